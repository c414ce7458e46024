#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace crossgloss {

/// Characters of a name that somebody gives to something.
constexpr std::size_t maxNameLength = 200;

/// @throws Error when @p name is no name to be shown in a list: more than one line, control characters, bytes that are
/// no UTF-8, or longer than maxNameLength.
void requireName(std::string_view name);

/// What of @p text can stand as a name: on one line, bytes that are no UTF-8 as U+FFFD, cut to maxNameLength characters.
std::string nameFrom(std::string_view text);

/// @p text itself when it is UTF-8, else with U+FFFD for what is not.
std::string validUtf8(std::string text);

} // namespace crossgloss
