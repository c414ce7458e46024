#include "base/Parallel.h"
#include "numeric/Rows.h"
#include "resources/VectorSource.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <cstring>
#include <mutex>

namespace crossgloss {

namespace {

constexpr std::size_t maxWordLength = std::size_t{1} << 16;

Error cutOff(const VectorRequest& request)
{
    return Error(CROSSGLOSS_TEXT("The file is cut off"))
        .at(request.path.string())
        .advise(CROSSGLOSS_TEXT("Fetch or copy it again"));
}

Error damaged(const VectorRequest& request)
{
    return Error(CROSSGLOSS_TEXT("The file of word vectors is damaged"))
        .at(request.path.string())
        .advise(CROSSGLOSS_TEXT("Fetch or copy it again"));
}

/// Walks over the bytes of a binary file; reading behind its end is the "cut off" Error.
class Cursor {
public:
    Cursor(std::span<const char> bytes, const VectorRequest& request) : m_bytes(bytes), m_request(request) {}

    std::size_t position() const { return m_position; }
    std::size_t left() const { return m_bytes.size() - m_position; }
    const char* here() const { return m_bytes.data() + m_position; }

    /// @return where the skipped bytes begin.
    const char* skip(std::uint64_t size)
    {
        if (size > left()) {
            throw cutOff(m_request);
        }
        const char* begin = here();
        m_position += static_cast<std::size_t>(size);
        return begin;
    }

    template <typename T>
    T read()
    {
        T value;
        std::memcpy(&value, skip(sizeof value), sizeof value);
        return value;
    }

