#include "alignment/Align.h"

#include "alignment/Cca.h"
#include "alignment/HeldOut.h"
#include "alignment/LeastSquares.h"
#include "alignment/MapBeta.h"
#include "alignment/PreparedSpaces.h"
#include "alignment/ReducedProcrustes.h"
#include "alignment/Refinement.h"
#include "alignment/SelfLearning.h"
#include "base/Error.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace crossgloss {

namespace {

constexpr std::array<std::pair<AlignmentMethod, std::string_view>, 8> methodNames = {{
    {AlignmentMethod::LeastSquares, "least-squares"},
    {AlignmentMethod::Cca, "cca"},
    {AlignmentMethod::Procrustes, "procrustes"},
    {AlignmentMethod::ProcrustesReduced, "procrustes-reduced"},
    {AlignmentMethod::VecMap, "vecmap"},
    {AlignmentMethod::Rcsls, "rcsls"},
    {AlignmentMethod::SelfLearning, "self-learning"},
    {AlignmentMethod::MuseRefinement, "refinement"},
}};

/// Seconds of the stages of a run, by name.
class StageTimes {
public:
    /// Ends the present stage under @p name.
    void end(const char* name)
    {
        const auto now = std::chrono::steady_clock::now();
        m_seconds[name] = std::chrono::duration<double>(now - m_last).count();
        m_last = now;
    }
    const nlohmann::json& seconds() const { return m_seconds; }

private:
    nlohmann::json m_seconds = nlohmann::json::object();
    std::chrono::steady_clock::time_point m_last = std::chrono::steady_clock::now();
};

LearnBetaOptions betaOptions(const AlignOptions& options)
{
    LearnBetaOptions beta;
    beta.seed = options.seed;
    beta.threads = options.threads;
    return beta;
}

nlohmann::json betaDetails(const LearnedBeta& learned)
{
    return {{"value", learned.beta}, {"log_likelihood", learned.logLikelihood}, {"at_bound", learned.atBound}};
}

/// What a map tells of the options that it was learned with: the same for any number of threads.
nlohmann::json optionDetails(const AlignOptions& options)
{
    AlignOptions copy = options;
    nlohmann::json json = valuesOf(fieldsOf(copy));
    json.erase("threads");
    return json;
}

/// Learning from a dictionary in one go: all methods but those that make dictionaries themselves.
class DictionaryAlignment {
public:
    DictionaryAlignment(const EmbeddingSpace& source, const EmbeddingSpace& target, const AlignmentData& data,
                        const AlignOptions& options, Progress& progress)
        : m_data(data), m_options(options), m_progress(progress), m_method(nameOf(options.method)),
          m_spaces(prepared(source, target, data, options, progress))
    {
        m_times.end("normalisation");
    }

    AlignmentMap run()
    {
        m_words = !m_data.words.pairs.empty();
        if (!m_words) {
            readSentences();
        }
        const bool directional = m_options.method == AlignmentMethod::LeastSquares
                                 || m_options.method == AlignmentMethod::Rcsls;
        if (directional && m_options.dimensions > 0) {
            throw Error(CROSSGLOSS_TEXT("The map of %1 leads into the target's space, whose dimensions are given"),
                        {m_method})
                .advise(CROSSGLOSS_TEXT("Leave the number of dimensions out, or take procrustes or vecmap"));
        }
        MapPair maps = solve();
        if (!directional && m_options.dimensions > 0) {
            maps.truncate(m_options.dimensions);
        }
        AlignmentMap map = m_spaces.compose(maps);
        if (m_options.method == AlignmentMethod::Cca) {
            map.source.normalisation.addCentring(m_sourceMean);
            map.target.normalisation.addCentring(m_targetMean);
        }
        m_times.end("solution");
        map.method = m_method;
        map.seed = m_options.seed;
        if (m_options.learnBeta) {
            learnBetaOf(map);
        }
        m_details["shared_dimensions"] = map.source.shared;
        m_details["dictionary"] = dictionaryDetails();
        m_details["options"] = optionDetails(m_options);
        m_details["seconds"] = m_times.seconds();
        map.details = std::move(m_details);
        return map;
    }

private:
    static PreparedSpaces prepared(const EmbeddingSpace& source, const EmbeddingSpace& target,
                                   const AlignmentData& data, const AlignOptions& options, Progress& progress)
    {
        if (data.words.pairs.empty() && !data.sentences) {
            throw Error(CROSSGLOSS_TEXT("There are no pairs to learn a map from"))
                .advise(CROSSGLOSS_TEXT("Give a dictionary whose words the vectors have, or take self-learning"));
        }
        progress.stage(CROSSGLOSS_TEXT("Normalising vectors"), 0);
        return prepareSpaces(source, target, options);
    }

