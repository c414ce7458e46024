#pragma once

#include <cstddef>
#include <cstdint>

/// Fused elementwise kernels of the encoder's layers, for float and double; one thread, no allocation.
namespace crossgloss::kernels {

/// Rows of GRU gates hold 4 × hidden values: [candidate | reset | update | N_s h].
///
/// On entry the first three hold M x (products of the input) with N h added to reset and update, the fourth N_s h.
/// On return they hold s̃, r, z and, unchanged, N_s h; @p h receives z ∘ s̃ + (1 − z) ∘ h_prev.
/// @param bias 3 × hidden: [b_s | b_r | b_z]. @param previous rows × hidden, null at the first step (zeros).
void gruForward(std::size_t rows, std::size_t hidden, const float* bias, const float* previous, float* gates, float* h);
void gruForward(std::size_t rows, std::size_t hidden, const double* bias, const double* previous, double* gates,
                double* h);

/// Turns the gates of a step into gradients in place: [ds | dr | dz | r ∘ ds], all before the activation; adds
/// (1 − z) ∘ dh to @p dPrevious. @param previous, dPrevious null at the first step.
void gruBackward(std::size_t rows, std::size_t hidden, const float* previous, const float* dh, float* gates,
                 float* dPrevious);
void gruBackward(std::size_t rows, std::size_t hidden, const double* previous, const double* dh, double* gates,
                 double* dPrevious);

/// Rows of LSTM gates hold 4 × hidden values: [input | forget | candidate | output].
///
/// On entry they hold the products of input and state without bias, on return the gates. @p c receives
/// f ∘ c_prev + i ∘ g, @p h receives o ∘ tanh(c). @param bias 4 × hidden. @param before the step's former c, rows ×
/// hidden, null at the first step (zeros).
void lstmForward(std::size_t rows, std::size_t hidden, const float* bias, const float* before, float* gates, float* c,
                 float* h);
void lstmForward(std::size_t rows, std::size_t hidden, const double* bias, const double* before, double* gates,
                 double* c, double* h);

/// Turns the gates of a step into gradients before the activation, in place. @param dc rows × hidden: on entry what the
/// next step hands back of c's gradient, on return what this one hands to the step before.
void lstmBackward(std::size_t rows, std::size_t hidden, const float* before, const float* c, const float* dh,
                  float* gates, float* dc);
void lstmBackward(std::size_t rows, std::size_t hidden, const double* before, const double* c, const double* dh,
                  double* gates, double* dc);

/// y = mask ∘ x; with @p add, y += mask ∘ x.
void applyMask(std::size_t n, const float* mask, const float* x, bool add, float* y);
void applyMask(std::size_t n, const double* mask, const double* x, bool add, double* y);

/// Self-attention of one sentence: weights a_t = softmax_t(u_t · u_S), S the last step; out_t = |S| a_t u_t.
/// Row t of u and out begins at (offsets[t] + sentence) × hidden. @param weights length values.
void attentionForward(std::size_t length, std::size_t hidden, std::size_t sentence, const std::size_t* offsets,
                      const float* u, float* weights, float* out);
void attentionForward(std::size_t length, std::size_t hidden, std::size_t sentence, const std::size_t* offsets,
                      const double* u, double* weights, double* out);

/// Gradient of the above, times tanh's: @p d holds the gradient of out on entry and of the values before
/// u = tanh(…) on return. @param scratch hidden + length values.
void attentionBackward(std::size_t length, std::size_t hidden, std::size_t sentence, const std::size_t* offsets,
                       const float* u, const float* weights, float* d, float* scratch);
void attentionBackward(std::size_t length, std::size_t hidden, std::size_t sentence, const std::size_t* offsets,
                       const double* u, const double* weights, double* d, double* scratch);

/// out = Σ_t scales[words[t]] · rows[words[t]], the sums in registers.
void gatherSum(std::size_t length, std::size_t dimension, const std::uint32_t* words, const float* const* rows,
               const float* scales, float* out);
void gatherSum(std::size_t length, std::size_t dimension, const std::uint32_t* words, const double* const* rows,
               const double* scales, double* out);

/// out[i] = scales[i] · rows[i], contiguous.
void gather(std::size_t count, std::size_t dimension, const float* const* rows, const float* scales, float* out);
void gather(std::size_t count, std::size_t dimension, const double* const* rows, const double* scales, double* out);

} // namespace crossgloss::kernels
