#include "Commands.h"

#include "base/Error.h"
#include "store/WorkspaceBackup.h"
#include "store/WorkspaceCare.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>

namespace crossgloss {

namespace {

struct WorkspaceArguments
{
    bool repair = false;
    bool emptyTrash = false;
    std::filesystem::path file;
};

nlohmann::json findingsJson(const std::vector<CareFinding>& findings)
{
    nlohmann::json list = nlohmann::json::array();
    for (const CareFinding& finding : findings) {
        list.push_back({{"problem", finding.problem},
                        {"file", finding.what.file()},
                        {"message", formatMessage(finding.what.text(), finding.what.arguments())},
                        {"advice", formatMessage(finding.what.advice(), finding.what.arguments())}});
    }
    return list;
}

nlohmann::json spaceJson(const SpaceUsed& space)
{
    return {{"databases", space.databases}, {"vectors", space.vectors}, {"models", space.models},
            {"backups", space.backups},     {"trash", space.trash},     {"other", space.other},
            {"total", space.total()}};
}

/// "12.3 MiB: databases 10.0, vectors 2.0, trash 0.3", without what is empty.
std::string spaceText(const SpaceUsed& space)
{
    const auto mebibytes = [](std::uint64_t bytes) {
        char text[32];
        std::snprintf(text, sizeof text, "%.1f", static_cast<double>(bytes) / (1 << 20));
        return std::string(text);
    };
    std::string parts;
    const std::pair<const char*, std::uint64_t> all[] = {{"databases", space.databases}, {"vectors", space.vectors},
                                                         {"models", space.models},       {"backups", space.backups},
                                                         {"trash", space.trash},         {"other", space.other}};
    for (const auto& [name, bytes] : all) {
        if (bytes > 0) {
            parts += (parts.empty() ? "" : ", ") + std::string(name) + ' ' + mebibytes(bytes);
        }
    }
    return mebibytes(space.total()) + " MiB on the disk (" + parts + ")\n";
}

std::string findingsText(const std::vector<CareFinding>& findings)
{
    std::string text;
    for (const CareFinding& finding : findings) {
        text += std::string(finding.problem ? "problem: " : "note: ") + finding.what.what() + '\n';
    }
    return text;
}

void check(Session& session, const WorkspaceArguments& arguments)
{
    nlohmann::json json;
    std::string text;
    if (arguments.repair) {
        const std::vector<CareFinding> repaired = repairWorkspace(session.workspace, session.progress());
        json["repaired"] = findingsJson(repaired);
        text += findingsText(repaired);
    }
    if (arguments.emptyTrash) {
        const std::uint64_t bytes = emptyTrash(session.workspace);
        json["emptied_bytes"] = bytes;
        text += std::to_string(bytes) + " bytes of trash deleted\n";
    }
    const CareReport report = checkWorkspace(session.workspace, session.progress());
    json["sound"] = report.problems() == 0;
    json["databases"] = report.databases;
    json["vectors"] = report.vectors;
    json["trash_bytes"] = report.space.trash;
    json["space"] = spaceJson(report.space);
    json["findings"] = findingsJson(report.findings);
    text += findingsText(report.findings);
    text += std::to_string(report.databases) + " databases and " + std::to_string(report.vectors) +
            " sets of vectors checked";
    text += report.problems() == 0 ? ", all sound\n" : "\n";
    text += spaceText(report.space);
    session.print(json, text);
    if (report.problems() > 0) {
        const bool database = std::ranges::any_of(report.findings, [](const CareFinding& finding) {
            return finding.problem && finding.what.file().ends_with(".sqlite");
        });
        throw Error("Problems found: %1", {std::to_string(report.problems())})
            .at(session.workspace.string())
            .advise(database && !arguments.repair ? "Save what can be read with: workspace check --repair"
                                                  : "Import again what is missing, or restore a backup");
    }
}

nlohmann::json reportJson(const WorkspaceArguments& arguments, const BackupReport& report)
{
    return {{"file", arguments.file.string()}, {"files", report.files}, {"bytes", report.bytes}};
}

} // namespace

void addWorkspaceCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("workspace", "Check, back up and restore the workspace");
    command->require_subcommand(1);
    const auto arguments = std::make_shared<WorkspaceArguments>();

    CLI::App* checking = command->add_subcommand("check", "Check for damage; exits with 1 if there is any");
    checking->add_flag("--repair", arguments->repair,
                       "Write what can be read of damaged databases to new ones; the damaged ones go to the trash");
    checking->add_flag("--empty-trash", arguments->emptyTrash, "Delete what lies in the trash of the workspace");
    checking->callback([&session, arguments] { check(session, *arguments); });

    CLI::App* backingUp = command->add_subcommand("backup", "Write databases, vectors and encoders to one file");
    backingUp->add_option("FILE", arguments->file, "The backup to write")->required();
    backingUp->callback([&session, arguments] {
        const BackupReport report = backUpWorkspace(session.workspace, arguments->file, session.progress());
        session.print(reportJson(*arguments, report), arguments->file.string() + ": " + std::to_string(report.files) +
                                                          " files, " + std::to_string(report.bytes) + " bytes\n");
    });

    CLI::App* restoring = command->add_subcommand(
        "restore", "Restore the workspace from a backup; the previous databases stay in its folder backups");
    restoring->add_option("FILE", arguments->file, "The backup to read")->required()->check(CLI::ExistingFile);
    restoring->callback([&session, arguments] {
        const BackupReport report = restoreWorkspace(session.workspace, arguments->file, session.progress());
        session.print(reportJson(*arguments, report),
                      std::to_string(report.files) + " files restored from " + arguments->file.string() + '\n');
    });
}

} // namespace crossgloss
