#include "gloss/SiameseLoss.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

template <typename Scalar>
SiameseLoss<Scalar>::SiameseLoss(SiameseObjective objective, SiameseDistance distance, std::size_t hidden,
                                 std::size_t largestBatch)
    : m_objective(objective), m_distance(distance), m_hidden(hidden)
{
    const std::size_t pairs = objective == SiameseObjective::Shuffled ? largestBatch : largestBatch * largestBatch;
    m_distances.resize(pairs);
    m_gradients.resize(pairs);
    m_columnSums.resize(largestBatch);
}

template <typename Scalar>
double SiameseLoss<Scalar>::shuffled(std::size_t count, const Scalar* source, const Scalar* target, const char* labels,
                                     double scale)
{
    double loss = 0;
    for (std::size_t i = 0; i < count; ++i) {
        distancesTo(m_distance, m_hidden, source + i * m_hidden, 1, target + i * m_hidden, m_distances.data() + i);
        const double similarity = std::exp(-scale * static_cast<double>(m_distances[i]));
        const double error = similarity - (labels[i] != 0 ? 1.0 : 0.0);
        loss += error * error;
        m_gradients[i] = -2 * scale * error * similarity / static_cast<double>(count);
    }
    return loss / static_cast<double>(count);
}

template <typename Scalar>
double SiameseLoss<Scalar>::batch(std::size_t count, double scale)
{
    const double ofAligned = 0.5 / static_cast<double>(count);
    const double ofOthers = count > 1 ? ofAligned / static_cast<double>(count - 1) : 0;
    double loss = 0;
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < count; ++j) {
            const std::size_t at = i * count + j;
            const double similarity = std::exp(-scale * static_cast<double>(m_distances[at]));
            const double error = similarity - (i == j ? 1.0 : 0.0);
            const double share = i == j ? ofAligned : ofOthers;
            loss += share * error * error;
            m_gradients[at] = -2 * share * scale * error * similarity;
        }
    }
    return loss;
}

template <typename Scalar>
double SiameseLoss<Scalar>::softmax(std::size_t count, double scale)
{
    const double share = 0.5 / static_cast<double>(count);
    const auto logit = [&](std::size_t i, std::size_t j) {
        return -scale * static_cast<double>(m_distances[i * count + j]);
    };
    // Subtracting each row's or column's greatest logit keeps the exponentials in range.
    double loss = 0;
    for (std::size_t i = 0; i < count; ++i) {
        double rowMost = logit(i, 0);
        double columnMost = logit(0, i);
        for (std::size_t j = 1; j < count; ++j) {
            rowMost = std::max(rowMost, logit(i, j));
            columnMost = std::max(columnMost, logit(j, i));
        }
        double rowSum = 0;
        double columnSum = 0;
        for (std::size_t j = 0; j < count; ++j) {
            m_gradients[i * count + j] = std::exp(logit(i, j) - rowMost);
            rowSum += m_gradients[i * count + j];
            columnSum += std::exp(logit(j, i) - columnMost);
        }
        for (std::size_t j = 0; j < count; ++j) {
            m_gradients[i * count + j] /= rowSum;
        }
        m_columnSums[i] = columnMost + std::log(columnSum);
        loss += share * (rowMost + std::log(rowSum) + m_columnSums[i] - 2 * logit(i, i));
    }
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < count; ++j) {
            const double columnShare = std::exp(logit(i, j) - m_columnSums[j]);
            const double byLogit = share * (m_gradients[i * count + j] + columnShare - (i == j ? 2.0 : 0.0));
            m_gradients[i * count + j] = -scale * byLogit;
        }
    }
    return loss;
}

template <typename Scalar>
double SiameseLoss<Scalar>::compute(std::size_t count, const Scalar* source, const Scalar* target, const char* labels,
                                    double logScale, Scalar* dSource, Scalar* dTarget, double& dLogScale)
{
    const double scale = std::exp(logScale);
    const bool allPairs = m_objective != SiameseObjective::Shuffled;
    double loss = 0;
    if (allPairs) {
        for (std::size_t i = 0; i < count; ++i) {
            distancesTo(m_distance, m_hidden, source + i * m_hidden, count, target, m_distances.data() + i * count);
        }
        loss = m_objective == SiameseObjective::Batch ? batch(count, scale) : softmax(count, scale);
    } else {
        loss = shuffled(count, source, target, labels, scale);
    }
    std::fill_n(dSource, count * m_hidden, Scalar(0));
    std::fill_n(dTarget, count * m_hidden, Scalar(0));
    dLogScale = 0;
    const std::size_t pairs = allPairs ? count * count : count;
    for (std::size_t at = 0; at < pairs; ++at) {
        const std::size_t i = allPairs ? at / count : at;
        const std::size_t j = allPairs ? at % count : at;
        // The loss knows the scale only as its product with a distance.
        dLogScale += m_gradients[at] * static_cast<double>(m_distances[at]);
        addDistanceGradient(m_distance, m_hidden, source + i * m_hidden, target + j * m_hidden, m_distances[at],
                            static_cast<Scalar>(m_gradients[at]), dSource + i * m_hidden, dTarget + j * m_hidden);
    }
    return loss;
}

template class SiameseLoss<float>;
template class SiameseLoss<double>;

} // namespace crossgloss
