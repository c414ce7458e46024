#include "matching/AugmentingPaths.h"

#include "matching/CostLines.h"

#include <algorithm>

namespace crossgloss {

namespace {


} // namespace

AugmentingPaths::AugmentingPaths(std::size_t rows, std::size_t columns, bool balanced)
    : m_balanced(balanced), m_more(rows), m_columnOf(rows, none), m_rowOf(columns, none), m_assignedCost(rows, 0.0),
      m_price(columns, 0.0), m_short(columns, 0), m_waiting(rows, 1), m_waitingRows(rows), m_mark(columns, Unseen),
      m_distance(columns), m_pathCost(columns), m_from(columns)
{
    m_start.reserve(rows + 1);
}

void AugmentingPaths::appendEdges(std::span<const Edge> edges)
{
    m_edges.insert(m_edges.end(), edges.begin(), edges.end());
    m_start.push_back(m_edges.size());
}

bool AugmentingPaths::setCost(std::int32_t row, std::int32_t column, double cost)
{
    bool found = false;
    const auto set = [&](Edge& edge) {
        if (edge.column == column) {
            edge.cost = cost;
            found = true;
        }
    };
    std::for_each(m_edges.begin() + static_cast<std::ptrdiff_t>(m_start[indexOf(row)]),
                  m_edges.begin() + static_cast<std::ptrdiff_t>(m_start[indexOf(row) + 1]), set);
    std::for_each(m_more[indexOf(row)].begin(), m_more[indexOf(row)].end(), set);
    return found;
}

bool AugmentingPaths::hasEdge(std::int32_t row, std::int32_t column) const
{
    const auto leads = [column](const Edge& edge) { return edge.column == column; };
    return std::any_of(m_edges.begin() + static_cast<std::ptrdiff_t>(m_start[indexOf(row)]),
                       m_edges.begin() + static_cast<std::ptrdiff_t>(m_start[indexOf(row) + 1]), leads)
        || std::any_of(m_more[indexOf(row)].begin(), m_more[indexOf(row)].end(), leads);
}

std::size_t AugmentingPaths::edgesOf(std::int32_t row) const
{
    return m_start[indexOf(row) + 1] - m_start[indexOf(row)] + m_more[indexOf(row)].size();
}

double AugmentingPaths::rowPrice(std::int32_t row) const
{
    return m_assignedCost[indexOf(row)] - m_price[indexOf(m_columnOf[indexOf(row)])];
}

double AugmentingPaths::minReducedCost(std::int32_t row) const
{
    double least = infiniteCost;
    for (std::size_t e = m_start[indexOf(row)]; e < m_start[indexOf(row) + 1]; ++e) {
        least = std::min(least, m_edges[e].cost - m_price[indexOf(m_edges[e].column)]);
    }
    for (const Edge& edge : m_more[indexOf(row)]) {
        least = std::min(least, edge.cost - m_price[indexOf(edge.column)]);
    }
    return least;
}

void AugmentingPaths::assign(std::int32_t row, std::int32_t column, double cost)
{
    m_columnOf[indexOf(row)] = column;
    m_rowOf[indexOf(column)] = row;
    m_assignedCost[indexOf(row)] = cost;
    unmarkShort(column);
    if (m_waiting[indexOf(row)]) {
        m_waiting[indexOf(row)] = 0;
        --m_waitingRows;
    }
}

void AugmentingPaths::free(std::int32_t row)
{
    const std::int32_t column = m_columnOf[indexOf(row)];
    if (column != none) {
        m_rowOf[indexOf(column)] = none;
        m_columnOf[indexOf(row)] = none;
        if (!m_balanced && m_price[indexOf(column)] < m_floor) {
            m_short[indexOf(column)] = 1;
            ++m_shortColumns;
        }
    }
    retry(row);
}

void AugmentingPaths::retry(std::int32_t row)
{
    if (!m_waiting[indexOf(row)]) {
        m_waiting[indexOf(row)] = 1;
        ++m_waitingRows;
    }
}

void AugmentingPaths::retireRow(std::int32_t row)
{
    free(row);
    m_waiting[indexOf(row)] = 0;
    --m_waitingRows;
}

void AugmentingPaths::retireColumn(std::int32_t column)
{
    unmarkShort(column);
    m_price[indexOf(column)] = -infiniteCost;
}

void AugmentingPaths::restoreRow(std::int32_t row)
{
    retry(row);
}

void AugmentingPaths::restoreColumn(std::int32_t column, double price)
{
    m_price[indexOf(column)] = m_balanced ? price : std::min(price, m_floor);
    if (!m_balanced && m_price[indexOf(column)] < m_floor) {
        m_short[indexOf(column)] = 1;
        ++m_shortColumns;
    }
}

void AugmentingPaths::unmarkShort(std::int32_t column)
{
    if (m_short[indexOf(column)]) {
        m_short[indexOf(column)] = 0;
        --m_shortColumns;
    }
}

bool AugmentingPaths::augment(std::int32_t row)
{
    if (m_columnOf[indexOf(row)] != none) {
        return true;
    }
    retry(row);
    // As many short columns as waiting rows: each row must end at one of them, though it may push a left-over column
    // into use and leave another free instead. More rows than that: the others may take any free column.
    m_onlyShort = m_shortColumns > 0 && m_waitingRows <= m_shortColumns;
    const bool found = search(row);
    if (found) {
        updatePrices();
        flip(row);
    } else {
        m_waiting[indexOf(row)] = 0;
        --m_waitingRows;
    }
    forget();
    return found;
}

void AugmentingPaths::settleShortColumns()
{
    while (m_shortColumns > m_waitingRows) {
        m_onlyShort = true;
        m_spareFrom = none;
        if (search(spare)) {
            updatePrices();
            flip(spare);
        }
        forget();
    }
}

bool AugmentingPaths::endsAt(std::int32_t column) const
{
    return m_rowOf[indexOf(column)] == none && (!m_onlyShort || m_short[indexOf(column)]);
}

bool AugmentingPaths::relax(std::int32_t row, std::int32_t column, double distance)
{
    if (distance >= m_bestDistance || m_mark[indexOf(column)] == Done) {
        return false;
    }
    if (m_mark[indexOf(column)] == Unseen) {
        m_mark[indexOf(column)] = Seen;
        m_seen.push_back(column);
    } else if (distance >= m_distance[indexOf(column)]) {
        return false;
    }
    m_distance[indexOf(column)] = distance;
    m_from[indexOf(column)] = row;
    if (endsAt(column)) {
        m_bestDistance = distance;
        m_end = column;
    } else {
        m_heap.push_back({distance, column});
        std::push_heap(m_heap.begin(), m_heap.end(),
                       [](const Entry& a, const Entry& b) { return a.distance > b.distance; });
    }
    return true;
}

void AugmentingPaths::relaxRow(std::int32_t row, double base)
{
    m_reachedRows.push_back(row);
    const auto along = [&](const Edge& edge) {
        if (relax(row, edge.column, base + (edge.cost - m_price[indexOf(edge.column)]))) {
            m_pathCost[indexOf(edge.column)] = edge.cost;
        }
    };
    for (std::size_t e = m_start[indexOf(row)]; e < m_start[indexOf(row) + 1]; ++e) {
        along(m_edges[e]);
    }
    for (const Edge& edge : m_more[indexOf(row)]) {
        along(edge);
    }
}

void AugmentingPaths::relaxSpare(double base)
{
    m_spareDistance = base;
    for (std::size_t column = 0; column < m_price.size(); ++column) {
        relax(spare, static_cast<std::int32_t>(column), base + (m_floor - m_price[column]));
    }
}

bool AugmentingPaths::search(std::int32_t start)
{
    m_bestDistance = infiniteCost;
    m_end = none;
    m_spareDistance = infiniteCost;
    m_spareFrom = none;
    m_reachedRows.clear();
    if (start == spare) {
        relaxSpare(0.0);
    } else {
        const double least = minReducedCost(start);
        if (least == infiniteCost) {
            m_reachedRows.push_back(start);
            return false;
        }
        relaxRow(start, -least);
    }
    while (!m_heap.empty()) {
        const Entry entry = m_heap.front();
        std::pop_heap(m_heap.begin(), m_heap.end(),
                      [](const Entry& a, const Entry& b) { return a.distance > b.distance; });
        m_heap.pop_back();
        if (m_mark[indexOf(entry.column)] == Done || entry.distance > m_distance[indexOf(entry.column)]) {
            continue;
        }
        if (entry.distance >= m_bestDistance) {
            break;
        }
        m_mark[indexOf(entry.column)] = Done;
        m_done.push_back(entry.column);
        const std::int32_t row = m_rowOf[indexOf(entry.column)];
        if (row != none) {
            relaxRow(row, entry.distance - rowPrice(row));
        } else if (m_spareDistance == infiniteCost) {
            m_spareFrom = entry.column;
            relaxSpare(entry.distance + (m_price[indexOf(entry.column)] - m_floor));
        }
    }
    return m_end != none;
}

void AugmentingPaths::updatePrices()
{
    for (const std::int32_t column : m_done) {
        m_price[indexOf(column)] += m_distance[indexOf(column)] - m_bestDistance;
    }
    if (m_spareDistance < m_bestDistance) {
        m_floor += m_spareDistance - m_bestDistance;
    }
}

void AugmentingPaths::flip(std::int32_t start)
{
    std::int32_t column = m_end;
    while (true) {
        const std::int32_t row = m_from[indexOf(column)];
        if (row == spare) {
            // The column is left over now; what was left over before takes the path's beginning.
            m_rowOf[indexOf(column)] = none;
            unmarkShort(column);
            if (start == spare && m_spareFrom == none) {
                return;
            }
            column = m_spareFrom;
            continue;
        }
        const std::int32_t next = m_columnOf[indexOf(row)];
        assign(row, column, m_pathCost[indexOf(column)]);
        if (row == start) {
            return;
        }
        column = next;
    }
}

void AugmentingPaths::forget()
{
    for (const std::int32_t column : m_seen) {
        m_mark[indexOf(column)] = Unseen;
    }
    m_seen.clear();
    m_done.clear();
    m_heap.clear();
}

} // namespace crossgloss
