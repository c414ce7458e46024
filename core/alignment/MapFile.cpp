#include "alignment/AlignmentMap.h"
#include "base/AtomicFile.h"
#include "base/Checksum.h"
#include "base/Error.h"
#include "base/Json.h"
#include "base/MemoryMap.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <type_traits>

// The file of a map: a header of fixed size, a text in JSON that says what the map is, then float32 values: of each
// side the means of its normalisation and its matrix, source first. The checksum is over everything behind the header.
// Sizes are told by the JSON and must come out at exactly the bytes that the file has.

namespace crossgloss {

namespace {

constexpr std::array<char, 8> magic = {'X', 'G', 'A', 'L', 'I', 'G', 'N', '\n'};
constexpr std::uint32_t formatVersion = 1;
constexpr std::uint32_t byteOrderMark = 0x01020304;
/// More dimensions than any vectors have; keeps products of sizes far from wrapping.
constexpr std::uint64_t maxDimensions = 1 << 20;
constexpr std::size_t maxSteps = 64;
constexpr std::uint64_t maxText = std::uint64_t{64} << 20;

struct Header {
    std::array<char, 8> magic = {};
    std::uint32_t byteOrder = 0;
    std::uint32_t version = 0;
    std::uint64_t textSize = 0;        ///< bytes of JSON, padded with spaces to a multiple of eight
    std::uint64_t values = 0;          ///< float32 values behind it
    std::array<char, 32> checksum = {};
};
static_assert(std::is_trivially_copyable_v<Header> && sizeof(Header) == 64);

nlohmann::json sideText(const SideMap& side)
{
    nlohmann::json steps = nlohmann::json::array();
    for (const NormalisationStep step : side.normalisation.steps()) {
        steps.push_back(step == NormalisationStep::Unit ? "unit" : "centre");
    }
    return {{"dimension", side.dimension}, {"normalisation", std::move(steps)}, {"checksum", side.checksum},
            {"name", side.name},           {"language", side.language}};
}

void addValues(const SideMap& side, std::vector<float>& values)
{
    for (const std::vector<float>& mean : side.normalisation.means()) {
        values.insert(values.end(), mean.begin(), mean.end());
    }
    values.insert(values.end(), side.matrix.begin(), side.matrix.end());
}

class MapReader {
public:
    explicit MapReader(const std::filesystem::path& path) : m_path(path), m_file(path) {}

    AlignmentMap read()
    {
        readHeader();
        AlignmentMap map;
        try {
            const nlohmann::json text = parsedJson(m_text);
            map.method = text.at("method").get<std::string>();
            map.seed = text.at("seed").get<std::uint64_t>();
            map.beta = text.at("beta").get<double>();
            map.details = text.at("details");
            const std::uint64_t shared = dimensionIn(text, "shared");
            map.source = readSide(text.at("source"), shared);
            map.target = readSide(text.at("target"), shared);
        } catch (const nlohmann::json::exception&) {
            damaged();
        }
        m_file.requireIntact();
        check(m_taken == m_values.size() && std::isfinite(map.beta) && map.beta >= 0.0);
        return map;
    }

private:
    void readHeader()
    {
        Header header;
        if (m_file.size() < magic.size() || std::memcmp(m_file.text(), magic.data(), magic.size()) != 0) {
            throw Error(CROSSGLOSS_TEXT("This is not a map of two spaces"))
                .at(m_path.string())
                .advise(CROSSGLOSS_TEXT("Align the two spaces to get one"));
        }
        check(m_file.size() >= sizeof header);
        std::memcpy(&header, m_file.text(), sizeof header);
        if (header.byteOrder != byteOrderMark || header.version != formatVersion) {
            throw Error(
                CROSSGLOSS_TEXT("The map was written by another version of Crossgloss or on another kind of machine"))
                .at(m_path.string())
                .advise(CROSSGLOSS_TEXT("Learn the map again"));
        }
        const std::uint64_t rest = m_file.size() - sizeof header;
        check(header.textSize <= rest && header.textSize <= maxText && header.textSize % 8 == 0);
        check((rest - header.textSize) % sizeof(float) == 0 &&
              header.values == (rest - header.textSize) / sizeof(float));
        const char* const content = m_file.text() + sizeof header;
        check(checksum(content, static_cast<std::size_t>(rest)) ==
              std::string_view(header.checksum.data(), header.checksum.size()));
        m_text = {content, static_cast<std::size_t>(header.textSize)};
        // A multiple of eight behind a header of 64 bytes: aligned.
        m_values = {reinterpret_cast<const float*>(content + header.textSize), static_cast<std::size_t>(header.values)};
    }

