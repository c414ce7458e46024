#include "jobs/ScoredPairFiles.h"

#include "jobs/OpenedSpaces.h"
#include "resources/ScoredPairs.h"

namespace crossgloss {

namespace {

/// Pairs of a file, or scored pairs of the workspace.
ScoredPairs pairsOf(SharedWorkspace& workspace, const std::filesystem::path& name, Progress& progress, ReadReport& report)
{
    const bool crossed = !scoredPairPaths(name).second.empty();
    const auto lines = crossed ? std::nullopt : linesNamed(workspace, name, {ResourceKind::Pairs});
    if (!lines) {
        return readScoredPairs(name, progress, report);
    }
    ScoredPairs read;
    for (const StoredLine& line : *lines) {
        if (line.score) {
            read.pairs.push_back({*line.score, line.first, line.second});
        } else {
            ++read.withoutScore;
        }
    }
    return read;
}

} // namespace

ScoredPairFiles readScoredPairFiles(SharedWorkspace& workspace, std::span<const std::filesystem::path> files,
                                    Progress& progress)
{
    ScoredPairFiles all;
    for (const std::filesystem::path& file : files) {
        ReadReport report;
        ScoredPairs read = pairsOf(workspace, file, progress, report);
        all.withoutScore += read.withoutScore;
        all.skipped += report.skipped;
        for (ScoredPair& pair : read.pairs) {
            all.gold.push_back(pair.score);
            all.first.push_back(std::move(pair.first));
            all.second.push_back(std::move(pair.second));
        }
        all.start.push_back(all.gold.size());
    }
    return all;
}

} // namespace crossgloss
