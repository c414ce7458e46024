#include "encoder/JointComponents.h"

#include "corpus/TextFiles.h"
#include "numeric/Elementwise.h"
#include "text/Language.h"
#include "wordvectors/QuickRandom.h"

#include "base/Error.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace crossgloss {

namespace {

/// As word2vec and fastText have it.
constexpr double subsample = 1e-4;

AmsGrad::Options optionsOf(const JointSettings& settings)
{
    AmsGrad::Options options;
    options.learningRate = settings.learningRate;
    return options;
}

/// Logistic loss of a score that should be high (label 1) or low (0), and its derivative.
struct Logistic {
    Logistic(float score, float label)
    {
        const auto x = static_cast<double>(label > 0.5F ? score : -score);
        // log(1 + exp(−x)), without overflow
        loss = x > 0 ? std::log1p(std::exp(-x)) : -x + std::log1p(std::exp(x));
        slope = static_cast<float>(1 / (1 + std::exp(-static_cast<double>(score)))) - label;
    }
    double loss = 0;
    float slope = 0;
};

} // namespace

JointLanguage readJointText(const WordTable::Block& block, const std::vector<std::filesystem::path>& files, int threads,
                            Progress& progress)
{
    constexpr std::uint32_t unknown = std::numeric_limits<std::uint32_t>::max();
    VocabularyOptions options;
    options.minimumCount = 1;
    const CountedText read = countTextFiles(files, block.language, options, threads, progress);
    JointLanguage language;
    language.block = &block;
    language.counts.resize(block.space.size());
    std::vector<std::uint32_t> rows(read.vocabulary.size(), unknown);
    for (std::uint32_t id = 0; id < rows.size(); ++id) {
        if (const std::optional<std::size_t> row = block.space.find(read.vocabulary.word(id))) {
            rows[id] = static_cast<std::uint32_t>(*row);
            language.counts[*row] += read.counts[id];
        }
    }
    for (std::size_t sentence = 0; sentence < read.text.sentences(); ++sentence) {
        const std::size_t before = language.text.ids.size();
        for (const std::uint32_t id : read.text.sentence(sentence)) {
            if (rows[id] != unknown) {
                language.text.ids.push_back(rows[id]);
            }
        }
        // A word alone has nothing near it.
        if (language.text.ids.size() < before + 2) {
            language.text.ids.resize(before);
        } else {
            language.text.start.push_back(language.text.ids.size());
        }
    }
    if (language.text.ids.empty()) {
        throw Error(CROSSGLOSS_TEXT("No sentence of the text has two words with vectors (%1)"),
                    {languageName(block.language)})
            .at(files.front().string())
            .advise(CROSSGLOSS_TEXT("Check that the languages of the texts and of the vectors are the right ones"));
    }
    return language;
}

SkipGramComponent::SkipGramComponent(const JointLanguage& language, std::size_t rows, std::size_t dimension,
                                     const JointSettings& settings, std::size_t batch)
    : m_language(language), m_settings(settings), m_batch(batch), m_contexts(language.block->space.size(), dimension),
      m_negatives(language.counts), m_subsampling(language.counts, subsample), m_wordGradients(rows, m_contexts.width()),
      m_contextGradients(m_contexts.rows(), m_contexts.width()),
      m_wordSteps(rows, m_contexts.width(), optionsOf(settings)),
      m_contextSteps(m_contexts.rows(), m_contexts.width(), optionsOf(settings)), m_change(m_contexts.width())
{
}

std::vector<std::span<float>> SkipGramComponent::arrays()
{
    return {{m_contexts.row(0), m_contexts.rows() * m_contexts.width()}, m_wordSteps.state(), m_contextSteps.state()};
}

void SkipGramComponent::restored(std::uint64_t steps)
{
    m_wordSteps.restored(steps);
    m_contextSteps.restored(steps);
}

double SkipGramComponent::addPair(const WordRows& words, std::uint32_t word, std::uint32_t near,
                                  std::span<const std::uint32_t> negatives)
{
    const std::size_t width = m_contexts.width();
    const std::uint32_t row = m_language.block->first + word;
    const float* x = words.row(row);
    std::fill(m_change.begin(), m_change.end(), 0.0F);
    double loss = 0;
    const auto learn = [&](std::uint32_t context, float label) {
        const float* y = m_contexts.row(context);
        const Logistic logistic(dot(width, x, y), label);
        loss += logistic.loss;
        addScaled(width, logistic.slope, y, m_change.data());
        m_contextGradients.add(context, logistic.slope, x, width);
    };
    learn(near, 1);
    for (const std::uint32_t negative : negatives) {
        if (negative != near) {
            learn(negative, 0);
        }
    }
    m_wordGradients.add(row, 1, m_change.data(), width);
    return loss;
}

