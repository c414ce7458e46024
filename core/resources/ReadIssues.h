#pragma once

#include "resources/Dictionary.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace crossgloss {

/// Counts an entry or line that was left out under its reason.
void countLeftOut(ReadReport& report, std::string_view reason, bool harmless = false, std::uint64_t count = 1);
/// Counts a line that could not be used and keeps the first hundred of them.
void addIssue(ReadReport& report, const std::filesystem::path& file, std::uint64_t line, std::string message);
/// Something worth telling about a line whose content was used all the same: listed, not counted as skipped.
void addNote(ReadReport& report, const std::filesystem::path& file, std::uint64_t line, std::string message);

/// What keeps @p line from being text: bytes that are no UTF-8 or a NUL; empty when it is fine.
std::string checkText(std::string_view line);

} // namespace crossgloss
