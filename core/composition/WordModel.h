#pragma once

#include "base/Progress.h"
#include "composition/SentenceModel.h"
#include "resources/EmbeddingSpace.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// How words become sentences.
enum class SentenceMethod {
    Mean,                              ///< mean of the words' vectors
    Sif,                               ///< mean weighted by a / (a + p(w)), common directions taken out (Arora et al. 2017)
    TfIdf,                             ///< mean weighted by idf
    Bi,                                ///< J_bi (Elgohary & Carpuat 2016, equation 1): mean
    Pa,                                ///< J_pa: mean
    Wmf,                               ///< weighted matrix factorisation: sentences are folded in
    Bmf,
    Cmf,
    Wmd,                               ///< exact Word Mover's Distance: scores pairs only
    Sinkhorn                           ///< entropic transport: scores pairs only
};
std::string_view sentenceMethodName(SentenceMethod method);
/// @throws Error for other names.
SentenceMethod sentenceMethodFromName(std::string_view name);

/// Words of one language with their vectors in a space that all languages of a model share.
struct LanguageWords {
    std::string language;              ///< canonical code
    EmbeddingSpace words;
    std::vector<float> weights;        ///< by word: idf, or a / (a + p(w)); empty = 1
};

/// A model that is made of words: what lies in a file of compose, or is put together from vectors.
struct WordModel {
    SentenceMethod method = SentenceMethod::Mean;
    std::vector<LanguageWords> languages;
    std::vector<float> common;         ///< directions that Sif takes out, each of dimension() values and length one
    double missingWeight = 0.01;       ///< w_m of the factorisations
    double regularisation = 20;        ///< their λ
    double entropy = 0.1;              ///< Sinkhorn's regularisation
    int iterations = 50;               ///< and its iterations
    nlohmann::json details = nlohmann::json::object();     ///< how it was trained

    std::size_t dimension() const { return languages.empty() ? 0 : languages.front().words.dimension(); }
    /// Null when there is none. @p language canonical.
    const LanguageWords* find(std::string_view language) const;
};

/// Writes a model to one checked file, whole or not at all.
void writeWordModel(const WordModel& model, const std::filesystem::path& path);
/// @throws Error when the file is no such model, is damaged, newer than this program, or its parts do not fit together.
WordModel readWordModel(const std::filesystem::path& path);

/// What turns sentences into vectors by a model, or scores pairs of them.
/// @throws Error when languages differ in dimension or a language stands twice.
std::shared_ptr<const SentenceModel> makeSentenceModel(WordModel model);

} // namespace crossgloss
