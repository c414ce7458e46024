#include "meanings/MeaningFile.h"

#include "base/AtomicFile.h"
#include "base/Checksum.h"
#include "base/Error.h"
#include "numeric/Vectorised.h"
#include "text/Folding.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <map>
#include <numeric>
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
constexpr std::uint32_t version = 3;
constexpr std::size_t largestFile = std::size_t{256} << 20;
constexpr float minOpenings = 3; ///< of an opening that is kept
constexpr std::uint32_t minLearned = 4; ///< descriptions that hold a stem whose vector is learned
constexpr std::size_t maxMarks = 8; ///< bytes that accents add to a word
constexpr std::size_t longest = 255; ///< words of a description
constexpr std::size_t largestModel = 2000; ///< dimension whose sums of products stay below 2^31
constexpr float maxQuery = 8191;          ///< largest value of a query in integers

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

/// Weight of a stem that so many of a language's descriptions hold.
float inverseFrequency(std::size_t descriptions, std::uint32_t frequency)
{
    return static_cast<float>(
        std::log(1 + (static_cast<double>(descriptions) - frequency + 0.5) / (static_cast<double>(frequency) + 0.5)));
}

/// The stems of a language's descriptions, numbered by falling frequency.
struct StemNumbers
{
    std::vector<std::string> texts;
    std::vector<std::uint32_t> frequencies;
    std::vector<std::vector<std::uint16_t>> ofDescriptions; ///< different ones, rising
    std::size_t learned = 0; ///< how many are frequent enough for a vector
};

StemNumbers numberStems(const std::vector<Meaning>& meanings, std::size_t k)
{
    const std::string_view language = meaningLanguages[k];
    std::map<std::string, std::uint32_t> counts;
    std::vector<std::set<std::string>> stems;
    for (const Meaning& meaning : meanings) {
        for (const std::string& description : meaning.descriptions[k]) {
            std::set<std::string>& own = stems.emplace_back();
            for (const std::string& word : tokenise(description, language)) {
                own.insert(stem(word, language));
            }
            for (const std::string& text : own) {
                ++counts[text];
            }
        }
    }
    if (counts.size() > std::numeric_limits<std::uint16_t>::max()) {
        throw Error(CROSSGLOSS_TEXT("The descriptions of a language hold more than %1 different words"),
                    {std::to_string(std::numeric_limits<std::uint16_t>::max())});
    }
    StemNumbers result;
    for (const auto& [text, count] : counts) {
        result.texts.push_back(text);
        result.learned += count >= minLearned ? 1U : 0U;
    }
    std::ranges::stable_sort(result.texts, std::greater<>(), [&](const std::string& text) { return counts[text]; });
    std::unordered_map<std::string_view, std::uint16_t> numbers;
    for (const std::string& text : result.texts) {
        numbers.emplace(text, static_cast<std::uint16_t>(numbers.size()));
        result.frequencies.push_back(counts[text]);
    }
    for (const std::set<std::string>& own : stems) {
        std::vector<std::uint16_t>& list = result.ofDescriptions.emplace_back();
        for (const std::string& text : own) {
            list.push_back(numbers.at(text));
        }
        std::ranges::sort(list);
    }
    return result;
}

std::size_t placeOf(PartOfSpeech pos)
{
    return static_cast<std::size_t>(std::ranges::find(meaningPartsOfSpeech, pos) - meaningPartsOfSpeech.begin());
}

/// Values as int8 with a scale that makes them a vector of length one.
void addBytes(std::span<const float> vector, std::vector<std::int8_t>& values, std::vector<float>& scales)
{
    double square = 1e-12;
    double largest = 1e-12;
    for (const float value : vector) {
        square += static_cast<double>(value) * static_cast<double>(value);
        largest = std::max(largest, std::abs(static_cast<double>(value)));
    }
    for (const float value : vector) {
        values.push_back(static_cast<std::int8_t>(std::lround(127 * static_cast<double>(value) / largest)));
    }
    scales.push_back(static_cast<float>(largest / 127 / std::sqrt(square)));
}

