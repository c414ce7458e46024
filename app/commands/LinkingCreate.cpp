#include "LinkingCreate.h"

#include "Session.h"
#include "SpaceOptions.h"
#include "WordnetArgument.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "base/FreeMemory.h"
#include "base/Json.h"
#include "gloss/PackVectors.h"
#include "linking/LinkingDictionaries.h"
#include "linking/LinkingInputs.h"
#include "linking/LinkingOutlook.h"
#include "linking/LinkingStore.h"
#include "linking/MakeLinking.h"
#include "pack/Pack.h"
#include "text/Language.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iomanip>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace crossgloss {

namespace {

struct CreateArguments
{
    std::string source;
    std::string target;
    MappedSpacesArguments spaces;
    std::string metric = "sinkhorn";
    std::vector<std::string> dictionaries;
    bool allDictionaries = false;
    bool check = false;
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

/// Reads the dictionaries that are asked for. @return what to say where there are some and none is.
std::string readDictionaries(CreateArguments& arguments, const Wordnet& source, const Wordnet& target,
                             JobContext& context, const Session& session)
{
    std::vector<WordPair> pairs;
    for (const std::string& name : arguments.dictionaries) {
        const std::vector<WordPair> more =
            pairsNamed(context.workspace, name, source.language, target.language, session.progress());
        pairs.insert(pairs.end(), more.begin(), more.end());
    }
    const Workspace& workspace = *context.workspace.open();
    const std::vector<LinkingDictionary> there = linkingDictionaries(workspace, source.language, target.language);
    if (arguments.allDictionaries) {
        if (there.empty()) {
            throw Error(CROSSGLOSS_TEXT("No dictionary from %1 to %2 is installed or imported"),
                        {languageName(source.language), languageName(target.language)})
                .advise(CROSSGLOSS_TEXT("Install one for dictd, or import one"));
        }
        const std::vector<WordPair> more =
            translationsOf(workspace, there, source.language, target.language, session.progress());
        pairs.insert(pairs.end(), more.begin(), more.end());
    } else if (arguments.dictionaries.empty() && !there.empty()) {
        std::string titles;
        for (const LinkingDictionary& dictionary : there) {
            titles += (titles.empty() ? "" : ", ") + dictionary.title;
        }
        return "Dictionaries of these languages are there (" + titles +
               "): with --all-dictionaries the surest suggestions are far surer\n";
    }
    if (arguments.allDictionaries || !arguments.dictionaries.empty()) {
        arguments.options.dictionary = std::move(pairs);
    }
    return {};
}

/// What --check prints.
void printOutlook(const LinkingOutlook& outlook, const std::string& hint, const Session& session)
{
    std::ostringstream text;
    text << std::fixed << std::setprecision(1);
    text << outlook.source.glosses << " × " << outlook.target.glosses << " glosses, " << std::setprecision(0)
         << outlook.pairs << " pairs to compare, about " << gibibytes(outlook.bytes) << " GiB and "
         << std::setprecision(1) << outlook.seconds << " s\nThe vectors have " << 100 * outlook.source.knownWords
         << " % and " << 100 * outlook.target.knownWords << " % of the glosses' words\n";
    if (outlook.fit) {
        text << "Of pairs that belong together " << 100 * *outlook.fit << " % are nearer than chance pairs\n";
    }
    if (outlook.translated) {
        text << "The dictionary translates words of " << 100 * *outlook.translated << " % of the glosses\n";
    }
    for (const Warning& warning : outlook.warnings) {
        text << (warning.severity == Warning::Severity::Note ? "Note: " : "Warning: ") << warning.message() << '\n';
    }
    session.print(toJson(outlook), text.str() + hint);
}

/// Refuses what the machine cannot hold, before anything is computed.
void checkMemory(const CreateArguments& arguments, std::size_t sources, std::size_t targets)
{
    const std::optional<double> available = freeMemory();
    const MakeLinkingOptions& options = arguments.options;
    const LinkingNeeds needs =
        linkingNeeds(sources, targets, !options.dictionary ? options.candidates : 1000,
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
                                 {"dictionary", arguments.dictionaries},
                                 {"all_dictionaries", arguments.allDictionaries}};
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
    JobContext context(session.workspace);
    std::optional<RunRecord> record;
    if (!arguments.check) {
        record.emplace(context.runs, "linking", parameters);
    }
    try {
        const MappedSpaces spaces = openMappedSpaces(arguments.spaces, context, session);
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
        const std::string hint = readDictionaries(arguments, source, target, context, session);
        const std::shared_ptr<const Pack> pack =
            measure == GlossMeasure::Encoder ? std::shared_ptr<const Pack>(Pack::open(packFile)) : nullptr;
        const EncodeGlosses encode = [&](const std::vector<std::string>& from, const std::vector<std::string>& to) {
            return std::pair(packVectors(*pack, from, source.language, progress),
                             packVectors(*pack, to, target.language, progress));
        };
        const auto vectors = [&spaces](MapSide side, const EmbeddingSpace& space) {
            return [&spaces, &space, side](std::string_view word, std::span<float> out) {
                return spaces.map.vectorOf(side, space, word, out);
            };
        };
        const LinkableWordnet sourceSide{&source, checksumOf(arguments.source),
                                         vectors(MapSide::Source, spaces.source.space), spaces.map.source.language};
        const LinkableWordnet targetSide{&target, checksumOf(arguments.target),
                                         vectors(MapSide::Target, spaces.target.space), spaces.map.target.language};
        if (arguments.check) {
            const LinkingOutlook outlook = linkingOutlook(sourceSide, targetSide, options, encode, progress);
            printOutlook(outlook, hint, session);
            return;
        }
        const auto [from, to] = options.commonOnly ? commonLinkingGlosses(source, target)
                                                   : std::pair(linkingGlosses(source), linkingGlosses(target));
        checkMemory(arguments, from.size(), to.size());
        if (measure == GlossMeasure::Encoder) {
            options.encoded = encode(textsOf(from), textsOf(to));
        }
        Linking linking = makeLinking(sourceSide, targetSide, options, progress);
        addLinking(*context.workspace.open(), linking, progress);
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
            seen = parsedJson(linking.parameters)["siamese"]["seen"].get<std::size_t>();
            json["seen"] = seen;
        }
        record->done(json);
        std::ostringstream text;
        text << "Linking " << linking.id << ", " << linking.name << ": " << linking.source.glosses.size() << " × "
             << linking.target.comparedGlosses().size() << " glosses, " << linking.candidates.target.size()
             << " candidate pairs, " << without << " glosses without any\n";
        if (seen > 0) {
            text << "The model was trained on " << seen
                 << " of the pairs that are to be found: they do not show how well it links\n";
        }
        session.print(json, text.str() + hint);
    } catch (const Error& error) {
        if (record) {
            record->failed(error);
        }
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
    command->add_option("--dictionary", arguments->dictionaries,
                        "Only targets with a lemma that translates one of the source, and what the measures translate "
                        "words by: a file of word pairs or a name of the workspace; may be given again");
    command->add_flag("--all-dictionaries", arguments->allDictionaries,
                      "The same by all dictionaries between these languages that are imported or installed (dictd)");
    command->add_flag(
        "--words-only", [arguments](std::int64_t) { arguments->options.dictionaryCandidates = false; },
        "The dictionary translates words for the measures, and does not choose candidates");
    command->add_flag("--check", arguments->check,
                      "Make nothing: say whether the materials belong together, and what it will take");
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
