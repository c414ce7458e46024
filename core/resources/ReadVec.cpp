#include "base/Parallel.h"
#include "resources/VecLines.h"
#include "resources/VectorSource.h"

#include <algorithm>
#include <charconv>
#include <condition_variable>
#include <cstring>
#include <list>
#include <mutex>

namespace crossgloss {

namespace {

constexpr std::size_t blockSize = std::size_t{1} << 19;
constexpr std::size_t maxLineLength = std::size_t{64} << 20;
// Of what the first line shall show; it may be longer.
constexpr std::size_t bytesToSample = std::size_t{1} << 20;
constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";

/// What the first line of a .vec text tells.
struct Shape {
    std::size_t dimension = 0;
    bool hasHeader = false;
    std::uint64_t announced = 0;       ///< words, when there is a header
};

Error notVectors(const VectorRequest& request, std::size_t line)
{
    return Error(CROSSGLOSS_TEXT("This is not a file of word vectors"))
        .at(request.path.string(), line)
        .advise(CROSSGLOSS_TEXT("Expected: .vec text, a word2vec .bin or a fastText .bin"));
}

/// A whole number that may be negative or too large for its type; none when the text is anything else.
std::optional<double> wholeNumber(std::string_view text)
{
    const std::string_view digits = text.substr(text.starts_with('-') ? 1 : 0);
    if (digits.empty() || digits.find_first_not_of("0123456789") != std::string_view::npos) {
        return std::nullopt;
    }
    double value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

/// @param start of the text, without byte order mark; the first line at least.
Shape readShape(std::string_view start, const VectorRequest& request)
{
    std::string_view line = start.substr(0, start.find('\n'));
    if (line.empty()) {
        throw notVectors(request, 0);
    }
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ' || line.back() == '\t')) {
        line.remove_suffix(1);
    }
    const std::size_t gap = line.find_first_of(" \t");
    if (gap != std::string_view::npos) {
        const std::size_t second = line.find_first_not_of(" \t", gap);
        const std::optional<double> words = wholeNumber(line.substr(0, gap));
        const std::optional<double> dimension = wholeNumber(line.substr(second));
        if (words && dimension) {
            if (*words < 1 || *words > static_cast<double>(maximumRows) || *dimension < 1
                || *dimension > static_cast<double>(maximumRows)) {
                throw Error(CROSSGLOSS_TEXT("The first line announces %1 words of %2 dimensions"),
                            {std::string(line.substr(0, std::min<std::size_t>(gap, 40))),
                             std::string(line.substr(second, 40))})
                    .at(request.path.string(), 1)
                    .advise(CROSSGLOSS_TEXT("No file holds that; check that it is a file of word vectors"));
            }
            return {static_cast<std::size_t>(*dimension), true, static_cast<std::uint64_t>(*words)};
        }
    }
    const std::size_t values = countValues(line);
    if (values == 0) {
        throw notVectors(request, 1);
    }
    if (isWithoutWords(start)) {
        throw Error(CROSSGLOSS_TEXT("These are vectors without words"))
            .at(request.path.string(), 1)
            .advise(CROSSGLOSS_TEXT("The Embedding Projector keeps the words in a second file: read both together"));
    }
    return {values, false, 0};
}

[[noreturn]] void failShort(const VectorRequest& request, const char* text, std::uint64_t announced,
                            std::uint64_t found)
{
    throw Error(text, {std::to_string(announced), std::to_string(found)})
        .at(request.path.string(), 1)
        .advise(CROSSGLOSS_TEXT("The file seems cut off; if it was shortened on purpose, correct its first line"));
}

/// @param words places that were filled, @p skipped the rows left out: both are words of the file, blank lines are not.
void checkAnnounced(const VectorRequest& request, const Shape& shape, std::span<const RowWord> words,
                    const SkippedRows& skipped)
{
    const auto kept = std::ranges::count_if(words, [](const RowWord& word) { return word.length != RowWord::skipped; });
    const std::size_t rows = static_cast<std::size_t>(kept) + skipped.size();
    if (shape.hasHeader && rows < shape.announced && words.size() < request.limit()) {
        failShort(request, CROSSGLOSS_TEXT("The first line announces %1 words, the file holds %2"), shape.announced,
                  rows);
    }
    if (shape.hasHeader && rows > shape.announced && request.report.issues.size() < 100) {
        request.report.issues.push_back(
            {request.path.string(), 1,
             formatMessage(CROSSGLOSS_TEXT("The first line announces %1 words, the file holds %2"),
                           {std::to_string(shape.announced), std::to_string(rows)})});
    }
}

/// Cuts a mapped text into blocks of whole lines, hands them out in order to any thread, and tells each where its lines
/// and rows begin once all earlier blocks are counted.
class MapBlocks {
public:
    struct Block {
        std::size_t index = 0;
        std::size_t begin = 0;
        std::size_t end = 0;
        bool last = false;
    };

