#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Places of the words of a description that it denies ("cannot *see*", "qui ne *boit* pas d'*alcool*") or asks the opposite of
/// ("opposite of *victory*", "das Gegenteil von *Gewinn*"): those that stand near to the word that says so.
/// @param tokens of the description. @param language one of the vocabulary's; of others nothing is denied.
std::vector<std::size_t> deniedWords(const std::vector<std::string>& tokens, std::string_view language);

} // namespace crossgloss
