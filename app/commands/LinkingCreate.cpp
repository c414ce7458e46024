#include "LinkingCreate.h"

#include "MappedSpaces.h"
#include "RunRecord.h"
#include "Session.h"
#include "WordnetArgument.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "base/FreeMemory.h"
#include "gloss/PackVectors.h"
#include "linking/LinkingStore.h"
#include "linking/MakeLinking.h"
#include "pack/Pack.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

struct CreateArguments
{
    std::string source;
    std::string target;
    MappedSpacesArguments spaces;
    std::string metric = "sinkhorn";
    std::string dictionary;
    std::string pack;
    std::string siamese;
    std::string weights;
    MakeLinkingOptions options;
    bool anyPartOfSpeech = false;
    bool force = false;
};

std::string checksumOf(const std::string& wordnet)
{
    return std::filesystem::is_regular_file(wordnet) ? fileChecksum(wordnet) : std::string();
}

std::vector<std::string> textsOf(const std::vector<LinkingGloss>& glosses)
{
    std::vector<std::string> texts;
    for (const LinkingGloss& gloss : glosses) {
        texts.push_back(gloss.text);
    }
    return texts;
}

/// Refuses what the machine cannot hold, before anything is computed.
void checkMemory(const CreateArguments& arguments, std::size_t sources, std::size_t targets)
{
    const std::optional<double> available = freeMemory();
    const MakeLinkingOptions& options = arguments.options;
    const LinkingNeeds needs =
        linkingNeeds(sources, targets, arguments.dictionary.empty() ? options.candidates : 1000,
                     std::max(options.dimension, options.siamese ? options.siamese->shape.hidden : 0));
    if (available && needs.bytes > *available && !arguments.force) {
        throw Error(CROSSGLOSS_TEXT("%1 × %2 glosses need %3 GiB, and %4 are free"),
                    {std::to_string(sources), std::to_string(targets), gibibytes(needs.bytes), gibibytes(*available)})
            .advise(CROSSGLOSS_TEXT("Compare candidates only, for instance --candidates 50"));
    }
}

void run(CreateArguments arguments, const Session& session)
{
    Progress& progress = session.progress();
    ReadReport report;
    const Wordnet source = readWordnetArgument(arguments.source, progress, report);
    const Wordnet target = readWordnetArgument(arguments.target, progress, report);
    arguments.spaces.sourceLanguage =
        arguments.spaces.sourceLanguage.empty() ? source.language : arguments.spaces.sourceLanguage;
    arguments.spaces.targetLanguage =
        arguments.spaces.targetLanguage.empty() ? target.language : arguments.spaces.targetLanguage;
    nlohmann::json parameters = {{"source", arguments.source},
                                 {"target", arguments.target},
                                 {"source_vectors", arguments.spaces.source},
                                 {"target_vectors", arguments.spaces.target},
                                 {"map", arguments.spaces.map},
                                 {"metric", arguments.metric},
                                 {"dictionary", arguments.dictionary}};
    const GlossMeasure measure = *glossMeasure(arguments.metric);
    const std::filesystem::path packFile = arguments.pack.empty() && measure == GlossMeasure::Encoder
                                               ? defaultPack()
                                               : std::filesystem::path(arguments.pack);
    if (measure == GlossMeasure::Encoder) {
        parameters["pack"] = {{"name", packFile.string()}, {"checksum", fileChecksum(packFile)}};
    }
    if (measure == GlossMeasure::Siamese && arguments.siamese.empty()) {
        throw Error(CROSSGLOSS_TEXT("To compare by a Siamese LSTM, a trained one is needed"))
            .advise(CROSSGLOSS_TEXT("Name it with --siamese-model, or train one with: siamese train"));
    }
    const bool siamese = !arguments.siamese.empty() && (measure == GlossMeasure::Siamese || measure == GlossMeasure::Fused);
    if (siamese) {
        parameters["siamese_model"] = {{"name", arguments.siamese}, {"checksum", fileChecksum(arguments.siamese)}};
    }
    RunRecord record(session.workspace, "linking", parameters);
    try {
        const MappedSpaces spaces = openMappedSpaces(arguments.spaces, session);
        MakeLinkingOptions& options = arguments.options;
        options.measure = measure;
        options.dimension = spaces.map.source.shared;
        if (measure == GlossMeasure::Fused && !arguments.weights.empty()) {
            options.weights = readFusedWeights(arguments.weights);
        }
        if (siamese) {
            options.siamese = std::make_shared<SiameseModel>(loadSiamese(arguments.siamese));
            requireVectors(*options.siamese, spaces.map);
        }
        options.samePartOfSpeech = !arguments.anyPartOfSpeech;
        options.threads = session.threads;
        options.parameters = parameters;
        if (!arguments.dictionary.empty()) {
            options.dictionary = readPairsArgument(arguments.dictionary, source.language, target.language, session);
        }
        const auto [from, to] = options.commonOnly ? commonLinkingGlosses(source, target)
                                                   : std::pair(linkingGlosses(source), linkingGlosses(target));
        checkMemory(arguments, from.size(), to.size());
        if (measure == GlossMeasure::Encoder) {
            const auto pack = Pack::open(packFile);
            options.encoded = {packVectors(*pack, textsOf(from), source.language, progress),
                               packVectors(*pack, textsOf(to), target.language, progress)};
        }
        const auto vectors = [&spaces](MapSide side, const EmbeddingSpace& space) {
            return [&spaces, &space, side](std::string_view word, std::span<float> out) {
                return spaces.map.vectorOf(side, space, word, out);
            };
        };
        Linking linking = makeLinking(
            {&source, checksumOf(arguments.source), vectors(MapSide::Source, spaces.source.space)},
            {&target, checksumOf(arguments.target), vectors(MapSide::Target, spaces.target.space)}, options, progress);
        Workspace workspace(session.workspace);
        addLinking(workspace, linking, progress);
        std::size_t without = 0;
        for (std::size_t i = 0; i < linking.candidates.sources(); ++i) {
            without += linking.candidates.targetsOf(i).empty() ? 1 : 0;
        }
        nlohmann::json json = {{"id", linking.id},
                               {"name", linking.name},
                               {"sources", linking.source.glosses.size()},
                               {"targets", linking.target.comparedGlosses().size()},
                               {"candidates", linking.candidates.target.size()},
                               {"without_candidates", without},
                               {"measure", linking.measure}};
        std::size_t seen = 0;
        if (siamese) {
            seen = nlohmann::json::parse(linking.parameters)["siamese"]["seen"].get<std::size_t>();
            json["seen"] = seen;
        }
        record.done(json);
        std::ostringstream text;
        text << "Linking " << linking.id << ", " << linking.name << ": " << linking.source.glosses.size() << " × "
             << linking.target.comparedGlosses().size() << " glosses, " << linking.candidates.target.size()
             << " candidate pairs, " << without << " glosses without any\n";
        if (seen > 0) {
            text << "The model was trained on " << seen
                 << " of the pairs that are to be found: they do not show how well it links\n";
        }
        session.print(json, text.str());
    } catch (const Error& error) {
        record.failed(error, dynamic_cast<const Cancelled*>(&error) != nullptr);
        throw;
    }
}

} // namespace