    MapBlocks(const MemoryMap& map, std::size_t begin, const VectorRequest& request)
        : m_map(map), m_request(request), m_position(begin)
    {
    }

    /// @throws Cancelled.
    std::optional<Block> take()
    {
        const std::scoped_lock lock(m_mutex);
        m_request.progress.throwIfCancelled();
        m_request.progress.advance(m_position);
        if (m_stopped || m_position == m_map.size()) {
            return std::nullopt;
        }
        readAhead();
        Block block{m_next++, m_position, lineEndNear(m_position + blockSize), false};
        block.last = block.end == m_map.size();
        m_position = block.end;
        return block;
    }

    /// Waits until the blocks before @p block are counted, adds its own count and returns theirs.
    VecLineParser::Count place(const Block& block, const VecLineParser::Count& own)
    {
        std::unique_lock lock(m_mutex);
        m_placed.wait(lock, [&] { return m_placedBlocks == block.index; });
        const VecLineParser::Count before = m_count;
        m_count.lines += own.lines;
        m_count.rows += own.rows;
        ++m_placedBlocks;
        lock.unlock();
        m_placed.notify_all();
        return before;
    }

    /// No further blocks are handed out.
    void stop()
    {
        const std::scoped_lock lock(m_mutex);
        m_stopped = true;
    }

    const VecLineParser::Count& count() const { return m_count; }

private:
    std::size_t lineEndNear(std::size_t position) const
    {
        const std::size_t size = m_map.size();
        if (position >= size) {
            return size;
        }
        const void* feed = std::memchr(m_map.text() + position, '\n', size - position);
        const std::size_t end =
            feed ? static_cast<std::size_t>(static_cast<const char*>(feed) - m_map.text()) + 1 : size;
        // The parser looks a little behind the block that it reads.
        return size - end < vecPadding ? size : end;
    }

    void readAhead()
    {
        constexpr std::size_t window = std::size_t{32} << 20;
        if (m_position + window > m_readAhead) {
            m_map.advise(MemoryMap::Access::WillNeed, m_readAhead, window);
            m_readAhead += window;
        }
    }

    const MemoryMap& m_map;
    const VectorRequest& m_request;
    std::mutex m_mutex;
    std::condition_variable m_placed;
    std::size_t m_position = 0;
    std::size_t m_readAhead = 0;
    std::size_t m_next = 0;
    std::size_t m_placedBlocks = 0;
    VecLineParser::Count m_count;
    bool m_stopped = false;
};

/// What the threads that parse a map share.
class MapReader {
public:
    MapReader(const MemoryMap& map, std::size_t begin, const Shape& shape, const VectorRequest& request)
        : m_map(map), m_request(request), m_parser(shape.dimension), m_firstLine(shape.hasHeader ? 2 : 1),
          m_blocks(map, begin, request)
    {
        // A row needs its shortest text and a line feed: what the file could hold at most, whatever its header says.
        m_capacity = std::min((map.size() - begin + 1) / (m_parser.minRowLength() + 1), request.limit());
        m_values = PageBuffer(m_capacity * shape.dimension * sizeof(float));
        m_words = PageBuffer(m_capacity * sizeof(RowWord));
    }

    std::size_t capacity() const { return m_capacity; }

    void run()
    {
        const int threads = resolveThreads(m_request.options.threads);
        parallelRanges(static_cast<std::size_t>(threads), threads, [&](std::size_t begin, std::size_t end, int) {
            // With fewer threads than asked for, whoever comes late finds nothing left to do.
            for (std::size_t i = begin; i < end; ++i) {
                work();
            }
        });
        if (m_failure) {
            throw *m_failure;
        }
    }

