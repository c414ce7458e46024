#pragma once

#include "jobs/JobContext.h"
#include "jobs/MappedSpaces.h"
#include "jobs/RunParameters.h"

#include "composition/SentenceModel.h"
#include "composition/VectorModel.h"

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// What is to turn sentences into vectors, as a command or a page names it.
struct SentenceModelChoice {
    /// pack, ngrams, mean, sif, tfidf, wmd or sinkhorn; else the file of a model or a pack.
    std::string model = "pack";
    /// Word vectors by language, for those made of them; they share a space, or the map brings two of them together.
    std::vector<SpaceChoice> vectors;
    MapChoice map;
    std::filesystem::path pack;        ///< that "pack" means, here and in the file of a fused model
    double smoothing = VectorModelOptions().smoothing;
    std::size_t components = VectorModelOptions().components;
    double entropy = VectorModelOptions().entropy;
    int iterations = VectorModelOptions().iterations;

    /// True when it is made of word vectors.
    bool isOfVectors() const;
    /// True when it is the file of a model or a pack.
    bool isFile() const;
    /// The file to be read, that of the pack included; empty when there is none.
    std::filesystem::path file() const;
};

/// What a run keeps of it.
nlohmann::json toJson(const SentenceModelChoice& choice);
/// The choice that @p json keeps; what it does not tell, or tells as something else, is as in a new one.
SentenceModelChoice sentenceModelChoiceOf(const nlohmann::json& json, const RunParameters& parameters);

/// Opens it. @param samples sentences to count words in, where the model is made of vectors.
/// @throws Error when something cannot be read or vectors are missing; Cancelled.
std::shared_ptr<const SentenceModel> openSentenceModel(JobContext& context, const SentenceModelChoice& choice,
                                                       std::span<const LanguageSample> samples, int threads,
                                                       Progress& progress);

} // namespace crossgloss
