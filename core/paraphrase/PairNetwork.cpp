#include "paraphrase/PairNetwork.h"

#include "base/Error.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace crossgloss {

template <typename Scalar>
PairNetwork<Scalar>::PairNetwork(const PairNetworkShape& shape) : m_shape(shape)
{
    if (shape.dimension < 1 || shape.hidden < 1 || shape.hidden > 65536) {
        throw Error(CROSSGLOSS_TEXT("The sizes of the encoder cannot be used"));
    }
    if (shape.kind == PairEncoder::Shared) {
        m_encoder.emplace(shape.encoder);
        m_parameterCount = m_encoder->parameterCount();
    } else if (shape.kind == PairEncoder::Abcnn) {
        m_abcnn.emplace(shape.abcnn);
        m_parameterCount = m_abcnn->parameterCount();
    }
    m_classifier.emplace_back(vectorSize(), shape.hidden, true);
    m_classifier.emplace_back(shape.hidden, 2, false);
    for (std::size_t layer = 0; layer < 2; ++layer) {
        m_classifierAt[layer] = m_parameterCount;
        m_parameterCount += m_classifier[layer].parameterCount();
    }
}

template <typename Scalar>
std::size_t PairNetwork<Scalar>::vectorSize() const
{
    return m_encoder ? m_shape.encoder.output : m_abcnn ? m_abcnn->output() : m_shape.dimension;
}

template <typename Scalar>
void PairNetwork<Scalar>::initialise(Scalar* parameters, Random& random) const
{
    if (m_encoder) {
        m_encoder->initialise(parameters, random);
    }
    if (m_abcnn) {
        m_abcnn->initialise(parameters, random);
    }
    for (std::size_t layer = 0; layer < 2; ++layer) {
        m_classifier[layer].initialise(parameters + m_classifierAt[layer], random);
    }
}

/// The sentences of a side by falling length, as encoders take them.
template <typename Scalar>
void PairNetwork<Scalar>::encodeShared(const Scalar* parameters, const PairBatch<Scalar>& batch, std::size_t side,
                                       Workspace& workspace) const
{
    auto& part = workspace.sides[side];
    const std::vector<int>& lengths = batch.lengths[side];
    part.first.assign(1, 0);
    for (const int length : lengths) {
        part.first.push_back(part.first.back() + static_cast<std::size_t>(length));
    }
    part.order.resize(batch.size());
    std::iota(part.order.begin(), part.order.end(), 0U);
    std::ranges::stable_sort(part.order, std::greater(), [&](std::uint32_t pair) { return lengths[pair]; });
    part.lengths.clear();
    for (const std::uint32_t pair : part.order) {
        part.lengths.push_back(lengths[pair]);
    }
    part.packed.assign(part.lengths);
    part.input.rows.clear();
    part.input.scales.clear();
    for (std::size_t step = 0; step < part.packed.steps(); ++step) {
        for (std::size_t sentence = 0; sentence < part.packed.activeAt(step); ++sentence) {
            const std::size_t row = part.first[part.order[sentence]] + step;
            part.input.rows.push_back(batch.rows[side][row]);
            part.input.scales.push_back(batch.scales[side][row]);
        }
    }
    if (!part.encoder || part.capacity < batch.size()) {
        part.capacity = batch.size();
        part.encoder = m_encoder->makeWorkspace(part.capacity);
    }
    const std::size_t size = vectorSize();
    part.sorted.resize(batch.size() * size);
    m_encoder->forward(parameters, part.packed, part.input, *part.encoder, part.sorted.data());
    for (std::size_t i = 0; i < batch.size(); ++i) {
        std::copy_n(part.sorted.data() + i * size, size, workspace.vectors[side].data() + part.order[i] * size);
    }
}

template <typename Scalar>
void PairNetwork<Scalar>::encode(const Scalar* parameters, const PairBatch<Scalar>& batch, Workspace& workspace) const
{
    const std::size_t size = vectorSize();
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
        workspace.vectors[side].resize(batch.size() * size);
        if (m_encoder) {
            encodeShared(parameters, batch, side, workspace);
        } else if (!m_abcnn) {
            for (std::size_t i = 0; i < batch.size(); ++i) {
                for (std::size_t k = 0; k < size; ++k) {
                    workspace.vectors[side][i * size + k] = batch.scales[side][i] * batch.rows[side][i][k];
                }
            }
        }
    }
    if (m_abcnn) {
        m_abcnn->forward(parameters, batch, workspace.abcnn, {workspace.vectors[0].data(), workspace.vectors[1].data()});
    }
}

