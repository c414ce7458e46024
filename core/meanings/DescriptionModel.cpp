#include "meanings/DescriptionModel.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "base/Random.h"
#include "numeric/Gemm.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace crossgloss {

namespace {

constexpr float smallest = 1e-9F;
constexpr float mapRateShare = 0.3F; ///< the matrix learns more slowly than rows, since every description moves it

float lengthOf(const float* values, std::size_t size)
{
    float square = 0;
    for (std::size_t i = 0; i < size; ++i) {
        square += values[i] * values[i];
    }
    return std::sqrt(square) + smallest;
}

/// Adds the mapped encoding and the stems of a description to @p to.
void addInput(const DescriptionInput& input, const std::vector<float>& map, const std::vector<float>& stems,
              std::size_t dimension, float* to)
{
    if (!input.encoding.empty()) {
        const float length = lengthOf(input.encoding.data(), input.encoding.size());
        for (std::size_t i = 0; i < input.encoding.size(); ++i) {
            const float value = input.encoding[i] / length;
            for (std::size_t k = 0; k < dimension; ++k) {
                to[k] += value * map[i * dimension + k];
            }
        }
    }
    float square = 0;
    for (const auto& [stem, weight] : input.stems) {
        square += weight * weight;
    }
    const float length = std::sqrt(square) + smallest;
    for (const auto& [stem, weight] : input.stems) {
        for (std::size_t k = 0; k < dimension; ++k) {
            to[k] += weight / length * stems[stem * dimension + k];
        }
    }
}

class Trainer
{
public:
    Trainer(std::span<const DescriptionInput> descriptions, std::span<const std::uint32_t> owners, std::size_t meanings,
            std::size_t stems, const DescriptionTraining& options)
        : m_descriptions(descriptions), m_owners(owners), m_meanings(meanings), m_options(options),
          m_threads(resolveThreads(options.threads)), m_random(options.seed)
    {
        for (const DescriptionInput& description : descriptions) {
            m_encoded = std::max(m_encoded, description.encoding.size());
        }
        const std::size_t d = options.dimension;
        m_model.dimension = d;
        m_model.map.resize(m_encoded * d);
        for (float& value : m_model.map) {
            value = static_cast<float>(normal(m_random) / std::sqrt(static_cast<double>(d)));
        }
        m_model.stems.resize(stems * d);
        m_model.meanings.resize(meanings * d);
        for (std::size_t i = 0; i < descriptions.size(); ++i) {
            addInput(descriptions[i], m_model.map, m_model.stems, d, &m_model.meanings[owners[i] * d]);
        }
        for (std::size_t m = 0; m < meanings; ++m) {
            float* row = &m_model.meanings[m * d];
            if (lengthOf(row, d) <= 2 * smallest) { // none of its descriptions has an encoding
                std::generate_n(row, d, [&] { return static_cast<float>(normal(m_random)); });
            }
            const float length = lengthOf(row, d);
            std::for_each_n(row, d, [length](float& value) { value /= length; });
        }
        m_mapSquares.assign(m_encoded, 1e-8F);
        m_stemSquares.assign(stems, 1e-8F);
        m_meaningSquares.assign(meanings, 1e-8F);
        m_slot.assign(stems, none);
        const std::size_t batch = options.batch;
        m_encodings.resize(batch * m_encoded);
        m_vectors.resize(batch * d);
        m_gradients.resize(batch * d);
        m_lengths.resize(batch);
        m_unit.resize(meanings * d);
        m_meaningLengths.resize(meanings);
        m_scores.resize(batch * meanings);
        m_meaningGradients.resize(meanings * d);
        m_mapGradients.resize(m_encoded * d);
    }

    DescriptionModel run(Progress& progress)
    {
        std::vector<std::uint32_t> order(m_descriptions.size());
        std::iota(order.begin(), order.end(), 0U);
        const std::uint64_t total = static_cast<std::uint64_t>(m_options.epochs) * order.size();
        progress.stage(CROSSGLOSS_TEXT("Learning to tell meanings by descriptions"), total);
        std::uint64_t done = 0;
        for (int epoch = 0; epoch < m_options.epochs; ++epoch) {
            shuffle(order, m_random);
            for (std::size_t begin = 0; begin < order.size(); begin += m_options.batch) {
                progress.throwIfCancelled();
                const std::size_t count = std::min(m_options.batch, order.size() - begin);
                step({order.data() + begin, count});
                done += count;
                progress.advance(done);
            }
        }
        for (std::size_t m = 0; m < m_meanings; ++m) {
            float* row = &m_model.meanings[m * m_model.dimension];
            const float length = lengthOf(row, m_model.dimension);
            std::for_each_n(row, m_model.dimension, [length](float& value) { value /= length; });
        }
        return std::move(m_model);
    }

private:
    static constexpr std::uint32_t none = ~0U;

