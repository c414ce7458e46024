#include "space/HnswIndex.h"

#include "base/Parallel.h"
#include "base/Random.h"
#include "numeric/ByteProduct.h"
#include "numeric/ByteRows.h"
#include "numeric/Rows.h"
#include "space/BestK.h"
#include "space/RowMean.h"
#include "space/SearchErrors.h"

// The only file that may include it: it defines functions that are not inline.
#include <hnswlib/hnswlib.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <limits>
#include <new>
#include <string>
#include <tuple>
#include <vector>

namespace crossgloss {

namespace {

/// Rows that look for their neighbours in the same graph: an eighth of what is linked already at most, so that a batch
/// lacks few of its own neighbours.
constexpr std::size_t largestBatch = 512;
constexpr std::size_t batchShare = 8;
constexpr std::size_t queriesPerStep = 16;
/// Of a distance in float32.
constexpr float roundingSlack = 0x1p-18f;

/// How a row lies in the graph. With μ the mean of the targets, a = μ + s â and b likewise:
/// a·b ≈ s s' â·b̂ + shift + shift', shift = a·μ − μ·μ / 2.
struct NodeHeader {
    float scale;
    float shift;
    std::int32_t sum;                  ///< of the bytes
};

struct DistanceParameters {
    ByteProduct product = nullptr;
    std::size_t bytes = 0;             ///< of a row, padded
};

/// hnswlib's distance: one minus the inner product.
float distance(const void* left, const void* right, const void* parameters)
{
    const auto& p = *static_cast<const DistanceParameters*>(parameters);
    const auto* a = static_cast<const char*>(left);
    const auto* b = static_cast<const char*>(right);
    NodeHeader x;
    NodeHeader y;
    std::memcpy(&x, a, sizeof(x));
    std::memcpy(&y, b, sizeof(y));
    const std::int32_t product = p.product(reinterpret_cast<const std::int8_t*>(a + sizeof(x)),
                                           reinterpret_cast<const std::int8_t*>(b + sizeof(y)), y.sum, p.bytes);
    return 1.0f - (static_cast<float>(product) * (x.scale * y.scale) + (x.shift + y.shift));
}

class ByteSpace : public hnswlib::SpaceInterface<float> {
public:
    explicit ByteSpace(std::size_t dimension)
        : m_parameters{byteProductFor(byteKernels().front()),
                       (dimension + byteProductStep - 1) / byteProductStep * byteProductStep}
    {
    }
    std::size_t get_data_size() override { return sizeof(NodeHeader) + m_parameters.bytes; }
    hnswlib::DISTFUNC<float> get_dist_func() override { return distance; }
    void* get_dist_func_param() override { return &m_parameters; }

private:
    DistanceParameters m_parameters;
};

} // namespace

/// hnswlib's graph with a way of its own to insert, many rows at a time.
class HnswIndex::Graph : private ByteSpace, private hnswlib::HierarchicalNSW<float> {
public:
    Graph(const RowMatrix& targets, std::size_t dimension, const HnswOptions& options, Progress& progress)
        : ByteSpace(dimension),
          HierarchicalNSW(static_cast<ByteSpace*>(this), std::max<std::size_t>(targets.rows, 1), options.links,
                          options.construction, 0),
          m_targets(targets), m_dimension(dimension), m_threads(options.threads),
          m_mean(meanOfRows(targets, dimension, options.threads))
    {
        chooseLayers(options.seed);
        roundRows();
        link(progress);
    }

    Neighbours search(const RowMatrix& queries, const HnswSearchOptions& options, Progress& progress) const;

    std::size_t size() const { return m_targets.rows; }
    std::size_t dimension() const { return m_dimension; }
    std::size_t bytes() const { return m_bytes; }

private:
    using Node = hnswlib::tableint;
    using Found = std::pair<float, Node>;
    using Heap = std::priority_queue<Found, std::vector<Found>, CompareByFirst>;

    struct Edge {
        int layer;
        Node from;
        Node to;

        friend bool operator<(const Edge& a, const Edge& b)
        {
            return std::tie(a.layer, a.from, a.to) < std::tie(b.layer, b.from, b.to);
        }
    };
    void chooseLayers(std::uint64_t seed);
    void roundRows();
    ByteRow roundRow(const float* row, char* out) const;
    void link(Progress& progress);
    void linkBatch(std::size_t first, std::size_t count);
    void findLinks(Node node, std::vector<Edge>& back);
    void linkBack(const Edge* first, const Edge* last);
    Node descend(const void* data, Node from, int above) const;
    bool walk(const float* query, std::size_t breadth, std::vector<char>& data, BestK& best, std::size_t k) const;

