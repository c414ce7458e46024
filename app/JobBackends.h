#pragma once

#include "jobs/AlignmentService.h"
#include "jobs/CompareSentencesJob.h"
#include "jobs/EmbedJob.h"
#include "jobs/ExperimentService.h"
#include "jobs/GlossEncoderJob.h"
#include "jobs/HubnessJob.h"
#include "jobs/LearnedAlignment.h"
#include "lookup/DescriptionLanguage.h"

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

/// What the Compare page asks for, likewise. Keeps models and their backgrounds open.
class SentenceBackend final : public SentenceService {
public:
    /// @param context,pack must outlive this.
    SentenceBackend(JobContext& context, SharedPack& pack) : m_context(context), m_models(context, pack) {}

    CompareSentencesResult compare(const CompareSentencesRequest& request, Progress& progress) override
    {
        return CompareSentencesJob(m_context, m_models, request).run(progress);
    }
    std::vector<std::string> languages() override { return m_models.pack().open()->descriptionLanguages(); }
    std::string languageOf(const std::string& text) override
    {
        const std::shared_ptr<const Pack> pack = m_models.pack().open();
        return likeliestLanguage(text, pack->descriptionLanguages(), *pack);
    }

private:
    JobContext& m_context;
    ComparedModels m_models;
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

/// What the Train page asks for to learn word vectors, likewise.
class WordVectorBackend final : public WordVectorService {
public:
    /// @param context must outlive this.
    explicit WordVectorBackend(JobContext& context) : m_context(context) {}

    WordVectorResult embed(const EmbedRequest& request, Progress& progress,
                           const std::function<void(const WordVectorPoint&)>& onPoint) override
    {
        return EmbedJob(m_context, request).run(progress, onPoint).vectors;
    }

private:
    JobContext& m_context;
};

/// What the Train page asks for to fill whole tables, likewise.
class ExperimentBackend final : public ExperimentService {
public:
    /// @param context must outlive this.
    explicit ExperimentBackend(JobContext& context) : m_context(context) {}

    ExperimentTables run(const DictionaryExperimentRequest& request, Progress& progress,
                         const OnExperimentPoint& onPoint) override
    {
        return DictionaryExperiment(m_context, request).run(progress, onPoint);
    }
    ExperimentTables run(const ParaphraseExperimentRequest& request, Progress& progress,
                         const OnExperimentPoint& onPoint) override
    {
        return ParaphraseExperiment(m_context, request).run(progress, onPoint);
    }

private:
    JobContext& m_context;
};

} // namespace crossgloss
