#include "alignment/Normalisation.h"

#include <sstream>

#include "base/Error.h"
#include "base/Parallel.h"
#include "numeric/Elementwise.h"
#include "numeric/Rows.h"
#include "numeric/Vectorised.h"

#include <algorithm>

namespace crossgloss {

std::string textOf(const std::vector<NormalisationStep>& steps)
{
    std::string text;
    for (const NormalisationStep step : steps) {
        text += text.empty() ? "" : ",";
        text += step == NormalisationStep::Unit ? "unit" : "centre";
    }
    return text.empty() ? "none" : text;
}

std::optional<std::vector<NormalisationStep>> normalisationNamed(const std::string& text)
{
    if (text == "standard") {
        return Normalisation::standardSteps();
    }
    if (text == "iterative") {
        return Normalisation::iterativeSteps();
    }
    std::vector<NormalisationStep> steps;
    std::istringstream words(text == "none" ? std::string() : text);
    for (std::string word; std::getline(words, word, ',');) {
        if (word != "unit" && word != "centre") {
            return std::nullopt;
        }
        steps.push_back(word == "unit" ? NormalisationStep::Unit : NormalisationStep::Centre);
    }
    return text.empty() ? std::nullopt : std::optional(steps);
}

namespace {

/// Rows that are copied and normalised at a time while fitting: they stay in the first-level cache.
constexpr std::size_t fittedRows = 16;

CROSSGLOSS_VECTORISED
void addRows(const float* values, std::size_t rows, std::size_t columns, double* sums)
{
    for (std::size_t row = 0; row < rows; ++row) {
        const float* const from = values + row * columns;
#pragma omp simd
        for (std::size_t i = 0; i < columns; ++i) {
            sums[i] += static_cast<double>(from[i]);
        }
    }
}

void centreRows(float* values, std::size_t rows, std::size_t columns, const std::vector<float>& mean)
{
    for (std::size_t row = 0; row < rows; ++row) {
        addScaled(columns, -1.0f, mean.data(), values + row * columns);
    }
}

void applySteps(std::span<const NormalisationStep> steps, const std::vector<std::vector<float>>& means, float* values,
                std::size_t rows, std::size_t dimension)
{
    std::size_t centring = 0;
    for (const NormalisationStep step : steps) {
        if (step == NormalisationStep::Unit) {
            normaliseRows(values, rows, dimension, dimension);
        } else {
            centreRows(values, rows, dimension, means[centring++]);
        }
    }
}

/// Mean of all rows after @p before, in double.
std::vector<float> meanAfter(std::span<const NormalisationStep> before, const std::vector<std::vector<float>>& means,
                             const RowMatrix& space, std::size_t dimension, int threads)
{
    const std::size_t parts = static_cast<std::size_t>(resolveThreads(threads));
    std::vector<std::vector<double>> sums(parts, std::vector<double>(dimension));
    parallelRanges(space.rows, threads, [&](std::size_t begin, std::size_t end, int part) {
        std::vector<float> block(fittedRows * dimension);
        for (std::size_t first = begin; first < end; first += fittedRows) {
            const std::size_t rows = std::min(fittedRows, end - first);
            for (std::size_t row = 0; row < rows; ++row) {
                std::copy_n(space.data + (first + row) * space.stride, dimension, block.data() + row * dimension);
            }
            applySteps(before, means, block.data(), rows, dimension);
            addRows(block.data(), rows, dimension, sums[static_cast<std::size_t>(part)].data());
        }
    });
    std::vector<float> mean(dimension);
    for (std::size_t i = 0; i < dimension; ++i) {
        double sum = 0.0;
        for (const std::vector<double>& part : sums) {
            sum += part[i];
        }
        mean[i] = space.rows == 0 ? 0.0f : static_cast<float>(sum / static_cast<double>(space.rows));
    }
    return mean;
}

} // namespace

Normalisation::Normalisation(const RowMatrix& space, std::size_t dimension, std::span<const NormalisationStep> steps,
                             int threads)
    : m_steps(steps.begin(), steps.end())
{
    for (std::size_t step = 0; step < m_steps.size(); ++step) {
        if (m_steps[step] == NormalisationStep::Centre) {
            m_means.push_back(meanAfter(std::span(m_steps).first(step), m_means, space, dimension, threads));
        }
    }
}

Normalisation::Normalisation(std::vector<NormalisationStep> steps, std::vector<std::vector<float>> means)
    : m_steps(std::move(steps)), m_means(std::move(means))
{
    const auto centrings = static_cast<std::size_t>(std::ranges::count(m_steps, NormalisationStep::Centre));
    if (centrings != m_means.size()) {
        throw Error(CROSSGLOSS_TEXT("A normalisation that centres %1 times was given %2 means"),
                    {std::to_string(centrings), std::to_string(m_means.size())});
    }
}

std::vector<NormalisationStep> Normalisation::standardSteps()
{
    return {NormalisationStep::Unit, NormalisationStep::Centre, NormalisationStep::Unit};
}

std::vector<NormalisationStep> Normalisation::iterativeSteps(int rounds)
{
    std::vector<NormalisationStep> steps;
    for (int round = 0; round < rounds; ++round) {
        steps.insert(steps.end(), {NormalisationStep::Unit, NormalisationStep::Centre});
    }
    steps.push_back(NormalisationStep::Unit);
    return steps;
}

void Normalisation::addCentring(std::vector<float> mean)
{
    m_steps.push_back(NormalisationStep::Centre);
    m_means.push_back(std::move(mean));
}

void Normalisation::apply(float* values, std::size_t rows, std::size_t dimension) const
{
    applySteps(m_steps, m_means, values, rows, dimension);
}

} // namespace crossgloss
