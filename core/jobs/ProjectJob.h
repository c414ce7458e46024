#pragma once

#include "jobs/JobContext.h"

#include "projection/LayoutQuality.h"
#include "projection/Projection.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

struct ProjectRequest {
    SpaceChoice space;
    std::filesystem::path words;       ///< one a line, to be projected; empty = the first ones of the space
    std::size_t limit = 0;             ///< words at most; 0 = all
    ProjectionMethod method = ProjectionMethod::Pca;
    LayoutQualityOptions quality;      ///< what the layout is judged by
    std::filesystem::path out;         ///< CSV of word, x, y; empty = not written
    std::uint64_t seed = 1;
    int threads = 0;
};

/// Words on a plane.
struct ProjectResult {
    ProjectionMethod method = ProjectionMethod::Pca;
    std::vector<std::string> words;
    std::vector<float> layout;         ///< words × 2
    std::size_t unknown = 0;           ///< words of the file that the space lacks
    double explained = 0;              ///< share of the variance that the plane keeps
    LayoutQuality quality;             ///< nothing where there are too few words for it (sampled is 0)
    double seconds = 0;                ///< of the projection
    double qualitySeconds = 0;
    RunRecorder::Handle run;
};

/// `n, method, seconds, trustworthiness, continuity, kept, kl, neighbours, sampled, explained, unknown`; what a method has
/// not, and figures of too few words, are null.
nlohmann::json toJson(const ProjectResult& result);

/// Lays words out on a plane, by their vectors scaled to length one.
class ProjectJob {
public:
    /// @param context must outlive this.
    ProjectJob(JobContext& context, ProjectRequest request) : m_context(context), m_request(std::move(request)) {}

    /// Keeps a run of it, whatever the ending. @throws Error, Cancelled.
    ProjectResult run(Progress& progress) const;

private:
    ProjectResult project(RunRecord& record, Progress& progress) const;

    JobContext& m_context;
    ProjectRequest m_request;
};

} // namespace crossgloss
