#include "projection/Pca.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "base/Random.h"
#include "numeric/Gemm.h"
#include "numeric/Rows.h"
#include "numeric/SignedSize.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

constexpr std::size_t rowsPerBlock = 1024;

using Columns = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// The rows with what the products of one thread need.
class CentredRows {
public:
    CentredRows(const RowMatrix& rows, std::size_t dimension, int threads)
        : m_rows(rows), m_dimension(dimension), m_parts(static_cast<std::size_t>(resolveThreads(threads))), m_threads(threads),
          m_mean(dimension)
    {
    }

    /// @return the total variance. @throws Error when a value is not finite.
    double centre()
    {
        std::vector<std::vector<double>> sums(m_parts, std::vector<double>(m_dimension, 0.0));
        std::vector<double> squares(m_parts, 0.0);
        parallelRanges(m_rows.rows, m_threads, [&](std::size_t begin, std::size_t end, int part) {
            std::vector<double>& sum = sums[static_cast<std::size_t>(part)];
            double square = 0.0;
            for (std::size_t i = begin; i < end; ++i) {
                const float* const row = m_rows.data + i * m_rows.stride;
                for (std::size_t j = 0; j < m_dimension; ++j) {
                    const double value = static_cast<double>(row[j]);
                    sum[j] += value;
                    square += value * value;
                }
            }
            squares[static_cast<std::size_t>(part)] = square;
        });
        const double n = static_cast<double>(m_rows.rows);
        double total = 0.0;
        for (std::size_t part = 0; part < m_parts; ++part) {
            total += squares[part];
            for (std::size_t j = 0; j < m_dimension; ++j) {
                m_mean[j] += sums[part][j] / n;
            }
        }
        if (!std::isfinite(total)) {
            throw Error(CROSSGLOSS_TEXT("A value is not a finite number"));
        }
        for (const double mean : m_mean) {
            total -= n * mean * mean;
        }
        return std::max(0.0, total / std::max(1.0, n - 1));
    }

    /// Covariance times directions (dimension × count).
    Columns covarianceTimes(const Columns& directions, Progress& progress) const
    {
        const auto count = static_cast<std::size_t>(directions.cols());
        const std::vector<float> narrow = narrowed(directions);
        const Eigen::RowVectorXd shift =
            Eigen::Map<const Eigen::RowVectorXd>(m_mean.data(), signedSize(m_dimension)) * directions;
        std::vector<Columns> products(m_parts, Columns::Zero(signedSize(m_dimension), signedSize(count)));
        std::vector<Eigen::RowVectorXd> sums(m_parts, Eigen::RowVectorXd::Zero(signedSize(count)));
        parallelRanges(m_rows.rows, m_threads, [&](std::size_t begin, std::size_t end, int part) {
            std::vector<float> scores(rowsPerBlock * count);
            std::vector<float> block(m_dimension * count);
            for (std::size_t first = begin; first < end; first += rowsPerBlock) {
                progress.throwIfCancelled();
                const std::size_t rows = std::min(rowsPerBlock, end - first);
                const float* const data = m_rows.data + first * m_rows.stride;
                gemm(Transpose::No, Transpose::No, signedSize(rows), signedSize(count), signedSize(m_dimension), 1.0F, data,
                     signedSize(m_rows.stride), narrow.data(), signedSize(count), 0.0F, scores.data(), signedSize(count));
                for (std::size_t i = 0; i < rows; ++i) {
                    for (std::size_t c = 0; c < count; ++c) {
                        float& score = scores[i * count + c];
                        score -= static_cast<float>(shift[signedSize(c)]);
                        sums[static_cast<std::size_t>(part)][signedSize(c)] += static_cast<double>(score);
                    }
                }
                gemm(Transpose::Yes, Transpose::No, signedSize(m_dimension), signedSize(count), signedSize(rows), 1.0F, data,
                     signedSize(m_rows.stride), scores.data(), signedSize(count), 0.0F, block.data(), signedSize(count));
                products[static_cast<std::size_t>(part)] +=
                    Eigen::Map<const Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>>(
                        block.data(), signedSize(m_dimension), signedSize(count))
                        .cast<double>();
            }
        });
        for (std::size_t part = 1; part < m_parts; ++part) {
            products[0] += products[part];
            sums[0] += sums[part];
        }
        products[0] -= Eigen::Map<const Eigen::VectorXd>(m_mean.data(), signedSize(m_dimension)) * sums[0];
        return products[0] / std::max(1.0, static_cast<double>(m_rows.rows) - 1);
    }

