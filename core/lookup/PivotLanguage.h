#pragma once

namespace crossgloss {

/// The language over which definitions and translations of two others are joined: most dictionaries have it on one side.
constexpr const char* pivotLanguage = "en";

} // namespace crossgloss
