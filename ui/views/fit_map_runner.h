// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/fit_map.h"

#include <QObject>
#include <QThreadPool>

#include <memory>
#include <optional>

namespace tarozi::ui {

// What a map is asked for, complete in itself: a worker needs nothing else.
struct FitMapOrder {
    Scenario scenario;
    std::shared_ptr<const Catalog> catalog;
    MapRequest map;
    int regions_of = 0;
    std::optional<MapQuantity> quantity;
    double per_hour = 0; // of the candidate whose regions are shown
};

struct FitMapResult {
    FitMap map;
    std::vector<ContourLine> contours;
};

// Draws maps on a worker, one at a time. A new order cancels the one before; what comes too late is dropped.
class FitMapRunner : public QObject
{
    Q_OBJECT

public:
    explicit FitMapRunner(QObject *parent = nullptr);
    ~FitMapRunner() override;

    void start(const FitMapOrder &order);
    void cancel();
    bool isRunning() const { return m_cancelled != nullptr; }

signals:
    void finished(const std::shared_ptr<const tarozi::ui::FitMapResult> &result);

private:
    QThreadPool m_pool;
    std::shared_ptr<std::atomic<bool>> m_cancelled; // of the order that runs
};

} // namespace tarozi::ui