    void readSentences()
    {
        if (m_options.method == AlignmentMethod::Rcsls) {
            throw Error(CROSSGLOSS_TEXT("RCSLS learns from pairs of words, not from sentences"))
                .advise(CROSSGLOSS_TEXT("Give a dictionary, or take procrustes or vecmap"));
        }
        SentenceOptions options;
        options.sourceLanguage = m_data.sourceLanguage;
        options.targetLanguage = m_data.targetLanguage;
        options.grams = needsGrams();
        options.seed = m_options.seed;
        options.threads = m_options.threads;
        m_sentences = sentencePairs(m_data.sentences, *m_spaces.source.space, m_spaces.source.normalisation,
                                    *m_spaces.target.space, m_spaces.target.normalisation, options, m_progress);
        m_times.end("sentences");
    }

    bool needsGrams() const
    {
        switch (m_options.method) {
        case AlignmentMethod::Procrustes:
        case AlignmentMethod::ProcrustesReduced:
        case AlignmentMethod::Rcsls:
            return false;
        case AlignmentMethod::VecMap:
            return m_options.vecMap.whiten;
        default:
            return true;
        }
    }

    CrossProducts products(std::span<const IndexPair> pairs)
    {
        return m_words ? m_spaces.products(pairs, needsGrams()) : m_sentences.products;
    }

    MapPair solve()
    {
        m_progress.stage(CROSSGLOSS_TEXT("Learning the map"), 0);
        switch (m_options.method) {
        case AlignmentMethod::LeastSquares:
            return leastSquaresMap(products(m_data.words.pairs));
        case AlignmentMethod::Cca: {
            CcaMap cca = ccaMap(products(m_data.words.pairs));
            m_sourceMean = std::move(cca.sourceMean);
            m_targetMean = std::move(cca.targetMean);
            return std::move(cca.maps);
        }
        case AlignmentMethod::ProcrustesReduced:
            return solveReduced();
        case AlignmentMethod::VecMap:
            return solveWhitened();
        case AlignmentMethod::Rcsls:
            return solveRcsls();
        default:
            return procrustes(products(m_data.words.pairs).cross);
        }
    }

    MapPair solveWhitened()
    {
        VecMapOptions steps = m_options.vecMap;
        steps.dimensions = 0;
        const CrossProducts all = products(m_data.words.pairs);
        MapPair maps = vecMap(all, steps);
        if (maps.source.columns < std::min(all.cross.rows, all.cross.columns)) {
            // Whitened, a dictionary with fewer directions than the space is matched perfectly, and nothing else is.
            m_details["vecmap"] = {
                {"note", CROSSGLOSS_TEXT("too few pairs for whitening: the orthogonal map is used")}};
            maps = vecMap(all, VecMapOptions::orthogonal());
        }
        return maps;
    }

    MapPair solveReduced()
    {
        MapPair whole = procrustes(products(m_data.words.pairs).cross);
        if (m_options.dimensions > 0) {
            m_details["dimensions"] = {{"chosen", m_options.dimensions}, {"note", "given"}};
            return whole;
        }
        MapPair training;
        const std::optional<HeldOutScorer> scorer = makeScorer();
        if (!scorer) {
            return whole;
        }
        training = m_words ? procrustes(products(m_split.training).cross) : whole;
        const DimensionChoice choice = chooseDimensions(
            training, [&](const MapPair& maps) { return scorer->score(maps, m_progress); }, m_progress);
        nlohmann::json curve = nlohmann::json::array();
        for (const DimensionPoint& point : choice.curve) {
            nlohmann::json entry = toJson(point.scores);
            entry["dimensions"] = point.dimensions;
            curve.push_back(std::move(entry));
        }
        m_details["dimensions"] = {{"chosen", choice.dimensions}, {"curve", std::move(curve)}};
        whole.truncate(choice.dimensions);
        return whole;
    }

