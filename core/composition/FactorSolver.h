#pragma once

#include "base/Progress.h"
#include "composition/SparseRows.h"

#include <cstddef>
#include <span>
#include <vector>

namespace crossgloss {

/// One half of alternating least squares with weights (Guo & Diab 2012; Hu, Koren & Volinsky 2008): with one factor F
/// (columns of X × factors) fixed, every row x of X gets the q that minimises
///
///     Σ_i w_i (F_i · q − x_i)² + λ ‖q‖²,   w_i = 1 where x_i ≠ 0, else w_m
///
/// (Aldarmaki & Diab 2016, equations 2, 3, 5 and 6). What all rows share, w_m FᵀF + λI, is worked out once, so that the
/// cost follows the values that are not zero: rows of few solve a system of their own number by Woodbury's identity
/// (with A = w_m FᵀF + λI and U the rows of F that count, q = A⁻¹Uᵀ (I + (1 − w_m) U A⁻¹ Uᵀ)⁻¹ x), others one of
/// factors × factors.
/// @tparam Scalar float, or double where exactness is tested.
template <typename Scalar>
class FactorSolver {
public:
    struct Options {
        std::size_t factors = 300;
        double missingWeight = 0.01;   ///< w_m
        double regularisation = 20;    ///< λ, positive
        int threads = 0;               ///< for what is shared, and for the loss
    };

    /// @param fixed F, rows × factors; must outlive this. @throws Error when w_m FᵀF + λI cannot be inverted.
    FactorSolver(const Scalar* fixed, std::size_t rows, const Options& options);

    /// @param matrix its columns are the rows of F. @param out matrix.rows() × factors; zero for rows without values.
    /// The same for any number of threads. @throws Cancelled.
    void solve(const SparseRows& matrix, Scalar* out, int threads, Progress& progress) const;

private:
    struct Workspace;
    /// Solves the rows that wait in the workspace.
    void solveSmall(const SparseRows& matrix, Workspace& workspace, const Scalar* shared, Scalar* out) const;
    void solveLarge(std::span<const std::uint32_t> columns, std::span<const float> values, Workspace& workspace,
                    Scalar* out) const;
    /// Rows with fewer values than this are solved by Woodbury's identity.
    std::size_t smallBelow() const { return m_options.factors * 2 / 5; }

    Options m_options;
    const Scalar* m_fixed;
    std::size_t m_rows;
    std::vector<Scalar> m_shared;      ///< w_m FᵀF + λI
    std::vector<Scalar> m_inverse;     ///< of that
};

/// FᵀF of rows × factors, factors × factors. Sums up in double over the parts of threads.
template <typename Scalar>
std::vector<double> gramMatrix(const Scalar* rows, std::size_t count, std::size_t factors, int threads);

/// The whole loss, Σ w (P·Q − X)² + λ (‖P‖² + ‖Q‖²), rows of @p matrix being those of @p left.
/// @throws Cancelled.
template <typename Scalar>
double factorisationLoss(const SparseRows& matrix, const Scalar* left, const Scalar* right,
                         const typename FactorSolver<Scalar>::Options& options, Progress& progress);

extern template class FactorSolver<float>;
extern template class FactorSolver<double>;

} // namespace crossgloss
