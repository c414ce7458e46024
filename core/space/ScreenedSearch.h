#pragma once

#include "base/PageBuffer.h"
#include "base/Progress.h"
#include "numeric/ByteScreen.h"
#include "space/ExactSearch.h"
#include "space/RowMean.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace crossgloss {

struct ScreenedIndexOptions {
    int threads = 0;                   ///< 0 = all
    /// Instructions to screen with; none = the fastest of this processor. The answers do not depend on it.
    std::optional<ByteKernel> kernel;
};

struct ScreenedSearchOptions {
    std::size_t k = 10;                ///< neighbours per query; fewer when there are fewer targets
    int threads = 0;                   ///< 0 = all
};

/// What a search spent.
struct ScreenedWork {
    std::uint64_t survivors = 0;       ///< pairs of query and target that the screen let through
    std::uint64_t scored = 0;          ///< pairs of them whose float32 rows were multiplied
};

/// What an index holds beside its targets, so that it can be written to a file and used where it lies.
struct ScreenedParts {
    std::uint32_t levels = 0;          ///< of the bytes, and what was added to them: targetLevels(), targetOffset()
    std::uint32_t offset = 0;
    double meanNorm = 0;
    std::span<const float> mean;       ///< dimension floats
    std::span<const std::byte> bytes;  ///< aligned to 64, as the constants
    std::span<const float> constants;
};

/// Exact search by inner product through a copy of the targets in bytes, a quarter of the size: a product of bytes
/// costs a quarter of one of floats, and tells of most targets that they cannot be among the k nearest.
///
/// With t − μ = s t̂ + e (t̂ whole numbers, μ the mean of the targets) and q = s' q̂ + e', exactly
///     q·t = q·μ + s s' q̂·t̂ + e'·(s t̂) + q·e  ≤  q·μ + s s' q̂·t̂ + ‖e'‖ ‖s t̂‖ + ‖q‖ ‖e‖   (Cauchy–Schwarz).
/// The lengths are measured in double precision when rows are rounded, and are rounded up; slack for every rounding of
/// float32 that follows is added to them. A target whose bound stays below the query's k-th best score is passed over,
/// so none that belongs to the answer can be. The others are scored from their float32 rows.
///
/// A score is the product in double precision, rounded to float32, so that it depends neither on blocks nor on threads:
/// the answer is the k first by falling score, among equal ones by rising index, of all targets. exactSearch gives the
/// same, up to targets whose products differ by less than the rounding of its sums.
///
/// Bytes take rows × dimension (rounded up to 64 and 4), beside them 12 bytes a row. Thread-safe once built.
class ScreenedIndex {
public:
    /// @param targets are referred to, not copied: they must outlive the index.
    /// @throws Error when a row holds a value that is not a finite number, there are more than 2^32 − 1 targets or
    /// more than maximumByteDimension dimensions; Cancelled.
    ScreenedIndex(const RowMatrix& targets, std::size_t dimension, const ScreenedIndexOptions& options,
                  Progress& progress);

    /// An index that parts() told of before, of the same targets; refers to them and to @p parts.
    /// @throws Error when this processor has no kernel for such bytes, or sizes or alignments are wrong.
    ScreenedIndex(const RowMatrix& targets, std::size_t dimension, const ScreenedParts& parts);
    ScreenedParts parts() const;

    /// The same result for any number of threads. Queries need not be of length one.
    /// @param work what was spent is added to it; with several threads it may vary a little.
    /// @throws Error when a query holds a value that is not a finite number; Cancelled.
    Neighbours search(const RowMatrix& queries, const ScreenedSearchOptions& options, Progress& progress,
                      ScreenedWork* work = nullptr) const;

    std::size_t size() const { return m_targets.rows; }
    std::size_t dimension() const { return m_dimension; }
    ByteKernel kernel() const { return m_kernel; }
    /// Memory that the index itself takes.
    std::size_t bytes() const { return m_bytes.size() + m_constants.size_bytes(); }

private:
    class Searcher;

    std::size_t panels() const { return (m_targets.rows + panelTargets - 1) / panelTargets; }
    BytePanel panel(std::size_t index) const;
    bool roundRows(std::size_t firstPanel, std::size_t lastPanel);

    RowMatrix m_targets;
    std::size_t m_dimension;
    std::size_t m_quads;
    ByteKernel m_kernel;
    RowMean m_mean;
    std::size_t padded() const { return panels() * panelTargets; }
    std::span<const float> constantsOf(std::size_t place) const { return m_constants.subspan(place * padded(), padded()); }

    PageBuffer m_ownBytes;             ///< where they are not somebody else's, as the next
    PageBuffer m_ownConstants;
    std::span<const std::byte> m_bytes;
    /// Of each row its scale, behind all of them what rounding took from each, then the lengths.
    std::span<const float> m_constants;
};

/// True where making an index and searching it once is faster than exactSearch: with many queries, in a space that is
/// not small, on a processor that has instructions for products of bytes.
bool screeningPays(std::size_t queries, std::size_t targets, std::size_t dimension);

} // namespace crossgloss
