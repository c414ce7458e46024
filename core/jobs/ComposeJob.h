#pragma once

#include "jobs/JobContext.h"

#include "composition/CompositionTraining.h"
#include "composition/MatrixFactorisation.h"
#include "corpus/ParallelSentences.h"
#include "composition/PhraseExtraction.h"
#include "composition/WordModel.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

struct ComposeRequest {
    SentenceMethod objective = SentenceMethod::Cmf;    ///< Bi, Pa, Wmf, Bmf or Cmf
    std::vector<SentenceFile> train;
    std::vector<SentenceFile> phrases; ///< phrase tables and TSV, to train on as well
    /// Extract phrase pairs from the sentence pairs and train on these instead.
    bool extractPhrases = false;
    PhraseExtractionOptions extraction;
    std::filesystem::path phraseTable; ///< where the extracted pairs go; empty = nowhere
    /// Scored pairs; training pairs that share a bigram with them are left out, of extracted phrases too.
    std::vector<SentenceFile> withoutBigramsOf;
    std::size_t pairsLimit = 0;        ///< train on so many pairs, drawn by the seed, a smaller sample part of a larger one; 0 = all
    std::string pivot;                 ///< canonical code, of Cmf, and the language of Wmf; empty = the first file's first
    FactorisationOptions factorisation;        ///< of Wmf, Bmf and Cmf
    CompositionOptions composition;    ///< of Bi and Pa; objective and out are the request's
    std::vector<SpaceChoice> start;    ///< vectors that Bi and Pa begin with, with their languages
    std::filesystem::path out;         ///< the model's file
    nlohmann::json details = nlohmann::json::object();         ///< that the model keeps beside its parameters
};

/// What a run keeps of it; the model's details begin with the same.
nlohmann::json parametersOf(const ComposeRequest& request);

/// A trained sentence model.
struct ComposeResult {
    /// Phrases of one pair of languages.
    struct Extraction {
        std::string firstLanguage, secondLanguage;
        std::size_t pairs = 0;
        double disagreement = 0;       ///< of the two directions of word alignment
        double alignSeconds = 0;
        double extractSeconds = 0;
    };
    SentenceMethod objective = SentenceMethod::Cmf;
    std::filesystem::path out;
    std::size_t dimension = 0;
    std::size_t pairs = 0;             ///< trained on, those set aside included
    std::size_t sharing = 0;           ///< left out because they share a bigram with the test
    std::size_t blank = 0;             ///< left out because a side is blank
    std::size_t skipped = 0;           ///< that could not be read
    std::vector<std::pair<std::string, std::size_t>> words;    ///< by language
    std::vector<Extraction> extractions;
    nlohmann::json training = nlohmann::json::object();        ///< what is peculiar to the objective
    nlohmann::json curve = nlohmann::json::array();
    double seconds = 0;                ///< of training
    RunRecorder::Handle run;
};

/// `objective, model, pairs, sharing, blank, skipped, words: {language: n}, dimension, curve, seconds`, of extracted phrases
/// `extracted: [{languages, pairs, disagreement, align_seconds, extract_seconds}]`; of bi and pa also `trained, held_out,
/// without_words, best_epoch, score, resumed`, of the others `sentences, non_zeros`.
nlohmann::json toJson(const ComposeResult& result);

/// Trains a sentence model on sentences that mean the same.
class ComposeJob {
public:
    /// @param context must outlive this.
    ComposeJob(JobContext& context, ComposeRequest request) : m_context(context), m_request(std::move(request)) {}

    /// Keeps a run of the training with its curve, whatever the ending. @param onPoint called from the working thread;
    /// may be empty. @throws Error, Cancelled.
    ComposeResult run(Progress& progress, const std::function<void(const nlohmann::json& point)>& onPoint) const;

private:
    using PointSink = std::function<void(const nlohmann::json& point)>;

    std::vector<SentenceCorpus> readCorpora(ComposeResult& result, Progress& progress) const;
    void takePhrases(std::vector<SentenceCorpus>& corpora, ComposeResult& result, Progress& progress) const;
    void selectPairs(std::vector<SentenceCorpus>& corpora, ComposeResult& result, Progress& progress) const;
    WordModel train(const std::vector<SentenceCorpus>& corpora, ComposeResult& result, Progress& progress,
                    const PointSink& onPoint) const;

    JobContext& m_context;
    ComposeRequest m_request;
};

} // namespace crossgloss
