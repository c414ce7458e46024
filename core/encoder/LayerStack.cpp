#include "encoder/LayerStack.h"

#include <algorithm>
#include <stdexcept>

namespace crossgloss {

namespace {

template <typename Layer>
std::size_t outputOf(const Layer& layer)
{
    return std::visit([](const auto& it) { return it.output(); }, layer);
}

} // namespace

template <typename Scalar>
LayerStack<Scalar>::LayerStack(const EncoderShape& shape) : m_output(shape.input)
{
    for (std::size_t i = 0; i < shape.layers; ++i) {
        const bool last = i + 1 == shape.layers;
        switch (shape.kind) {
        case EncoderKind::Bow: throw std::invalid_argument("LayerStack: a bag of words has no layers");
        case EncoderKind::Gru: add(GruLayer<Scalar>(m_output, shape.hidden), !last); break;
        case EncoderKind::BiGru: add(BiGruLayer<Scalar>(m_output, shape.hidden), !last); break;
        case EncoderKind::Cnn:
            add(ConvolutionLayer<Scalar>(m_output, shape.hidden, shape.kernel, shape.pool), !last);
            break;
        case EncoderKind::Attention: {
            const bool attends = last || shape.attention == AttentionPlacement::Stacked;
            add(GruLayer<Scalar>(m_output, shape.hidden), !attends);
            if (attends) {
                add(AttentionLayer<Scalar>(shape.hidden), !last);
            }
            break;
        }
        }
    }
}

template <typename Scalar>
void LayerStack<Scalar>::add(Layer layer, bool dropoutBehind)
{
    m_layers.push_back({std::move(layer), m_parameterCount, dropoutBehind});
    m_parameterCount += std::visit([](const auto& it) { return it.parameterCount(); }, m_layers.back().layer);
    m_output = outputOf(m_layers.back().layer);
}

template <typename Scalar>
void LayerStack<Scalar>::initialise(Scalar* parameters, Random& random) const
{
    // Attention draws behind all others: a seed gives the parameters it has always given.
    for (const bool attention : {false, true}) {
        for (const Placed& placed : m_layers) {
            if (std::holds_alternative<AttentionLayer<Scalar>>(placed.layer) == attention) {
                std::visit([&](const auto& it) { it.initialise(parameters + placed.parametersAt, random); },
                           placed.layer);
            }
        }
    }
}

template <typename Scalar>
typename LayerStack<Scalar>::Workspace LayerStack<Scalar>::makeWorkspace(std::size_t rows, bool dropout) const
{
    Workspace workspace;
    std::size_t widest = 0;
    std::size_t scratch = 0;
    for (const Placed& placed : m_layers) {
        const std::size_t width = outputOf(placed.layer);
        typename Workspace::Slot slot;
        std::visit(
            [&](const auto& it) {
                slot.trace = it.makeTrace(rows);
                scratch = std::max(scratch, it.scratchSize(rows));
            },
            placed.layer);
        slot.out.resize(rows * width);
        slot.dropped.resize(dropout && placed.dropoutBehind ? rows * width : 0);
        workspace.layers.push_back(std::move(slot));
        widest = std::max(widest, width);
    }
    workspace.d.resize(rows * widest);
    workspace.dNext.resize(rows * widest);
    workspace.scratch.resize(scratch);
    return workspace;
}

template <typename Scalar>
void LayerStack<Scalar>::drop(const PackedBatch& batch, const Dropout& dropout, std::size_t layer, const Scalar* x,
                              Scalar* y) const
{
    const std::size_t width = outputOf(m_layers[layer].layer);
    for (std::size_t step = 0; step < batch.steps(); ++step) {
        for (std::size_t sentence = 0; sentence < batch.activeAt(step); ++sentence) {
            const std::size_t at = batch.row(sentence, step) * width;
            dropValues(dropout, sentence, layer, step, width, x + at, y + at);
        }
    }
}

template <typename Scalar>
const Scalar* LayerStack<Scalar>::inputOf(std::size_t layer, const Scalar* x, const Workspace& workspace) const
{
    if (layer == 0) {
        return x;
    }
    const auto& slot = workspace.layers[layer - 1];
    return workspace.dropout.on() && m_layers[layer - 1].dropoutBehind ? slot.dropped.data() : slot.out.data();
}

template <typename Scalar>
const Scalar* LayerStack<Scalar>::forward(const Scalar* parameters, const PackedBatch& batch, const Scalar* x,
                                          const Dropout& dropout, Workspace& workspace) const
{
    workspace.dropout = dropout;
    for (std::size_t i = 0; i < m_layers.size(); ++i) {
        const Placed& placed = m_layers[i];
        auto& slot = workspace.layers[i];
        std::visit(
            [&](const auto& it) {
                auto& trace = std::get<typename std::decay_t<decltype(it)>::Trace>(slot.trace);
                it.forward(parameters + placed.parametersAt, batch, inputOf(i, x, workspace), trace, slot.out.data());
            },
            placed.layer);
        if (dropout.on() && placed.dropoutBehind) {
            if (slot.dropped.empty()) {
                throw std::invalid_argument("LayerStack: the workspace was made without dropout");
            }
            drop(batch, dropout, i, slot.out.data(), slot.dropped.data());
        }
    }
    return workspace.layers.back().out.data();
}

template <typename Scalar>
void LayerStack<Scalar>::backward(const Scalar* parameters, const PackedBatch& batch, const Scalar* x,
                                  Workspace& workspace, Scalar* gradient, Scalar* dx) const
{
    Scalar* d = workspace.d.data();
    Scalar* next = workspace.dNext.data();
    for (std::size_t i = m_layers.size(); i-- > 0;) {
        const Placed& placed = m_layers[i];
        auto& slot = workspace.layers[i];
        if (workspace.dropout.on() && placed.dropoutBehind) {
            drop(batch, workspace.dropout, i, d, d);
        }
        std::visit(
            [&](const auto& it) {
                auto& trace = std::get<typename std::decay_t<decltype(it)>::Trace>(slot.trace);
                it.backward(parameters + placed.parametersAt, batch, inputOf(i, x, workspace), slot.out.data(), trace, d,
                            workspace.scratch.data(), gradient + placed.parametersAt, i == 0 ? dx : next);
            },
            placed.layer);
        std::swap(d, next);
    }
}

template <typename Scalar>
const Scalar* LayerStack<Scalar>::attention(const Workspace& workspace) const
{
    using Trace = typename AttentionLayer<Scalar>::Trace;
    for (std::size_t i = m_layers.size(); i-- > 0;) {
        if (const Trace* trace = std::get_if<Trace>(&workspace.layers[i].trace)) {
            return trace->weights.data();
        }
    }
    return nullptr;
}

template class LayerStack<float>;
template class LayerStack<double>;

} // namespace crossgloss