double SkipGramComponent::step(WordRows& words, std::uint64_t seed, std::uint64_t step)
{
    QuickRandom random(seed, 1 + m_language.block->first, step);
    m_wordGradients.clear();
    m_contextGradients.clear();
    const std::vector<std::size_t>& start = m_language.text.start;
    double loss = 0;
    std::size_t examples = 0;
    for (std::size_t i = 0; i < m_batch; ++i) {
        // Long sentences are drawn as often as they have words.
        const std::size_t position = random() % m_language.text.ids.size();
        const auto sentence = static_cast<std::size_t>(std::ranges::upper_bound(start, position) - start.begin()) - 1;
        m_subsampling.sample(m_language.text.sentence(sentence), random, m_kept);
        if (m_kept.size() < 2) {
            continue;
        }
        const std::size_t place = random.below(static_cast<std::uint32_t>(m_kept.size()));
        const ContextWindow window = drawWindow(place, m_kept.size(), m_settings.window, random);
        for (std::size_t near = window.begin; near < window.end; ++near) {
            if (near == place) {
                continue;
            }
            m_drawn.clear();
            for (int k = 0; k < m_settings.negatives; ++k) {
                m_drawn.push_back(m_negatives.draw(random));
            }
            loss += addPair(words, m_kept[place], m_kept[near], m_drawn);
            ++examples;
        }
    }
    m_wordSteps.step(words, m_wordGradients, m_settings.skipGram);
    m_contextSteps.step(m_contexts, m_contextGradients, m_settings.skipGram);
    return examples == 0 ? 0 : loss / static_cast<double>(examples);
}

AlignmentComponent::AlignmentComponent(std::size_t rows, std::size_t dimension, const JointSettings& settings,
                                       std::size_t batch)
    : m_settings(settings), m_batch(batch), m_wordGradients(rows, WordRows(0, dimension).width()),
      m_wordSteps(rows, WordRows(0, dimension).width(), optionsOf(settings)), m_difference(WordRows(0, dimension).width())
{
}

void AlignmentComponent::add(const TextIds& first, std::uint32_t firstRow, const TextIds& second, std::uint32_t secondRow)
{
    const auto append = [](const TextIds& from, std::size_t sentence, std::uint32_t shift, TextIds& to) {
        for (const std::uint32_t id : from.sentence(sentence)) {
            to.ids.push_back(shift + id);
        }
        to.start.push_back(to.ids.size());
    };
    for (std::size_t i = 0; i < std::min(first.sentences(), second.sentences()); ++i) {
        if (!first.sentence(i).empty() && !second.sentence(i).empty()) {
            append(first, i, firstRow, m_first);
            append(second, i, secondRow, m_second);
        }
    }
}

double AlignmentComponent::addPair(const WordRows& words, std::size_t pair)
{
    const std::span<const std::uint32_t> sides[] = {m_first.sentence(pair), m_second.sentence(pair)};
    std::fill(m_difference.begin(), m_difference.end(), 0.0F);
    for (int side = 0; side < 2; ++side) {
        const float share = (side == 0 ? 1.0F : -1.0F) / static_cast<float>(sides[side].size());
        for (const std::uint32_t row : sides[side]) {
            addScaled(m_difference.size(), share, words.row(row), m_difference.data());
        }
    }
    for (int side = 0; side < 2; ++side) {
        const float share = (side == 0 ? 2.0F : -2.0F) / static_cast<float>(sides[side].size());
        for (const std::uint32_t row : sides[side]) {
            m_wordGradients.add(row, share, m_difference.data(), m_difference.size());
        }
    }
    return static_cast<double>(dot(m_difference.size(), m_difference.data(), m_difference.data()));
}

double AlignmentComponent::step(WordRows& words, std::uint64_t seed, std::uint64_t step)
{
    QuickRandom random(seed, 0, step);
    m_wordGradients.clear();
    double loss = 0;
    for (std::size_t i = 0; i < m_batch; ++i) {
        loss += addPair(words, random() % pairs());
    }
    m_wordSteps.step(words, m_wordGradients, m_settings.alignment);
    return loss / static_cast<double>(m_batch);
}