    void step(std::span<const std::uint32_t> batch)
    {
        read(batch);
        const auto d = static_cast<std::ptrdiff_t>(m_model.dimension);
        const auto all = static_cast<std::ptrdiff_t>(m_meanings);
        parallelRanges(m_meanings, m_threads, [&](std::size_t begin, std::size_t end, int) {
            for (std::size_t m = begin; m < end; ++m) {
                const float* row = &m_model.meanings[m * m_model.dimension];
                m_meaningLengths[m] = lengthOf(row, m_model.dimension);
                for (std::size_t k = 0; k < m_model.dimension; ++k) {
                    m_unit[m * m_model.dimension + k] = row[k] / m_meaningLengths[m];
                }
            }
        });
        // Chances of all meanings less the true one, and what the descriptions' vectors want of it.
        parallelRanges(batch.size(), m_threads, [&](std::size_t begin, std::size_t end, int) {
            const auto rows = static_cast<std::ptrdiff_t>(end - begin);
            float* scores = &m_scores[begin * m_meanings];
            gemm(Transpose::No, Transpose::Yes, rows, all, d, m_options.sharpness, &m_vectors[begin * m_model.dimension], d,
                 m_unit.data(), d, 0, scores, all);
            for (std::size_t i = begin; i < end; ++i) {
                float* row = &m_scores[i * m_meanings];
                const float largest = *std::max_element(row, row + m_meanings);
                float sum = 0;
                for (std::size_t m = 0; m < m_meanings; ++m) {
                    row[m] = std::exp(row[m] - largest);
                    sum += row[m];
                }
                const float share = m_options.sharpness / static_cast<float>(batch.size());
                for (std::size_t m = 0; m < m_meanings; ++m) {
                    row[m] *= share / sum;
                }
                row[m_owners[batch[i]]] -= share;
            }
            gemm(Transpose::No, Transpose::No, rows, d, all, 1, scores, all, m_unit.data(), d, 0,
                 &m_gradients[begin * m_model.dimension], d);
        });
        parallelRanges(m_meanings, m_threads, [&](std::size_t begin, std::size_t end, int) {
            gemm(Transpose::Yes, Transpose::No, static_cast<std::ptrdiff_t>(end - begin), d,
                 static_cast<std::ptrdiff_t>(batch.size()), 1, &m_scores[begin], all, m_vectors.data(), d, 0,
                 &m_meaningGradients[begin * m_model.dimension], d);
            for (std::size_t m = begin; m < end; ++m) {
                throughLength(&m_unit[m * m_model.dimension], m_meaningLengths[m],
                              &m_meaningGradients[m * m_model.dimension]);
                move(&m_model.meanings[m * m_model.dimension], &m_meaningGradients[m * m_model.dimension],
                     m_meaningSquares[m], m_options.rate);
            }
        });
        for (std::size_t i = 0; i < batch.size(); ++i) {
            throughLength(&m_vectors[i * m_model.dimension], m_lengths[i], &m_gradients[i * m_model.dimension]);
        }
        moveInputs(batch.size());
    }

    /// Vectors of the batch, of length one; words are passed over by chance.
    void read(std::span<const std::uint32_t> batch)
    {
        const std::size_t d = m_model.dimension;
        m_used.clear();
        m_usedBegin.assign(1, 0);
        for (std::size_t i = 0; i < batch.size(); ++i) {
            const DescriptionInput& input = m_descriptions[batch[i]];
            float* encoding = &m_encodings[i * m_encoded];
            std::fill_n(encoding, m_encoded, 0.0F);
            if (!input.encoding.empty()) {
                const float length = lengthOf(input.encoding.data(), m_encoded);
                std::ranges::transform(input.encoding, encoding, [length](float value) { return value / length; });
            }
            float square = 0;
            for (const auto& [stem, weight] : input.stems) {
                square += weight * weight;
            }
            const float length = (std::sqrt(square) + smallest) * (1 - m_options.dropout);
            for (const auto& [stem, weight] : input.stems) {
                if (uniform(m_random) >= static_cast<double>(m_options.dropout)) {
                    m_used.emplace_back(stem, weight / length);
                }
            }
            m_usedBegin.push_back(m_used.size());
        }
        if (m_encoded > 0) {
            gemm(Transpose::No, Transpose::No, static_cast<std::ptrdiff_t>(batch.size()), static_cast<std::ptrdiff_t>(d),
                 static_cast<std::ptrdiff_t>(m_encoded), 1, m_encodings.data(), static_cast<std::ptrdiff_t>(m_encoded),
                 m_model.map.data(), static_cast<std::ptrdiff_t>(d), 0, m_vectors.data(), static_cast<std::ptrdiff_t>(d));
        } else {
            std::ranges::fill(m_vectors, 0.0F);
        }
        for (std::size_t i = 0; i < batch.size(); ++i) {
            float* vector = &m_vectors[i * d];
            for (std::size_t u = m_usedBegin[i]; u < m_usedBegin[i + 1]; ++u) {
                const float* stem = &m_model.stems[m_used[u].first * d];
                for (std::size_t k = 0; k < d; ++k) {
                    vector[k] += m_used[u].second * stem[k];
                }
            }
            m_lengths[i] = lengthOf(vector, d);
            std::for_each_n(vector, d, [length = m_lengths[i]](float& value) { value /= length; });
        }
    }

