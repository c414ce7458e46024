#include "Commands.h"

#include "base/AtomicFile.h"
#include "base/Error.h"
#include "commands/ResourceText.h"
#include "store/Workspace.h"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <memory>

namespace crossgloss {

namespace {

/// What a run keeps as JSON text, as JSON; a text that is none stays a text.
nlohmann::json parsed(const std::string& text)
{
    const nlohmann::json value = nlohmann::json::parse(text, nullptr, false);
    return value.is_discarded() ? nlohmann::json(text) : value;
}

nlohmann::json runJson(const Run& run)
{
    return {{"id", run.id},       {"kind", run.kind},   {"started_at", run.startedAt},
            {"seconds", run.seconds}, {"state", run.state}, {"parameters", parsed(run.parameters)},
            {"result", parsed(run.result)}};
}

nlohmann::json runsJson(const Workspace& workspace)
{
    nlohmann::json list = nlohmann::json::array();
    for (const Run& run : workspace.runs()) {
        list.push_back(runJson(run));
    }
    return {{"runs", list}};
}

void listRuns(Session& session)
{
    const Workspace workspace(session.workspace);
    std::string text;
    for (const Run& run : workspace.runs()) {
        char seconds[32];
        std::snprintf(seconds, sizeof seconds, "%10.1f s", run.seconds);
        text += padded(std::to_string(run.id), 5) + ' ' + padded(run.kind, 14) + ' ' + run.startedAt + seconds + "  " +
                run.state + '\n';
    }
    session.print(runsJson(workspace), text.empty() ? "No runs yet\n" : text);
}

void showRun(Session& session, std::int64_t id)
{
    const Workspace workspace(session.workspace);
    for (const Run& run : workspace.runs()) {
        if (run.id == id) {
            const nlohmann::json json = runJson(run);
            session.print(json, json.dump(2) + '\n');
            return;
        }
    }
    throw Error(CROSSGLOSS_TEXT("The workspace has no run %1"), {std::to_string(id)})
        .advise(CROSSGLOSS_TEXT("See what it has with: runs list"));
}

void exportRuns(Session& session, const std::filesystem::path& file)
{
    const Workspace workspace(session.workspace);
    const nlohmann::json json = runsJson(workspace);
    if (file.empty()) {
        session.print(json, json.dump(2) + '\n');
        return;
    }
    AtomicFile out(file);
    out.stream() << json.dump(2) << '\n';
    out.commit();
    session.print({{"written", file.string()}}, "Written to " + file.string() + '\n');
}

} // namespace

void addRunsCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("runs", "Show what was trained and measured in this workspace");
    command->require_subcommand(0, 1);
    CLI::App* list = command->add_subcommand("list", "One line a run");
    list->callback([&session] { listRuns(session); });
    CLI::App* show = command->add_subcommand("show", "Everything stored about one run");
    auto id = std::make_shared<std::int64_t>(0);
    show->add_option("ID", *id)->required();
    show->callback([&session, id] { showRun(session, *id); });
    CLI::App* exporting = command->add_subcommand("export", "All runs as JSON");
    auto file = std::make_shared<std::filesystem::path>();
    exporting->add_option("--out", *file, "File to write; standard output by default");
    exporting->callback([&session, file] { exportRuns(session, *file); });
    command->callback([&session, command] {
        if (command->get_subcommands().empty()) {
            listRuns(session);
        }
    });
}

} // namespace crossgloss