DictionaryComponent::DictionaryComponent(const EncoderShape& shape, std::size_t rows, const TrainingConfig& config)
    : m_encoder(shape), m_loss(Objective::L2, shape.output, static_cast<std::size_t>(config.batch)),
      m_parameters(m_encoder.parameterCount()), m_gradient(m_encoder.parameterCount()),
      m_optimiser(m_encoder.parameterCount(),
                  [&] {
                      AmsGrad::Options options;
                      options.learningRate = config.learningRate;
                      return options;
                  }()),
      m_wordGradients(rows, WordRows(0, shape.input).width()),
      m_wordSteps(rows, WordRows(0, shape.input).width(), optionsOf(config.joint)),
      m_workspace(m_encoder.makeWorkspace(static_cast<std::size_t>(config.batch)))
{
    const auto batch = static_cast<std::size_t>(config.batch);
    for (std::vector<float>* each : {&m_encoded, &m_targets, &m_dEncoded}) {
        each->resize(batch * shape.output);
    }
    m_dInput.resize(batch * shape.sequenceLength * shape.input);
}

void DictionaryComponent::load(const WordRows& words, const PairSet& set, std::span<const std::uint32_t> indices)
{
    m_order.assign(indices.begin(), indices.end());
    std::ranges::stable_sort(m_order, std::greater<>(), [&](std::uint32_t index) { return set.pairs[index].length; });
    m_lengths.clear();
    m_targetIds.clear();
    const std::size_t dimension = m_encoder.shape().output;
    const auto scaleOf = [&](const float* row) {
        const float square = dot(dimension, row, row);
        return square > 0 ? 1 / std::sqrt(square) : 0.0F;
    };
    m_targetScales.clear();
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        const EncodedPair& pair = set.pairs[m_order[i]];
        const float* row = words.row(pair.target);
        m_lengths.push_back(static_cast<int>(pair.length));
        m_targetIds.push_back(pair.target);
        m_targetScales.push_back(scaleOf(row));
        scale(dimension, m_targetScales.back(), row, m_targets.data() + i * dimension);
    }
    m_batch.assign(m_lengths);
    m_input.rows.clear();
    m_input.scales.clear();
    m_tokens.clear();
    for (std::size_t step = 0; step < m_batch.steps(); ++step) {
        for (std::size_t sentence = 0; sentence < m_batch.activeAt(step); ++sentence) {
            m_tokens.push_back(set.tokens[set.pairs[m_order[sentence]].begin + step]);
            m_input.rows.push_back(words.row(m_tokens.back()));
            m_input.scales.push_back(scaleOf(m_input.rows.back()));
        }
    }
}

void DictionaryComponent::addThroughUnit(const WordRows& words, std::uint32_t row, float unit, float sign,
                                         const float* gradient)
{
    // u = w / ‖w‖: what moves u along itself is lost.
    const std::size_t dimension = m_encoder.shape().output;
    const float along = dot(dimension, gradient, words.row(row));
    m_wordGradients.add(row, sign * unit, gradient, dimension);
    m_wordGradients.add(row, -sign * unit * unit * unit * along, words.row(row), dimension);
}

double DictionaryComponent::gradients(const WordRows& words, const PairSet& set, std::span<const std::uint32_t> indices)
{
    load(words, set, indices);
    const std::size_t dimension = m_encoder.shape().output;
    m_encoder.forward(m_parameters.data(), m_batch, m_input, m_workspace, m_encoded.data());
    const double loss = m_loss.compute(m_order.size(), m_encoded.data(), m_targets.data(), m_targetIds.data(),
                                       m_dEncoded.data());
    m_encoder.backward(m_parameters.data(), m_batch, m_workspace, m_dEncoded.data(), m_gradient.data(), m_dInput.data());
    m_wordGradients.clear();
    for (std::size_t row = 0; row < m_tokens.size(); ++row) {
        addThroughUnit(words, m_tokens[row], m_input.scales[row], 1, m_dInput.data() + row * dimension);
    }
    // ‖e − u‖² pulls u as much as e, the other way.
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        addThroughUnit(words, set.pairs[m_order[i]].target, m_targetScales[i], -1, m_dEncoded.data() + i * dimension);
    }
    return loss;
}

double DictionaryComponent::step(WordRows& words, const PairSet& set, std::span<const std::uint32_t> indices)
{
    const double loss = gradients(words, set, indices);
    const float* gradient = m_gradient.data();
    m_optimiser.step(m_parameters.data(), {&gradient, 1}, 1);
    m_wordSteps.step(words, m_wordGradients, 1);
    return loss;
}

} // namespace crossgloss
