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

DictionaryChoice dictionaryOf(const RunParameters& parameters, const std::string& name)
{
    DictionaryChoice dictionary;
    dictionary.kind = DictionaryKind::None;
    bool identical = false;
    parameters.read("identical", identical);
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
        identical.sourceLimit = smaller(dictionary.identicalLimit, options.sourceLimit);
        identical.targetLimit = smaller(dictionary.identicalLimit, options.targetLimit);
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

Fields fieldsOf(AlignRequest& request)
{
    DictionaryChoice& dictionary = request.dictionary;
    const bool identical = dictionary.kind == DictionaryKind::Identical;
    Fields fields = {
        Field{"identical_limit", &dictionary.identicalLimit, "Only among the most frequent words; 0 = all"}.when(identical),
        Field{"identical_length", &dictionary.identical.minimumLength, "Only strings of at least this many characters"}.when(identical),
        Field{"identical_letters", &dictionary.identical.lettersOnly, "Only strings of letters"}.when(identical),
        Field{"identical_digits", &dictionary.identical.digitsOnly, "Only numerals"}.when(identical),
        Field{"lower_case", &dictionary.lowerCase, "Look words up in lower case too where the vectors lack them as written"}};
    fields += fieldsOf(request.options);
    fields += {Field{"check", &request.check, "Skip the check whether the spaces can be aligned"},
               Field{"test_share", &request.testShare}.between(0, 0.9),
               Field{"test", &request.testFile},
               Field{"out", &request.out, "The map's file"},
               Field{"export_source", &request.exportSource, "Write the mapped source as .vec"},
               Field{"export_target", &request.exportTarget, "Write the mapped target as .vec"},
               Field{"induce", &request.induced, "Write the dictionary that the map induces (source, target, score)"}};
    const bool induces = !request.induced.empty();
    fields += {Field{"induce_retrieval", named(request.inducing.retrieval.criterion, [](auto value) { return nameOf(value); }, &retrievalCriterion),
                "nn, isf, csls or gc"}.when(induces),
               Field{"induce_translations", &request.inducing.retrieval.k, "Translations of each word"}.atLeast(1).when(induces),
               Field{"induce_limit", &request.inducing.sourceLimit, "Words to translate, the most frequent; 0 = all"}.when(induces),
               Field{"induce_mutual", &request.inducing.mutualOnly, "Only mutual nearest neighbours"}.when(induces)};
    return fields;
}

nlohmann::json runParametersOf(const AlignRequest& request)
{
    AlignRequest copy = request;
    nlohmann::json json = valuesOf(fieldsOf(copy));
    const DictionaryChoice& dictionary = request.dictionary;
    json.update({{"source", request.source.text()},
                 {"target", request.target.text()},
                 {"dictionary", dictionary.text()},
                 {"identical", dictionary.kind == DictionaryKind::Identical},
                 {"sentences", nlohmann::json::array()}});
    if (dictionary.kind == DictionaryKind::Sentences) {
        json["sentences"] = {dictionary.sourceText.string(), dictionary.targetText.string()};
    }
    return json;
}

AlignRequest alignRequestOf(const RunParameters& parameters)
{
    AlignRequest request;
    request.source = parameters.space("source");
    request.target = parameters.space("target");
    request.dictionary = dictionaryOf(parameters, parameters.text("dictionary"));
    parameters.read(fieldsOf(request));
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