void addLinkingCreateCommand(CLI::App& linking, Session& session)
{
    CLI::App* command = linking.add_subcommand("create", "Compare the glosses of two wordnets and suggest links");
    const auto arguments = std::make_shared<CreateArguments>();
    command->add_option("--source", arguments->source, wordnetArgumentHelp)->required();
    command->add_option("--target", arguments->target, wordnetArgumentHelp)->required();
    command->add_option("--source-vectors", arguments->spaces.source, "Word vectors: a file or a name of the workspace")
        ->required();
    command->add_option("--target-vectors", arguments->spaces.target, "The same of the target language")->required();
    command->add_option("--map", arguments->spaces.map,
                        "Map between them, as align writes it; without one they are aligned");
    command->add_option("--name", arguments->options.name, "Name of the linking; from the wordnets by default");
    command->add_option("--metric", arguments->metric, "How glosses are compared")
        ->check(CLI::IsMember({"semb", "sif", "wmd", "sinkhorn", "siamese", "encoder", "tfidf", "fused"}));
    command->add_option("--siamese-model", arguments->siamese,
                        "Siamese LSTM that compares, as siamese train writes it; a part of the fused measure too");
    command->add_option("--weights", arguments->weights,
                        "Weights of the fused measure: JSON as glosses prints it under \"weights\". Without them they "
                        "are fitted on synsets that the wordnets share");
    command->add_option("--candidates", arguments->options.candidates,
                        "Targets kept of each source; 0 compares every pair");
    command->add_option(
        "--dictionary", arguments->dictionary,
        "Only targets with a lemma that translates one of the source: a file of word pairs or a name of the "
        "workspace");
    command->add_flag("--common-only", arguments->options.commonOnly, "Only synsets that both define: to measure");
    command->add_flag("--any-part-of-speech", arguments->anyPartOfSpeech, "Nouns may go with verbs");
    command->add_flag("--drop-stop-words", arguments->options.dropStopWords, "Leave function words out");
    command->add_option("--pack", arguments->pack, "Pack whose encoder compares; the bundled one by default");
    command->add_option("--regularisation", arguments->options.similarity.sinkhorn.regularisation, "Of Sinkhorn")
        ->check(CLI::Range(1e-4, 100.0));
    command->add_option("--iterations", arguments->options.similarity.sinkhorn.iterations, "Of Sinkhorn")
        ->check(CLI::Range(1, 100000));
    command->add_flag("--force", arguments->force, "Go on though the memory may not suffice");
    command->callback([&session, arguments] { run(*arguments, session); });
}

} // namespace crossgloss
