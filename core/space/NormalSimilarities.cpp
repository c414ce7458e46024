#include "space/NormalSimilarities.h"

#include "base/Parallel.h"
#include "numeric/Elementwise.h"
#include "numeric/Gemm.h"
#include "space/SearchErrors.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

/// Rows of one product.
constexpr std::size_t block = 1024;
/// Partial sums, whatever the number of threads: they are added in order.
constexpr std::size_t partialSums = 16;
constexpr double smallestDeviation = 1e-6;

struct Moments {
    std::vector<float> mean;           ///< dimension
    std::vector<float> covariance;     ///< dimension × dimension
};

std::vector<double> meanOf(const RowMatrix& rows, std::size_t dimension, int threads)
{
    std::vector<std::vector<double>> sums(partialSums, std::vector<double>(dimension, 0.0));
    parallelEach(partialSums, threads, [&](std::size_t part) {
        for (std::size_t r = rows.rows * part / partialSums; r < rows.rows * (part + 1) / partialSums; ++r) {
            const float* row = rows.data + r * rows.stride;
            for (std::size_t i = 0; i < dimension; ++i) {
                sums[part][i] += static_cast<double>(row[i]);
            }
        }
    });
    std::vector<double> mean(dimension, 0.0);
    for (const std::vector<double>& sum : sums) {
        for (std::size_t i = 0; i < dimension; ++i) {
            mean[i] += sum[i] / static_cast<double>(rows.rows);
        }
    }
    return mean;
}

Moments momentsOf(const RowMatrix& rows, std::size_t dimension, int threads, Progress& progress)
{
    const std::vector<double> mean = meanOf(rows, dimension, threads);
    std::vector<std::vector<double>> sums(partialSums, std::vector<double>(dimension * dimension, 0.0));
    parallelEach(partialSums, threads, [&](std::size_t part) {
        std::vector<float> centred(block * dimension);
        std::vector<float> product(dimension * dimension);
        const std::size_t end = rows.rows * (part + 1) / partialSums;
        for (std::size_t first = rows.rows * part / partialSums; first < end && !progress.cancelled(); first += block) {
            const std::size_t count = std::min(block, end - first);
            for (std::size_t r = 0; r < count; ++r) {
                const float* row = rows.data + (first + r) * rows.stride;
                for (std::size_t i = 0; i < dimension; ++i) {
                    centred[r * dimension + i] = static_cast<float>(static_cast<double>(row[i]) - mean[i]);
                }
            }
            const auto d = static_cast<std::ptrdiff_t>(dimension);
            gemm(Transpose::Yes, Transpose::No, d, d, static_cast<std::ptrdiff_t>(count), 1.0f, centred.data(), d,
                 centred.data(), d, 0.0f, product.data(), d);
            for (std::size_t i = 0; i < product.size(); ++i) {
                sums[part][i] += static_cast<double>(product[i]);
            }
        }
    });
    progress.throwIfCancelled();
    Moments moments;
    moments.mean.assign(mean.begin(), mean.end());
    moments.covariance.resize(dimension * dimension);
    for (std::size_t i = 0; i < moments.covariance.size(); ++i) {
        double sum = 0.0;
        for (const std::vector<double>& part : sums) {
            sum += part[i];
        }
        moments.covariance[i] = static_cast<float>(sum / static_cast<double>(rows.rows));
    }
    return moments;
}

} // namespace

NormalSimilarities::NormalSimilarities(const RowMatrix& points, const RowMatrix& others, std::size_t dimension,
                                       bool sameSpace, int threads, Progress& progress)
    : means(points.rows), deviations(points.rows)
{
    progress.stage(CROSSGLOSS_TEXT("Measuring similarities"), 0);
    const Moments moments = momentsOf(others, dimension, threads, progress);
    const auto count = static_cast<double>(others.rows);
    parallelEach((points.rows + block - 1) / block, threads, [&](std::size_t index) {
        const std::size_t first = index * block;
        const std::size_t rows = std::min(block, points.rows - first);
        std::vector<float> turned(rows * dimension);
        const auto d = static_cast<std::ptrdiff_t>(dimension);
        gemm(Transpose::No, Transpose::No, static_cast<std::ptrdiff_t>(rows), d, d, 1.0f, points.data + first * points.stride,
             static_cast<std::ptrdiff_t>(points.stride), moments.covariance.data(), d, 0.0f, turned.data(), d);
        for (std::size_t r = 0; r < rows; ++r) {
            const float* point = points.data + (first + r) * points.stride;
            double mean = static_cast<double>(dot(dimension, point, moments.mean.data()));
            double variance = static_cast<double>(dot(dimension, point, turned.data() + r * dimension));
            if (sameSpace && others.rows > 1) {
                const double own = static_cast<double>(dot(dimension, point, point));
                const double squares = (count * (variance + mean * mean) - own * own) / (count - 1.0);
                mean = (count * mean - own) / (count - 1.0);
                variance = squares - mean * mean;
            }
            means[first + r] = mean;
            deviations[first + r] = std::max(std::sqrt(std::max(variance, 0.0)), smallestDeviation);
        }
    });
    progress.throwIfCancelled();
    for (const double mean : means) {
        if (mean != mean) {
            throw notFinite();
        }
    }
}

} // namespace crossgloss
