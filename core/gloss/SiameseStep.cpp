#include "gloss/SiameseStep.h"

#include "base/Parallel.h"

#include <algorithm>
#include <stdexcept>

namespace crossgloss {

SiameseStep::SiameseStep(const SiameseShape& shape, const Options& options)
    : m_shape(shape), m_options(options), m_parameters(shape.parameterCount()),
      m_optimiser(shape.parameterCount(), options.optimiser),
      m_loss(options.objective, shape.distance, shape.hidden, options.batch)
{
    const std::size_t shards = std::min(static_cast<std::size_t>(resolveThreads(options.threads)),
                                        std::max<std::size_t>(1, options.batch / 8));
    m_shards.reserve(shards);
    for (std::size_t i = 0; i < shards; ++i) {
        m_shards.emplace_back(shape);
        m_shards.back().gradient.resize(m_parameters.size());
        m_gradients.push_back(m_shards.back().gradient.data());
    }
    m_encodings.resize(2 * options.batch * shape.hidden);
    m_dEncodings.resize(m_encodings.size());
    m_byLength.reserve(2 * options.batch);
    m_labels.reserve(options.batch);
}

void SiameseStep::deal(const GlossWords& source, const GlossWords& target, std::span<const SiameseExample> examples)
{
    m_byLength.clear();
    m_labels.clear();
    for (std::size_t i = 0; i < examples.size(); ++i) {
        m_byLength.push_back({&source, examples[i].source, i});
        m_byLength.push_back({&target, examples[i].target, examples.size() + i});
        m_labels.push_back(examples[i].aligned);
    }
    const auto length = [](const BatchGloss& gloss) { return gloss.words->length(gloss.gloss); };
    std::sort(m_byLength.begin(), m_byLength.end(), [&](const BatchGloss& a, const BatchGloss& b) {
        return length(a) != length(b) ? length(a) > length(b) : a.slot < b.slot;
    });
    if (length(m_byLength.back()) == 0) {
        throw std::invalid_argument("SiameseStep: a gloss of no words");
    }
    for (std::size_t shard = 0; shard < m_shards.size(); ++shard) {
        m_shards[shard].members.clear();
        for (std::size_t i = shard; i < m_byLength.size(); i += m_shards.size()) {
            m_shards[shard].members.push_back(m_byLength[i]);
        }
    }
}

void SiameseStep::drawMask(double dropout, std::size_t count, Random& random, std::vector<float>& mask)
{
    const float kept = static_cast<float>(1 / (1 - dropout));
    mask.resize(count);
    for (float& value : mask) {
        value = uniform(random) < dropout ? 0.0F : kept;
    }
}

double SiameseStep::step(const GlossWords& source, const GlossWords& target, std::span<const SiameseExample> examples,
                         Random& random)
{
    if (examples.empty() || examples.size() > m_options.batch) {
        throw std::invalid_argument("SiameseStep: an empty batch or one larger than announced");
    }
    deal(source, target, examples);
    const std::size_t slots = 2 * examples.size();
    if (m_options.inputDropout > 0) {
        drawMask(m_options.inputDropout, slots * m_shape.dimension, random, m_inputMask);
    }
    if (m_options.stateDropout > 0) {
        drawMask(m_options.stateDropout, slots * m_shape.hidden, random, m_stateMask);
    }
    const float* inputMask = m_options.inputDropout > 0 ? m_inputMask.data() : nullptr;
    const float* stateMask = m_options.stateDropout > 0 ? m_stateMask.data() : nullptr;
    const int threads = static_cast<int>(m_shards.size());
    parallelRanges(m_shards.size(), threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t i = begin; i < end; ++i) {
            Shard& shard = m_shards[i];
            if (!shard.members.empty()) {
                shard.batch.forward(m_parameters.data(), shard.members, inputMask, stateMask, m_encodings.data());
            }
        }
    });
    const std::size_t targets = examples.size() * m_shape.hidden;
    double dLogScale = 0;
    const double loss = m_loss.compute(examples.size(), m_encodings.data(), m_encodings.data() + targets,
                                       m_labels.data(), static_cast<double>(m_parameters.back()), m_dEncodings.data(),
                                       m_dEncodings.data() + targets, dLogScale);
    parallelRanges(m_shards.size(), threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t i = begin; i < end; ++i) {
            Shard& shard = m_shards[i];
            if (shard.members.empty()) {
                std::fill(shard.gradient.begin(), shard.gradient.end(), 0.0F);
            } else {
                shard.batch.backward(m_parameters.data(), m_dEncodings.data(), shard.gradient.data());
            }
            shard.gradient.back() = i == 0 ? static_cast<float>(dLogScale) : 0.0F;
        }
    });
    m_optimiser.step(m_parameters.data(), m_gradients);
    return loss;
}

} // namespace crossgloss
