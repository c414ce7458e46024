#include "evaluation/AlignmentGrid.h"

#include "base/Error.h"
#include "base/Seconds.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace crossgloss {

namespace {

AlignmentPairs turned(AlignmentPairs pairs)
{
    for (IndexPair& pair : pairs.pairs) {
        std::swap(pair.source, pair.target);
    }
    return pairs;
}

SentenceSource turned(const SentenceSource& sentences)
{
    return [sentences] {
        return [reader = sentences()](SentenceBatch& batch) {
            const bool more = reader(batch);
            std::swap(batch.source, batch.target);
            return more;
        };
    };
}

AlignmentData trainingData(const GridDictionary& dictionary, bool turn)
{
    AlignmentData data;
    data.sourceLanguage = turn ? dictionary.targetLanguage : dictionary.sourceLanguage;
    data.targetLanguage = turn ? dictionary.sourceLanguage : dictionary.targetLanguage;
    if (dictionary.kind == GridDictionaryKind::Sentences) {
        data.sentences = turn ? turned(dictionary.sentences) : dictionary.sentences;
    } else {
        data.words = turn ? turned(dictionary.words) : dictionary.words;
    }
    return data;
}

std::size_t rows(const EmbeddingSpace& space, std::size_t limit)
{
    return limit == 0 ? space.size() : std::min(limit, space.size());
}

/// Both languages in the shared space of one map.
struct Mapped {
    std::vector<float> source;
    std::vector<float> target;
    std::size_t dimension = 0;
    double beta = 0;                   ///< as the map has it; 0 = not learned
    double seconds = 0;                ///< of learning
};

class GridRun {
public:
    GridRun(const EmbeddingSpace& source, const EmbeddingSpace& target, const AlignmentGridOptions& options,
            AlignmentGrid& grid, Progress& progress)
        : m_source(source), m_target(target), m_options(options), m_grid(grid), m_progress(progress)
    {
    }

    void run(std::span<const GridDictionary> dictionaries)
    {
        m_total = dictionaries.size() * m_options.methods.size() * m_options.directions.size() *
                  m_options.retrievals.size();
        for (std::size_t i = 0; i < dictionaries.size(); ++i) {
            for (const AlignmentMethod method : m_options.methods) {
                runMethod(dictionaries[i], i, method);
            }
        }
    }

private:
    void runMethod(const GridDictionary& dictionary, std::size_t index, AlignmentMethod method)
    {
        std::optional<Mapped> mapped;
        std::string problem;
        for (const TranslationDirection direction : m_options.directions) {
            const bool turn = direction == TranslationDirection::Backward && isDirectional(method);
            if (!mapped || isDirectional(method)) {
                mapped.reset();        // frees it first: two maps of large spaces need not fit
                problem.clear();
                try {
                    mapped = learn(dictionary, method, turn);
                } catch (const Cancelled&) {
                    throw;
                } catch (const Error& error) {
                    problem = error.what();
                }
            }
            GridCell cell;
            cell.dictionary = index;
            cell.method = method;
            cell.direction = direction;
            cell.problem = problem;
            for (const RetrievalCriterion retrieval : m_options.retrievals) {
                cell.retrieval = retrieval;
                finish(mapped ? scored(cell, dictionary, *mapped) : cell);
            }
        }
    }

    Mapped learn(const GridDictionary& dictionary, AlignmentMethod method, bool turn)
    {
        const auto start = std::chrono::steady_clock::now();
        AlignOptions options = m_options.align;
        options.method = method;
        options.learnBeta = dictionary.kind == GridDictionaryKind::Sentences; // of words each direction learns its own
        if (turn) {
            std::swap(options.sourceLimit, options.targetLimit);
        }
        const EmbeddingSpace& from = turn ? m_target : m_source;
        const EmbeddingSpace& to = turn ? m_source : m_target;
        const AlignmentMap map = align(from, to, trainingData(dictionary, turn), options, m_progress);
        Mapped mapped;
        mapped.seconds = secondsSince(start);
        mapped.beta = map.beta;
        mapped.dimension = map.source.shared;
        mapped.source = map.apply(turn ? MapSide::Target : MapSide::Source, m_source, options.threads, m_progress);
        mapped.target = map.apply(turn ? MapSide::Source : MapSide::Target, m_target, options.threads, m_progress);
        return mapped;
    }