    MapPair solveRcsls()
    {
        RcslsOptions options = m_options.rcsls;
        options.neighbourhood = m_options.neighbourhood;
        options.threads = m_options.threads;
        if (m_options.maximumIterations > 0) {
            options.iterations = m_options.maximumIterations;
        }
        const auto tell = [&](const RcslsPoint& point) {
            if (m_options.onStep) {
                m_options.onStep({point.iteration, point.loss, point.heldOut ? point.heldOut->csls : -1.0,
                                  m_split.training.size(), 1.0});
            }
        };
        const std::span<const IndexPair> pairs = m_data.words.pairs;
        const std::optional<HeldOutScorer> scorer = makeScorer();
        if (!scorer && m_options.heldOut > 0.0) {
            // Nothing to stop by, and the loss goes on falling while the map grows worse: it keeps its start.
            m_details["rcsls"] = {{"steps", 0}, {"stopped", m_split.note}};
            return rcslsSteps(m_spaces, pairs, {}, options, m_progress);
        }
        RcslsResult result = rcsls(m_spaces, m_split.training, scorer ? &*scorer : nullptr, options, tell, m_progress);
        m_details["rcsls"] = toJson(result);
        return scorer ? rcslsSteps(m_spaces, pairs, result.rates, options, m_progress) : std::move(result.maps);
    }

    /// Keeps a part of the dictionary aside; nothing when it is too small.
    std::optional<HeldOutScorer> makeScorer()
    {
        if (!m_words) {
            m_details["held_out"] = {{"sentences", m_sentences.aside}};
            if (m_sentences.aside < minHeldOutWords) {
                m_details["held_out"]["note"] = CROSSGLOSS_TEXT("there are too few sentences to hold some out");
                return std::nullopt;
            }
            return HeldOutScorer(m_sentences, m_options.neighbourhood, m_options.threads);
        }
        m_split = splitDictionary(m_data.words.pairs, m_options.heldOut, m_options.seed);
        m_details["held_out"] = {{"words", m_split.heldOut.size()}, {"training_pairs", m_split.training.size()}};
        if (!m_split.note.empty()) {
            m_details["held_out"]["note"] = m_split.note;
            return std::nullopt;
        }
        return HeldOutScorer(m_spaces, m_split.heldOut, m_options.vocabulary, m_options.neighbourhood);
    }

    void learnBetaOf(AlignmentMap& map)
    {
        const LearnBetaOptions options = betaOptions(m_options);
        QuietProgress quiet(m_progress);
        LearnedBeta learned;
        if (m_words) {
            learned =
                learnMapBeta(map, *m_spaces.source.space, *m_spaces.target.space, m_data.words.pairs, options, quiet);
        } else if (m_sentences.aside > 0) {
            AlignmentMap rows = map;
            rows.source.normalisation = Normalisation();
            rows.target.normalisation = Normalisation();
            if (m_options.method == AlignmentMethod::Cca) {
                rows.source.normalisation.addCentring(m_sourceMean);
                rows.target.normalisation.addCentring(m_targetMean);
            }
            learned = learnMapBeta(rows, m_sentences, options, quiet);
        } else {
            return;
        }
        map.beta = learned.beta;
        m_details["beta"] = betaDetails(learned);
        m_times.end("beta");
    }

    nlohmann::json dictionaryDetails() const
    {
        if (m_words) {
            const AlignmentPairs& words = m_data.words;
            return {{"kind", "words"},
                    {"pairs", words.pairs.size()},
                    {"listed", words.listed},
                    {"source_words", words.sourceWords},
                    {"covered_source_words", words.coveredSourceWords},
                    {"coverage", words.coverage()}};
        }
        return {{"kind", "sentences"},
                {"pairs", m_sentences.products.pairs},
                {"listed", m_sentences.listed},
                {"unusable", m_sentences.empty},
                {"aside", m_sentences.aside}};
    }

