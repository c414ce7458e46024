#include "encoder/SentenceEncoder.h"

#include "encoder/Initialise.h"
#include "encoder/Kernels.h"
#include "numeric/Elementwise.h"
#include "numeric/Gemm.h"
#include "numeric/TiledProduct.h"

#include "base/Error.h"

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

void EncoderShape::check() const
{
    constexpr std::size_t largest = 16384;
    const bool sizes = input > 0 && output > 0 && input <= largest && output <= largest && sequenceLength > 0 &&
                       sequenceLength <= 4096;
    const bool stack = kind == EncoderKind::Bow ||
                       (hidden > 0 && hidden <= largest && layers > 0 && layers <= 64 && affineLayers > 0 &&
                        affineLayers <= 16);
    if (!sizes || !stack) {
        throw Error(CROSSGLOSS_TEXT("The encoder's sizes cannot be used"))
            .advise(CROSSGLOSS_TEXT("Take at least one layer, one affine layer and one word; at most 64 layers, "
                                    "16 affine layers, 16384 hidden units and 4096 words"));
    }
}

template <typename Scalar>
SentenceEncoder<Scalar>::SentenceEncoder(const EncoderShape& shape) : m_shape(shape)
{
    shape.check();
    if (!recurrent()) {
        m_parameterCount = shape.input * shape.output;
        return;
    }
    const auto place = [this](std::size_t count) {
        const std::size_t at = m_parameterCount;
        m_parameterCount += count;
        return at;
    };
    for (std::size_t layer = 0; layer < shape.layers; ++layer) {
        m_gru.emplace_back(layer == 0 ? shape.input : shape.hidden, shape.hidden);
        m_gruAt.push_back(place(m_gru.back().parameterCount()));
        if (attentionAfter(layer)) {
            m_attention.emplace_back(shape.hidden);
            m_attentionAt.push_back(place(m_attention.back().parameterCount()));
        }
    }
    for (std::size_t layer = 0; layer < shape.affineLayers; ++layer) {
        const bool last = layer + 1 == shape.affineLayers;
        m_affine.emplace_back(shape.hidden, last ? shape.output : shape.hidden, !last);
        m_affineAt.push_back(place(m_affine.back().parameterCount()));
    }
}

template <typename Scalar>
bool SentenceEncoder<Scalar>::attentionAfter(std::size_t layer) const
{
    return m_shape.kind == EncoderKind::Attention &&
           (m_shape.attention == AttentionPlacement::Stacked || layer + 1 == m_shape.layers);
}

template <typename Scalar>
void SentenceEncoder<Scalar>::initialise(Scalar* parameters, Random& random) const
{
    if (!recurrent()) {
        initialiseGlorot(m_shape.input, m_shape.output, m_shape.output, parameters, random);
        return;
    }
    for (std::size_t i = 0; i < m_gru.size(); ++i) {
        m_gru[i].initialise(parameters + m_gruAt[i], random);
    }
    for (std::size_t i = 0; i < m_attention.size(); ++i) {
        m_attention[i].initialise(parameters + m_attentionAt[i], random);
    }
    for (std::size_t i = 0; i < m_affine.size(); ++i) {
        m_affine[i].initialise(parameters + m_affineAt[i], random);
    }
}

