#include "store/EntryArchive.h"

#include "base/Error.h"

#include <algorithm>
#include <limits>
#include <vector>

#include <zlib.h>

namespace crossgloss {

namespace {

constexpr std::size_t largestBlock = std::size_t{64} << 20; // bytes, unpacked
constexpr int compressionLevel = 3;

[[noreturn]] void damaged()
{
    throw Error(CROSSGLOSS_TEXT("A dictionary entry of the workspace is damaged"))
        .advise(CROSSGLOSS_TEXT("Remove the dictionary and import it again"));
}

/// Numbers of seven bits a byte, texts with their length before them.
class Writer
{
public:
    explicit Writer(std::string& text) : m_text(text) {}

    void number(std::size_t value)
    {
        for (; value >= 0x80; value >>= 7) {
            m_text += static_cast<char>(0x80 | (value & 0x7F));
        }
        m_text += static_cast<char>(value);
    }
    void text(std::string_view value)
    {
        number(value.size());
        m_text += value;
    }
    void texts(const std::vector<std::string>& values)
    {
        number(values.size());
        for (const std::string& value : values) {
            text(value);
        }
    }
    void marks(const WordMarks& marks)
    {
        number(std::size_t{marks.usage} << 5 | (marks.plural ? 16U : 0U) | (marks.genders & 15U));
    }

private:
    std::string& m_text;
};

class Reader
{
public:
    explicit Reader(std::string_view text) : m_text(text) {}

    std::size_t number()
    {
        std::size_t value = 0;
        for (unsigned shift = 0; shift < 63; shift += 7) {
            if (m_text.empty()) {
                damaged();
            }
            const auto byte = static_cast<unsigned char>(m_text.front());
            m_text.remove_prefix(1);
            value |= static_cast<std::size_t>(byte & 0x7F) << shift;
            if (byte < 0x80) {
                return value;
            }
        }
        damaged();
    }
    std::string_view view()
    {
        const std::size_t size = number();
        if (size > m_text.size()) {
            damaged();
        }
        const std::string_view value = m_text.substr(0, size);
        m_text.remove_prefix(size);
        return value;
    }
    bool atEnd() const { return m_text.empty(); }
    std::string text() { return std::string(view()); }
    /// A count of things that take at least a byte each.
    std::size_t count()
    {
        const std::size_t value = number();
        if (value > m_text.size()) {
            damaged();
        }
        return value;
    }
    std::vector<std::string> texts()
    {
        std::vector<std::string> values(count());
        std::ranges::generate(values, [this] { return text(); });
        return values;
    }
    WordMarks marks()
    {
        const std::size_t bits = number();
        WordMarks marks;
        marks.genders = static_cast<std::uint8_t>(bits & 15U);
        marks.plural = (bits & 16U) != 0;
        marks.usage = static_cast<std::uint16_t>(bits >> 5);
        return marks;
    }

private:
    std::string_view m_text;
};

void writeSense(Writer& out, const Sense& sense)
{
    out.number(sense.translations.size());
    for (const Translation& translation : sense.translations) {
        out.text(translation.word);
        out.marks(translation.marks);
    }
    out.texts(sense.definitions);
    out.texts(sense.synonyms);
    out.number(sense.examples.size());
    for (const Example& example : sense.examples) {
        out.text(example.text);
        out.text(example.translation);
    }
    out.text(sense.label);
}

Sense readSense(Reader& in)
{
    Sense sense;
    sense.translations.resize(in.count());
    for (Translation& translation : sense.translations) {
        translation.word = in.text();
        translation.marks = in.marks();
    }
    sense.definitions = in.texts();
    sense.synonyms = in.texts();
    sense.examples.resize(in.count());
    for (Example& example : sense.examples) {
        example.text = in.text();
        example.translation = in.text();
    }
    sense.label = in.text();
    return sense;
}

void writeEntry(Writer& out, const DictionaryEntry& entry)
{
    out.text(entry.headword);
    out.number(static_cast<std::size_t>(entry.pos));
    out.marks(entry.marks);
    out.text(entry.plural);
    out.texts(entry.pronunciations);
    out.texts(entry.references);
    out.text(entry.etymology);
    out.number(entry.senses.size());
    for (const Sense& sense : entry.senses) {
        writeSense(out, sense);
    }
}

DictionaryEntry readEntry(Reader& in)
{
    DictionaryEntry entry;
    entry.headword = in.text();
    const std::size_t pos = in.number();
    entry.pos = pos <= static_cast<std::size_t>(PartOfSpeech::Affix) ? static_cast<PartOfSpeech>(pos)
                                                                     : PartOfSpeech::Unknown;
    entry.marks = in.marks();
    entry.plural = in.text();
    entry.pronunciations = in.texts();
    entry.references = in.texts();
    entry.etymology = in.text();
    entry.senses.resize(in.count());
    std::ranges::generate(entry.senses, [&in] { return readSense(in); });
    return entry;
}

std::string unpacked(std::string_view block)
{
    Reader head(block);
    const std::size_t size = head.number();
    const std::string_view body = head.view();
    if (size > largestBlock || body.size() > std::numeric_limits<uInt>::max()) {
        damaged();
    }
    std::string text(size, '\0');
    uLongf length = size;
    if (uncompress(reinterpret_cast<Bytef*>(text.data()), &length, reinterpret_cast<const Bytef*>(body.data()),
                   static_cast<uLong>(body.size())) != Z_OK ||
        length != size) {
        damaged();
    }
    return text;
}

} // namespace

std::size_t EntryBlock::add(const DictionaryEntry& entry)
{
    std::string text;
    Writer inner(text);
    writeEntry(inner, entry);
    Writer(m_text).text(text);
    return m_count++;
}

std::string EntryBlock::take()
{
    uLongf length = compressBound(static_cast<uLong>(m_text.size()));
    std::string body(length, '\0');
    compress2(reinterpret_cast<Bytef*>(body.data()), &length, reinterpret_cast<const Bytef*>(m_text.data()),
              static_cast<uLong>(m_text.size()), compressionLevel);
    body.resize(length);
    std::string block;
    Writer out(block);
    out.number(m_text.size());
    out.text(body);
    m_text.clear();
    m_count = 0;
    return block;
}

DictionaryEntry entryOfBlock(std::string_view block, std::size_t place)
{
    const std::string text = unpacked(block);
    Reader entries(text);
    for (std::size_t i = 0; i < place; ++i) {
        entries.view();
    }
    Reader entry(entries.view());
    return readEntry(entry);
}

std::vector<DictionaryEntry> entriesOfBlock(std::string_view block)
{
    const std::string text = unpacked(block);
    std::vector<DictionaryEntry> all;
    for (Reader entries(text); !entries.atEnd();) {
        Reader entry(entries.view());
        all.push_back(readEntry(entry));
    }
    return all;
}

} // namespace crossgloss
