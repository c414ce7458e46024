#pragma once

#include "base/PageBuffer.h"
#include "resources/EmbeddingSpace.h"
#include "resources/Subwords.h"
#include "resources/WordIndex.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// What an EmbeddingSpace shares: views of words and values, and whatever owns the memory behind them. For the readers
/// and writers of this folder.
struct EmbeddingSpace::Storage {
    std::size_t dimension = 0;
    const float* values = nullptr;
    WordIndex words;
    Subwords subwords;
    std::vector<std::shared_ptr<const void>> owners;
    /// Given with a mapped file; else worked out when first asked for.
    mutable std::string checksum;
    mutable std::once_flag checksumOnce;

    std::string computeChecksum() const;
};

/// More rows than this do not fit the word table.
inline constexpr std::size_t maximumRows = std::numeric_limits<std::uint32_t>::max() - 1;

/// The word of a row that a reader has filled; its text lies anywhere and is copied by assembleSpace.
struct RowWord {
    static constexpr std::uint32_t skipped = std::numeric_limits<std::uint32_t>::max();

    const char* text = nullptr;
    std::uint32_t length = skipped;    ///< skipped = the row is a hole and closes up
    std::uint32_t line = 0;            ///< where it was read, for messages
    std::uint64_t hash = 0;            ///< hashWord
};

/// Makes a space of @p words.size() rows in @p values, closing holes and keeping the first of repeated words.
/// @param repeated called with the row (place in @p words) of each repeated word, in order.
std::shared_ptr<EmbeddingSpace::Storage> assembleSpace(std::span<const RowWord> words, PageBuffer values,
                                                       std::size_t dimension,
                                                       const std::function<void(std::size_t)>& repeated);

/// Empty when @p word can be kept; else why not: an English text. Words are well-formed UTF-8 without control
/// characters.
std::string_view faultOfWord(std::string_view word);

} // namespace crossgloss
