// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/recovery.h"

#include "core/whole_file.h"
#include "core/workload/scenario_file.h"
#include "ui/shell/document.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QUuid>

#include <utility>

namespace tarozi::ui {

namespace {

constexpr int kBurstPauseMs = 400;
constexpr qint64 kLargestFile = 1 << 20;

const auto kPath = QStringLiteral("path");
const auto kScenario = QStringLiteral("scenario");

QString lockOf(const QString &recovery_file)
{
    return recovery_file + QStringLiteral(".lock");
}

std::optional<LostScenario> read(const QFileInfo &info, const Catalog &catalog)
{
    QFile file(info.filePath());
    if (info.size() > kLargestFile || !file.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject content = QJsonDocument::fromJson(file.readAll()).object();
    const QByteArray scenario = QJsonDocument(content.value(kScenario).toObject()).toJson();
    const Result<Scenario> result = readScenario(scenario, info.fileName(), catalog);
    if (!result)
        return {};
    return LostScenario{info.filePath(), content.value(kPath).toString(), info.lastModified(), *result};
}

} // namespace

Recovery::Recovery(Document &document, const QString &folder, QObject *parent)
    : QObject(parent), m_document(document), m_folder(folder)
{
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".recovery");
    m_file = QDir(folder).filePath(name);
    m_timer.setSingleShot(true);
    m_timer.setInterval(kBurstPauseMs);
    connect(&m_timer, &QTimer::timeout, this, &Recovery::writeNow);
    connect(&document, &Document::modifiedChanged, this, [this](bool modified) {
        if (!modified)
            discard();
    });
}

Recovery::~Recovery() = default;

std::vector<LostScenario> Recovery::lostScenarios(const Catalog &catalog) const
{
    std::vector<LostScenario> lost;
    const auto files = QDir(m_folder).entryInfoList({QStringLiteral("*.recovery")}, QDir::Files, QDir::Time);
    for (const QFileInfo &info : files) {
        QLockFile lock(lockOf(info.filePath()));
        lock.setStaleLockTime(0); // only a dead owner makes it stale
        if (info.filePath() == m_file || !lock.tryLock(0))
            continue;
        if (auto found = read(info, catalog))
            lost.push_back(std::move(*found));
    }
    return lost;
}

void Recovery::forget(const LostScenario &lost)
{
    QFile::remove(lost.recovery_file);
}

void Recovery::scenarioChanged()
{
    if (m_document.isModified())
        m_timer.start();
}

void Recovery::discard()
{
    m_timer.stop();
    if (!m_lock)
        return;
    QFile::remove(m_file);
    m_lock.reset();
}

void Recovery::writeNow()
{
    if (!m_document.isModified())
        return;
    QDir().mkpath(m_folder);
    if (!m_lock) {
        auto lock = std::make_unique<QLockFile>(lockOf(m_file));
        lock->setStaleLockTime(0);
        if (lock->tryLock(0))
            m_lock = std::move(lock);
    }
    if (!m_lock) {
        tellOnce({Problem::CannotWrite, m_file, {}, {}, {}});
        return;
    }
    const QJsonObject content{{kPath, m_document.path()}, {kScenario, toJson(m_document.scenario())}};
    if (const auto error = writeWholeFile(m_file, QJsonDocument(content).toJson()))
        tellOnce(*error);
}

void Recovery::tellOnce(const Error &error)
{
    if (!std::exchange(m_told, true))
        emit failed(error);
}

} // namespace tarozi::ui
