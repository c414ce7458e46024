#pragma once

#include "jobs/JobContext.h"

#include "corpus/ParallelSentences.h"
#include "composition/PhraseExtraction.h"
#include "composition/PivotParaphrases.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

struct ComposeRequest;

/// What additive composition can be trained on (Elgohary & Carpuat 2016, section 2.1).
enum class TrainingMaterial { Sentences, Phrases, Paraphrases };
std::string_view materialName(TrainingMaterial material);
/// @throws Error for other names than sentences, phrases and paraphrases.
TrainingMaterial materialFromName(std::string_view name);

/// Where it lies, or how it is made.
struct TrainingMaterials {
    std::vector<SentenceFile> sentences;       ///< parallel ones
    SentenceFile phrases;                      ///< table; without a file, extracted from the sentences
    SentenceFile paraphrases;                  ///< without a file, phrases of the first language with one translation
    PhraseExtractionOptions extraction;
    PivotParaphraseOptions pivoting;
    std::filesystem::path folder;              ///< of what is made: phrases.table, paraphrases.tsv

    /// Makes what @p wanted needs and is not there. @throws Error, Cancelled.
    void prepare(const std::vector<TrainingMaterial>& wanted, Progress& progress);
    /// Sets what the request is to be trained on.
    void putInto(ComposeRequest& request, TrainingMaterial material) const;
    /// The pairs of a material, read. @throws Error, Cancelled.
    std::vector<SentenceCorpus> read(TrainingMaterial material, Progress& progress) const;
};

} // namespace crossgloss
