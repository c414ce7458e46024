#pragma once

#include "jobs/JobContext.h"
#include "jobs/SentenceModelChoice.h"

#include "composition/ParallelSentences.h"
#include "composition/SentenceClassifier.h"
#include "composition/SentenceMining.h"
#include "evaluation/RetrievalMetrics.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// Finds the sentences of a list that are nearest to a text of any language of the model.
struct SearchSentencesRequest {
    SentenceModelChoice model;
    SentenceFile list;                 ///< sentences of one language, one a line
    std::string query;
    std::string from;                  ///< canonical code
    std::size_t limit = 10;
    int threads = 0;
};
struct SearchSentencesResult {
    struct Hit {
        std::size_t line = 0;          ///< 1-based, of the sentences read
        std::string sentence;
        float score = 0;               ///< cosine
    };
    std::size_t n = 0;                 ///< sentences searched
    std::vector<Hit> hits;
    double coverage = 0;               ///< share of the query's words that the model knows
    double listSeconds = 0;            ///< to read and embed the list
    double elapsedMs = 0;              ///< of the query itself
};
/// `n, results: [{line, sentence, score}], coverage, list_seconds, elapsed_ms`.
nlohmann::json toJson(const SearchSentencesResult& result);
/// Keeps no run. @throws Error, Cancelled.
SearchSentencesResult searchSentences(JobContext& context, const SearchSentencesRequest& request, Progress& progress);

/// Finds best partners in two lists of sentences.
struct AlignSentencesRequest {
    SentenceModelChoice model;
    SentenceFile source;
    SentenceFile target;
    SentenceMiningOptions mining;
    std::filesystem::path out;         ///< TSV, or TMX where it ends in .tmx; empty = not written
};
struct AlignSentencesResult {
    std::size_t sourceSentences = 0;
    std::size_t targetSentences = 0;
    std::vector<MinedPair> pairs;
    double meanMargin = 0;
    double embedSeconds = 0;
    double mineSeconds = 0;
    RunRecorder::Handle run;
};
/// `n, source_sentences, target_sentences, mean_margin, seconds: {embed, mine}`.
nlohmann::json toJson(const AlignSentencesResult& result);
/// Keeps a run. @throws Error, Cancelled.
AlignSentencesResult alignSentences(JobContext& context, const AlignSentencesRequest& request, Progress& progress);

/// Learns to tell classes of sentences in one language and tells them in another.
struct ClassifyRequest {
    SentenceModelChoice model;
    SentenceFile train;                ///< lines of label, tab, text
    SentenceFile test;
    ClassifierOptions classifier;
    int threads = 0;
};
struct ClassifyResult {
    std::size_t n = 0;                 ///< texts tested
    std::size_t trained = 0;
    std::size_t classes = 0;
    double accuracy = 0;
    Interval accuracyInterval;
    double f1 = 0;                     ///< mean over the classes of the test
    double majority = 0;               ///< accuracy of the most frequent class of the training
    double coverage = 0;               ///< share of the test's words that the model knows
    RunRecorder::Handle run;
};
/// `n, trained, classes, accuracy, accuracy_interval, f1, majority, coverage`.
nlohmann::json toJson(const ClassifyResult& result);
/// Keeps a run. @throws Error, Cancelled.
ClassifyResult classifySentences(JobContext& context, const ClassifyRequest& request, Progress& progress);

} // namespace crossgloss
