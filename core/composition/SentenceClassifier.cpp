#include "composition/SentenceClassifier.h"

#include "base/Error.h"
#include "base/Random.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace crossgloss {

SentenceClassifier::SentenceClassifier(const SentenceVectors& vectors, std::span<const std::string> labels,
                                       const ClassifierOptions& options)
    : m_dimension(vectors.dimension)
{
    if (vectors.rows != labels.size()) {
        throw Error(CROSSGLOSS_TEXT("Every sentence needs one label"));
    }
    const std::set<std::string> different(labels.begin(), labels.end());
    m_classes.assign(different.begin(), different.end());
    if (m_classes.size() < 2) {
        throw Error(CROSSGLOSS_TEXT("A classifier needs sentences of two classes at least"));
    }
    std::vector<std::uint32_t> places;
    for (const std::string& label : labels) {
        places.push_back(static_cast<std::uint32_t>(std::ranges::lower_bound(m_classes, label) - m_classes.begin()));
    }
    m_weights.assign(m_classes.size() * (m_dimension + 1), 0.0);
    if (options.kind == ClassifierKind::Perceptron) {
        trainPerceptron(vectors, places, options);
    } else {
        trainLogistic(vectors, places, options);
    }
}

std::vector<double> SentenceClassifier::scores(const float* row) const
{
    std::vector<double> result(m_classes.size());
    for (std::size_t c = 0; c < result.size(); ++c) {
        const double* const weights = m_weights.data() + c * (m_dimension + 1);
        result[c] = std::inner_product(row, row + m_dimension, weights, weights[m_dimension]);
    }
    return result;
}

std::vector<std::uint32_t> SentenceClassifier::classify(const SentenceVectors& vectors) const
{
    if (vectors.dimension != m_dimension) {
        throw Error(CROSSGLOSS_TEXT("The sentences were not made by the classifier's model"));
    }
    std::vector<std::uint32_t> result;
    for (std::size_t i = 0; i < vectors.rows; ++i) {
        const std::vector<double> found = scores(vectors.values.data() + i * m_dimension);
        result.push_back(static_cast<std::uint32_t>(std::ranges::max_element(found) - found.begin()));
    }
    return result;
}

/// The mean of the weights after every example is what is added, less what was added late by as much.
void SentenceClassifier::trainPerceptron(const SentenceVectors& vectors, std::span<const std::uint32_t> labels,
                                         const ClassifierOptions& options)
{
    std::vector<double> late(m_weights.size(), 0.0);
    std::vector<std::uint32_t> order(vectors.rows);
    std::iota(order.begin(), order.end(), 0U);
    Random random(options.seed);
    double made = 0.0;
    for (int epoch = 0; epoch < options.epochs; ++epoch) {
        shuffle(order, random);
        for (const std::uint32_t i : order) {
            const float* const row = vectors.values.data() + i * m_dimension;
            const std::vector<double> found = scores(row);
            const std::size_t best = static_cast<std::size_t>(std::ranges::max_element(found) - found.begin());
            if (best != labels[i]) {
                const auto add = [&](std::size_t c, double sign) {
                    for (std::size_t k = 0; k <= m_dimension; ++k) {
                        const double value = sign * (k < m_dimension ? static_cast<double>(row[k]) : 1.0);
                        m_weights[c * (m_dimension + 1) + k] += value;
                        late[c * (m_dimension + 1) + k] += made * value;
                    }
                };
                add(labels[i], 1.0);
                add(best, -1.0);
            }
            made += 1.0;
        }
    }
    for (std::size_t k = 0; k < m_weights.size() && made > 0.0; ++k) {
        m_weights[k] -= late[k] / made;
    }
}

/// Nesterov's method: the loss is smooth, and rows of length one with a bias bound its second derivative by 1 + λ.
void SentenceClassifier::trainLogistic(const SentenceVectors& vectors, std::span<const std::uint32_t> labels,
                                       const ClassifierOptions& options)
{
    const double rate = 1.0 / (1.0 + options.regularisation);
    std::vector<double> previous = m_weights;
    std::vector<double> gradient(m_weights.size());
    double momentum = 1.0;
    for (int iteration = 0; iteration < options.iterations; ++iteration) {
        std::ranges::fill(gradient, 0.0);
        for (std::size_t i = 0; i < vectors.rows; ++i) {
            const float* const row = vectors.values.data() + i * m_dimension;
            std::vector<double> shares = scores(row);
            const double top = *std::ranges::max_element(shares);
            double sum = 0.0;
            for (double& share : shares) {
                share = std::exp(share - top);
                sum += share;
            }
            for (std::size_t c = 0; c < shares.size(); ++c) {
                const double error =
                    (shares[c] / sum - (labels[i] == c ? 1.0 : 0.0)) / static_cast<double>(vectors.rows);
                double* const out = gradient.data() + c * (m_dimension + 1);
                for (std::size_t k = 0; k < m_dimension; ++k) {
                    out[k] += error * static_cast<double>(row[k]);
                }
                out[m_dimension] += error;
            }
        }
        const double nextMomentum = (1.0 + std::sqrt(1.0 + 4.0 * momentum * momentum)) / 2.0;
        for (std::size_t k = 0; k < m_weights.size(); ++k) {
            const bool bias = k % (m_dimension + 1) == m_dimension;
            const double step = gradient[k] + (bias ? 0.0 : options.regularisation * m_weights[k]);
            const double next = m_weights[k] - rate * step;
            m_weights[k] = next + (momentum - 1.0) / nextMomentum * (next - previous[k]);
            previous[k] = next;
        }
        momentum = nextMomentum;
    }
    m_weights = previous;
}

} // namespace crossgloss