template <typename Scalar>
typename SentenceEncoder<Scalar>::Workspace SentenceEncoder<Scalar>::makeWorkspace(std::size_t sentences) const
{
    Workspace workspace;
    const std::size_t rows = sentences * m_shape.sequenceLength;
    if (!recurrent()) {
        workspace.pooled.resize(sentences * m_shape.input);
        workspace.dPooled.resize(sentences * m_shape.input);
        workspace.words.resize(m_shape.sequenceLength);
        return workspace;
    }
    workspace.input.resize(rows * m_shape.input);
    for (std::size_t i = 0; i < m_gru.size(); ++i) {
        workspace.gates.emplace_back(rows * 4 * m_shape.hidden);
        workspace.states.emplace_back(rows * m_shape.hidden);
    }
    for (std::size_t i = 0; i < m_attention.size(); ++i) {
        workspace.u.emplace_back(rows * m_shape.hidden);
        workspace.weights.emplace_back(rows);
        workspace.attended.emplace_back(rows * m_shape.hidden);
    }
    for (std::size_t i = 0; i + 1 < m_affine.size(); ++i) {
        workspace.affine.emplace_back(sentences * m_shape.hidden);
    }
    workspace.pooled.resize(sentences * m_shape.hidden);
    workspace.dRows.resize(rows * m_shape.hidden);
    workspace.dRowsNext.resize(rows * m_shape.hidden);
    workspace.previous.resize(rows * m_shape.hidden);
    workspace.scratch.resize(m_shape.hidden + m_shape.sequenceLength);
    const std::size_t widest = std::max(m_shape.hidden, m_shape.output);
    workspace.dPooled.resize(sentences * widest);
    workspace.dPooledNext.resize(sentences * widest);
    return workspace;
}

template <typename Scalar>
const Scalar* SentenceEncoder<Scalar>::layerInput(std::size_t layer, const Workspace& workspace) const
{
    if (layer == 0) {
        return workspace.input.data();
    }
    return attentionAfter(layer - 1) ? workspace.attended[layer - 1].data() : workspace.states[layer - 1].data();
}

template <typename Scalar>
const Scalar* SentenceEncoder<Scalar>::topRows(const Workspace& workspace) const
{
    return m_attention.empty() ? workspace.states.back().data() : workspace.attended.back().data();
}

template <typename Scalar>
void SentenceEncoder<Scalar>::pool(const PackedBatch& batch, Workspace& workspace) const
{
    const Scalar* top = topRows(workspace);
    const std::size_t hidden = m_shape.hidden;
    for (std::size_t sentence = 0; sentence < batch.sentences(); ++sentence) {
        const std::size_t length = batch.length(sentence);
        Scalar* to = workspace.pooled.data() + sentence * hidden;
        if (m_attention.empty()) {
            std::copy_n(top + batch.row(sentence, length - 1) * hidden, hidden, to);
            continue;
        }
        const Scalar share = Scalar(1) / static_cast<Scalar>(length);
        scale(hidden, share, top + batch.row(sentence, 0) * hidden, to);
        for (std::size_t step = 1; step < length; ++step) {
            addScaled(hidden, share, top + batch.row(sentence, step) * hidden, to);
        }
    }
}