template <typename Scalar>
void PairNetwork<Scalar>::classify(const Scalar* parameters, const PairBatch<Scalar>& batch, Workspace& workspace) const
{
    const std::size_t values = batch.size() * vectorSize();
    workspace.difference.resize(values);
    for (std::size_t i = 0; i < values; ++i) {
        const Scalar apart = workspace.vectors[0][i] - workspace.vectors[1][i];
        workspace.difference[i] = m_shape.absolute ? std::abs(apart) : apart;
    }
    workspace.hiddenValues.resize(batch.size() * m_shape.hidden);
    workspace.logits.resize(batch.size() * 2);
    m_classifier[0].forward(parameters + m_classifierAt[0], batch.size(), workspace.difference.data(),
                            workspace.hiddenValues.data());
    m_classifier[1].forward(parameters + m_classifierAt[1], batch.size(), workspace.hiddenValues.data(),
                            workspace.logits.data());
}

template <typename Scalar>
void PairNetwork<Scalar>::forward(const Scalar* parameters, const PairBatch<Scalar>& batch, Workspace& workspace,
                                  Scalar* probabilities) const
{
    encode(parameters, batch, workspace);
    classify(parameters, batch, workspace);
    for (std::size_t i = 0; i < batch.size(); ++i) {
        probabilities[i] = 1 / (1 + std::exp(workspace.logits[2 * i] - workspace.logits[2 * i + 1]));
    }
}

template <typename Scalar>
double PairNetwork<Scalar>::lossAndGradient(const Scalar* parameters, const PairBatch<Scalar>& batch, Workspace& workspace,
                                            Scalar weight, const std::array<Scalar*, 2>& gradients) const
{
    encode(parameters, batch, workspace);
    classify(parameters, batch, workspace);
    double loss = 0;
    workspace.dLogits.resize(batch.size() * 2);
    for (std::size_t i = 0; i < batch.size(); ++i) {
        const Scalar* logits = workspace.logits.data() + 2 * i;
        const Scalar highest = std::max(logits[0], logits[1]);
        const Scalar first = std::exp(logits[0] - highest);
        const Scalar second = std::exp(logits[1] - highest);
        const Scalar share = second / (first + second);
        const bool same = batch.labels[i] == 1;
        loss -= static_cast<double>((same ? logits[1] : logits[0]) - highest - std::log(first + second));
        workspace.dLogits[2 * i + 1] = weight * (share - (same ? 1 : 0));
        workspace.dLogits[2 * i] = -workspace.dLogits[2 * i + 1];
    }
    std::fill_n(gradients[1], m_parameterCount, Scalar{0});
    const std::size_t size = vectorSize();
    workspace.dHidden.resize(batch.size() * m_shape.hidden);
    workspace.dDifference.resize(batch.size() * size);
    m_classifier[1].backward(parameters + m_classifierAt[1], batch.size(), workspace.hiddenValues.data(),
                             workspace.logits.data(), workspace.dLogits.data(), gradients[0] + m_classifierAt[1],
                             workspace.dHidden.data());
    m_classifier[0].backward(parameters + m_classifierAt[0], batch.size(), workspace.difference.data(),
                             workspace.hiddenValues.data(), workspace.dHidden.data(), gradients[0] + m_classifierAt[0],
                             workspace.dDifference.data());
    for (std::vector<Scalar>& side : workspace.dVectors) {
        side.resize(batch.size() * size);
    }
    for (std::size_t i = 0; i < batch.size() * size; ++i) {
        const bool turned = m_shape.absolute && workspace.vectors[0][i] < workspace.vectors[1][i];
        workspace.dVectors[0][i] = turned ? -workspace.dDifference[i] : workspace.dDifference[i];
        workspace.dVectors[1][i] = -workspace.dVectors[0][i];
    }
    encodeBackward(parameters, batch, workspace, gradients);
    return loss;
}

template <typename Scalar>
void PairNetwork<Scalar>::encodeBackward(const Scalar* parameters, const PairBatch<Scalar>& batch, Workspace& workspace,
                                         const std::array<Scalar*, 2>& gradients) const
{
    if (m_abcnn) {
        m_abcnn->backward(parameters, batch, workspace.abcnn, {workspace.dVectors[0].data(), workspace.dVectors[1].data()},
                          gradients[0]);
    }
    if (!m_encoder) {
        return;
    }
    const std::size_t size = vectorSize();
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
        auto& part = workspace.sides[side];
        part.dSorted.resize(batch.size() * size);
        for (std::size_t i = 0; i < batch.size(); ++i) {
            std::copy_n(workspace.dVectors[side].data() + part.order[i] * size, size, part.dSorted.data() + i * size);
        }
        m_encoder->backward(parameters, part.packed, *part.encoder, part.dSorted.data(), gradients[side]);
    }
}

template class PairNetwork<float>;
template class PairNetwork<double>;

} // namespace crossgloss