/// A row of PackRows.
void addHalves(std::span<const float> vector, std::vector<std::uint8_t>& codes, std::vector<float>& scales)
{
    codes.resize(codes.size() + vector.size() / 2);
    scales.push_back(packQuantise(vector.data(), vector.size(), codes.data() + codes.size() - vector.size() / 2));
}

/// out[row] = dot product of the query with a row of bytes, times the row's scale and the unit.
CROSSGLOSS_VECTORISED
void scoreBytes(const std::int8_t* values, const float* scales, std::size_t rows, std::size_t dimension, const std::int16_t* query,
                float unit, float* out)
{
    for (std::size_t row = 0; row < rows; ++row) {
        const std::int8_t* value = values + row * dimension;
        std::int32_t sum = 0;
        for (std::size_t d = 0; d < dimension; ++d) {
            sum += static_cast<std::int16_t>(value[d]) * query[d];
        }
        out[row] = static_cast<float>(sum) * unit * scales[row];
    }
}

/// Its square, never 0.
float squareOf(std::span<const float> vector)
{
    return std::inner_product(vector.begin(), vector.end(), vector.begin(), 1e-12F);
}

std::vector<float> encode(const Pack& pack, const std::string& description, std::size_t k)
{
    const std::vector<std::string> read = pack.descriptionLanguages();
    return std::ranges::find(read, meaningLanguages[k]) == read.end() ? std::vector<float>()
                                                                      : pack.encode(description, meaningLanguages[k]).vector;
}

/// The mean of languages' means of encodings, all of length one. @param encodings of each language's descriptions.
std::vector<float> meanOf(const std::array<std::vector<std::vector<float>>, meaningLanguages.size()>& encodings,
                          std::size_t dimension)
{
    std::vector<double> sum(dimension);
    const auto add = [&](const auto& vector, std::vector<double>& to) {
        double square = 1e-12;
        for (const auto value : vector) {
            square += static_cast<double>(value) * static_cast<double>(value);
        }
        for (std::size_t i = 0; i < vector.size(); ++i) {
            to[i] += static_cast<double>(vector[i]) / std::sqrt(square);
        }
    };
    for (const auto& language : encodings) {
        std::vector<double> own(dimension);
        for (const std::vector<float>& encoding : language) {
            add(encoding, own);
        }
        add(own, sum);
    }
    std::vector<double> unit(dimension);
    add(sum, unit);
    return {unit.begin(), unit.end()};
}

