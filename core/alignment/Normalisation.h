#pragma once

#include "space/ExactSearch.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace crossgloss {

enum class NormalisationStep { Unit, Centre };

/// "unit,centre,unit", or "none".
std::string textOf(const std::vector<NormalisationStep>& steps);
/// "standard", "iterative", "none", or steps with commas between them. Nothing when it is none of these.
std::optional<std::vector<NormalisationStep>> normalisationNamed(const std::string& text);

/// What is done to the rows of a space before a map, with the constants that make it repeatable on other rows: the mean
/// of each centring is that of the space it was fitted on.
class Normalisation {
public:
    Normalisation() = default;
    /// Fits @p steps, in order, on all rows of a space (rows × dimension).
    Normalisation(const RowMatrix& space, std::size_t dimension, std::span<const NormalisationStep> steps, int threads);
    /// From constants read back: one mean of @p dimension values per Centre step.
    Normalisation(std::vector<NormalisationStep> steps, std::vector<std::vector<float>> means);

    /// Unit, centre, unit: the default of VecMap.
    static std::vector<NormalisationStep> standardSteps();
    /// @p rounds times unit and centre, then unit (Zhang et al. 2019).
    static std::vector<NormalisationStep> iterativeSteps(int rounds = 5);

    /// Adds a last step that subtracts @p mean, whatever rows it comes from (CCA: those of the dictionary).
    void addCentring(std::vector<float> mean);

    /// Normalises @p rows rows (rows × dimension, contiguous) in place, on the calling thread. Rows of length zero stay
    /// so under Unit.
    void apply(float* values, std::size_t rows, std::size_t dimension) const;

    const std::vector<NormalisationStep>& steps() const { return m_steps; }
    const std::vector<std::vector<float>>& means() const { return m_means; }

private:
    std::vector<NormalisationStep> m_steps;
    std::vector<std::vector<float>> m_means;
};

} // namespace crossgloss
