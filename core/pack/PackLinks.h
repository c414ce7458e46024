#pragma once

#include "pack/PackCorpus.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace crossgloss {

/// The translations of the first language's answers into another one, with the share of the votes of the dictionaries
/// and wordnets that each has. Layout: u32 begin[rows + 1], then per link u32 row, then per link a byte for the share.
class PackLinks
{
public:
    /// @param language not the first one. @return bytes for a section of a pack.
    static std::string collect(const PackCorpus& corpus, std::size_t language);

    PackLinks() = default;
    /// @param rows answers of the first language. @param targets answers of the other one.
    /// @return false when the bytes are not what collect() gives for these sizes.
    bool open(std::string_view bytes, std::size_t rows, std::size_t targets);

    bool empty() const { return m_rows == 0; }
    /// @param sink receives the row of a translation and its share in (0, 1].
    void of(std::size_t row, const std::function<void(std::size_t row, double share)>& sink) const;

private:
    std::uint32_t number(std::size_t place) const;

    std::string_view m_bytes;
    std::size_t m_rows = 0;
    std::size_t m_links = 0;
};

} // namespace crossgloss
