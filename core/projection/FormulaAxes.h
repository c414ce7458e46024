#pragma once

#include "space/ExactSearch.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// One word of a formula with its sign.
struct FormulaTerm {
    std::string word;
    bool minus = false;
};

/// Reads "king - man + woman" into its terms; "a, b | c, d" is the mean of a class against another's. Quotes hold a word
/// with spaces or signs: "well-being" needs none, as signs stand between spaces.
/// @throws Error that says what is wrong with the formula.
struct Formula {
    std::vector<FormulaTerm> terms;
    bool means = false;                ///< classes: terms of a sign are averaged
};
Formula readFormula(std::string_view text);

/// Direction of a formula, of length one. @param vectorOf fills a word's vector; false = unknown.
/// @throws Error that names the word that is not known, or says that the terms cancel out.
std::vector<float> formulaDirection(const Formula& formula, std::size_t dimension,
                                    const std::function<bool(std::string_view word, std::span<float> out)>& vectorOf);

/// Coordinates of rows along two directions, as they are (cosines where rows have length one). @return rows × 2.
std::vector<float> alongAxes(const RowMatrix& rows, std::size_t dimension, std::span<const float> horizontal,
                             std::span<const float> vertical, int threads);

} // namespace crossgloss
