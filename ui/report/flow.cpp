// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/flow.h"

#include <cstddef>

namespace tarozi::ui::report {

namespace {

const Slice *headerOf(const Flow &flow, const Slice &slice)
{
    return slice.header < 0 ? nullptr : &flow.headers[std::size_t(slice.header)];
}

// One past the last strip of the group that begins at `first`.
std::size_t groupEnd(const Flow &flow, std::size_t first)
{
    std::size_t end = first;
    while (end + 1 < flow.slices.size() && flow.slices[end].keep_with_next)
        ++end;
    return end + 1;
}

class Filler
{
public:
    Filler(const Flow &flow, double height) : m_flow(flow), m_height(height) {}

    std::vector<PlacedPage> fill()
    {
        m_pages.emplace_back();
        for (std::size_t i = 0; i < m_flow.slices.size();) {
            if (m_flow.slices[i].opens_page) {
                breakPage();
                ++i;
                continue;
            }
            const std::size_t end = groupEnd(m_flow, i);
            if (!fits(i, end))
                breakPage();
            const bool whole = fits(i, end);
            for (; i < end; ++i) {
                if (!whole && !fits(i, i + 1))
                    breakPage();
                place(m_flow.slices[i]);
            }
        }
        if (m_pages.size() > 1 && m_pages.back().empty())
            m_pages.pop_back();
        return std::move(m_pages);
    }

private:
    bool fits(std::size_t first, std::size_t end) const
    {
        double y = m_y;
        bool opens = m_pages.back().empty();
        for (std::size_t i = first; i < end; ++i) {
            const Slice &slice = m_flow.slices[i];
            const Slice *header = opens ? headerOf(m_flow, slice) : nullptr;
            y += (opens ? 0 : slice.space_before) + (header ? header->height : 0) + slice.height;
            opens = false;
        }
        return y <= m_height;
    }

    void breakPage()
    {
        if (m_pages.back().empty())
            return;
        m_pages.emplace_back();
        m_y = 0;
    }

    void place(const Slice &slice)
    {
        PlacedPage &page = m_pages.back();
        if (page.empty()) {
            if (const Slice *header = headerOf(m_flow, slice)) {
                page.push_back({header, 0});
                m_y = header->height;
            }
        } else {
            m_y += slice.space_before;
        }
        page.push_back({&slice, m_y});
        m_y += slice.height;
    }

    const Flow &m_flow;
    const double m_height;
    std::vector<PlacedPage> m_pages;
    double m_y = 0;
};

} // namespace

std::vector<PlacedPage> paginate(const Flow &flow, double height)
{
    return Filler(flow, height).fill();
}

} // namespace tarozi::ui::report
