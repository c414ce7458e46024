#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace crossgloss {

/// Characters that a message of this program has at most, file name and advice apart.
constexpr std::size_t maxMessageLength = 300;

/// Text of a stranger's, made fit to stand in a message: on one line, without characters that control a terminal or
/// turn the direction of writing, bytes that are no UTF-8 as U+FFFD, and of at most @p longest characters, the last of
/// them "…" where something was cut off.
std::string oneLine(std::string_view text, std::size_t longest = maxMessageLength);

} // namespace crossgloss
