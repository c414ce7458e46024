#pragma once

#include "jobs/AlignmentService.h"
#include "jobs/GlossEncoderJob.h"
#include "jobs/HubnessJob.h"
#include "jobs/LearnedAlignment.h"

namespace crossgloss {

/// What the Align page asks for, done by the jobs.
class AlignBackend final : public AlignmentService {
public:
    /// @param context must outlive this.
    explicit AlignBackend(JobContext& context) : m_context(context) {}

    AlignabilityAnswer check(const AlignRequest& request, Progress& progress) override
    {
        return AlignJob(m_context, request).check(progress);
    }
    std::shared_ptr<const AlignedSpaces> align(const AlignRequest& request, Progress& progress,
                                               const std::function<void(const AlignmentStep&)>& onStep) override
    {
        AlignResult result = AlignJob(m_context, request).run(progress, {{}, onStep});
        return std::make_shared<LearnedAlignment>(std::move(result), request.options, progress);
    }
    std::vector<ComparisonRow> compare(const AlignRequest& request, Progress& progress,
                                       const std::function<void(const ComparisonRow&)>& onRow) override
    {
        const auto onCell = [&onRow](const GridCell& cell) { onRow(comparisonRow(cell)); };
        const CompareAlignmentsResult result =
            CompareAlignmentsJob(m_context, {request, {}, {}, {}}).run(progress, onCell);
        std::vector<ComparisonRow> rows;
        for (const GridCell& cell : result.grid.cells) {
            rows.push_back(comparisonRow(cell, &result.grid));
        }
        return rows;
    }

private:
    JobContext& m_context;
};

/// What the Hubs page asks for, likewise.
class HubsBackend final : public HubnessService {
public:
    /// @param context must outlive this.
    explicit HubsBackend(JobContext& context) : m_context(context) {}

    std::shared_ptr<const HubnessResult> measure(const HubnessRequest& request, Progress& progress) override
    {
        return HubnessJob(m_context).measure(request, progress).result;
    }

private:
    JobContext& m_context;
};

/// What the Train page asks for to teach an encoder of glosses, likewise.
class GlossEncoderBackend final : public GlossEncoderService {
public:
    /// @param context must outlive this.
    explicit GlossEncoderBackend(JobContext& context) : m_context(context) {}

    GlossEncoderResult train(const GlossEncoderRequest& request, Progress& progress,
                             const std::function<void(std::size_t candidate, const TrainingPoint&)>& onPoint) override
    {
        return GlossEncoderJob(m_context, request).run(progress, onPoint).training;
    }

private:
    JobContext& m_context;
};

} // namespace crossgloss
