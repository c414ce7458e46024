#include "resources/VectorSource.h"

#include "base/FreeMemory.h"
#include "resources/ReadIssues.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <system_error>

namespace crossgloss {

namespace {

constexpr std::size_t largestReport = 100;
constexpr std::uint32_t fastTextMagic = 793712314;

enum class VectorFormat { Text, Word2vec, FastText };

/// True when what follows the header of a word2vec file is text, not words and raw floats.
bool isTextBody(std::string_view body)
{
    const std::string_view line = body.substr(0, body.find('\n'));
    const std::size_t gap = line.find(' ');
    if (gap == std::string_view::npos) {
        return true;
    }
    // Sixteen bytes of raw floats that all happen to be of the characters of numbers do not occur.
    const std::string_view numbers = line.substr(gap + 1, 16);
    if (numbers.find_first_not_of("0123456789+-.eEnaifNAIF \t\r") == std::string_view::npos) {
        return true;
    }
    return std::ranges::none_of(line.substr(0, 256), [](char c) {
        const unsigned char byte = static_cast<unsigned char>(c);
        return byte < 0x20 && byte != '\t' && byte != '\r';
    });
}

/// @param start the first bytes of the content, enough for a header and some of a row.
VectorFormat formatOf(std::string_view start)
{
    std::uint32_t number = 0;
    if (start.size() >= sizeof number) {
        std::memcpy(&number, start.data(), sizeof number);
        if (number == fastTextMagic) {
            return VectorFormat::FastText;
        }
    }
    const std::size_t feed = start.find('\n');
    if (feed == std::string_view::npos || start.substr(0, feed).find_first_not_of("0123456789 \r")
                                              != std::string_view::npos) {
        return VectorFormat::Text;
    }
    return isTextBody(start.substr(feed + 1)) ? VectorFormat::Text : VectorFormat::Word2vec;
}

EmbeddingSpace readBinary(VectorFormat format, const FileBytes& file, const VectorRequest& request)
{
    return format == VectorFormat::FastText ? readFastTextBinary(file, request) : readWord2vecBinary(file, request);
}

EmbeddingSpace readStream(const VectorRequest& request)
{
    CompressedInput input(request.path);
    ReadAheadInput pieces(input);
    request.progress.stage(CROSSGLOSS_TEXT("Reading vectors"), input.totalBytes());
    std::string start = pieces.next();
    const VectorFormat format = formatOf(std::string_view(start).substr(0, 1 << 16));
    if (format == VectorFormat::Text) {
        return readVecStream(std::move(start), pieces, request);
    }
    auto content = std::make_shared<PageBuffer>();
    std::size_t size = 0;
    for (std::string piece = std::move(start); !piece.empty(); piece = pieces.next()) {
        if (size + piece.size() > content->size()) {
            content->grow(std::max(size + piece.size(), 2 * content->size()));
        }
        std::memcpy(content->data() + size, piece.data(), piece.size());
        size += piece.size();
        request.progress.throwIfCancelled();
        request.progress.advance(pieces.bytesRead());
    }
    content->shrink(size);
    return readBinary(format, {content->as<const char>(size), content}, request);
}

EmbeddingSpace readPlain(const VectorRequest& request)
{
    const auto map = std::make_shared<MemoryMap>(request.path);
    const std::string_view text(map->text(), map->size());
    const std::string_view start = text.substr(0, 1 << 16);
    const VectorFormat format = formatOf(start);
    if (format == VectorFormat::Text && endsLinesWithReturns(start)) {
        return readStream(request);
    }
    request.progress.stage(CROSSGLOSS_TEXT("Reading vectors"), map->size());
    EmbeddingSpace space = format == VectorFormat::Text
                               ? readVecMap(*map, request)
                               : readBinary(format, {{map->text(), map->size()}, map}, request);
    map->requireIntact();
    return space;
}

bool isPlainFile(const std::filesystem::path& path)
{
    std::error_code failure;
    return std::filesystem::is_regular_file(path, failure)
           && CompressedInput(path).compression() == Compression::None;
}

} // namespace

void SkippedRows::addRepeated(std::uint64_t line, std::string_view word)
{
    // Only so many are told, and rows arrive in order: the words of later ones need not be kept.
    m_rows.push_back({line, CROSSGLOSS_TEXT("The word “%1” occurs more than once"),
                      m_rows.size() < 2 * largestReport ? std::string(word) : std::string()});
}

void requireMemory(const VectorRequest& request, std::size_t rows, std::size_t dimension)
{
    // The matrix and, of each row, its word and where it stands.
    const double needed = static_cast<double>(rows) * (static_cast<double>(dimension) * sizeof(float) + 2 * sizeof(RowWord));
    const std::optional<double> available = freeMemory();
    if (available && needed > *available) {
        throw Error(CROSSGLOSS_TEXT("%1 GiB of memory are needed for %2 words of %3 dimensions, of which %4 GiB are free"),
                    {gibibytes(needed), std::to_string(rows), std::to_string(dimension), gibibytes(*available)})
            .at(request.path.string())
            .advise(CROSSGLOSS_TEXT("Cut the vectors to the most frequent words"));
    }
}

void SkippedRows::tell(const VectorRequest& request, std::size_t kept)
{
    ReadReport& report = request.report;
    report.read += kept;
    report.skipped += m_rows.size();
    std::ranges::stable_sort(m_rows, {}, &Row::line);
    for (const Row& row : m_rows) {
        countLeftOut(report, row.reason.find('%') == std::string_view::npos
                                 ? row.reason
                                 : std::string_view(CROSSGLOSS_TEXT("The word occurs more than once")));
    }
    for (const Row& row : m_rows) {
        if (report.issues.size() >= largestReport) {
            break;
        }
        report.issues.push_back({request.path.string(), row.line, formatMessage(row.reason, {row.word})});
    }
}

std::shared_ptr<EmbeddingSpace::Storage> finishSpace(const VectorRequest& request, std::span<const RowWord> words,
                                                     PageBuffer values, std::size_t dimension, SkippedRows& skipped)
{
    std::shared_ptr<EmbeddingSpace::Storage> storage =
        assembleSpace(words, std::move(values), dimension, [&](std::size_t row) {
            skipped.addRepeated(words[row].line, {words[row].text, words[row].length});
        });
    skipped.tell(request, storage->words.size());
    if (storage->words.size() == 0) {
        throw Error(CROSSGLOSS_TEXT("The file holds no word vectors")).at(request.path.string());
    }
    return storage;
}

EmbeddingSpace readVectors(const std::filesystem::path& path, const ReadVectorsOptions& options, Progress& progress,
                           ReadReport& report)
{
    const VectorRequest request{path, options, progress, report};
    if (!options.metadata.empty()) {
        return readProjectorVectors(request);
    }
    return isPlainFile(path) ? readPlain(request) : readStream(request);
}

} // namespace crossgloss
