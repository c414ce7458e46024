#include "resources/NumpyFile.h"

#include "base/Error.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

namespace crossgloss {

namespace {

constexpr std::string_view magic = "\x93NUMPY";
constexpr std::size_t maxHeaderLength = std::size_t{1} << 16;

/// What follows `'key':` in the header, which is a Python dictionary on one line.
std::optional<std::string_view> entry(std::string_view header, std::string_view key)
{
    const std::size_t place = header.find(std::string("'").append(key).append("':"));
    if (place == std::string_view::npos) {
        return std::nullopt;
    }
    header.remove_prefix(place + key.size() + 3);
    const std::size_t begin = header.find_first_not_of(' ');
    return begin == std::string_view::npos ? std::nullopt : std::optional(header.substr(begin));
}

std::optional<std::size_t> number(std::string_view& text)
{
    const std::size_t begin = text.find_first_not_of(" ,(");
    if (begin == std::string_view::npos) {
        return std::nullopt;
    }
    std::size_t value = 0;
    const auto [end, problem] = std::from_chars(text.data() + begin, text.data() + text.size(), value);
    if (problem != std::errc()) {
        return std::nullopt;
    }
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

} // namespace

NumpyMatrix::NumpyMatrix(const std::filesystem::path& path) : m_map(path)
{
    static_assert(std::endian::native == std::endian::little);
    const auto fail = [&path](const char* text) { return Error(text).at(path.string()); };
    const std::string_view bytes(m_map.text(), m_map.size());
    if (bytes.size() < 10 || !bytes.starts_with(magic)) {
        throw fail(CROSSGLOSS_TEXT("This is not a NumPy file"));
    }
    const bool isLong = bytes[6] >= 2;
    std::size_t headerSize = 0;
    std::memcpy(&headerSize, bytes.data() + 8, isLong ? 4 : 2);
    const std::size_t start = isLong ? 12 : 10;
    if (headerSize > maxHeaderLength || start + headerSize > bytes.size()) {
        throw fail(CROSSGLOSS_TEXT("The header of the NumPy file is cut off"));
    }
    const std::string_view header = bytes.substr(start, headerSize);
    const auto type = entry(header, "descr");
    const auto order = entry(header, "fortran_order");
    auto shape = entry(header, "shape");
    if (!type || !order || !shape || !shape->starts_with("(")) {
        throw fail(CROSSGLOSS_TEXT("The header of the NumPy file cannot be understood"));
    }
    if (type->starts_with("'<f8'")) {
        m_isDouble = true;
    } else if (!type->starts_with("'<f4'")) {
        throw fail(CROSSGLOSS_TEXT("The matrix is neither of float32 nor of float64 values"));
    }
    if (!order->starts_with("False")) {
        throw fail(CROSSGLOSS_TEXT("The matrix is stored column by column (Fortran order)"))
            .advise(CROSSGLOSS_TEXT("Save it with numpy.ascontiguousarray."));
    }
    const auto rows = number(*shape);
    const auto columns = number(*shape);
    const std::size_t rest = shape->find_first_not_of(" ,");
    if (!rows || !columns || rest == std::string_view::npos || (*shape)[rest] != ')') {
        throw fail(CROSSGLOSS_TEXT("The file does not hold a matrix of rows and columns"));
    }
    m_rows = *rows;
    m_columns = *columns;
    const std::size_t available = (bytes.size() - start - headerSize) / (m_isDouble ? sizeof(double) : sizeof(float));
    if (m_columns != 0 && m_rows > available / m_columns) {
        throw Error(CROSSGLOSS_TEXT("The matrix is cut off: %1 × %2 values were announced, %3 found"),
                    {std::to_string(m_rows), std::to_string(m_columns), std::to_string(available)})
            .at(path.string());
    }
    m_values = bytes.data() + start + headerSize;
    if (reinterpret_cast<std::uintptr_t>(m_values) % (m_isDouble ? alignof(double) : alignof(float)) != 0) {
        throw fail(CROSSGLOSS_TEXT("The values of the NumPy file are not aligned"));
    }
}

std::vector<float> NumpyMatrix::asFloatsIfExact() const
{
    std::vector<float> values;
    if (!m_isDouble) {
        return values;
    }
    const double* source = doubles();
    const std::size_t base = static_cast<std::size_t>(reinterpret_cast<const std::byte*>(source) - m_map.bytes().data());
    constexpr std::size_t piece = std::size_t{1} << 18;
    values.resize(m_rows * m_columns);
    for (std::size_t first = 0; first < values.size(); first += piece) {
        const std::size_t last = std::min(first + piece, values.size());
        for (std::size_t i = first; i < last; ++i) {
            values[i] = static_cast<float>(source[i]);
            if (static_cast<double>(values[i]) != source[i]) {
                return {};
            }
        }
        m_map.advise(MemoryMap::Access::NotNeeded, base + first * sizeof(double), (last - first) * sizeof(double));
    }
    return values;
}

} // namespace crossgloss