    float score(const float* query, std::size_t row) const
    {
        return static_cast<float>(preciseProduct(query, m_targets.data + row * m_targets.stride, m_dimension));
    }

    void setLinks(Node node, int layer, Heap& links)
    {
        hnswlib::linklistsizeint* list = get_linklist_at_level(node, layer);
        setListCount(list, static_cast<unsigned short>(links.size()));
        for (Node* place = reinterpret_cast<Node*>(list + 1); !links.empty(); links.pop()) {
            *place++ = links.top().second;
        }
    }

    const RowMatrix m_targets;
    const std::size_t m_dimension;
    const int m_threads;
    const RowMean m_mean;
    float m_residual = 0;              ///< the largest of all rows
    float m_norm = 0;
    std::size_t m_bytes = 0;
};

/// A row's top layer falls off geometrically.
void HnswIndex::Graph::chooseLayers(std::uint64_t seed)
{
    Random random(seed);
    std::fill_n(linkLists_, max_elements_, nullptr);
    cur_element_count = size();
    m_bytes = max_elements_ * (size_data_per_element_ + sizeof(void*) + sizeof(int) + sizeof(std::mutex));
    for (std::size_t row = 0; row < size(); ++row) {
        const int layers = static_cast<int>(-std::log(1.0 - uniform(random)) * mult_);
        element_levels_[row] = layers;
        if (layers > 0) {
            // hnswlib frees them, and reads ahead of a list's end to prefetch.
            const std::size_t bytes = size_links_per_element_ * static_cast<std::size_t>(layers) + sizeof(Node);
            linkLists_[row] = static_cast<char*>(std::calloc(bytes, 1));
            if (!linkLists_[row]) {
                throw std::bad_alloc();
            }
            m_bytes += bytes;
        }
    }
}

void HnswIndex::Graph::roundRows()
{
    const std::size_t parts = static_cast<std::size_t>(resolveThreads(m_threads));
    std::vector<ByteRow> largest(parts);
    std::atomic<bool> bad{false};
    parallelRanges(size(), m_threads, [&](std::size_t begin, std::size_t end, int part) {
        ByteRow& mine = largest[static_cast<std::size_t>(part)];
        for (std::size_t row = begin; row < end && !bad; ++row) {
            const float* values = m_targets.data + row * m_targets.stride;
            if (!allFinite(values, m_dimension)) {
                bad = true;
                return;
            }
            const auto node = static_cast<Node>(row);
            std::memset(get_linklist0(node), 0, size_links_level0_);
            setExternalLabel(node, row);
            const ByteRow rounded = roundRow(values, getDataByInternalId(node));
            mine.residual = std::max(mine.residual, rounded.residual);
            mine.norm = std::max(mine.norm, rounded.norm);
        }
    });
    if (bad) {
        throw notFinite();
    }
    for (const ByteRow& part : largest) {
        m_residual = std::max(m_residual, part.residual);
        m_norm = std::max(m_norm, part.norm);
    }
}

ByteRow HnswIndex::Graph::roundRow(const float* row, char* out) const
{
    const std::size_t bytes = static_cast<const DistanceParameters*>(dist_func_param_)->bytes;
    auto* levels = reinterpret_cast<std::int8_t*>(out + sizeof(NodeHeader));
    std::memset(levels, 0, bytes);
    const ByteRow rounded = toBytes(row, m_mean.values.data(), m_mean.norm, m_dimension, queryLevels, levels);
    const double along = preciseProduct(row, m_mean.values.data(), m_dimension);
    NodeHeader header{rounded.scale, static_cast<float>(along - m_mean.norm * m_mean.norm / 2), 0};
    for (std::size_t i = 0; i < m_dimension; ++i) {
        header.sum += levels[i];
    }
    std::memcpy(out, &header, sizeof(header));
    return rounded;
}

void HnswIndex::Graph::link(Progress& progress)
{
    if (size() == 0) {
        return;
    }
    progress.stage(CROSSGLOSS_TEXT("Linking words to their neighbours"), size());
    enterpoint_node_ = 0;
    maxlevel_ = element_levels_[0];
    for (std::size_t first = 1; first < size();) {
        progress.throwIfCancelled();
        const std::size_t most = std::min({size() - first, largestBatch, std::max<std::size_t>(1, first / batchShare)});
        // A row of a new top layer comes last of its batch: the others do not see that layer.
        std::size_t count = 1;
        while (count < most && element_levels_[first + count - 1] <= maxlevel_) {
            ++count;
        }
        linkBatch(first, count);
        first += count;
        if (element_levels_[first - 1] > maxlevel_) {
            enterpoint_node_ = static_cast<Node>(first - 1);
            maxlevel_ = element_levels_[first - 1];
        }
        progress.advance(first);
    }
}

void HnswIndex::Graph::linkBatch(std::size_t first, std::size_t count)
{
    std::vector<std::vector<Edge>> found(count);
    parallelEach(count, m_threads, [&](std::size_t i) { findLinks(static_cast<Node>(first + i), found[i]); });
    std::vector<Edge> edges;
    for (const std::vector<Edge>& part : found) {
        edges.insert(edges.end(), part.begin(), part.end());
    }
    std::sort(edges.begin(), edges.end());
    std::vector<std::size_t> starts;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        if (i == 0 || edges[i].layer != edges[i - 1].layer || edges[i].from != edges[i - 1].from) {
            starts.push_back(i);
        }
    }
    starts.push_back(edges.size());
    parallelEach(starts.size() - 1, m_threads,
                 [&](std::size_t i) { linkBack(edges.data() + starts[i], edges.data() + starts[i + 1]); });
}

