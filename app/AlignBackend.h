#pragma once

#include "OpenedSpaces.h"
#include "RunKeeper.h"
#include "SharedWorkspace.h"

#include "common/AlignmentService.h"

namespace crossgloss {

class LearnedAlignment;
struct AlignmentMap;
struct GridCell;

/// What the Align page asks for, done by core.
class AlignBackend final : public AlignmentService {
public:
    /// Both must outlive this.
    AlignBackend(SharedWorkspace& workspace, OpenedSpaces& spaces)
        : m_workspace(workspace), m_spaces(spaces), m_runs(workspace)
    {
    }

    AlignabilityAnswer check(const AlignRequest& request, Progress& progress) override;
    std::shared_ptr<const AlignedSpaces> align(const AlignRequest& request, Progress& progress,
                                               const std::function<void(const AlignmentStep&)>& onStep) override;
    std::vector<ComparisonRow> compare(const AlignRequest& request, Progress& progress,
                                       const std::function<void(const ComparisonRow&)>& onRow) override;

private:
    struct Materials;
    static std::vector<TranslationFigures> measure(const Materials& materials, const LearnedAlignment& learned,
                                                   const AlignOptions& align, nlohmann::json& ranks,
                                                   Progress& progress);
    /// Writes a learned map beside the workspace. @return where it lies; empty when it could not be written.
    std::filesystem::path keep(const AlignmentMap& map, const nlohmann::json& parameters);
    static double betaOf(const Materials& materials, const LearnedAlignment& learned, const AlignOptions& align,
                         bool backward, Progress& progress);
    static ComparisonRow rowOf(const GridCell& cell);
    Materials gather(const AlignRequest& request, Progress& progress);
    std::vector<WordPair> wordPairs(const DictionaryChoice& choice, const OpenedSpace& source,
                                    const OpenedSpace& target, Progress& progress);

    SharedWorkspace& m_workspace;
    OpenedSpaces& m_spaces;
    RunKeeper m_runs;
};

} // namespace crossgloss
