#include "base/Numbers.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <system_error>

namespace crossgloss {

NumberFault parseNumber(std::string_view text, double& value)
{
    if (text.starts_with('+')) {
        text.remove_prefix(1);
        if (text.starts_with('-')) {
            return NumberFault::NotANumber;
        }
    }
    double read = 0;
    const char* const end = text.data() + text.size();
    const std::from_chars_result result = std::from_chars(text.data(), end, read);
    if (result.ptr != end || result.ec == std::errc::invalid_argument) {
        return NumberFault::NotANumber;
    }
    if (result.ec == std::errc::result_out_of_range) {
        // Too large and too small alike: a number with a negative exponent, or none at all but zeros in front, is
        // small.
        const std::size_t exponent = text.find_first_of("eE");
        const bool small = exponent == std::string_view::npos
                               ? text.substr(text.starts_with('-') ? 1 : 0).starts_with("0")
                               : text.substr(exponent + 1).starts_with('-');
        if (!small) {
            return NumberFault::OutOfRange;
        }
        read = 0;
    } else if (!std::isfinite(read)) {
        return NumberFault::OutOfRange;
    }
    value = read;
    return NumberFault::None;
}

std::string fixedDecimals(double value, int decimals)
{
    // The largest double has 309 digits before the point.
    std::array<char, 512> digits{};
    const std::to_chars_result result = std::to_chars(digits.data(), digits.data() + digits.size(), value,
                                                      std::chars_format::fixed, decimals < 0 ? 0 : decimals);
    return {digits.data(), result.ec == std::errc() ? result.ptr : digits.data()};
}

std::string significantDigits(double value, int digits)
{
    std::array<char, 64> text{};
    const std::to_chars_result result =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general,
                      digits < 1 ? 1 : std::min(digits, 17));
    return {text.data(), result.ec == std::errc() ? result.ptr : text.data()};
}

} // namespace crossgloss
