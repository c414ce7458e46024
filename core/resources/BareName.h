#pragma once

#include <filesystem>
#include <string>

namespace crossgloss {

/// The name of a dictionary's file without what says how it is written and packed: "eng-fra.tei.xz" → "eng-fra".
std::string bareName(const std::filesystem::path& file);

} // namespace crossgloss
