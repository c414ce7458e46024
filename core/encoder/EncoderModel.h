#pragma once

#include "encoder/EncoderShape.h"
#include "encoder/Training.h"
#include "encoder/WordTable.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// A trained encoder as it lies on disk: its weights, how it was trained and which vectors it belongs to.
struct EncoderModel {
    struct Vectors {
        std::filesystem::path path;
        std::string checksum;                          ///< EmbeddingSpace::checksum
        std::uint64_t words = 0;
    };

    EncoderShape shape;
    TrainingConfig config;
    std::map<std::string, Vectors> vectors;            ///< by language
    int epoch = 0;                                     ///< the one whose weights these are
    nlohmann::json scores;                             ///< on the validation pairs, null without
    std::vector<float> parameters;
};

/// What a configuration makes of vectors of a dimension. @throws Error when a size is not usable.
EncoderShape shapeOf(const TrainingConfig& config, std::size_t dimension);

/// The vectors that a table was made of.
std::map<std::string, EncoderModel::Vectors> describeVectors(const TrainingConfig& config, const WordTable& table);

void saveModel(const EncoderModel& model, const std::filesystem::path& path);
/// @throws Error when the file is no model, is damaged, newer than this program, or its weights do not fit its sizes.
EncoderModel loadModel(const std::filesystem::path& path);
/// Reads the vectors of a model. @throws Error when they are gone or are not those that it was trained with.
WordTable loadVectors(const EncoderModel& model, int threads, Progress& progress);

} // namespace crossgloss
