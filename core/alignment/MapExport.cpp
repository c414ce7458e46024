#include "alignment/MapExport.h"

#include "base/AtomicFile.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace crossgloss {

namespace {

std::size_t limited(std::size_t size, std::size_t limit)
{
    return limit == 0 ? size : std::min(size, limit);
}

void appendLine(std::string& text, std::string_view source, std::string_view target, float score)
{
    char digits[32];
    const std::to_chars_result end =
        std::to_chars(digits, digits + sizeof digits, score, std::chars_format::general, 6);
    text.append(source).append("\t").append(target).append("\t").append(digits, end.ptr).append("\n");
}

} // namespace

void exportMapped(const AlignmentMap& map, MapSide which, const EmbeddingSpace& space,
                  const std::filesystem::path& path, int threads, Progress& progress)
{
    requireSpace(map.side(which), space);
    const RowProvider rows = [&](std::size_t begin, std::size_t end, float* out) {
        map.mapRows(which, space, begin, end, out);
    };
    writeVec(space, map.side(which).shared, rows, path, threads, progress);
}

std::size_t induceDictionary(const AlignmentMap& map, const EmbeddingSpace& source, const EmbeddingSpace& target,
                             const InduceOptions& options, const std::filesystem::path& path, Progress& progress)
{
    const int threads = options.retrieval.threads;
    const std::size_t shared = map.source.shared;
    const std::vector<float> x = map.apply(MapSide::Source, source, threads, progress);
    const std::vector<float> z = map.apply(MapSide::Target, target, threads, progress);
    const RowMatrix sources{x.data(), source.size(), shared};
    const RowMatrix queries{x.data(), limited(source.size(), options.sourceLimit), shared};
    const RowMatrix targets{z.data(), limited(target.size(), options.targetLimit), shared};
    const Neighbours found = retrieve(queries, targets, sources, shared, options.retrieval, progress);
    std::vector<std::uint32_t> firstChoice;            // of every target, when it matters
    if (options.mutualOnly) {
        RetrievalOptions back = options.retrieval;
        back.k = 1;
        firstChoice = retrieve(targets, sources, {z.data(), target.size(), shared}, shared, back, progress).indices;
    }
    AtomicFile file(path);
    std::string text;
    std::size_t pairs = 0;
    for (std::size_t row = 0; row < found.queries; ++row) {
        for (std::size_t n = 0; n < found.k; ++n) {
            const std::uint32_t answer = found.indicesOf(row)[n];
            if (!options.mutualOnly || (n == 0 && firstChoice[answer] == row)) {
                appendLine(text, source.word(row), target.word(answer), found.scoresOf(row)[n]);
                ++pairs;
            }
        }
        if (text.size() > (std::size_t{1} << 20)) {
            file.write(text.data(), text.size());
            text.clear();
        }
    }
    file.write(text.data(), text.size());
    file.commit();
    return pairs;
}

} // namespace crossgloss