    EmbeddingSpace finish(const Shape& shape)
    {
        const std::size_t rows = std::min(m_blocks.count().rows, m_capacity);
        const std::span<const RowWord> words = m_words.as<const RowWord>(rows);
        checkAnnounced(m_request, shape, words, m_skipped);
        return EmbeddingSpace(finishSpace(m_request, words, std::move(m_values), m_parser.dimension(), m_skipped));
    }

private:
    void work()
    {
        while (const std::optional<MapBlocks::Block> block = m_blocks.take()) {
            std::string_view text(m_map.text() + block->begin, block->end - block->begin);
            bool mayLookBack = block->begin >= vecLookBack;
            if (block->last) {
                text = paddedCopy(text);
                mayLookBack = false;
            }
            const VecLineParser::Count before = m_blocks.place(*block, m_parser.count(text));
            if (before.rows >= m_capacity) {
                m_blocks.stop();
                return;
            }
            const VecLineParser::Result result = m_parser.parse(
                text, mayLookBack, m_firstLine + before.lines, m_words.as<RowWord>(m_capacity).data() + before.rows,
                m_values.as<float>(m_capacity * m_parser.dimension()).data() + before.rows * m_parser.dimension(),
                m_capacity - before.rows);
            note(*block, before, result);
        }
    }

    /// The last lines stand at the end of the file, where nothing is readable behind them.
    std::string_view paddedCopy(std::string_view text)
    {
        m_last.reserve(text.size() + 1 + vecPadding);
        m_last = text;
        if (!m_last.ends_with('\n')) {
            m_last += '\n';
        }
        const std::size_t size = m_last.size();
        m_last.append(vecPadding, '\0');
        return std::string_view(m_last).substr(0, size);
    }

    void note(const MapBlocks::Block& block, const VecLineParser::Count& before, const VecLineParser::Result& result)
    {
        if (result.skipped.empty() && !result.broken) {
            return;
        }
        const std::scoped_lock lock(m_mutex);
        for (const VecLineParser::Skipped& row : result.skipped) {
            m_skipped.add(m_firstLine + before.lines + row.line, row.reason);
        }
        // Of several faults the first in the file is told, whichever thread found its own first.
        if (result.broken && (!m_failure || block.index < m_failedBlock)) {
            m_failedBlock = block.index;
            m_failure = result.broken;
            m_failure->at(m_request.path.string(), m_firstLine + before.lines + result.lines);
            m_blocks.stop();
        }
    }

    const MemoryMap& m_map;
    const VectorRequest& m_request;
    VecLineParser m_parser;
    std::size_t m_firstLine = 1;
    MapBlocks m_blocks;
    std::size_t m_capacity = 0;
    PageBuffer m_values;
    PageBuffer m_words;
    std::string m_last;

    std::mutex m_mutex;
    SkippedRows m_skipped;
    std::size_t m_failedBlock = 0;
    std::optional<Error> m_failure;
};

/// Rows of a text that comes in pieces; the words are kept apart from the pieces, which go.
class StreamReader {
public:
    StreamReader(const Shape& shape, const VectorRequest& request)
        : m_request(request), m_parser(shape.dimension), m_line(shape.hasHeader ? 2 : 1)
    {
    }

    bool full() const { return m_rows >= m_request.limit(); }

    /// @p text ends with a line feed; vecPadding bytes behind it are readable.
    void add(std::string_view text)
    {
        const VecLineParser::Count count = m_parser.count(text);
        const std::size_t places = std::min(count.rows, m_request.limit() - m_rows);
        reserve(m_rows + places);
        RowWord* words = m_words.as<RowWord>(m_rows + places).data() + m_rows;
        const std::size_t width = m_parser.dimension();
        float* values = m_values.as<float>((m_rows + places) * width).data() + m_rows * width;
        VecLineParser::Result result = m_parser.parse(text, false, m_line, words, values, places);
        for (const VecLineParser::Skipped& row : result.skipped) {
            m_skipped.add(m_line + row.line, row.reason);
        }
        if (result.broken) {
            throw result.broken->at(m_request.path.string(), m_line + result.lines);
        }
        keepWords({words, result.rows});
        m_rows += result.rows;
        m_line += result.lines;
    }

