#include "resources/VecLines.h"

#include "numeric/Vectorised.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstring>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace crossgloss {

namespace {

#if defined(__GNUC__)
#define CROSSGLOSS_INLINE inline __attribute__((always_inline))
#else
#define CROSSGLOSS_INLINE inline
#endif

CROSSGLOSS_INLINE std::uint64_t load64(const char* text)
{
    std::uint64_t word;
    std::memcpy(&word, text, sizeof word);
    return word;
}

CROSSGLOSS_INLINE std::uint64_t separators64(const char* text)
{
#ifdef __SSE2__
    const __m128i space = _mm_set1_epi8(0x20);
    std::uint64_t mask = 0;
    for (int i = 0; i < 4; ++i) {
        const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(text + 16 * i));
        const __m128i found = _mm_cmpeq_epi8(_mm_min_epu8(bytes, space), bytes);
        mask |= static_cast<std::uint64_t>(static_cast<std::uint32_t>(_mm_movemask_epi8(found))) << (16 * i);
    }
    return mask;
#else
    std::uint64_t mask = 0;
    for (int i = 0; i < 64; ++i) {
        mask |= std::uint64_t{static_cast<unsigned char>(text[i]) <= 0x20} << i;
    }
    return mask;
#endif
}

/// Walks over the bytes up to 0x20 (space, tab, line ends and other controls) of a text, 64 bytes at a time.
class SeparatorScan {
public:
    CROSSGLOSS_INLINE explicit SeparatorScan(const char* start) : m_base(start), m_mask(separators64(start)) {}

    CROSSGLOSS_INLINE const char* next()
    {
        while (m_mask == 0) {
            m_base += 64;
            m_mask = separators64(m_base);
        }
        const char* found = m_base + std::countr_zero(m_mask);
        m_mask &= m_mask - 1;
        return found;
    }

private:
    const char* m_base;
    std::uint64_t m_mask;
};

constexpr std::int32_t powers[] = {1, 10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000};
constexpr double inversePowers[] = {1, 1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8};

/// Eight digits, given as their values with the first in the lowest byte, to a number.
CROSSGLOSS_INLINE std::uint32_t eightDigits(std::uint64_t digits)
{
    digits = digits * 10 + (digits >> 8);
    constexpr std::uint64_t mask = 0x000000ff000000ff;
    constexpr std::uint64_t hundreds = 100 + (std::uint64_t{1000000} << 32);
    constexpr std::uint64_t ones = 1 + (std::uint64_t{10000} << 32);
    return static_cast<std::uint32_t>(((digits & mask) * hundreds + ((digits >> 16) & mask) * ones) >> 32);
}

/// Reads [begin, end) when it is `[-]d.d…d` with one to eight decimals, as nearly every value is.
///
/// The result is the correctly rounded float: the digits make an integer below 10^9, exact in double; times the rounded
/// 10^-k it is off by less than 2^-52 of itself, and no number of that form with up to eight decimals lies so near to
/// the middle of two floats (at least 2^-51.6) without being it, which below ten needs more decimals.
CROSSGLOSS_INLINE bool parseShortDecimal(const char* begin, const char* end, float& value)
{
    const std::uint32_t negative = *begin == '-' ? 1 : 0;
    const std::size_t decimals = static_cast<std::size_t>(end - begin) - 2 - negative;
    const std::uint32_t units = static_cast<std::uint32_t>(static_cast<unsigned char>(begin[negative])) - '0';
    if (decimals - 1 >= 8) {
        return false;
    }
    const unsigned unused = static_cast<unsigned>(64 - 8 * decimals);
    const std::uint64_t digits = ((load64(end - 8) ^ 0x3030303030303030) >> unused) << unused;
    const std::uint64_t nonDigits = ((digits + 0x7676767676767676) | digits) & 0x8080808080808080;
    if (nonDigits != 0 || units > 9 || begin[negative + 1] != '.') {
        return false;
    }
    const std::int32_t mantissa = static_cast<std::int32_t>(units) * powers[decimals]
                                  + static_cast<std::int32_t>(eightDigits(digits));
    const float magnitude = static_cast<float>(static_cast<double>(mantissa) * inversePowers[decimals]);
    value = std::bit_cast<float>(std::bit_cast<std::uint32_t>(magnitude) | (negative << 31));
    return true;
}

