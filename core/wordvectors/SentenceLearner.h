#pragma once

#include "wordvectors/NegativeSampling.h"
#include "wordvectors/QuickRandom.h"
#include "wordvectors/TrainedLanguage.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// What one thread needs to learn from sentences; its buffers stay.
class SentenceLearner {
public:
    SentenceLearner(const WordVectorConfig& config, std::size_t width);

    /// Goes over a sentence once, skip-gram or CBOW as the configuration says.
    void learn(TrainedLanguage& language, std::span<const std::uint32_t> sentence, float rate, QuickRandom& random);
    /// Brings the means of two sentences together. @return their squared distance before; below 0 when one is empty.
    double align(TrainedLanguage& first, std::span<const std::uint32_t> firstSentence, TrainedLanguage& second,
                 std::span<const std::uint32_t> secondSentence, float rate, QuickRandom& random);

    /// Of a sample of the windows: the sum of the losses, and the pairs of words (CBOW: windows) that they are of.
    double loss = 0;
    std::uint64_t examples = 0;

private:
    void drawNegatives(const TrainedLanguage& language, std::size_t sets, QuickRandom& random);
    void setOutputs(TrainedLanguage& language, std::uint32_t word, std::size_t set);
    void skipGram(TrainedLanguage& language, QuickRandom& random);
    void skipGramOfNgrams(TrainedLanguage& language, QuickRandom& random);
    void cbow(TrainedLanguage& language, QuickRandom& random);
    void addRows(TrainedLanguage& language, std::uint32_t word);
    double* lossOfWindow();

    const WordVectorConfig& m_config;
    SamplingStep<float> m_step;
    std::vector<std::uint32_t> m_kept;
    std::vector<std::uint32_t> m_kept2;
    std::vector<std::uint32_t> m_negatives;
    std::vector<float*> m_rows;
    std::vector<float*> m_rows2;
    std::vector<float> m_hidden;       ///< 2 × width
    std::vector<float> m_change;
    std::uint32_t m_windows = 0;
};

} // namespace crossgloss
