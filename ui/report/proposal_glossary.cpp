// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal_content.h"

#include <QCoreApplication>

namespace tarozi::ui::report {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Proposal)
};

} // namespace

void addGlossary(const Section &section)
{
    const std::pair<QString, QString> terms[] = {
        {Words::tr("Weights"), Words::tr("the numbers a model consists of; they lie in the GPU's memory all the time")},
        {Words::tr("KV cache"),
         Words::tr(
             "what the model remembers of every token of every running request; grows with context and requests")},
        {Words::tr("Token"), Words::tr("a piece of text of a few letters; models read and write tokens")},
        {Words::tr("Context"), Words::tr("the tokens of one request, its input and output together")},
        {Words::tr("Precision"), Words::tr("how many bits keep one number; fewer bits take less memory")},
        {Words::tr("Limit"), Words::tr("the part of the GPU's memory that the engine may fill")},
        {Words::tr("Spare memory"), Words::tr("the limit less what is needed")},
        {Words::tr("Prefill"), Words::tr("reading the input, before the first token of the answer")},
        {Words::tr("Decode"), Words::tr("writing the answer, token by token")},
        {Words::tr("Time to first token (TTFT)"),
         Words::tr("from sending a request to the first token, queue included")},
        {Words::tr("Time per output token (TPOT)"), Words::tr("between two tokens of one answer")},
        {Words::tr("Ceiling"), Words::tr("the speed that physics allows and no service reaches")},
        {Words::tr("Expectation"),
         Words::tr("what published measurements lead to expect, with its band; to be tested")},
        {Words::tr("ECC"), Words::tr("error correction of the GPU's memory; on some cards it takes a part of it")},
        {Words::tr("GB, GiB"), Words::tr("10⁹ bytes and 2³⁰ bytes: 24 GiB are 25.8 GB")}};
    NoteList list;
    for (const auto &[term, meaning] : terms)
        list.notes.push_back({QStringLiteral(u"\u2013"),
                              {{term, Style::Strong, {}}, {QStringLiteral(u" \u2013 ") + meaning, Style::Body, {}}}});
    section.add(Heading{Words::tr("Glossary")});
    section.add(list);
}

} // namespace tarozi::ui::report
