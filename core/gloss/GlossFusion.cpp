#include "gloss/GlossFusion.h"

#include "base/Error.h"
#include "base/Json.h"
#include "base/Parallel.h"
#include "numeric/Elementwise.h"
#include "resources/CompressedInput.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

struct Moments {
    double mean = 0;
    double deviation = 1;
};

Moments momentsOf(const GlossSimilarity& similarity)
{
    double sum = 0.0;
    double squares = 0.0;
    for (const float value : similarity.values) {
        sum += static_cast<double>(value);
        squares += static_cast<double>(value) * static_cast<double>(value);
    }
    const double n = static_cast<double>(std::max<std::size_t>(1, similarity.values.size()));
    const double mean = sum / n;
    const double variance = squares / n - mean * mean;
    return {mean, variance > 1e-20 ? std::sqrt(variance) : 1.0};
}

GlossSimilarity standardised(GlossSimilarity similarity, const Moments& moments)
{
    const float factor = static_cast<float>(1.0 / moments.deviation);
    const float shift = static_cast<float>(moments.mean);
    for (float& value : similarity.values) {
        value = (value - shift) * factor;
    }
    return similarity;
}

GlossSimilarity transposed(const GlossSimilarity& similarity)
{
    GlossSimilarity turned{similarity.columns, similarity.rows, std::vector<float>(similarity.values.size())};
    for (std::size_t row = 0; row < similarity.rows; ++row) {
        for (std::size_t column = 0; column < similarity.columns; ++column) {
            turned.values[column * similarity.rows + row] = similarity.values[row * similarity.columns + column];
        }
    }
    return turned;
}

/// Likelihood of the diagonal under the softmax of each row, and its gradient by the parts' weights.
class RowLikelihood {
public:
    RowLikelihood(std::vector<GlossSimilarity> parts, int threads)
        : m_parts(std::move(parts)), m_threads(resolveThreads(threads))
    {
    }

    double add(const std::vector<double>& weights, std::vector<double>& gradient) const
    {
        const std::size_t rows = m_parts.front().rows;
        const std::size_t columns = m_parts.front().columns;
        struct Partial {
            double likelihood = 0;
            std::vector<double> gradient;
        };
        std::vector<Partial> partials(static_cast<std::size_t>(m_threads), Partial{0.0, std::vector<double>(weights.size())});
        parallelRanges(rows, m_threads, [&](std::size_t begin, std::size_t end, int part) {
            Partial& mine = partials[static_cast<std::size_t>(part)];
            std::vector<float> scores(columns);
            for (std::size_t row = begin; row < end; ++row) {
                std::fill(scores.begin(), scores.end(), 0.0F);
                for (std::size_t k = 0; k < weights.size(); ++k) {
                    addScaled(columns, static_cast<float>(weights[k]), m_parts[k].row(row), scores.data());
                }
                const float largest = *std::max_element(scores.begin(), scores.end());
                const float own = scores[row];
                for (float& score : scores) {
                    score -= largest;
                }
                exponential(columns, scores.data(), scores.data());
                double sum = 0.0;
                for (const float score : scores) {
                    sum += static_cast<double>(score);
                }
                mine.likelihood += static_cast<double>(own - largest) - std::log(sum);
                for (std::size_t k = 0; k < weights.size(); ++k) {
                    const float* values = m_parts[k].row(row);
                    mine.gradient[k] += static_cast<double>(values[row])
                        - static_cast<double>(dot(columns, scores.data(), values)) / sum;
                }
            }
        });
        double likelihood = 0.0;
        for (const Partial& partial : partials) {
            likelihood += partial.likelihood;
            for (std::size_t k = 0; k < weights.size(); ++k) {
                gradient[k] += partial.gradient[k];
            }
        }
        return likelihood;
    }

private:
    std::vector<GlossSimilarity> m_parts;
    int m_threads;
};

} // namespace

nlohmann::json toJson(const FusedWeights& weights)
{
    nlohmann::json parts = nlohmann::json::array();
    for (const FusedPart& part : weights.parts) {
        parts.push_back({{"measure", part.name},
                         {"mean", part.mean},
                         {"deviation", part.deviation},
                         {"weight", part.weight}});
    }
    return {{"parts", std::move(parts)}, {"pairs", weights.pairs}, {"log_likelihood", weights.logLikelihood}};
}

