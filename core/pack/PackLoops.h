#pragma once

#include <cstddef>

namespace crossgloss::loops {

// The inner loops of pack training, compiled for wide vectors where the processor has them. Double is for gradient
// checks.

/// to += factor · from
void axpy(std::size_t n, float factor, const float* from, float* to);
void axpy(std::size_t n, double factor, const double* from, double* to);

float dot(std::size_t n, const float* a, const float* b);
double dot(std::size_t n, const double* a, const double* b);

/// values[i] = exp(scale · values[i] - offset[i] - top); @p expected receives the sum of new · old values.
/// @return the sum of the new ones. Values below -1 (left-out candidates) become 0.
float expRow(std::size_t n, float scale, float top, const float* offset, float* values, float& expected);
double expRow(std::size_t n, double scale, double top, const float* offset, double* values, double& expected);

/// Largest of scale · values[i] - offset[i].
float largest(std::size_t n, float scale, const float* offset, const float* values);
double largest(std::size_t n, double scale, const float* offset, const double* values);

void multiply(std::size_t n, float factor, float* values);
void multiply(std::size_t n, double factor, double* values);

} // namespace crossgloss::loops
