#include "numeric/Cholesky.h"

#include "numeric/Elementwise.h"
#include "numeric/Gemm.h"
#include "numeric/Vectorised.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

/// Columns that are factored at once; what lies left of them goes through a matrix product.
constexpr std::size_t panelWidth = 32;
/// Rows of a panel that lie transposed in a buffer of the stack at once.
constexpr std::size_t panelRows = 128;

/// The triangle of a panel: @p width rows and columns.
#define CROSSGLOSS_DIAGONAL_BLOCK(Scalar)                                                                              \
    bool diagonalBlock(std::size_t width, Scalar* a, std::size_t stride)                                               \
    {                                                                                                                  \
        for (std::size_t j = 0; j < width; ++j) {                                                                      \
            Scalar* const row = a + j * stride;                                                                        \
            for (std::size_t i = 0; i <= j; ++i) {                                                                     \
                const Scalar* const other = a + i * stride;                                                            \
                Scalar sum = row[i];                                                                                   \
                for (std::size_t c = 0; c < i; ++c) {                                                                  \
                    sum -= row[c] * other[c];                                                                          \
                }                                                                                                      \
                if (i < j) {                                                                                           \
                    row[i] = sum / other[i];                                                                           \
                } else if (sum > Scalar(0)) {                                                                          \
                    row[j] = std::sqrt(sum);                                                                           \
                } else {                                                                                               \
                    return false;                                                                                      \
                }                                                                                                      \
            }                                                                                                          \
        }                                                                                                              \
        return true;                                                                                                   \
    }
CROSSGLOSS_DIAGONAL_BLOCK(float)
CROSSGLOSS_DIAGONAL_BLOCK(double)
#undef CROSSGLOSS_DIAGONAL_BLOCK

/// X ← X · L⁻ᵀ for @p rows rows below the triangle @p l: transposed, so that the loop within runs over rows.
#define CROSSGLOSS_BELOW_BLOCK(Scalar)                                                                                 \
    CROSSGLOSS_VECTORISED                                                                                              \
    void belowBlock(std::size_t rows, std::size_t width, const Scalar* l, std::size_t stride, Scalar* x)               \
    {                                                                                                                  \
        Scalar columns[panelWidth * panelRows];                                                                        \
        for (std::size_t i = 0; i < rows; ++i) {                                                                       \
            for (std::size_t j = 0; j < width; ++j) {                                                                  \
                columns[j * panelRows + i] = x[i * stride + j];                                                        \
            }                                                                                                          \
        }                                                                                                              \
        for (std::size_t j = 0; j < width; ++j) {                                                                      \
            Scalar* const column = columns + j * panelRows;                                                            \
            for (std::size_t c = 0; c < j; ++c) {                                                                      \
                const Scalar factor = l[j * stride + c];                                                               \
                const Scalar* const earlier = columns + c * panelRows;                                                 \
                for (std::size_t i = 0; i < panelRows; ++i) {                                                          \
                    column[i] -= factor * earlier[i];                                                                  \
                }                                                                                                      \
            }                                                                                                          \
            const Scalar inverse = Scalar(1) / l[j * stride + j];                                                      \
            for (std::size_t i = 0; i < panelRows; ++i) {                                                              \
                column[i] *= inverse;                                                                                  \
            }                                                                                                          \
        }                                                                                                              \
        for (std::size_t i = 0; i < rows; ++i) {                                                                       \
            for (std::size_t j = 0; j < width; ++j) {                                                                  \
                x[i * stride + j] = columns[j * panelRows + i];                                                        \
            }                                                                                                          \
        }                                                                                                              \
    }
CROSSGLOSS_BELOW_BLOCK(float)
CROSSGLOSS_BELOW_BLOCK(double)
#undef CROSSGLOSS_BELOW_BLOCK

template <typename Scalar>
bool factor(std::size_t n, Scalar* a, std::size_t stride)
{
    const auto size = [](std::size_t value) { return static_cast<std::ptrdiff_t>(value); };
    for (std::size_t first = 0; first < n; first += panelWidth) {
        const std::size_t width = std::min(panelWidth, n - first);
        Scalar* const panel = a + first * stride + first;
        if (first > 0) {
            gemm(Transpose::No, Transpose::Yes, size(n - first), size(width), size(first), Scalar(-1),
                 a + first * stride, size(stride), a + first * stride, size(stride), Scalar(1), panel, size(stride));
        }
        if (!diagonalBlock(width, panel, stride)) {
            return false;
        }
        for (std::size_t row = first + width; row < n; row += panelRows) {
            belowBlock(std::min(panelRows, n - row), width, panel, stride, a + row * stride + first);
        }
    }
    return true;
}

template <typename Scalar>
void solve(std::size_t n, const Scalar* l, std::size_t stride, Scalar* x)
{
    for (std::size_t i = 0; i < n; ++i) {
        x[i] = (x[i] - dot(i, l + i * stride, x)) / l[i * stride + i];
    }
    for (std::size_t i = n; i-- > 0;) {
        x[i] /= l[i * stride + i];
        addScaled(i, -x[i], l + i * stride, x);
    }
}

} // namespace

bool choleskyFactor(std::size_t n, float* a, std::size_t stride)
{
    return factor(n, a, stride);
}

bool choleskyFactor(std::size_t n, double* a, std::size_t stride)
{
    return factor(n, a, stride);
}

void choleskySolve(std::size_t n, const float* l, std::size_t stride, float* x)
{
    solve(n, l, stride, x);
}

void choleskySolve(std::size_t n, const double* l, std::size_t stride, double* x)
{
    solve(n, l, stride, x);
}

} // namespace crossgloss
