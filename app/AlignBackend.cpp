#include "AlignBackend.h"

#include "LearnedAlignment.h"
#include "PairedRanks.h"
#include "RunInputs.h"

#include "alignment/HeldOut.h"
#include "alignment/MapBeta.h"
#include "base/Checksum.h"
#include "base/Log.h"
#include "evaluation/AlignmentGrid.h"
#include "evaluation/TranslationEvaluation.h"
#include "store/StoredResources.h"

#include <algorithm>
#include <chrono>
#include <unordered_set>

namespace crossgloss {

namespace {

constexpr RetrievalCriterion allCriteria[] = {RetrievalCriterion::NearestNeighbour, RetrievalCriterion::InvertedSoftmax,
                                              RetrievalCriterion::Csls, RetrievalCriterion::GloballyCorrected};

/// Pairs proposed for neighbours and the plane begin behind the words that every sentence has.
constexpr std::uint32_t firstExampleRow = 300;
constexpr std::size_t mostExamples = 8;

std::vector<IndexPair> turned(std::span<const IndexPair> pairs)
{
    std::vector<IndexPair> result;
    result.reserve(pairs.size());
    for (const IndexPair& pair : pairs) {
        result.push_back({pair.target, pair.source});
    }
    return result;
}

std::vector<WordPair> wordsOf(const std::vector<IndexPair>& pairs, const EmbeddingSpace& source,
                              const EmbeddingSpace& target)
{
    std::vector<WordPair> words;
    words.reserve(pairs.size());
    for (const IndexPair& pair : pairs) {
        words.push_back({std::string(source.word(pair.source)), std::string(target.word(pair.target))});
    }
    return words;
}

TranslationTest testOf(const std::vector<WordPair>& pairs, TranslationDirection direction, const PairOptions& options)
{
    TranslationTestOptions test;
    test.direction = direction;
    test.lowerCase = options.lowerCase;
    test.sourceLanguage = options.sourceLanguage;
    test.targetLanguage = options.targetLanguage;
    return translationTest(pairs, test);
}

std::vector<WordPair> examplesOf(std::vector<IndexPair> pairs, const EmbeddingSpace& source,
                                 const EmbeddingSpace& target)
{
    std::vector<WordPair> examples;
    std::unordered_set<std::uint32_t> taken;
    std::ranges::stable_sort(pairs, {}, &IndexPair::source);
    for (const std::uint32_t first : {firstExampleRow, 0U}) {
        for (const IndexPair& pair : pairs) {
            if (examples.size() < mostExamples && pair.source >= first
                && source.word(pair.source) != target.word(pair.target) && taken.insert(pair.source).second) {
                examples.push_back({std::string(source.word(pair.source)), std::string(target.word(pair.target))});
            }
        }
    }
    return examples;
}

TranslationFigures figuresOf(const PrecisionScores& scores, RetrievalCriterion criterion, bool backward)
{
    TranslationFigures figures;
    figures.backward = backward;
    figures.criterion = criterion;
    figures.words = scores.n;
    figures.p1 = scores.p1;
    figures.p5 = scores.p5;
    figures.p10 = scores.p10;
    figures.mrr = scores.mrr;
    figures.p1Low = scores.p1Interval.low;
    figures.p1High = scores.p1Interval.high;
    return figures;
}

/// What the run of a page keeps: the wishes of the page, and what the spaces were.
nlohmann::json runParameters(const AlignRequest& request, const OpenedSpace& source, const OpenedSpace& target)
{
    nlohmann::json json = parametersOf(request);
    json["checksums"] = {{"source", source.space.checksum()}, {"target", target.space.checksum()}};
    return json;
}

nlohmann::json toJson(const AlignmentStep& step)
{
    nlohmann::json json = {{"iteration", step.iteration},
                           {"objective", step.objective},
                           {"pairs", step.pairs},
                           {"keep_probability", step.keepProbability}};
    if (step.heldOutP1 >= 0) {
        json["held_out_p1"] = step.heldOutP1;
    }
    return json;
}

/// Name of a file that says whose map it is; the same wishes over the same vectors share one.
std::filesystem::path keptMapName(const nlohmann::json& parameters, const AlignmentMap& map)
{
    nlohmann::json wishes = parameters;
    wishes.erase("threads");
    const std::string text = wishes.dump();
    std::string name = map.source.name + '-' + map.target.name + '.' + map.method;
    for (char& c : name) {
        c = c == '/' || c == '\\' || c == ':' ? '_' : c;
    }
    constexpr std::size_t longest = 120;
    constexpr std::size_t digits = 8;
    return name.substr(0, longest) + '.' + checksum(text.data(), text.size()).substr(0, digits) + ".map";
}

nlohmann::json toJson(const TranslationFigures& figures)
{
    return {{"direction", figures.backward ? "backward" : "forward"},
            {"retrieval", nameOf(figures.criterion)},
            {"n", figures.words},
            {"p1", figures.p1},
            {"p1_interval", {figures.p1Low, figures.p1High}},
            {"p5", figures.p5},
            {"p10", figures.p10},
            {"mrr", figures.mrr}};
}

bool isIterative(AlignmentMethod method)
{
    return method == AlignmentMethod::Rcsls || method == AlignmentMethod::SelfLearning
        || method == AlignmentMethod::MuseRefinement;
}

} // namespace

/// Spaces, what is learned from and what is measured on.
struct AlignBackend::Materials {
    OpenedSpace source;
    OpenedSpace target;
    AlignmentData data;
    TranslationTest forward;
    TranslationTest backward;
    std::size_t learnedTestWords = 0;  ///< words of the test that are learned from too
    std::vector<IndexPair> examples;
    std::size_t usable = 0;            ///< pairs of the dictionary that both spaces have, the test's included
};

std::vector<WordPair> AlignBackend::wordPairs(const DictionaryChoice& choice, const OpenedSpace& source,
                                              const OpenedSpace& target, Progress& progress)
{
    if (choice.kind == DictionaryKind::Workspace) {
        return storedWordPairs(*m_workspace.open(), choice.resource, source.language, target.language);
    }
    ReadReport report;
    return readWordPairs(choice.file, progress, report);
}

AlignBackend::Materials AlignBackend::gather(const AlignRequest& request, Progress& progress)
{
    Materials materials;
    materials.source = m_spaces.open(request.source, progress);
    materials.target = m_spaces.open(request.target, progress);
    const EmbeddingSpace& source = materials.source.space;
    const EmbeddingSpace& target = materials.target.space;
    AlignmentData& data = materials.data;
    data.sourceLanguage = materials.source.language;
    data.targetLanguage = materials.target.language;
    PairOptions options;
    options.lowerCase = request.dictionary.lowerCase;
    options.sourceLanguage = data.sourceLanguage;
    options.targetLanguage = data.targetLanguage;
    progress.stage(CROSSGLOSS_TEXT("Reading the dictionary"), 0);
    switch (request.dictionary.kind) {
    case DictionaryKind::File:
    case DictionaryKind::Workspace:
        data.words = resolvePairs(wordPairs(request.dictionary, materials.source, materials.target, progress), source,
                                  target, options);
        break;
    case DictionaryKind::Identical: data.words = identicalPairs(source, target, request.dictionary.identical); break;
    case DictionaryKind::Sentences:
        data.sentences = sentenceFiles(request.dictionary.sourceText, request.dictionary.targetText);
        break;
    case DictionaryKind::None: break;
    }
    materials.usable = data.words.pairs.size();
    if (!request.testFile.empty()) {
        ReadReport report;
        const std::vector<WordPair> test = readWordPairs(request.testFile, progress, report);
        materials.forward = testOf(test, TranslationDirection::Forward, options);
        materials.backward = testOf(test, TranslationDirection::Backward, options);
        materials.learnedTestWords =
            trainingOverlap(materials.forward, wordsOf(data.words.pairs, source, target), TranslationDirection::Forward)
                .words;
        materials.examples = resolvePairs(test, source, target, options).pairs;
    } else if (!data.words.pairs.empty() && request.testShare > 0) {
        DictionarySplit split = splitDictionary(data.words.pairs, request.testShare, request.options.seed);
        data.words.pairs = std::move(split.training);
        std::unordered_set<std::uint32_t> learnedTargets;
        for (const IndexPair& pair : data.words.pairs) {
            learnedTargets.insert(pair.target);
        }
        std::vector<IndexPair> unseen;
        for (const HeldOutWord& word : split.heldOut) {
            for (const std::uint32_t translation : word.targets) {
                materials.examples.push_back({word.source, translation});
                // Backwards the words of the target ask, and those that were learned from must not.
                if (!learnedTargets.contains(translation)) {
                    unseen.push_back({word.source, translation});
                }
            }
        }
        materials.forward = testOf(wordsOf(materials.examples, source, target), TranslationDirection::Forward, options);
        materials.backward = testOf(wordsOf(unseen, source, target), TranslationDirection::Backward, options);
    }
    if (materials.examples.empty()) {
        materials.examples = data.words.pairs;
    }
    return materials;
}

AlignabilityAnswer AlignBackend::check(const AlignRequest& request, Progress& progress)
{
    const Materials materials = gather(request, progress);
    const OpenedSpace& source = materials.source;
    const OpenedSpace& target = materials.target;
    const Alignability found = checkAlignability(source.space, target.space, materials.data, request.options, progress);
    AlignabilityAnswer answer;
    answer.source = {source.title, found.sourceWords, found.sourceDimension};
    answer.target = {target.title, found.targetWords, found.targetDimension};
    answer.pairsListed = materials.data.words.listed;
    answer.pairsUsable = materials.usable;
    answer.coverage = found.coverage;
    answer.missing = materials.data.words.missing;
    answer.identical = found.identicalStrings;
    answer.spectralDistance = found.spectralDistance;
    answer.warnings = found.warnings;
    return answer;
}

std::shared_ptr<const AlignedSpaces> AlignBackend::align(const AlignRequest& request, Progress& progress,
                                                         const std::function<void(const AlignmentStep&)>& onStep)
{
    Materials materials = gather(request, progress);
    const nlohmann::json parameters = runParameters(request, materials.source, materials.target);
    KeptRun run(m_runs, "align", parameters);
    try {
        AlignOptions options = request.options;
        nlohmann::json steps = nlohmann::json::array();
        options.onStep = [&](const AlignmentStep& step) {
            steps.push_back(toJson(step));
            onStep(step);
        };
        const auto begin = std::chrono::steady_clock::now();
        AlignmentMap map =
            crossgloss::align(materials.source.space, materials.target.space, materials.data, options, progress);
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        // The spaces know their names and languages, the rows they were learned from do not.
        map.source.name = materials.source.title;
        map.target.name = materials.target.title;
        map.source.language = materials.source.language;
        map.target.language = materials.target.language;
        auto learned = std::make_shared<LearnedAlignment>(materials.source, materials.target, std::move(map),
                                                          options.threads, progress);
        AlignmentSummary& summary = learned->mutableSummary();
        summary.seconds = seconds;
        summary.iterative = isIterative(options.method);
        const nlohmann::json& details = learned->map().details;
        summary.learnedFrom = details.contains("dictionary") ? details["dictionary"].value("pairs", std::size_t{0}) : 0;
        summary.testWords = materials.forward.words.size();
        summary.learnedTestWords = materials.learnedTestWords;
        summary.examples = examplesOf(materials.examples, materials.source.space, materials.target.space);
        nlohmann::json ranks = nlohmann::json::object();
        summary.figures = measure(materials, *learned, options, ranks, progress);
        nlohmann::json scores = nlohmann::json::array();
        for (const TranslationFigures& figures : summary.figures) {
            scores.push_back(toJson(figures));
        }
        learned->setFile(keep(learned->map(), parameters));
        run.done({{"details", details},
                  {"scores", std::move(scores)},
                  {"steps", std::move(steps)},
                  {"map", learned->file().string()},
                  {"ranks", std::move(ranks)}});
        return learned;
    } catch (const Error& error) {
        run.failed(error);
        throw;
    }
}

std::filesystem::path AlignBackend::keep(const AlignmentMap& map, const nlohmann::json& parameters)
{
    const std::filesystem::path file = m_workspace.folder() / "maps" / keptMapName(parameters, map);
    try {
        std::filesystem::create_directories(file.parent_path());
        writeMap(map, file);
        return file;
    } catch (const std::exception& error) {
        // The map itself is with the user; what uses it cannot be begun again from its record.
        log(LogLevel::Warning, error.what());
        return {};
    }
}

std::vector<TranslationFigures> AlignBackend::measure(const Materials& materials, const LearnedAlignment& learned,
                                                      const AlignOptions& align, nlohmann::json& ranks,
                                                      Progress& progress)
{
    std::vector<TranslationFigures> result;
    const std::size_t directions =
        (materials.forward.words.empty() ? 0U : 1U) + (materials.backward.words.empty() ? 0U : 1U);
    progress.stage(CROSSGLOSS_TEXT("Measuring the map"), directions * std::size(allCriteria));
    QuietProgress quiet(progress);
    for (const bool backward : {false, true}) {
        const TranslationTest& test = backward ? materials.backward : materials.forward;
        const SharedSpace from = learned.shared(backward ? MapSide::Target : MapSide::Source);
        const SharedSpace to = learned.shared(backward ? MapSide::Source : MapSide::Target);
        if (test.words.empty()) {
            continue;
        }
        for (const RetrievalCriterion criterion : allCriteria) {
            TranslationOptions options;
            options.retrieval.criterion = criterion;
            options.retrieval.neighbourhood = align.neighbourhood;
            options.retrieval.seed = align.seed;
            options.retrieval.threads = align.threads;
            options.answers = 0;
            options.frequencyBins.clear();
            options.bootstrap.seed = align.seed;
            if (criterion == RetrievalCriterion::InvertedSoftmax) {
                options.retrieval.beta = betaOf(materials, learned, align, backward, quiet);
            }
            const TranslationEvaluation evaluation =
                evaluateTranslation(test, from, to, learned.map().source.shared, options, quiet);
            result.push_back(figuresOf(evaluation.scores.strict, criterion, backward));
            ranks[std::string(backward ? "backward/" : "forward/").append(nameOf(criterion))] =
                rankedJson(testChecksum(test), evaluation.ranks());
            progress.advance(result.size());
        }
    }
    return result;
}

double AlignBackend::betaOf(const Materials& materials, const LearnedAlignment& learned, const AlignOptions& align,
                            bool backward, Progress& progress)
{
    const double known = learned.map().beta > 0 ? learned.map().beta : RetrievalOptions().beta;
    if (!backward || materials.data.words.pairs.empty()) {
        return known;
    }
    // β belongs to a direction: the map has the one from source to target.
    LearnBetaOptions options;
    options.seed = align.seed;
    options.threads = align.threads;
    AlignmentMap back;
    back.source = learned.map().target;
    back.target = learned.map().source;
    return learnMapBeta(back, materials.target.space, materials.source.space, turned(materials.data.words.pairs),
                        options, progress)
        .beta;
}

std::vector<ComparisonRow> AlignBackend::compare(const AlignRequest& request, Progress& progress,
                                                 const std::function<void(const ComparisonRow&)>& onRow)
{
    const Materials materials = gather(request, progress);
    if (materials.forward.words.empty()) {
        throw Error(CROSSGLOSS_TEXT("There is nothing to measure the methods on"))
            .advise(
                CROSSGLOSS_TEXT("Name a file of test pairs, or keep a share of a dictionary of words for the test"));
    }
    KeptRun run(m_runs, "align-grid", runParameters(request, materials.source, materials.target));
    try {
        GridDictionary dictionary;
        dictionary.kind = request.dictionary.kind == DictionaryKind::Identical   ? GridDictionaryKind::Identical
                          : request.dictionary.kind == DictionaryKind::Sentences ? GridDictionaryKind::Sentences
                                                                                 : GridDictionaryKind::Given;
        dictionary.name = request.dictionary.kind == DictionaryKind::Workspace
                              ? request.dictionary.resource
                              : request.dictionary.file.filename().string();
        dictionary.words = materials.data.words;
        dictionary.sentences = materials.data.sentences;
        dictionary.sourceLanguage = materials.source.language;
        dictionary.targetLanguage = materials.target.language;
        AlignmentGridOptions options;
        options.align = request.options;
        options.translation.answers = 0;
        options.translation.frequencyBins.clear();
        options.translation.bootstrap.seed = request.options.seed;
        options.translation.retrieval.neighbourhood = request.options.neighbourhood;
        options.translation.retrieval.seed = request.options.seed;
        options.translation.retrieval.threads = request.options.threads;
        if (materials.backward.words.empty()) {
            options.directions = {TranslationDirection::Forward};
        }
        progress.stage(CROSSGLOSS_TEXT("Comparing methods"),
                       options.methods.size() * options.retrievals.size() * options.directions.size());
        options.onCell = [&](const GridCell& cell, std::size_t done, std::size_t) {
            onRow(rowOf(cell));
            progress.advance(done);
        };
        QuietProgress quiet(progress);
        AlignmentGrid grid = compareAlignments(materials.source.space, materials.target.space, {&dictionary, 1},
                                               materials.forward, materials.backward, options, quiet);
        grid.source = materials.source.title;
        grid.target = materials.target.title;
        run.done(crossgloss::toJson(grid));
        std::vector<ComparisonRow> rows;
        for (const GridCell& cell : grid.cells) {
            rows.push_back(rowOf(cell));
            rows.back().baseline = &cell == grid.baseline(cell.dictionary, cell.direction);
        }
        return rows;
    } catch (const Error& error) {
        run.failed(error);
        throw;
    }
}

ComparisonRow AlignBackend::rowOf(const GridCell& cell)
{
    ComparisonRow row;
    row.method = cell.method;
    row.figures = figuresOf(cell.scores.strict, cell.retrieval, cell.direction == TranslationDirection::Backward);
    row.seconds = cell.alignSeconds;
    row.adjustedP = cell.adjustedP;
    row.failure = cell.problem;
    return row;
}

} // namespace crossgloss
