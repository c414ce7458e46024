#include "composition/SentenceListFile.h"

#include "base/AtomicFile.h"
#include "base/Checksum.h"
#include "base/Error.h"
#include "base/TemporaryFile.h"
#include "resources/WordIndex.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <fstream>
#include <limits>
#include <type_traits>

// As the file of a space: a header of fixed size, then sections that each start at a multiple of 64 bytes and are used
// where they lie. Bounds of texts are looked at when one is asked for, so that opening reads the header alone.

namespace crossgloss {

namespace {

constexpr std::uint32_t formatVersion = 1;
constexpr std::uint32_t byteOrderMark = 0x01020304;
constexpr std::uint64_t alignment = 64;
constexpr std::uint64_t maxRows = std::numeric_limits<std::uint32_t>::max() - 1;
constexpr std::uint64_t maxDimensions = std::uint64_t{1} << 20;
constexpr std::uint64_t largestAbout = std::uint64_t{1} << 20;
/// Fewer are compared one by one in no time.
constexpr std::size_t screenedRows = 10'000;

struct Section
{
    std::uint64_t offset = 0;
    std::uint64_t bytes = 0;
};

struct Header
{
    std::array<char, 8> magic = {};
    std::uint32_t byteOrder = 0;
    std::uint32_t version = 0;
    std::uint64_t fileSize = 0;
    std::uint64_t rows = 0;
    std::uint64_t dimension = 0;
    Section about;
    Section languages; ///< codes, each behind a line feed but the first
    Section bounds;    ///< (rows + 1) × uint64
    Section text;
    Section lines;    ///< rows × uint32
    Section language; ///< rows × uint8
    Section values;   ///< rows × dimension float32
    Section mean;     ///< dimension float32, as the next two empty where nothing is prepared
    Section screen;
    Section constants;
    double meanNorm = 0;
    std::uint32_t levels = 0;
    std::uint32_t offset = 0;
    std::array<char, 32> checksum = {}; ///< of all sections
    std::uint64_t headerHash = 0;       ///< hashWord of all of the header before this
};
static_assert(std::is_trivially_copyable_v<Header> && sizeof(Header) == 256);

std::uint64_t hashOf(const Header& header)
{
    return hashWord({reinterpret_cast<const char*>(&header), offsetof(Header, headerHash)});
}

const char* const advice = CROSSGLOSS_TEXT("Add the list again");

/// What a list is made of, each with its place in the file.
class Layout
{
public:
    void add(Section& section, const void* data, std::uint64_t bytes)
    {
        section = {(m_end + alignment - 1) / alignment * alignment, bytes};
        m_parts.push_back({section, data});
        m_end = section.offset + bytes;
    }
    std::uint64_t end() const { return m_end; }
    /// Hands out everything behind the header, padding included.
    template <typename Take>
    void each(const Take& take) const
    {
        static constexpr char padding[alignment] = {};
        std::uint64_t written = sizeof(Header);
        for (const auto& [section, data] : m_parts) {
            take(padding, static_cast<std::size_t>(section.offset - written));
            take(data, static_cast<std::size_t>(section.bytes));
            written = section.offset + section.bytes;
        }
    }

private:
    std::uint64_t m_end = sizeof(Header);
    std::vector<std::pair<Section, const void*>> m_parts;
};

template <typename T>
std::uint64_t bytesOf(const std::vector<T>& values)
{
    return values.size() * sizeof(T);
}

} // namespace

SentenceListFile::SentenceListFile(const std::filesystem::path& path) : m_path(path), m_map(path)
{
    Header header;
    if (m_map.size() < magic.size() || std::memcmp(m_map.text(), magic.data(), magic.size()) != 0) {
        throw Error(CROSSGLOSS_TEXT("This is not a list of sentences written by Crossgloss")).at(path.string());
    }
    if (m_map.size() >= sizeof header) {
        std::memcpy(&header, m_map.text(), sizeof header);
    }
    if (m_map.size() < sizeof header || m_map.size() < header.fileSize) {
        throw Error(CROSSGLOSS_TEXT("The file is cut off")).at(path.string()).advise(advice);
    }
    if (header.byteOrder != byteOrderMark || header.version != formatVersion) {
        throw Error(
            CROSSGLOSS_TEXT("The list was written by another version of Crossgloss or on another kind of machine"))
            .at(path.string())
            .advise(advice);
    }
    const auto section = [&]<typename T>(const Section& where, std::uint64_t count, T) -> std::span<const T> {
        if (where.bytes / sizeof(T) != count || where.bytes % sizeof(T) != 0 || where.offset % alignment != 0 ||
            where.offset > m_map.size() || where.bytes > m_map.size() - where.offset) {
            failDamaged();
        }
        return {reinterpret_cast<const T*>(m_map.text() + where.offset), static_cast<std::size_t>(count)};
    };
    if (header.headerHash != hashOf(header) || header.fileSize != m_map.size() || header.rows > maxRows ||
        header.dimension > maxDimensions || header.about.bytes > largestAbout ||
        header.languages.bytes > largestAbout) {
        failDamaged();
    }
    m_rows = static_cast<std::size_t>(header.rows);
    m_dimension = static_cast<std::size_t>(header.dimension);
    m_checksum.assign(header.checksum.begin(), header.checksum.end());
    m_content = m_map.bytes().subspan(sizeof header);
    const std::span<const char> about = section(header.about, header.about.bytes, char{});
    m_about.assign(about.begin(), about.end());
    const std::span<const char> languages = section(header.languages, header.languages.bytes, char{});
    std::string_view codes(languages.data(), languages.size());
    while (!codes.empty()) {
        const std::size_t end = std::min(codes.find('\n'), codes.size());
        m_languages.emplace_back(codes.substr(0, end));
        codes.remove_prefix(std::min(end + 1, codes.size()));
    }
    m_bounds = section(header.bounds, header.rows + 1, std::uint64_t{});
    m_text = section(header.text, header.text.bytes, char{});
    m_lines = section(header.lines, header.rows, std::uint32_t{});
    m_language = section(header.language, header.rows, std::uint8_t{});
    m_values = section(header.values, header.rows * header.dimension, float{}).data();
    if (header.screen.bytes > 0) {
        m_screen = {.levels = header.levels,
                    .offset = header.offset,
                    .meanNorm = header.meanNorm,
                    .mean = section(header.mean, header.dimension, float{}),
                    .bytes = std::as_bytes(section(header.screen, header.screen.bytes, char{})),
                    .constants = section(header.constants, header.constants.bytes / sizeof(float), float{})};
    }
    m_map.advise(MemoryMap::Access::WillNeed, static_cast<std::size_t>(header.screen.offset),
                 static_cast<std::size_t>(header.screen.bytes));
    m_map.requireIntact();
}

void SentenceListFile::failDamaged() const
{
    throw Error(CROSSGLOSS_TEXT("The list of sentences is damaged")).at(m_path.string()).advise(advice);
}

std::string_view SentenceListFile::text(std::size_t row) const
{
    const std::uint64_t begin = m_bounds[row];
    const std::uint64_t end = m_bounds[row + 1];
    if (begin > end || end > m_text.size()) {
        failDamaged();
    }
    return {m_text.data() + begin, static_cast<std::size_t>(end - begin)};
}

const std::string& SentenceListFile::language(std::size_t row) const
{
    if (m_language[row] >= m_languages.size()) {
        failDamaged();
    }
    return m_languages[m_language[row]];
}

std::shared_ptr<const ScreenedIndex> SentenceListFile::storedIndex() const
{
    if (!m_screen || byteKernels().front() == ByteKernel::Portable) {
        return nullptr;
    }
    try {
        return std::make_shared<ScreenedIndex>(vectors(), m_dimension, *m_screen);
    } catch (const Error&) {
        return nullptr; // made on another processor
    }
}

bool SentenceListFile::isIntact() const
{
    const bool same = checksum(m_content.data(), m_content.size()) == m_checksum;
    m_map.requireIntact();
    return same;
}

void writeSentenceList(const std::filesystem::path& path, const SentenceTexts& texts, std::size_t dimension,
                       const std::function<void(const std::function<void(std::span<const float>)>& take)>& embed,
                       const std::string& about, int threads, Progress& progress)
{
    const TemporaryFile matrix(path.parent_path());
    {
        std::ofstream rows(matrix.path(), std::ios::binary);
        embed([&](std::span<const float> values) {
            rows.write(reinterpret_cast<const char*>(values.data()), static_cast<std::streamsize>(values.size_bytes()));
        });
        rows.close();
        if (!rows) {
            throw Error(CROSSGLOSS_TEXT("The file cannot be written"))
                .at(path.string())
                .advise(CROSSGLOSS_TEXT("Check that the disk is not full and that you may write there"));
        }
    }
    const MemoryMap values(matrix.path());
    if (values.size() != texts.size() * dimension * sizeof(float)) {
        throw Error(CROSSGLOSS_TEXT("There are not as many vectors as sentences")).at(path.string());
    }
    std::optional<ScreenedIndex> index;
    if (texts.size() >= screenedRows && dimension <= maximumByteDimension) {
        index.emplace(RowMatrix{reinterpret_cast<const float*>(values.text()), texts.size(), dimension}, dimension,
                      ScreenedIndexOptions{.threads = threads, .kernel = std::nullopt}, progress);
    }
    progress.stage(CROSSGLOSS_TEXT("Writing the list"), 0);
    std::vector<std::uint64_t> bounds{0};
    std::string text;
    for (const std::string& sentence : texts.texts) {
        text += sentence;
        bounds.push_back(text.size());
    }
    std::string languages;
    for (const std::string& language : texts.languages) {
        languages.append(languages.empty() ? "" : "\n").append(language);
    }
    Header header;
    std::ranges::copy(SentenceListFile::magic, header.magic.begin());
    header.byteOrder = byteOrderMark;
    header.version = formatVersion;
    header.rows = texts.size();
    header.dimension = dimension;
    Layout layout;
    layout.add(header.about, about.data(), about.size());
    layout.add(header.languages, languages.data(), languages.size());
    layout.add(header.bounds, bounds.data(), bytesOf(bounds));
    layout.add(header.text, text.data(), text.size());
    layout.add(header.lines, texts.lines.data(), bytesOf(texts.lines));
    layout.add(header.language, texts.language.data(), bytesOf(texts.language));
    layout.add(header.values, values.text(), values.size());
    if (index) {
        const ScreenedParts parts = index->parts();
        header.levels = parts.levels;
        header.offset = parts.offset;
        header.meanNorm = parts.meanNorm;
        layout.add(header.mean, parts.mean.data(), parts.mean.size_bytes());
        layout.add(header.screen, parts.bytes.data(), parts.bytes.size());
        layout.add(header.constants, parts.constants.data(), parts.constants.size_bytes());
    }
    header.fileSize = layout.end();
    RunningChecksum sum;
    layout.each([&](const void* data, std::size_t size) { sum.add(data, size); });
    values.requireIntact();
    std::ranges::copy(sum.hex(), header.checksum.begin());
    header.headerHash = hashOf(header);
    AtomicFile file(path, FileAccess::Private);
    file.write(&header, sizeof header);
    layout.each([&](const void* data, std::size_t size) {
        progress.throwIfCancelled();
        file.write(data, size);
    });
    progress.throwIfCancelled();
    file.commit();
}

} // namespace crossgloss
