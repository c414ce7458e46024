#include "alignment/CrossProducts.h"

#include <algorithm>
#include <functional>

namespace crossgloss {

namespace {

/// Pairs of one matrix product: enough for it to run at full speed, few enough to stay in the cache.
constexpr std::size_t blockRows = 512;

/// sum += aᵀ · b over @p rows rows.
void accumulate(const std::vector<double>& a, const std::vector<double>& b, std::size_t rows, DenseMatrix& sum)
{
    gemm(Transpose::Yes, Transpose::No, static_cast<std::ptrdiff_t>(sum.rows), static_cast<std::ptrdiff_t>(sum.columns),
         static_cast<std::ptrdiff_t>(rows), 1.0, a.data(), static_cast<std::ptrdiff_t>(sum.rows), b.data(),
         static_cast<std::ptrdiff_t>(sum.columns), 1.0, sum.values.data(), static_cast<std::ptrdiff_t>(sum.columns));
}

void accumulateRows(const std::vector<double>& rows, std::size_t count, std::vector<double>& sum)
{
    for (std::size_t row = 0; row < count; ++row) {
        for (std::size_t i = 0; i < sum.size(); ++i) {
            sum[i] += rows[row * sum.size() + i];
        }
    }
}

void addTo(std::vector<double>& sum, const std::vector<double>& more)
{
    std::ranges::transform(sum, more, sum.begin(), std::plus<>());
}

} // namespace

CrossProductsBuilder::CrossProductsBuilder(std::size_t sourceDimension, std::size_t targetDimension, bool grams)
    : m_sourceDimension(sourceDimension), m_targetDimension(targetDimension), m_grams(grams),
      m_source(blockRows * sourceDimension), m_target(blockRows * targetDimension)
{
    m_products.cross = DenseMatrix(sourceDimension, targetDimension);
    if (grams) {
        m_products.sourceGram = DenseMatrix(sourceDimension, sourceDimension);
        m_products.targetGram = DenseMatrix(targetDimension, targetDimension);
    }
    m_products.sourceSum.resize(sourceDimension);
    m_products.targetSum.resize(targetDimension);
}

void CrossProductsBuilder::add(const float* source, const float* target)
{
    std::copy_n(source, m_sourceDimension, m_source.data() + m_waiting * m_sourceDimension);
    std::copy_n(target, m_targetDimension, m_target.data() + m_waiting * m_targetDimension);
    if (++m_waiting == blockRows) {
        flush();
    }
}

void CrossProductsBuilder::flush()
{
    if (m_waiting == 0) {
        return;
    }
    accumulate(m_source, m_target, m_waiting, m_products.cross);
    if (m_grams) {
        accumulate(m_source, m_source, m_waiting, m_products.sourceGram);
        accumulate(m_target, m_target, m_waiting, m_products.targetGram);
    }
    accumulateRows(m_source, m_waiting, m_products.sourceSum);
    accumulateRows(m_target, m_waiting, m_products.targetSum);
    m_products.pairs += m_waiting;
    m_waiting = 0;
}

void CrossProductsBuilder::merge(CrossProductsBuilder& other)
{
    flush();
    const CrossProducts& more = other.result();
    m_products.pairs += more.pairs;
    addTo(m_products.cross.values, more.cross.values);
    addTo(m_products.sourceGram.values, more.sourceGram.values);
    addTo(m_products.targetGram.values, more.targetGram.values);
    addTo(m_products.sourceSum, more.sourceSum);
    addTo(m_products.targetSum, more.targetSum);
}

const CrossProducts& CrossProductsBuilder::result()
{
    flush();
    return m_products;
}

} // namespace crossgloss
