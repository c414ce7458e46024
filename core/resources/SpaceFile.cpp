#include "base/AtomicFile.h"
#include "base/Error.h"
#include "base/MemoryMap.h"
#include "resources/SpaceStorage.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <type_traits>

// The file of a space: a header of fixed size, then sections that each start at a multiple of 64 bytes and are used
// where they lie. Everything that a wrong offset could break is checked when the file is opened, in time that depends
// on the number of words and not of values; whether words and values are those once written is isIntact()'s business.

namespace crossgloss {

namespace {

constexpr std::array<char, 8> magic = {'X', 'G', 'S', 'P', 'A', 'C', 'E', '\n'};
constexpr std::uint32_t formatVersion = 1;
constexpr std::uint32_t byteOrder = 0x01020304;
constexpr std::uint64_t alignment = 64;

enum class ValueType : std::uint32_t { Float32 = 0 };

struct Section {
    std::uint64_t offset = 0;
    std::uint64_t bytes = 0;
};

struct Header {
    std::array<char, 8> magic = {};
    std::uint32_t byteOrder = 0;
    std::uint32_t version = 0;
    std::uint64_t fileSize = 0;
    std::uint64_t words = 0;
    std::uint64_t dimension = 0;
    ValueType valueType = ValueType::Float32;
    std::int32_t subwordMinimum = 0;
    std::int32_t subwordMaximum = 0;
    std::uint32_t reserved = 0;
    std::uint64_t subwordBuckets = 0;
    Section bounds;                    ///< (words + 1) × uint64
    Section text;
    Section slots;                     ///< WordSlot
    Section values;                    ///< words × dimension float32
    Section subwordRows;               ///< subwordBuckets × dimension float32
    std::array<char, 32> checksum = {};
    std::uint64_t headerHash = 0;      ///< hashWord of all of the header before this
};
static_assert(std::is_trivially_copyable_v<Header> && sizeof(Header) == 184);

std::uint64_t hashOf(const Header& header)
{
    return hashWord({reinterpret_cast<const char*>(&header), offsetof(Header, headerHash)});
}

class Reader {
public:
    Reader(const std::filesystem::path& path, const MemoryMap& map) : m_path(path), m_map(map)
    {
        if (map.size() >= sizeof m_header) {
            std::memcpy(&m_header, map.text(), sizeof m_header);
        }
        if (map.size() < magic.size() || std::memcmp(map.text(), magic.data(), magic.size()) != 0) {
            throw Error(CROSSGLOSS_TEXT("This is not a space written by Crossgloss")).at(path.string());
        }
        if (map.size() < sizeof m_header || map.size() < m_header.fileSize) {
            throw Error(CROSSGLOSS_TEXT("The file is cut off")).at(path.string()).advise(advice);
        }
        if (m_header.byteOrder != byteOrder || m_header.version != formatVersion
            || m_header.valueType != ValueType::Float32) {
            throw Error(CROSSGLOSS_TEXT("The space was written by another version of Crossgloss or on another kind of "
                                        "machine"))
                .at(path.string())
                .advise(advice);
        }
        check(m_header.headerHash == hashOf(m_header) && m_header.fileSize == map.size());
        check(m_header.words <= maximumRows && m_header.dimension <= maximumRows);
        check(Subwords::arePossible(m_header.subwordMinimum, m_header.subwordMaximum) && m_header.subwordBuckets <= maximumRows);
    }

    const Header& header() const { return m_header; }

    /// A section as @p count objects, after checking that it holds exactly these and lies inside the file.
    template <typename T>
    std::span<const T> section(const Section& section, std::uint64_t count, std::uint64_t width = 1) const
    {
        // count and width are below 2^32; a product beyond the file's size is caught before it can wrap.
        check(width == 0 || count <= m_map.size() / width / sizeof(T));
        check(section.bytes == count * width * sizeof(T));
        check(section.offset % alignment == 0 && section.offset <= m_map.size()
              && section.bytes <= m_map.size() - section.offset);
        return {reinterpret_cast<const T*>(m_map.text() + section.offset), static_cast<std::size_t>(count * width)};
    }

    void check(bool holds) const
    {
        if (!holds) {
            throw Error(CROSSGLOSS_TEXT("The space is damaged")).at(m_path.string()).advise(advice);
        }
    }

private:
    static constexpr const char* advice = CROSSGLOSS_TEXT("Import the vectors again");

