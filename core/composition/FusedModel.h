#pragma once

#include "composition/SentenceModel.h"

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace crossgloss {

/// A model that takes part in a fused one.
struct FusionMember {
    /// "pack", "ngrams", or the file of a model or a pack.
    std::string model;
    std::string checksum;              ///< of its file; empty = not checked
    double weight = 1;                 ///< of its cosine, positive
    std::shared_ptr<const SentenceModel> opened{};
};

/// Several models as one: the weighted mean of their cosines. A sentence's vector is its parts' vectors one behind the
/// other, each times the square root of its weight, so that whatever works on vectors works on this too.
/// method() is "fused"; it reads what all parts read.
/// @throws Error when there is no part, a weight is not positive, a part has no vectors, or no language is read by all.
std::shared_ptr<const SentenceModel> fusedSentenceModel(std::vector<FusionMember> parts);

/// Weights for the parts' cosines by which their sum follows people's scores best in least squares, none negative
/// (Lawson & Hanson 1974; with a constant that does not count).
/// @param cosines by part, by pair. @throws Error when lists differ in length or are shorter than two.
std::vector<double> fusionWeights(std::span<const double> gold, std::span<const std::vector<float>> cosines);

/// Writes which models are fused, and how, as a small text file. Files of models are named relative to it where they lie
/// beside or below it. @throws Error when it cannot be written.
void writeFusedModel(const std::filesystem::path& path, std::span<const FusionMember> parts);

/// True when a file begins as one that writeFusedModel() made.
bool isFusedModel(const std::filesystem::path& path);

/// @param pack that a part "pack" means. @throws Error when the file is damaged, or a model that it names is gone or has
/// changed.
std::shared_ptr<const SentenceModel> openFusedModel(const std::filesystem::path& path, const std::filesystem::path& pack,
                                                    int threads, Progress& progress);

} // namespace crossgloss
