#include "resources/DictdContainer.h"

#include "resources/CompressedInput.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <array>
#include <optional>
#include <system_error>

namespace crossgloss {

namespace {

constexpr std::array<signed char, 256> makeDigits()
{
    std::array<signed char, 256> digits{};
    digits.fill(-1);
    constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (std::size_t i = 0; i < alphabet.size(); ++i) {
        digits[static_cast<unsigned char>(alphabet[i])] = static_cast<signed char>(i);
    }
    return digits;
}

/// dictd's base 64: big-endian digits without padding. Nothing when a character is none or the number too big.
std::optional<std::uint64_t> decodeNumber(std::string_view text)
{
    static constexpr std::array<signed char, 256> digits = makeDigits();
    if (text.empty() || text.size() > 10) {
        return std::nullopt;
    }
    std::uint64_t value = 0;
    for (const char c : text) {
        const signed char digit = digits[static_cast<unsigned char>(c)];
        if (digit < 0) {
            return std::nullopt;
        }
        value = value * 64 + static_cast<std::uint64_t>(digit);
    }
    return value;
}

/// "00databaseinfo" and "00-database-info" → "info"; empty for words that name no header.
std::string_view headerName(std::string_view word)
{
    for (const std::string_view prefix : {"00-database-", "00database"}) {
        if (word.starts_with(prefix)) {
            return word.substr(prefix.size());
        }
    }
    return {};
}

[[noreturn]] void refuseLine(const std::filesystem::path& index, std::uint64_t line, const char* text,
                             std::vector<std::string> arguments = {})
{
    throw Error(text, std::move(arguments))
        .at(index.string(), line)
        .advise(CROSSGLOSS_TEXT("Install the dictionary again; its index is damaged"));
}

} // namespace

std::filesystem::path DictdContainer::findData(const std::filesystem::path& index)
{
    std::error_code ignored;
    for (const char* extension : {".dict.dz", ".dict"}) {
        std::filesystem::path data = index;
        data.replace_extension(extension);
        if (std::filesystem::is_regular_file(data, ignored)) {
            return data;
        }
    }
    throw Error(CROSSGLOSS_TEXT("The data file of this dictionary is missing"))
        .at(index.string())
        .advise(CROSSGLOSS_TEXT("Put the .dict.dz or .dict file beside the index"));
}

std::string DictdContainer::readData(const std::filesystem::path& path, std::uint64_t wanted,
                                     const Progress& progress)
{
    CompressedInput input(path, maximumData);
    constexpr std::size_t step = std::size_t{4} << 20;
    std::string data;
    while (wanted == 0 || data.size() < wanted) {
        progress.throwIfCancelled();
        const std::size_t before = data.size();
        const std::size_t size =
            wanted == 0 ? step : static_cast<std::size_t>(std::min<std::uint64_t>(step, wanted - before));
        data.resize(before + size);
        const std::size_t got = input.read(data.data() + before, size);
        data.resize(before + got);
        if (got < size) {
            break;
        }
    }
    return data;
}

DictdContainer::DictdContainer(const std::filesystem::path& index, Extent extent, const Progress& progress)
    : m_indexPath(index), m_dataPath(findData(index)), m_index(readWhole(index, maximumIndex))
{
    progress.throwIfCancelled();
    parseIndex(extent);
    std::uint64_t wanted = 0;
    if (extent == Extent::Headers) {
        for (const Line& header : m_headers) {
            wanted = std::max(wanted, header.offset + header.length);
        }
        if (wanted == 0) {
            return; // a dictionary without description
        }
    }
    m_data = readData(m_dataPath, wanted, progress);
    for (const std::vector<Line>* lines : {&m_headers, &m_lines}) {
        for (const Line& line : *lines) {
            if (line.offset > m_data.size() || line.length > m_data.size() - line.offset) {
                refuseLine(m_indexPath, line.number,
                           CROSSGLOSS_TEXT("The index points past the end of the data (%1 + %2 of %3 bytes)"),
                           {std::to_string(line.offset), std::to_string(line.length), std::to_string(m_data.size())});
            }
        }
    }
}

void DictdContainer::parseIndex(Extent extent)
{
    std::string_view rest = m_index;
    std::uint64_t number = 0;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        std::string_view text = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        ++number;
        if (!text.empty() && text.back() == '\r') {
            text.remove_suffix(1);
        }
        if (text.empty() || (extent == Extent::Headers && !text.starts_with("00"))) {
            continue;
        }
        const std::size_t first = text.find('\t');
        const std::size_t second = first == std::string_view::npos ? first : text.find('\t', first + 1);
        if (second == std::string_view::npos) {
            refuseLine(
                m_indexPath, number,
                CROSSGLOSS_TEXT(
                    "This is not an index line: a word, an offset and a length are expected, separated by tabs"));
        }
        const std::size_t third = text.find('\t', second + 1);
        const std::optional<std::uint64_t> offset = decodeNumber(text.substr(first + 1, second - first - 1));
        const std::optional<std::uint64_t> length = decodeNumber(
            text.substr(second + 1, third == std::string_view::npos ? third : third - second - 1));
        if (!offset || !length || *offset > maximumData || *length > maximumData) {
            refuseLine(m_indexPath, number, CROSSGLOSS_TEXT("The offset or the length of this line is not a number"));
        }
        Line line;
        line.word = text.substr(0, first);
        line.offset = *offset;
        line.length = *length;
        line.number = number;
        if (!headerName(line.word).empty()) {
            m_headers.push_back(line);
            continue;
        }
        // A fourth column holds the word as it is spelt, the first one what it is sorted by.
        if (third != std::string_view::npos && third + 1 < text.size()) {
            line.word = text.substr(third + 1);
        }
        if (extent == Extent::Everything) {
            m_lines.push_back(line);
        }
    }
    if (extent == Extent::Everything && m_lines.empty()) {
        throw Error(CROSSGLOSS_TEXT("The index names no articles"))
            .at(m_indexPath.string())
            .advise(CROSSGLOSS_TEXT("Install the dictionary again; its index is damaged"));
    }
}

std::string_view DictdContainer::text(const Line& line) const
{
    return std::string_view(m_data).substr(line.offset, line.length);
}

std::string DictdContainer::header(std::string_view name) const
{
    for (const Line& line : m_headers) {
        if (headerName(line.word) != name) {
            continue;
        }
        std::string_view content = text(line);
        const std::string_view firstLine = content.substr(0, content.find('\n'));
        if (!headerName(firstLine).empty()) {
            content.remove_prefix(std::min(firstLine.size() + 1, content.size()));
        }
        return toNfc(content); // what is not UTF-8 becomes readable at least
    }
    return {};
}

} // namespace crossgloss
