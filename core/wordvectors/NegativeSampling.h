#pragma once

#include <algorithm>
#include <cstddef>

/// The step that all methods share. For an input x and outputs y₀ (the word that stands there), y₁ … y_K (negatives) the loss
/// is −log σ(x·y₀) − Σ log σ(−x·y_k) (Mikolov et al. 2013, eq. 4), summed over the inputs, which share their outputs: the
/// scores are then one small matrix product, and each row is fetched once for all.
namespace crossgloss {

/// Values of a row are a multiple of this, zeros behind the dimension.
inline constexpr std::size_t rowGranularity = 8;
/// Of one step.
inline constexpr std::size_t maxInputs = 16;
inline constexpr std::size_t maxOutputs = 64;

template <typename Scalar>
struct SamplingStep {
    std::size_t width = 0;             ///< values of a row, a multiple of rowGranularity
    Scalar rate = 0;                   ///< learning rate
    std::size_t inputs = 0;            ///< 1 … maxInputs
    std::size_t outputs = 0;           ///< 1 … maxOutputs; the first is the word, the others are negatives
    /// Rows x, and where −rate × gradient is added for each: the row itself, or a buffer.
    const Scalar* input[maxInputs] = {};
    Scalar* moved[maxInputs] = {};
    /// Rows y, which move in place. A row may stand here more than once, and its steps add up.
    Scalar* output[maxOutputs] = {};
};

/// All gradients are taken where the rows stand before the step. Under Hogwild (Recht et al. 2011) other threads may move the
/// same rows meanwhile: what is lost then is noise.
/// @param loss where the loss before the step is added; null = it is not worked out.
void negativeSamplingStep(const SamplingStep<float>& step, double* loss);
void negativeSamplingStep(const SamplingStep<double>& step, double* loss);

/// mean = (Σ rows) / count, of @p width values each.
void meanOfRows(std::size_t width, std::size_t count, const float* const* rows, float* mean);
void meanOfRows(std::size_t width, std::size_t count, const double* const* rows, double* mean);

/// Each of @p count rows += factor × change.
void addToRows(std::size_t width, std::size_t count, float factor, const float* change, float* const* rows);
void addToRows(std::size_t width, std::size_t count, double factor, const double* change, double* const* rows);

/// A step whose one input is the mean of @p rows (CBOW: of the words around; with n-grams: of a word's rows). As in word2vec and
/// fastText each row moves by the whole gradient of the mean, not by its share of it.
/// @param hidden, change of @p step's width each. Uses step's first input.
template <typename Scalar>
void meanInputStep(SamplingStep<Scalar>& step, std::size_t count, Scalar* const* rows, Scalar* hidden, Scalar* change,
                   double* loss)
{
    meanOfRows(step.width, count, rows, hidden);
    std::fill_n(change, step.width, Scalar(0));
    step.inputs = 1;
    step.input[0] = hidden;
    step.moved[0] = change;
    negativeSamplingStep(step, loss);
    addToRows(step.width, count, Scalar(1), change, rows);
}

/// The alignment of a pair of sentences (Gouws et al. 2015, eq. 6): ½ ‖mean of first − mean of second‖². Moves all rows by
/// −rate × gradient, a word that stands twice twice. @return the squared distance of the means before.
double alignBags(std::size_t width, float rate, std::size_t firstCount, float* const* first, std::size_t secondCount,
                 float* const* second, float* workspace);
double alignBags(std::size_t width, double rate, std::size_t firstCount, double* const* first, std::size_t secondCount,
                 double* const* second, double* workspace);

} // namespace crossgloss