/// Links a new row to rows of the graph as it is, and notes the links that must lead back.
void HnswIndex::Graph::findLinks(Node node, std::vector<Edge>& back)
{
    const void* data = getDataByInternalId(node);
    const int top = std::min(element_levels_[node], maxlevel_);
    Node from = descend(data, enterpoint_node_, top);
    for (int layer = top; layer >= 0; --layer) {
        Heap candidates = searchBaseLayer(from, data, layer);
        getNeighborsByHeuristic2(candidates, M_);
        for (Heap links = candidates; !links.empty(); links.pop()) {
            from = links.top().second; // at last the closest
            back.push_back({layer, from, node});
        }
        setLinks(node, layer, candidates);
    }
}

/// Adds links from one row; of too many, those stay that lead into different directions.
void HnswIndex::Graph::linkBack(const Edge* first, const Edge* last)
{
    const Node node = first->from;
    const std::size_t most = first->layer == 0 ? maxM0_ : maxM_;
    hnswlib::linklistsizeint* list = get_linklist_at_level(node, first->layer);
    Node* links = reinterpret_cast<Node*>(list + 1);
    std::size_t count = getListCount(list);
    if (count + static_cast<std::size_t>(last - first) <= most) {
        for (; first != last; ++first) {
            links[count++] = first->to;
        }
        setListCount(list, static_cast<unsigned short>(count));
        return;
    }
    Heap candidates;
    const void* data = getDataByInternalId(node);
    const auto add = [&](Node other) {
        candidates.emplace(fstdistfunc_(getDataByInternalId(other), data, dist_func_param_), other);
    };
    for (std::size_t i = 0; i < count; ++i) {
        add(links[i]);
    }
    const int layer = first->layer;
    for (; first != last; ++first) {
        add(first->to);
    }
    getNeighborsByHeuristic2(candidates, most);
    setLinks(node, layer, candidates);
}

/// Walks greedily through the layers above @p above, each time to the closest neighbour.
HnswIndex::Graph::Node HnswIndex::Graph::descend(const void* data, Node from, int above) const
{
    float closest = fstdistfunc_(data, getDataByInternalId(from), dist_func_param_);
    for (int layer = maxlevel_; layer > above; --layer) {
        for (bool changed = true; changed;) {
            changed = false;
            hnswlib::linklistsizeint* list = get_linklist(from, layer);
            const Node* links = reinterpret_cast<const Node*>(list + 1);
            for (std::size_t i = 0, count = getListCount(list); i < count; ++i) {
                const float other = fstdistfunc_(data, getDataByInternalId(links[i]), dist_func_param_);
                if (other < closest) {
                    closest = other;
                    from = links[i];
                    changed = true;
                }
            }
        }
    }
    return from;
}

/// Walks to a query. False when the walk met fewer than k rows.
bool HnswIndex::Graph::walk(const float* query, std::size_t breadth, std::vector<char>& data, BestK& best,
                            std::size_t k) const
{
    const ByteRow rounded = roundRow(query, data.data());
    Heap heap = searchBaseLayerST<false>(descend(data.data(), enterpoint_node_, 0), data.data(), std::max(breadth, k));
    if (heap.size() < k) {
        return false;
    }
    std::vector<Found> found;
    found.reserve(heap.size());
    for (; !heap.empty(); heap.pop()) {
        found.push_back(heap.top()); // the farthest first
    }
    // What rounding to bytes can be wrong by (see ScreenedIndex): candidates that stay below by more need no scores.
    const auto mean = static_cast<float>(m_mean.norm);
    const float length = rounded.norm + rounded.residual;
    const float slack = rounded.residual * m_norm + length * m_residual
        + roundingSlack * (length + mean) * (m_norm + m_residual + mean);
    for (auto candidate = found.rbegin(); candidate != found.rend(); ++candidate) {
        if (best.full() && 1.0f - candidate->first + slack < best.bound()) {
            break;
        }
        best.add(score(query, candidate->second), candidate->second);
    }
    return true;
}

