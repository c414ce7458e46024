#pragma once

#include "base/Progress.h"
#include "resources/Dictionary.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Words and their vectors: size() × dimension() float32, row-major, immutable, cheap to copy (shared storage), either
/// held in memory or mapped from the program's own file. Rows stand in file order, which by custom is falling
/// frequency.
class EmbeddingSpace {
public:
    EmbeddingSpace() = default;
    /// Takes over words and rows. @throws Error when sizes disagree, a word repeats or a value is not finite.
    EmbeddingSpace(std::vector<std::string> words, std::vector<float> values, std::size_t dimension);

    std::size_t size() const;
    std::size_t dimension() const;
    std::string_view word(std::size_t row) const;
    std::span<const float> vector(std::size_t row) const;
    /// Row-major start of the size() × dimension() matrix; rows are contiguous, without padding.
    const float* data() const;
    /// Row of an exact word.
    std::optional<std::size_t> find(std::string_view word) const;
    /// True when words outside the vocabulary get vectors from subword n-grams (fastText .bin).
    bool hasSubwords() const;
    /// Vector of a word: its row, else from subwords. @return false when there is neither. @p out has dimension()
    /// floats.
    bool vectorOf(std::string_view word, std::span<float> out) const;
    /// XXH3-128 of words and values; names the space in runs and maps. Worked out when first asked for (a mapped file
    /// brings it along); may be called from any thread.
    const std::string& checksum() const;
    /// Reads every word and value again. False when they are not what checksum() says: a mapped file was damaged.
    bool isIntact() const;

    struct Storage;
    explicit EmbeddingSpace(std::shared_ptr<const Storage> storage);
    const Storage* storage() const { return m_storage.get(); }

private:
    std::shared_ptr<const Storage> m_storage;
};

struct ReadVectorsOptions {
    std::size_t maximumWords = 0;      ///< read the first N rows (repeated words among them still drop out); 0 = all
    int threads = 0;                   ///< 0 = all
    /// The words of vectors that stand in a table by themselves (the Embedding Projector's metadata.tsv beside its
    /// vectors.tsv): one a line; with several columns a heading first, which may name one "word" or "label". Empty = the
    /// vectors have their words beside them.
    std::filesystem::path metadata = {};
};

/// Reads .vec text (word2vec, fastText and GloVe; with or without header), word2vec .bin or fastText .bin, each plain
/// or compressed by gzip, xz, bzip2 or zstd; format and compression are told from the content.
///
/// A repeated word keeps its first row; words that are empty, not UTF-8 or hold control characters are left out; the
/// report lists both. In .vec text the last dimension numbers of a line are its vector and all before them is the word,
/// so that words may hold spaces. Lines that follow what the header announces are read too, and reported. fastText
/// models bring their n-grams along (EmbeddingSpace::hasSubwords). Memory follows the size of the file, never what its
/// header says; a compressed file may expand to 64 times its size. Vectors without words are refused unless
/// ReadVectorsOptions::metadata names these.
/// @throws Error with file and line for wrong dimensions, values that are not finite numbers, truncated data, headers
/// that the file does not bear out, quantised models; Cancelled.
EmbeddingSpace readVectors(const std::filesystem::path& path, const ReadVectorsOptions& options, Progress& progress,
                           ReadReport& report);

/// Writes the program's own memory-mappable file (atomic), n-grams included.
void writeSpace(const EmbeddingSpace& space, const std::filesystem::path& path);
/// Maps such a file: milliseconds, whatever its size, and no copy of the vectors.
/// @throws Error when the file is not such a one, cut off or damaged in a way that could be harmful; isIntact() tells
/// the rest, by reading everything.
EmbeddingSpace openSpace(const std::filesystem::path& path);

/// Writes .vec text that other tools read (atomic), with the shortest decimals that read back as the same values.
/// @throws Error for words that a line of text cannot hold: line breaks, spaces at their ends, a number behind a space.
void writeVec(const EmbeddingSpace& space, const std::filesystem::path& path, Progress& progress);

/// Fills the rows [begin, end) of (end − begin) × dimension values; called from several threads at once.
using RowProvider = std::function<void(std::size_t begin, std::size_t end, float* out)>;
/// The same with other vectors than the space's, made block by block, so that no second matrix need be held.
void writeVec(const EmbeddingSpace& words, std::size_t dimension, const RowProvider& rows,
              const std::filesystem::path& path, int threads, Progress& progress);

} // namespace crossgloss
