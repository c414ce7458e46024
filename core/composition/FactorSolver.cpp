#include "composition/FactorSolver.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "base/PartsProgress.h"
#include "numeric/Cholesky.h"
#include "numeric/Elementwise.h"
#include "numeric/Gemm.h"
#include "numeric/SignedSize.h"
#include "numeric/SmallProduct.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

constexpr std::size_t blockRows = 1024;
/// Columns of a symmetric product that are made at once; what lies right of the diagonal's block is not.
constexpr std::size_t symmetricBlock = 96;
constexpr std::size_t rowsPerReport = 64;

/// The lower triangle of out += alpha · XᵀX, X being count × factors; of the upper one nothing is to be expected.
template <typename Scalar>
void addGram(std::size_t count, std::size_t factors, Scalar alpha, const Scalar* x, Scalar* out)
{
    for (std::size_t first = 0; first < factors; first += symmetricBlock) {
        const std::size_t rows = std::min(symmetricBlock, factors - first);
        gemm(Transpose::Yes, Transpose::No, signedSize(rows), signedSize(first + rows), signedSize(count), alpha, x + first,
             signedSize(factors), x, signedSize(factors), Scalar(1), out + first * factors, signedSize(factors));
    }
}

/// out[j] = alpha · x · row j of y, for @p rows rows.
void scaledProducts(std::size_t rows, std::size_t columns, float alpha, const float* x, const float* y, float* out)
{
    smallProductTransposed(1, rows, columns, alpha, x, columns, y, columns, 0.0F, out, rows);
}

void scaledProducts(std::size_t rows, std::size_t columns, double alpha, const double* x, const double* y, double* out)
{
    for (std::size_t j = 0; j < rows; ++j) {
        out[j] = alpha * dot(columns, x, y + j * columns);
    }
}

template <typename Scalar>
void gather(std::span<const std::uint32_t> rows, const Scalar* from, std::size_t columns, Scalar* to)
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        std::copy_n(from + rows[i] * columns, columns, to + i * columns);
    }
}

Error tooLarge()
{
    return Error(CROSSGLOSS_TEXT("The factors have become too large to go on"))
        .advise(CROSSGLOSS_TEXT("Take a stronger regularisation"));
}

template <typename Scalar>
void mirrorLower(std::size_t n, Scalar* a)
{
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = i + 1; j < n; ++j) {
            a[i * n + j] = a[j * n + i];
        }
    }
}

} // namespace

template <typename Scalar>
std::vector<double> gramMatrix(const Scalar* rows, std::size_t count, std::size_t factors, int threads)
{
    const std::size_t parts = static_cast<std::size_t>(resolveThreads(threads));
    std::vector<std::vector<double>> sums(parts, std::vector<double>(factors * factors, 0.0));
    parallelRanges(count, threads, [&](std::size_t begin, std::size_t end, int part) {
        std::vector<Scalar> block(factors * factors);
        std::vector<double>& sum = sums[static_cast<std::size_t>(part)];
        for (std::size_t row = begin; row < end; row += blockRows) {
            std::ranges::fill(block, Scalar(0));
            addGram(std::min(blockRows, end - row), factors, Scalar(1), rows + row * factors, block.data());
            for (std::size_t i = 0; i < block.size(); ++i) {
                sum[i] += static_cast<double>(block[i]);
            }
        }
    });
    for (std::size_t part = 1; part < parts; ++part) {
        addScaled(sums[0].size(), 1.0, sums[part].data(), sums[0].data());
    }
    mirrorLower(factors, sums[0].data());
    return std::move(sums[0]);
}

template <typename Scalar>
struct FactorSolver<Scalar>::Workspace {
    explicit Workspace(std::size_t factors)
        : capacity(std::max(blockRows, factors)), system(factors * factors), rows(capacity * factors),
          shared(capacity * factors), right(factors)
    {
    }

    std::size_t capacity;              ///< rows of F that are gathered at most
    std::vector<Scalar> system;        ///< matrix to be factored
    std::vector<Scalar> rows;          ///< rows of F gathered
    std::vector<Scalar> shared;        ///< the same times A⁻¹
    std::vector<Scalar> right;         ///< right-hand side
    std::vector<std::size_t> waiting;  ///< rows of few values whose rows of F are gathered
    std::size_t gathered = 0;          ///< rows of F for these
};

