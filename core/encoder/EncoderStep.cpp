#include "encoder/EncoderStep.h"

#include "encoder/BagSums.h"
#include "numeric/Elementwise.h"

#include "base/Parallel.h"

#include <algorithm>
#include <stdexcept>

namespace crossgloss {

namespace {

std::size_t shardCount(const EncoderStep::Options& options)
{
    return std::min(static_cast<std::size_t>(resolveThreads(options.threads)),
                    std::max<std::size_t>(1, options.batch / 8));
}

} // namespace

EncoderStep::EncoderStep(const EncoderShape& shape, const Options& options)
    : m_options(options), m_encoder(shape), m_loss(options.objective, shape.output, options.batch),
      m_parameters(m_encoder.parameterCount()), m_optimiser(m_encoder.parameterCount(), options.optimiser),
      m_shards(shape.kind == EncoderKind::Bow ? 0 : shardCount(options))
{
    m_encoded.resize(options.batch * shape.output);
    m_targets.resize(options.batch * shape.output);
    m_dEncoded.resize(options.batch * shape.output);
    m_targetIds.resize(options.batch);
    if (shape.kind == EncoderKind::Bow) {
        m_bags.resize(options.batch * shape.input);
        m_bagGradient.resize(m_encoder.parameterCount());
        m_gradients.push_back(m_bagGradient.data());
        return;
    }
    m_byLength.resize(options.batch);
    m_counts.resize(shape.sequenceLength + 1);
    const std::size_t largest = (options.batch + m_shards.size() - 1) / m_shards.size();
    for (Shard& shard : m_shards) {
        shard.workspace = m_encoder.makeWorkspace(largest, options.dropout > 0);
        shard.dropoutKeys.reserve(largest);
        shard.gradient.resize(m_encoder.parameterCount());
        shard.lengths.reserve(largest);
        shard.pairs.reserve(largest);
        shard.input.rows.reserve(largest * shape.sequenceLength);
        shard.input.scales.reserve(largest * shape.sequenceLength);
        m_gradients.push_back(shard.gradient.data());
    }
}

void EncoderStep::deal(const PairSet& set, std::span<const std::uint32_t> indices, std::uint64_t step)
{
    // Counting sort by falling length, stable, so that the batch alone decides the order.
    std::fill(m_counts.begin(), m_counts.end(), 0U);
    const auto longest = static_cast<std::uint32_t>(m_counts.size() - 1);
    for (const std::uint32_t index : indices) {
        const std::uint32_t length = set.pairs[index].length;
        if (length < 1 || length > longest) {
            throw std::invalid_argument("EncoderStep: a sentence of no words or of more than sequenceLength");
        }
        ++m_counts[longest - length];
    }
    std::uint32_t position = 0;
    for (std::uint32_t& count : m_counts) {
        const std::uint32_t size = count;
        count = position;
        position += size;
    }
    for (const std::uint32_t index : indices) {
        m_byLength[m_counts[longest - set.pairs[index].length]++] = index;
    }
    std::size_t first = 0;
    for (std::size_t s = 0; s < m_shards.size(); ++s) {
        Shard& shard = m_shards[s];
        shard.first = first;
        shard.pairs.clear();
        shard.lengths.clear();
        shard.dropoutKeys.clear();
        for (std::size_t i = s; i < indices.size(); i += m_shards.size()) {
            shard.pairs.push_back(m_byLength[i]);
            shard.lengths.push_back(static_cast<int>(set.pairs[m_byLength[i]].length));
            if (m_options.dropout > 0) {
                shard.dropoutKeys.push_back(Dropout::key(m_options.seed, step, i));
            }
        }
        first += shard.pairs.size();
    }
}

void EncoderStep::load(const WordTable& table, const PairSet& set, Shard& shard)
{
    shard.batch.assign(shard.lengths);
    shard.input.rows.clear();
    shard.input.scales.clear();
    for (std::size_t step = 0; step < shard.batch.steps(); ++step) {
        for (std::size_t sentence = 0; sentence < shard.batch.activeAt(step); ++sentence) {
            const std::uint32_t id = set.tokens[set.pairs[shard.pairs[sentence]].begin + step];
            shard.input.rows.push_back(table.row(id));
            shard.input.scales.push_back(table.scale(id));
        }
    }
    const std::size_t dimension = m_encoder.shape().output;
    for (std::size_t i = 0; i < shard.pairs.size(); ++i) {
        const std::uint32_t target = set.pairs[shard.pairs[i]].target;
        m_targetIds[shard.first + i] = target;
        scale(dimension, table.scale(target), table.row(target), m_targets.data() + (shard.first + i) * dimension);
    }
}

/// On the calling thread: a bag of words is done before a second one has woken up. The order of its sentences is the
/// batch's.
double EncoderStep::stepBags(const WordTable& table, const PairSet& set, std::span<const std::uint32_t> indices,
                             double rate)
{
    const std::size_t input = m_encoder.shape().input;
    const std::size_t output = m_encoder.shape().output;
    for (std::size_t i = 0; i < indices.size(); ++i) {
        const EncodedPair& pair = set.pairs[indices[i]];
        if (pair.length < 1) {
            throw std::invalid_argument("EncoderStep: a sentence of no words");
        }
        m_targetIds[i] = pair.target;
        scale(output, table.scale(pair.target), table.row(pair.target), m_targets.data() + i * output);
        if (!set.bags.empty()) {
            std::copy_n(set.bags.data() + indices[i] * input, input, m_bags.data() + i * input);
        }
    }
    if (set.bags.empty()) {
        sumBags(table, set, indices, m_bags.data());
    }
    m_encoder.project(m_parameters.data(), indices.size(), m_bags.data(), m_encoded.data());
    const double loss = m_loss.compute(indices.size(), m_encoded.data(), m_targets.data(), m_targetIds.data(),
                                       m_dEncoded.data());
    m_encoder.projectBackward(indices.size(), m_bags.data(), m_dEncoded.data(), m_bagGradient.data());
    m_optimiser.step(m_parameters.data(), m_gradients, 1, rate);
    return loss;
}

double EncoderStep::step(const WordTable& table, const PairSet& set, std::span<const std::uint32_t> indices,
                         const TrainingMoment& moment)
{
    if (indices.empty() || indices.size() > m_options.batch) {
        throw std::invalid_argument("EncoderStep: an empty batch or one larger than announced");
    }
    if (m_shards.empty()) {
        return stepBags(table, set, indices, moment.rate);
    }
    deal(set, indices, moment.step);
    const int threads = static_cast<int>(m_shards.size());
    const std::size_t dimension = m_encoder.shape().output;
    parallelRanges(m_shards.size(), threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t s = begin; s < end; ++s) {
            Shard& shard = m_shards[s];
            if (shard.pairs.empty()) {
                continue;
            }
            load(table, set, shard);
            m_encoder.forward(m_parameters.data(), shard.batch, shard.input, shard.workspace,
                              m_encoded.data() + shard.first * dimension, {m_options.dropout, shard.dropoutKeys});
        }
    });
    const double loss = m_loss.compute(indices.size(), m_encoded.data(), m_targets.data(), m_targetIds.data(),
                                       m_dEncoded.data());
    parallelRanges(m_shards.size(), threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t s = begin; s < end; ++s) {
            Shard& shard = m_shards[s];
            if (shard.pairs.empty()) {
                std::fill(shard.gradient.begin(), shard.gradient.end(), 0.0F);
                continue;
            }
            m_encoder.backward(m_parameters.data(), shard.batch, shard.workspace,
                               m_dEncoded.data() + shard.first * dimension, shard.gradient.data());
        }
    });
    m_optimiser.step(m_parameters.data(), m_gradients, threads, moment.rate);
    return loss;
}

} // namespace crossgloss
