#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// One entry of a transport plan.
struct Shipment {
    std::uint32_t source = 0;
    std::uint32_t target = 0;
    double mass = 0;
};

/// Exact optimal transport between small histograms: min Σ f_ij c_ij with row sums @p supply and column sums @p demand, all
/// f_ij ≥ 0 (Kusner et al. 2015, eq. 1 is the Word Mover's Distance). Successive shortest paths with prices in double, on
/// memory that is kept between calls: microseconds for glosses. One object serves one thread.
class TransportSolver {
public:
    /// @param supply,demand positive masses of equal sum; both are taken to sum to the supply's sum.
    /// @param costs supply.size() × demand.size(), row-major, @p stride elements between rows; finite.
    /// @return the least total cost.
    double solve(std::span<const double> supply, std::span<const double> demand, const float* costs, std::size_t stride);
    /// The plan that solve() found last, by source and target.
    std::vector<Shipment> plan() const;

private:
    void reserve(std::size_t rows, std::size_t columns);

    std::size_t m_rows = 0;
    std::size_t m_columns = 0;
    std::size_t m_stride = 0;          ///< columns, padded
    std::size_t m_words = 0;           ///< 64-bit words of a set of rows
    std::vector<double> m_costs;       ///< rows × stride, padding infinite
    std::vector<double> m_flow;        ///< rows × stride
    std::vector<std::uint64_t> m_shippers;     ///< columns × words: rows that ship to a column
    std::vector<double> m_price, m_distance, m_left, m_scanned;   ///< of columns
    std::vector<double> m_supply;      ///< of rows
    std::vector<std::int64_t> m_from;
    std::vector<std::int32_t> m_through;
    std::vector<std::uint64_t> m_reached;
};

} // namespace crossgloss