    EmbeddingSpace finish(const Shape& shape)
    {
        const std::span<const RowWord> words = m_words.as<const RowWord>(m_rows);
        checkAnnounced(m_request, shape, words, m_skipped);
        return EmbeddingSpace(finishSpace(m_request, words, std::move(m_values), m_parser.dimension(), m_skipped));
    }

private:
    void reserve(std::size_t rows)
    {
        if (rows > m_capacity) {
            m_capacity = std::max(rows, 2 * m_capacity);
            m_words.grow(m_capacity * sizeof(RowWord));
            m_values.grow(m_capacity * m_parser.dimension() * sizeof(float));
        }
    }

    void keepWords(std::span<RowWord> words)
    {
        std::size_t size = 0;
        for (const RowWord& word : words) {
            size += word.length == RowWord::skipped ? 0 : word.length;
        }
        std::string& text = m_texts.emplace_back();
        text.reserve(size);
        for (RowWord& word : words) {
            if (word.length != RowWord::skipped) {
                const std::size_t begin = text.size();
                text.append(word.text, word.length);
                word.text = text.data() + begin;
            }
        }
    }

    const VectorRequest& m_request;
    VecLineParser m_parser;
    std::size_t m_line = 1;
    std::size_t m_rows = 0;
    std::size_t m_capacity = 0;
    PageBuffer m_values;
    PageBuffer m_words;
    std::list<std::string> m_texts;
    SkippedRows m_skipped;
};

} // namespace

bool endsLinesWithReturns(std::string_view start)
{
    return start.find('\n') == std::string_view::npos && start.find('\r') != std::string_view::npos;
}

EmbeddingSpace readVecMap(const MemoryMap& map, const VectorRequest& request)
{
    const std::string_view text(map.text(), map.size());
    std::size_t begin = text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
    const std::string_view firstLine = text.substr(begin, text.find('\n', begin) - begin);
    const Shape shape = readShape(text.substr(begin, std::max(firstLine.size() + 1, bytesToSample)), request);
    if (shape.hasHeader) {
        begin = std::min(map.size(), begin + firstLine.size() + 1);
    }
    MapReader reader(map, begin, shape, request);
    if (shape.hasHeader && shape.announced > reader.capacity() && reader.capacity() < request.limit()) {
        // Told before the work instead of after it; a broken line would only say the same less clearly.
        failShort(request, CROSSGLOSS_TEXT("The first line announces %1 words, the file has room for at most %2"),
                  shape.announced, reader.capacity());
    }
    if (shape.hasHeader) {
        requireMemory(request, static_cast<std::size_t>(std::min<std::uint64_t>(shape.announced, request.limit())), shape.dimension);
    }
    reader.run();
    return reader.finish(shape);
}

EmbeddingSpace readVecStream(std::string start, ReadAheadInput& input, const VectorRequest& request)
{
    std::string text = std::move(start);
    const bool returns = endsLinesWithReturns(text);
    if (returns) {
        std::ranges::replace(text, '\r', '\n');
    }
    std::optional<StreamReader> reader;
    Shape shape;
    for (bool ended = false; !ended;) {
        std::string piece = input.next();
        if (returns) {
            std::ranges::replace(piece, '\r', '\n');
        }
        ended = piece.empty();
        text += piece;
        if (ended && !text.ends_with('\n')) {
            text += '\n';
        }
        std::size_t begin = 0;
        if (!reader) {
            if (text.find('\n') == std::string::npos && text.size() < maxLineLength) {
                continue;
            }
            begin = text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
            const std::string_view firstLine = std::string_view(text).substr(begin, text.find('\n', begin) - begin);
            shape = readShape(std::string_view(text).substr(begin, std::max(firstLine.size() + 1, bytesToSample)), request);
            begin += shape.hasHeader ? firstLine.size() + 1 : 0;
            reader.emplace(shape, request);
        }
        const std::size_t end = text.rfind('\n') + 1;
        if (end > begin) {
            text.append(vecPadding, '\0');
            reader->add(std::string_view(text).substr(begin, end - begin));
            text.resize(text.size() - vecPadding);
            text.erase(0, end);
        } else if (text.size() > maxLineLength) {
            throw notVectors(request, 0);
        } else {
            text.erase(0, begin);
        }
        request.progress.throwIfCancelled();
        request.progress.advance(input.bytesRead());
        if (reader->full()) {
            break;
        }
    }
    return reader->finish(shape);
}

} // namespace crossgloss
