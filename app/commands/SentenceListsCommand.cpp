#include "Commands.h"
#include "SentenceModelOptions.h"

#include "base/Numbers.h"
#include "jobs/AddSentenceListJob.h"
#include "store/SentenceLists.h"
#include "text/Language.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <sstream>
#include <utility>

namespace crossgloss {

namespace {

struct AddArguments
{
    SentenceModelArguments model;
    std::string language;
    std::string secondLanguage;
    AddSentenceListRequest request;
};

std::string lineOf(const SentenceList& list)
{
    std::ostringstream text;
    text << list.name << "  ";
    for (std::size_t i = 0; i < list.languages.size(); ++i) {
        text << (i == 0 ? "" : ", ") << list.languages[i];
    }
    text << "  " << list.sentences << " sentences × " << list.dimension << "  " << list.model << "  "
         << list.source.string() << '\n';
    return text.str();
}

void add(Session& session, const AddArguments& arguments)
{
    AddSentenceListRequest request = arguments.request;
    request.model = arguments.model.modelChoice();
    request.language = arguments.language.empty() ? std::string() : requireLanguage(arguments.language);
    request.secondLanguage =
        arguments.secondLanguage.empty() ? std::string() : requireLanguage(arguments.secondLanguage);
    request.threads = session.threads;
    JobContext context(session.workspace);
    SharedPack pack([file = std::exchange(request.model.pack, {})] { return file.empty() ? defaultPack() : file; });
    OpenedSentenceLists lists(context, pack);
    AddSentenceListResult result;
    try {
        result = AddSentenceListJob(context, lists, request).run(session.progress());
    } catch (NameTakenError& taken) {
        taken.advise("Choose another name, or say --replace");
        throw;
    }
    std::ostringstream text;
    text << lineOf(result.list) << result.blank << " blank, " << result.skipped << " skipped, " << result.uncovered
         << " without a known word; " << significantDigits(result.seconds, 3) << " s\n";
    nlohmann::json json = toJson(result);
    json["run"] = context.runs.number(result.run);
    session.print(json, text.str());
}

} // namespace

void addSentenceListsCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand(
        "sentence-lists", "Lists of sentences that the library keeps with their vectors, to be searched");
    command->require_subcommand(1);
    CLI::App* adding = command->add_subcommand("add", "Read a list, make the vectors of its sentences and keep both");
    const auto arguments = std::make_shared<AddArguments>();
    addSentenceModelOptions(*adding, arguments->model);
    adding->add_option("FILE", arguments->request.file, "Plain lines, TSV (two columns) or TMX")->required();
    adding->add_option("--name", arguments->request.name, "Name in the library; the file's by default");
    adding->add_option("--language", arguments->language,
                       "Language of the lines or of the first column; told from the text without");
    adding->add_option("--second-language", arguments->secondLanguage, "Language of the second column, likewise");
    adding->add_flag("--replace", arguments->request.replace, "Replace what has the name");
    adding->footer("JSON: name, source, languages, n, model, dimension, blank, skipped, uncovered, seconds");
    adding->callback([&session, arguments] { add(session, *arguments); });

    CLI::App* listing = command->add_subcommand("list", "Show them");
    listing->footer("JSON: lists [{name, source, languages, n, model, dimension}]");
    listing->callback([&session] {
        SharedWorkspace workspace(session.workspace);
        nlohmann::json json = nlohmann::json::array();
        std::string text;
        for (const SentenceList& list : sentenceLists(workspace)) {
            json.push_back(toJson(list));
            text += lineOf(list);
        }
        session.print({{"lists", json}},
                      text.empty() ? "There are none. Add one with: crossgloss-cli sentence-lists add\n" : text);
    });

    CLI::App* removing = command->add_subcommand(
        "remove", "Remove lists for good and free their space; the files they were read from stay");
    const auto names = std::make_shared<std::vector<std::string>>();
    removing->add_option("NAME", *names, "Names as list shows them")->required();
    removing->callback([&session, names] {
        Workspace workspace(session.workspace);
        for (const std::string& name : *names) {
            storedSentenceList(workspace, name);
            workspace.remove(name);
        }
        session.print({{"removed", *names}}, std::to_string(names->size()) + " removed\n");
    });
}

} // namespace crossgloss