    const std::filesystem::path& m_path;
    const MemoryMap& m_map;
    Header m_header;
};

} // namespace

void writeSpace(const EmbeddingSpace& space, const std::filesystem::path& path)
{
    static const EmbeddingSpace::Storage empty;
    static const std::uint64_t noBounds[] = {0};
    static const WordSlot noSlots[8] = {};
    const EmbeddingSpace::Storage& storage = space.storage() ? *space.storage() : empty;
    const std::span<const std::uint64_t> bounds =
        storage.words.bounds.empty() ? std::span<const std::uint64_t>(noBounds) : storage.words.bounds;
    const std::span<const WordSlot> slots =
        storage.words.slots.empty() ? std::span<const WordSlot>(noSlots) : storage.words.slots;

    Header header;
    header.magic = magic;
    header.byteOrder = byteOrder;
    header.version = formatVersion;
    header.words = space.size();
    header.dimension = space.dimension();
    header.subwordMinimum = storage.subwords.minimumLength;
    header.subwordMaximum = storage.subwords.maximumLength;
    header.subwordBuckets = storage.subwords.buckets;
    std::ranges::copy(space.checksum(), header.checksum.begin());

    std::uint64_t end = sizeof header;
    const auto place = [&](std::uint64_t bytes) {
        const Section section{(end + alignment - 1) / alignment * alignment, bytes};
        end = section.offset + bytes;
        return section;
    };
    const std::uint64_t rowBytes = space.dimension() * sizeof(float);
    header.bounds = place(bounds.size_bytes());
    header.text = place(bounds.back());
    header.slots = place(slots.size_bytes());
    header.values = place(space.size() * rowBytes);
    header.subwordRows = place(storage.subwords.buckets * rowBytes);
    header.fileSize = end;
    header.headerHash = hashOf(header);

    AtomicFile file(path, FileAccess::Private);
    std::uint64_t written = 0;
    const auto write = [&](const Section& section, const void* data) {
        static constexpr char padding[alignment] = {};
        file.write(padding, static_cast<std::size_t>(section.offset - written));
        file.write(data, static_cast<std::size_t>(section.bytes));
        written = section.offset + section.bytes;
    };
    write({0, sizeof header}, &header);
    write(header.bounds, bounds.data());
    write(header.text, storage.words.text);
    write(header.slots, slots.data());
    write(header.values, storage.values);
    write(header.subwordRows, storage.subwords.rows);
    file.commit();
}

EmbeddingSpace openSpace(const std::filesystem::path& path)
{
    const auto map = std::make_shared<MemoryMap>(path);
    const Reader reader(path, *map);
    const Header& header = reader.header();

    auto storage = std::make_shared<EmbeddingSpace::Storage>();
    storage->dimension = static_cast<std::size_t>(header.dimension);
    storage->checksum.assign(header.checksum.begin(), header.checksum.end());
    storage->words.bounds = reader.section<std::uint64_t>(header.bounds, header.words + 1);
    storage->words.text = reader.section<char>(header.text, storage->words.bounds.back()).data();
    storage->words.slots = reader.section<WordSlot>(header.slots, header.slots.bytes / sizeof(WordSlot));
    storage->values = reader.section<float>(header.values, header.words, header.dimension).data();
    storage->subwords.minimumLength = header.subwordMinimum;
    storage->subwords.maximumLength = header.subwordMaximum;
    storage->subwords.buckets = header.subwordBuckets;
    storage->subwords.rows =
        reinterpret_cast<const std::byte*>(reader.section<float>(header.subwordRows, header.subwordBuckets,
                                                                 header.dimension).data());

    const WordIndex& words = storage->words;
    reader.check(words.bounds.front() == 0 && std::ranges::is_sorted(words.bounds));
    reader.check(words.slots.size() == wordSlotCount(words.size()));
    // As many rows as words and no more: half of the places are free, so every search ends.
    std::size_t used = 0;
    std::uint32_t largest = 0;
    for (const WordSlot& slot : words.slots) {
        used += slot.rowPlusOne != 0 ? 1 : 0;
        largest = std::max(largest, slot.rowPlusOne);
    }
    reader.check(used == words.size() && largest <= words.size());
    map->requireIntact();
    storage->owners = {map};
    return EmbeddingSpace(std::move(storage));
}

} // namespace crossgloss