/// The usual line: a word without spaces, single spaces, short decimals, then a line feed or a space or a carriage
/// return and a line feed. @return the byte behind the line feed; null when the line is anything else.
CROSSGLOSS_INLINE const char* parseUsualLine(const char* line, SeparatorScan& scan, std::size_t dimension,
                                             std::string_view& word, float* values)
{
    const char* end = scan.next();
    if (*end != ' ' || end == line) {
        return nullptr;
    }
    word = {line, static_cast<std::size_t>(end - line)};
    for (std::size_t i = 0; i < dimension; ++i) {
        // A separator that ends the line early makes the next "number" begin with the next line's word: the word is not
        // a short decimal, or if it is, the line feed shows here.
        if (*end != ' ') {
            return nullptr;
        }
        const char* begin = end + 1;
        end = scan.next();
        if (!parseShortDecimal(begin, end, values[i])) {
            return nullptr;
        }
    }
    if (*end == '\n') {
        return end + 1;
    }
    const bool ends = (*end == ' ' || *end == '\r') && end[1] == '\n';
    if (!ends) {
        return nullptr;
    }
    scan.next();
    return end + 2;
}

/// Usual lines until something else comes. @return where that line begins, or @p end.
CROSSGLOSS_VECTORISED
const char* parseUsualLines(const char* begin, const char* end, std::size_t dimension, RowWord* words, float* values,
                            std::size_t limit, std::size_t& rows)
{
    const char* line = begin;
    if (line == end || rows == limit) {
        return line;
    }
    SeparatorScan scan(line);
    do {
        std::string_view word;
        const char* next = parseUsualLine(line, scan, dimension, word, values + rows * dimension);
        if (!next) {
            return line;
        }
        words[rows].text = word.data();
        words[rows].length = static_cast<std::uint32_t>(word.size());
        ++rows;
        line = next;
    } while (line != end && rows < limit);
    return line;
}

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/// Takes the last token off @p text, with the blanks around it.
std::string_view takeLastToken(std::string_view& text)
{
    while (!text.empty() && isBlank(text.back())) {
        text.remove_suffix(1);
    }
    std::size_t begin = text.size();
    while (begin > 0 && !isBlank(text[begin - 1])) {
        --begin;
    }
    const std::string_view token = text.substr(begin);
    text = text.substr(0, begin);
    return token;
}

std::string excerpt(std::string_view text)
{
    constexpr std::size_t longest = 40;
    std::string shown;
    for (const char c : text.substr(0, longest)) {
        const unsigned char byte = static_cast<unsigned char>(c);
        shown += byte >= 0x20 && byte < 0x7f ? c : '?';
    }
    return text.size() > longest ? shown + "..." : shown;
}

bool looksLikeDecimal(std::string_view token)
{
    float ignored;
    return token.find('.') != std::string_view::npos && parseValue(token, ignored) == ValueFault::None;
}

} // namespace

ValueFault parseValue(std::string_view token, float& value)
{
    if (token.starts_with('+')) {
        token.remove_prefix(1);
        if (token.starts_with('-')) {
            return ValueFault::NotANumber;
        }
    }
    const char* end = token.data() + token.size();
    const std::from_chars_result result = std::from_chars(token.data(), end, value);
    if (result.ptr != end || result.ec == std::errc::invalid_argument) {
        return ValueFault::NotANumber;
    }
    if (result.ec == std::errc::result_out_of_range) {
        // Both too large and too small are out of range; double tells them apart unless it is out of its own.
        double wide = 0;
        const std::errc fault = std::from_chars(token.data(), end, wide).ec;
        const std::size_t exponent = token.find_first_of("eE");
        const bool tiny = fault == std::errc() ? std::abs(wide) < 1
                                               : exponent == std::string_view::npos || token[exponent + 1] == '-';
        value = token.starts_with('-') ? -0.0f : 0.0f;
        if (tiny && fault == std::errc()) {
            value = static_cast<float>(wide);
        }
        return tiny ? ValueFault::None : ValueFault::NotFinite;
    }
    return std::isfinite(value) ? ValueFault::None : ValueFault::NotFinite;
}

std::size_t countValues(std::string_view line)
{
    std::size_t values = 0;
    float ignored = 0;
    for (std::string_view token = takeLastToken(line); !token.empty(); token = takeLastToken(line)) {
        if (line.find_first_not_of(" \t\r") == std::string_view::npos
            || parseValue(token, ignored) == ValueFault::NotANumber) {
            break;
        }
        ++values;
    }
    return values;
}

VecLineParser::Count VecLineParser::count(std::string_view text) const
{
    Count count;
    const char* line = text.data();
    const char* end = text.data() + text.size();
    while (line != end) {
        const void* found = std::memchr(line, '\n', static_cast<std::size_t>(end - line));
        const char* feed = found ? static_cast<const char*>(found) : end;
        ++count.lines;
        count.rows += static_cast<std::size_t>(feed - line) >= minRowLength() ? 1 : 0;
        line = found ? feed + 1 : end;
    }
    return count;
}

