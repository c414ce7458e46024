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
    explicit Words(const SharedSpace& space) : m_space(*space.words), m_rows(space.vectors.rows) {}

    struct Row {
        std::uint32_t row = 0;
        bool folded = false;
    };
    std::optional<Row> find(const std::string& word) const
    {
        if (const auto row = withinLimit(word)) {
            return Row{*row, false};
        }
        if (const auto row = withinLimit(normalise(word, {}))) {
            return Row{*row, true};
        }
        return std::nullopt;
    }

private:
    std::optional<std::uint32_t> withinLimit(std::string_view word) const
    {
        const std::optional<std::size_t> row = m_space.find(word);
        return row && *row < m_rows ? std::optional(static_cast<std::uint32_t>(*row)) : std::nullopt;
    }

    const EmbeddingSpace& m_space;
    std::size_t m_rows;
};

/// One word of the test as rows of the spaces.
struct Question {
    std::size_t word = 0;              ///< in the test
    std::uint32_t row = 0;
    std::vector<std::uint32_t> gold;
    std::vector<std::uint32_t> tolerated;  ///< of the other dictionary
};

std::vector<std::uint32_t> rowsOf(const std::vector<std::string>& words, const Words& space, bool& allFolded)
{
    std::vector<std::uint32_t> rows;
    allFolded = true;
    for (const std::string& word : words) {
        if (const auto found = space.find(word)) {
            rows.push_back(found->row);
            allFolded = allFolded && found->folded;
        }
    }
    return rows;
}

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

/// Looks all words up and notes what is missing; the questions are the covered ones.
std::vector<Question> questionsOf(const TranslationTest& test, const SharedSpace& from, const SharedSpace& to,
                                  const TranslationOptions& options, TranslationEvaluation& evaluation)
{
    const Words sources(from);
    const Words targets(to);
    std::unordered_map<std::string_view, std::size_t> others;
    if (options.otherDictionary != nullptr) {
        for (std::size_t i = 0; i < options.otherDictionary->words.size(); ++i) {
            others.emplace(options.otherDictionary->words[i], i);
        }
    }
    TranslationScores& scores = evaluation.scores;
    scores.n = test.words.size();
    evaluation.words.resize(test.words.size());
    std::vector<Question> questions;
    for (std::size_t i = 0; i < test.words.size(); ++i) {
        TranslatedWord& word = evaluation.words[i];
        word.properName = options.properNames != nullptr && options.properNames->contains(test.words[i]);
        const auto source = sources.find(test.words[i]);
        if (!source) {
            word.coverage = WordCoverage::WordMissing;
            ++scores.wordMissing;
            continue;
        }
        word.row = source->row;
        Question question;
        question.word = i;
        question.row = source->row;
        bool folded = false;
        question.gold = rowsOf(test.translations[i], targets, folded);
        if (question.gold.empty()) {
            word.coverage = WordCoverage::TranslationsMissing;
            ++scores.translationsMissing;
            continue;
        }
        scores.folded += folded || source->folded ? 1 : 0;
        if (const auto other = others.find(test.words[i]); other != others.end()) {
            question.tolerated = rowsOf(options.otherDictionary->translations[other->second], targets, folded);
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
    return place == criterionNames.end() ? std::nullopt
                                         : std::optional(static_cast<RetrievalCriterion>(place - criterionNames.begin()));
}

TranslationTest translationTest(std::span<const WordPair> pairs, const TranslationTestOptions& options)
{
    TranslationTest test;
    std::unordered_map<std::string, std::size_t> places;
    std::vector<std::unordered_set<std::string>> seen;
    for (const WordPair& pair : pairs) {
        std::string source = options.lowerCase ? normalise(pair.source, options.sourceLanguage) : pair.source;
        std::string target = options.lowerCase ? normalise(pair.target, options.targetLanguage) : pair.target;
        if (options.direction == TranslationDirection::Backward) {
            std::swap(source, target);
        }
        const auto [place, fresh] = places.try_emplace(source, test.words.size());
        if (fresh) {
            test.words.push_back(std::move(source));
            test.translations.emplace_back();
            seen.emplace_back();
        }
        if (seen[place->second].insert(target).second) {
            test.translations[place->second].push_back(std::move(target));
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
        const Neighbours found = retrieve({queries.data(), questions.size(), dimension}, to.vectors, from.vectors, dimension,
                                          retrieval, progress);
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
