#pragma once

#include "encoder/PackedBatch.h"
#include "encoder/Training.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace crossgloss {

/// Makes one vector of the rows of each sentence of a packed batch.
template <typename Scalar>
class RowPooling {
public:
    /// @param pooling not Default. @param width of a row; Ends takes its first half of the last row, its second half of the
    /// first.
    RowPooling(Pooling pooling, std::size_t width) : m_pooling(pooling), m_width(width) {}

    /// What forward() leaves for backward().
    struct Trace {
        std::vector<std::uint32_t> rows;   ///< Max: the first row of the greatest value, sentences × width
    };
    Trace makeTrace(std::size_t sentences) const;

    /// @param top rows × width. @param pooled sentences × width.
    void forward(const PackedBatch& batch, const Scalar* top, Trace& trace, Scalar* pooled) const;
    /// @param dTop rows × width, written.
    void backward(const PackedBatch& batch, const Trace& trace, const Scalar* dPooled, Scalar* dTop) const;

private:
    Pooling m_pooling;
    std::size_t m_width;
};

extern template class RowPooling<float>;
extern template class RowPooling<double>;

} // namespace crossgloss
