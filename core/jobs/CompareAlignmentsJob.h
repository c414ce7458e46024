#pragma once

#include "jobs/AlignJob.h"

#include "evaluation/AlignmentGrid.h"

#include <functional>
#include <string>
#include <vector>

namespace crossgloss {

struct CompareAlignmentsRequest {
    AlignRequest align;                ///< spaces, the first dictionary, the test, options of every method
    std::vector<DictionaryChoice> further;     ///< learned from as well, each for itself
    std::vector<std::string> also;     ///< files or names whose translations count in a tolerant view
    /// Methods, retrievals, directions, the baseline, and of the translation sample and pivots; the rest is set by the job.
    AlignmentGridOptions grid;
};

/// All but those of `align`.
Fields fieldsOf(CompareAlignmentsRequest& request);
/// What a run keeps of it; read again, alignRequestOf() has its first dictionary.
nlohmann::json runParametersOf(const CompareAlignmentsRequest& request);

struct CompareAlignmentsResult {
    AlignmentGrid grid;
    RunRecorder::Handle run;
};

/// Learns a map by every method and scores it under every retrieval in both directions, on one test.
class CompareAlignmentsJob {
public:
    /// @param context must outlive this.
    CompareAlignmentsJob(JobContext& context, CompareAlignmentsRequest request)
        : m_context(context), m_request(std::move(request))
    {
    }

    /// Keeps a run of it, whatever the ending. @param onCell called from the working thread.
    /// @throws Error when there is nothing to measure on or something cannot be read; Cancelled.
    CompareAlignmentsResult run(Progress& progress, const std::function<void(const GridCell&)>& onCell = {}) const;

private:
    CompareAlignmentsResult compare(RunRecord& record, Progress& progress,
                                    const std::function<void(const GridCell&)>& onCell) const;

    JobContext& m_context;
    CompareAlignmentsRequest m_request;
};

/// One method, criterion and direction of a comparison.
struct ComparisonRow {
    AlignmentMethod method = AlignmentMethod::Procrustes;
    TranslationFigures figures;
    double seconds = 0;                ///< of learning, the same for all rows of a method
    bool baseline = false;             ///< what the others of the direction are tested against
    double adjustedP = 1;              ///< that the difference to it is chance: McNemar's test, corrected after Holm
    std::string failure;               ///< why the method could not be used, in English; then there are no figures
};

/// A cell as a page shows it. @param grid null while it is not whole.
ComparisonRow comparisonRow(const GridCell& cell, const AlignmentGrid* grid = nullptr);

} // namespace crossgloss
