#pragma once

#include "space/ExactSearch.h"
#include "space/ScreenedSearch.h"
#include "space/SingleQuery.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Sentences with their vectors, in memory or on disk. All members are thread-safe.
class SentenceRows
{
public:
    virtual ~SentenceRows() = default;

    virtual std::size_t size() const = 0;
    virtual std::size_t dimension() const = 0;
    /// Canonical codes.
    virtual const std::vector<std::string>& languages() const = 0;
    /// @throws Error when it is on disk and damaged.
    virtual std::string_view text(std::size_t row) const = 0;
    /// 1-based line or unit; sentences of one follow each other.
    virtual std::uint32_t line(std::size_t row) const = 0;
    virtual const std::string& language(std::size_t row) const = 0;
    /// size() × dimension(), of length one or zero.
    virtual RowMatrix vectors() const = 0;
};

/// The sentences nearest to a vector by cosine, best first; those without a vector are no answer.
/// @param index of the vectors; null = all are compared. @param query of length one. @param language only sentences in
/// it; empty = all. @throws Error when a value is not a number; Cancelled.
std::vector<ScoredRow> nearestSentences(const SentenceRows& rows, const ScreenedIndex* index,
                                        std::span<const float> query, std::size_t limit, std::string_view language,
                                        int threads, Progress& progress);

} // namespace crossgloss
