#include "jobs/LinkingJob.h"

#include "base/Checksum.h"
#include "base/FreeMemory.h"
#include "base/Json.h"
#include "gloss/PackVectors.h"
#include "linking/LinkingInputs.h"
#include "linking/MakeLinking.h"
#include "text/Language.h"

#include <algorithm>

namespace crossgloss {

namespace {

/// Of a dictionary that was asked for there is a list of candidates of this length at most.
constexpr std::size_t maxTranslatedCandidates = 1000;

nlohmann::json fileJson(const std::filesystem::path& file)
{
    return {{"name", file.string()}, {"checksum", fileChecksum(file)}};
}

/// Checked against what it is to read, before anything is computed; none for other measures.
std::shared_ptr<const SiameseModel> siameseModel(const LinkingRequest& request, const AlignmentMap& map)
{
    const bool alone = request.measure == GlossMeasure::Siamese;
    if (!alone && (request.measure != GlossMeasure::Fused || request.siameseModel.empty())) {
        return nullptr;
    }
    if (request.siameseModel.empty()) {
        throw Error(CROSSGLOSS_TEXT("To compare by a Siamese LSTM, a trained one is needed"))
            .advise(CROSSGLOSS_TEXT("Name a trained model, or train one first"));
    }
    auto model = std::make_shared<SiameseModel>(loadSiamese(request.siameseModel));
    try {
        requireVectors(*model, map);
    } catch (Error& error) {
        throw error.at(request.siameseModel.string());
    }
    return model;
}

} // namespace

struct LinkingJob::Materials {
    std::shared_ptr<const OpenedWordnet> source;
    std::shared_ptr<const OpenedWordnet> target;
    MappedSpaces spaces;
    std::shared_ptr<const Pack> pack;          ///< for GlossMeasure::Encoder
    std::vector<LinkingDictionary> available;  ///< that translate between the wordnets' languages
    MakeLinkingOptions options;

