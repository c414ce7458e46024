#include "wordvectors/WordVectorLearner.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "numeric/Elementwise.h"
#include "wordvectors/SentenceLearner.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <optional>
#include <utility>

namespace crossgloss {

namespace {

/// Words of a piece: some milliseconds of learning.
constexpr std::size_t pieceWords = 10000;
/// Of the most frequent words those are looked for that are near a sample word.
constexpr std::size_t neighbourWords = 20000;
constexpr std::size_t neighbourWordsOfNgrams = 4000;
constexpr std::size_t neighboursTold = 5;
/// The learning rate does not fall below this share of where it began.
constexpr double minRate = 1e-4;

double now()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Unit vectors of the most frequent words, as they stand while others move them.
std::vector<float> unitVectors(const TrainedLanguage& language, std::size_t words)
{
    const std::size_t width = language.input.width();
    std::vector<float> vectors(words * width);
    for (std::uint32_t word = 0; word < words; ++word) {
        float* const vector = vectors.data() + word * width;
        language.vectorOf(word, vector);
        const float squares = dot(width, vector, vector);
        scale(width, squares > 0.0F ? 1.0F / std::sqrt(squares) : 0.0F, vector, vector);
    }
    return vectors;
}

} // namespace

WordVectorLearner::WordVectorLearner(const WordVectorConfig& config, std::vector<TrainedLanguage>& languages,
                                     const AlignedBags& bags, std::vector<std::string> sampleWords)
    : m_config(config), m_languages(languages), m_bags(bags), m_rate(config.learningRate > 0.0 ? config.learningRate : 0.05)
{
    cutPieces();
    chooseSamples(std::move(sampleWords));
    if (bags.first.sentences() > 0) {
        // As many words of parallel sentences as of running text.
        const double length = static_cast<double>(bags.first.ids.size() + bags.second.ids.size())
                              / static_cast<double>(bags.first.sentences());
        m_pairsPerWord = 1.0 / std::max(1.0, length);
    }
}

/// Pieces end with sentences where these are not longer than a piece; those of two languages take turns.
void WordVectorLearner::cutPieces()
{
    std::vector<std::pair<double, Piece>> placed;
    for (std::size_t index = 0; index < m_languages.size(); ++index) {
        const TextIds& text = m_languages[index].text;
        const double all = static_cast<double>(std::max<std::size_t>(1, text.ids.size()));
        Piece piece{index, 0, 0, 0, 0};
        const auto finish = [&](std::size_t end) {
            piece.end = end;
            placed.emplace_back(static_cast<double>(piece.begin) / all, piece);
            piece.begin = end;
        };
        for (std::size_t sentence = 0; sentence < text.sentences(); ++sentence) {
            const std::size_t end = text.start[sentence + 1];
            while (end - piece.begin > 2 * pieceWords) {
                finish(piece.begin + pieceWords);
                piece.sentence = sentence;
            }
            if (end - piece.begin >= pieceWords) {
                finish(end);
                piece.sentence = sentence + 1;
            }
        }
        if (piece.begin < text.ids.size()) {
            finish(text.ids.size());
        }
    }
    std::ranges::stable_sort(placed, {}, [](const auto& entry) { return entry.first; });
    for (auto& [share, piece] : placed) {
        piece.before = m_words;
        m_words += piece.end - piece.begin;
        m_pieces.push_back(piece);
    }
}

void WordVectorLearner::chooseSamples(std::vector<std::string> words)
{
    const Vocabulary& vocabulary = m_languages.front().vocabulary;
    for (const std::string& word : words) {
        if (const std::optional<std::uint32_t> id = vocabulary.find(word)) {
            m_samples.push_back(*id);
        }
    }
    if (!m_samples.empty()) {
        return;
    }
    // Neither function words nor rare ones.
    for (const std::size_t rank : std::array<std::size_t, 5>{150, 300, 600, 1200, 2400}) {
        const std::size_t place = vocabulary.size() > 3000 ? rank : vocabulary.size() * rank / 3000;
        const auto id = static_cast<std::uint32_t>(place);
        if (std::ranges::find(m_samples, id) == m_samples.end()) {
            m_samples.push_back(id);
        }
    }
}

double WordVectorLearner::rateAt(std::uint64_t words) const
{
    const double share = static_cast<double>(words) / static_cast<double>(m_words * static_cast<std::uint64_t>(m_config.epochs));
    return m_rate * std::max(minRate, 1.0 - share);
}

void WordVectorLearner::learn(Progress& progress, const PointSink& onPoint)
{
    const std::uint64_t all = m_words * static_cast<std::uint64_t>(m_config.epochs);
    progress.stage(CROSSGLOSS_TEXT("Learning word vectors"), all);
    m_started = now();
    const int threads = resolveThreads(m_config.threads);
    parallelRanges(static_cast<std::size_t>(threads), threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t worker = begin; worker < end; ++worker) {
            try {
                work(worker == 0, progress, onPoint);
            } catch (...) {
                m_stop = true;
                throw;
            }
        }
    });
    progress.throwIfCancelled();
    const WordVectorPoint last = point(m_done);
    m_seconds = last.seconds;
    onPoint(last);
    progress.advance(all);
    for (const TrainedLanguage& language : m_languages) {
        if (!language.input.allFinite()) {
            throw Error(CROSSGLOSS_TEXT("The vectors ran away: values are not numbers any more"))
                .advise(CROSSGLOSS_TEXT("Lower the learning rate"));
        }
    }
}