    const AlignmentData& m_data;
    const AlignOptions& m_options;
    Progress& m_progress;
    std::string m_method;
    StageTimes m_times;
    PreparedSpaces m_spaces;
    bool m_words = true;
    SentencePairs m_sentences;
    DictionarySplit m_split;
    std::vector<float> m_sourceMean;
    std::vector<float> m_targetMean;
    nlohmann::json m_details = nlohmann::json::object();
};

/// The methods that make dictionaries of their own.
AlignmentMap learnByInduction(const EmbeddingSpace& source, const EmbeddingSpace& target, const AlignmentData& data,
                              const AlignOptions& options, Progress& progress)
{
    if (data.words.pairs.empty() && data.sentences) {
        throw Error(CROSSGLOSS_TEXT("%1 starts from pairs of words or from nothing, not from sentences"),
                    {std::string(nameOf(options.method))})
            .advise(CROSSGLOSS_TEXT(
                "Learn a map from the sentences by procrustes, and start from the dictionary it induces"));
    }
    AlignmentMap map = options.method == AlignmentMethod::SelfLearning
                           ? selfLearn(source, target, data, options, progress)
                           : refineMap(source, target, data, options, progress);
    map.details["options"] = optionDetails(options);
    if (options.learnBeta) {
        StageTimes times;
        QuietProgress quiet(progress);
        const LearnedBeta learned =
            data.words.pairs.empty()
                ? learnMapBeta(map, source, target, options.neighbourhood, betaOptions(options), quiet)
                : learnMapBeta(map, source, target, data.words.pairs, betaOptions(options), quiet);
        map.beta = learned.beta;
        map.details["beta"] = betaDetails(learned);
        times.end("beta");
        map.details["seconds"].update(times.seconds());
    }
    return map;
}

} // namespace

Fields fieldsOf(AlignOptions& options)
{
    const bool vecMap = options.method == AlignmentMethod::VecMap;
    const bool rcsls = options.method == AlignmentMethod::Rcsls;
    return {
        Field{"method", named(options.method, [](AlignmentMethod method) { return nameOf(method); }, &alignmentMethod),
         "least-squares, cca, procrustes, procrustes-reduced, vecmap, rcsls, self-learning or refinement"},
        Field{"normalisation", named(options.normalisation, &textOf, &normalisationNamed),
         "standard (unit,centre,unit), iterative, none, or steps such as unit,centre"},
        Field{"dimensions", &options.dimensions, "Dimensions of the shared space; 0 = all, or chosen by the method"},
        Field{"held_out", &options.heldOut, "Held-out share of the dictionary, for early stopping and model selection"}.between(0, 0.9),
        Field{"vocabulary", &options.vocabulary,
         "Most frequent words that self-learning, refinement and held-out scores use"}.atLeast(1),
        Field{"neighbourhood", &options.neighbourhood, "Neighbours of CSLS"}.atLeast(1),
        Field{"iterations", &options.maximumIterations, "Maximum iterations of iterative methods; 0 = the method's own limit"}.atLeast(0),
        Field{"source_limit", &options.sourceLimit, "Only the first words of the source count; 0 = all"},
        Field{"target_limit", &options.targetLimit, "Only the first words of the target count; 0 = all"},
        Field{"whiten", &options.vecMap.whiten, "vecmap: no whitening"}.as("--no-whitening").when(vecMap),
        Field{"dewhiten", &options.vecMap.dewhiten, "vecmap: no de-whitening"}.as("--no-dewhitening").when(vecMap),
        Field{"reweighting", &options.vecMap.reweighting, "vecmap: power of the singular values"}.atLeast(0).when(vecMap),
        Field{"learning_rate", &options.rcsls.learningRate, "rcsls: initial step size"}.atLeast(Field::aboveZero).when(rcsls),
        Field{"negatives", &options.rcsls.negatives, "rcsls: words among which neighbours are searched"}.atLeast(1).when(rcsls),
        Field{"spectral", &options.rcsls.spectral, "rcsls: keep singular values at or below one"}.when(rcsls),
        Field{"learn_beta", &options.learnBeta, "Do not learn β of the inverted softmax"}.as("--no-beta"),
        Field{"seed", &options.seed},
        Field{"threads", &options.threads}.atLeast(0)};
}

std::string_view nameOf(AlignmentMethod method)
{
    return std::ranges::find(methodNames, method, &decltype(methodNames)::value_type::first)->second;
}

std::optional<AlignmentMethod> alignmentMethod(std::string_view name)
{
    const auto found = std::ranges::find(methodNames, name, &decltype(methodNames)::value_type::second);
    return found == methodNames.end() ? std::nullopt : std::optional(found->first);
}

AlignmentMap align(const EmbeddingSpace& source, const EmbeddingSpace& target, const AlignmentData& data,
                   const AlignOptions& options, Progress& progress)
{
    switch (options.method) {
    case AlignmentMethod::SelfLearning:
    case AlignmentMethod::MuseRefinement:
        return learnByInduction(source, target, data, options, progress);
    default:
        return DictionaryAlignment(source, target, data, options, progress).run();
    }
}

} // namespace crossgloss
