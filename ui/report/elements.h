// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "ui/charts/chart_spec.h"
#include "ui/charts/table_spec.h"
#include "ui/report/logo.h"
#include "ui/report/text_box.h"

#include <QString>

#include <variant>
#include <vector>

// A report as data: what stands on its pages, in the reader's language, before any of it is laid out.
namespace tarozi::ui::report {

// A label above its value: customer, author, date.
struct Fact {
    QString label, value;
};

// The front page: a mark of the house, the title, the answer, who it is for, and what the document is not.
struct CoverBlock {
    Logo logo;
    QString title, subtitle;
    QString statement; // the answer in a sentence
    std::vector<Fact> facts;
    QString note; // at the foot
    QColor accent;
};

struct PageBreak {
};

struct TitleBlock {
    QString title;
    std::vector<Fact> facts;
};

// The sentence that answers, and what it answers to.
struct Lead {
    QString question;
    std::vector<QString> sentences;
};

struct Heading {
    enum class Level { Section, Part };
    QString text;
    Level level = Level::Section;
    QColor accent{}; // of the rule above a section; not valid: none
};

struct Paragraph {
    QString text;
    Style style = Style::Body;
    bool secondary = false;
    bool introduces = false; // stays with what follows
};

struct KeyFigure {
    QString label, number, unit;
    QString note; // beneath, small
};

// What one GPU comes to.
struct VerdictCard {
    QString name, detail;
    Verdict verdict = Verdict::NotModelled;
    QString verdict_words;
    QString statement; // spare or short by how much; why there is no answer
    std::vector<KeyFigure> figures;
};

struct VerdictCards {
    std::vector<VerdictCard> cards;
};

struct BarChart {
    StackedBarSpec spec;
};

struct CurveChart {
    CurveSpec spec;
};

// A table whose header repeats on each page.
struct DataTable {
    enum class Kind {
        Figures,  // to the right, on the decimal mark of their column
        Words,    // to the left
        Formulas, // to the left, indices lowered
    };
    TableSpec spec; // a cell of marks alone stands to the left, small
    Kind kind = Kind::Figures;
    QString decimal_mark;
    std::vector<double> widths; // shares of the width, one a column; empty: the label 0.4, the others even
    bool whole = false;         // moves to the next page rather than break
};

struct Note {
    QString marker; // a bullet, "[3]"; a box to tick is drawn for "☐"
    std::vector<Run> runs;
};

struct NoteList {
    std::vector<Note> notes;
};

// Lines for a terminal, each as it is typed.
struct CommandBlock {
    std::vector<QString> lines;
};

using Element = std::variant<CoverBlock, PageBreak, CommandBlock, TitleBlock, Lead, Heading, Paragraph, VerdictCards,
                             BarChart, CurveChart, DataTable, NoteList>;

struct Document {
    QString title;
    QString header;      // right, on every page; may be empty
    QString footer;      // left, on every page
    QString own_footer;  // a second line under it; may be empty
    QString page_n_of_m; // "page %1 of %2"
    std::vector<Element> elements;
};

} // namespace tarozi::ui::report
