#pragma once

#include "base/Progress.h"
#include "resources/Wordnet.h"

#include <string>

namespace crossgloss {

inline constexpr const char* wordnetArgumentHelp =
    "Open Multilingual Wordnet .tab, WN-LMF .xml, a WordNet database folder, or princeton for the installed one";

/// A wordnet as a command names it: a .tab or WN-LMF file, a folder of Princeton's database, or the word princeton for the
/// installed one. @throws Error.
Wordnet readWordnetArgument(const std::string& text, Progress& progress, ReadReport& report);

/// The installed Princeton database. @throws Error that says how to install it.
std::filesystem::path installedPrinceton();

} // namespace crossgloss