FusedWeights fusedWeights(const nlohmann::json& object)
{
    try {
        FusedWeights weights;
        for (const nlohmann::json& part : object.at("parts")) {
            weights.parts.push_back({part.at("measure").get<std::string>(), part.at("mean").get<double>(),
                                     part.at("deviation").get<double>(), part.at("weight").get<double>()});
        }
        weights.pairs = object.value("pairs", std::size_t{0});
        weights.logLikelihood = object.value("log_likelihood", 0.0);
        return weights;
    } catch (const nlohmann::json::exception&) {
        throw Error(CROSSGLOSS_TEXT("These are not weights of measures"));
    }
}

FusedWeights readFusedWeights(const std::filesystem::path& file)
{
    constexpr std::uint64_t maxBytes = std::uint64_t{1} << 20;
    const std::string text = readWhole(file, maxBytes);
    try {
        return fusedWeights(parsedJson(text));
    } catch (Error& error) {
        throw error.at(file.string());
    }
}

FusedWeights fitFusion(std::span<const NamedSimilarity> measures, const FitFusionOptions& options, Progress& progress)
{
    FusedWeights result;
    std::vector<GlossSimilarity> rows;
    std::vector<GlossSimilarity> columns;
    for (const NamedSimilarity& measure : measures) {
        progress.throwIfCancelled();
        const Moments moments = momentsOf(*measure.similarity);
        result.parts.push_back({measure.name, moments.mean, moments.deviation, 0.0});
        rows.push_back(standardised(*measure.similarity, moments));
        columns.push_back(transposed(rows.back()));
    }
    result.pairs = measures.empty() ? 0 : measures.front().similarity->rows;
    if (result.pairs == 0) {
        throw Error(CROSSGLOSS_TEXT("There is nothing to fit the weights of measures on"));
    }
    const RowLikelihood forward(std::move(rows), options.threads);
    const RowLikelihood backward(std::move(columns), options.threads);
    // Adam on a convex loss of few weights.
    const std::size_t count = result.parts.size();
    std::vector<double> weights(count, 1.0 / static_cast<double>(count));
    std::vector<double> first(count, 0.0);
    std::vector<double> second(count, 0.0);
    progress.stage(CROSSGLOSS_TEXT("Fitting the weights of the measures"),
                   static_cast<std::uint64_t>(options.iterations));
    for (int iteration = 1; iteration <= options.iterations; ++iteration) {
        progress.throwIfCancelled();
        std::vector<double> gradient(count, 0.0);
        const double likelihood = forward.add(weights, gradient) + backward.add(weights, gradient);
        result.logLikelihood = likelihood / (2.0 * static_cast<double>(result.pairs));
        for (std::size_t k = 0; k < count; ++k) {
            const double slope = gradient[k] / (2.0 * static_cast<double>(result.pairs)) - options.penalty * weights[k];
            first[k] = 0.9 * first[k] + 0.1 * slope;
            second[k] = 0.99 * second[k] + 0.01 * slope * slope;
            const double step = first[k] / (1.0 - std::pow(0.9, iteration))
                / (std::sqrt(second[k] / (1.0 - std::pow(0.99, iteration))) + 1e-8);
            weights[k] += options.rate * step;
        }
        progress.advance(static_cast<std::uint64_t>(iteration));
    }
    for (std::size_t k = 0; k < count; ++k) {
        result.parts[k].weight = weights[k];
    }
    return result;
}

GlossSimilarity fuse(std::span<const NamedSimilarity> measures, const FusedWeights& weights)
{
    GlossSimilarity result;
    for (const FusedPart& part : weights.parts) {
        if (part.weight == 0.0) {
            continue;
        }
        const auto found = std::find_if(measures.begin(), measures.end(),
                                        [&part](const NamedSimilarity& measure) { return measure.name == part.name; });
        if (found == measures.end()) {
            throw Error(CROSSGLOSS_TEXT("The fused measure needs %1, which is missing"), {part.name});
        }
        const GlossSimilarity& values = *found->similarity;
        const Moments moments = momentsOf(values);
        if (result.values.empty()) {
            result = {values.rows, values.columns, std::vector<float>(values.values.size(), 0.0F)};
        }
        const double factor = part.weight / moments.deviation;
        for (std::size_t i = 0; i < values.values.size(); ++i) {
            result.values[i] += static_cast<float>(factor * (static_cast<double>(values.values[i]) - moments.mean));
        }
    }
    if (result.values.empty()) {
        throw Error(CROSSGLOSS_TEXT("The fused measure has no weights"));
    }
    return result;
}

} // namespace crossgloss