template <typename Scalar>
FactorSolver<Scalar>::FactorSolver(const Scalar* fixed, std::size_t rows, const Options& options)
    : m_options(options), m_fixed(fixed), m_rows(rows)
{
    const std::size_t k = options.factors;
    std::vector<double> shared = gramMatrix(fixed, rows, k, options.threads);
    for (double& value : shared) {
        value *= options.missingWeight;
    }
    for (std::size_t i = 0; i < k; ++i) {
        shared[i * k + i] += options.regularisation;
    }
    m_shared.assign(shared.begin(), shared.end());
    std::vector<double> lower = shared;
    if (!choleskyFactor(k, lower.data(), k)) {
        throw tooLarge();
    }
    std::vector<double> inverse(k * k, 0.0);
    parallelRanges(k, options.threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t i = begin; i < end; ++i) {
            inverse[i * k + i] = 1.0;
            choleskySolve(k, lower.data(), k, inverse.data() + i * k);
        }
    });
    m_inverse.assign(inverse.begin(), inverse.end());
}

template <typename Scalar>
void FactorSolver<Scalar>::solveSmall(const SparseRows& matrix, Workspace& workspace, const Scalar* shared,
                                      Scalar* out) const
{
    const std::size_t k = m_options.factors;
    if (shared == nullptr) {
        gemm(Transpose::No, Transpose::No, signedSize(workspace.gathered), signedSize(k), signedSize(k), Scalar(1), workspace.rows.data(),
             signedSize(k), m_inverse.data(), signedSize(k), Scalar(0), workspace.shared.data(), signedSize(k));
    }
    const Scalar weight = static_cast<Scalar>(1.0 - m_options.missingWeight);
    Scalar* const system = workspace.system.data();
    const Scalar* plain = workspace.rows.data();
    const Scalar* inverted = workspace.shared.data();
    for (const std::size_t row : workspace.waiting) {
        const std::span<const float> values = matrix.valuesOf(row);
        const std::size_t n = values.size();
        for (std::size_t i = 0; i < n; ++i) {
            scaledProducts(i + 1, k, weight, inverted + i * k, plain, system + i * n);
            system[i * n + i] += Scalar(1);
            workspace.right[i] = static_cast<Scalar>(values[i]);
        }
        if (!choleskyFactor(n, system, n)) {
            throw tooLarge();
        }
        choleskySolve(n, system, n, workspace.right.data());
        Scalar* const result = out + row * k;
        std::fill_n(result, k, Scalar(0));
        for (std::size_t i = 0; i < n; ++i) {
            addScaled(k, workspace.right[i], inverted + i * k, result);
        }
        plain += n * k;
        inverted += n * k;
    }
    workspace.waiting.clear();
    workspace.gathered = 0;
}

template <typename Scalar>
void FactorSolver<Scalar>::solveLarge(std::span<const std::uint32_t> columns, std::span<const float> values,
                                      Workspace& workspace, Scalar* out) const
{
    const std::size_t k = m_options.factors;
    const Scalar weight = static_cast<Scalar>(1.0 - m_options.missingWeight);
    std::ranges::copy(m_shared, workspace.system.begin());
    std::fill_n(out, k, Scalar(0));
    for (std::size_t begin = 0; begin < columns.size(); begin += blockRows) {
        const std::size_t count = std::min(blockRows, columns.size() - begin);
        gather(columns.subspan(begin, count), m_fixed, k, workspace.rows.data());
        for (std::size_t i = 0; i < count; ++i) {
            addScaled(k, static_cast<Scalar>(values[begin + i]), workspace.rows.data() + i * k, out);
        }
        addGram(count, k, weight, workspace.rows.data(), workspace.system.data());
    }
    if (!choleskyFactor(k, workspace.system.data(), k)) {
        throw tooLarge();
    }
    choleskySolve(k, workspace.system.data(), k, out);
}

