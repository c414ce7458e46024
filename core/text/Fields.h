#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

// Lines of tables: fields with a separator between them. All views are into the text given.

/// The fields of @p line, empty ones included; at least one.
std::vector<std::string_view> splitFields(std::string_view line, char separator);

/// The fields of a line of comma-separated values (RFC 4180), without their quotation marks, in @p fields.
/// @return false when a quotation mark is not closed.
bool splitCsv(std::string_view line, std::vector<std::string>& fields);

/// @p field without spaces, tabs and carriage returns at both ends.
std::string_view trimmedField(std::string_view field);

} // namespace crossgloss
