#include "alignment/GraphSpectrum.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <numeric>

namespace crossgloss {

namespace {

/// Least number of the largest values that hold 90 % of their sum.
std::size_t holdingMost(const std::vector<double>& falling)
{
    const double most = 0.9 * std::accumulate(falling.begin(), falling.end(), 0.0);
    double sum = 0.0;
    std::size_t count = 0;
    while (count < falling.size() && sum < most) {
        sum += falling[count++];
    }
    return count;
}

} // namespace

std::vector<double> laplacianSpectrum(const RowMatrix& rows, std::size_t dimension, std::size_t neighbours, int threads,
                                      Progress& progress)
{
    ExactSearchOptions options;
    options.k = neighbours + 1;                            // a row finds itself
    options.threads = threads;
    const Neighbours found = exactSearch(rows, rows, dimension, options, progress);
    const auto n = static_cast<Eigen::Index>(rows.rows);
    Eigen::MatrixXd laplacian = Eigen::MatrixXd::Zero(n, n);
    for (std::size_t row = 0; row < rows.rows; ++row) {
        std::size_t joined = 0;
        for (const std::uint32_t other : found.indicesOf(row)) {
            if (other == row || joined == neighbours) {
                continue;
            }
            ++joined;
            const auto i = static_cast<Eigen::Index>(row);
            const auto j = static_cast<Eigen::Index>(other);
            laplacian(i, j) = -1.0;
            laplacian(j, i) = -1.0;
        }
    }
    for (Eigen::Index i = 0; i < n; ++i) {
        laplacian(i, i) = -laplacian.row(i).sum();
    }
    progress.throwIfCancelled();
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(laplacian, Eigen::EigenvaluesOnly);
    std::vector<double> values(solver.eigenvalues().data(), solver.eigenvalues().data() + n);
    std::ranges::reverse(values);
    return values;
}

double spectralDistance(const std::vector<double>& a, const std::vector<double>& b)
{
    const std::size_t count = std::min(holdingMost(a), holdingMost(b));
    double sum = 0.0;
    for (std::size_t i = 0; i < count; ++i) {
        sum += (a[i] - b[i]) * (a[i] - b[i]);
    }
    return count > 0 ? sum / static_cast<double>(count) : 0.0;
}

} // namespace crossgloss