    LinkableWordnet side(MapSide which) const
    {
        const OpenedWordnet& opened = which == MapSide::Source ? *source : *target;
        return {&opened.wordnet, opened.checksum,
                [this, which](std::string_view word, std::span<float> out) {
                    return spaces.map.vectorOf(which, spaces.side(which).space, word, out);
                },
                spaces.side(which).language};
    }
    EncodeGlosses encode(Progress& progress) const
    {
        return [this, &progress](const std::vector<std::string>& from, const std::vector<std::string>& to) {
            return std::pair(packVectors(*pack, from, source->wordnet.language, progress),
                             packVectors(*pack, to, target->wordnet.language, progress));
        };
    }
};

std::unique_ptr<LinkingJob::Materials> LinkingJob::open(Progress& progress) const
{
    auto materials = std::make_unique<Materials>();
    materials->source = m_context.wordnets.open(m_request.sourceWordnet, progress);
    materials->target = m_context.wordnets.open(m_request.targetWordnet, progress);
    materials->spaces = openMappedSpaces(m_context.spaces, m_request, progress);
    MakeLinkingOptions& options = materials->options;
    options.name = m_request.name;
    options.measure = m_request.measure;
    options.similarity.sinkhorn = m_request.sinkhorn;
    options.dimension = materials->spaces.dimension();
    options.dropStopWords = m_request.dropStopWords;
    options.samePartOfSpeech = !m_request.anyPartOfSpeech;
    options.commonOnly = m_request.commonOnly;
    options.candidates = m_request.candidates;
    options.dictionaryCandidates = m_request.dictionaryCandidates && m_request.candidates > 0;
    options.threads = m_request.threads;
    options.siamese = siameseModel(m_request, materials->spaces.map);
    if (m_request.measure == GlossMeasure::Fused && !m_request.weights.empty()) {
        options.weights = readFusedWeights(m_request.weights);
    }
    if (m_request.measure == GlossMeasure::Encoder) {
        materials->pack = m_pack.open();
    }
    readDictionaries(*materials, progress);
    return materials;
}

void LinkingJob::readDictionaries(Materials& materials, Progress& progress) const
{
    const std::string& from = materials.source->wordnet.language;
    const std::string& to = materials.target->wordnet.language;
    materials.available = linkingDictionaries(*m_context.workspace.open(), from, to);
    if (!m_request.hasDictionary()) {
        return;
    }
    if (m_request.allDictionaries && materials.available.empty()) {
        throw Error(CROSSGLOSS_TEXT("No dictionary from %1 to %2 is installed or imported"),
                    {languageName(from), languageName(to)})
            .advise(CROSSGLOSS_TEXT("Install one for dictd, or import one"));
    }
    progress.stage(CROSSGLOSS_TEXT("Reading the dictionary"), 0);
    std::vector<WordPair> pairs =
        translationsOf(*m_context.workspace.open(),
                       m_request.allDictionaries ? materials.available : m_request.dictionaries, from, to, progress);
    std::vector<std::string> names = m_request.dictionaryNames;
    if (!m_request.dictionary.empty()) {
        names.push_back(m_request.dictionary.string());
    }
    for (const std::string& name : names) {
        const std::vector<WordPair> more = pairsNamed(m_context.workspace, name, from, to, progress);
        pairs.insert(pairs.end(), more.begin(), more.end());
    }
    materials.options.dictionary = std::move(pairs);
}

LinkingForecast LinkingJob::forecast(Progress& progress) const
{
    const std::unique_ptr<Materials> materials = open(progress);
    LinkingForecast forecast;
    forecast.outlook = linkingOutlook(materials->side(MapSide::Source), materials->side(MapSide::Target),
                                      materials->options, materials->encode(progress), progress);
    forecast.dictionaries = std::move(materials->available);
    const std::optional<double> available = freeMemory();
    forecast.fits = !available || forecast.outlook.bytes <= *available;
    return forecast;
}

LinkingResult LinkingJob::create(Progress& progress) const
{
    m_context.wordnets.open(m_request.sourceWordnet, progress);
    m_context.wordnets.open(m_request.targetWordnet, progress);
    m_context.spaces.requireNamed(m_request.sourceVectors);
    m_context.spaces.requireNamed(m_request.targetVectors);
    RunRecord record(m_context.runs, "linking", runParametersOf(m_request));
    return recorded(record, progress, [&](Progress& timed) { return make(record, timed); });
}

/// What the linking keeps of its making.
nlohmann::json LinkingJob::described(const Materials& materials) const
{
    std::vector<std::string> dictionaries = m_request.dictionaryNames;
    for (const LinkingDictionary& each : m_request.allDictionaries ? materials.available : m_request.dictionaries) {
        dictionaries.push_back(each.name.empty() ? each.index.string() : each.name);
    }
    if (!m_request.dictionary.empty()) {
        dictionaries.push_back(m_request.dictionary.string());
    }
    nlohmann::json json = {{"source", materials.source->path.string()},
                           {"target", materials.target->path.string()},
                           {"source_vectors", materials.spaces.source.title},
                           {"target_vectors", materials.spaces.target.title},
                           {"map", m_request.alignment ? materials.spaces.map.method : m_request.map.string()},
                           {"metric", nameOf(m_request.measure)},
                           {"dictionary", std::move(dictionaries)},
                           {"all_dictionaries", m_request.allDictionaries}};
    if (materials.options.siamese) {
        json["siamese_model"] = fileJson(m_request.siameseModel);
    }
    if (materials.pack) {
        json["pack"] = fileJson(m_pack.file());
    }
    return json;
}

LinkingResult LinkingJob::make(RunRecord& record, Progress& progress) const
{
    const std::unique_ptr<Materials> materials = open(progress);
    MakeLinkingOptions& options = materials->options;
    options.parameters = described(*materials);
    for (const char* key : {"siamese_model", "pack"}) {
        if (options.parameters.contains(key)) {
            record.setParameter(key, options.parameters[key]);
        }
    }
    record.addInput("source_vectors", materials->spaces.source.space.checksum());
    record.addInput("target_vectors", materials->spaces.target.space.checksum());
    record.addFiles({materials->source->path, materials->target->path, m_request.map, m_request.dictionary});
    const Wordnet& source = materials->source->wordnet;
    const Wordnet& target = materials->target->wordnet;
    const auto [from, to] = m_request.commonOnly ? commonLinkingGlosses(source, target)
                                                 : std::pair(linkingGlosses(source), linkingGlosses(target));
    checkMemory(*materials, from.size(), to.size());
    if (materials->pack) {
        options.encoded = materials->encode(progress)(textsOf(from), textsOf(to));
    }
    Linking linking =
        makeLinking(materials->side(MapSide::Source), materials->side(MapSide::Target), options, progress);
    addLinking(*m_context.workspace.open(), linking, progress);
    LinkingResult result;
    result.id = linking.id;
    result.name = linking.name;
    result.measure = linking.measure;
    result.sources = linking.source.glosses.size();
    result.targets = linking.target.comparedGlosses().size();
    result.candidates = linking.candidates.target.size();
    for (std::size_t i = 0; i < linking.candidates.sources(); ++i) {
        result.withoutCandidates += linking.candidates.targetsOf(i).empty() ? 1 : 0;
    }
    if (options.siamese) {
        result.seen = parsedJson(linking.parameters)["siamese"]["seen"].get<std::size_t>();
    }
    if (!m_request.hasDictionary()) {
        result.unused = std::move(materials->available);
    }
    result.run = record.handle();
    record.done(toJson(result));
    return result;
}

/// Refuses what the machine cannot hold, before anything is computed.
void LinkingJob::checkMemory(const Materials& materials, std::size_t sources, std::size_t targets) const
{
    const std::optional<double> available = freeMemory();
    const MakeLinkingOptions& options = materials.options;
    const LinkingNeeds needs =
        linkingNeeds(sources, targets, options.dictionary ? maxTranslatedCandidates : options.candidates,
                     std::max(options.dimension, options.siamese ? options.siamese->shape.hidden : 0));
    if (available && needs.bytes > *available && !m_request.force) {
        throw Error(CROSSGLOSS_TEXT("%1 × %2 glosses need %3 GiB, and %4 are free"),
                    {std::to_string(sources), std::to_string(targets), gibibytes(needs.bytes), gibibytes(*available)})
            .advise(CROSSGLOSS_TEXT("Compare fewer candidates with each gloss, 50 for instance"));
    }
}

nlohmann::json toJson(const LinkingResult& result)
{
    nlohmann::json json = {{"id", result.id},
                           {"name", result.name},
                           {"sources", result.sources},
                           {"targets", result.targets},
                           {"candidates", result.candidates},
                           {"without_candidates", result.withoutCandidates},
                           {"measure", result.measure}};
    if (result.seen) {
        json["seen"] = *result.seen;
    }
    return json;
}

Fields fieldsOf(LinkingRequest& request)
{
    return {Field{"name", &request.name, "Name of the linking; from the wordnets by default"},
            Field{"metric", named(request.measure, [](GlossMeasure measure) { return nameOf(measure); }, &glossMeasure),
                  "How glosses are compared: semb, sif, wmd, sinkhorn, siamese, encoder, tfidf or fused"},
            Field{"siamese_model", &request.siameseModel,
                  "Siamese LSTM that compares, as siamese train writes it; a part of the fused measure too"},
            Field{"weights", &request.weights,
                  "Weights of the fused measure: JSON as glosses prints it under \"weights\". Without them they are fitted on "
                  "synsets that the wordnets share"},
            Field{"candidates", &request.candidates, "Candidate targets per source; 0 compares every pair"},
            Field{"dictionary", &request.dictionary},
            Field{"all_dictionaries", &request.allDictionaries,
                  "Translate words by all dictionaries between these languages that are imported or installed (dictd)"},
            Field{"dictionary_candidates", &request.dictionaryCandidates,
                  "The dictionary translates words for the measures, and does not choose candidates"}
                .as("--words-only"),
            Field{"common_only", &request.commonOnly, "Only synsets that both define: for evaluation"},
            Field{"any_part_of_speech", &request.anyPartOfSpeech, "Allow links across parts of speech"},
            Field{"drop_stop_words", &request.dropStopWords, "Leave out function words (stop words)"},
            Field{"regularisation", &request.sinkhorn.regularisation, "Entropic regularisation of Sinkhorn"}.between(1e-4, 100),
            Field{"iterations", &request.sinkhorn.iterations, "Iterations of Sinkhorn"}.between(1, 100000),
            Field{"force", &request.force, "Continue even if the memory may not suffice"},
            Field{"threads", &request.threads}.atLeast(0)};
}

nlohmann::json runParametersOf(const LinkingRequest& request)
{
    LinkingRequest copy = request;
    nlohmann::json json = valuesOf(fieldsOf(copy));
    json.update(runParametersOf(static_cast<const GlossMaterials&>(request)));
    json["dictionaries"] = request.dictionaryNames;
    for (const LinkingDictionary& dictionary : request.dictionaries) {
        json["dictionaries"].push_back(dictionary.name.empty() ? dictionary.index.string() : dictionary.name);
    }
    return json;
}

LinkingRequest linkingRequestOf(const RunParameters& parameters)
{
    LinkingRequest request;
    readMaterials(parameters, request);
    Fields fields = fieldsOf(request);
    fields += {Field{"dictionaries", &request.dictionaryNames}};
    parameters.read(fields);
    return request;
}

} // namespace crossgloss
