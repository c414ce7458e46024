#pragma once

namespace crossgloss {

/// Of options that wordnetNamed() reads.
inline constexpr const char* wordnetArgumentHelp =
    "Open Multilingual Wordnet .tab, WN-LMF .xml, a WordNet database folder, or princeton for the installed one";

} // namespace crossgloss
