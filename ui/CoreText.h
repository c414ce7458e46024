#pragma once

#include "base/Error.h"

#include <QString>

namespace crossgloss {

/// A core error in the user's language: `FILE:LINE: message. advice`.
QString translated(const Error& error);
/// A text of core marked with CROSSGLOSS_TEXT (stages, parts of speech) in the user's language.
QString translatedCore(std::string_view text);

} // namespace crossgloss
