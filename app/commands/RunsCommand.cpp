#include "Commands.h"

#include "base/AtomicFile.h"
#include "base/Error.h"
#include "base/Json.h"
#include "commands/GlossRunText.h"
#include "commands/ResourceText.h"
#include "commands/ScoreText.h"
#include "evaluation/PairedTests.h"
#include "jobs/CompareRuns.h"
#include "jobs/RunReports.h"
#include "store/Workspace.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <utility>
#include <vector>

namespace crossgloss {

namespace {

nlohmann::json toJson(const Run& run)
{
    return {{"id", run.id},       {"kind", run.kind},   {"started_at", run.startedAt},
            {"seconds", run.seconds}, {"state", run.state}, {"parameters", runJson(run.parameters)},
            {"result", runJson(run.result)}};
}

nlohmann::json runsJson(const Workspace& workspace)
{
    nlohmann::json list = nlohmann::json::array();
    for (const Run& run : workspace.runs()) {
        list.push_back(toJson(run));
    }
    return {{"runs", list}};
}

void listRuns(Session& session)
{
    const Workspace workspace(session.workspace);
    std::string text;
    for (const Run& run : workspace.runs()) {
        char seconds[32];
        // How long it went is written down at the end.
        if (run.seconds > 0 || (run.state != "running" && run.state != "interrupted")) {
            std::snprintf(seconds, sizeof seconds, "%10.1f s", run.seconds);
        } else {
            std::snprintf(seconds, sizeof seconds, "%10s  ", "-");
        }
        text += padded(std::to_string(run.id), 5) + ' ' + padded(run.kind, 14) + ' ' + run.startedAt + seconds + "  " +
                run.state + '\n';
    }
    session.print(runsJson(workspace), text.empty() ? "No runs yet\n" : text);
}

void showRun(Session& session, std::int64_t id)
{
    const Workspace workspace(session.workspace);
    nlohmann::json json = toJson(runOf(workspace, id));
    const std::vector<StoredGloss> glosses = glossesOfRun(workspace, id);
    if (glosses.empty()) {
        session.print(json, jsonText(json, 2) + '\n');
        return;
    }
    json["pairs"] = pairsJson(glosses);
    session.print(json, describeGlossRun(json, glosses));
}

void showDifferences(Session& session, std::int64_t id, std::size_t limit)
{
    const Workspace workspace(session.workspace);
    runOf(workspace, id);
    const std::vector<StoredGloss> glosses = glossesOfRun(workspace, id);
    if (glosses.empty()) {
        throw Error(CROSSGLOSS_TEXT("Run %1 compared no glosses"), {std::to_string(id)})
            .advise(CROSSGLOSS_TEXT("Compare some with: glosses"));
    }
    const GlossDifferences differences = glossDifferences(glosses);
    nlohmann::json json = toJson(differences);
    json["run"] = id;
    json["pairs"] = pairsJson(glosses);
    session.print(json, describeDifferences(differences, glosses, limit));
}

void removeRuns(Session& session, const std::vector<std::int64_t>& ids)
{
    Workspace workspace(session.workspace);
    for (const std::int64_t id : ids) {
        removeRun(workspace, id);
    }
    session.print({{"removed", ids}}, std::to_string(ids.size()) + (ids.size() == 1 ? " run" : " runs") + " removed\n");
}

/// A value as the run keeps it; null where it does not tell.
nlohmann::json valueOf(const std::string& text)
{
    return text.empty() ? nlohmann::json() : runJson(text);
}

nlohmann::json toJson(const RunComparison& comparison)
{
    nlohmann::json json = {{"parameters", nlohmann::json::object()},
                           {"figures", nlohmann::json::object()},
                           {"paired", nlohmann::json::object()}};
    for (const RunComparison::Entry& entry : comparison.entries) {
        json[entry.isFigure ? "figures" : "parameters"][entry.name] = {valueOf(entry.first), valueOf(entry.second)};
    }
    if (comparison.glosses.n > 0) {
        json["paired"] = crossgloss::toJson(comparison.glosses);
        json["paired"].erase("n");
    }
    for (const RankingComparison& each : comparison.rankings) {
        const std::string name = each.direction + (each.retrieval.empty() ? "" : '/' + each.retrieval);
        json["paired"][name] = crossgloss::toJson(each.comparison);
    }
    return json;
}

std::string signedText(const nlohmann::json& value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%+.3f", value.get<double>());
    return text;
}

std::string describeComparison(const nlohmann::json& json)
{
    std::string text;
    for (const auto& [key, values] : json["parameters"].items()) {
        text += key + ": " + jsonText(values[0]) + " | " + jsonText(values[1]) + '\n';
    }
    std::vector<std::vector<std::string>> rows;
    for (const auto& [name, values] : json["figures"].items()) {
        const auto cell = [](const nlohmann::json& v) {
            return v.is_null() ? std::string("-") : v.is_number_float() ? shareText(v.get<double>()) : jsonText(v);
        };
        rows.push_back({name, cell(values[0]), cell(values[1])});
    }
    text += rows.empty() ? "" : tableText(rows);
    for (const auto& [direction, test] : json["paired"].items()) {
        char p[160];
        std::snprintf(p, sizeof p, "bootstrap p %.3g; McNemar p %.3g (mid-p %.3g), right in one alone: %zu and %zu",
                      test["p1"]["p"].get<double>(), test["mcnemar"]["exact"].get<double>(),
                      test["mcnemar"]["mid_p"].get<double>(), test["only_first"].get<std::size_t>(),
                      test["only_second"].get<std::size_t>());
        const auto interval = [](const nlohmann::json& difference) {
            return signedText(difference["difference"]) + " [" + signedText(difference["interval"][0]) + ", " +
                   signedText(difference["interval"][1]) + ']';
        };
        text += direction + ", " + jsonText(test["n"]) + " questions of both: P@1 " + interval(test["p1"]) + ", MRR " +
                interval(test["mrr"]) + "; " + p + '\n';
    }
    if (json["paired"].empty()) {
        text += "The runs hold no ranks of one and the same test, so no paired test can be made\n";
    }
    return text;
}

void compareRuns(Session& session, std::int64_t first, std::int64_t second)
{
    const Workspace workspace(session.workspace);
    BootstrapOptions bootstrap;
    bootstrap.seed = session.seed;
    nlohmann::json json = toJson(compareRuns(workspace, first, second, bootstrap, session.progress()));
    json["runs"] = {first, second};
    json["kinds"] = {runOf(workspace, first).kind, runOf(workspace, second).kind};
    session.print(json, describeComparison(json));
}

void exportRuns(Session& session, const std::filesystem::path& file, std::int64_t pairsOf)
{
    const Workspace workspace(session.workspace);
    if (pairsOf > 0) {
        runOf(workspace, pairsOf);
        const std::vector<StoredGloss> glosses = glossesOfRun(workspace, pairsOf);
        if (file.empty()) {
            session.print(pairsJson(glosses), pairsTsv(glosses));
            return;
        }
        AtomicFile out(file);
        out.stream() << pairsTsv(glosses);
        out.commit();
        session.print({{"written", file.string()}, {"pairs", glosses.size()}}, "Written to " + file.string() + '\n');
        return;
    }
    const nlohmann::json json = runsJson(workspace);
    if (file.empty()) {
        session.print(json, jsonText(json, 2) + '\n');
        return;
    }
    AtomicFile out(file);
    out.stream() << jsonText(json, 2) << '\n';
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
    CLI::App* compare = command->add_subcommand(
        "compare",
        "Two runs side by side; with paired tests where both ranked the same questions (differences are second "
        "minus first)");
    auto pair = std::make_shared<std::pair<std::int64_t, std::int64_t>>();
    compare->add_option("FIRST", pair->first)->required();
    compare->add_option("SECOND", pair->second)->required();
    compare->callback([&session, pair] { compareRuns(session, pair->first, pair->second); });
    CLI::App* exporting = command->add_subcommand("export", "All runs as JSON, or the pairs of one as TSV");
    auto file = std::make_shared<std::filesystem::path>();
    auto pairsOf = std::make_shared<std::int64_t>(0);
    exporting->add_option("--out", *file, "File to write; standard output by default");
    exporting->add_option("--pairs", *pairsOf, "Number of a run that compared glosses: its pairs alone")
        ->check(CLI::PositiveNumber);
    exporting->callback([&session, file, pairsOf] { exportRuns(session, *file, *pairsOf); });
    CLI::App* differing = command->add_subcommand(
        "differences", "Glosses of a run for which retrieval and matching choose differently, and the hubs to blame");
    auto differencesOf = std::make_shared<std::int64_t>(0);
    auto limit = std::make_shared<std::size_t>(10);
    differing->add_option("ID", *differencesOf)->required();
    differing->add_option("--limit", *limit, "Hubs and differences to print; 0 = all");
    differing->callback([&session, differencesOf, limit] { showDifferences(session, *differencesOf, *limit); });
    CLI::App* removing = command->add_subcommand("remove", "Forget runs with all that is kept of them");
    auto ids = std::make_shared<std::vector<std::int64_t>>();
    removing->add_option("ID", *ids)->required();
    removing->callback([&session, ids] { removeRuns(session, *ids); });
    command->callback([&session, command] {
        if (command->get_subcommands().empty()) {
            listRuns(session);
        }
    });
}

} // namespace crossgloss
