#include "meanings/MeaningFile.h"

#include "base/AtomicFile.h"
#include "base/Checksum.h"
#include "base/Error.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <map>
#include <set>
#include <type_traits>
#include <utility>

namespace crossgloss {

namespace {

// A file: FileHeader, then sections one behind the other, each its size in bytes (u64), its bytes, and zeros up to a
// multiple of eight. Their order is that of MeaningFile::read().
struct FileHeader
{
    char magic[8];
    std::uint32_t version;
    std::uint32_t dimension;
    char pack[32];     ///< checksum of the pack
    char checksum[32]; ///< XXH3-128 in hexadecimal of everything behind the header
};
static_assert(sizeof(FileHeader) == 80);

constexpr char magic[8] = {'C', 'G', 'M', 'E', 'A', 'N', 'I', 'N'};
constexpr std::uint32_t version = 1;
constexpr std::size_t largestFile = std::size_t{256} << 20;
constexpr float leastOpenings = 3; ///< of an opening that is kept

class SectionWriter
{
public:
    template <typename T>
    void add(const std::vector<T>& values)
    {
        add(values.data(), values.size() * sizeof(T));
    }
    void addTexts(const std::vector<std::string>& texts)
    {
        std::vector<std::uint32_t> begin{0};
        std::string all;
        for (const std::string& text : texts) {
            all += text;
            begin.push_back(static_cast<std::uint32_t>(all.size()));
        }
        add(begin);
        add(all.data(), all.size());
    }
    const std::string& bytes() const { return m_bytes; }

private:
    void add(const void* data, std::size_t size)
    {
        const std::uint64_t length = size;
        m_bytes.append(reinterpret_cast<const char*>(&length), sizeof length);
        m_bytes.append(static_cast<const char*>(data), size);
        m_bytes.append((8 - size % 8) % 8, '\0');
    }
    std::string m_bytes;
};

/// Numbers of texts in the order in which they come.
class Numbers
{
public:
    std::uint16_t of(const std::string& text)
    {
        const auto [place, fresh] = m_numbers.try_emplace(text, static_cast<std::uint32_t>(m_texts.size()));
        if (fresh) {
            m_texts.push_back(text);
        }
        if (place->second > std::numeric_limits<std::uint16_t>::max()) {
            throw Error(CROSSGLOSS_TEXT("The descriptions of a language hold more than %1 different words"),
                        {std::to_string(std::numeric_limits<std::uint16_t>::max())});
        }
        return static_cast<std::uint16_t>(place->second);
    }
    const std::vector<std::string>& texts() const { return m_texts; }

private:
    std::unordered_map<std::string, std::uint32_t> m_numbers;
    std::vector<std::string> m_texts;
};

std::size_t placeOf(PartOfSpeech pos)
{
    return static_cast<std::size_t>(std::ranges::find(meaningPartsOfSpeech, pos) - meaningPartsOfSpeech.begin());
}

/// The mean of all descriptions' encodings, of length one, as int8 with a scale.
void addVector(const Meaning& meaning, const Pack& pack, std::vector<std::int8_t>& values, std::vector<float>& scales)
{
    std::vector<double> sum(pack.dimension());
    const std::vector<std::string> read = pack.descriptionLanguages();
    for (std::size_t k = 0; k < meaningLanguages.size(); ++k) {
        if (std::ranges::find(read, meaningLanguages[k]) == read.end()) {
            continue;
        }
        std::vector<double> own(pack.dimension());
        for (const std::string& description : meaning.descriptions[k]) {
            const Encoding encoding = pack.encode(description, meaningLanguages[k]);
            double square = 1e-12;
            for (const float value : encoding.vector) {
                square += static_cast<double>(value) * static_cast<double>(value);
            }
            for (std::size_t i = 0; i < encoding.vector.size(); ++i) {
                own[i] += static_cast<double>(encoding.vector[i]) / std::sqrt(square);
            }
        }
        double square = 1e-12;
        for (const double value : own) {
            square += value * value;
        }
        for (std::size_t i = 0; i < sum.size(); ++i) {
            sum[i] += own[i] / std::sqrt(square);
        }
    }
    double square = 1e-12;
    double largest = 1e-12;
    for (const double value : sum) {
        square += value * value;
        largest = std::max(largest, std::abs(value));
    }
    for (const double value : sum) {
        values.push_back(static_cast<std::int8_t>(std::lround(127 * value / largest)));
    }
    scales.push_back(static_cast<float>(largest / 127 / std::sqrt(square)));
}

void addWords(const std::vector<Meaning>& meanings, std::size_t k, SectionWriter& sections)
{
    std::vector<std::uint32_t> begin{0};
    std::vector<std::string> texts;
    std::vector<std::string> normalised;
    std::vector<std::string> regions;
    std::vector<std::uint32_t> marks;
    std::vector<std::uint32_t> owner;
    for (std::uint32_t m = 0; m < meanings.size(); ++m) {
        for (const MeaningWord& word : meanings[m].words[k]) {
            texts.push_back(word.text);
            normalised.push_back(normalise(word.text, meaningLanguages[k]));
            regions.push_back(word.region);
            marks.push_back(word.marks.genders | (word.marks.plural ? 1U << 8 : 0U) | std::uint32_t{word.marks.usage} << 16);
            owner.push_back(m);
        }
        begin.push_back(static_cast<std::uint32_t>(texts.size()));
    }
    std::vector<std::uint32_t> sorted(texts.size());
    for (std::uint32_t i = 0; i < sorted.size(); ++i) {
        sorted[i] = i;
    }
    std::ranges::stable_sort(sorted, {}, [&](std::uint32_t i) { return normalised[i]; });
    sections.add(begin);
    sections.addTexts(texts);
    sections.addTexts(normalised);
    sections.addTexts(regions);
    sections.add(marks);
    sections.add(sorted);
    sections.add(owner);
}

void addDescriptions(const std::vector<Meaning>& meanings, std::size_t k, SectionWriter& sections)
{
    const std::string_view language = meaningLanguages[k];
    Numbers stems;
    std::vector<std::uint32_t> begin{0};
    std::vector<std::uint32_t> stemBegin{0};
    std::vector<std::uint16_t> stemList;
    std::vector<std::uint16_t> lengths;
    std::vector<std::string> definitions;
    std::map<std::string, std::array<float, meaningPartsOfSpeech.size()>> openings;
    for (const Meaning& meaning : meanings) {
        definitions.push_back(meaning.descriptions[k].front());
        for (const std::string& description : meaning.descriptions[k]) {
            const std::vector<std::string> words = tokenise(description, language);
            std::set<std::uint16_t> different;
            for (const std::string& word : words) {
                different.insert(stems.of(stem(word, language)));
            }
            stemList.insert(stemList.end(), different.begin(), different.end());
            stemBegin.push_back(static_cast<std::uint32_t>(stemList.size()));
            lengths.push_back(static_cast<std::uint16_t>(std::min<std::size_t>(words.size(), 1000)));
            std::string opening;
            for (std::size_t i = 0; i <= 2 && i <= words.size(); ++i) {
                opening += i == 0 ? "" : (i > 1 ? " " : "") + words[i - 1];
                openings[opening][placeOf(meaning.pos)] += 1;
            }
        }
        begin.push_back(static_cast<std::uint32_t>(lengths.size()));
    }
    sections.add(begin);
    sections.addTexts(definitions);
    sections.add(stemBegin);
    sections.add(stemList);
    sections.add(lengths);
    sections.addTexts(stems.texts());
    std::vector<std::string> openingTexts;
    std::vector<float> openingCounts;
    for (const auto& [text, counts] : openings) {
        float total = 0;
        for (const float count : counts) {
            total += count;
        }
        if (total >= leastOpenings) {
            openingTexts.push_back(text);
            openingCounts.insert(openingCounts.end(), counts.begin(), counts.end());
        }
    }
    sections.addTexts(openingTexts);
    sections.add(openingCounts);
}

} // namespace

/// Takes sections off a file's bytes, and sees to it that they fit together.
class MeaningFile::Sections
{
public:
    explicit Sections(std::string_view bytes) : m_rest(bytes) {}

