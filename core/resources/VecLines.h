#pragma once

#include "base/Error.h"
#include "resources/SpaceStorage.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Bytes behind the text that VecLineParser may look at, whatever they hold.
inline constexpr std::size_t vecPadding = 64;
/// Bytes before the text that it may look at.
inline constexpr std::size_t vecLookBack = 8;

/// Tokens of a line that are numbers, counted from its end; the first token is a word and never counts.
std::size_t countValues(std::string_view line);

/// Reads a number as a value: decimal or scientific notation, correctly rounded; too small ones become zero.
enum class ValueFault { None, NotANumber, NotFinite };
ValueFault parseValue(std::string_view token, float& value);

/// Lines of .vec text to words and rows. A line is a word, then dimension() numbers, between them one or more spaces or
/// tabs. The last dimension() tokens are the numbers and all before them is the word, so that words may hold spaces (as
/// in GloVe's files).
class VecLineParser {
public:
    explicit VecLineParser(std::size_t dimension) : m_dimension(dimension) {}

    std::size_t dimension() const { return m_dimension; }
    /// Shorter lines hold no row; they must be blank.
    std::size_t minRowLength() const { return 2 * m_dimension; }

    struct Skipped {
        std::size_t line = 0;          ///< 0-based within the text
        std::string_view reason;
    };
    struct Result {
        std::size_t rows = 0;          ///< places of words and values used, holes included
        std::size_t lines = 0;         ///< lines read
        std::vector<Skipped> skipped;  ///< lines whose word is unusable; their places are holes
        std::optional<Error> broken;   ///< line number `lines` is no row; without file and line
    };

    struct Count {
        std::size_t lines = 0;
        std::size_t rows = 0;          ///< lines that take a place
    };
    /// Counts the lines of whole-line text.
    Count count(std::string_view text) const;

    /// Parses @p text, which ends with a line feed, into @p words and @p values (dimension() floats each), at most
    /// @p limit of them. Words point into @p text. vecPadding bytes behind it must be readable, and when @p mayLookBack
    /// vecLookBack bytes before it. @p firstLine is the number that the words of the first line get.
    Result parse(std::string_view text, bool mayLookBack, std::size_t firstLine, RowWord* words, float* values,
                 std::size_t limit) const;

private:
    bool parseUnusualLine(std::string_view line, std::size_t number, RowWord* words, float* values,
                          Result& result) const;
    Error describe(std::string_view line) const;

    std::size_t m_dimension;
};

} // namespace crossgloss
