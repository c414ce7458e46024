#pragma once

#include <cstddef>
#include <cstdint>

namespace crossgloss {

/// Layout of a pack file, little-endian throughout:
/// PackHeader, `sections` PackSections, then the sections, each at a multiple of 64 bytes.
///
/// Sections: "card" (JSON for people), "shape" (JSON: sizes, languages, scale, prior), "dense" (floats: w1, b1, w2,
/// position, salience of unknown words), "grams" (4-bit rows), and for each language XX: "XX.words" (length byte and
/// text per unit, targets first), "XX.shown" (u32 row, length byte, text: targets whose spelling differs), "XX.pos"
/// (u16 per target), "XX.rows" (4-bit rows of unit length, one per unit), "XX.length" (a byte per unit: the length that
/// the vector had), "XX.salience" (a byte per unit and head), and, where there are any, "XX.openings" (PackOpenings)
/// and "XX.links" (PackLinks, from the first language). 4-bit rows are the codes, padded to a multiple of 4, then the
/// scales.
struct PackHeader
{
    char magic[8];
    std::uint32_t version;
    std::uint32_t sections;
    std::uint64_t size; ///< of the file
    char checksum[32];  ///< XXH3-128 in hexadecimal of everything behind the header
    std::uint64_t reserved;
};

struct PackSection
{
    char name[16];        ///< padded with zeros
    std::uint64_t offset; ///< from the start of the file
    std::uint64_t size;
};

static_assert(sizeof(PackHeader) == 64 && sizeof(PackSection) == 32);

inline constexpr char PackMagic[8] = {'C', 'G', 'L', 'O', 'P', 'A', 'C', 'K'};
inline constexpr std::uint32_t PackVersion = 1;

/// Bytes of 4-bit rows with their scales.
constexpr std::size_t packRowBytes(std::size_t rows, std::size_t dimension)
{
    return (rows * (dimension / 2) + 3) / 4 * 4 + rows * 4;
}

/// Lengths are stored as (byte + 1) of these steps.
inline constexpr float PackLengthStep = 1.0F / 32;

/// Salience is stored in steps of an eighth around zero.
inline constexpr float PackSalienceStep = 0.125F;

} // namespace crossgloss
