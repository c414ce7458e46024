#include "LinkingCreate.h"

#include "FieldOptions.h"
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
    arguments->request.measure = GlossMeasure::Sinkhorn;
    addOptions(*command, fieldsOf(arguments->request));
    command->add_option("--dictionary", arguments->request.dictionaryNames,
                        "Only targets with a lemma that translates one of the source, and what the measures translate "
                        "words by: a file of word pairs or a name of the workspace; may be given again");
    command->add_flag("--check", arguments->check,
                      "Dry run: check whether the inputs fit together, and estimate memory and time");
    command->add_option("--pack", arguments->pack, "Pack whose encoder compares; the bundled one by default");
    command->callback([&session, arguments] { run(*arguments, session); });
}

} // namespace crossgloss