    GridCell scored(GridCell cell, const GridDictionary& dictionary, const Mapped& mapped)
    {
        const bool backward = cell.direction == TranslationDirection::Backward;
        SharedSpace from{&m_source,
                         {mapped.source.data(), rows(m_source, m_options.align.sourceLimit), mapped.dimension}};
        SharedSpace to{&m_target,
                       {mapped.target.data(), rows(m_target, m_options.align.targetLimit), mapped.dimension}};
        if (backward) {
            std::swap(from, to);
        }
        TranslationOptions options = m_options.translation;
        if (backward) {
            options.otherDictionary = m_options.otherDictionaryBackward;
        }
        options.retrieval.criterion = cell.retrieval;
        if (cell.retrieval == RetrievalCriterion::InvertedSoftmax) {
            const LearnedBeta learned = betaOf(dictionary, from, to, mapped, backward);
            cell.beta = options.retrieval.beta = learned.beta;
            cell.betaAtBound = learned.atBound;
        }
        const auto start = std::chrono::steady_clock::now();
        const TranslationEvaluation evaluation = evaluateTranslation(
            backward ? m_grid.backwardTest : m_grid.forwardTest, from, to, mapped.dimension, options, m_progress);
        cell.seconds = secondsSince(start);
        cell.alignSeconds = mapped.seconds;
        cell.scores = evaluation.scores;
        cell.ranks = evaluation.ranks();
        return cell;
    }

    LearnedBeta betaOf(const GridDictionary& dictionary, const SharedSpace& from, const SharedSpace& to,
                       const Mapped& mapped, bool backward)
    {
        const RetrievalOptions& retrieval = m_options.translation.retrieval;
        std::vector<IndexPair> pairs = backward ? turned(dictionary.words).pairs : dictionary.words.pairs;
        std::erase_if(pairs, [&](const IndexPair& pair) {
            return pair.source >= from.vectors.rows || pair.target >= to.vectors.rows;
        });
        if (pairs.empty()) {
            // Of sentences the map keeps some aside to learn β on; words have none.
            LearnedBeta known;
            known.beta = mapped.beta > 0 ? mapped.beta : retrieval.beta;
            return known;
        }
        LearnBetaOptions options;
        options.sample = retrieval.sample;
        options.seed = retrieval.seed;
        options.threads = retrieval.threads;
        return learnBeta(from.vectors, to.vectors, mapped.dimension, pairs, options, m_progress);
    }

    void finish(GridCell cell)
    {
        m_grid.cells.push_back(std::move(cell));
        if (m_options.onCell) {
            m_options.onCell(m_grid.cells.back(), m_grid.cells.size(), m_total);
        }
    }

    const EmbeddingSpace& m_source;
    const EmbeddingSpace& m_target;
    const AlignmentGridOptions& m_options;
    AlignmentGrid& m_grid;
    Progress& m_progress;
    std::size_t m_total = 0;
};

/// Ranks of the covered words: the same ones in all cells of a direction.
std::vector<std::uint32_t> coveredRanks(const GridCell& cell)
{
    std::vector<std::uint32_t> ranks;
    std::ranges::copy_if(cell.ranks, std::back_inserter(ranks), [](std::uint32_t rank) { return rank != NoRank; });
    return ranks;
}

void testAgainstBaselines(AlignmentGrid& grid, const BootstrapOptions& bootstrap)
{
    for (std::size_t dictionary = 0; dictionary < grid.dictionaries.size(); ++dictionary) {
        for (const TranslationDirection direction : {TranslationDirection::Forward, TranslationDirection::Backward}) {
            const GridCell* baseline = grid.baseline(dictionary, direction);
            if (baseline == nullptr) {
                continue;
            }
            const std::vector<std::uint32_t> first = coveredRanks(*baseline);
            std::vector<GridCell*> tested;
            std::vector<double> p;
            for (GridCell& cell : grid.cells) {
                if (cell.dictionary == dictionary && cell.direction == direction && cell.problem.empty() &&
                    &cell != baseline) {
                    cell.againstBaseline = comparePaired(first, coveredRanks(cell), bootstrap);
                    tested.push_back(&cell);
                    p.push_back(cell.againstBaseline->mcNemar.midP);
                }
            }
            const std::vector<double> adjusted = holm(p);
            for (std::size_t i = 0; i < tested.size(); ++i) {
                tested[i]->adjustedP = adjusted[i];
            }
        }
    }
}

bool coversAny(const TranslationTest& test, const EmbeddingSpace& from, std::size_t fromLimit, const EmbeddingSpace& to,
               std::size_t toLimit)
{
    std::vector<WordPair> pairs;
    for (std::size_t i = 0; i < test.words.size(); ++i) {
        for (const std::string& translation : test.translations[i]) {
            pairs.push_back({test.words[i], translation});
        }
    }
    const PairOptions options{fromLimit, toLimit, test.lowerCase, test.language, test.translationLanguage};
    return !resolvePairs(pairs, from, to, options).pairs.empty();
}

} // namespace

