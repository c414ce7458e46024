#pragma once

#include "jobs/ExperimentTables.h"
#include "jobs/JobContext.h"

#include "corpus/ParallelSentences.h"
#include "composition/SentenceClassifier.h"

#include <string>
#include <vector>

namespace crossgloss {

struct ClassificationExperimentRequest {
    std::vector<NamedModel> models;
    std::vector<SentenceFile> train;           ///< lines of label, tab, text, each of one language
    std::vector<SentenceFile> test;
    std::vector<ClassifierKind> kinds{ClassifierKind::Perceptron, ClassifierKind::Logistic};
    ClassifierOptions classifier;
    int threads = 0;
};

/// Classes learned in one language and told in another and in the same (Aldarmaki & Diab 2016, tables 4 and 5).
class ClassificationExperiment {
public:
    /// @param context must outlive this.
    ClassificationExperiment(JobContext& context, ClassificationExperimentRequest request)
        : m_context(context), m_request(std::move(request))
    {
    }

    /// Tables "accuracy" with a row for each model and classifier, the majority class of the training among them, and a
    /// column for each training and test; "ratio" of each accuracy across languages to that in the language that was
    /// trained in, and to that in the language that was tested in. Keeps a run. @throws Error, Cancelled.
    ExperimentTables run(Progress& progress) const;

private:
    JobContext& m_context;
    ClassificationExperimentRequest m_request;
};

} // namespace crossgloss
