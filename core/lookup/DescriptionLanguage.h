#pragma once

#include "pack/Pack.h"

#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// How well a text fits a language: the mean over its tokens of what the language knows of each, a function word
/// counting 1, a word of the vocabulary by how frequent it is, an unknown one 0.
double languageFit(std::string_view text, const std::string& language, const Pack& pack);

/// The language that fits a text best; empty when it has no word of any of them.
/// @param languages canonical codes to choose from, the first of equals is taken.
std::string likeliestLanguage(std::string_view text, const std::vector<std::string>& languages, const Pack& pack);

/// The language that a text looks like, where that is clearly another than the one given; empty otherwise.
/// @param languages canonical codes to choose from.
std::string suggestedLanguage(std::string_view text, const std::string& given,
                              const std::vector<std::string>& languages, const Pack& pack);

} // namespace crossgloss
