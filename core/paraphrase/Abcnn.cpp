#include "paraphrase/Abcnn.h"

#include "encoder/Initialise.h"

#include "base/Error.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

template <typename Scalar>
Abcnn<Scalar>::Abcnn(const AbcnnShape& shape) : m_shape(shape)
{
    const auto usable = [](std::size_t value, std::size_t most) { return value >= 1 && value <= most; };
    if (!usable(shape.input, 65536) || !usable(shape.hidden, 65536) || !usable(shape.layers, 32) ||
        !usable(shape.window, 64) || !usable(shape.sequenceLength, 4096)) {
        throw Error(CROSSGLOSS_TEXT("The sizes of the encoder cannot be used"));
    }
    for (std::size_t layer = 0; layer < shape.layers; ++layer) {
        m_attentionAt.push_back(m_parameterCount);
        m_parameterCount += shape.sequenceLength * width(layer);
        m_convolutionAt.push_back(m_parameterCount);
        m_convolutions.emplace_back(2 * shape.window * width(layer), shape.hidden, true);
        m_parameterCount += m_convolutions.back().parameterCount();
    }
}

template <typename Scalar>
void Abcnn<Scalar>::initialise(Scalar* parameters, Random& random) const
{
    for (std::size_t layer = 0; layer < m_shape.layers; ++layer) {
        initialiseGlorot(m_shape.sequenceLength, width(layer), width(layer), parameters + m_attentionAt[layer], random);
        m_convolutions[layer].initialise(parameters + m_convolutionAt[layer], random);
    }
}

template <typename Scalar>
void Abcnn<Scalar>::place(const PairBatch<Scalar>& batch, Workspace& workspace) const
{
    workspace.layers.resize(m_shape.layers);
    workspace.attention.resize(m_shape.layers);
    workspace.firstCell.assign(1, 0);
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
        workspace.first[side].assign(1, 0);
        workspace.firstWide[side].assign(1, 0);
        for (const int length : batch.lengths[side]) {
            const auto words = static_cast<std::size_t>(length);
            workspace.first[side].push_back(workspace.first[side].back() + words);
            workspace.firstWide[side].push_back(workspace.firstWide[side].back() + words + m_shape.window - 1);
        }
        const std::size_t width = m_shape.input;
        std::vector<Scalar>& rows = workspace.layers[0][side].rows;
        rows.resize(batch.rows[side].size() * width);
        for (std::size_t row = 0; row < batch.rows[side].size(); ++row) {
            for (std::size_t k = 0; k < width; ++k) {
                rows[row * width + k] = batch.scales[side][row] * batch.rows[side][row][k];
            }
        }
    }
    for (std::size_t pair = 0; pair < batch.size(); ++pair) {
        workspace.firstCell.push_back(workspace.firstCell.back() +
                                      static_cast<std::size_t>(batch.lengths[0][pair] * batch.lengths[1][pair]));
    }
}

/// The attention of all pairs and what it makes of the second channel.
template <typename Scalar>
void Abcnn<Scalar>::attend(const Scalar* attention, std::size_t layer, Workspace& workspace) const
{
    const std::size_t d = width(layer);
    auto& sides = workspace.layers[layer];
    std::vector<Scalar>& cells = workspace.attention[layer];
    cells.resize(workspace.firstCell.back());
    for (auto& side : sides) {
        side.channel.assign(side.rows.size(), 0);
    }
    for (std::size_t pair = 0; pair + 1 < workspace.firstCell.size(); ++pair) {
        const std::size_t x = workspace.first[0][pair];
        const std::size_t y = workspace.first[1][pair];
        const std::size_t columns = workspace.first[1][pair + 1] - y;
        for (std::size_t i = 0; i < workspace.first[0][pair + 1] - x; ++i) {
            for (std::size_t j = 0; j < columns; ++j) {
                Scalar square = 0;
                for (std::size_t k = 0; k < d; ++k) {
                    const Scalar apart = sides[0].rows[(x + i) * d + k] - sides[1].rows[(y + j) * d + k];
                    square += apart * apart;
                }
                const Scalar cell = 1 / (1 + std::sqrt(square));
                cells[workspace.firstCell[pair] + i * columns + j] = cell;
                for (std::size_t k = 0; k < d; ++k) {
                    sides[0].channel[(x + i) * d + k] += cell * attention[j * d + k];
                    sides[1].channel[(y + j) * d + k] += cell * attention[i * d + k];
                }
            }
        }
    }
}

