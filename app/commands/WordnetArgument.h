#pragma once

#include "base/Progress.h"
#include "resources/Wordnet.h"

#include <string>

namespace crossgloss {

/// What commands say of the wordnets they take.
constexpr const char* wordnetArgumentHelp =
    "Open Multilingual Wordnet .tab, a WordNet database folder, or princeton for the installed one";

/// A wordnet as a command names it: a tab file, a folder of Princeton's database, or the word "princeton" for the
/// installed one. @throws Error.
Wordnet readWordnetArgument(const std::string& name, Progress& progress, ReadReport& report);

} // namespace crossgloss
