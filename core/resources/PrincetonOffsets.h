#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace crossgloss {

/// A synset whose byte offset in Princeton's own 3.0 release is known. It is recognised by the first word of its line,
/// which with its lexicographer file and lex id is (nearly) a sense key and survives any edit of other lines.
struct OffsetAnchor {
    std::uint32_t offset;              ///< in Princeton 3.0
    std::string_view lemma;            ///< as printed, without a syntactic marker
    std::uint8_t file;                 ///< lexicographer file number
    std::uint8_t lexId;
};

/// Anchors of one part of speech ('n', 'v', 'a', 'r'), rising; empty for other letters.
std::span<const OffsetAnchor> princetonAnchors(char pos);

/// How far the offsets of a data file lie from Princeton 3.0.
///
/// A line's offset is the number of bytes before it, so one word more in a gloss moves every later synset of that
/// file: a distributor's fix silently breaks each join by offset. The shift is a step function of the offset, constant
/// between two edits. Anchors found in the file sample it; where two neighbouring anchors agree, all between them have
/// their shift.
class OffsetShift {
public:
    enum class Kind {
        Unknown,                       ///< no anchor found: not Princeton's data; offsets stay
        Exact,                         ///< all anchors stand where 3.0 has them
        Shifted,                       ///< edited 3.0: offsets are corrected
        OtherRelease                   ///< anchors scattered without pattern: another release; offsets stay
    };

    OffsetShift() = default;
    /// @param anchors in rising order. @param found for each anchor its offset in the file, if it is there.
    OffsetShift(std::span<const OffsetAnchor> anchors, std::span<const std::optional<std::uint32_t>> found);

    Kind kind() const { return m_kind; }
    /// The 3.0 offset of what stands at @p offset of the file.
    std::uint32_t original(std::uint32_t offset) const;

    /// Ranges (first, last offset of the file, exclusive both) within which an edit lies that no anchor pins to a line.
    const std::vector<std::pair<std::uint32_t, std::uint32_t>>& uncertain() const { return m_uncertain; }

private:
    struct Step {
        std::uint32_t from;            ///< offset of the file
        std::int64_t shift;            ///< file minus 3.0
    };

    Kind m_kind = Kind::Unknown;
    std::vector<Step> m_steps;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_uncertain;
};

} // namespace crossgloss