void addWords(const std::vector<Meaning>& meanings, std::size_t k, SectionWriter& sections)
{
    std::vector<std::uint32_t> begin{0};
    std::vector<std::string> texts;
    std::vector<std::string> normalised;
    std::vector<std::string> regions;
    std::vector<std::uint32_t> marks;
    std::vector<std::uint32_t> regional;
    for (const Meaning& meaning : meanings) {
        for (const MeaningWord& word : meaning.words[k]) {
            if (!word.region.empty()) {
                regional.push_back(static_cast<std::uint32_t>(texts.size()));
                regions.push_back(word.region);
            }
            texts.push_back(word.text);
            normalised.push_back(normalise(word.text, meaningLanguages[k]));
            marks.push_back(word.marks.genders | (word.marks.plural ? 1U << 8 : 0U) | std::uint32_t{word.marks.usage} << 16);
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
    sections.add(regional);
    sections.addTexts(regions);
    sections.add(marks);
    sections.add(sorted);
}

void addDescriptions(const std::vector<Meaning>& meanings, std::size_t k, const StemNumbers& stems, SectionWriter& sections)
{
    const std::string_view language = meaningLanguages[k];
    std::vector<std::uint32_t> begin{0};
    std::vector<std::uint8_t> stemCounts;
    std::vector<std::uint16_t> stemList;
    std::vector<std::uint8_t> lengths;
    std::vector<std::string> definitions;
    std::map<std::string, std::array<float, meaningPartsOfSpeech.size()>> openings;
    for (const Meaning& meaning : meanings) {
        definitions.push_back(meaning.descriptions[k].front());
        for (const std::string& description : meaning.descriptions[k]) {
            const std::vector<std::string> words = tokenise(description, language);
            const std::vector<std::uint16_t>& different = stems.ofDescriptions[lengths.size()];
            stemList.insert(stemList.end(), different.begin(), different.end());
            if (words.size() > longest) {
                throw Error(CROSSGLOSS_TEXT("A description has more than %1 words: %2"), {std::to_string(longest), description});
            }
            stemCounts.push_back(static_cast<std::uint8_t>(different.size()));
            lengths.push_back(static_cast<std::uint8_t>(words.size()));
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
    sections.add(stemCounts);
    sections.add(stemList);
    sections.add(lengths);
    sections.addTexts(stems.texts);
    std::vector<std::string> openingTexts;
    std::vector<float> openingCounts;
    for (const auto& [text, counts] : openings) {
        float total = 0;
        for (const float count : counts) {
            total += count;
        }
        if (total >= minOpenings) {
            openingTexts.push_back(text);
            openingCounts.insert(openingCounts.end(), counts.begin(), counts.end());
        }
    }
    sections.addTexts(openingTexts);
    sections.add(openingCounts);
}

/// Forms that are met: those of the vocabulary's words, and those that the pack has read.
void addForms(const std::vector<Meaning>& meanings, const std::vector<WordForm>& forms, std::size_t k, const Pack& pack,
              SectionWriter& sections)
{
    const std::string language(meaningLanguages[k]);
    std::set<std::string> words;
    for (const Meaning& meaning : meanings) {
        for (const MeaningWord& word : meaning.words[k]) {
            words.insert(word.text);
        }
    }
    const std::vector<std::string> languages = pack.answerLanguages();
    const bool read = std::ranges::find(languages, language) != languages.end();
    std::vector<WordForm> kept;
    for (const WordForm& form : forms) {
        if (words.contains(form.headword) || (read && pack.find(language, form.form).has_value())) {
            kept.push_back({normalise(form.form, language), form.headword, form.pos});
        }
    }
    std::ranges::stable_sort(kept, {}, &WordForm::form);
    std::map<std::string, std::uint16_t> numbers;
    std::vector<std::string> texts;
    std::vector<std::string> headwords;
    std::vector<std::uint16_t> headwordOf;
    std::vector<std::uint8_t> pos;
    for (const auto& [form, headword, part] : kept) {
        const auto [place, fresh] = numbers.emplace(headword, static_cast<std::uint16_t>(headwords.size()));
        if (fresh) {
            headwords.push_back(headword);
        }
        if (headwords.size() > std::numeric_limits<std::uint16_t>::max()) {
            throw Error(CROSSGLOSS_TEXT("The forms of a language belong to more than %1 words"),
                        {std::to_string(std::numeric_limits<std::uint16_t>::max())});
        }
        texts.push_back(form);
        headwordOf.push_back(place->second);
        pos.push_back(static_cast<std::uint8_t>(part));
    }
    sections.addTexts(texts);
    sections.addTexts(headwords);
    sections.add(headwordOf);
    sections.add(pos);
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
    /// Codes and scales. @param dimension even.
    PackRows rows(const char* what, std::size_t dimension)
    {
        const auto codes = take<std::uint8_t>(what);
        const auto scales = take<float>(what);
        need(codes.size() == scales.size() * (dimension / 2)
                 && std::ranges::all_of(scales, [](float scale) { return std::isfinite(scale); }),
             what);
        return {codes.data(), scales.data(), scales.size(), dimension};
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

void MeaningFile::write(const VocabularyFolder& vocabulary, const Pack& pack, const std::filesystem::path& path, Progress& progress,
                        const DescriptionTraining& training)
{
    const std::vector<Meaning>& meanings = vocabulary.meanings;
    if (meanings.size() > std::numeric_limits<std::uint16_t>::max()) {
        throw Error(CROSSGLOSS_TEXT("A vocabulary holds at most %1 meanings"),
                    {std::to_string(std::numeric_limits<std::uint16_t>::max())});
    }
    SectionWriter sections;
    std::vector<std::uint8_t> pos;
    std::vector<std::string> synsets;
    std::vector<std::uint8_t> means;
    std::vector<float> meanScales;
    std::array<StemNumbers, meaningLanguages.size()> stems;
    std::array<std::size_t, meaningLanguages.size()> description{}; // the next one of each language
    std::array<std::uint32_t, meaningLanguages.size()> firstRow{};
    std::size_t rows = 0;
    for (std::size_t k = 0; k < meaningLanguages.size(); ++k) {
        stems[k] = numberStems(meanings, k);
        firstRow[k] = static_cast<std::uint32_t>(rows);
        rows += stems[k].learned;
    }
    std::vector<DescriptionInput> inputs;
    std::vector<std::uint32_t> owners;
    for (const Meaning& meaning : meanings) {
        progress.throwIfCancelled();
        std::array<std::vector<std::vector<float>>, meaningLanguages.size()> encodings;
        for (std::size_t k = 0; k < meaningLanguages.size(); ++k) {
            for (const std::string& text : meaning.descriptions[k]) {
                DescriptionInput& input = inputs.emplace_back();
                owners.push_back(static_cast<std::uint32_t>(pos.size()));
                for (const std::uint16_t number : stems[k].ofDescriptions[description[k]++]) {
                    if (number < stems[k].learned) {
                        input.stems.emplace_back(firstRow[k] + number, inverseFrequency(stems[k].ofDescriptions.size(),
                                                                                        stems[k].frequencies[number]));
                    }
                }
                input.encoding = encode(pack, text, k);
                encodings[k].push_back(input.encoding);
            }
        }
        pos.push_back(static_cast<std::uint8_t>(meaning.pos));
        synsets.push_back(meaning.synset);
        addHalves(meanOf(encodings, pack.dimension()), means, meanScales);
    }
    const DescriptionModel model = trainDescriptionModel(inputs, owners, meanings.size(), rows, training, progress);
    sections.add(pos);
    sections.addTexts(synsets);
    sections.add(vocabulary.opposites);
    std::map<std::string, std::uint16_t> offences;
    for (const OffensiveWord& word : vocabulary.offensive) {
        offences[word.language + '\t' + word.word] |= static_cast<std::uint16_t>(word.usage);
    }
    std::vector<std::string> offensive;
    std::vector<std::uint16_t> usages;
    for (const auto& [word, usage] : offences) {
        offensive.push_back(word);
        usages.push_back(usage);
    }
    sections.addTexts(offensive);
    sections.add(usages);
    sections.add(means);
    sections.add(meanScales);
    std::vector<std::int8_t> vectors;
    std::vector<float> scales;
    for (std::size_t m = 0; m < meanings.size(); ++m) {
        addBytes(std::span(model.meanings).subspan(m * model.dimension, model.dimension), vectors, scales);
    }
    std::vector<float> map = model.map;
    map.resize(pack.dimension() * model.dimension); // a pack may know no word at all
    sections.add(map);
    sections.add(vectors);
    sections.add(scales);
    for (std::size_t k = 0; k < meaningLanguages.size(); ++k) {
        addWords(meanings, k, sections);
        addDescriptions(meanings, k, stems[k], sections);
        std::vector<std::uint8_t> halves;
        std::vector<float> halfScales;
        for (std::size_t s = 0; s < stems[k].learned; ++s) {
            addHalves(std::span(model.stems).subspan((firstRow[k] + s) * model.dimension, model.dimension), halves, halfScales);
        }
        sections.add(halves);
        sections.add(halfScales);
        std::vector<std::string> examples;
        for (const Meaning& meaning : meanings) {
            examples.push_back(meaning.examples[k]);
        }
        sections.addTexts(examples);
        addForms(meanings, vocabulary.forms[k], k, pack, sections);
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
        check.need(hasChecksum(result->m_map, path, sizeof header, {header.checksum, sizeof header.checksum}), "checksum");
        const std::string of(header.pack, std::find(header.pack, header.pack + sizeof header.pack, '\0'));
        if (of != pack.checksum() || header.dimension != pack.dimension()) {
            throw Error(CROSSGLOSS_TEXT("the vocabulary of meanings belongs to another pack"));
        }
        result->m_dimension = header.dimension;
        result->read(body);
    } catch (const Error& error) {
        throw Error(error.what()).at(path.string()).advise(
            CROSSGLOSS_TEXT("install the program again, or remove the file: look-ups then do without it"));
    }
    return result;
}

void MeaningFile::read(std::string_view body)
{
    Sections sections(body);
    m_pos = sections.take<std::uint8_t>("parts of speech");
    sections.below(m_pos, static_cast<std::size_t>(PartOfSpeech::Affix) + 1, "parts of speech");
    const std::size_t meanings = m_pos.size();
    m_synsets = sections.texts("synsets");
    m_opposites = sections.take<DeniedMeaning>("opposites");
    sections.need(std::ranges::is_sorted(m_opposites) && std::ranges::all_of(m_opposites, [meanings](const DeniedMeaning& pair) {
                      return pair.denied < meanings && pair.meant < meanings;
                  }),
                  "opposites");
    m_offensive = sections.texts("offensive words");
    m_offences = sections.take<std::uint16_t>("offensive words");
    sections.need(m_offences.size() == m_offensive.size(), "offensive words");
    m_vectors = sections.rows("vectors", m_dimension);
    sections.need(m_synsets.size() == meanings && m_vectors.rows == meanings, "vectors");
    m_fromEncoding = sections.take<float>("model");
    m_learned = m_fromEncoding.size() / std::max<std::size_t>(m_dimension, 1);
    m_learnedVectors = sections.take<std::int8_t>("model");
    m_learnedScales = sections.take<float>("model");
    sections.need(m_learned > 0 && m_learned % 2 == 0 && m_learned <= largestModel && m_fromEncoding.size() == m_learned * m_dimension && m_learnedVectors.size() == meanings * m_learned
                      && m_learnedScales.size() == meanings,
                  "model");
    for (std::size_t k = 0; k < meaningLanguages.size(); ++k) {
        Language& language = m_languages[k];
        Words& words = m_words[k];
        language.wordBegin = sections.bounds("words", meanings);
        words.texts = sections.texts("words");
        words.regional = sections.take<std::uint32_t>("words");
        words.regions = sections.texts("words");
        words.marks = sections.take<std::uint32_t>("marks");
        words.sorted = sections.take<std::uint32_t>("words");
        const std::size_t count = language.wordBegin.back();
        sections.need(words.texts.size() == count && words.marks.size() == count && words.sorted.size() == count
                          && words.regions.size() == words.regional.size() && std::ranges::is_sorted(words.regional),
                      "words");
        sections.below(words.sorted, count, "words");
        language.descriptionBegin = sections.bounds("descriptions", meanings);
        const std::size_t descriptions = language.descriptionBegin.back();
        m_definitions[k] = sections.texts("definitions");
        language.stemCounts = sections.take<std::uint8_t>("stems");
        language.stems = sections.take<std::uint16_t>("stems");
        language.lengths = sections.take<std::uint8_t>("stems");
        const Texts& stems = m_stemTexts[k] = sections.texts("stems");
        m_openings[k] = sections.texts("openings");
        m_openingCounts[k] = sections.take<float>("openings");
        m_stemVectors[k] = sections.rows("model", m_learned);
        sections.need(m_stemVectors[k].rows <= stems.size(), "model");
        m_examples[k] = sections.texts("examples");
        m_forms[k] = {sections.texts("forms"), sections.texts("forms"), sections.take<std::uint16_t>("forms"),
                      sections.take<std::uint8_t>("forms")};
        sections.need(m_forms[k].headwordOf.size() == m_forms[k].forms.size() && m_forms[k].pos.size() == m_forms[k].forms.size(), "forms");
        sections.below(m_forms[k].pos, static_cast<std::size_t>(PartOfSpeech::Affix) + 1, "forms");
        sections.below(m_forms[k].headwordOf, m_forms[k].headwords.size(), "forms");
        sections.need(m_definitions[k].size() == meanings && language.lengths.size() == descriptions && language.stemCounts.size() == descriptions
                          && std::accumulate(language.stemCounts.begin(), language.stemCounts.end(), std::size_t{0}) == language.stems.size()
                          && m_openingCounts[k].size() == m_openings[k].size() * meaningPartsOfSpeech.size() && m_examples[k].size() == meanings,
                      "descriptions");
        sections.below(language.stems, stems.size(), "stems");
    }
    sections.need(sections.ended(), "size");
}

std::vector<float> MeaningFile::scores(std::size_t language, std::span<const float> encoding,
                                       std::span<const std::pair<std::uint16_t, float>> stems) const
{
    std::vector<float> vector(m_learned);
    const float length = std::sqrt(squareOf(encoding));
    for (std::size_t i = 0; i < std::min(encoding.size(), m_dimension); ++i) {
        const float value = encoding[i] / length;
        for (std::size_t d = 0; d < m_learned; ++d) {
            vector[d] += value * m_fromEncoding[i * m_learned + d];
        }
    }
    const PackRows& rows = m_stemVectors[language];
    float square = 1e-12F;
    for (const auto& [stem, weight] : stems) {
        square += stem < rows.rows ? weight * weight : 0.0F;
    }
    std::vector<float> row(m_learned);
    for (const auto& [stem, weight] : stems) {
        if (stem < rows.rows) {
            packDequantise(rows, stem, row.data());
            for (std::size_t d = 0; d < m_learned; ++d) {
                vector[d] += weight / std::sqrt(square) * row[d];
            }
        }
    }
    float largest = 1e-20F;
    for (const float value : vector) {
        largest = std::max(largest, std::abs(value));
    }
    std::vector<std::int16_t> query;
    for (const float value : vector) {
        query.push_back(static_cast<std::int16_t>(std::lround(value / largest * maxQuery)));
    }
    std::vector<float> result(size());
    scoreBytes(m_learnedVectors.data(), m_learnedScales.data(), size(), m_learned, query.data(),
               largest / maxQuery / std::sqrt(squareOf(vector)), result.data());
    return result;
}

std::vector<float> MeaningFile::cosines(std::span<const float> encoding) const
{
    std::vector<float> result(size());
    packScoreRows(m_vectors, packQuery(encoding.data(), encoding.size()), 0, size(), result.data());
    const float length = std::sqrt(squareOf(encoding));
    for (float& value : result) {
        value /= length;
    }
    return result;
}

const MeaningFile::Stems& MeaningFile::stems(std::size_t k) const
{
    const LazyStems& lazy = m_stems[k];
    std::call_once(lazy.made, [&] {
        const Language& language = m_languages[k];
        Stems& stems = lazy.stems;
        stems.begin.reserve(language.stemCounts.size() + 1);
        stems.begin.push_back(0);
        for (const std::uint8_t count : language.stemCounts) {
            stems.begin.push_back(stems.begin.back() + count);
        }
        const Texts& texts = m_stemTexts[k];
        std::vector<std::uint32_t> frequency(texts.size());
        for (const std::uint16_t number : language.stems) {
            ++frequency[number];
        }
        stems.idf.reserve(texts.size());
        stems.numbers.reserve(texts.size());
        for (std::size_t i = 0; i < texts.size(); ++i) {
            stems.idf.push_back(inverseFrequency(language.lengths.size(), frequency[i]));
            stems.numbers.emplace(texts[i], static_cast<std::uint16_t>(i));
        }
        const double total = std::accumulate(language.lengths.begin(), language.lengths.end(), 0.0);
        stems.averageLength = static_cast<float>(total / std::max<double>(1, static_cast<double>(language.lengths.size())));
    });
    return lazy.stems;
}

std::span<const float> MeaningFile::partsOfSpeech(std::size_t language, std::string_view opening) const
{
    const Texts& openings = m_openings[language];
    const std::size_t place = openings.firstFrom(opening);
    return place < openings.size() && openings[place] == opening
               ? m_openingCounts[language].subspan(place * meaningPartsOfSpeech.size(), meaningPartsOfSpeech.size())
               : std::span<const float>();
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
    if (const auto found = std::ranges::lower_bound(words.regional, at); found != words.regional.end() && *found == at) {
        word.region = words.regions[static_cast<std::size_t>(found - words.regional.begin())];
    }
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
    const auto text = [&](std::uint32_t i) { return normalise(words.texts[i], meaningLanguages[language]); };
    std::vector<std::uint32_t> result;
    auto at = std::ranges::lower_bound(words.sorted, normalised, {}, text);
    for (; at != words.sorted.end() && text(*at) == normalised; ++at) {
        const auto& begin = m_languages[language].wordBegin;
        const auto next = std::upper_bound(begin.begin(), begin.end(), *at);
        result.push_back(static_cast<std::uint32_t>(next - begin.begin() - 1));
    }
    return result;
}

std::vector<std::uint32_t> MeaningFile::meaningsOfFolded(std::size_t language, std::string_view normalised,
                                                         std::string& word) const
{
    const Words& words = m_words[language];
    const std::string asked = foldLetters(normalised);
    for (std::size_t i = 0; i < words.texts.size(); ++i) {
        // Folding leaves ASCII letters alone; other letters have about as many bytes as what they are folded to.
        if (const std::string_view text = words.texts[i]; text.size() >= asked.size() && text.size() <= asked.size() + maxMarks
            && foldLetters(text) == asked) {
            word = text;
            return meaningsOf(language, crossgloss::normalise(text, meaningLanguages[language]));
        }
    }
    return {};
}

std::span<const DeniedMeaning> MeaningFile::opposites(std::size_t meaning) const
{
    const auto found = std::ranges::equal_range(m_opposites, static_cast<std::uint16_t>(meaning), {}, &DeniedMeaning::denied);
    return {found.begin(), found.end()};
}

std::vector<MeaningFile::Headword> MeaningFile::headwordsOf(std::size_t language, std::string_view normalised) const
{
    const Forms& forms = m_forms[language];
    std::size_t begin = forms.forms.firstFrom(normalised);
    std::vector<Headword> result;
    for (; begin < forms.forms.size() && forms.forms[begin] == normalised; ++begin) {
        result.push_back({forms.headwords[forms.headwordOf[begin]], static_cast<PartOfSpeech>(forms.pos[begin])});
    }
    return result;
}

std::vector<std::string> MeaningFile::formsOf(std::size_t language, std::string_view headword, PartOfSpeech pos) const
{
    const Forms& forms = m_forms[language];
    std::vector<std::string> result;
    for (std::size_t i = 0; i < forms.forms.size(); ++i) {
        const std::string_view text = forms.headwords[forms.headwordOf[i]];
        // Forms are few; a headword is made comparable only where its length allows that it is this one.
        if (static_cast<PartOfSpeech>(forms.pos[i]) == pos && text.size() == headword.size()
            && normalise(text, meaningLanguages[language]) == headword) {
            result.emplace_back(forms.forms[i]);
        }
    }
    return result;
}

std::uint16_t MeaningFile::offence(std::string_view language, std::string_view normalised) const
{
    const std::string key = std::string(language) + '\t' + std::string(normalised);
    const std::size_t place = m_offensive.firstFrom(key);
    return place < m_offensive.size() && m_offensive[place] == key ? m_offences[place] : std::uint16_t{0};
}

/// Place of the first text that does not sort before this one, where they are sorted.
std::size_t MeaningFile::Texts::firstFrom(std::string_view wanted) const
{
    std::size_t first = 0;
    for (std::size_t end = size(); first < end;) {
        const std::size_t middle = first + (end - first) / 2;
        if ((*this)[middle] < wanted) {
            first = middle + 1;
        } else {
            end = middle;
        }
    }
    return first;
}

} // namespace crossgloss
