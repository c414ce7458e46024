#pragma once

#include "jobs/TrainingExperiment.h"

#include <cstddef>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// Values that are tried (Elgohary & Carpuat 2016, section 3.2).
struct TrainingGrid {
    std::vector<double> euclideanMargins{1, 10, 100};
    std::vector<double> cosineMargins{0.4, 0.6, 0.8};
    std::vector<std::size_t> negatives{1, 5, 10, 15};          ///< of J_bi
    std::vector<double> regularisations{1, 1e-3, 1e-5, 1e-7, 1e-9};
    std::vector<int> batches{25, 50, 100};
};

/// Settings that a training can be given by name: distance, sampling, negatives, margin, regularisation, batch, epochs,
/// dimension, learning_rate and start_deviation. @throws Error for others, or values that cannot be.
void applySettings(const nlohmann::json& settings, CompositionOptions& options);
/// "euclidean δ 10 λ 1e-05 k 5 batch 100".
std::string settingsName(const CompositionOptions& options);

/// Settings around @p base in which one group differs: first distance and margin with k or the sampling, then λ, then the
/// size of batches, each with the others as they are. J_bi is Euclidean; J_pa tries both distances and both samplings.
enum class GridGroup { Distance, Regularisation, Batch };
std::vector<CompositionOptions> gridGroup(const TrainingGrid& grid, const CompositionOptions& base, GridGroup group);

} // namespace crossgloss
