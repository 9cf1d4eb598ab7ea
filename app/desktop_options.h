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
    QString message;  // Help: the text; Misuse: what is wrong
    QString scenario; // a path; may be empty for the window
    QString output;   // Export: .pdf, .svg or .png
    std::optional<tarozi::ui::Language> language;
    tarozi::ui::Paper paper = tarozi::ui::Paper::A4;
    QString customer;
    QString author;
};

// What --language asks for, before the rest is looked at: complaints about the rest are in that language.
std::optional<tarozi::ui::Language> askedLanguage(const QStringList &arguments);

// In the words of the installed language.
DesktopOptions parseDesktopOptions(const QStringList &arguments);

// Whether these arguments are served without any window: looked at before the application object exists.
bool needsNoDisplay(int argc, const char *const *argv);
