#pragma once

#include "base/Progress.h"
#include "space/ExactSearch.h"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace crossgloss {

struct HnswOptions {
    std::size_t links = 16;            ///< M: links that a row makes; it keeps at most twice as many. 2 … 512
    std::size_t construction = 200;    ///< efConstruction: candidates that its links are chosen from
    std::uint64_t seed = 1;            ///< of the rows' layers
    int threads = 0;                   ///< 0 = all
};

struct HnswSearchOptions {
    std::size_t k = 10;                ///< neighbours per query; fewer when there are fewer targets
    std::size_t breadth = 100;         ///< ef: candidates that are followed; more find more, and take longer
    int threads = 0;                   ///< 0 = all
};

/// Approximate search by inner product over a hierarchical navigable small-world graph (Malkov and Yashunin 2020),
/// built and walked with hnswlib. What it answers is scored exactly; what it misses it misses: measure the recall.
///
/// The graph holds rows as bytes (numeric/ByteRows.h), which makes a step four times lighter on memory; the candidates
/// of a walk are then ranked by their float32 rows, with the scores of ScreenedIndex. In few dimensions bytes are coarse
/// beside the distances between neighbours: below twenty or so walks go astray more often.
///
/// Rows are linked in batches: those of a batch look for their neighbours in the graph as it was before the batch, and
/// the links back are made row by row in a fixed order (Manohar et al. 2024, section 4). So the graph, and with it
/// every answer, is the same for a seed, whatever the number of threads. It is never read from a file.
///
/// Takes about rows × (dimension rounded up to 64 + 8 · links + 80) bytes. Thread-safe once built.
class HnswIndex {
public:
    /// @param targets are referred to, not copied: they must outlive the index. Rows of length one are what the graph
    /// suits best: by inner product long rows attract all walks.
    /// @throws Error when a row holds a value that is not a finite number, there are 2^31 rows or more, or more than
    /// maximumByteDimension dimensions; Cancelled.
    HnswIndex(const RowMatrix& targets, std::size_t dimension, const HnswOptions& options, Progress& progress);
    ~HnswIndex();
    HnswIndex(HnswIndex&&) noexcept;
    HnswIndex& operator=(HnswIndex&&) noexcept;

    /// Probably the k nearest targets of every query, by falling score, among equal scores by rising index. A query
    /// whose walk meets fewer than k rows is answered by looking at all.
    /// @throws Error when a query holds a value that is not a finite number; Cancelled.
    Neighbours search(const RowMatrix& queries, const HnswSearchOptions& options, Progress& progress) const;

    std::size_t size() const;
    std::size_t dimension() const;
    /// Memory that the index itself takes.
    std::size_t bytes() const;

private:
    class Graph;

    std::unique_ptr<Graph> m_graph;
};

/// Share of the @p exact neighbours that @p found holds too, over the queries that both have: recall@k.
/// @throws Error when they are not of the same size.
double recallOf(const Neighbours& found, const Neighbours& exact);

} // namespace crossgloss
