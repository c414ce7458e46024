#pragma once

#include "numeric/DenseMatrix.h"

#include <cstddef>
#include <vector>

namespace crossgloss {

/// All that the closed-form maps need of a dictionary with the rows X (pairs × source dimension) and Z (pairs × target
/// dimension), whatever its size. Accumulated in double: where both sides are the same, so are their products, and the
/// map is the identity to within rounding.
struct CrossProducts {
    std::size_t pairs = 0;
    DenseMatrix cross;                 ///< XᵀZ, source × target dimension
    DenseMatrix sourceGram;            ///< XᵀX; empty when not asked for
    DenseMatrix targetGram;            ///< ZᵀZ; empty when not asked for
    std::vector<double> sourceSum;     ///< column sums of X
    std::vector<double> targetSum;     ///< column sums of Z
};

/// Collects the products of blocks of pairs. One object belongs to one thread; merge() joins those of several.
class CrossProductsBuilder {
public:
    /// @param grams whether XᵀX and ZᵀZ are wanted too: three times the work.
    CrossProductsBuilder(std::size_t sourceDimension, std::size_t targetDimension, bool grams);

    /// Adds one pair of rows.
    void add(const float* source, const float* target);
    /// Adds everything that @p other holds.
    void merge(CrossProductsBuilder& other);
    /// What was added so far.
    const CrossProducts& result();

private:
    void flush();

    std::size_t m_sourceDimension;
    std::size_t m_targetDimension;
    bool m_grams;
    std::size_t m_waiting = 0;
    std::vector<double> m_source;      ///< rows that wait to fill a block
    std::vector<double> m_target;
    CrossProducts m_products;
};

} // namespace crossgloss
