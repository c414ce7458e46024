#include "alignment/HeldOut.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "base/Random.h"
#include "numeric/Rows.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_set>

namespace crossgloss {

namespace {

/// rows · matrix, of length one.
std::vector<float> mapRows(const std::vector<float>& rows, const DenseMatrix& matrix, int threads)
{
    const std::vector<float> factors = toFloat(matrix);
    const std::size_t count = rows.size() / matrix.rows;
    std::vector<float> out(count * matrix.columns);
    const auto size = [](std::size_t value) { return static_cast<std::ptrdiff_t>(value); };
    parallelRanges(count, threads, [&](std::size_t begin, std::size_t end, int) {
        gemm(Transpose::No, Transpose::No, size(end - begin), size(matrix.columns), size(matrix.rows), 1.0f,
             rows.data() + begin * matrix.rows, size(matrix.rows), factors.data(), size(matrix.columns), 0.0f,
             out.data() + begin * matrix.columns, size(matrix.columns));
        normaliseRows(out.data() + begin * matrix.columns, end - begin, matrix.columns, matrix.columns);
    });
    return out;
}

} // namespace

DictionarySplit splitDictionary(std::span<const IndexPair> pairs, double share, std::uint64_t seed)
{
    if (!(share >= 0.0 && share < 1.0)) {
        throw Error(CROSSGLOSS_TEXT("The held-out share of the dictionary must be at least 0 and below 1"));
    }
    DictionarySplit split;
    split.training.assign(pairs.begin(), pairs.end());
    if (share == 0.0) {
        split.note = CROSSGLOSS_TEXT("no held-out share was requested");
        return split;
    }
    std::vector<std::uint32_t> words;
    words.reserve(pairs.size());
    for (const IndexPair& pair : pairs) {
        words.push_back(pair.source);
    }
    std::ranges::sort(words);
    words.erase(std::ranges::unique(words).begin(), words.end());
    const auto kept = static_cast<std::size_t>(std::llround(share * static_cast<double>(words.size())));
    if (kept < minHeldOutWords) {
        split.note = CROSSGLOSS_TEXT("the dictionary is too small for a held-out part");
        return split;
    }
    Random random(seed);
    shuffle(words, random);
    const std::unordered_set<std::uint32_t> aside(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(kept));
    std::map<std::uint32_t, std::vector<std::uint32_t>> translations;
    split.training.clear();
    for (const IndexPair& pair : pairs) {
        if (aside.contains(pair.source)) {
            translations[pair.source].push_back(pair.target);
        } else {
            split.training.push_back(pair);
        }
    }
    for (auto& [word, targets] : translations) {
        split.heldOut.push_back({word, std::move(targets)});
    }
    return split;
}

HeldOutScorer::HeldOutScorer(const PreparedSpaces& spaces, const std::vector<HeldOutWord>& words,
                             std::size_t vocabulary, std::size_t neighbourhood)
    : m_threads(spaces.threads), m_neighbourhood(neighbourhood)
{
    std::vector<std::uint32_t> queries;
    std::vector<std::uint32_t> candidates(std::min(spaces.target.rows, vocabulary));
    for (std::size_t row = 0; row < candidates.size(); ++row) {
        candidates[row] = static_cast<std::uint32_t>(row);
    }
    for (const HeldOutWord& word : words) {
        queries.push_back(word.source);
        candidates.insert(candidates.end(), word.targets.begin(), word.targets.end());
    }
    std::ranges::sort(candidates);
    candidates.erase(std::ranges::unique(candidates).begin(), candidates.end());
    for (const HeldOutWord& word : words) {
        std::vector<std::uint32_t>& answers = m_answers.emplace_back();
        for (const std::uint32_t target : word.targets) {
            answers.push_back(
                static_cast<std::uint32_t>(std::ranges::lower_bound(candidates, target) - candidates.begin()));
        }
    }
    m_queries = spaces.source.rowsOf(queries, m_threads);
    m_sources = spaces.source.firstRows(vocabulary, m_threads);
    m_targets = spaces.target.rowsOf(candidates, m_threads);
}

HeldOutScorer::HeldOutScorer(const SentencePairs& sentences, std::size_t neighbourhood, int threads)
    : m_threads(threads), m_neighbourhood(neighbourhood), m_queries(sentences.asideSource),
      m_sources(sentences.asideSource), m_targets(sentences.asideTarget), m_answers(sentences.aside)
{
    for (std::size_t i = 0; i < m_answers.size(); ++i) {
        m_answers[i] = {static_cast<std::uint32_t>(i)};
    }
}

HeldOutScores HeldOutScorer::score(const MapPair& maps, Progress& progress) const
{
    if (m_answers.empty()) {
        return {};
    }
    const std::size_t shared = maps.source.columns;
    const std::vector<float> queries = mapRows(m_queries, maps.source, m_threads);
    const std::vector<float> sources = mapRows(m_sources, maps.source, m_threads);
    const std::vector<float> targets = mapRows(m_targets, maps.target, m_threads);
    const RowMatrix queryRows{queries.data(), queries.size() / shared, shared};
    const RowMatrix sourceRows{sources.data(), sources.size() / shared, shared};
    const RowMatrix targetRows{targets.data(), targets.size() / shared, shared};
    RetrievalOptions options;
    options.k = 1;
    options.neighbourhood = m_neighbourhood;
    options.threads = m_threads;
    QuietProgress quiet(progress);
    HeldOutScores scores;
    options.criterion = RetrievalCriterion::NearestNeighbour;
    scores.nearest = precision(retrieve(queryRows, targetRows, sourceRows, shared, options, quiet));
    options.criterion = RetrievalCriterion::Csls;
    scores.csls = precision(retrieve(queryRows, targetRows, sourceRows, shared, options, quiet));
    return scores;
}

double HeldOutScorer::precision(const Neighbours& found) const
{
    std::size_t right = 0;
    for (std::size_t query = 0; query < m_answers.size(); ++query) {
        const std::uint32_t best = found.indicesOf(query)[0];
        right += std::ranges::find(m_answers[query], best) != m_answers[query].end() ? 1 : 0;
    }
    return static_cast<double>(right) / static_cast<double>(m_answers.size());
}

nlohmann::json toJson(const HeldOutScores& scores)
{
    return {{"held_out_nn", scores.nearest}, {"held_out_csls", scores.csls}};
}

} // namespace crossgloss
