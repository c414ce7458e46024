#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace crossgloss {

/// Shortest augmenting paths over sparse edges, with dual prices in double: the engine under dense and sparse matchings.
///
/// Rows are assigned to columns over the edges that are known. What always holds, so that the assignment is the cheapest
/// one of its size over those edges: an assigned edge has reduced cost (cost − price of row − price of column) zero, no edge
/// a negative one, and no column is dearer than floorPrice(), which is the price of the columns left over. A column that is
/// left over and yet cheaper is *short*: something took its row away, and augment() sees to it that it is taken again or
/// may stay free.
class AugmentingPaths {
public:
    static constexpr std::int32_t none = -1;

    struct Edge {
        double cost = 0;
        std::int32_t column = 0;
    };

    /// @p balanced says that as many columns as rows will be assigned in the end, so that none is left over.
    AugmentingPaths(std::size_t rows, std::size_t columns, bool balanced);

    std::size_t rows() const { return m_columnOf.size(); }
    std::size_t columns() const { return m_rowOf.size(); }

    /// The edges of the next row, in order of rows; once for each row.
    void appendEdges(std::span<const Edge> edges);
    void addEdge(std::int32_t row, const Edge& edge) { m_more[static_cast<std::size_t>(row)].push_back(edge); }
    /// Sets the cost of an edge; infinity takes it out. False when there is no such edge.
    bool setCost(std::int32_t row, std::int32_t column, double cost);
    bool hasEdge(std::int32_t row, std::int32_t column) const;
    std::size_t edgesOf(std::int32_t row) const;

    std::int32_t columnOf(std::int32_t row) const { return m_columnOf[static_cast<std::size_t>(row)]; }
    std::int32_t rowOf(std::int32_t column) const { return m_rowOf[static_cast<std::size_t>(column)]; }
    /// Cost of the assigned edge of a row.
    double assignedCost(std::int32_t row) const { return m_assignedCost[static_cast<std::size_t>(row)]; }
    /// Price of an assigned row: its assigned cost less the price of its column.
    double rowPrice(std::int32_t row) const;
    /// Least reduced cost over the known edges of a row: its price if it were to be assigned now.
    double minReducedCost(std::int32_t row) const;

    /// Prices of columns; whoever sets them answers for what always holds. Minus infinity takes a column out.
    std::vector<double>& prices() { return m_price; }
    const std::vector<double>& prices() const { return m_price; }
    double floorPrice() const { return m_floor; }

    void assign(std::int32_t row, std::int32_t column, double cost);
    /// Frees a row and its column.
    void free(std::int32_t row);
    /// Takes a row or a free column out of the game, and a row back in; a taken-out row is free.
    void retireRow(std::int32_t row);
    void retireColumn(std::int32_t column);
    void restoreRow(std::int32_t row);
    /// Takes a column back in, free, at a price that leaves no edge with a negative reduced cost.
    void restoreColumn(std::int32_t column, double price);

    /// Assigns a free row along the shortest path. False when no column can be reached: the row is then given up (until
    /// freed again), and reachedRows() are the rows that were seen in vain.
    bool augment(std::int32_t row);
    /// Deals with the columns that are short while no row is free.
    void settleShortColumns();
    const std::vector<std::int32_t>& reachedRows() const { return m_reachedRows; }
    /// Counts a given-up row as waiting again.
    void retry(std::int32_t row);

private:
    static constexpr std::int32_t spare = -2;  ///< the row that holds the columns left over, at no cost

    struct Entry {
        double distance;
        std::int32_t column;
    };

    bool search(std::int32_t start);
    void relaxRow(std::int32_t row, double base);
    /// True when that is the shortest way to the column so far.
    bool relax(std::int32_t row, std::int32_t column, double distance);
    void relaxSpare(double base);
    bool endsAt(std::int32_t column) const;
    void updatePrices();
    void flip(std::int32_t start);
    void forget();
    void unmarkShort(std::int32_t column);

    bool m_balanced;
    std::vector<std::size_t> m_start{0};
    std::vector<Edge> m_edges;
    std::vector<std::vector<Edge>> m_more;
    std::vector<std::int32_t> m_columnOf;
    std::vector<std::int32_t> m_rowOf;
    std::vector<double> m_assignedCost;
    std::vector<double> m_price;
    double m_floor = 0;
    std::vector<char> m_short;
    std::size_t m_shortColumns = 0;
    std::vector<char> m_waiting;       ///< rows that are free and not given up
    std::size_t m_waitingRows = 0;

    // Of the search that runs: kept to save allocations.
    enum Mark : char { Unseen, Seen, Done };
    std::vector<char> m_mark;
    std::vector<double> m_distance;
    std::vector<double> m_pathCost;    ///< cost of the edge by which a column was reached
    std::vector<std::int32_t> m_from;
    std::vector<Entry> m_heap;
    std::vector<std::int32_t> m_seen;
    std::vector<std::int32_t> m_done;
    std::vector<std::int32_t> m_reachedRows;
    double m_bestDistance = std::numeric_limits<double>::infinity();
    std::int32_t m_end = none;
    bool m_onlyShort = false;
    double m_spareDistance = std::numeric_limits<double>::infinity();
    std::int32_t m_spareFrom = none;   ///< left-over column through which the spare row was reached
};

} // namespace crossgloss
