#include "encoder/BiGruLayer.h"

#include "numeric/Elementwise.h"

#include <algorithm>

namespace crossgloss {

namespace {

/// Calls visit(row of a word, row of the word that stands in its place when the sentence is reversed).
template <typename Visit>
void forReversed(const PackedBatch& batch, const Visit& visit)
{
    for (std::size_t step = 0; step < batch.steps(); ++step) {
        for (std::size_t sentence = 0; sentence < batch.activeAt(step); ++sentence) {
            visit(batch.row(sentence, step), batch.row(sentence, batch.length(sentence) - 1 - step));
        }
    }
}

} // namespace

template <typename Scalar>
void BiGruLayer<Scalar>::initialise(Scalar* parameters, Random& random) const
{
    m_gru.initialise(parameters, random);
    m_gru.initialise(parameters + m_gru.parameterCount(), random);
}

template <typename Scalar>
typename BiGruLayer<Scalar>::Trace BiGruLayer<Scalar>::makeTrace(std::size_t rows) const
{
    return {m_gru.makeTrace(rows), m_gru.makeTrace(rows), std::vector<Scalar>(rows * m_gru.output()),
            std::vector<Scalar>(rows * m_gru.output()), std::vector<Scalar>(rows * m_gru.input())};
}

template <typename Scalar>
void BiGruLayer<Scalar>::forward(const Scalar* parameters, const PackedBatch& batch, const Scalar* x, Trace& trace,
                                 Scalar* h) const
{
    const std::size_t input = m_gru.input();
    const std::size_t hidden = m_gru.output();
    forReversed(batch, [&](std::size_t row, std::size_t other) {
        std::copy_n(x + other * input, input, trace.reversed.data() + row * input);
    });
    m_gru.forward(parameters, batch, x, trace.forwards, trace.hForwards.data());
    m_gru.forward(parameters + m_gru.parameterCount(), batch, trace.reversed.data(), trace.backwards,
                  trace.hBackwards.data());
    forReversed(batch, [&](std::size_t row, std::size_t other) {
        Scalar* to = h + row * 2 * hidden;
        std::copy_n(trace.hForwards.data() + row * hidden, hidden, to);
        std::copy_n(trace.hBackwards.data() + other * hidden, hidden, to + hidden);
    });
}

template <typename Scalar>
void BiGruLayer<Scalar>::backward(const Scalar* parameters, const PackedBatch& batch, const Scalar* x,
                                  const Scalar* /*h*/, Trace& trace, Scalar* dh, Scalar* scratch, Scalar* gradient,
                                  Scalar* dx) const
{
    const std::size_t input = m_gru.input();
    const std::size_t hidden = m_gru.output();
    const std::size_t rows = batch.rows();
    Scalar* dState = scratch;
    Scalar* dReversed = dState + rows * hidden;
    Scalar* rest = dReversed + rows * input;
    for (std::size_t row = 0; row < rows; ++row) {
        std::copy_n(dh + row * 2 * hidden, hidden, dState + row * hidden);
    }
    m_gru.backward(parameters, batch, x, trace.hForwards.data(), trace.forwards, dState, rest, gradient, dx);
    forReversed(batch, [&](std::size_t row, std::size_t other) {
        std::copy_n(dh + other * 2 * hidden + hidden, hidden, dState + row * hidden);
    });
    m_gru.backward(parameters + m_gru.parameterCount(), batch, trace.reversed.data(), trace.hBackwards.data(),
                   trace.backwards, dState, rest, gradient + m_gru.parameterCount(), dx ? dReversed : nullptr);
    if (dx) {
        forReversed(batch, [&](std::size_t row, std::size_t other) {
            addScaled(input, Scalar(1), dReversed + other * input, dx + row * input);
        });
    }
}

template class BiGruLayer<float>;
template class BiGruLayer<double>;

} // namespace crossgloss
