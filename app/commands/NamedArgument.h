#pragma once

#include <string>
#include <utility>

namespace crossgloss {

/// LANGUAGE=FILE of a command line: the canonical code and the file. @throws Error for another form or no language.
std::pair<std::string, std::string> languageAndFile(const std::string& argument);
/// NAME=VALUE, likewise.
std::pair<std::string, std::string> nameAndValue(const std::string& argument);

} // namespace crossgloss
