#include "encoder/SentenceEncoder.h"

#include "encoder/Initialise.h"
#include "encoder/Kernels.h"
#include "numeric/Gemm.h"
#include "numeric/TiledProduct.h"

#include <algorithm>

namespace crossgloss {

namespace {

/// C = op(A) · B of whole rows, by whichever kernel such a size is for.
template <typename Scalar>
void product(Transpose transA, std::size_t m, std::size_t n, std::size_t k, const Scalar* a, std::size_t lda,
             const Scalar* b, Scalar* c)
{
    constexpr std::size_t cached = 12288;
    if (m * k + k * n <= cached) {
        tiledProduct(transA, m, n, k, Scalar(1), a, lda, b, n, c, n);
        return;
    }
    const auto size = [](std::size_t value) { return static_cast<std::ptrdiff_t>(value); };
    gemm(transA, Transpose::No, size(m), size(n), size(k), Scalar(1), a, size(lda), b, size(n), Scalar(0), c, size(n));
}

} // namespace

template <typename Scalar>
SentenceEncoder<Scalar>::SentenceEncoder(const EncoderShape& shape) : m_shape(shape)
{
    shape.check();
    if (shape.kind == EncoderKind::Bow) {
        m_parameterCount = shape.input * shape.output;
        return;
    }
    m_stack.emplace(shape);
    m_pooling.emplace(shape.pooledBy(), m_stack->output());
    m_parameterCount = m_stack->parameterCount();
    for (std::size_t layer = 0; layer < shape.affineLayers; ++layer) {
        const bool last = layer + 1 == shape.affineLayers;
        m_affine.emplace_back(layer == 0 ? m_stack->output() : shape.hidden, last ? shape.output : shape.hidden, !last);
        m_affineAt.push_back(m_parameterCount);
        m_parameterCount += m_affine.back().parameterCount();
    }
}

template <typename Scalar>
void SentenceEncoder<Scalar>::initialise(Scalar* parameters, Random& random) const
{
    if (!m_stack) {
        initialiseGlorot(m_shape.input, m_shape.output, m_shape.output, parameters, random);
        return;
    }
    m_stack->initialise(parameters, random);
    for (std::size_t i = 0; i < m_affine.size(); ++i) {
        m_affine[i].initialise(parameters + m_affineAt[i], random);
    }
}

template <typename Scalar>
typename SentenceEncoder<Scalar>::Workspace SentenceEncoder<Scalar>::makeWorkspace(std::size_t sentences,
                                                                                   bool dropout) const
{
    Workspace workspace;
    const std::size_t rows = sentences * m_shape.sequenceLength;
    if (!m_stack) {
        workspace.pooled.resize(sentences * m_shape.input);
        workspace.dPooled.resize(sentences * m_shape.input);
        workspace.words.resize(m_shape.sequenceLength);
        return workspace;
    }
    workspace.input.resize(rows * m_shape.input);
    workspace.stack = m_stack->makeWorkspace(rows, dropout);
    workspace.pooling = m_pooling->makeTrace(sentences);
    for (std::size_t i = 0; i + 1 < m_affine.size(); ++i) {
        workspace.affine.emplace_back(sentences * m_shape.hidden);
    }
    workspace.pooled.resize(sentences * m_stack->output());
    const std::size_t widest = std::max({m_stack->output(), m_shape.hidden, m_shape.output});
    workspace.dPooled.resize(sentences * widest);
    workspace.dPooledNext.resize(sentences * widest);
    return workspace;
}

template <typename Scalar>
void SentenceEncoder<Scalar>::project(const Scalar* parameters, std::size_t sentences, const Scalar* sums,
                                      Scalar* out) const
{
    product(Transpose::No, sentences, m_shape.output, m_shape.input, sums, m_shape.input, parameters, out);
}

template <typename Scalar>
void SentenceEncoder<Scalar>::projectBackward(std::size_t sentences, const Scalar* sums, const Scalar* dOut,
                                              Scalar* gradient) const
{
    product(Transpose::Yes, m_shape.input, m_shape.output, sentences, sums, m_shape.input, dOut, gradient);
}

template <typename Scalar>
void SentenceEncoder<Scalar>::sumWords(const PackedBatch& batch, const BatchInput<Scalar>& input,
                                       Workspace& workspace) const
{
    for (std::size_t sentence = 0; sentence < batch.sentences(); ++sentence) {
        const std::size_t length = batch.length(sentence);
        for (std::size_t step = 0; step < length; ++step) {
            workspace.words[step] = static_cast<std::uint32_t>(batch.row(sentence, step));
        }
        kernels::gatherSum(length, m_shape.input, workspace.words.data(), input.rows.data(), input.scales.data(),
                           workspace.pooled.data() + sentence * m_shape.input);
    }
}

template <typename Scalar>
void SentenceEncoder<Scalar>::dropPooled(const PackedBatch& batch, const Dropout& dropout, Scalar* values) const
{
    // The rows between layers have numbers of layers; what is pooled has the next one.
    const std::size_t width = m_stack->output();
    for (std::size_t sentence = 0; dropout.on() && sentence < batch.sentences(); ++sentence) {
        Scalar* row = values + sentence * width;
        dropValues(dropout, sentence, 2 * m_shape.layers, 0, width, row, row);
    }
}

template <typename Scalar>
void SentenceEncoder<Scalar>::forward(const Scalar* parameters, const PackedBatch& batch,
                                      const BatchInput<Scalar>& input, Workspace& workspace, Scalar* out,
                                      const Dropout& dropout) const
{
    if (!m_stack) {
        sumWords(batch, input, workspace);
        project(parameters, batch.sentences(), workspace.pooled.data(), out);
        return;
    }
    workspace.dropout = dropout;
    kernels::gather(batch.rows(), m_shape.input, input.rows.data(), input.scales.data(), workspace.input.data());
    const Scalar* top = m_stack->forward(parameters, batch, workspace.input.data(), dropout, workspace.stack);
    m_pooling->forward(batch, top, workspace.pooling, workspace.pooled.data());
    dropPooled(batch, dropout, workspace.pooled.data());
    const Scalar* x = workspace.pooled.data();
    for (std::size_t i = 0; i < m_affine.size(); ++i) {
        Scalar* y = i + 1 == m_affine.size() ? out : workspace.affine[i].data();
        m_affine[i].forward(parameters + m_affineAt[i], batch.sentences(), x, y);
        x = y;
    }
}

template <typename Scalar>
void SentenceEncoder<Scalar>::backwardBags(const Scalar* parameters, const PackedBatch& batch, Workspace& workspace,
                                           const Scalar* dOut, Scalar* gradient, Scalar* dInput) const
{
    projectBackward(batch.sentences(), workspace.pooled.data(), dOut, gradient);
    if (!dInput) {
        return;
    }
    const auto width = static_cast<std::ptrdiff_t>(m_shape.input);
    const auto output = static_cast<std::ptrdiff_t>(m_shape.output);
    gemm(Transpose::No, Transpose::Yes, static_cast<std::ptrdiff_t>(batch.sentences()), width, output, Scalar(1), dOut,
         output, parameters, output, Scalar(0), workspace.dPooled.data(), width);
    for (std::size_t sentence = 0; sentence < batch.sentences(); ++sentence) {
        for (std::size_t step = 0; step < batch.length(sentence); ++step) {
            std::copy_n(workspace.dPooled.data() + sentence * m_shape.input, m_shape.input,
                        dInput + batch.row(sentence, step) * m_shape.input);
        }
    }
}

template <typename Scalar>
void SentenceEncoder<Scalar>::backward(const Scalar* parameters, const PackedBatch& batch, Workspace& workspace,
                                       const Scalar* dOut, Scalar* gradient, Scalar* dInput) const
{
    if (!m_stack) {
        backwardBags(parameters, batch, workspace, dOut, gradient, dInput);
        return;
    }
    // The last affine layer has no tanh, so its dy is only read; the copy keeps the caller's gradient untouched.
    Scalar* dy = workspace.dPooled.data();
    Scalar* dx = workspace.dPooledNext.data();
    std::copy_n(dOut, batch.sentences() * m_shape.output, dy);
    for (std::size_t i = m_affine.size(); i-- > 0;) {
        const Scalar* x = i == 0 ? workspace.pooled.data() : workspace.affine[i - 1].data();
        const Scalar* y = i + 1 == m_affine.size() ? nullptr : workspace.affine[i].data();
        m_affine[i].backward(parameters + m_affineAt[i], batch.sentences(), x, y, dy, gradient + m_affineAt[i], dx);
        std::swap(dx, dy);
    }
    dropPooled(batch, workspace.dropout, dy);
    m_pooling->backward(batch, workspace.pooling, dy, m_stack->gradientOfRows(workspace.stack));
    m_stack->backward(parameters, batch, workspace.input.data(), workspace.stack, gradient, dInput);
}

template <typename Scalar>
const Scalar* SentenceEncoder<Scalar>::attention(const PackedBatch& batch, const Workspace& workspace,
                                                 std::size_t sentence) const
{
    const Scalar* weights = m_stack ? m_stack->attention(workspace.stack) : nullptr;
    return weights ? weights + sentence * batch.steps() : nullptr;
}

template class SentenceEncoder<float>;
template class SentenceEncoder<double>;

} // namespace crossgloss
