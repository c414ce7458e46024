#include "evaluation/TranslationEvaluation.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <array>
#include <functional>
#include <unordered_map>
#include <unordered_set>

namespace crossgloss {

namespace {

constexpr std::array<std::string_view, 4> criterionNames = {"nn", "isf", "csls", "gc"};

/// Rows of the words that a limited space has.
class Words {
public:
    Words(const SharedSpace& space, std::string language)
        : m_space(*space.words), m_rows(space.vectors.rows), m_language(std::move(language))
    {
    }

    std::optional<std::uint32_t> find(const std::string& word, bool lowerCase) const
    {
        const auto row = withinLimit(word);
        return row || !lowerCase ? row : withinLimit(normalise(word, m_language));
    }

    /// Rows of the words that are there, each once.
    std::vector<std::uint32_t> find(const std::vector<std::string>& words, bool lowerCase) const
    {
        std::vector<std::uint32_t> rows;
        for (const std::string& word : words) {
            if (const auto row = find(word, lowerCase); row && std::ranges::find(rows, *row) == rows.end()) {
                rows.push_back(*row);
            }
        }
        return rows;
    }

private:
    std::optional<std::uint32_t> withinLimit(std::string_view word) const
    {
        const std::optional<std::size_t> row = m_space.find(word);
        return row && *row < m_rows ? std::optional(static_cast<std::uint32_t>(*row)) : std::nullopt;
    }

    const EmbeddingSpace& m_space;
    std::size_t m_rows;
    std::string m_language;
};

/// One word of the test as rows of the spaces.
struct Question {
    std::size_t word = 0;              ///< in the test
    std::uint32_t row = 0;
    std::vector<std::uint32_t> gold;
    std::vector<std::uint32_t> tolerated;  ///< of the other dictionary
};

bool contains(const std::vector<std::uint32_t>& rows, std::uint32_t row)
{
    return std::ranges::find(rows, row) != rows.end();
}

std::vector<FrequencyBand> bandsOf(std::span<const std::size_t> bins, std::size_t rows)
{
    std::vector<std::size_t> ends(bins.begin(), bins.end());
    std::ranges::sort(ends);
    const auto repeated = std::ranges::unique(ends);
    ends.erase(repeated.begin(), repeated.end());
    std::erase(ends, std::size_t{0});
    if (ends.empty() || ends.back() < rows) {
        ends.push_back(rows);
    }
    std::vector<FrequencyBand> bands;
    for (const std::size_t end : ends) {
        bands.push_back({bands.empty() ? 0 : bands.back().to, end, 0, {}});
    }
    return bands;
}

/// Ranks of the covered words that @p wanted accepts.
template <typename Wanted>
std::vector<std::uint32_t> ranksWhere(const std::vector<TranslatedWord>& words, std::uint32_t TranslatedWord::*rank,
                                      Wanted wanted)
{
    std::vector<std::uint32_t> ranks;
    for (const TranslatedWord& word : words) {
        if (word.coverage == WordCoverage::Covered && wanted(word)) {
            ranks.push_back(word.*rank);
        }
    }
    return ranks;
}

/// Places of a test's words, by lower case where the test goes by it.
std::unordered_map<std::string, std::size_t> placesOf(const TranslationTest& test)
{
    std::unordered_map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < test.words.size(); ++i) {
        places.emplace(test.lowerCase ? normalise(test.words[i], test.language) : test.words[i], i);
    }
    return places;
}

/// Looks all words up and notes what is missing; the questions are the covered ones.
std::vector<Question> questionsOf(const TranslationTest& test, const SharedSpace& from, const SharedSpace& to,
                                  const TranslationOptions& options, TranslationEvaluation& evaluation)
{
    const Words sources(from, test.language);
    const Words targets(to, test.translationLanguage);
    const TranslationTest none;
    const TranslationTest& other = options.otherDictionary == nullptr ? none : *options.otherDictionary;
    const auto others = placesOf(other);
    TranslationScores& scores = evaluation.scores;
    scores.n = test.words.size();
    evaluation.words.resize(test.words.size());
    std::vector<Question> questions;
    for (std::size_t i = 0; i < test.words.size(); ++i) {
        TranslatedWord& word = evaluation.words[i];
        word.properName = options.properNames != nullptr && options.properNames->contains(test.words[i]);
        const auto covered = [&](bool lowerCase) {
            return sources.find(test.words[i], lowerCase) && !targets.find(test.translations[i], lowerCase).empty();
        };
        scores.inLowerCase += !covered(false) && covered(true) ? 1 : 0;
        const auto row = sources.find(test.words[i], test.lowerCase);
        if (!row) {
            word.coverage = WordCoverage::WordMissing;
            ++scores.wordMissing;
            continue;
        }
        word.row = *row;
        Question question{i, *row, targets.find(test.translations[i], test.lowerCase), {}};
        if (question.gold.empty()) {
            word.coverage = WordCoverage::TranslationsMissing;
            ++scores.translationsMissing;
            continue;
        }
        const auto place = others.find(other.lowerCase ? normalise(test.words[i], other.language) : test.words[i]);
        if (place != others.end()) {
            question.tolerated = targets.find(other.translations[place->second], other.lowerCase);
        }
        questions.push_back(std::move(question));
    }
    scores.covered = questions.size();
    return questions;
}

void judge(const Question& question, std::span<const std::uint32_t> answers, std::span<const float> similarities,
           const SharedSpace& to, std::size_t kept, TranslatedWord& word)
{
    word.rank = 0;
    word.tolerantRank = 0;
    for (std::size_t i = 0; i < answers.size() && word.rank == 0; ++i) {
        const auto rank = static_cast<std::uint32_t>(i + 1);
        if (contains(question.gold, answers[i])) {
            word.rank = rank;
        }
        if (word.tolerantRank == 0 && (word.rank != 0 || contains(question.tolerated, answers[i]))) {
            word.tolerantRank = rank;
        }
    }
    for (std::size_t i = 0; i < std::min(kept, answers.size()); ++i) {
        word.answers.push_back({std::string(to.words->word(answers[i])), similarities[i]});
    }
}

} // namespace