/// Lays both channels of the words under each place of the convolution side by side; beyond the sentence are zeros.
template <typename Scalar>
void Abcnn<Scalar>::spread(std::size_t layer, std::size_t side, Workspace& workspace) const
{
    const std::size_t d = width(layer);
    const std::size_t window = m_shape.window;
    auto& part = workspace.layers[layer][side];
    part.columns.assign(workspace.firstWide[side].back() * 2 * window * d, 0);
    for (std::size_t sentence = 0; sentence + 1 < workspace.first[side].size(); ++sentence) {
        const std::size_t first = workspace.first[side][sentence];
        for (std::size_t word = 0; word < workspace.first[side][sentence + 1] - first; ++word) {
            for (std::size_t w = 0; w < window; ++w) {
                Scalar* column = part.columns.data() + ((workspace.firstWide[side][sentence] + word + w) * window + w) * 2 * d;
                std::copy_n(part.rows.data() + (first + word) * d, d, column);
                std::copy_n(part.channel.data() + (first + word) * d, d, column + d);
            }
        }
    }
}

/// The reverse of spread() for gradients.
template <typename Scalar>
void Abcnn<Scalar>::gather(std::size_t layer, std::size_t side, Workspace& workspace) const
{
    const std::size_t d = width(layer);
    const std::size_t window = m_shape.window;
    const std::size_t size = workspace.layers[layer][side].rows.size();
    workspace.dRows[side].assign(size, 0);
    workspace.dChannel[side].assign(size, 0);
    for (std::size_t sentence = 0; sentence + 1 < workspace.first[side].size(); ++sentence) {
        const std::size_t first = workspace.first[side][sentence];
        for (std::size_t word = 0; word < workspace.first[side][sentence + 1] - first; ++word) {
            for (std::size_t w = 0; w < window; ++w) {
                const Scalar* column = workspace.dColumns[side].data() +
                                       ((workspace.firstWide[side][sentence] + word + w) * window + w) * 2 * d;
                for (std::size_t k = 0; k < d; ++k) {
                    workspace.dRows[side][(first + word) * d + k] += column[k];
                    workspace.dChannel[side][(first + word) * d + k] += column[d + k];
                }
            }
        }
    }
}

template <typename Scalar>
void Abcnn<Scalar>::attendBackward(const Scalar* attention, std::size_t layer, Workspace& workspace, Scalar* gradient) const
{
    const std::size_t d = width(layer);
    const auto& sides = workspace.layers[layer];
    const std::vector<Scalar>& cells = workspace.attention[layer];
    for (std::size_t pair = 0; pair + 1 < workspace.firstCell.size(); ++pair) {
        const std::size_t x = workspace.first[0][pair];
        const std::size_t y = workspace.first[1][pair];
        const std::size_t columns = workspace.first[1][pair + 1] - y;
        for (std::size_t i = 0; i < workspace.first[0][pair + 1] - x; ++i) {
            for (std::size_t j = 0; j < columns; ++j) {
                const Scalar cell = cells[workspace.firstCell[pair] + i * columns + j];
                const Scalar* dFirst = workspace.dChannel[0].data() + (x + i) * d;
                const Scalar* dSecond = workspace.dChannel[1].data() + (y + j) * d;
                Scalar dCell = 0;
                for (std::size_t k = 0; k < d; ++k) {
                    dCell += dFirst[k] * attention[j * d + k] + dSecond[k] * attention[i * d + k];
                    gradient[j * d + k] += cell * dFirst[k];
                    gradient[i * d + k] += cell * dSecond[k];
                }
                // A = 1 / (1 + r), so dA/dr = −A²; r has no slope where both rows are the same.
                const Scalar distance = 1 / cell - 1;
                const Scalar slope = distance > 0 ? -dCell * cell * cell / distance : 0;
                for (std::size_t k = 0; k < d; ++k) {
                    const Scalar apart = sides[0].rows[(x + i) * d + k] - sides[1].rows[(y + j) * d + k];
                    workspace.dRows[0][(x + i) * d + k] += slope * apart;
                    workspace.dRows[1][(y + j) * d + k] -= slope * apart;
                }
            }
        }
    }
}

