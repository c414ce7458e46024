#include "LinkingCreate.h"

#include "Session.h"
#include "SpaceOptions.h"
#include "WordnetArgument.h"

#include "base/FreeMemory.h"
#include "jobs/LinkingJob.h"

#include <CLI/CLI.hpp>

#include <iomanip>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

namespace crossgloss {

namespace {

/// What comes as names.
struct CreateArguments
{
    std::string source;
    std::string target;
    MappedSpacesArguments spaces;
    std::string metric = "sinkhorn";
    bool check = false;
    std::string pack;
    LinkingRequest request;
};

/// What to say where dictionaries are there and none was asked for.
std::string hintAt(const std::vector<LinkingDictionary>& dictionaries)
{
    std::string titles;
    for (const LinkingDictionary& dictionary : dictionaries) {
        titles += (titles.empty() ? "" : ", ") + dictionary.title;
    }
    return titles.empty() ? titles
                          : "There are dictionaries of these languages (" + titles +
                                "): with --all-dictionaries the most certain suggestions are far more precise\n";
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
        text << "Of corresponding pairs " << 100 * *outlook.fit << " % are nearer than random pairs\n";
    }
    if (outlook.translated) {
        text << "The dictionary translates words of " << 100 * *outlook.translated << " % of the glosses\n";
    }
    for (const Warning& warning : outlook.warnings) {
        text << (warning.severity == Warning::Severity::Note ? "Note: " : "Warning: ") << warning.message() << '\n';
    }
    session.print(toJson(outlook), text.str() + hint);
}

void run(const CreateArguments& arguments, const Session& session)
{
    LinkingRequest request = arguments.request;
    request.sourceWordnet = wordnetNamed(arguments.source);
    request.targetWordnet = wordnetNamed(arguments.target);
    request.sourceVectors = arguments.spaces.sourceChoice();
    request.targetVectors = arguments.spaces.targetChoice();
    request.map = arguments.spaces.map;
    request.measure = *glossMeasure(arguments.metric);
    request.threads = session.threads;
    JobContext context(session.workspace);
    SharedPack pack([&arguments] { return arguments.pack.empty() ? defaultPack() : std::filesystem::path(arguments.pack); });
    const LinkingJob job(context, pack, request);
    if (arguments.check) {
        const LinkingForecast forecast = job.forecast(session.progress());
        printOutlook(forecast.outlook, request.hasDictionary() ? std::string() : hintAt(forecast.dictionaries), session);
        return;
    }
    const LinkingResult result = job.create(session.progress());
    std::ostringstream text;
    text << "Linking " << result.id << ", " << result.name << ": " << result.sources << " × " << result.targets
         << " glosses, " << result.candidates << " candidate pairs, " << result.withoutCandidates
         << " glosses without any\n";
    if (result.seen.value_or(0) > 0) {
        text << "The model was trained on " << *result.seen
             << " of the pairs that are to be found: they do not show how well it links\n";
    }
    session.print(toJson(result), text.str() + hintAt(result.unused));
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
    command
        ->add_option("--target-vectors", arguments->spaces.target,
                     "Word vectors of the target language: a file or a name of the workspace")
        ->required();
    command->add_option("--map", arguments->spaces.map,
                        "Map between them, as align writes it; without one they are aligned");
    command->add_option("--name", arguments->request.name, "Name of the linking; from the wordnets by default");
    command->add_option("--metric", arguments->metric, "How glosses are compared")
        ->check(CLI::IsMember({"semb", "sif", "wmd", "sinkhorn", "siamese", "encoder", "tfidf", "fused"}));
    command->add_option("--siamese-model", arguments->request.siameseModel,
                        "Siamese LSTM that compares, as siamese train writes it; a part of the fused measure too");
    command->add_option("--weights", arguments->request.weights,
                        "Weights of the fused measure: JSON as glosses prints it under \"weights\". Without them they "
                        "are fitted on synsets that the wordnets share");
    command->add_option("--candidates", arguments->request.candidates,
                        "Candidate targets per source; 0 compares every pair");
    command->add_option("--dictionary", arguments->request.dictionaryNames,
                        "Only targets with a lemma that translates one of the source, and what the measures translate "
                        "words by: a file of word pairs or a name of the workspace; may be given again");
    command->add_flag(
        "--all-dictionaries", arguments->request.allDictionaries,
        "As --dictionary, with all dictionaries between these languages that are imported or installed (dictd)");
    command->add_flag(
        "--words-only", [arguments](std::int64_t) { arguments->request.dictionaryCandidates = false; },
        "The dictionary translates words for the measures, and does not choose candidates");
    command->add_flag("--check", arguments->check,
                      "Dry run: check whether the inputs fit together, and estimate memory and time");
    command->add_flag("--common-only", arguments->request.commonOnly, "Only synsets that both define: for evaluation");
    command->add_flag("--any-part-of-speech", arguments->request.anyPartOfSpeech, "Allow links across parts of speech");
    command->add_flag("--drop-stop-words", arguments->request.dropStopWords, "Leave out function words (stop words)");
    command->add_option("--pack", arguments->pack, "Pack whose encoder compares; the bundled one by default");
    command
        ->add_option("--regularisation", arguments->request.sinkhorn.regularisation,
                     "Entropic regularisation of Sinkhorn")
        ->check(CLI::Range(1e-4, 100.0));
    command->add_option("--iterations", arguments->request.sinkhorn.iterations, "Iterations of Sinkhorn")
        ->check(CLI::Range(1, 100000));
    command->add_flag("--force", arguments->request.force, "Continue even if the memory may not suffice");
    command->callback([&session, arguments] { run(*arguments, session); });
}

} // namespace crossgloss
