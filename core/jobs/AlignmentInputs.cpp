#include "jobs/AlignmentInputs.h"

#include "alignment/HeldOut.h"

#include <algorithm>
#include <sstream>
#include <unordered_set>

namespace crossgloss {

namespace {

/// The smaller of two limits of which 0 is none.
std::size_t smaller(std::size_t a, std::size_t b)
{
    return a == 0 || b == 0 ? a + b : std::min(a, b);
}

TranslationTest testOf(const std::vector<WordPair>& pairs, TranslationDirection direction, const PairOptions& options)
{
    return translationTest(pairs, {direction, options.lowerCase, options.sourceLanguage, options.targetLanguage});
}

/// Cuts a share of the dictionary off and makes the test of it.
void takeShare(AlignmentInputs& inputs, double share, std::uint64_t seed, const PairOptions& options)
{
    const EmbeddingSpace& source = inputs.source.space;
    const EmbeddingSpace& target = inputs.target.space;
    DictionarySplit split = splitDictionary(inputs.data.words.pairs, share, seed);
    inputs.data.words.pairs = std::move(split.training);
    std::unordered_set<std::uint32_t> learnedTargets;
    for (const IndexPair& pair : inputs.data.words.pairs) {
        learnedTargets.insert(pair.target);
    }
    std::vector<IndexPair> unseen;
    for (const HeldOutWord& word : split.heldOut) {
        for (const std::uint32_t translation : word.targets) {
            inputs.examples.push_back({word.source, translation});
            // Backwards the words of the target ask, and those that were learned from must not.
            if (!learnedTargets.contains(translation)) {
                unseen.push_back({word.source, translation});
            }
        }
    }
    inputs.forward = testOf(wordsOf(inputs.examples, source, target), TranslationDirection::Forward, options);
    inputs.backward = testOf(wordsOf(unseen, source, target), TranslationDirection::Backward, options);
}

std::string textOf(const std::vector<NormalisationStep>& steps)
{
    std::string text;
    for (const NormalisationStep step : steps) {
        text += text.empty() ? "" : ",";
        text += step == NormalisationStep::Unit ? "unit" : "centre";
    }
    return text.empty() ? "none" : text;
}

DictionaryChoice dictionaryOf(const RunParameters& parameters, const std::string& name)
{
    DictionaryChoice dictionary;
    dictionary.kind = DictionaryKind::None;
    bool identical = false;
    parameters.read("identical", identical);
    parameters.read("lower_case", dictionary.lowerCase);
    parameters.read("identical_length", dictionary.identical.minimumLength);
    parameters.read("identical_letters", dictionary.identical.lettersOnly);
    parameters.read("identical_digits", dictionary.identical.digitsOnly);
    const nlohmann::json& json = parameters.json();
    if (parameters.isResource(name)) {
        dictionary.kind = DictionaryKind::Workspace;
        dictionary.resource = name;
    } else if (!name.empty()) {
        dictionary.kind = DictionaryKind::File;
        dictionary.file = parameters.placed(name);
    } else if (identical) {
        dictionary.kind = DictionaryKind::Identical;
    } else if (json.contains("sentences") && json["sentences"].is_array() && json["sentences"].size() == 2
               && json["sentences"][0].is_string() && json["sentences"][1].is_string()) {
        dictionary.kind = DictionaryKind::Sentences;
        dictionary.sourceText = parameters.placed(json["sentences"][0].get<std::string>());
        dictionary.targetText = parameters.placed(json["sentences"][1].get<std::string>());
    }
    return dictionary;
}

} // namespace

std::string DictionaryChoice::text() const
{
    switch (kind) {
    case DictionaryKind::File: return file.string();
    case DictionaryKind::Workspace: return resource;
    default: return {};
    }
}

PairOptions pairOptions(const AlignRequest& request, const OpenedSpace& source, const OpenedSpace& target)
{
    return {request.options.sourceLimit, request.options.targetLimit, request.dictionary.lowerCase, source.language,
            target.language};
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

AlignmentData openDictionary(JobContext& context, const DictionaryChoice& dictionary, const PairOptions& options,
                             const OpenedSpace& source, const OpenedSpace& target, Progress& progress)
{
    progress.stage(CROSSGLOSS_TEXT("Reading the dictionary"), 0);
    AlignmentData data;
    data.sourceLanguage = source.language;
    data.targetLanguage = target.language;
    const auto resolve = [&](const std::vector<WordPair>& pairs) {
        data.words = resolvePairs(pairs, source.space, target.space, options);
    };
    switch (dictionary.kind) {
    case DictionaryKind::File: {
        ReadReport report;
        resolve(readWordPairs(dictionary.file, progress, report));
        break;
    }
    case DictionaryKind::Workspace:
        resolve(storedPairs(context.workspace, dictionary.resource, source.language, target.language));
        break;
    case DictionaryKind::Identical: {
        IdenticalOptions identical = dictionary.identical;
        identical.sourceLimit = smaller(identical.sourceLimit, options.sourceLimit);
        identical.targetLimit = smaller(identical.targetLimit, options.targetLimit);
        data.words = identicalPairs(source.space, target.space, identical);
        break;
    }
    case DictionaryKind::Sentences:
        data.sentences = sentenceFiles(dictionary.sourceText, dictionary.targetText);
        break;
    case DictionaryKind::None: break;
    }
    return data;
}

AlignmentInputs openAlignmentInputs(JobContext& context, const AlignRequest& request, StageTimes& times,
                                    Progress& progress)
{
    AlignmentInputs inputs;
    inputs.source = context.spaces.open(request.source, progress, request.options.threads);
    inputs.target = context.spaces.open(request.target, progress, request.options.threads);
    times.end("reading");
    const EmbeddingSpace& source = inputs.source.space;
    const EmbeddingSpace& target = inputs.target.space;
    const PairOptions options = pairOptions(request, inputs.source, inputs.target);
    inputs.data = openDictionary(context, request.dictionary, options, inputs.source, inputs.target, progress);
    const std::vector<IndexPair>& learned = inputs.data.words.pairs;
    inputs.usable = learned.size();
    if (!request.testFile.empty()) {
        const std::vector<WordPair> test = pairsNamed(context.workspace, request.testFile.string(),
                                                      inputs.source.language, inputs.target.language, progress);
        inputs.forward = testOf(test, TranslationDirection::Forward, options);
        inputs.backward = testOf(test, TranslationDirection::Backward, options);
        inputs.overlap =
            trainingOverlap(inputs.forward, wordsOf(learned, source, target), TranslationDirection::Forward);
        inputs.examples = resolvePairs(test, source, target, options).pairs;
    } else if (!learned.empty() && request.testShare > 0) {
        takeShare(inputs, request.testShare, request.options.seed, options);
    }
    if (inputs.examples.empty()) {
        inputs.examples = inputs.data.words.pairs;
    }
    times.end("dictionary");
    return inputs;
}

void addInputs(RunRecord& record, const AlignRequest& request, const AlignmentInputs& inputs)
{
    const DictionaryChoice& dictionary = request.dictionary;
    record.setParameter("source_language", inputs.source.language);
    record.setParameter("target_language", inputs.target.language);
    record.addInput("source", inputs.source.space.checksum());
    record.addInput("target", inputs.target.space.checksum());
    record.addFiles({dictionary.kind == DictionaryKind::File ? dictionary.file : std::filesystem::path(),
                     dictionary.sourceText, dictionary.targetText, request.testFile});
}

std::optional<std::vector<NormalisationStep>> normalisationNamed(const std::string& text)
{
    if (text == "standard") {
        return Normalisation::standardSteps();
    }
    if (text == "iterative") {
        return Normalisation::iterativeSteps();
    }
    std::vector<NormalisationStep> steps;
    std::istringstream words(text == "none" ? std::string() : text);
    for (std::string word; std::getline(words, word, ',');) {
        if (word != "unit" && word != "centre") {
            return std::nullopt;
        }
        steps.push_back(word == "unit" ? NormalisationStep::Unit : NormalisationStep::Centre);
    }
    return text.empty() ? std::nullopt : std::optional(steps);
}

nlohmann::json runParametersOf(const AlignRequest& request)
{
    const DictionaryChoice& dictionary = request.dictionary;
    const AlignOptions& options = request.options;
    nlohmann::json json = {{"source", request.source.text()},
                           {"target", request.target.text()},
                           {"dictionary", dictionary.text()},
                           {"identical", dictionary.kind == DictionaryKind::Identical},
                           {"sentences", nlohmann::json::array()},
                           {"lower_case", dictionary.lowerCase},
                           {"test_share", request.testShare},
                           {"test", request.testFile.string()},
                           {"method", nameOf(options.method)},
                           {"normalisation", textOf(options.normalisation)},
                           {"held_out", options.heldOut},
                           {"dimensions", options.dimensions},
                           {"vocabulary", options.vocabulary},
                           {"neighbourhood", options.neighbourhood},
                           {"iterations", options.maximumIterations},
                           {"source_limit", options.sourceLimit},
                           {"target_limit", options.targetLimit},
                           {"seed", options.seed},
                           {"threads", options.threads}};
    if (dictionary.kind == DictionaryKind::Identical) {
        json["identical_limit"] = dictionary.identical.sourceLimit;
        json["identical_length"] = dictionary.identical.minimumLength;
        json["identical_letters"] = dictionary.identical.lettersOnly;
        json["identical_digits"] = dictionary.identical.digitsOnly;
    } else if (dictionary.kind == DictionaryKind::Sentences) {
        json["sentences"] = {dictionary.sourceText.string(), dictionary.targetText.string()};
    }
    if (options.method == AlignmentMethod::VecMap) {
        json["whiten"] = options.vecMap.whiten;
        json["reweighting"] = options.vecMap.reweighting;
        json["dewhiten"] = options.vecMap.dewhiten;
    } else if (options.method == AlignmentMethod::Rcsls) {
        json["negatives"] = options.rcsls.negatives;
        json["learning_rate"] = options.rcsls.learningRate;
        json["spectral"] = options.rcsls.spectral;
    }
    if (!request.out.empty()) {
        json["out"] = request.out.string();
    }
    return json;
}

AlignRequest alignRequestOf(const RunParameters& parameters)
{
    AlignRequest request;
    request.source = parameters.space("source");
    request.target = parameters.space("target");
    request.dictionary = dictionaryOf(parameters, parameters.text("dictionary"));
    parameters.read("test_share", request.testShare);
    request.testFile = parameters.file("test");
    AlignOptions& options = request.options;
    options.method = alignmentMethod(parameters.text("method")).value_or(options.method);
    options.normalisation = normalisationNamed(parameters.text("normalisation")).value_or(options.normalisation);
    parameters.read("held_out", options.heldOut);
    parameters.read("dimensions", options.dimensions);
    parameters.read("vocabulary", options.vocabulary);
    parameters.read("neighbourhood", options.neighbourhood);
    parameters.read("iterations", options.maximumIterations);
    parameters.read("source_limit", options.sourceLimit);
    parameters.read("target_limit", options.targetLimit);
    parameters.read("seed", options.seed);
    parameters.read("threads", options.threads);
    return request;
}

/// A map is measured on a test: the page learns it again, from what the map says that it was learned from.
AlignRequest translationRequestOf(const RunParameters& parameters)
{
    AlignRequest request = alignRequestOf(parameters);
    std::error_code failure;
    const std::filesystem::path file = parameters.file("map");
    if (!std::filesystem::is_regular_file(file, failure)) {
        return request;
    }
    try {
        const AlignmentMap map = readMap(file);
        request.options.method = alignmentMethod(map.method).value_or(request.options.method);
        const nlohmann::json::json_pointer named("/dictionary/name");
        const nlohmann::json::json_pointer placed("/dictionary/file");
        for (const nlohmann::json::json_pointer& place : {named, placed}) {
            if (map.details.contains(place) && map.details[place].is_string()) {
                request.dictionary = dictionaryOf(parameters, map.details[place].get<std::string>());
            }
        }
    } catch (const Error&) {
        // A map that cannot be read tells nothing; the rest of the fields stand.
    }
    return request;
}

} // namespace crossgloss
