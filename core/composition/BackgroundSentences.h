#pragma once

#include <filesystem>
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
/// All of them as a translation memory, an example of a list. @throws Error when the file cannot be written.
void writeBackgroundSentences(const std::filesystem::path& file);

} // namespace crossgloss