Neighbours HnswIndex::Graph::search(const RowMatrix& queries, const HnswSearchOptions& options,
                                    Progress& progress) const
{
    Neighbours result(queries.rows, std::min(options.k, size()));
    if (result.indices.empty()) {
        return result;
    }
    const std::size_t steps = (queries.rows + queriesPerStep - 1) / queriesPerStep;
    progress.stage(CROSSGLOSS_TEXT("Searching neighbours"), steps);
    std::atomic<std::size_t> next{0};
    std::atomic<bool> bad{false};
    const auto threads = static_cast<std::size_t>(resolveThreads(options.threads));
    parallelRanges(threads, options.threads, [&](std::size_t, std::size_t, int part) {
        std::vector<char> data(data_size_);
        for (std::size_t step = next++; step < steps && !bad && !progress.cancelled(); step = next++) {
            const std::size_t last = std::min(queries.rows, (step + 1) * queriesPerStep);
            for (std::size_t q = step * queriesPerStep; q < last; ++q) {
                const float* query = queries.data + q * queries.stride;
                if (!allFinite(query, m_dimension)) {
                    bad = true;
                    return;
                }
                BestK best(result.k);
                if (!walk(query, options.breadth, data, best, result.k)) {
                    for (std::size_t row = 0; row < size(); ++row) {
                        best.add(score(query, row), static_cast<std::uint32_t>(row));
                    }
                }
                result.take(q, best);
            }
            if (part == 0) {
                progress.advance(step + 1);
            }
        }
    });
    progress.throwIfCancelled();
    if (bad) {
        throw notFinite();
    }
    return result;
}

HnswIndex::HnswIndex(const RowMatrix& targets, std::size_t dimension, const HnswOptions& options, Progress& progress)
{
    if (targets.rows > static_cast<std::size_t>(std::numeric_limits<std::int32_t>::max())) {
        throw Error(CROSSGLOSS_TEXT("A space of %1 words is too large to search"), {std::to_string(targets.rows)});
    }
    if (dimension > maximumByteDimension) {
        throw Error(CROSSGLOSS_TEXT("A space of %1 dimensions is too large to search"), {std::to_string(dimension)});
    }
    HnswOptions checked = options;
    checked.links = std::clamp<std::size_t>(options.links, 2, 512);
    checked.construction = std::clamp<std::size_t>(options.construction, 1, 1 << 20);
    m_graph = std::make_unique<Graph>(targets, dimension, checked, progress);
}

HnswIndex::~HnswIndex() = default;
HnswIndex::HnswIndex(HnswIndex&&) noexcept = default;
HnswIndex& HnswIndex::operator=(HnswIndex&&) noexcept = default;

Neighbours HnswIndex::search(const RowMatrix& queries, const HnswSearchOptions& options, Progress& progress) const
{
    return m_graph->search(queries, options, progress);
}

std::size_t HnswIndex::size() const
{
    return m_graph->size();
}

std::size_t HnswIndex::dimension() const
{
    return m_graph->dimension();
}

std::size_t HnswIndex::bytes() const
{
    return m_graph->bytes();
}

double recallOf(const Neighbours& found, const Neighbours& exact)
{
    if (found.queries != exact.queries || found.k != exact.k) {
        throw Error(CROSSGLOSS_TEXT("The neighbours to compare are not of the same queries"));
    }
    if (exact.indices.empty()) {
        return 1.0;
    }
    std::size_t common = 0;
    std::vector<std::uint32_t> a;
    std::vector<std::uint32_t> b;
    for (std::size_t q = 0; q < exact.queries; ++q) {
        a.assign(found.indicesOf(q).begin(), found.indicesOf(q).end());
        b.assign(exact.indicesOf(q).begin(), exact.indicesOf(q).end());
        std::sort(a.begin(), a.end());
        std::sort(b.begin(), b.end());
        std::vector<std::uint32_t> both;
        std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
        common += both.size();
    }
    return static_cast<double>(common) / static_cast<double>(exact.indices.size());
}

} // namespace crossgloss
