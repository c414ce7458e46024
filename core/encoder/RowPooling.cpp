#include "encoder/RowPooling.h"

#include "numeric/Elementwise.h"

#include <algorithm>

namespace crossgloss {

template <typename Scalar>
typename RowPooling<Scalar>::Trace RowPooling<Scalar>::makeTrace(std::size_t sentences) const
{
    return {std::vector<std::uint32_t>(m_pooling == Pooling::Max ? sentences * m_width : 0)};
}

template <typename Scalar>
void RowPooling<Scalar>::forward(const PackedBatch& batch, const Scalar* top, Trace& trace, Scalar* pooled) const
{
    for (std::size_t sentence = 0; sentence < batch.sentences(); ++sentence) {
        const std::size_t length = batch.length(sentence);
        const auto rowAt = [&](std::size_t step) { return top + batch.row(sentence, step) * m_width; };
        Scalar* to = pooled + sentence * m_width;
        switch (m_pooling) {
        case Pooling::Default:
        case Pooling::Last: std::copy_n(rowAt(length - 1), m_width, to); break;
        case Pooling::Ends:
            std::copy_n(rowAt(length - 1), m_width / 2, to);
            std::copy_n(rowAt(0) + m_width / 2, m_width / 2, to + m_width / 2);
            break;
        case Pooling::Mean: {
            const Scalar share = Scalar(1) / static_cast<Scalar>(length);
            scale(m_width, share, rowAt(0), to);
            for (std::size_t step = 1; step < length; ++step) {
                addScaled(m_width, share, rowAt(step), to);
            }
            break;
        }
        case Pooling::Max: {
            std::uint32_t* rows = trace.rows.data() + sentence * m_width;
            std::copy_n(rowAt(0), m_width, to);
            std::fill_n(rows, m_width, static_cast<std::uint32_t>(batch.row(sentence, 0)));
            for (std::size_t step = 1; step < length; ++step) {
                const Scalar* from = rowAt(step);
                const auto row = static_cast<std::uint32_t>(batch.row(sentence, step));
                for (std::size_t i = 0; i < m_width; ++i) {
                    const bool greater = from[i] > to[i];
                    to[i] = greater ? from[i] : to[i];
                    rows[i] = greater ? row : rows[i];
                }
            }
            break;
        }
        }
    }
}

template <typename Scalar>
void RowPooling<Scalar>::backward(const PackedBatch& batch, const Trace& trace, const Scalar* dPooled, Scalar* dTop) const
{
    for (std::size_t sentence = 0; sentence < batch.sentences(); ++sentence) {
        const std::size_t length = batch.length(sentence);
        const Scalar* from = dPooled + sentence * m_width;
        const auto rowAt = [&](std::size_t step) { return dTop + batch.row(sentence, step) * m_width; };
        if (m_pooling == Pooling::Mean) {
            for (std::size_t step = 0; step < length; ++step) {
                scale(m_width, Scalar(1) / static_cast<Scalar>(length), from, rowAt(step));
            }
            continue;
        }
        for (std::size_t step = 0; step < length; ++step) {
            std::fill_n(rowAt(step), m_width, Scalar(0));
        }
        if (m_pooling == Pooling::Max) {
            const std::uint32_t* rows = trace.rows.data() + sentence * m_width;
            for (std::size_t i = 0; i < m_width; ++i) {
                dTop[rows[i] * m_width + i] = from[i];
            }
        } else if (m_pooling == Pooling::Ends) {
            std::copy_n(from, m_width / 2, rowAt(length - 1));
            std::copy_n(from + m_width / 2, m_width / 2, rowAt(0) + m_width / 2);
        } else {
            std::copy_n(from, m_width, rowAt(length - 1));
        }
    }
}

template class RowPooling<float>;
template class RowPooling<double>;

} // namespace crossgloss