    std::vector<float> coordinates(const Columns& axes) const
    {
        const auto count = static_cast<std::size_t>(axes.cols());
        const std::vector<float> narrow = narrowed(axes);
        const Eigen::RowVectorXd shift = Eigen::Map<const Eigen::RowVectorXd>(m_mean.data(), signedSize(m_dimension)) * axes;
        std::vector<float> result(m_rows.rows * count);
        parallelRanges(m_rows.rows, m_threads, [&](std::size_t begin, std::size_t end, int) {
            gemm(Transpose::No, Transpose::No, signedSize(end - begin), signedSize(count), signedSize(m_dimension), 1.0F,
                 m_rows.data + begin * m_rows.stride, signedSize(m_rows.stride), narrow.data(), signedSize(count), 0.0F,
                 result.data() + begin * count, signedSize(count));
            for (std::size_t i = begin; i < end; ++i) {
                for (std::size_t c = 0; c < count; ++c) {
                    result[i * count + c] -= static_cast<float>(shift[signedSize(c)]);
                }
            }
        });
        return result;
    }

    const std::vector<double>& mean() const { return m_mean; }

private:
    static std::vector<float> narrowed(const Columns& matrix)
    {
        return {matrix.data(), matrix.data() + matrix.size()};
    }

    RowMatrix m_rows;
    std::size_t m_dimension;
    std::size_t m_parts;
    int m_threads;
    std::vector<double> m_mean;
};

Columns orthonormal(const Columns& matrix)
{
    const Eigen::HouseholderQR<Columns> qr(matrix);
    return qr.householderQ() * Columns::Identity(matrix.rows(), matrix.cols());
}

} // namespace

double Pca::explained() const
{
    double sum = 0.0;
    for (const double variance : variances) {
        sum += variance;
    }
    return totalVariance > 0.0 ? std::min(1.0, sum / totalVariance) : 1.0;
}

Pca principalComponents(const RowMatrix& rows, std::size_t dimension, const PcaOptions& options, Progress& progress)
{
    if (rows.rows == 0 || dimension == 0 || options.components == 0) {
        throw Error(CROSSGLOSS_TEXT("There is nothing to project"));
    }
    progress.stage(CROSSGLOSS_TEXT("Principal components"), 0);
    CentredRows centred(rows, dimension, options.threads);
    Pca result;
    result.dimension = dimension;
    result.components = std::min(options.components, dimension);
    result.totalVariance = centred.centre();
    result.mean.assign(centred.mean().begin(), centred.mean().end());
    const std::size_t followed = std::min(dimension, options.components + options.oversampling);
    Random random(options.seed);
    Columns directions(signedSize(dimension), signedSize(followed));
    for (Eigen::Index i = 0; i < directions.size(); ++i) {
        directions.data()[i] = normal(random);
    }
    directions = orthonormal(directions);
    Eigen::VectorXd found = Eigen::VectorXd::Zero(signedSize(result.components));
    Columns axes;
    while (result.iterations < options.iterations) {
        ++result.iterations;
        const Columns product = centred.covarianceTimes(directions, progress);
        // Ritz values and vectors within the span (Rayleigh & Ritz).
        const Eigen::MatrixXd within = directions.transpose() * product;
        const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(0.5 * (within + within.transpose()));
        const Eigen::VectorXd values = solver.eigenvalues().reverse().head(signedSize(result.components)).cwiseMax(0.0);
        axes = directions * solver.eigenvectors().rowwise().reverse().leftCols(signedSize(result.components));
        const double change = (values - found).cwiseAbs().maxCoeff();
        found = values;
        if (change <= options.tolerance * values.maxCoeff() || followed == dimension) {
            break;
        }
        directions = orthonormal(product);
    }
    for (Eigen::Index c = 0; c < axes.cols(); ++c) {
        Eigen::Index largest = 0;
        axes.col(c).cwiseAbs().maxCoeff(&largest);
        if (axes(largest, c) < 0) {
            axes.col(c) = -axes.col(c);
        }
    }
    result.variances.assign(found.begin(), found.end());
    result.coordinates = centred.coordinates(axes);
    const Columns across = axes.transpose();
    result.axes.assign(across.data(), across.data() + across.size());
    return result;
}

} // namespace crossgloss
