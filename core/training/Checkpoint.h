#pragma once

#include "training/ParameterFile.h"
#include "training/TrainableModel.h"
#include "training/TrainingPoint.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// Sums of the losses of a stretch of training.
struct LossSum {
    double loss = 0;                           ///< over the examples
    std::uint64_t examples = 0;

    double mean() const { return examples > 0 ? loss / static_cast<double>(examples) : 0; }
};

/// Where a training stands, its arrays left out.
struct TrainingState {
    std::string fingerprint;                   ///< of everything that the result depends on
    int epochsDone = 0;
    std::uint64_t batchesDone = 0;             ///< of the epoch under way
    std::uint64_t steps = 0;
    LossSum epochLoss;                         ///< of the epoch under way
    LossSum pointLoss;                         ///< since the last point
    double seconds = 0;
    int bestEpoch = 0;                         ///< 0 before the first epoch's end
    double bestScore = 0;
    std::vector<TrainingPoint> curve;
};

/// Beside the model, with suffix .checkpoint.
std::filesystem::path checkpointPath(const std::filesystem::path& model);

/// Writes a checkpoint: a ParameterFile of kind "training" whose header names model, options, state and the sections of
/// the values: the arrays, and the best parameters where there are any. A kill leaves the former file or this one.
void writeCheckpoint(const std::filesystem::path& path, std::string_view model, const nlohmann::json& options,
                     const TrainingState& state, std::span<const TrainedArray> arrays, std::span<const float> best);

/// An opened checkpoint.
class CheckpointReader {
public:
    /// @param model whose training it must be.
    /// @throws Error when it is damaged, another model's or of a version that this program does not read.
    CheckpointReader(const std::filesystem::path& path, std::string_view model);

    const TrainingState& state() const { return m_state; }
    const nlohmann::json& options() const { return m_options; }

    /// Fills arrays and best parameters (empty when there are none). @throws Error when names or sizes do not fit, before
    /// anything has changed.
    void read(std::span<const TrainedArray> arrays, std::vector<float>& best) const;
    /// Everything by name, the best parameters as "best".
    std::map<std::string, std::vector<float>> readAll() const;

private:
    struct Section {
        std::string name;
        std::uint64_t first = 0;
        std::uint64_t size = 0;
    };

    void readHeader(std::string_view model);
    void readSections(const nlohmann::json& list);

    std::filesystem::path m_path;
    ParameterFileReader m_file;
    TrainingState m_state;
    nlohmann::json m_options;
    std::vector<Section> m_sections;
};

} // namespace crossgloss
