#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace crossgloss {

enum class NumberFault : std::uint8_t
{
    None,
    NotANumber,
    OutOfRange
};

/// Reads the whole of @p text as a number in decimal or scientific notation ("-0.5", "+1e-3"), with a point in every
/// locale. Neither hexadecimal digits nor blanks are taken; "inf", "nan" and what a double cannot hold are out of
/// range.
/// @p value is set only when there is no fault; numbers too small for a double become zero.
NumberFault parseNumber(std::string_view text, double& value);

/// @p value with @p decimals digits behind the point ("0.250"), a point in every locale.
std::string fixedDecimals(double value, int decimals);
/// @p value rounded to @p digits significant ones ("1.5e-07", "0.25").
std::string significantDigits(double value, int digits);

} // namespace crossgloss