template <typename Scalar>
void FactorSolver<Scalar>::solve(const SparseRows& matrix, Scalar* out, int threads, Progress& progress) const
{
    const std::size_t k = m_options.factors;
    std::size_t small = 0;
    for (std::size_t row = 0; row < matrix.rows(); ++row) {
        const std::size_t n = matrix.columnsOf(row).size();
        small += n < smallBelow() ? n : 0;
    }
    // F·A⁻¹ once where the small rows would need more of it than there is.
    std::vector<Scalar> shared;
    if (small > m_rows / 2) {
        shared.resize(m_rows * k);
        parallelRanges(m_rows, threads, [&](std::size_t begin, std::size_t end, int) {
            gemm(Transpose::No, Transpose::No, signedSize(end - begin), signedSize(k), signedSize(k), Scalar(1), m_fixed + begin * k,
                 signedSize(k), m_inverse.data(), signedSize(k), Scalar(0), shared.data() + begin * k, signedSize(k));
        });
    }
    const Scalar* const inverted = shared.empty() ? nullptr : shared.data();
    // Rows often stand by falling number of values: they are dealt out in turn.
    const std::size_t parts = static_cast<std::size_t>(resolveThreads(threads));
    PartsProgress done(progress);
    parallelRanges(parts, threads, [&](std::size_t begin, std::size_t end, int) {
        Workspace workspace(k);
        Workspace large(k);
        for (std::size_t part = begin; part < end; ++part) {
            std::size_t sinceReport = 0;
            for (std::size_t row = part; row < matrix.rows(); row += parts) {
                const std::span<const std::uint32_t> columns = matrix.columnsOf(row);
                Scalar* const result = out + row * k;
                if (columns.empty()) {
                    std::fill_n(result, k, Scalar(0));
                } else if (columns.size() < smallBelow()) {
                    if (workspace.gathered + columns.size() > workspace.capacity) {
                        solveSmall(matrix, workspace, inverted, out);
                    }
                    gather(columns, m_fixed, k, workspace.rows.data() + workspace.gathered * k);
                    if (inverted != nullptr) {
                        gather(columns, inverted, k, workspace.shared.data() + workspace.gathered * k);
                    }
                    workspace.waiting.push_back(row);
                    workspace.gathered += columns.size();
                } else {
                    solveLarge(columns, matrix.valuesOf(row), large, result);
                }
                if (++sinceReport == rowsPerReport) {
                    progress.throwIfCancelled();
                    done.add(static_cast<int>(part), sinceReport);
                    sinceReport = 0;
                }
            }
            solveSmall(matrix, workspace, inverted, out);
        }
    });
}

template <typename Scalar>
double factorisationLoss(const SparseRows& matrix, const Scalar* left, const Scalar* right,
                         const typename FactorSolver<Scalar>::Options& options, Progress& progress)
{
    const std::size_t k = options.factors;
    const std::vector<double> gramLeft = gramMatrix(left, matrix.rows(), k, options.threads);
    const std::vector<double> gramRight = gramMatrix(right, matrix.columns, k, options.threads);
    double loss = options.missingWeight * dot(gramLeft.size(), gramLeft.data(), gramRight.data());
    for (std::size_t i = 0; i < k; ++i) {
        loss += options.regularisation * (gramLeft[i * k + i] + gramRight[i * k + i]);
    }
    std::vector<double> sums(static_cast<std::size_t>(resolveThreads(options.threads)), 0.0);
    parallelRanges(matrix.rows(), options.threads, [&](std::size_t begin, std::size_t end, int part) {
        double sum = 0.0;
        for (std::size_t row = begin; row < end; ++row) {
            if ((row & 0xfff) == 0) {
                progress.throwIfCancelled();
            }
            const std::span<const std::uint32_t> columns = matrix.columnsOf(row);
            const std::span<const float> values = matrix.valuesOf(row);
            for (std::size_t i = 0; i < columns.size(); ++i) {
                const double found = static_cast<double>(dot(k, left + row * k, right + columns[i] * k));
                const double error = found - static_cast<double>(values[i]);
                sum += error * error - options.missingWeight * found * found;
            }
        }
        sums[static_cast<std::size_t>(part)] = sum;
    });
    for (const double sum : sums) {
        loss += sum;
    }
    return loss;
}

template class FactorSolver<float>;
template class FactorSolver<double>;
template std::vector<double> gramMatrix<float>(const float*, std::size_t, std::size_t, int);
template std::vector<double> gramMatrix<double>(const double*, std::size_t, std::size_t, int);
template double factorisationLoss<float>(const SparseRows&, const float*, const float*,
                                         const FactorSolver<float>::Options&, Progress&);
template double factorisationLoss<double>(const SparseRows&, const double*, const double*,
                                          const FactorSolver<double>::Options&, Progress&);

} // namespace crossgloss