std::string_view nameOf(RetrievalCriterion criterion)
{
    return criterionNames.at(static_cast<std::size_t>(criterion));
}

std::optional<RetrievalCriterion> retrievalCriterion(std::string_view name)
{
    const auto place = std::ranges::find(criterionNames, name);
    return place == criterionNames.end()
               ? std::nullopt
               : std::optional(static_cast<RetrievalCriterion>(place - criterionNames.begin()));
}

TranslationTest translationTest(std::span<const WordPair> pairs, const TranslationTestOptions& options)
{
    const bool backward = options.direction == TranslationDirection::Backward;
    TranslationTest test;
    test.lowerCase = options.lowerCase;
    test.language = backward ? options.targetLanguage : options.sourceLanguage;
    test.translationLanguage = backward ? options.sourceLanguage : options.targetLanguage;
    const auto key = [&options](const std::string& word, const std::string& language) {
        return options.lowerCase ? normalise(word, language) : word;
    };
    std::unordered_map<std::string, std::size_t> places;
    std::vector<std::unordered_set<std::string>> seen;
    for (const WordPair& pair : pairs) {
        const std::string& word = backward ? pair.target : pair.source;
        const std::string& translation = backward ? pair.source : pair.target;
        const auto [place, fresh] = places.try_emplace(key(word, test.language), test.words.size());
        if (fresh) {
            test.words.push_back(word);
            test.translations.emplace_back();
            seen.emplace_back();
        }
        if (seen[place->second].insert(key(translation, test.translationLanguage)).second) {
            test.translations[place->second].push_back(translation);
        } else {
            ++test.repeated;
        }
    }
    return test;
}

std::vector<std::uint32_t> TranslationEvaluation::ranks() const
{
    std::vector<std::uint32_t> result;
    result.reserve(words.size());
    for (const TranslatedWord& word : words) {
        result.push_back(word.rank);
    }
    return result;
}