    std::uint64_t dimensionIn(const nlohmann::json& text, const char* key) const
    {
        const nlohmann::json& value = text.at(key);
        check(value.is_number_unsigned());
        const auto number = value.get<std::uint64_t>();
        check(number >= 1 && number <= maxDimensions);
        return number;
    }

    SideMap readSide(const nlohmann::json& text, std::uint64_t shared)
    {
        SideMap side;
        side.dimension = static_cast<std::size_t>(dimensionIn(text, "dimension"));
        side.shared = static_cast<std::size_t>(shared);
        side.checksum = text.at("checksum").get<std::string>();
        side.name = text.at("name").get<std::string>();
        side.language = text.at("language").get<std::string>();
        const nlohmann::json& names = text.at("normalisation");
        check(names.is_array() && names.size() <= maxSteps);
        std::vector<NormalisationStep> steps;
        std::vector<std::vector<float>> means;
        for (const nlohmann::json& name : names) {
            check(name == "unit" || name == "centre");
            steps.push_back(name == "unit" ? NormalisationStep::Unit : NormalisationStep::Centre);
            if (steps.back() == NormalisationStep::Centre) {
                means.push_back(take(side.dimension));
            }
        }
        side.normalisation = Normalisation(std::move(steps), std::move(means));
        side.matrix = take(side.dimension * side.shared);
        return side;
    }

    std::vector<float> take(std::size_t count)
    {
        check(count <= m_values.size() - m_taken);
        const std::span<const float> part = m_values.subspan(m_taken, count);
        m_taken += count;
        check(std::ranges::all_of(part, [](float value) { return std::isfinite(value); }));
        return {part.begin(), part.end()};
    }

    void check(bool holds) const
    {
        if (!holds) {
            damaged();
        }
    }

    [[noreturn]] void damaged() const
    {
        throw Error(CROSSGLOSS_TEXT("The map is cut off or damaged"))
            .at(m_path.string())
            .advise(CROSSGLOSS_TEXT("Learn the map again"));
    }

    const std::filesystem::path& m_path;
    MemoryMap m_file;
    std::string_view m_text;
    std::span<const float> m_values;
    std::size_t m_taken = 0;
};

} // namespace

void writeMap(const AlignmentMap& map, const std::filesystem::path& path)
{
    const nlohmann::json json = {{"method", map.method},
                                 {"seed", map.seed},
                                 {"beta", map.beta},
                                 {"details", map.details},
                                 {"shared", map.source.shared},
                                 {"source", sideText(map.source)},
                                 {"target", sideText(map.target)}};
    // File names may hold any bytes.
    std::string text = jsonText(json);
    text.resize((text.size() + 7) / 8 * 8, ' ');
    std::vector<float> values;
    addValues(map.source, values);
    addValues(map.target, values);

    Header header;
    header.magic = magic;
    header.byteOrder = byteOrderMark;
    header.version = formatVersion;
    header.textSize = text.size();
    header.values = values.size();
    RunningChecksum sum;
    sum.add(text.data(), text.size());
    sum.add(values.data(), values.size() * sizeof(float));
    std::ranges::copy(sum.hex(), header.checksum.begin());
    AtomicFile file(path);
    file.write(&header, sizeof header);
    file.write(text.data(), text.size());
    file.write(values.data(), values.size() * sizeof(float));
    file.commit();
}

AlignmentMap readMap(const std::filesystem::path& path)
{
    return MapReader(path).read();
}

} // namespace crossgloss