void WordVectorLearner::work(bool leads, Progress& progress, const PointSink& onPoint)
{
    SentenceLearner learner(m_config, m_languages.front().input.width());
    const std::size_t items = m_pieces.size() * static_cast<std::size_t>(m_config.epochs);
    double told = m_started;
    for (std::size_t item = m_next++; item < items && !m_stop; item = m_next++) {
        const std::size_t epoch = item / m_pieces.size();
        const Piece& piece = m_pieces[item % m_pieces.size()];
        QuickRandom random(m_config.seed, epoch, item % m_pieces.size());
        TrainedLanguage& language = m_languages[piece.language];
        const auto rate = static_cast<float>(rateAt(epoch * m_words + piece.before));
        std::size_t begin = piece.begin;
        for (std::size_t sentence = piece.sentence; begin < piece.end; ++sentence) {
            const std::size_t end = std::min(piece.end, language.text.start[sentence + 1]);
            learner.learn(language, std::span(language.text.ids).subspan(begin, end - begin), rate, random);
            begin = end;
        }
        const std::size_t words = piece.end - piece.begin;
        alignPairs(learner, words, rate, random);
        {
            const std::lock_guard<std::mutex> lock(m_mutex);
            m_sums.loss += std::exchange(learner.loss, 0.0);
            m_sums.examples += std::exchange(learner.examples, 0);
        }
        const std::uint64_t done = m_done += words;
        if (leads) {
            if (progress.cancelled()) {
                m_stop = true;
            }
            progress.throwIfCancelled();
            progress.advance(done);
            if (now() - told >= 1.0) {
                onPoint(point(done));
                told = now();
            }
        }
    }
}

/// Random pairs of parallel sentences, as many as go with so many words of text.
void WordVectorLearner::alignPairs(SentenceLearner& learner, std::size_t words, float rate, QuickRandom& random)
{
    const auto pairs = static_cast<std::uint64_t>(std::llround(static_cast<double>(words) * m_pairsPerWord));
    Sums sums;
    for (std::uint64_t i = 0; i < pairs; ++i) {
        const std::uint32_t pair = random.below(static_cast<std::uint32_t>(m_bags.first.sentences()));
        const double distance =
            learner.align(m_languages[0], m_bags.first.sentence(pair), m_languages[1], m_bags.second.sentence(pair),
                          rate * static_cast<float>(m_config.alignment), random);
        if (distance >= 0.0) {
            sums.distance += distance;
            ++sums.pairs;
        }
    }
    const std::lock_guard<std::mutex> lock(m_mutex);
    m_sums.distance += sums.distance;
    m_sums.pairs += sums.pairs;
}

WordVectorPoint WordVectorLearner::point(std::uint64_t done)
{
    Sums sums;
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        sums = std::exchange(m_sums, Sums());
    }
    WordVectorPoint made;
    const double all = static_cast<double>(m_words) * m_config.epochs;
    made.share = static_cast<double>(done) / all;
    made.epoch = std::min(m_config.epochs, 1 + static_cast<int>(made.share * m_config.epochs));
    made.seconds = now() - m_started;
    // At the very end there may be nothing new.
    made.loss = sums.examples > 0 ? sums.loss / static_cast<double>(sums.examples) : m_last.loss;
    made.alignmentLoss = sums.pairs > 0 ? sums.distance / static_cast<double>(sums.pairs) : m_last.alignmentLoss;
    made.wordsPerSecond = static_cast<double>(done - m_pointWords) / std::max(1e-9, made.seconds - m_last.seconds);
    made.learningRate = rateAt(done);
    made.samples = neighbours();
    m_pointWords = done;
    m_last = made;
    if (!std::isfinite(made.loss) || !std::isfinite(made.alignmentLoss)) {
        throw Error(CROSSGLOSS_TEXT("The vectors ran away: values are not numbers any more"))
            .advise(CROSSGLOSS_TEXT("Lower the learning rate"));
    }
    return made;
}

std::vector<WordVectorPoint::Neighbours> WordVectorLearner::neighbours() const
{
    const TrainedLanguage& from = m_languages.front();
    const TrainedLanguage& to = m_languages.back();
    const bool same = m_languages.size() == 1;
    const std::size_t most = to.hasNgrams() ? neighbourWordsOfNgrams : neighbourWords;
    const std::size_t words = std::min(most, to.vocabulary.size());
    const std::size_t width = to.input.width();
    const std::vector<float> targets = unitVectors(to, words);
    std::vector<float> query(width);
    std::vector<std::pair<float, std::uint32_t>> scores(words);
    std::vector<WordVectorPoint::Neighbours> told;
    for (const std::uint32_t sample : m_samples) {
        from.vectorOf(sample, query.data());
        for (std::uint32_t word = 0; word < words; ++word) {
            const bool itself = same && word == sample;
            scores[word] = {itself ? -1e30F : dot(width, query.data(), targets.data() + word * width), word};
        }
        const std::size_t nearest = std::min(neighboursTold, words - (same && sample < words ? 1 : 0));
        std::ranges::partial_sort(scores, scores.begin() + static_cast<std::ptrdiff_t>(nearest), [](const auto& a, const auto& b) {
            return a.first != b.first ? a.first > b.first : a.second < b.second;
        });
        WordVectorPoint::Neighbours& entry = told.emplace_back();
        entry.word = from.vocabulary.word(sample);
        for (std::size_t i = 0; i < nearest; ++i) {
            entry.nearest.push_back(to.vocabulary.word(scores[i].second));
        }
    }
    return told;
}

} // namespace crossgloss