Error VecLineParser::describe(std::string_view line) const
{
    std::size_t tokens = 0;
    std::string_view stranger;
    for (std::string_view rest = line, token = takeLastToken(rest); !token.empty(); token = takeLastToken(rest)) {
        float ignored = 0;
        const ValueFault fault = tokens < m_dimension ? parseValue(token, ignored) : ValueFault::None;
        if (fault == ValueFault::NotFinite) {
            return Error(CROSSGLOSS_TEXT("The value “%1” is not a finite number"), {excerpt(token)});
        }
        stranger = fault == ValueFault::NotANumber ? token : stranger;
        ++tokens;
    }
    if (tokens == m_dimension + 1 && !stranger.empty()) {
        return Error(CROSSGLOSS_TEXT("“%1” is where a number should be"), {excerpt(stranger)});
    }
    const std::size_t values = tokens <= m_dimension ? tokens - std::min<std::size_t>(tokens, 1) : countValues(line);
    return Error(CROSSGLOSS_TEXT("The line holds %1 values instead of %2"),
                 {std::to_string(values), std::to_string(m_dimension)})
        .advise(CROSSGLOSS_TEXT("Check that the file is complete and that it holds word vectors"));
}

bool VecLineParser::parseUnusualLine(std::string_view line, std::size_t number, RowWord* words, float* values,
                                     Result& result) const
{
    const bool blank = line.find_first_not_of(" \t\r") == std::string_view::npos;
    if (line.size() < minRowLength()) {
        if (!blank) {
            result.broken = describe(line);
        }
        return blank;
    }
    RowWord& row = words[result.rows];
    row = {};
    row.line = static_cast<std::uint32_t>(number);
    if (blank) {
        ++result.rows;
        return true;
    }
    std::string_view word = line;
    for (std::size_t i = m_dimension; i-- > 0;) {
        const std::string_view token = takeLastToken(word);
        if (parseValue(token, values[result.rows * m_dimension + i]) != ValueFault::None) {
            result.broken = describe(line);
            return false;
        }
    }
    while (!word.empty() && isBlank(word.back())) {
        word.remove_suffix(1);
    }
    while (!word.empty() && isBlank(word.front())) {
        word.remove_prefix(1);
    }
    if (word.find('\t') != std::string_view::npos) {
        result.broken = Error(CROSSGLOSS_TEXT("There is a tab in “%1”, where one word was expected"), {excerpt(word)})
                            .advise(CROSSGLOSS_TEXT("Keep one column before the numbers"));
        return false;
    }
    std::string_view before = word;
    const std::string_view last = takeLastToken(before);
    if (!before.empty() && looksLikeDecimal(last)) {
        result.broken = describe(line);
        return false;
    }
    const std::string_view fault = faultOfWord(word);
    if (fault.empty()) {
        row.text = word.data();
        row.length = static_cast<std::uint32_t>(word.size());
        row.hash = hashWord(word);
    } else {
        result.skipped.push_back({result.lines, fault});
    }
    ++result.rows;
    return true;
}

VecLineParser::Result VecLineParser::parse(std::string_view text, bool mayLookBack, std::size_t firstLine,
                                           RowWord* words, float* values, std::size_t limit) const
{
    Result result;
    const char* begin = text.data();
    const char* end = text.data() + text.size();
    while (begin != end && result.rows < limit) {
        if (mayLookBack || static_cast<std::size_t>(begin - text.data()) >= vecLookBack) {
            const std::size_t before = result.rows;
            begin = parseUsualLines(begin, end, m_dimension, words, values, limit, result.rows);
            for (std::size_t row = before; row < result.rows; ++row, ++result.lines) {
                const std::string_view word(words[row].text, words[row].length);
                const std::string_view fault = faultOfWord(word);
                words[row].hash = hashWord(word);
                words[row].line = static_cast<std::uint32_t>(firstLine + result.lines);
                if (!fault.empty()) {
                    words[row].length = RowWord::skipped;
                    result.skipped.push_back({result.lines, fault});
                }
            }
            if (begin == end || result.rows == limit) {
                break;
            }
        }
        const void* feed = std::memchr(begin, '\n', static_cast<std::size_t>(end - begin));
        const char* lineEnd = feed ? static_cast<const char*>(feed) : end;
        if (!parseUnusualLine({begin, static_cast<std::size_t>(lineEnd - begin)}, firstLine + result.lines, words,
                              values, result)) {
            break;
        }
        ++result.lines;
        begin = feed ? lineEnd + 1 : end;
    }
    return result;
}

} // namespace crossgloss
