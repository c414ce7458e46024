#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace crossgloss {

/// Rows of 4-bit values: byte j of a row holds value j in its low half and value j + dimension/2 in its high half, each
/// 0 to 15 standing for -8 to 7, times the row's scale. The dimension is even.
struct PackRows
{
    const std::uint8_t* codes = nullptr; ///< rows × dimension/2
    const float* scales = nullptr;       ///< rows
    std::size_t rows = 0;
    std::size_t dimension = 0;
};

/// Codes and scale of one row, the scale of least squared error among a few.
/// @param codes receives dimension/2 bytes. @return the scale.
float packQuantise(const float* values, std::size_t dimension, std::uint8_t* codes);

/// values = the row as floats.
void packDequantise(const PackRows& rows, std::size_t row, float* values);

/// A query in 16-bit integers for packScoreRows.
struct PackQuery
{
    std::vector<std::int16_t> low, high; ///< dimension/2 each
    float scale = 0;                     ///< of one unit
    std::int32_t sum = 0;                ///< of all values, times 8
};
PackQuery packQuery(const float* values, std::size_t dimension);

/// out[i] = dot product of the query with row begin + i, for [begin, end).
void packScoreRows(const PackRows& rows, const PackQuery& query, std::size_t begin, std::size_t end, float* out);

} // namespace crossgloss
