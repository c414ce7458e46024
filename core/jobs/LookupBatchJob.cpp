#include "jobs/LookupBatchJob.h"

#include "base/Checksum.h"
#include "base/Seconds.h"
#include "text/Fields.h"

#include <chrono>

namespace crossgloss {

namespace {

/// What tells one test from another; descriptions of the workspace go by their name.
std::string casesChecksum(const std::filesystem::path& file)
{
    std::error_code failure;
    return std::filesystem::is_regular_file(file, failure) ? fileChecksum(file) : file.string();
}

} // namespace

std::vector<DescriptionCase> lookupCases(SharedWorkspace& workspace, const std::filesystem::path& name, Progress& progress,
                                         ReadReport& report)
{
    const auto lines = linesNamed(workspace, name, {ResourceKind::Descriptions});
    if (!lines) {
        return readLookupCases(name, progress, report);
    }
    std::vector<DescriptionCase> cases;
    for (const StoredLine& line : *lines) {
        DescriptionCase one{{}, line.second};
        for (const std::string_view answer : splitFields(line.first, '|')) {
            one.answers.emplace_back(answer);
        }
        cases.push_back(std::move(one));
    }
    return cases;
}

LookupBatchResult LookupBatchJob::run(Progress& outer) const
{
    if (!m_request.keepsRun) {
        return score(outer);
    }
    RunRecord record(m_context.runs, "lookup-batch",
                     {{"file", std::filesystem::absolute(m_request.file).string()},
                      {"from", m_request.query.from},
                      {"to", m_request.query.to.front()},
                      {"channel", m_request.channel},
                      {"pack", m_request.pack.string()},
                      {"first_letter", m_request.firstLetter}});
    return recorded(record, outer, [&](Progress& progress) {
        LookupBatchResult result = score(progress);
        record.addFiles({m_request.file, m_request.pack});
        // Cases are those of the file whatever is asked of them: two runs over it are comparable.
        record.addRanks("forward", casesChecksum(m_request.file), result.scores.ranks);
        RunFigures figures;
        figures.direction = "forward";
        record.addFigures(figures.add(result.scores));
        record.done(result.json);
        return result;
    });
}

LookupBatchResult LookupBatchJob::score(Progress& progress) const
{
    LookupBatchResult result;
    const std::vector<DescriptionCase> cases = lookupCases(m_context.workspace, m_request.file, progress, result.report);
    LookupEvaluationOptions options;
    options.firstLetter = m_request.firstLetter;
    options.threads = m_request.threads;
    const auto started = std::chrono::steady_clock::now();
    result.scores = evaluateLookup(m_dictionary, cases, m_request.query, options, progress);
    const double seconds = secondsSince(started);
    BootstrapOptions bootstrap;
    bootstrap.seed = m_request.seed;
    result.json = scoresWithIntervals(result.scores, bootstrap);
    result.json["seconds"] = seconds;
    return result;
}

} // namespace crossgloss
