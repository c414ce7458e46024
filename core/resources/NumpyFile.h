#pragma once

#include "base/MemoryMap.h"

#include <cstddef>
#include <filesystem>
#include <vector>

namespace crossgloss {

/// A two-dimensional matrix of NumPy's .npy format, mapped: version 1 to 3, little-endian float32 or float64, rows first.
class NumpyMatrix {
public:
    /// @throws Error when the file is not such a matrix, or is cut off.
    explicit NumpyMatrix(const std::filesystem::path& path);

    std::size_t rows() const { return m_rows; }
    std::size_t columns() const { return m_columns; }
    bool isDouble() const { return m_isDouble; }
    /// Row-major values; null when they are of the other type.
    const float* floats() const { return m_isDouble ? nullptr : static_cast<const float*>(m_values); }
    const double* doubles() const { return m_isDouble ? static_cast<const double*>(m_values) : nullptr; }

    /// The values as float32 when that changes none of them; empty otherwise, and for matrices that are float32 already.
    /// Reads the file piece by piece.
    std::vector<float> asFloatsIfExact() const;

private:
    MemoryMap m_map;
    std::size_t m_rows = 0;
    std::size_t m_columns = 0;
    bool m_isDouble = false;
    const void* m_values = nullptr;
};

} // namespace crossgloss
