// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/language/language_manager.h"
#include "ui/report/proposal.h"

#include <QString>
#include <QStringList>

#include <optional>

// What the command line of the desktop program asks for.
struct DesktopOptions {
    enum class Action { Window, Export, Help, Version, Misuse };

    Action action = Action::Window;
    QString message;       // Help: the text; Misuse: what is wrong
    QString scenario;      // a path; may be empty for the window
    QStringList scenarios; // Export: all of them, the one above first
    QString output;        // Export: .pdf, .xlsx, .svg or .png; "{name}" stands for each scenario's name
    std::optional<tarozi::ui::Language> language;
    tarozi::ui::ProposalOptions proposal;           // language and, where it was not given, date are left to the caller
    int valid_days = 0;                             // 0: the proposal says nothing of it
    tarozi::ui::OwnWords own_words;                 // in the language of the export
    tarozi::ProposalDetails details;                // empty ones are the scenario's
    std::optional<tarozi::ui::ProposalChart> chart; // one chart instead of the proposal
    double image_scale = 2;
};

// In the words of the installed language.
DesktopOptions parseDesktopOptions(const QStringList &arguments);

// Whether these arguments are served without any window: looked at before the application object exists.
bool needsNoDisplay(int argc, const char *const *argv);