    template <typename T>
    std::span<const T> take(const char* what)
    {
        std::uint64_t size = 0;
        need(m_rest.size() >= sizeof size, what);
        std::memcpy(&size, m_rest.data(), sizeof size);
        m_rest.remove_prefix(sizeof size);
        need(size <= m_rest.size() && size % sizeof(T) == 0, what);
        const std::span<const T> values(reinterpret_cast<const T*>(m_rest.data()), size / sizeof(T));
        m_rest.remove_prefix(std::min<std::uint64_t>(m_rest.size(), size + (8 - size % 8) % 8));
        return values;
    }
    /// Rising bounds into @p size things, of @p count owners.
    std::span<const std::uint32_t> bounds(const char* what, std::size_t count)
    {
        const auto values = take<std::uint32_t>(what);
        need(values.size() == count + 1 && values.front() == 0 && std::ranges::is_sorted(values), what);
        return values;
    }
    Texts texts(const char* what)
    {
        Texts texts;
        texts.begin = take<std::uint32_t>(what);
        const auto bytes = take<char>(what);
        texts.text = {bytes.data(), bytes.size()};
        need(!texts.begin.empty() && texts.begin.front() == 0 && std::ranges::is_sorted(texts.begin)
                 && texts.begin.back() == bytes.size(),
             what);
        return texts;
    }
    template <typename T>
    void below(std::span<const T> values, std::size_t limit, const char* what)
    {
        need(std::ranges::all_of(values, [limit](T value) { return value < limit; }), what);
    }
    void need(bool right, const char* what) const
    {
        if (!right) {
            throw Error(CROSSGLOSS_TEXT("the vocabulary of meanings is damaged (%1)"), {what});
        }
    }
    bool ended() const { return m_rest.empty(); }

private:
    std::string_view m_rest;
};

void MeaningFile::write(const std::vector<Meaning>& meanings, const Pack& pack, const std::filesystem::path& path)
{
    SectionWriter sections;
    std::vector<std::uint8_t> pos;
    std::vector<std::string> synsets;
    std::vector<std::int8_t> vectors;
    std::vector<float> scales;
    for (const Meaning& meaning : meanings) {
        pos.push_back(static_cast<std::uint8_t>(meaning.pos));
        synsets.push_back(meaning.synset);
        addVector(meaning, pack, vectors, scales);
    }
    sections.add(pos);
    sections.addTexts(synsets);
    sections.add(vectors);
    sections.add(scales);
    for (std::size_t k = 0; k < meaningLanguages.size(); ++k) {
        addWords(meanings, k, sections);
        addDescriptions(meanings, k, sections);
        std::vector<std::string> examples;
        for (const Meaning& meaning : meanings) {
            examples.push_back(meaning.examples[k]);
        }
        sections.addTexts(examples);
    }
    FileHeader header{};
    std::memcpy(header.magic, magic, sizeof magic);
    header.version = version;
    header.dimension = static_cast<std::uint32_t>(pack.dimension());
    const std::string sum = checksum(sections.bytes().data(), sections.bytes().size());
    std::memcpy(header.checksum, sum.data(), sizeof header.checksum);
    const std::string of = pack.checksum();
    std::memcpy(header.pack, of.data(), std::min(of.size(), sizeof header.pack));
    AtomicFile file(path);
    file.write(&header, sizeof header);
    file.write(sections.bytes().data(), sections.bytes().size());
    file.commit();
}

std::shared_ptr<const MeaningFile> MeaningFile::open(const std::filesystem::path& path, const Pack& pack)
{
    auto result = std::make_shared<MeaningFile>();
    result->m_map = MemoryMap(path);
    const std::string_view bytes(result->m_map.text(), result->m_map.size());
    try {
        const Sections check(bytes);
        FileHeader header;
        check.need(bytes.size() >= sizeof header && bytes.size() <= largestFile, "size");
        std::memcpy(&header, bytes.data(), sizeof header);
        check.need(std::memcmp(header.magic, magic, sizeof magic) == 0 && header.version == version, "version");
        const std::string_view body = bytes.substr(sizeof header);
        check.need(checksum(body.data(), body.size()) == std::string(header.checksum, sizeof header.checksum), "checksum");
        const std::string of(header.pack, std::find(header.pack, header.pack + sizeof header.pack, '\0'));
        if (of != pack.checksum() || header.dimension != pack.dimension()) {
            throw Error(CROSSGLOSS_TEXT("the vocabulary of meanings belongs to another pack"));
        }
        result->m_dimension = header.dimension;
        result->read(body, path);
    } catch (const Error& error) {
        throw Error(error.what()).at(path.string()).advise(
            CROSSGLOSS_TEXT("install the program again, or remove the file: look-ups then do without it"));
    }
    return result;
}

void MeaningFile::read(std::string_view body, const std::filesystem::path&)
{
    Sections sections(body);
    m_pos = sections.take<std::uint8_t>("parts of speech");
    sections.below(m_pos, static_cast<std::size_t>(PartOfSpeech::Affix) + 1, "parts of speech");
    const std::size_t meanings = m_pos.size();
    m_synsets = sections.texts("synsets");
    m_vectors = sections.take<std::int8_t>("vectors");
    m_scales = sections.take<float>("scales");
    sections.need(m_synsets.size() == meanings && m_vectors.size() == meanings * m_dimension && m_scales.size() == meanings,
                  "vectors");
    for (std::size_t k = 0; k < meaningLanguages.size(); ++k) {
        Language& language = m_languages[k];
        Words& words = m_words[k];
        language.wordBegin = sections.bounds("words", meanings);
        words.texts = sections.texts("words");
        words.normalised = sections.texts("words");
        words.regions = sections.texts("words");
        words.marks = sections.take<std::uint32_t>("marks");
        words.sorted = sections.take<std::uint32_t>("words");
        words.meanings = sections.take<std::uint32_t>("words");
        const std::size_t count = language.wordBegin.back();
        for (const std::size_t size : {words.texts.size(), words.normalised.size(), words.regions.size(), words.marks.size(),
                                       words.sorted.size(), words.meanings.size()}) {
            sections.need(size == count, "words");
        }
        sections.below(words.sorted, count, "words");
        sections.below(words.meanings, meanings, "words");
        language.descriptionBegin = sections.bounds("descriptions", meanings);
        const std::size_t descriptions = language.descriptionBegin.back();
        m_definitions[k] = sections.texts("definitions");
        language.stemBegin = sections.bounds("stems", descriptions);
        language.stems = sections.take<std::uint16_t>("stems");
        language.lengths = sections.take<std::uint16_t>("stems");
        const Texts stems = sections.texts("stems");
        const Texts openings = sections.texts("openings");
        const auto counts = sections.take<float>("openings");
        m_examples[k] = sections.texts("examples");
        sections.need(m_definitions[k].size() == meanings && language.lengths.size() == descriptions
                          && language.stemBegin.back() == language.stems.size()
                          && counts.size() == openings.size() * meaningPartsOfSpeech.size() && m_examples[k].size() == meanings,
                      "descriptions");
        sections.below(language.stems, stems.size(), "stems");
        std::vector<std::uint32_t> frequency(stems.size());
        for (const std::uint16_t number : language.stems) {
            ++frequency[number];
        }
        language.idf.reserve(stems.size());
        for (const std::uint32_t f : frequency) {
            language.idf.push_back(static_cast<float>(
                std::log(1 + (static_cast<double>(descriptions) - f + 0.5) / (static_cast<double>(f) + 0.5))));
        }
        double total = 0;
        for (const std::uint16_t length : language.lengths) {
            total += length;
        }
        language.averageLength = static_cast<float>(total / std::max<double>(1, static_cast<double>(descriptions)));
        language.stemNumbers.reserve(stems.size());
        for (std::size_t i = 0; i < stems.size(); ++i) {
            language.stemNumbers.emplace(stems[i], static_cast<std::uint16_t>(i));
        }
        for (std::size_t i = 0; i < openings.size(); ++i) {
            std::array<float, meaningPartsOfSpeech.size()> shares;
            std::copy_n(counts.begin() + static_cast<std::ptrdiff_t>(i * shares.size()), shares.size(), shares.begin());
            language.openings.emplace(openings[i], shares);
        }
    }
    sections.need(sections.ended(), "size");
}

std::string_view MeaningFile::synset(std::size_t meaning) const
{
    return m_synsets[meaning];
}

std::string MeaningFile::id(std::size_t meaning) const
{
    if (!synset(meaning).empty()) {
        return std::string(synset(meaning));
    }
    std::string text = std::to_string(m_pos[meaning]);
    for (std::size_t k = 0; k < meaningLanguages.size(); ++k) {
        text += '\t' + word(k, meaning, 0).text;
    }
    return "m" + checksum(text.data(), text.size()).substr(0, 12);
}

std::size_t MeaningFile::wordCount(std::size_t language, std::size_t meaning) const
{
    const auto& begin = m_languages[language].wordBegin;
    return begin[meaning + 1] - begin[meaning];
}

MeaningWord MeaningFile::word(std::size_t language, std::size_t meaning, std::size_t place) const
{
    const Words& words = m_words[language];
    const std::size_t at = m_languages[language].wordBegin[meaning] + place;
    MeaningWord word;
    word.text = words.texts[at];
    word.region = words.regions[at];
    word.marks.genders = static_cast<std::uint8_t>(words.marks[at] & 0xff);
    word.marks.plural = (words.marks[at] >> 8 & 1U) != 0;
    word.marks.usage = static_cast<std::uint16_t>(words.marks[at] >> 16);
    return word;
}

std::string_view MeaningFile::definition(std::size_t language, std::size_t meaning) const
{
    return m_definitions[language][meaning];
}

std::string_view MeaningFile::example(std::size_t language, std::size_t meaning) const
{
    return m_examples[language][meaning];
}

std::vector<std::uint32_t> MeaningFile::meaningsOf(std::size_t language, std::string_view normalised) const
{
    const Words& words = m_words[language];
    std::vector<std::uint32_t> result;
    auto at = std::ranges::lower_bound(words.sorted, normalised, {}, [&](std::uint32_t i) { return words.normalised[i]; });
    for (; at != words.sorted.end() && words.normalised[*at] == normalised; ++at) {
        result.push_back(words.meanings[*at]);
    }
    return result;
}

} // namespace crossgloss
