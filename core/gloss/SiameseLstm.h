#pragma once

#include "alignment/AlignmentMap.h"
#include "base/Progress.h"
#include "encoder/LstmLayer.h"
#include "gloss/GlossSet.h"
#include "gloss/GlossSimilarity.h"
#include "gloss/SiameseDistance.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// Targets whose encodings stay in the cache while a block of sources goes over them.
constexpr std::size_t siameseTargetBlock = 128;
constexpr std::size_t siameseSourceBlock = 64;

/// Sizes of a Siamese LSTM.
struct SiameseShape {
    std::size_t dimension = 0;         ///< of the shared space
    std::size_t hidden = 0;
    std::size_t longest = 40;          ///< words of a gloss that are read, from its beginning
    SiameseDistance distance = SiameseDistance::Manhattan;

    /// Weights of the LSTM, and the logarithm of the distance's scale behind them.
    std::size_t parameterCount() const { return LstmLayer<float>(dimension, hidden).parameterCount() + 1; }
    /// @throws Error when a size is zero or beyond reason.
    void check() const;
};

/// A trained Siamese LSTM (Sever & Ercan 2020, section 4.2): one LSTM encodes the glosses of either language, word by
/// word over vectors of the shared space; its last state is the gloss.
struct SiameseModel {
    SiameseShape shape;
    std::vector<float> parameters;
    int epoch = 0;                             ///< the one whose weights these are
    std::string fingerprint;                   ///< of settings, glosses and vectors that it was trained with
    nlohmann::json settings;                   ///< of the training
    nlohmann::json scores;                     ///< on the validation pairs, null without
    std::vector<std::uint64_t> trainedPairs;   ///< hashes of the pairs it has seen, validation pairs included; rising
    std::vector<std::string> vectors;          ///< mappedChecksum() of the sides it was trained on; empty = not known
};

/// Encodings of all glosses, size() × hidden, row-major; zeros for glosses without words.
std::vector<float> encodeGlosses(const SiameseModel& model, const GlossSet& glosses, int threads, Progress& progress);

/// −scale × distance of all pairs: the logarithm of the network's similarity exp(−scale × distance), which would leave
/// the range of float32. A gloss without words is less alike to everything than any other.
/// @throws Error when the glosses' vectors are of another dimension than the model's; Cancelled.
GlossSimilarity siameseSimilarity(const SiameseModel& model, const GlossSet& source, const GlossSet& target,
                                  int threads, Progress& progress);

/// What pairs with an empty gloss get beside @p similarities.
float belowAll(std::span<const float> similarities);

/// @throws Error when the model was trained on other vectors than those of @p map, or through another map. Its sides
/// may change places; a model that does not tell its vectors passes when the dimension fits.
void requireVectors(const SiameseModel& model, const AlignmentMap& map);

/// Hash of a pair of glosses by their words.
std::uint64_t pairHash(const GlossSet& source, std::size_t sourceGloss, const GlossSet& target,
                       std::size_t targetGloss);
/// How many of the aligned pairs at @p lines the model has seen in training.
std::size_t pairsSeen(const SiameseModel& model, const GlossSet& source, const GlossSet& target,
                      std::span<const std::size_t> lines);

/// Atomic, with a checksum.
void saveSiamese(const SiameseModel& model, const std::filesystem::path& path);
/// @throws Error when the file is no such model, damaged, newer than this program, or its weights do not fit its sizes.
SiameseModel loadSiamese(const std::filesystem::path& path);
/// What a model is, its weights left out: sizes, epoch, settings, scores, number of pairs.
nlohmann::json toJson(const SiameseModel& model);

/// Names of the command line: manhattan, euclidean. @throws Error for others.
std::string_view siameseDistanceName(SiameseDistance distance);
SiameseDistance siameseDistanceFromName(std::string_view name);

} // namespace crossgloss
