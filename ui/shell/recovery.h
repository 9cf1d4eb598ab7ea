// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/error.h"
#include "core/workload/scenario.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

class QLockFile;

namespace tarozi::ui {

class Document;

// A scenario that a crash left behind.
struct LostScenario {
    QString recovery_file;
    QString path; // the file it belonged to; may be empty
    QDateTime saved;
    Scenario scenario;
};

// Keeps a copy of the unsaved scenario in a file of its own: written after each burst of changes, gone once the
// document is saved or closed properly. A lock beside it tells the copies of running programs from those of dead ones.
class Recovery : public QObject
{
    Q_OBJECT

public:
    Recovery(Document &document, const QString &folder, QObject *parent = nullptr);
    ~Recovery() override;

    // Copies of programs that are no longer running, newest first. Unreadable ones are left alone.
    std::vector<LostScenario> lostScenarios(const Catalog &catalog) const;
    static void forget(const LostScenario &lost);

    // A change that comes this long after the last one begins a new burst.
    void setBurstPause(int milliseconds) { m_timer.setInterval(milliseconds); }
    void scenarioChanged();
    void writeNow();
    QString file() const { return m_file; }

    // The document went its proper way: saved, given up or closed.
    void discard();

signals:
    void failed(const tarozi::Error &error); // once: work goes on without a copy

private:
    void tellOnce(const Error &error);

    Document &m_document;
    QString m_folder;
    QString m_file;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_timer;
    bool m_told = false;
};

} // namespace tarozi::ui