template <typename Scalar>
void SentenceEncoder<Scalar>::unpool(const PackedBatch& batch, const Scalar* dPooled, Scalar* dRows) const
{
    const std::size_t hidden = m_shape.hidden;
    for (std::size_t sentence = 0; sentence < batch.sentences(); ++sentence) {
        const std::size_t length = batch.length(sentence);
        const Scalar* from = dPooled + sentence * hidden;
        const Scalar share = Scalar(1) / static_cast<Scalar>(length);
        for (std::size_t step = 0; step < length; ++step) {
            Scalar* to = dRows + batch.row(sentence, step) * hidden;
            if (!m_attention.empty()) {
                scale(hidden, share, from, to);
            } else if (step + 1 == length) {
                std::copy_n(from, hidden, to);
            } else {
                std::fill_n(to, hidden, Scalar(0));
            }
        }
    }
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
void SentenceEncoder<Scalar>::forward(const Scalar* parameters, const PackedBatch& batch,
                                      const BatchInput<Scalar>& input, Workspace& workspace, Scalar* out) const
{
    if (!recurrent()) {
        for (std::size_t sentence = 0; sentence < batch.sentences(); ++sentence) {
            const std::size_t length = batch.length(sentence);
            for (std::size_t step = 0; step < length; ++step) {
                workspace.words[step] = static_cast<std::uint32_t>(batch.row(sentence, step));
            }
            kernels::gatherSum(length, m_shape.input, workspace.words.data(), input.rows.data(), input.scales.data(),
                               workspace.pooled.data() + sentence * m_shape.input);
        }
        project(parameters, batch.sentences(), workspace.pooled.data(), out);
        return;
    }
    kernels::gather(batch.rows(), m_shape.input, input.rows.data(), input.scales.data(), workspace.input.data());
    for (std::size_t layer = 0; layer < m_gru.size(); ++layer) {
        m_gru[layer].forward(parameters + m_gruAt[layer], batch, layerInput(layer, workspace),
                             workspace.gates[layer].data(), workspace.states[layer].data());
        if (attentionAfter(layer)) {
            const std::size_t i = m_shape.attention == AttentionPlacement::Stacked ? layer : 0;
            m_attention[i].forward(parameters + m_attentionAt[i], batch, workspace.states[layer].data(),
                                   workspace.u[i].data(), workspace.weights[i].data(), workspace.attended[i].data());
        }
    }
    pool(batch, workspace);
    const Scalar* x = workspace.pooled.data();
    for (std::size_t i = 0; i < m_affine.size(); ++i) {
        Scalar* y = i + 1 == m_affine.size() ? out : workspace.affine[i].data();
        m_affine[i].forward(parameters + m_affineAt[i], batch.sentences(), x, y);
        x = y;
    }
}

template <typename Scalar>
void SentenceEncoder<Scalar>::backward(const Scalar* parameters, const PackedBatch& batch, Workspace& workspace,
                                       const Scalar* dOut, Scalar* gradient, Scalar* dInput) const
{
    const auto sentences = static_cast<std::ptrdiff_t>(batch.sentences());
    if (!recurrent()) {
        const auto width = static_cast<std::ptrdiff_t>(m_shape.input);
        const auto output = static_cast<std::ptrdiff_t>(m_shape.output);
        projectBackward(batch.sentences(), workspace.pooled.data(), dOut, gradient);
        if (dInput) {
            gemm(Transpose::No, Transpose::Yes, sentences, width, output, Scalar(1), dOut, output, parameters, output,
                 Scalar(0), workspace.dPooled.data(), width);
            for (std::size_t sentence = 0; sentence < batch.sentences(); ++sentence) {
                for (std::size_t step = 0; step < batch.length(sentence); ++step) {
                    std::copy_n(workspace.dPooled.data() + sentence * m_shape.input, m_shape.input,
                                dInput + batch.row(sentence, step) * m_shape.input);
                }
            }
        }
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

    Scalar* d = workspace.dRows.data();
    Scalar* next = workspace.dRowsNext.data();
    unpool(batch, dy, d);
    for (std::size_t layer = m_gru.size(); layer-- > 0;) {
        if (attentionAfter(layer)) {
            const std::size_t i = m_shape.attention == AttentionPlacement::Stacked ? layer : 0;
            m_attention[i].backward(parameters + m_attentionAt[i], batch, workspace.states[layer].data(),
                                    workspace.u[i].data(), workspace.weights[i].data(), d, workspace.scratch.data(),
                                    gradient + m_attentionAt[i], next);
            std::swap(d, next);
        }
        m_gru[layer].backward(parameters + m_gruAt[layer], batch, layerInput(layer, workspace),
                              workspace.states[layer].data(), workspace.gates[layer].data(), d,
                              workspace.previous.data(), gradient + m_gruAt[layer], layer == 0 ? dInput : next);
        std::swap(d, next);
    }
}

template <typename Scalar>
const Scalar* SentenceEncoder<Scalar>::attention(const PackedBatch& batch, const Workspace& workspace,
                                                 std::size_t sentence) const
{
    return m_attention.empty() ? nullptr : workspace.weights.back().data() + sentence * batch.steps();
}

template class SentenceEncoder<float>;
template class SentenceEncoder<double>;

} // namespace crossgloss
