#include "pack/Pack.h"

#include "pack/LexicalCategories.h"
#include "pack/PackFormat.h"
#include "pack/PackKernel.h"
#include "pack/PackLinks.h"
#include "pack/PackOpenings.h"
#include "pack/PackSubwords.h"
#include "pack/PackVocabulary.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "base/Json.h"
#include "base/MemoryMap.h"
#include "text/Language.h"
#include "text/Tokeniser.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>
#include <mutex>

namespace crossgloss {

namespace {

constexpr std::uint64_t Most = 1U << 26U; // of anything counted in a pack

class MappedPack final : public Pack
{
public:
    explicit MappedPack(const std::filesystem::path& path);

    std::filesystem::path file() const override { return m_path; }
    std::string card() const override { return std::string(section("card")); }
    std::string checksum() const override { return m_checksum; }
    const LexicalCategories* categories() const override { return m_categories.get(); }
    std::size_t dimension() const override { return m_dimension; }
    void prepare(std::string_view language) const override
    {
        vocabularyOf(find(language)).prepare(std::string(language));
    }
    std::vector<std::string> descriptionLanguages() const override { return m_describing; }
    std::vector<std::string> answerLanguages() const override { return m_answering; }
    Encoding encode(std::string_view text, std::string_view language) const override;
    Encoding encodeTokens(std::span<const std::string> tokens, std::string_view language) const override;
    std::size_t heads() const override { return m_heads; }
    bool readToken(std::string_view token, std::string_view language, std::span<float> vector,
                   std::span<float> salience) const override;
    bool knows(std::string_view token, std::string_view language) const override
    {
        return vocabularyOf(find(language)).unit(token).has_value();
    }
    Encoding encodeRead(std::span<const float> vectors, std::span<const float> salience) const override;
    std::vector<std::vector<Near>> nearest(std::span<const float> vectors, std::string_view language,
                                           std::size_t k) const override;
    std::size_t vocabularySize(std::string_view language) const override { return find(language).targets; }
    std::string_view word(std::string_view language, std::size_t row) const override;
    std::optional<std::size_t> find(std::string_view language, std::string_view word) const override;
    std::optional<std::size_t> findStem(std::string_view language, std::string_view stem) const override;
    std::uint32_t partsOfSpeech(std::string_view language, std::size_t row) const override;
    std::vector<double> openings(std::string_view language, const std::vector<std::string>& tokens) const override
    {
        return find(language).openings.probabilities(tokens);
    }
    void links(std::size_t row, std::string_view language,
               const std::function<void(std::size_t, double)>& sink) const override
    {
        find(language).links.of(row, sink);
    }
    void backLinks(std::size_t row, std::string_view language,
                   const std::function<void(std::size_t, double)>& sink) const override;
    void score(const Encoding& encoding, std::string_view language, std::span<float> out) const override;
    void targetVector(std::string_view language, std::size_t row, std::span<float> out) const override;

private:
    struct Language
    {
        std::string code;
        std::size_t targets = 0, units = 0;
        bool describes = false;
        float prior = 0;
        mutable PackVocabulary vocabulary; // see vocabularyOf()
        mutable std::once_flag opened;
        const std::uint16_t* pos = nullptr;
        PackRows rows; // one per unit, of unit length
        std::string_view length, salience;
        PackOpenings openings;
        PackLinks links;
        mutable std::once_flag reversed;
        mutable std::vector<std::uint32_t> backBegin; // by target, into the two lists
        mutable std::vector<std::uint32_t> backRow;
        mutable std::vector<float> backShare;
    };

    [[noreturn]] void damaged(const std::string& what) const;
    std::string_view section(const std::string& name) const;
    std::string_view section(const std::string& name, std::size_t size) const;
    PackRows rows(const std::string& name, std::size_t count) const;
    void readLanguage(const nlohmann::json& entry, Language& language);
    const Language& find(std::string_view language) const;
    /// Opened when first asked for: a look-up needs few of the languages. @throws Error when it is damaged.
    const PackVocabulary& vocabularyOf(const Language& language) const;

    /// Those of the file beside the pack; of another pack's nothing is taken.
    void readCategories();

