#pragma once

#include "gloss/SentenceVectors.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

enum class ClassifierKind {
    Perceptron,                                ///< averaged (Collins 2002), several classes
    Logistic                                   ///< multinomial logistic regression
};

struct ClassifierOptions {
    ClassifierKind kind = ClassifierKind::Perceptron;
    int epochs = 20;                           ///< of the perceptron
    int iterations = 300;                      ///< of the logistic regression: steps of accelerated gradient descent
    double regularisation = 1e-4;              ///< its λ: λ / 2 ‖W‖² beside the mean loss
    std::uint64_t seed = 1;                    ///< order of the perceptron's examples
};

/// A linear classifier over sentence vectors with a bias for each class.
class SentenceClassifier {
public:
    /// @param labels by row. @throws Error when there are fewer than two classes, or numbers differ.
    SentenceClassifier(const SentenceVectors& vectors, std::span<const std::string> labels,
                       const ClassifierOptions& options);

    /// Different labels, sorted.
    const std::vector<std::string>& classes() const { return m_classes; }
    /// Places of the likeliest classes.
    std::vector<std::uint32_t> classify(const SentenceVectors& vectors) const;

private:
    std::vector<double> scores(const float* row) const;
    void trainPerceptron(const SentenceVectors& vectors, std::span<const std::uint32_t> labels,
                         const ClassifierOptions& options);
    void trainLogistic(const SentenceVectors& vectors, std::span<const std::uint32_t> labels,
                       const ClassifierOptions& options);

    std::size_t m_dimension = 0;
    std::vector<std::string> m_classes;
    std::vector<double> m_weights;             ///< classes × (dimension + 1), the bias last
};

} // namespace crossgloss
