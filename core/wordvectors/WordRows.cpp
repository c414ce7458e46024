#include "wordvectors/WordRows.h"

#include "base/Parallel.h"
#include "wordvectors/QuickRandom.h"

#include <cmath>

namespace crossgloss {

namespace {

std::size_t widthOf(std::size_t dimension)
{
    return (dimension + rowGranularity - 1) / rowGranularity * rowGranularity;
}

} // namespace

WordRows::WordRows(std::size_t rows, std::size_t dimension)
    : m_rows(rows)
    , m_dimension(dimension)
    , m_width(widthOf(dimension))
    , m_buffer(rows * m_width * sizeof(float))
    , m_values(m_buffer.as<float>(rows * m_width).data())
{
}

void WordRows::drawUniform(std::uint64_t seed, std::uint64_t stream, int threads)
{
    const float scale = 2.0F / static_cast<float>(m_dimension);
    parallelRanges(m_rows, threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t index = begin; index < end; ++index) {
            QuickRandom random(seed, stream, index);
            float* values = row(index);
            for (std::size_t d = 0; d < m_dimension; ++d) {
                values[d] = (static_cast<float>(random() >> 40) * 0x1.0p-24F - 0.5F) * scale;
            }
        }
    });
}

bool WordRows::allFinite() const
{
    // A sum is finite only when all that went into it is; squares cannot cancel each other.
    for (std::size_t index = 0; index < m_rows; ++index) {
        double sum = 0.0;
        for (const float *value = row(index), *end = value + m_dimension; value != end; ++value) {
            sum += static_cast<double>(*value) * static_cast<double>(*value);
        }
        if (!std::isfinite(sum)) {
            return false;
        }
    }
    return true;
}

double WordRows::bytes(double rows, std::size_t dimension)
{
    return rows * static_cast<double>(widthOf(dimension) * sizeof(float));
}

} // namespace crossgloss
