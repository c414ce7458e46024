#include "Commands.h"
#include "WordnetArgument.h"

#include "base/AtomicFile.h"
#include "base/Error.h"
#include "jobs/OpenedWordnets.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace crossgloss {

namespace {

struct WordnetPairsArguments {
    std::string source;
    std::string target;
    std::string outSource;
    std::string outTarget;
};

nlohmann::json describe(const Wordnet& wordnet)
{
    return {{"name", wordnet.name},
            {"language", wordnet.language},
            {"licence", wordnet.licence},
            {"synsets", wordnet.synsets.size()}};
}

void writeLine(AtomicFile& file, const std::string& line)
{
    file.write(line.data(), line.size());
    file.write("\n", 1);
}

void run(const WordnetPairsArguments& arguments, const Session& session)
{
    if (std::filesystem::weakly_canonical(arguments.outSource) == std::filesystem::weakly_canonical(arguments.outTarget)) {
        throw Error(CROSSGLOSS_TEXT("--out-source and --out-target name the same file")).at(arguments.outSource);
    }
    OpenedWordnets wordnets;
    const auto openedSource = wordnets.open(wordnetNamed(arguments.source), session.progress());
    const auto openedTarget = wordnets.open(wordnetNamed(arguments.target), session.progress());
    const Wordnet& source = openedSource->wordnet;
    const Wordnet& target = openedTarget->wordnet;
    const std::vector<GlossPair> pairs = commonGlosses(source, target);
    if (pairs.empty()) {
        throw Error(CROSSGLOSS_TEXT("%1 and %2 define no synset in common"), {source.name, target.name})
            .advise(CROSSGLOSS_TEXT("Take wordnets that hold definitions, and ids of Princeton 3.0 or ILIs both"));
    }
    AtomicFile sourceFile(arguments.outSource);
    AtomicFile targetFile(arguments.outTarget);
    for (const GlossPair& pair : pairs) {
        writeLine(sourceFile, pair.source);
        writeLine(targetFile, pair.target);
    }
    sourceFile.commit();
    targetFile.commit();

    nlohmann::json issues = nlohmann::json::array();
    std::size_t skipped = 0;
    for (const ReadReport* report : {&openedSource->report, &openedTarget->report}) {
        skipped += report->skipped;
        for (const ReadIssue& issue : report->issues) {
            issues.push_back({{"file", issue.file}, {"line", issue.line}, {"message", issue.message}});
        }
    }
    const nlohmann::json json = {{"pairs", pairs.size()},
                                 {"source", describe(source)},
                                 {"target", describe(target)},
                                 {"skipped", skipped},
                                 {"issues", issues}};
    std::string text = std::to_string(pairs.size()) + " glosses of common synsets: " + source.name + " ("
        + source.language + ") → " + arguments.outSource + ", " + target.name + " (" + target.language + ") → "
        + arguments.outTarget + '\n';
    if (skipped > 0) {
        const ReadReport& report = openedSource->report.skipped > 0 ? openedSource->report : openedTarget->report;
        text += std::to_string(skipped) + " lines could not be used; the first: " + report.issues.front().file + ':'
            + std::to_string(report.issues.front().line) + ": " + report.issues.front().message + '\n';
    }
    session.print(json, text);
}

} // namespace

void addWordnetPairsCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("wordnet-pairs", "Write line-aligned glosses of the synsets that two wordnets "
                                                            "share");
    const auto arguments = std::make_shared<WordnetPairsArguments>();
    command->add_option("--source", arguments->source, wordnetArgumentHelp)->required();
    command->add_option("--target", arguments->target, wordnetArgumentHelp)->required();
    command->add_option("--out-source", arguments->outSource, "Glosses of the source, one a line")->required();
    command->add_option("--out-target", arguments->outTarget, "Glosses of the target, line by line the same synsets")
        ->required();
    command->callback([&session, arguments] { run(*arguments, session); });
}

} // namespace crossgloss
