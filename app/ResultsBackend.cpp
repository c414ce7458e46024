#include "ResultsBackend.h"

#include "jobs/CompareRuns.h"
#include "jobs/RunInputs.h"
#include "jobs/RunReports.h"

#include <nlohmann/json.hpp>

namespace crossgloss {

namespace {

std::optional<GlossScore> scoreAt(const nlohmann::json& result, const char* key, GlossScore::Way way)
{
    const std::string place = std::string("/") + key;
    const auto number = [&](const std::string& path) { return runNumber(result, {(place + path).c_str()}); };
    const std::optional<double> p1 = number("/p1");
    if (!p1) {
        return std::nullopt;
    }
    GlossScore score;
    score.way = way;
    score.p1 = *p1;
    const bool matching = way == GlossScore::Way::Matching;
    const std::string bounds = matching ? "/p1_interval" : "/intervals/p1";
    score.interval = {number(bounds + "/0").value_or(*p1), number(bounds + "/1").value_or(*p1)};
    score.p10 = number("/p10");
    score.mrr = number("/mrr");
    return score;
}

} // namespace

std::vector<RunRow> ResultsBackend::runs()
{
    std::vector<RunRow> rows;
    for (Run& run : m_workspace.open()->runs()) {
        rows.push_back(runRow(std::move(run)));
    }
    std::ranges::reverse(rows);
    return rows;
}

std::shared_ptr<const GlossRunResult> ResultsBackend::glossRun(std::int64_t run, Progress& progress)
{
    const std::shared_ptr<Workspace> workspace = m_workspace.open();
    auto result = std::make_shared<GlossRunResult>();
    result->row = runRow(runOf(*workspace, run));
    progress.throwIfCancelled();
    const nlohmann::json figures = runJson(result->row.run.result);
    const std::pair<const char*, GlossScore::Way> ways[] = {{"retrieval", GlossScore::Way::Retrieval},
                                                            {"backward", GlossScore::Way::Backward},
                                                            {"csls", GlossScore::Way::Csls},
                                                            {"matching", GlossScore::Way::Matching}};
    for (const auto& [key, way] : ways) {
        if (std::optional<GlossScore> score = scoreAt(figures, key, way)) {
            result->scores.push_back(*score);
        }
    }
    result->skewness = runNumber(figures, {"/skewness"});
    result->glosses = glossesOfRun(*workspace, run);
    progress.throwIfCancelled();
    result->differences = glossDifferences(result->glosses);
    result->ranks = rankCurve(result->glosses);
    result->backwardRanks = rankCurve(result->glosses, true);
    return result;
}

RunReport ResultsBackend::report(std::int64_t run)
{
    return runReport(runRow(runOf(*m_workspace.open(), run)));
}

RunInputs ResultsBackend::inputs(std::int64_t run)
{
    const std::shared_ptr<Workspace> workspace = m_workspace.open();
    return inputsOf(runRow(runOf(*workspace, run)), workspace->resources());
}

RunComparison ResultsBackend::compare(std::int64_t first, std::int64_t second, Progress& progress)
{
    return compareRuns(*m_workspace.open(), first, second, {}, progress);
}

std::vector<StoredRun> ResultsBackend::remove(const std::vector<std::int64_t>& runs)
{
    const std::shared_ptr<Workspace> workspace = m_workspace.open();
    std::vector<StoredRun> removed;
    for (const std::int64_t run : runs) {
        removed.push_back(removeRun(*workspace, run));
    }
    return removed;
}

void ResultsBackend::restore(const std::vector<StoredRun>& runs)
{
    const std::shared_ptr<Workspace> workspace = m_workspace.open();
    for (const StoredRun& run : runs) {
        restoreRun(*workspace, run);
    }
}

} // namespace crossgloss
