#include "jobs/LookupBatchJob.h"

#include "base/Checksum.h"

#include <chrono>

namespace crossgloss {

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
        record.addRanks("forward", fileChecksum(m_request.file), result.scores.ranks);
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
    const std::vector<DescriptionCase> cases = readLookupCases(m_request.file, progress, result.report);
    LookupEvaluationOptions options;
    options.firstLetter = m_request.firstLetter;
    options.threads = m_request.threads;
    const auto started = std::chrono::steady_clock::now();
    result.scores = evaluateLookup(m_dictionary, cases, m_request.query, options, progress);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
    BootstrapOptions bootstrap;
    bootstrap.seed = m_request.seed;
    result.json = scoresWithIntervals(result.scores, bootstrap);
    result.json["seconds"] = seconds;
    return result;
}

} // namespace crossgloss
