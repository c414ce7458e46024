#include "wordvectors/SentenceLearner.h"

#include <algorithm>

namespace crossgloss {

namespace {

/// Windows of which one's loss is worked out.
constexpr std::uint32_t windowsPerLoss = 16;

void prefetch(const float* row, std::size_t width)
{
    for (std::size_t d = 0; d < width; d += 16) {
        __builtin_prefetch(row + d, 1);
    }
}

} // namespace

SentenceLearner::SentenceLearner(const WordVectorConfig& config, std::size_t width)
    : m_config(config), m_hidden(2 * width), m_change(width)
{
    m_step.width = width;
    m_step.outputs = 1 + static_cast<std::size_t>(config.negatives);
}

double* SentenceLearner::lossOfWindow()
{
    return ++m_windows % windowsPerLoss == 0 ? &loss : nullptr;
}

/// All negatives of a sentence at once, so that their rows can be fetched ahead of their turn.
void SentenceLearner::drawNegatives(const TrainedLanguage& language, std::size_t sets, QuickRandom& random)
{
    m_negatives.resize(sets * static_cast<std::size_t>(m_config.negatives));
    for (std::uint32_t& negative : m_negatives) {
        negative = language.negatives.draw(random);
    }
}

void SentenceLearner::setOutputs(TrainedLanguage& language, std::uint32_t word, std::size_t set)
{
    const std::size_t negatives = m_step.outputs - 1;
    const std::uint32_t* drawn = m_negatives.data() + set * negatives;
    m_step.output[0] = language.output.row(word);
    m_step.outputs = 1;
    for (std::size_t i = 0; i < negatives; ++i) {
        // A negative that is the word itself has nothing to teach.
        if (drawn[i] != word) {
            m_step.output[m_step.outputs++] = language.output.row(drawn[i]);
        }
    }
}

void SentenceLearner::learn(TrainedLanguage& language, std::span<const std::uint32_t> sentence, float rate,
                            QuickRandom& random)
{
    language.subsampling.sample(sentence, random, m_kept);
    m_step.rate = rate;
    if (m_kept.size() < 2) {
        return;
    }
    if (m_config.method == WordVectorMethod::Cbow) {
        cbow(language, random);
    } else if (language.hasNgrams()) {
        skipGramOfNgrams(language, random);
    } else {
        skipGram(language, random);
    }
}

/// The words around are the inputs and share the negatives of the word in the middle, so that a window is one small matrix
/// product (Ji et al. 2016).
void SentenceLearner::skipGram(TrainedLanguage& language, QuickRandom& random)
{
    const std::size_t negatives = static_cast<std::size_t>(m_config.negatives);
    drawNegatives(language, m_kept.size(), random);
    for (std::size_t place = 0; place < m_kept.size(); ++place) {
        if (const std::size_t coming = place + static_cast<std::size_t>(m_config.window) + 1; coming < m_kept.size()) {
            prefetch(language.input.row(m_kept[coming]), m_step.width);
        }
        if (place + 1 < m_kept.size()) {
            prefetch(language.output.row(m_kept[place + 1]), m_step.width);
            for (std::size_t i = 0; i < negatives; ++i) {
                prefetch(language.output.row(m_negatives[(place + 1) * negatives + i]), m_step.width);
            }
        }
        m_step.outputs = 1 + negatives;
        setOutputs(language, m_kept[place], place);
        const ContextWindow window = drawWindow(place, m_kept.size(), m_config.window, random);
        double* const wanted = lossOfWindow();
        for (std::size_t at = window.begin; at < window.end;) {
            m_step.inputs = 0;
            for (; at < window.end && m_step.inputs < maxInputs; ++at) {
                if (at != place) {
                    float* const row = language.input.row(m_kept[at]);
                    m_step.input[m_step.inputs] = row;
                    m_step.moved[m_step.inputs++] = row;
                }
            }
            if (m_step.inputs > 0) {
                negativeSamplingStep(m_step, wanted);
                examples += wanted != nullptr ? m_step.inputs : 0;
            }
        }
    }
}

void SentenceLearner::addRows(TrainedLanguage& language, std::uint32_t word)
{
    m_rows.push_back(language.input.row(word));
    for (const std::uint32_t part : language.ngramsOf(word)) {
        m_rows.push_back(language.input.row(part));
    }
}

/// The mean of a word's n-grams costs more than a window: here the word in the middle is the input, made once, and each word
/// around brings negatives of its own.
void SentenceLearner::skipGramOfNgrams(TrainedLanguage& language, QuickRandom& random)
{
    const std::size_t negatives = static_cast<std::size_t>(m_config.negatives);
    for (std::size_t place = 0; place < m_kept.size(); ++place) {
        const ContextWindow window = drawWindow(place, m_kept.size(), m_config.window, random);
        drawNegatives(language, window.end - window.begin, random);
        for (const std::uint32_t negative : m_negatives) {
            prefetch(language.output.row(negative), m_step.width);
        }
        m_rows.clear();
        addRows(language, m_kept[place]);
        meanOfRows(m_step.width, m_rows.size(), m_rows.data(), m_hidden.data());
        std::ranges::fill(m_change, 0.0F);
        m_step.inputs = 1;
        m_step.input[0] = m_hidden.data();
        m_step.moved[0] = m_change.data();
        double* const wanted = lossOfWindow();
        for (std::size_t at = window.begin; at < window.end; ++at) {
            if (at != place) {
                m_step.outputs = 1 + negatives;
                setOutputs(language, m_kept[at], at - window.begin);
                negativeSamplingStep(m_step, wanted);
                examples += wanted != nullptr ? 1 : 0;
            }
        }
        addToRows(m_step.width, m_rows.size(), 1.0F, m_change.data(), m_rows.data());
    }
}

void SentenceLearner::cbow(TrainedLanguage& language, QuickRandom& random)
{
    drawNegatives(language, m_kept.size(), random);
    for (std::size_t place = 0; place < m_kept.size(); ++place) {
        const ContextWindow window = drawWindow(place, m_kept.size(), m_config.window, random);
        m_rows.clear();
        for (std::size_t at = window.begin; at < window.end; ++at) {
            if (at != place) {
                addRows(language, m_kept[at]);
            }
        }
        m_step.outputs = 1 + static_cast<std::size_t>(m_config.negatives);
        setOutputs(language, m_kept[place], place);
        double* const wanted = lossOfWindow();
        meanInputStep(m_step, m_rows.size(), m_rows.data(), m_hidden.data(), m_change.data(), wanted);
        examples += wanted != nullptr ? 1 : 0;
    }
}

double SentenceLearner::align(TrainedLanguage& first, std::span<const std::uint32_t> firstSentence, TrainedLanguage& second,
                              std::span<const std::uint32_t> secondSentence, float rate, QuickRandom& random)
{
    first.subsampling.sample(firstSentence, random, m_kept);
    second.subsampling.sample(secondSentence, random, m_kept2);
    if (m_kept.empty() || m_kept2.empty()) {
        return -1.0;
    }
    m_rows.clear();
    m_rows2.clear();
    for (const std::uint32_t word : m_kept) {
        m_rows.push_back(first.input.row(word));
    }
    for (const std::uint32_t word : m_kept2) {
        m_rows2.push_back(second.input.row(word));
    }
    return alignBags(m_step.width, rate, m_rows.size(), m_rows.data(), m_rows2.size(), m_rows2.data(), m_hidden.data());
}

} // namespace crossgloss
