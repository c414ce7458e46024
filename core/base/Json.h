#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace crossgloss {

/// Nested deeper than this, a text is refused: values are copied and written by recursion, which a stranger's file must
/// not be able to drive through the end of the stack.
constexpr std::size_t deepestJson = 64;

/// JSON of a file that may be a stranger's. @return a discarded value (is_discarded()) when @p text is no JSON or nests
/// deeper than deepestJson.
nlohmann::json parsedJson(std::string_view text, bool ignoreComments = false);

/// The text of @p value, on one line unless @p indent is positive. Strings may hold any bytes, as file names do: what
/// is no UTF-8 becomes U+FFFD.
std::string jsonText(const nlohmann::json& value, int indent = -1);

} // namespace crossgloss
