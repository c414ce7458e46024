#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace crossgloss {

/// A time as tables of decisions have it, in the form that journals keep ("2026-03-01T12:00:00Z"): a day, or a day, `T`
/// or a blank, hours, minutes and perhaps seconds (fractions are dropped), and `Z` or an offset like +02:00, UTC
/// without. Nothing when it is no time that ever was or will be.
std::optional<std::string> decisionTime(std::string_view text);

} // namespace crossgloss
