#pragma once

#include <cstddef>

/// The elementwise half of ConvolutionLayer over a packed batch, for float and double; one thread, no allocation.
namespace crossgloss::kernels {

struct ConvolutionSizes {
    std::size_t hidden = 0;
    std::size_t kernel = 1;
    std::size_t pool = 1;
    std::size_t steps = 0;             ///< of the batch
    const std::size_t* offsets;        ///< of its steps, as PackedBatch::offsets()
};

/// a_t = tanh(b + Σ_j y_{t+j, j}) over the rows t + j of the sentence, out_t = max(a_t … a_{t+pool−1}) likewise.
/// @param bias hidden. @param products y, rows × (kernel · hidden): block j of a row is M_j x; overwritten.
/// @param a rows × hidden. @param out rows × hidden; a itself where pool is 1.
void convolutionForward(const ConvolutionSizes& sizes, const float* bias, float* products, float* a, float* out);
void convolutionForward(const ConvolutionSizes& sizes, const double* bias, double* products, double* a, double* out);

/// The gradient by the products: @p dOut goes to the first of the greatest values, through tanh, and to block j of the row
/// j later; blocks that no row took anything of are zero. @param dOut overwritten. @param dProducts rows × (kernel ·
/// hidden), written.
void convolutionBackward(const ConvolutionSizes& sizes, const float* a, const float* out, float* dOut, float* dProducts);
void convolutionBackward(const ConvolutionSizes& sizes, const double* a, const double* out, double* dOut,
                         double* dProducts);

} // namespace crossgloss::kernels
