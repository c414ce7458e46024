#pragma once

#include "encoder/AttentionLayer.h"
#include "encoder/BiGruLayer.h"
#include "encoder/ConvolutionLayer.h"
#include "encoder/Dropout.h"
#include "encoder/EncoderShape.h"
#include "encoder/GruLayer.h"

#include <cstddef>
#include <variant>
#include <vector>

namespace crossgloss {

/// The layers of an encoder that turn rows of a packed batch into rows, one behind the other; dropout stands between
/// those that the shape counts (a GRU layer and the attention behind it are one). Parameters lie in the order of the
/// layers.
template <typename Scalar>
class LayerStack {
public:
    using Layer = std::variant<GruLayer<Scalar>, BiGruLayer<Scalar>, ConvolutionLayer<Scalar>, AttentionLayer<Scalar>>;

    /// @param shape checked, not a bag of words.
    explicit LayerStack(const EncoderShape& shape);

    /// Width of the last layer's rows.
    std::size_t output() const { return m_output; }
    std::size_t parameterCount() const { return m_parameterCount; }
    void initialise(Scalar* parameters, Random& random) const;

    class Workspace {
        friend class LayerStack;
        struct Slot {
            std::variant<typename GruLayer<Scalar>::Trace, typename BiGruLayer<Scalar>::Trace,
                         typename ConvolutionLayer<Scalar>::Trace, typename AttentionLayer<Scalar>::Trace>
                trace;
            std::vector<Scalar> out;               // rows × output
            std::vector<Scalar> dropped;           // the same under dropout, where some stands behind the layer
        };
        std::vector<Slot> layers;
        std::vector<Scalar> d, dNext, scratch;
        Dropout dropout;
    };
    /// Buffers for batches of at most @p rows. @param dropout room for it too.
    Workspace makeWorkspace(std::size_t rows, bool dropout) const;

    /// @param x rows × input. @param dropout its keys outlive backward(). @return the last layer's rows, in the workspace.
    const Scalar* forward(const Scalar* parameters, const PackedBatch& batch, const Scalar* x, const Dropout& dropout,
                          Workspace& workspace) const;

    /// Where backward() reads the gradient of the last layer's rows; overwritten by it.
    Scalar* gradientOfRows(Workspace& workspace) const { return workspace.d.data(); }
    /// Goes back through the last forward(), whose x it takes again.
    /// @param gradient parameterCount() values, written. @param dx rows × input, written; null when not wanted.
    void backward(const Scalar* parameters, const PackedBatch& batch, const Scalar* x, Workspace& workspace,
                  Scalar* gradient, Scalar* dx) const;

    /// Weights of the last layer that attends, those of sentence i from i × batch.steps() on; null where none does.
    const Scalar* attention(const Workspace& workspace) const;

private:
    struct Placed {
        Layer layer;
        std::size_t parametersAt;
        bool dropoutBehind;
    };
    void add(Layer layer, bool dropoutBehind);
    void drop(const PackedBatch& batch, const Dropout& dropout, std::size_t layer, const Scalar* x, Scalar* y) const;
    const Scalar* inputOf(std::size_t layer, const Scalar* x, const Workspace& workspace) const;

    std::vector<Placed> m_layers;
    std::size_t m_parameterCount = 0;
    std::size_t m_output = 0;
};

extern template class LayerStack<float>;
extern template class LayerStack<double>;

} // namespace crossgloss