bool isDirectional(AlignmentMethod method)
{
    return method == AlignmentMethod::LeastSquares || method == AlignmentMethod::Rcsls;
}

const GridCell* AlignmentGrid::find(std::size_t dictionary, AlignmentMethod method, RetrievalCriterion retrieval,
                                    TranslationDirection direction) const
{
    const auto cell = std::ranges::find_if(cells, [&](const GridCell& c) {
        return c.dictionary == dictionary && c.method == method && c.retrieval == retrieval && c.direction == direction;
    });
    return cell == cells.end() ? nullptr : &*cell;
}

const GridCell* AlignmentGrid::best(TranslationDirection direction) const
{
    const GridCell* best = nullptr;
    for (const GridCell& cell : cells) {
        if (cell.direction != direction || !cell.problem.empty()) {
            continue;
        }
        const auto key = [](const GridCell& c) { return std::pair(c.scores.strict.p1, c.scores.strict.mrr); };
        if (best == nullptr || key(cell) > key(*best)) {
            best = &cell;
        }
    }
    return best;
}

const GridCell* AlignmentGrid::baseline(std::size_t dictionary, TranslationDirection direction) const
{
    const GridCell* named = find(dictionary, baselineMethod, baselineRetrieval, direction);
    if (named != nullptr && named->problem.empty()) {
        return named;
    }
    const auto first = std::ranges::find_if(cells, [&](const GridCell& cell) {
        return cell.dictionary == dictionary && cell.direction == direction && cell.problem.empty();
    });
    return first == cells.end() ? nullptr : &*first;
}

AlignmentGrid compareAlignments(const EmbeddingSpace& source, const EmbeddingSpace& target,
                                std::span<const GridDictionary> dictionaries, const TranslationTest& forwardTest,
                                const TranslationTest& backwardTest, const AlignmentGridOptions& options,
                                Progress& progress)
{
    if (dictionaries.empty() || options.methods.empty() || options.retrievals.empty() || options.directions.empty()) {
        throw Error(CROSSGLOSS_TEXT("Nothing to compare: at least one dictionary, method, retrieval and direction are "
                                    "needed"));
    }
    const auto start = std::chrono::steady_clock::now();
    AlignmentGrid grid;
    grid.forwardTest = forwardTest;
    grid.backwardTest = backwardTest;
    grid.baselineMethod = options.baselineMethod;
    grid.baselineRetrieval = options.baselineRetrieval;
    for (const TranslationDirection direction : options.directions) {
        const bool covers = direction == TranslationDirection::Backward
                                ? coversAny(backwardTest, target, options.align.targetLimit, source,
                                            options.align.sourceLimit)
                                : coversAny(forwardTest, source, options.align.sourceLimit, target,
                                            options.align.targetLimit);
        if (!covers) {
            throw Error(CROSSGLOSS_TEXT("The spaces hold no word of the test together with one of its translations"))
                .advise(CROSSGLOSS_TEXT("See that the languages of spaces and test agree and stand in the same order"));
        }
    }
    for (const GridDictionary& dictionary : dictionaries) {
        grid.dictionaries.push_back({dictionary.kind, dictionary.name, dictionary.words.pairs.size()});
    }
    GridRun(source, target, options, grid, progress).run(dictionaries);
    testAgainstBaselines(grid, options.translation.bootstrap);
    grid.seconds = secondsSince(start);
    return grid;
}

} // namespace crossgloss
