#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Plain sentences that say what everyday words mean, the same in each language at the same place: two at different places
/// are a random pair, by which a similarity is judged. Empty for languages that have none.
std::span<const std::string> backgroundSentences(std::string_view language);
/// Canonical codes of those that have some, the best known first.
std::vector<std::string> backgroundLanguages();

} // namespace crossgloss
