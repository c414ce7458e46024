#pragma once

#include "jobs/JobContext.h"
#include "jobs/SentenceModelChoice.h"

#include "corpus/ParallelSentences.h"
#include "composition/SentenceClassifier.h"
#include "evaluation/RetrievalMetrics.h"

#include <cstddef>
#include <utility>

#include <nlohmann/json.hpp>

namespace crossgloss {

struct ClassifyRequest
{
    SentenceModelChoice model;
    SentenceFile train; ///< lines of label, tab, text
    SentenceFile test;
    ClassifierOptions classifier;
    int threads = 0;
};
/// How well classes were told.
struct ClassifyResult
{
    std::size_t n = 0; ///< texts tested
    std::size_t trained = 0;
    std::size_t classes = 0;
    double accuracy = 0;
    Interval accuracyInterval;
    double f1 = 0;       ///< mean over the classes of the test
    double majority = 0; ///< accuracy of the most frequent class of the training
    double coverage = 0; ///< share of the test's words that the model knows
    RunRecorder::Handle run;
};
/// `n, trained, classes, accuracy, accuracy_interval, f1, majority, coverage`.
nlohmann::json toJson(const ClassifyResult& result);

/// Learns to tell classes of sentences in one language and tells them in another.
class ClassifyJob
{
public:
    /// @param context must outlive this.
    ClassifyJob(JobContext& context, ClassifyRequest request) : m_context(context), m_request(std::move(request)) {}

    /// Keeps a run of it, whatever the ending. @throws Error, Cancelled.
    ClassifyResult run(Progress& progress) const;

private:
    ClassifyResult measure(RunRecord& record, Progress& progress) const;

    JobContext& m_context;
    ClassifyRequest m_request;
};

} // namespace crossgloss
