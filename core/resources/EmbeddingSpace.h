#pragma once

#include "base/Progress.h"
#include "resources/Dictionary.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Words and their vectors: size() × dimension() float32, row-major, immutable, cheap to copy (shared storage), either
/// held in memory or mapped from the program's own file. Rows stand in file order, which by custom is falling frequency.
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
    /// Vector of a word: its row, else from subwords. @return false when there is neither. @p out has dimension() floats.
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
    std::size_t maximumWords = 0;      ///< keep the first N rows; 0 = all
    int threads = 0;                   ///< 0 = all
};

/// Reads .vec text (with or without header; plain, gzip, xz), word2vec .bin or fastText .bin; the format is told from the
/// content. A repeated word keeps its first row; the report lists what was skipped.
/// @throws Error with file and line for wrong dimensions, NaN, truncated data, absurd headers; Cancelled.
EmbeddingSpace readVectors(const std::filesystem::path& path, const ReadVectorsOptions& options, Progress& progress,
                           ReadReport& report);

/// Writes the program's own memory-mappable file (atomic) and opens it again in milliseconds.
void writeSpace(const EmbeddingSpace& space, const std::filesystem::path& path);
EmbeddingSpace openSpace(const std::filesystem::path& path);

/// Writes .vec text that other tools read (atomic).
void writeVec(const EmbeddingSpace& space, const std::filesystem::path& path, Progress& progress);

} // namespace crossgloss