template <typename Scalar>
void Abcnn<Scalar>::forward(const Scalar* parameters, const PairBatch<Scalar>& batch, Workspace& workspace,
                            const std::array<Scalar*, 2>& out) const
{
    place(batch, workspace);
    const std::size_t hidden = m_shape.hidden;
    for (std::size_t layer = 0; layer < m_shape.layers; ++layer) {
        attend(parameters + m_attentionAt[layer], layer, workspace);
        for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
            spread(layer, side, workspace);
            auto& part = workspace.layers[layer][side];
            const std::size_t wide = workspace.firstWide[side].back();
            part.convolved.resize(wide * hidden);
            m_convolutions[layer].forward(parameters + m_convolutionAt[layer], wide, part.columns.data(),
                                          part.convolved.data());
            const bool last = layer + 1 == m_shape.layers;
            std::vector<Scalar>* next = last ? nullptr : &workspace.layers[layer + 1][side].rows;
            if (last) {
                std::fill_n(out[side], batch.size() * hidden, Scalar{0});
            } else {
                next->assign(workspace.first[side].back() * hidden, 0);
            }
            for (std::size_t sentence = 0; sentence < batch.size(); ++sentence) {
                const std::size_t first = workspace.firstWide[side][sentence];
                const std::size_t rows = workspace.firstWide[side][sentence + 1] - first;
                const std::size_t words = rows + 1 - m_shape.window;
                // Means of a window between layers, of everything at the end.
                for (std::size_t target = 0; target < (last ? 1 : words); ++target) {
                    Scalar* mean = last ? out[side] + sentence * hidden
                                        : next->data() + (workspace.first[side][sentence] + target) * hidden;
                    const std::size_t count = last ? rows : m_shape.window;
                    for (std::size_t row = target; row < target + count; ++row) {
                        for (std::size_t k = 0; k < hidden; ++k) {
                            mean[k] += part.convolved[(first + row) * hidden + k] / static_cast<Scalar>(count);
                        }
                    }
                }
            }
        }
    }
}

template <typename Scalar>
void Abcnn<Scalar>::backward(const Scalar* parameters, const PairBatch<Scalar>& batch, Workspace& workspace,
                             const std::array<const Scalar*, 2>& dOut, Scalar* gradient) const
{
    std::fill_n(gradient, m_parameterCount, Scalar{0});
    const std::size_t hidden = m_shape.hidden;
    for (std::size_t layer = m_shape.layers; layer-- > 0;) {
        const bool last = layer + 1 == m_shape.layers;
        const AffineLayer<Scalar>& convolution = m_convolutions[layer];
        workspace.sideGradient.resize(convolution.parameterCount());
        for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
            auto& part = workspace.layers[layer][side];
            std::vector<Scalar>& dConvolved = workspace.dConvolved[side];
            dConvolved.assign(part.convolved.size(), 0);
            for (std::size_t sentence = 0; sentence < batch.size(); ++sentence) {
                const std::size_t first = workspace.firstWide[side][sentence];
                const std::size_t rows = workspace.firstWide[side][sentence + 1] - first;
                const std::size_t words = rows + 1 - m_shape.window;
                for (std::size_t target = 0; target < (last ? 1 : words); ++target) {
                    const Scalar* dMean = last ? dOut[side] + sentence * hidden
                                               : workspace.dRows[side].data() +
                                                     (workspace.first[side][sentence] + target) * hidden;
                    const std::size_t count = last ? rows : m_shape.window;
                    for (std::size_t row = target; row < target + count; ++row) {
                        for (std::size_t k = 0; k < hidden; ++k) {
                            dConvolved[(first + row) * hidden + k] += dMean[k] / static_cast<Scalar>(count);
                        }
                    }
                }
            }
            workspace.dColumns[side].resize(part.columns.size());
            convolution.backward(parameters + m_convolutionAt[layer], workspace.firstWide[side].back(), part.columns.data(),
                                 part.convolved.data(), dConvolved.data(), workspace.sideGradient.data(),
                                 workspace.dColumns[side].data());
            for (std::size_t i = 0; i < workspace.sideGradient.size(); ++i) {
                gradient[m_convolutionAt[layer] + i] += workspace.sideGradient[i];
            }
        }
        for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
            gather(layer, side, workspace);
        }
        attendBackward(parameters + m_attentionAt[layer], layer, workspace, gradient + m_attentionAt[layer]);
    }
}

template class Abcnn<float>;
template class Abcnn<double>;

} // namespace crossgloss
