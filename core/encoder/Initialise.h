#pragma once

#include "base/Random.h"

#include <cstddef>

namespace crossgloss {

/// Uniform in ±√(6 / (rows + columns)) (Glorot & Bengio 2010); rows lie @p stride apart.
template <typename Scalar>
void initialiseGlorot(std::size_t rows, std::size_t columns, std::size_t stride, Scalar* matrix, Random& random);

/// A random orthogonal n × n matrix; rows lie @p stride apart.
template <typename Scalar>
void initialiseOrthogonal(std::size_t n, std::size_t stride, Scalar* matrix, Random& random);

} // namespace crossgloss