    void moveInputs(std::size_t count)
    {
        const std::size_t d = m_model.dimension;
        if (m_encoded > 0) {
            gemm(Transpose::Yes, Transpose::No, static_cast<std::ptrdiff_t>(m_encoded), static_cast<std::ptrdiff_t>(d),
                 static_cast<std::ptrdiff_t>(count), 1, m_encodings.data(), static_cast<std::ptrdiff_t>(m_encoded),
                 m_gradients.data(), static_cast<std::ptrdiff_t>(d), 0, m_mapGradients.data(), static_cast<std::ptrdiff_t>(d));
            for (std::size_t i = 0; i < m_encoded; ++i) {
                move(&m_model.map[i * d], &m_mapGradients[i * d], m_mapSquares[i], m_options.rate * mapRateShare);
            }
        }
        m_touched.clear();
        m_stemGradients.clear();
        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t u = m_usedBegin[i]; u < m_usedBegin[i + 1]; ++u) {
                const auto [stem, weight] = m_used[u];
                if (m_slot[stem] == none) {
                    m_slot[stem] = static_cast<std::uint32_t>(m_touched.size());
                    m_touched.push_back(stem);
                    m_stemGradients.resize(m_stemGradients.size() + d, 0.0F);
                }
                float* gradient = &m_stemGradients[m_slot[stem] * d];
                for (std::size_t k = 0; k < d; ++k) {
                    gradient[k] += weight * m_gradients[i * d + k];
                }
            }
        }
        for (const std::uint32_t stem : m_touched) {
            move(&m_model.stems[stem * d], &m_stemGradients[m_slot[stem] * d], m_stemSquares[stem], m_options.rate);
            m_slot[stem] = none;
        }
    }

    /// The gradient of a vector from that of the vector at length one.
    void throughLength(const float* unit, float length, float* gradient) const
    {
        const float along = std::inner_product(unit, unit + m_model.dimension, gradient, 0.0F);
        for (std::size_t k = 0; k < m_model.dimension; ++k) {
            gradient[k] = (gradient[k] - along * unit[k]) / length;
        }
    }

    void move(float* row, const float* gradient, float& squares, float rate) const
    {
        const std::size_t d = m_model.dimension;
        squares += std::inner_product(gradient, gradient + d, gradient, 0.0F) / static_cast<float>(d);
        const float step = rate / std::sqrt(squares);
        for (std::size_t k = 0; k < d; ++k) {
            row[k] -= step * gradient[k];
        }
    }

    std::span<const DescriptionInput> m_descriptions;
    std::span<const std::uint32_t> m_owners;
    std::size_t m_meanings;
    DescriptionTraining m_options;
    int m_threads;
    Random m_random;
    std::size_t m_encoded = 0;
    DescriptionModel m_model;
    std::vector<float> m_mapSquares, m_stemSquares, m_meaningSquares;
    std::vector<float> m_encodings, m_vectors, m_gradients, m_lengths; // of the batch
    std::vector<float> m_unit, m_meaningLengths, m_scores, m_meaningGradients, m_mapGradients, m_stemGradients;
    std::vector<std::pair<std::uint32_t, float>> m_used; // stems of the batch that were not passed over
    std::vector<std::size_t> m_usedBegin;
    std::vector<std::uint32_t> m_slot, m_touched;
};

} // namespace

DescriptionModel trainDescriptionModel(std::span<const DescriptionInput> descriptions, std::span<const std::uint32_t> owners,
                                       std::size_t meanings, std::size_t stems, const DescriptionTraining& options,
                                       Progress& progress)
{
    return Trainer(descriptions, owners, meanings, stems, options).run(progress);
}

} // namespace crossgloss