std::vector<std::size_t> TranslationEvaluation::rightByOther() const
{
    std::vector<std::size_t> result;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i].tolerantRank == 1 && words[i].rank != 1) {
            result.push_back(i);
        }
    }
    return result;
}

TranslationEvaluation evaluateTranslation(const TranslationTest& test, const SharedSpace& from, const SharedSpace& to,
                                          std::size_t dimension, const TranslationOptions& options, Progress& progress)
{
    TranslationEvaluation evaluation;
    const std::vector<Question> questions = questionsOf(test, from, to, options, evaluation);
    if (!questions.empty()) {
        std::vector<float> queries(questions.size() * dimension);
        for (std::size_t i = 0; i < questions.size(); ++i) {
            std::copy_n(from.vectors.data + questions[i].row * from.vectors.stride, dimension,
                        queries.begin() + static_cast<std::ptrdiff_t>(i * dimension));
        }
        RetrievalOptions retrieval = options.retrieval;
        retrieval.k = std::max({options.depth, options.answers, std::size_t{1}});
        const Neighbours found = retrieve({queries.data(), questions.size(), dimension}, to.vectors, from.vectors,
                                          dimension, retrieval, progress);
        for (std::size_t i = 0; i < questions.size(); ++i) {
            judge(questions[i], found.indicesOf(i), found.scoresOf(i), to, options.answers,
                  evaluation.words[questions[i].word]);
        }
    }

    const auto all = [](const TranslatedWord&) { return true; };
    const auto strict = &TranslatedWord::rank;
    evaluation.scores.strict = precisionScores(ranksWhere(evaluation.words, strict, all), options.bootstrap);
    evaluation.scores.tolerant =
        options.otherDictionary == nullptr
            ? evaluation.scores.strict
            : precisionScores(ranksWhere(evaluation.words, &TranslatedWord::tolerantRank, all), options.bootstrap);
    if (options.properNames != nullptr && options.properNames->informed()) {
        const auto proper = [](const TranslatedWord& word) { return word.properName; };
        evaluation.properNames = precisionScores(ranksWhere(evaluation.words, strict, proper), options.bootstrap);
        evaluation.withoutProperNames =
            precisionScores(ranksWhere(evaluation.words, strict, std::not_fn(proper)), options.bootstrap);
    }
    evaluation.bands = bandsOf(options.frequencyBins, from.vectors.rows);
    for (FrequencyBand& band : evaluation.bands) {
        const auto within = [&band](const TranslatedWord& word) { return word.row >= band.from && word.row < band.to; };
        band.words = static_cast<std::size_t>(std::ranges::count_if(evaluation.words, within));
        band.scores = precisionScores(ranksWhere(evaluation.words, strict, within), options.bootstrap);
    }
    return evaluation;
}

std::string testChecksum(const TranslationTest& test)
{
    RunningChecksum sum;
    for (const std::string& word : test.words) {
        sum.add(word.data(), word.size());
        sum.add("\n", 1);
    }
    return sum.hex();
}

TrainingOverlap trainingOverlap(const TranslationTest& test, std::span<const WordPair> training,
                                TranslationDirection direction)
{
    std::unordered_map<std::string, std::unordered_set<std::string>> known;
    for (const WordPair& pair : training) {
        const bool backward = direction == TranslationDirection::Backward;
        known[normalise(backward ? pair.target : pair.source, {})].insert(
            normalise(backward ? pair.source : pair.target, {}));
    }
    TrainingOverlap overlap;
    for (std::size_t i = 0; i < test.words.size(); ++i) {
        const auto found = known.find(normalise(test.words[i], {}));
        if (found == known.end()) {
            continue;
        }
        ++overlap.words;
        for (const std::string& translation : test.translations[i]) {
            overlap.pairs += found->second.contains(normalise(translation, {})) ? 1 : 0;
        }
    }
    return overlap;
}

} // namespace crossgloss
