#include "encoder/Initialise.h"

#include <cmath>
#include <vector>

namespace crossgloss {

template <typename Scalar>
void initialiseGlorot(std::size_t rows, std::size_t columns, std::size_t stride, Scalar* matrix, Random& random)
{
    const double bound = std::sqrt(6.0 / static_cast<double>(rows + columns));
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t column = 0; column < columns; ++column) {
            matrix[row * stride + column] = static_cast<Scalar>(bound * (2 * uniform(random) - 1));
        }
    }
}

template <typename Scalar>
void initialiseOrthogonal(std::size_t n, std::size_t stride, Scalar* matrix, Random& random)
{
    // Gram–Schmidt on normal rows, each projected twice against rounding.
    std::vector<double> rows(n * n);
    for (std::size_t i = 0; i < n; ++i) {
        double* row = rows.data() + i * n;
        for (std::size_t column = 0; column < n; ++column) {
            row[column] = normal(random);
        }
        for (int pass = 0; pass < 2; ++pass) {
            for (std::size_t j = 0; j < i; ++j) {
                const double* other = rows.data() + j * n;
                double product = 0;
                for (std::size_t column = 0; column < n; ++column) {
                    product += row[column] * other[column];
                }
                for (std::size_t column = 0; column < n; ++column) {
                    row[column] -= product * other[column];
                }
            }
        }
        double square = 0;
        for (std::size_t column = 0; column < n; ++column) {
            square += row[column] * row[column];
        }
        const double factor = 1 / std::sqrt(square);
        for (std::size_t column = 0; column < n; ++column) {
            row[column] *= factor;
            matrix[i * stride + column] = static_cast<Scalar>(row[column]);
        }
    }
}

template void initialiseGlorot(std::size_t, std::size_t, std::size_t, float*, Random&);
template void initialiseGlorot(std::size_t, std::size_t, std::size_t, double*, Random&);
template void initialiseOrthogonal(std::size_t, std::size_t, float*, Random&);
template void initialiseOrthogonal(std::size_t, std::size_t, double*, Random&);

} // namespace crossgloss