    std::filesystem::path m_path;
    std::string m_checksum;
    std::shared_ptr<const LexicalCategories> m_categories;
    MemoryMap m_map;
    std::map<std::string, std::string_view> m_sections;
    std::map<std::string, Language, std::less<>> m_languages;
    std::vector<std::string> m_describing, m_answering;
    std::size_t m_dimension = 0, m_heads = 0, m_hidden = 0, m_maximumTokens = 0;
    float m_scale = 1;
    const float *m_w1 = nullptr, *m_b1 = nullptr, *m_w2 = nullptr, *m_position = nullptr, *m_unknown = nullptr;
    PackSubwords m_subwords;
    PackRows m_grams;
    std::vector<float> m_logRank;
};

void MappedPack::damaged(const std::string& what) const
{
    throw Error(CROSSGLOSS_TEXT("this pack is damaged (%1)"), {what})
        .at(m_path.string())
        .advise(CROSSGLOSS_TEXT("copy or build it again"));
}

std::string_view MappedPack::section(const std::string& name) const
{
    const auto found = m_sections.find(name);
    if (found == m_sections.end()) {
        damaged("no " + name);
    }
    return found->second;
}

std::string_view MappedPack::section(const std::string& name, std::size_t size) const
{
    const std::string_view bytes = section(name);
    if (bytes.size() != size) {
        damaged(name);
    }
    return bytes;
}

PackRows MappedPack::rows(const std::string& name, std::size_t count) const
{
    const std::string_view bytes = section(name, packRowBytes(count, m_dimension));
    PackRows rows;
    rows.codes = reinterpret_cast<const std::uint8_t*>(bytes.data());
    rows.scales = reinterpret_cast<const float*>(bytes.data() + bytes.size() - count * sizeof(float));
    rows.rows = count;
    rows.dimension = m_dimension;
    for (std::size_t i = 0; i < count; ++i) {
        if (!std::isfinite(rows.scales[i])) {
            damaged(name);
        }
    }
    return rows;
}

MappedPack::MappedPack(const std::filesystem::path& path) : m_path(path), m_map(path)
{
    PackHeader header{};
    if (m_map.size() < sizeof header || std::memcmp(m_map.text(), PackMagic, sizeof PackMagic) != 0) {
        throw Error(CROSSGLOSS_TEXT("this file is not a pack")).at(path.string());
    }
    std::memcpy(&header, m_map.text(), sizeof header);
    if (header.version != PackVersion) {
        throw Error(CROSSGLOSS_TEXT("this pack has version %1, this program reads version %2"),
                    {std::to_string(header.version), std::to_string(PackVersion)})
            .at(path.string())
            .advise(CROSSGLOSS_TEXT("take the pack that came with this program, or a newer program"));
    }
    if (header.size != m_map.size()) {
        damaged("size");
    }
    const std::size_t body = m_map.size() - sizeof header;
    m_checksum.assign(header.checksum, sizeof header.checksum);
    if (!hasChecksum(m_map, path, sizeof header, m_checksum)) {
        damaged("checksum");
    }
    if (header.sections > body / sizeof(PackSection)) {
        damaged("sections");
    }
    for (std::uint32_t i = 0; i < header.sections; ++i) {
        PackSection entry{};
        std::memcpy(&entry, m_map.text() + sizeof header + i * sizeof entry, sizeof entry);
        if (entry.offset % 64 != 0 || entry.offset > m_map.size() || entry.size > m_map.size() - entry.offset) {
            damaged("sections");
        }
        m_sections[std::string(entry.name, strnlen(entry.name, sizeof entry.name))] = {m_map.text() + entry.offset,
                                                                                       entry.size};
    }

    const nlohmann::json shape = parsedJson(section("shape"));
    try {
        const auto count = [&](const char* name, std::uint64_t most) {
            const auto value = shape.at(name).get<std::int64_t>();
            if (value < 0 || static_cast<std::uint64_t>(value) > most) {
                damaged(name);
            }
            return static_cast<std::size_t>(value);
        };
        m_dimension = count("dimension", 4096);
        m_heads = count("heads", 64);
        m_hidden = count("hidden", 65536);
        m_maximumTokens = count("maximumTokens", 4096);
        m_subwords.buckets = static_cast<std::uint32_t>(count("buckets", Most));
        m_subwords.minimum = static_cast<int>(count("minimumGram", 16));
        m_subwords.maximum = static_cast<int>(count("maximumGram", 16));
        m_scale = shape.at("scale").get<float>();
        if (m_dimension == 0 || m_dimension % 2 != 0 || m_heads == 0 || m_dimension % m_heads != 0 ||
            m_maximumTokens == 0 || m_subwords.minimum < 1 || !std::isfinite(m_scale)) {
            damaged("shape");
        }
        const std::size_t floats = 2 * m_hidden * m_dimension + m_hidden + m_maximumTokens * m_heads + m_heads;
        const auto* dense = reinterpret_cast<const float*>(section("dense", floats * sizeof(float)).data());
        for (std::size_t i = 0; i < floats; ++i) {
            if (!std::isfinite(dense[i])) {
                damaged("dense");
            }
        }
        m_w1 = dense;
        m_b1 = m_w1 + m_hidden * m_dimension;
        m_w2 = m_b1 + m_hidden;
        m_position = m_w2 + m_hidden * m_dimension;
        m_unknown = m_position + m_maximumTokens * m_heads;
        m_grams = rows("grams", m_subwords.buckets);
        std::size_t most = 0;
        for (const auto& entry : shape.at("languages")) {
            const auto code = entry.at("code").get<std::string>();
            Language& language = m_languages[code];
            if (!language.code.empty()) {
                damaged("languages");
            }
            language.code = code;
            readLanguage(entry, language);
            most = std::max(most, language.targets);
            m_answering.push_back(code);
            if (language.describes) {
                m_describing.push_back(code);
            }
        }
        m_logRank.resize(most);
        for (std::size_t row = 0; row < most; ++row) {
            m_logRank[row] = std::log(static_cast<float>(row) + 20.0F);
        }
    } catch (const nlohmann::json::exception&) {
        damaged("shape");
    }
    m_map.requireIntact();
    readCategories();
}

void MappedPack::readCategories()
{
    std::filesystem::path file = m_path;
    file.replace_extension(".categories");
    std::error_code failure;
    if (!std::filesystem::exists(file, failure)) {
        return;
    }
    auto read = LexicalCategories::read(file);
    if (read->packChecksum() == m_checksum) {
        m_categories = std::move(read);
    }
}

void MappedPack::readLanguage(const nlohmann::json& entry, Language& language)
{
    const std::string& code = language.code;
    const auto targets = entry.at("targets").get<std::uint64_t>();
    const auto units = entry.at("units").get<std::uint64_t>();
    language.describes = entry.at("describes").get<bool>();
    language.prior = entry.at("prior").get<float>();
    if (units > Most || targets > units || !std::isfinite(language.prior)) {
        damaged(code);
    }
    language.targets = targets;
    language.units = units;

    section(code + ".words");
    section(code + ".shown");
    language.pos = reinterpret_cast<const std::uint16_t*>(section(code + ".pos", targets * 2).data());
    language.rows = rows(code + ".rows", units);
    language.length = section(code + ".length", units);
    language.salience = section(code + ".salience", units * m_heads);
    if (m_sections.contains(code + ".openings")) {
        language.openings = PackOpenings(section(code + ".openings"));
    }
    if (m_sections.contains(code + ".links") &&
        (m_answering.empty() ||
         !language.links.open(section(code + ".links"), m_languages.at(m_answering.front()).targets, targets))) {
        damaged(code + ".links");
    }
}

const MappedPack::Language& MappedPack::find(std::string_view language) const
{
    const auto found = m_languages.find(language);
    if (found == m_languages.end()) {
        std::string served;
        for (const std::string& code : m_answering) {
            served += (served.empty() ? "" : ", ") + code;
        }
        throw Error(CROSSGLOSS_TEXT("the pack does not know the language %1; it knows %2"),
                    {std::string(language), served});
    }
    return found->second;
}

const PackVocabulary& MappedPack::vocabularyOf(const Language& language) const
{
    std::call_once(language.opened, [&] {
        const std::string fault =
            language.vocabulary.open(section(language.code + ".words"), section(language.code + ".shown"), language.units, language.targets);
        if (!fault.empty()) {
            damaged(language.code + "." + fault);
        }
    });
    return language.vocabulary;
}

std::string_view MappedPack::word(std::string_view code, std::size_t row) const
{
    const Language& language = find(code);
    if (row >= language.targets) {
        throw Error(CROSSGLOSS_TEXT("the pack has no word %1 of %2"), {std::to_string(row), std::string(code)});
    }
    return vocabularyOf(language).word(row);
}

std::optional<std::size_t> MappedPack::find(std::string_view code, std::string_view word) const
{
    const Language& language = find(code);
    const auto unit = vocabularyOf(language).unit(normalise(word, code));
    return unit && *unit < language.targets ? std::optional<std::size_t>(*unit) : std::nullopt;
}

void MappedPack::backLinks(std::size_t row, std::string_view code,
                           const std::function<void(std::size_t, double)>& sink) const
{
    const Language& language = find(code);
    std::call_once(language.reversed, [&] {
        const std::size_t first = m_languages.find(m_answering.front())->second.targets;
        language.backBegin.assign(language.targets + 1, 0);
        for (std::size_t from = 0; from < first; ++from) {
            language.links.of(from, [&](std::size_t to, double) { ++language.backBegin[to + 1]; });
        }
        for (std::size_t to = 0; to < language.targets; ++to) {
            language.backBegin[to + 1] += language.backBegin[to];
        }
        language.backRow.resize(language.backBegin.back());
        language.backShare.resize(language.backBegin.back());
        std::vector<std::uint32_t> fill(language.backBegin.begin(), language.backBegin.end() - 1);
        for (std::size_t from = 0; from < first; ++from) {
            language.links.of(from, [&](std::size_t to, double share) {
                language.backRow[fill[to]] = static_cast<std::uint32_t>(from);
                language.backShare[fill[to]++] = static_cast<float>(share);
            });
        }
    });
    if (row < language.targets) {
        for (std::uint32_t i = language.backBegin[row]; i < language.backBegin[row + 1]; ++i) {
            sink(language.backRow[i], static_cast<double>(language.backShare[i]));
        }
    }
}

std::optional<std::size_t> MappedPack::findStem(std::string_view code, std::string_view stemmed) const
{
    const auto row = vocabularyOf(find(code)).stem(stemmed, std::string(code));
    return row ? std::optional<std::size_t>(*row) : std::nullopt;
}

std::uint32_t MappedPack::partsOfSpeech(std::string_view code, std::size_t row) const
{
    const Language& language = find(code);
    return row < language.targets ? language.pos[row] : 0;
}

Encoding MappedPack::encode(std::string_view text, std::string_view language) const
{
    return encodeTokens(tokenise(text, language), language);
}

Encoding MappedPack::encodeTokens(std::span<const std::string> tokens, std::string_view code) const
{
    const Language& language = find(code);
    if (!language.describes) {
        std::string served;
        for (const std::string& one : m_describing) {
            served += (served.empty() ? "" : ", ") + one;
        }
        throw Error(CROSSGLOSS_TEXT("the pack reads no descriptions in %1; it reads %2"), {std::string(code), served});
    }
    std::vector<float> vectors;
    std::vector<float> salience;
    std::vector<float> vector(m_dimension);
    std::vector<float> weights(m_heads);
    std::vector<EncodedToken> read;
    std::vector<std::size_t> known;
    for (const std::string& token : tokens) {
        read.push_back({token, 0, false});
        if (known.size() < m_maximumTokens && readToken(token, code, vector, weights)) {
            read.back().known = true;
            known.push_back(read.size() - 1);
            vectors.insert(vectors.end(), vector.begin(), vector.end());
            salience.insert(salience.end(), weights.begin(), weights.end());
        }
    }
    Encoding encoding = encodeRead(vectors, salience);
    for (std::size_t i = 0; i < known.size(); ++i) {
        read[known[i]].weight = encoding.tokens[i].weight;
    }
    encoding.tokens = std::move(read);
    return encoding;
}

bool MappedPack::readToken(std::string_view token, std::string_view code, std::span<float> vector,
                           std::span<float> salience) const
{
    const Language& language = find(code);
    if (const auto unit = vocabularyOf(language).unit(token)) {
        packDequantise(language.rows, *unit, vector.data());
        const float length =
            PackLengthStep * (1.0F + static_cast<float>(static_cast<unsigned char>(language.length[*unit])));
        for (float& value : vector) {
            value *= length;
        }
        for (std::size_t h = 0; h < m_heads; ++h) {
            salience[h] =
                PackSalienceStep * static_cast<float>(static_cast<signed char>(language.salience[*unit * m_heads + h]));
        }
        return true;
    }
    std::vector<std::uint32_t> buckets;
    m_subwords.of(token, buckets);
    if (buckets.empty()) {
        return false;
    }
    std::fill(vector.begin(), vector.end(), 0.0F);
    std::vector<float> gram(m_dimension);
    for (const std::uint32_t bucket : buckets) {
        packDequantise(m_grams, bucket, gram.data());
        for (std::size_t j = 0; j < m_dimension; ++j) {
            vector[j] += gram[j] / static_cast<float>(buckets.size());
        }
    }
    std::copy_n(m_unknown, m_heads, salience.begin());
    return true;
}

Encoding MappedPack::encodeRead(std::span<const float> vectors, std::span<const float> readSalience) const
{
    Encoding encoding;
    const std::size_t count = std::min(vectors.size() / m_dimension, m_maximumTokens);
    if (count == 0) {
        return encoding;
    }
    encoding.tokens.assign(count, {std::string(), 0, true});
    std::vector<float> salience(readSalience.begin(),
                                readSalience.begin() + static_cast<std::ptrdiff_t>(count * m_heads));
    for (std::size_t i = 0; i < salience.size(); ++i) {
        salience[i] += m_position[i];
    }
    const std::size_t slice = m_dimension / m_heads;
    std::vector<float> x(m_dimension, 0.0F);
    for (std::size_t h = 0; h < m_heads; ++h) {
        float top = salience[h];
        for (std::size_t i = 0; i < count; ++i) {
            top = std::max(top, salience[i * m_heads + h]);
        }
        float sum = 0;
        for (std::size_t i = 0; i < count; ++i) {
            sum += std::exp(salience[i * m_heads + h] - top);
        }
        for (std::size_t i = 0; i < count; ++i) {
            const float weight = std::exp(salience[i * m_heads + h] - top) / sum;
            encoding.tokens[i].weight += static_cast<double>(weight) / static_cast<double>(m_heads);
            for (std::size_t j = h * slice; j < (h + 1) * slice; ++j) {
                x[j] += weight * vectors[i * m_dimension + j];
            }
        }
    }
    encoding.vector = x;
    for (std::size_t k = 0; k < m_hidden; ++k) {
        float sum = m_b1[k];
        for (std::size_t j = 0; j < m_dimension; ++j) {
            sum += m_w1[k * m_dimension + j] * x[j];
        }
        if (sum > 0) {
            for (std::size_t j = 0; j < m_dimension; ++j) {
                encoding.vector[j] += sum * m_w2[j * m_hidden + k];
            }
        }
    }
    float square = 1e-12F;
    for (const float value : encoding.vector) {
        square += value * value;
    }
    for (float& value : encoding.vector) {
        value /= std::sqrt(square);
    }
    return encoding;
}

std::vector<std::vector<Pack::Near>> MappedPack::nearest(std::span<const float> vectors, std::string_view code,
                                                         std::size_t k) const
{
    const Language& language = find(code);
    std::vector<std::vector<Near>> result(vectors.size() / m_dimension);
    std::vector<float> scores(language.targets);
    const auto before = [](const Near& a, const Near& b) {
        return a.cosine != b.cosine ? a.cosine > b.cosine : a.row < b.row;
    };
    for (std::size_t i = 0; i < result.size(); ++i) {
        std::vector<float> unit(vectors.begin() + static_cast<std::ptrdiff_t>(i * m_dimension),
                                vectors.begin() + static_cast<std::ptrdiff_t>((i + 1) * m_dimension));
        float square = 1e-12F;
        for (const float value : unit) {
            square += value * value;
        }
        for (float& value : unit) {
            value /= std::sqrt(square);
        }
        packScoreRows(language.rows, packQuery(unit.data(), m_dimension), 0, language.targets, scores.data());
        std::vector<Near>& best = result[i];
        for (std::size_t row = 0; row < scores.size(); ++row) {
            if (best.size() < k || scores[row] > best.front().cosine) {
                if (best.size() == k) {
                    std::pop_heap(best.begin(), best.end(), before);
                    best.pop_back();
                }
                best.push_back({row, scores[row]});
                std::push_heap(best.begin(), best.end(), before);
            }
        }
        std::sort(best.begin(), best.end(), before);
    }
    return result;
}

void MappedPack::score(const Encoding& encoding, std::string_view code, std::span<float> out) const
{
    const Language& language = find(code);
    if (out.size() != language.targets || (!encoding.vector.empty() && encoding.vector.size() != m_dimension)) {
        throw Error(CROSSGLOSS_TEXT("a description of another pack cannot be scored by this one"));
    }
    if (encoding.vector.empty()) {
        std::fill(out.begin(), out.end(), 0.0F);
    } else {
        packScoreRows(language.rows, packQuery(encoding.vector.data(), m_dimension), 0, language.targets, out.data());
    }
    for (std::size_t row = 0; row < out.size(); ++row) {
        out[row] = m_scale * out[row] - language.prior * m_logRank[row];
    }
}

void MappedPack::targetVector(std::string_view code, std::size_t row, std::span<float> out) const
{
    const Language& language = find(code);
    if (row >= language.targets || out.size() != m_dimension) {
        throw Error(CROSSGLOSS_TEXT("the pack has no word %1 of %2"), {std::to_string(row), std::string(code)});
    }
    packDequantise(language.rows, row, out.data());
}

} // namespace

std::shared_ptr<const Pack> Pack::open(const std::filesystem::path& path)
{
    return std::make_shared<MappedPack>(path);
}

} // namespace crossgloss
