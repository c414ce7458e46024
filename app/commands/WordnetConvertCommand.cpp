#include "Commands.h"
#include "WordnetArgument.h"

#include "base/Error.h"
#include "jobs/OpenedWordnets.h"
#include "resources/CompressedOutput.h"
#include "resources/WnLmf.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace crossgloss {

namespace {

struct WordnetConvertArguments {
    std::string in;
    std::string out;
    std::string lexicon;
    WnLmfOptions options;
};

Wordnet readInput(const WordnetConvertArguments& arguments, Progress& progress, ReadReport& report)
{
    if (arguments.lexicon.empty()) {
        const auto opened = OpenedWordnets().open(wordnetNamed(arguments.in), progress);
        report = opened->report;
        return opened->wordnet;
    }
    WnLmfReadOptions options;
    options.lexicon = arguments.lexicon;
    return readWnLmf(arguments.in, progress, report, options);
}

void run(const WordnetConvertArguments& arguments, const Session& session)
{
    const std::filesystem::path out = arguments.out;
    const std::string ending = endingWithoutCompression(out);
    const bool tab = ending == ".tab";
    if (!tab && ending != ".xml") {
        throw Error(CROSSGLOSS_TEXT("It cannot be told from the file's name how to write the wordnet"))
            .at(arguments.out)
            .advise(CROSSGLOSS_TEXT(
                "Let it end in .xml for WN-LMF or in .tab for an OMW tab file, with .gz or .xz behind it to compress"));
    }
    ReadReport report;
    Wordnet wordnet = readInput(arguments, session.progress(), report);
    if (!tab && wordnet.header.id.empty()) {
        // OMW tab files write three letters, WN-LMF the shortest code that there is.
        wordnet.header.languageCode.clear();
    }

    nlohmann::json issues = nlohmann::json::array();
    for (const ReadIssue& issue : report.issues) {
        issues.push_back({{"file", issue.file}, {"line", issue.line}, {"message", issue.message}});
    }
    nlohmann::json json = {{"name", wordnet.name},       {"language", wordnet.language}, {"licence", wordnet.licence},
                           {"file", arguments.out},      {"skipped", report.skipped},    {"issues", issues}};
    std::string text = wordnet.name + " (" + wordnet.language + ") → " + arguments.out + ": ";
    if (tab) {
        const std::size_t rows = writeOmwTab(wordnet, out, session.progress());
        json["format"] = "omw-tab";
        json["synsets"] = wordnet.synsets.size();
        json["rows"] = rows;
        text += std::to_string(wordnet.synsets.size()) + " synsets in " + std::to_string(rows) + " rows\n";
    } else {
        const WnLmfWritten written = writeWnLmf(wordnet, arguments.options, out, session.progress());
        json["format"] = "wn-lmf-1.1";
        json["synsets"] = written.synsets;
        json["entries"] = written.entries;
        json["senses"] = written.senses;
        json["left_out"] = written.leftOut;
        text += std::to_string(written.synsets) + " synsets, " + std::to_string(written.entries) + " entries, "
            + std::to_string(written.senses) + " senses\n";
    }
    if (!report.issues.empty()) {
        text += std::to_string(report.skipped) + " elements or lines could not be used; the first remark: "
            + report.issues.front().file + ':' + std::to_string(report.issues.front().line) + ": "
            + report.issues.front().message + '\n';
    }
    session.print(json, text);
}

} // namespace

void addWordnetConvertCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("wordnet-convert", "Write a wordnet as WN-LMF 1.1 or as an OMW tab file");
    const auto arguments = std::make_shared<WordnetConvertArguments>();
    command->add_option("--in", arguments->in, wordnetArgumentHelp)->required();
    command
        ->add_option("--out", arguments->out,
                     "File that ends in .xml (WN-LMF) or .tab (OMW), and then in .gz or .xz to be compressed")
        ->required();
    command->add_option("--lexicon", arguments->lexicon,
                        "Which lexicon of a WN-LMF file, by its id (default: the first)");
    command->add_option("--id", arguments->options.id,
                        "Id of the lexicon that is written (default: its own, or from the name)");
    command->add_option("--wordnet-version", arguments->options.version,
                        "Version of the wordnet for WN-LMF (default: as it says, or 1.0)");
    command->add_option("--email", arguments->options.email, "Whom to ask about the wordnet, for WN-LMF");
    command->add_option("--url", arguments->options.url, "Home page of the wordnet, for WN-LMF");
    command->callback([&session, arguments] { run(*arguments, session); });
}

} // namespace crossgloss
