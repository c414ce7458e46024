#include "space/SingleQuery.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "numeric/Elementwise.h"
#include "space/BestK.h"
#include "space/SearchErrors.h"

#include <algorithm>
#include <atomic>
#include <cmath>

namespace crossgloss {

std::vector<float> cosinesTo(std::span<const float> query, const RowMatrix& rows, std::size_t dimension, int threads)
{
    const float length = std::sqrt(dot(dimension, query.data(), query.data()));
    std::vector<float> cosines(rows.rows);
    std::atomic<bool> bad{!std::isfinite(length)};
    parallelRanges(rows.rows, threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t row = begin; row < end; ++row) {
            const float* values = rows.data + row * rows.stride;
            const float norm = std::sqrt(dot(dimension, values, values)) * length;
            if (!std::isfinite(norm)) {
                bad = true;
            }
            cosines[row] = norm > 0.0f ? dot(dimension, query.data(), values) / norm : 0.0f;
        }
    });
    if (bad) {
        throw notFinite();
    }
    return cosines;
}

std::vector<ScoredRow> bestRows(std::span<const float> cosines, std::span<const float> offsets, std::size_t k,
                                std::optional<std::size_t> except)
{
    if (!offsets.empty() && offsets.size() != cosines.size()) {
        throw Error(CROSSGLOSS_TEXT("There are %1 cosines and %2 corrections"),
                    {std::to_string(cosines.size()), std::to_string(offsets.size())});
    }
    BestK best(std::min(k, cosines.size()));
    for (std::size_t row = 0; row < cosines.size(); ++row) {
        if (row != except) {
            best.add(cosines[row] + (offsets.empty() ? 0.0f : offsets[row]), static_cast<std::uint32_t>(row));
        }
    }
    std::vector<ScoredRow> result;
    for (const BestK::Entry& entry : best.takeSorted()) {
        result.push_back({entry.index, cosines[entry.index], entry.score});
    }
    return result;
}

} // namespace crossgloss
