#include "jobs/AlignJob.h"

#include "base/Checksum.h"
#include "base/Log.h"

#include <algorithm>
#include <unordered_set>

namespace crossgloss {

namespace {

constexpr RetrievalCriterion allCriteria[] = {RetrievalCriterion::NearestNeighbour, RetrievalCriterion::InvertedSoftmax,
                                              RetrievalCriterion::Csls, RetrievalCriterion::GloballyCorrected};

/// Pairs proposed for neighbours and the plane begin behind the words that every sentence has.
constexpr std::uint32_t firstExampleRow = 300;
constexpr std::size_t maxExamples = 8;

std::vector<WordPair> examplesOf(std::vector<IndexPair> pairs, const EmbeddingSpace& source,
                                 const EmbeddingSpace& target)
{
    std::vector<WordPair> examples;
    std::unordered_set<std::uint32_t> taken;
    std::ranges::stable_sort(pairs, {}, &IndexPair::source);
    for (const std::uint32_t first : {firstExampleRow, 0U}) {
        for (const IndexPair& pair : pairs) {
            if (examples.size() < maxExamples && pair.source >= first
                && source.word(pair.source) != target.word(pair.target) && taken.insert(pair.source).second) {
                examples.push_back({std::string(source.word(pair.source)), std::string(target.word(pair.target))});
            }
        }
    }
    return examples;
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

/// Where a map lies that is to be used again; the same parameters over the same vectors share one.
std::filesystem::path keptFile(const std::filesystem::path& workspace, const AlignRequest& request,
                               const AlignmentMap& map)
{
    nlohmann::json parameters = runParametersOf(request);
    parameters.erase("threads");
    const std::string text = parameters.dump();
    std::string name = map.source.name + '-' + map.target.name + '.' + map.method;
    for (char& c : name) {
        c = c == '/' || c == '\\' || c == ':' ? '_' : c;
    }
    constexpr std::size_t longest = 120;
    constexpr std::size_t digits = 8;
    return workspace / "maps"
        / (name.substr(0, longest) + '.' + checksum(text.data(), text.size()).substr(0, digits) + ".map");
}

/// Of a map that was measured nowhere: what it was learned from.
RunFigures learningFigures(const AlignResult& result)
{
    RunFigures figures;
    figures.values = {{"pairs", static_cast<double>(result.pairs), {}},
                      {"coverage", result.words.coverage(), {}},
                      {"shared_dimensions", static_cast<double>(result.spaces.dimension()), {}},
                      {"beta", result.spaces.map.beta, {}}};
    const nlohmann::json::json_pointer heldOut("/best/held_out_p1");
    if (const nlohmann::json& details = result.spaces.map.details; details.contains(heldOut)) {
        figures.values.push_back({"held_out_p1", details[heldOut].get<double>(), {}});
    }
    return figures;
}

} // namespace

AlignabilityAnswer AlignJob::check(Progress& progress) const
{
    StageTimes times;
    const AlignmentInputs inputs = openAlignmentInputs(m_context, m_request, times, progress);
    const Alignability found =
        checkAlignability(inputs.source.space, inputs.target.space, inputs.data, m_request.options, progress);
    AlignabilityAnswer answer;
    answer.source = {inputs.source.title, found.sourceWords, found.sourceDimension};
    answer.target = {inputs.target.title, found.targetWords, found.targetDimension};
    answer.pairsListed = inputs.data.words.listed;
    answer.pairsUsable = inputs.usable;
    answer.coverage = found.coverage;
    answer.missing = inputs.data.words.missing;
    answer.identical = found.identicalStrings;
    answer.spectralDistance = found.spectralDistance;
    answer.warnings = found.warnings;
    return answer;
}

AlignResult AlignJob::run(Progress& progress, const Listener& listener) const
{
    m_context.spaces.requireNamed(m_request.source);
    m_context.spaces.requireNamed(m_request.target);
    RunRecord record(m_context.runs, "align", runParametersOf(m_request));
    return recorded(record, progress, [&](Progress& timed) { return learn(record, timed, listener); });
}

AlignResult AlignJob::learn(RunRecord& record, Progress& progress, const Listener& listener) const
{
    StageTimes times;
    AlignmentInputs inputs = openAlignmentInputs(m_context, m_request, times, progress);
    addInputs(record, m_request, inputs);
    requirePairs(inputs.data);
    AlignResult result;
    result.run = record.handle();
    result.alignability = checked(inputs, times, progress, listener);
    AlignOptions options = m_request.options;
    options.onStep = [&](const AlignmentStep& step) {
        result.steps.push_back(step);
        if (listener.onStep) {
            listener.onStep(step);
        }
    };
    result.spaces.map = align(inputs.source.space, inputs.target.space, inputs.data, options, progress);
    times.end("alignment");
    result.examples = examplesOf(inputs.examples, inputs.source.space, inputs.target.space);
    result.testWords = inputs.forward.words.size();
    result.learnedTestWords = inputs.overlap.words;
    result.words = inputs.data.words;
    result.spaces.source = std::move(inputs.source);
    result.spaces.target = std::move(inputs.target);
    tell(result);
    measure(inputs, result, record, progress);
    if (!result.figures.empty()) {
        times.end("measuring");
    }
    write(result);
    times.end("writing");
    writeExports(result, times, progress);
    nlohmann::json stages = std::move(result.seconds);
    result.seconds = times.seconds();
    result.seconds["stages"] = std::move(stages);

    nlohmann::json stored = toJson(m_request, result);
    stored["map"] = std::filesystem::absolute(result.file).string();
    for (const AlignmentStep& step : result.steps) {
        stored["steps"].push_back(toJson(step));
    }
    if (result.figures.empty()) {
        record.addFigures(learningFigures(result));
    }
    record.done(std::move(stored));
    return result;
}

void AlignJob::requirePairs(const AlignmentData& data) const
{
    const DictionaryKind kind = m_request.dictionary.kind;
    if (kind == DictionaryKind::Identical && data.words.pairs.empty()) {
        throw Error(CROSSGLOSS_TEXT("The two spaces have no string in common"))
            .advise(CROSSGLOSS_TEXT("Give a dictionary, or let fewer strings be left out"));
    }
    const bool words = kind == DictionaryKind::File || kind == DictionaryKind::Workspace;
    if (words && data.words.pairs.empty()) {
        throw Error(CROSSGLOSS_TEXT("No pair of the dictionary has both its words among the vectors"))
            .at(m_request.dictionary.text())
            .advise(data.words.inLowerCase > 0
                        ? CROSSGLOSS_TEXT("Looked up in lower case there would be some")
                        : CROSSGLOSS_TEXT("Check that the columns are in the order source, target"));
    }
}

/// A run that must fail does so at once, a doubtful one goes on.
std::optional<Alignability> AlignJob::checked(const AlignmentInputs& inputs, StageTimes& times, Progress& progress,
                                              const Listener& listener) const
{
    if (!m_request.check) {
        return std::nullopt;
    }
    Alignability found =
        checkAlignability(inputs.source.space, inputs.target.space, inputs.data, m_request.options, progress);
    if (!found.possible()) {
        const Warning& worst = found.warnings.front();
        throw Error(worst.text, worst.arguments).advise(worst.advice);
    }
    times.end("check");
    if (listener.onCheck) {
        listener.onCheck(found);
    }
    return found;
}

/// What the rows that a map was learned from do not know of it.
void AlignJob::tell(AlignResult& result) const
{
    AlignmentMap& map = result.spaces.map;
    map.source.name = result.spaces.source.title;
    map.source.language = result.spaces.source.language;
    map.target.name = result.spaces.target.title;
    map.target.language = result.spaces.target.language;
    if (m_request.dictionary.kind == DictionaryKind::File) {
        map.details["dictionary"]["file"] = std::filesystem::absolute(m_request.dictionary.file).string();
    } else if (m_request.dictionary.kind == DictionaryKind::Workspace) {
        map.details["dictionary"]["name"] = m_request.dictionary.resource;
    }
    // Times would make files differ that hold the same map.
    result.seconds = std::move(map.details["seconds"]);
    map.details.erase("seconds");
    const nlohmann::json::json_pointer pairs("/dictionary/pairs");
    result.learnedFrom = map.details.contains(pairs) ? map.details[pairs].get<std::size_t>() : 0;
    result.pairs =
        m_request.dictionary.kind == DictionaryKind::Sentences ? result.learnedFrom : result.words.pairs.size();
}

void AlignJob::measure(const AlignmentInputs& inputs, AlignResult& result, RunRecord& record, Progress& progress) const
{
    const std::size_t directions =
        (inputs.forward.words.empty() ? 0U : 1U) + (inputs.backward.words.empty() ? 0U : 1U);
    if (directions == 0) {
        return;
    }
    progress.stage(CROSSGLOSS_TEXT("Evaluating the map"), directions * std::size(allCriteria));
    QuietProgress quiet(progress);
    const AlignOptions& asked = m_request.options;
    result.spaces.mapWords(asked.threads, quiet);
    for (const TranslationDirection direction : {TranslationDirection::Forward, TranslationDirection::Backward}) {
        const bool backward = direction == TranslationDirection::Backward;
        const TranslationTest& test = backward ? inputs.backward : inputs.forward;
        if (test.words.empty()) {
            continue;
        }
        const MapSide from = askingSide(direction);
        for (const RetrievalCriterion criterion : allCriteria) {
            TranslationOptions options;
            options.retrieval.criterion = criterion;
            options.retrieval.neighbourhood = asked.neighbourhood;
            options.retrieval.seed = asked.seed;
            options.retrieval.threads = asked.threads;
            options.answers = 0;
            options.frequencyBins.clear();
            options.bootstrap.seed = asked.seed;
            if (criterion == RetrievalCriterion::InvertedSoftmax) {
                LearnBetaOptions learning;
                learning.seed = asked.seed;
                learning.threads = asked.threads;
                options.retrieval.beta = result.spaces.beta(direction, inputs.data.words.pairs, learning, quiet);
            }
            const TranslationEvaluation evaluation =
                evaluateTranslation(test, result.spaces.shared(from), result.spaces.shared(opposite(from)),
                                    result.spaces.dimension(), options, quiet);
            RunFigures figures;
            figures.direction = nameOf(direction);
            figures.retrieval = nameOf(criterion);
            record.addRanks(figures.direction + '/' + figures.retrieval, testChecksum(test), evaluation.ranks());
            record.addFigures(figures.add(evaluation.scores.strict));
            result.figures.push_back(translationFigures(evaluation.scores.strict, criterion, direction));
            progress.advance(result.figures.size());
        }
    }
}

void AlignJob::write(AlignResult& result) const
{
    const AlignmentMap& map = result.spaces.map;
    if (!m_request.out.empty()) {
        result.file = m_request.out;
        writeMap(map, result.file);
        result.fileChecksum = fileChecksum(result.file);
        return;
    }
    const std::filesystem::path file = keptFile(m_context.workspace.folder(), m_request, map);
    try {
        std::filesystem::create_directories(file.parent_path());
        writeMap(map, file);
        result.fileChecksum = fileChecksum(file);
        result.file = file;
    } catch (const std::exception& error) {
        // The map itself is with the user; what uses it cannot be begun again from its record.
        log(LogLevel::Warning, error.what());
    }
}

void AlignJob::writeExports(AlignResult& result, StageTimes& times, Progress& progress) const
{
    const MappedSpaces& spaces = result.spaces;
    for (const MapSide side : {MapSide::Source, MapSide::Target}) {
        const std::filesystem::path& file = side == MapSide::Source ? m_request.exportSource : m_request.exportTarget;
        if (!file.empty()) {
            exportMapped(spaces.map, side, spaces.side(side).space, file, m_request.options.threads, progress);
            times.end("exporting");
        }
    }
    if (!m_request.induced.empty()) {
        InduceOptions options = m_request.inducing;
        options.retrieval.neighbourhood = m_request.options.neighbourhood;
        options.retrieval.seed = m_request.options.seed;
        options.retrieval.threads = m_request.options.threads;
        if (spaces.map.beta > 0.0) {
            options.retrieval.beta = spaces.map.beta;
        }
        result.inducedPairs = induceDictionary(spaces.map, spaces.source.space, spaces.target.space, options,
                                               m_request.induced, progress);
        times.end("inducing");
    }
}

nlohmann::json toJson(const AlignRequest& request, const AlignResult& result)
{
    const AlignmentMap& map = result.spaces.map;
    nlohmann::json json = {{"method", map.method},
                           {"out", request.out.string()},
                           {"pairs", result.pairs},
                           {"coverage", result.words.coverage()},
                           {"source_words", result.words.sourceWords},
                           {"covered_source_words", result.words.coveredSourceWords},
                           {"missing", result.words.missing},
                           {"in_lower_case", result.words.inLowerCase},
                           {"shared_dimensions", map.source.shared},
                           {"beta", map.beta},
                           {"seed", map.seed},
                           {"checksums",
                            {{"source", result.spaces.source.space.checksum()},
                             {"target", result.spaces.target.space.checksum()},
                             {"map", result.fileChecksum}}},
                           {"details", map.details},
                           {"alignability", nullptr},
                           {"seconds", result.seconds}};
    for (const TranslationFigures& figures : result.figures) {
        json["scores"].push_back(toJson(figures));
    }
    if (result.alignability) {
        json["alignability"] = toJson(*result.alignability);
    }
    if (!request.exportSource.empty()) {
        json["exported_source"] = request.exportSource.string();
    }
    if (!request.exportTarget.empty()) {
        json["exported_target"] = request.exportTarget.string();
    }
    if (result.inducedPairs) {
        json["induced"] = {{"file", request.induced.string()},
                           {"pairs", *result.inducedPairs},
                           {"retrieval", nameOf(request.inducing.retrieval.criterion)}};
    }
    return json;
}

TranslationFigures translationFigures(const PrecisionScores& scores, RetrievalCriterion criterion,
                                      TranslationDirection direction)
{
    TranslationFigures figures;
    figures.backward = direction == TranslationDirection::Backward;
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

} // namespace crossgloss