    /// The text up to @p delimiter, which is skipped as well.
    std::string_view readUntil(char delimiter)
    {
        const std::size_t searched = std::min(left(), maxWordLength + 1);
        const void* found = searched > 0 ? std::memchr(here(), delimiter, searched) : nullptr;
        if (!found) {
            throw left() > maxWordLength ? damaged(m_request) : cutOff(m_request);
        }
        const char* begin = here();
        const std::size_t length = static_cast<std::size_t>(static_cast<const char*>(found) - begin);
        skip(length + 1);
        return {begin, length};
    }

private:
    std::span<const char> m_bytes;
    const VectorRequest& m_request;
    std::size_t m_position = 0;
};

RowWord rowWord(std::string_view word, std::size_t number, SkippedRows& skipped)
{
    RowWord row;
    row.line = static_cast<std::uint32_t>(number);
    const std::string_view fault = faultOfWord(word);
    if (fault.empty()) {
        row.text = word.data();
        row.length = static_cast<std::uint32_t>(word.size());
        row.hash = hashWord(word);
    } else {
        skipped.add(number, fault);
    }
    return row;
}

[[noreturn]] void failNotFinite(const VectorRequest& request, std::size_t number)
{
    throw Error(CROSSGLOSS_TEXT("The vector of word %1 holds a value that is not a finite number"),
                {std::to_string(number)})
        .at(request.path.string());
}

/// Fills row after row in blocks on all threads; @p fill returns false when the row is not finite.
template <typename Fill>
void fillRows(std::size_t rows, const VectorRequest& request, const Fill& fill)
{
    constexpr std::size_t block = 1024;
    std::atomic<std::size_t> firstFault = rows;
    parallelEach((rows + block - 1) / block, request.options.threads, [&](std::size_t index) {
        request.progress.throwIfCancelled();
        for (std::size_t row = index * block; row < std::min(rows, (index + 1) * block); ++row) {
            if (!fill(row)) {
                std::size_t seen = firstFault;
                while (row < seen && !firstFault.compare_exchange_weak(seen, row)) {
                }
            }
        }
    });
    if (firstFault < rows) {
        failNotFinite(request, firstFault + 1);
    }
}

/// The settings a fastText model begins with; only what matters for its vectors.
struct FastTextHeader {
    std::int32_t dimension = 0;
    std::int32_t model = 0;
    std::int32_t buckets = 0;
    std::int32_t minimumLength = 0;
    std::int32_t maximumLength = 0;
    std::int32_t words = 0;
    std::int32_t entries = 0;
};

[[noreturn]] void failModel(const VectorRequest& request, const char* text, const std::string& argument = {})
{
    throw Error(text, {argument})
        .at(request.path.string())
        .advise(CROSSGLOSS_TEXT("Use the model that it was made from, or its .vec file"));
}

FastTextHeader readFastTextHeader(Cursor& cursor, const VectorRequest& request)
{
    constexpr std::int32_t knownVersions[] = {11, 12};
    constexpr std::int32_t supervised = 3;
    FastTextHeader header;
    cursor.read<std::int32_t>(); // magic
    const std::int32_t version = cursor.read<std::int32_t>();
    if (std::ranges::find(knownVersions, version) == std::end(knownVersions)) {
        failModel(request, CROSSGLOSS_TEXT("fastText models of version %1 cannot be read"), std::to_string(version));
    }
    header.dimension = cursor.read<std::int32_t>();
    cursor.skip(6 * sizeof(std::int32_t)); // window, epochs, minimum count, negatives, word n-grams, loss
    header.model = cursor.read<std::int32_t>();
    header.buckets = cursor.read<std::int32_t>();
    header.minimumLength = cursor.read<std::int32_t>();
    header.maximumLength = cursor.read<std::int32_t>();
    cursor.skip(sizeof(std::int32_t) + sizeof(double)); // learning rate updates, sampling threshold
    if (version == 11 && header.model == supervised) {
        // Classifiers of that version were trained without n-grams, whatever they say.
        header.maximumLength = 0;
    }
    header.entries = cursor.read<std::int32_t>();
    header.words = cursor.read<std::int32_t>();
    const std::int32_t labels = cursor.read<std::int32_t>();
    cursor.skip(sizeof(std::int64_t)); // tokens seen
    const std::int64_t pruned = cursor.read<std::int64_t>();
    if (pruned > 0) {
        failModel(request, CROSSGLOSS_TEXT("Pruned and quantised fastText models cannot be read"));
    }
    if (header.dimension < 1 || header.buckets < 0 || header.words < 0 || labels < 0
        || std::int64_t{header.words} + labels != header.entries) {
        throw damaged(request);
    }
    if (!Subwords::arePossible(header.minimumLength, header.maximumLength)) {
        throw Error(CROSSGLOSS_TEXT("The model has n-grams of %1 to %2 characters; fastText's have 0 to %3"),
                    {std::to_string(header.minimumLength), std::to_string(header.maximumLength),
                     std::to_string(Subwords::maxNgram)})
            .at(request.path.string())
            .advise(CROSSGLOSS_TEXT("Use the model that it was made from, or its .vec file"));
    }
    return header;
}

} // namespace

EmbeddingSpace readWord2vecBinary(const FileBytes& file, const VectorRequest& request)
{
    Cursor cursor(file.bytes, request);
    const std::string_view line = cursor.readUntil('\n');
    std::uint64_t announced = 0;
    std::uint64_t dimension = 0;
    const std::size_t gap = std::min(line.find(' '), line.size());
    const std::size_t second = std::min(line.find_first_not_of(' ', gap), line.size());
    std::from_chars(line.data(), line.data() + gap, announced);
    std::from_chars(line.data() + second, line.data() + line.size(), dimension);
    // A row is at least a space and its floats.
    if (announced < 1 || dimension < 1 || dimension > cursor.left() / sizeof(float)
        || announced > cursor.left() / (dimension * sizeof(float) + 1)) {
        throw Error(CROSSGLOSS_TEXT("The first line announces %1 words of %2 dimensions, which the file does not hold"),
                    {std::to_string(announced), std::to_string(dimension)})
            .at(request.path.string(), 1)
            .advise(CROSSGLOSS_TEXT("Fetch or copy it again"));
    }
    const std::size_t rows = static_cast<std::size_t>(std::min<std::uint64_t>(announced, request.limit()));
    const std::size_t width = static_cast<std::size_t>(dimension);
    const std::size_t rowBytes = width * sizeof(float);
    SkippedRows skipped;
    std::vector<RowWord> words;
    std::vector<const char*> raw;
    requireMemory(request, rows, width);
    words.reserve(rows);
    raw.reserve(rows);
    for (std::size_t row = 0; row < rows; ++row) {
        std::string_view word = cursor.readUntil(' ');
        // The original tool ends every row with a line feed, others do not.
        while (word.starts_with('\n')) {
            word.remove_prefix(1);
        }
        words.push_back(rowWord(word, row + 1, skipped));
        raw.push_back(cursor.skip(rowBytes));
    }
    PageBuffer values(rows * rowBytes);
    const std::span<float> matrix = values.as<float>(rows * width);
    fillRows(rows, request, [&](std::size_t row) {
        std::memcpy(matrix.data() + row * width, raw[row], rowBytes);
        return allFinite(matrix.data() + row * width, width);
    });
    return EmbeddingSpace(finishSpace(request, words, std::move(values), width, skipped));
}

EmbeddingSpace readFastTextBinary(const FileBytes& file, const VectorRequest& request)
{
    Cursor cursor(file.bytes, request);
    const FastTextHeader header = readFastTextHeader(cursor, request);
    const std::size_t width = static_cast<std::size_t>(header.dimension);
    const std::size_t rowBytes = width * sizeof(float);
    const std::size_t allRows = static_cast<std::size_t>(header.words);
    const std::size_t rows = std::min(allRows, request.limit());
    requireMemory(request, rows, width);

    SkippedRows skipped;
    std::vector<RowWord> words;
    for (std::int32_t entry = 0; entry < header.entries; ++entry) {
        const std::string_view word = cursor.readUntil('\0');
        cursor.skip(sizeof(std::int64_t)); // count
        const bool isLabel = cursor.read<std::int8_t>() != 0;
        if (isLabel != (entry >= header.words)) {
            throw damaged(request);
        }
        if (words.size() < rows) {
            words.push_back(rowWord(word, words.size() + 1, skipped));
        }
    }
    if (cursor.read<std::int8_t>() != 0) {
        failModel(request, CROSSGLOSS_TEXT("Pruned and quantised fastText models cannot be read"));
    }
    const std::int64_t matrixRows = cursor.read<std::int64_t>();
    const std::int64_t matrixColumns = cursor.read<std::int64_t>();
    if (matrixColumns != header.dimension || matrixRows != std::int64_t{header.words} + header.buckets) {
        throw damaged(request);
    }
    if (static_cast<std::uint64_t>(matrixRows) > cursor.left() / rowBytes) {
        throw cutOff(request);
    }
    const std::byte* matrix = reinterpret_cast<const std::byte*>(cursor.here());
    const Subwords subwords{header.minimumLength, header.maximumLength, static_cast<std::uint64_t>(header.buckets),
                            matrix + allRows * rowBytes};

    PageBuffer values(rows * rowBytes);
    const std::span<float> output = values.as<float>(rows * width);
    // A word is the mean of its own row and those of its n-grams.
    fillRows(rows, request, [&](std::size_t row) {
        const std::span<float> sum = output.subspan(row * width, width);
        std::memcpy(sum.data(), matrix + row * rowBytes, rowBytes);
        if (words[row].length == RowWord::skipped) {
            return true;
        }
        thread_local std::vector<std::uint32_t> ids;
        subwordBuckets({words[row].text, words[row].length}, subwords, ids);
        addSubwordRows(subwords, ids, sum);
        const float scale = static_cast<float>(1.0 / static_cast<double>(ids.size() + 1));
        for (float& value : sum) {
            value *= scale;
        }
        return allFinite(sum.data(), width);
    });
    const std::shared_ptr<EmbeddingSpace::Storage> storage =
        finishSpace(request, words, std::move(values), width, skipped);
    if (subwords.available()) {
        // The n-grams stay where they are: most of the file, of which look-ups touch little.
        storage->subwords = subwords;
        storage->owners.push_back(file.owner);
    }
    return EmbeddingSpace(storage);
}

} // namespace crossgloss
