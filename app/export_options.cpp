// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export_options.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

using namespace tarozi::ui;

namespace {

const QStringList kEndings{QStringLiteral("pdf"), QStringLiteral("xlsx"), QStringLiteral("svg"), QStringLiteral("png")};
const QStringList kDrawings{QStringLiteral("pdf"), QStringLiteral("svg"), QStringLiteral("png")};
constexpr int kLongestValidity = 3660; // days
constexpr std::size_t kMostVariants = 4;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

QCommandLineOption option(const char *name, const QString &description, const char *value)
{
    return {QLatin1String(name), description, QLatin1String(value)};
}

// The options as one object: what the help tells is what is read.
struct Known {
    QCommandLineOption output = option(
        "export",
        Words::tr(
            "Write the proposal (.pdf), its workbook (.xlsx) or the comparison chart (.svg, .png) and leave; needs "
            "no display. “{name}” in the file's name writes one for each scenario instead of comparing them."),
        "file");
    QCommandLineOption paper = option("paper", Words::tr("Paper of the export: a4 or letter."), "size");
    QCommandLineOption title = option("title", Words::tr("Title of the proposal."), "text");
    QCommandLineOption customer = option("customer", Words::tr("Customer named in the proposal."), "name");
    QCommandLineOption author = option("author", Words::tr("Who the proposal is prepared by."), "name");
    QCommandLineOption contact = option("contact", Words::tr("How to reach the author."), "text");
    QCommandLineOption project = option("project", Words::tr("Project of the customer."), "name");
    QCommandLineOption number = option("number", Words::tr("Number of the document."), "text");
    QCommandLineOption revision = option("revision", Words::tr("Revision of the document."), "text");
    QCommandLineOption date =
        option("date", Words::tr("Date of the document, such as 2026-11-30; today by default."), "date");
    QCommandLineOption valid_days = option("valid-days", Words::tr("For how many days the proposal holds."), "n");
    QCommandLineOption parts =
        option("parts", Words::tr("Only these parts, apart by commas: %1.").arg(partWords().join(QStringLiteral(", "))),
               "list");
    QCommandLineOption without = option("without", Words::tr("All parts but these."), "list");
    QCommandLineOption wording =
        option("wording", Words::tr("Wording of the limits: plain, formal or internal."), "word");
    QCommandLineOption mark =
        option("mark", Words::tr("Mark of confidentiality: none, confidential or internal."), "word");
    QCommandLineOption logo = option("logo", Words::tr("Logo of the cover: an SVG or PNG file."), "file");
    QCommandLineOption accent = option("accent", Words::tr("Accent colour, such as #2457C5."), "colour");
    QCommandLineOption header = option("header", Words::tr("A line of your own at the head of each page."), "text");
    QCommandLineOption footer = option("footer", Words::tr("A line of your own at the foot of each page."), "text");
    QCommandLineOption disclaimer = option("disclaimer", Words::tr("A sentence of your own among the limits."), "text");
    QCommandLineOption no_attachment{QStringLiteral("no-attachment"),
                                     Words::tr("Do not attach the scenario to the PDF.")};
    QCommandLineOption chart = option("chart", Words::tr("One chart alone: memory, context or speed."), "name");
    QCommandLineOption scale = option("scale", Words::tr("Pixels of a .png for one of the window: 1, 2 or 3."), "n");

    static QStringList partWords()
    {
        QStringList words;
        for (const ProposalPart part : kProposalParts)
            words.append(proposalPartWord(part));
        return words;
    }
};

class Reader
{
public:
    Reader(const QCommandLineParser &parser, DesktopOptions &options) : m_parser(parser), m_options(options) {}

    QString read()
    {
        readWords();
        readLook();
        readDates();
        readParts();
        readChart();
        readOutput();
        return m_wrong;
    }

private:
    void complain(const QString &text)
    {
        if (m_wrong.isEmpty())
            m_wrong = text;
    }

    // One of several words.
    template<typename Value>
    void choose(const QCommandLineOption &given, const std::initializer_list<std::pair<const char *, Value>> &choices,
                Value &value)
    {
        if (!m_parser.isSet(given))
            return;
        const QString found = m_parser.value(given).toLower();
        QStringList words;
        for (const auto &[word, meaning] : choices) {
            if (found == QLatin1String(word)) {
                value = meaning;
                return;
            }
            words.append(QLatin1String(word));
        }
        complain(wrongValue(given, m_parser.value(given), words));
    }

    void readWords()
    {
        ProposalOptions &proposal = m_options.proposal;
        m_options.details = {m_parser.value(m_known.title), m_parser.value(m_known.customer),
                             m_parser.value(m_known.author)};
        proposal.contact = m_parser.value(m_known.contact);
        proposal.project = m_parser.value(m_known.project);
        proposal.number = m_parser.value(m_known.number);
        proposal.revision = m_parser.value(m_known.revision);
        m_options.own_words = {m_parser.value(m_known.header), m_parser.value(m_known.footer),
                               m_parser.value(m_known.disclaimer)};
    }

