#pragma once

#include "base/Progress.h"
#include "wordvectors/SentenceLearner.h"
#include "wordvectors/TrainedLanguage.h"
#include "wordvectors/WordVectors.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <vector>

namespace crossgloss {

/// Parallel sentences in the numbers of two languages' words.
struct AlignedBags {
    TextIds first;
    TextIds second;
};

/// Moves the vectors of one or two languages over their texts. The text is cut into pieces; who is free takes the next one,
/// and what is drawn in it follows from the seed and its place, so that one thread gives the same vectors each time.
class WordVectorLearner {
public:
    using PointSink = std::function<void(const WordVectorPoint&)>;

    /// @param languages one, or with @p bags two. All must outlive this.
    WordVectorLearner(const WordVectorConfig& config, std::vector<TrainedLanguage>& languages, const AlignedBags& bags,
                      std::vector<std::string> sampleWords);

    /// @throws Error when vectors run away; Cancelled.
    void learn(Progress& progress, const PointSink& onPoint);

    double seconds() const { return m_seconds; }
    /// Words of the vocabulary in the texts.
    std::uint64_t words() const { return m_words; }

private:
    struct Piece {
        std::size_t language = 0;
        std::size_t sentence = 0;      ///< the one that begin lies in
        std::size_t begin = 0;         ///< places of the text's ids
        std::size_t end = 0;
        std::uint64_t before = 0;      ///< words of all pieces before it
    };
    /// Sums since the last point.
    struct Sums {
        double loss = 0;
        std::uint64_t examples = 0;
        double distance = 0;
        std::uint64_t pairs = 0;
    };

    void cutPieces();
    void chooseSamples(std::vector<std::string> words);
    void work(bool leads, Progress& progress, const PointSink& onPoint);
    void alignPairs(SentenceLearner& learner, std::size_t words, float rate, QuickRandom& random);
    double rateAt(std::uint64_t words) const;
    WordVectorPoint point(std::uint64_t done);
    std::vector<WordVectorPoint::Neighbours> neighbours() const;

    const WordVectorConfig& m_config;
    std::vector<TrainedLanguage>& m_languages;
    const AlignedBags& m_bags;
    std::vector<std::uint32_t> m_samples;  ///< words of the first language
    std::vector<Piece> m_pieces;
    std::uint64_t m_words = 0;
    double m_pairsPerWord = 0;
    double m_rate = 0;
    std::atomic<std::size_t> m_next{0};
    std::atomic<std::uint64_t> m_done{0};
    std::atomic<bool> m_stop{false};
    std::mutex m_mutex;
    Sums m_sums;
    double m_started = 0;
    double m_seconds = 0;
    WordVectorPoint m_last;
    std::uint64_t m_pointWords = 0;    ///< done when m_last was made
};

} // namespace crossgloss
