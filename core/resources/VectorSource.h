#pragma once

#include "base/MemoryMap.h"
#include "resources/EmbeddingSpace.h"
#include "resources/ReadAheadInput.h"
#include "resources/SpaceStorage.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// What every reader of vectors is told.
struct VectorRequest {
    const std::filesystem::path& path;
    const ReadVectorsOptions& options;
    Progress& progress;
    ReadReport& report;

    /// The most rows wanted.
    std::size_t limit() const { return options.maximumWords > 0 ? options.maximumWords : maximumRows; }
};

/// Rows that were left out, gathered in any order and told in file order.
class SkippedRows {
public:
    void add(std::uint64_t line, std::string_view reason) { m_rows.push_back({line, reason, {}}); }
    void addRepeated(std::uint64_t line, std::string_view word);
    std::size_t size() const { return m_rows.size(); }
    /// Adds to the report, which keeps no more than 100.
    void tell(const VectorRequest& request, std::size_t kept);

private:
    struct Row {
        std::uint64_t line = 0;
        std::string_view reason;
        std::string word;
    };
    std::vector<Row> m_rows;
};

/// Told before anything is read. @throws Error when so many rows do not fit into the memory that is free (freeMemory()).
void requireMemory(const VectorRequest& request, std::size_t rows, std::size_t dimension);

/// Closes holes, drops repeated words, fills the report. @throws Error when nothing is left.
std::shared_ptr<EmbeddingSpace::Storage> finishSpace(const VectorRequest& request, std::span<const RowWord> words,
                                                     PageBuffer values, std::size_t dimension, SkippedRows& skipped);

/// True when lines end with carriage returns alone, as the Macintosh wrote them until 2001. @param start of the file.
bool endsLinesWithReturns(std::string_view start);

/// .vec text in a mapped file, parsed on all cores.
EmbeddingSpace readVecMap(const MemoryMap& map, const VectorRequest& request);

/// .vec text that comes in pieces: @p start, then what @p input gives; lines may end with returns alone. Parsed while the next pieces are decompressed.
EmbeddingSpace readVecStream(std::string start, ReadAheadInput& input, const VectorRequest& request);

/// Bytes of a file, mapped or decompressed, and whatever keeps them.
struct FileBytes {
    std::span<const char> bytes;
    std::shared_ptr<const void> owner;
};

/// Whether lines of a text are all numbers, with no words in front, as the Embedding Projector's vectors.tsv has them.
/// @param start of the text; a last line that is cut off is not looked at.
bool isWithoutWords(std::string_view start);
/// Such a text, with the words of options.metadata.
EmbeddingSpace readProjectorVectors(const VectorRequest& request);

EmbeddingSpace readWord2vecBinary(const FileBytes& file, const VectorRequest& request);
EmbeddingSpace readFastTextBinary(const FileBytes& file, const VectorRequest& request);

} // namespace crossgloss