    void readLook()
    {
        ProposalOptions &proposal = m_options.proposal;
        choose(m_known.paper, {{"a4", Paper::A4}, {"letter", Paper::Letter}}, proposal.paper);
        choose(m_known.wording,
               {{"plain", Wording::Plain}, {"formal", Wording::Formal}, {"internal", Wording::Internal}},
               proposal.wording);
        choose(m_known.mark,
               {{"none", Confidentiality::None},
                {"confidential", Confidentiality::Confidential},
                {"internal", Confidentiality::InternalUse}},
               proposal.confidentiality);
        proposal.logo = m_parser.value(m_known.logo);
        proposal.attach_scenario = !m_parser.isSet(m_known.no_attachment);
        if (!m_parser.isSet(m_known.accent))
            return;
        const QColor accent(m_parser.value(m_known.accent));
        if (accent.isValid())
            proposal.accent = accent;
        else
            complain(wrongValue(m_known.accent, m_parser.value(m_known.accent), {QStringLiteral("#RRGGBB")}));
    }

    void readDates()
    {
        if (m_parser.isSet(m_known.date)) {
            m_options.proposal.date = QDate::fromString(m_parser.value(m_known.date), Qt::ISODate);
            if (!m_options.proposal.date.isValid())
                complain(wrongValue(m_known.date, m_parser.value(m_known.date), {QStringLiteral("YYYY-MM-DD")}));
        }
        if (m_parser.isSet(m_known.valid_days)) {
            bool number = false;
            m_options.valid_days = m_parser.value(m_known.valid_days).toInt(&number);
            if (!number || m_options.valid_days < 0 || m_options.valid_days > kLongestValidity)
                complain(wrongValue(m_known.valid_days, m_parser.value(m_known.valid_days),
                                    {QStringLiteral("0…%1").arg(kLongestValidity)}));
        }
    }

    void readParts()
    {
        if (m_parser.isSet(m_known.parts))
            m_options.proposal.parts = partsOf(m_known.parts);
        for (const ProposalPart part : partsOf(m_known.without))
            m_options.proposal.parts.erase(part);
    }

    std::set<ProposalPart> partsOf(const QCommandLineOption &given)
    {
        std::set<ProposalPart> parts;
        for (const QString &word : m_parser.value(given).split(QLatin1Char(','), Qt::SkipEmptyParts)) {
            if (const auto part = proposalPartOf(word.trimmed().toLower()))
                parts.insert(*part);
            else
                complain(wrongValue(given, word, Known::partWords()));
        }
        return parts;
    }

    void readChart()
    {
        if (m_parser.isSet(m_known.chart)) {
            ProposalChart chart = ProposalChart::Memory;
            choose(m_known.chart,
                   {{"memory", ProposalChart::Memory},
                    {"context", ProposalChart::Context},
                    {"speed", ProposalChart::Speed}},
                   chart);
            m_options.chart = chart;
        }
        choose(m_known.scale, {{"1", 1.0}, {"2", 2.0}, {"3", 3.0}}, m_options.image_scale);
    }

    void readOutput()
    {
        if (!m_parser.isSet(m_known.output))
            return;
        m_options.action = DesktopOptions::Action::Export;
        m_options.output = m_parser.value(m_known.output);
        const QString ending = QFileInfo(m_options.output).suffix().toLower();
        if (!kEndings.contains(ending))
            return complain(wrongValue(m_known.output, m_options.output, kEndings));
        if (!m_options.chart && ending != QStringLiteral("pdf") && ending != QStringLiteral("xlsx"))
            m_options.chart = ProposalChart::Memory;
        if (m_options.chart && !kDrawings.contains(ending))
            return complain(wrongValue(m_known.output, m_options.output, kDrawings));
        if (m_options.scenarios.isEmpty())
            return complain(Words::tr("--export needs a scenario file"));
        const bool each = m_options.output.contains(QStringLiteral("{name}"));
        if (!each && m_options.chart && m_options.scenarios.size() > 1)
            return complain(Words::tr("A chart shows one scenario; “{name}” in the file's name draws each"));
        if (!each && std::size_t(m_options.scenarios.size()) > kMostVariants)
            complain(Words::tr("At most %1 scenarios are compared; “{name}” in the file's name writes one for each")
                         .arg(kMostVariants));
    }

    const Known m_known;
    const QCommandLineParser &m_parser;
    DesktopOptions &m_options;
    QString m_wrong;
};

} // namespace

QList<QCommandLineOption> ExportOptions::definitions() const
{
    const Known known;
    return {known.output,  known.paper,      known.title,         known.customer, known.author,     known.contact,
            known.project, known.number,     known.revision,      known.date,     known.valid_days, known.parts,
            known.without, known.wording,    known.mark,          known.logo,     known.accent,     known.header,
            known.footer,  known.disclaimer, known.no_attachment, known.chart,    known.scale};
}

QString ExportOptions::read(const QCommandLineParser &parser, DesktopOptions &options) const
{
    return Reader(parser, options).read();
}

QString wrongValue(const QCommandLineOption &option, const QString &found, const QStringList &choices)
{
    return Words::tr("--%1: “%2” is none of %3")
        .arg(option.names().constFirst(), found, choices.join(QStringLiteral(", ")));
}
