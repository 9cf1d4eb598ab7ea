// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/fit_map_runner.h"

namespace tarozi::ui {

namespace {

// Lines of equal value bend slowly: a coarse grid is enough.
constexpr int kContourColumns = 48;
constexpr int kContourRows = 32;

} // namespace

FitMapRunner::FitMapRunner(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

FitMapRunner::~FitMapRunner()
{
    cancel();
    m_pool.waitForDone();
}

void FitMapRunner::cancel()
{
    if (m_cancelled)
        *m_cancelled = true;
    m_cancelled.reset();
    m_pool.clear();
}

void FitMapRunner::start(const FitMapOrder &order)
{
    cancel();
    m_cancelled = std::make_shared<std::atomic<bool>>(false);
    m_pool.start([this, order, cancelled = m_cancelled] {
        auto result = std::make_shared<FitMapResult>();
        result->map = fitMap(order.scenario, *order.catalog, order.map, cancelled.get());
        if (order.quantity && !*cancelled) {
            MapRequest coarse = order.map;
            coarse.columns = kContourColumns;
            coarse.rows = kContourRows;
            const QuantityGrid grid =
                quantityGrid(order.scenario, *order.catalog, order.regions_of, coarse, *order.quantity, order.per_hour);
            result->contours = contours(grid, *order.quantity);
        }
        if (*cancelled)
            return;
        QMetaObject::invokeMethod(
            this,
            [this, cancelled, result] {
                if (*cancelled)
                    return; // another order came in between
                m_cancelled.reset();
                emit finished(result);
            },
            Qt::QueuedConnection);
    });
}

} // namespace tarozi::ui
