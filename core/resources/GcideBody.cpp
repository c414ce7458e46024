#include "resources/GcideBody.h"

#include "resources/ArticleText.h"
#include "resources/GcideText.h"
#include "text/Ascii.h"

#include <algorithm>

namespace crossgloss {

namespace {

constexpr std::size_t kLongestExample = 240;

class GcideBodyReader {
public:
    explicit GcideBodyReader(const std::string& label) : m_headLabel(label) {}

    GcideBody read(std::string_view text);

private:
    enum class Kind { None, Definition, Quotation, Synonyms, Phrase, Dropped };

    void readLine(std::string_view line, bool newParagraph);
    void begin(Kind kind, std::string_view content);
    void flush();
    std::vector<Sense>& target() { return m_inPhrase ? m_body.phrases.back().senses : m_body.senses; }
    Sense& currentSense();
    void beginSense();
    void addDefinition(std::string_view text);
    void addExample(std::string_view text);
    void addSynonyms(std::string_view text);
    void addPhrase(std::string_view text);
    std::string_view takeFields(std::string_view text);
    std::string_view takeTails(std::string_view text);

    std::string m_headLabel;
    /// Field of a numbered sense or a phrase that its lettered parts share.
    std::string m_numberLabel;
    GcideBody m_body;
    bool m_inPhrase = false;
    bool m_lettered = false;
    Kind m_kind = Kind::None;
    std::string m_buffer;
};

Sense& GcideBodyReader::currentSense()
{
    if (target().empty()) {
        beginSense();
    }
    return target().back();
}

void GcideBodyReader::beginSense()
{
    Sense sense;
    if (!m_inPhrase) {
        sense.label = m_headLabel;
    }
    target().push_back(std::move(sense));
}

void GcideBodyReader::begin(Kind kind, std::string_view content)
{
    flush();
    m_kind = kind;
    m_buffer = content;
}

void GcideBodyReader::flush()
{
    const std::string text = std::move(m_buffer);
    m_buffer.clear();
    switch (m_kind) {
    case Kind::Definition:
        addDefinition(text);
        break;
    case Kind::Quotation:
        addExample(text);
        break;
    case Kind::Synonyms:
        addSynonyms(text);
        break;
    case Kind::Phrase:
        addPhrase(text);
        break;
    case Kind::None:
    case Kind::Dropped:
        break;
    }
    if (m_kind != Kind::Dropped) {
        m_kind = Kind::None;
    }
}

/// "(Bot.) A plant": fields in front of a definition.
std::string_view GcideBodyReader::takeFields(std::string_view text)
{
    text = trimmed(text);
    while (text.starts_with('(')) {
        const std::size_t close = text.find(')');
        if (close == std::string_view::npos || close > 50 || close < 2
            || !(isUpper(text[1]) || text.substr(0, close).ends_with('.'))) {
            break;
        }
        addLabel(currentSense().label, text.substr(1, close - 1));
        text = trimmed(text.substr(close + 1));
        while (text.starts_with(',') || text.starts_with(':')) {
            text = trimmed(text.substr(1));
        }
    }
    return text;
}

/// Cuts examples ("; as, a free horse"), inline quotations and remarks on contraries off.
std::string_view GcideBodyReader::takeTails(std::string_view text)
{
    for (const std::string_view mark : {"; as, ", ", as, ", ": as, ", "; as: ", " as, "}) {
        const std::size_t at = text.find(mark);
        if (at != std::string_view::npos && at > 0) {
            std::string_view example = text.substr(at + mark.size());
            const std::size_t remark = example.find(" -- ");
            example = trimmed(example.substr(0, remark));
            while (example.ends_with(';') || example.ends_with('.')) {
                example.remove_suffix(1);
            }
            if (example.size() <= kLongestExample && example.find(' ') != std::string_view::npos) {
                crossgloss::addExample(currentSense().examples, withoutGcideBraces(withoutGcideAuthor(example)));
            }
            text = trimmed(text.substr(0, at));
        }
    }
    const std::size_t quotation = text.find(". \"");
    if (quotation != std::string_view::npos) {
        text = trimmed(text.substr(0, quotation + 1));
    }
    for (const std::string_view remark : {"called also ", "also called ", "Called also ", "Also called ", "Written also ",
                                          "written also ", "Spelt also ", "spelt also ", "spelled also "}) {
        const std::size_t at = text.find(remark);
        if (at == std::string_view::npos) {
            continue;
        }
        const std::string_view rest = text.substr(at + remark.size());
        for (const std::string_view part : splitTopLevel(rest.substr(0, rest.find_first_of(";.")), ", ")) {
            addUnique(currentSense().synonyms, gcideSynonym(part));
        }
        text = trimmed(text.substr(0, at));
    }
    for (const std::string_view remark : {"-- opposed to", "-- contrasted with", "-- distinguished from", "-- contrary to",
                                          "-- correlative", "-- the opposite of", "-- used with", "-- followed by",
                                          "-- often with", "-- usually with", "-- with "}) {
        const std::size_t at = text.find(remark);
        text = at == std::string_view::npos ? text : trimmed(text.substr(0, at));
    }
    while (text.ends_with(';') || text.ends_with(',') || text.ends_with('-') || text.ends_with(':')) {
        text = trimmed(text.substr(0, text.size() - 1));
    }
    return text;
}

void GcideBodyReader::addDefinition(std::string_view text)
{
    Sense& sense = currentSense();
    const std::string decoded = withoutGcideBrackets(decodeGcideLetters(squeezed(text)), sense.label);
    std::string_view rest = takeFields(decoded);
    if (!m_lettered && rest.empty()) {
        m_numberLabel = sense.label; // "2. (Anat.)" above (a), (b)
        return;
    }
    rest = takeTails(withoutGcideAuthor(rest));
    if (rest.starts_with("Same as ") || rest.starts_with("same as ")) {
        addUnique(sense.synonyms, gcideSynonym(rest.substr(8, rest.find_first_of(".,;", 8) - 8)));
        return;
    }
    if (isGcideReference(rest)) {
        return;
    }
    // "See {Acropolis}." behind a definition refers, too.
    for (const std::string_view reference : {". See ", "; see {", ". Cf. ", ". [See ", " See {"}) {
        const std::size_t at = rest.find(reference);
        if (at != std::string_view::npos && at > 0 && rest.size() - at < 120) {
            rest = rest.substr(0, reference.front() == '.' ? at + 1 : at);
        }
    }
    std::string definition = withoutGcideBraces(rest);
    for (std::size_t at = definition.find("; -- "); at != std::string::npos; at = definition.find("; -- ")) {
        definition.replace(at, 5, "; ");
    }
    definition = squeezed(definition);
    if (definition.size() > 2) {
        addUnique(sense.definitions, std::move(definition));
    }
}

void GcideBodyReader::addExample(std::string_view text)
{
    std::string label;
    const std::string plain = withoutGcideBrackets(decodeGcideLetters(squeezed(text)), label);
    const std::string_view example = withoutGcideAuthor(plain);
    if (!example.empty() && example.size() <= kLongestExample && !target().empty()) {
        crossgloss::addExample(target().back().examples, withoutGcideBraces(example));
    }
}

void GcideBodyReader::addSynonyms(std::string_view text)
{
    std::string label;
    std::string plain = withoutGcideBrackets(decodeGcideLetters(squeezed(text)), label);
    std::string_view rest = plain;
    // "-- To {Speak}, {Talk}. The …" and "Usage:" discuss the difference.
    for (const std::string_view stop : {"Usage:", " -- ", ". The ", "See "}) {
        rest = rest.substr(0, rest.find(stop));
    }
    for (const std::string_view group : splitTopLevel(rest, ";")) {
        for (const std::string_view part : splitTopLevel(group, ",")) {
            addUnique(currentSense().synonyms, gcideSynonym(part));
        }
    }
}

void GcideBodyReader::addPhrase(std::string_view text)
{
    std::string label;
    const std::string plain = withoutGcideBrackets(decodeGcideLetters(squeezed(text)), label);
    std::string_view rest = plain;
    GcidePhrase phrase;
    while (rest.starts_with('{')) {
        const std::size_t close = rest.find('}');
        if (close == std::string_view::npos) {
            return;
        }
        std::string word = cleanWord(rest.substr(1, close - 1));
        for (const std::string_view lead : {"To ", "A ", "The "}) {
            if (word.starts_with(lead)) {
                phrase.pos = lead == "To " ? PartOfSpeech::Verb : phrase.pos;
                word.erase(0, lead.size());
            }
        }
        if (!word.empty() && word.back() != '.') {
            addUnique(phrase.headwords, std::move(word));
        }
        rest = trimmed(rest.substr(close + 1));
        while (rest.starts_with('(')) {
            const std::size_t end = rest.find(')');
            if (end == std::string_view::npos) {
                break;
            }
            addLabel(label, rest.substr(1, end - 1));
            rest = trimmed(rest.substr(end + 1));
        }
        for (const std::string_view link : {",", ".", ":", ";", "or ", "and ", "same as "}) {
            if (rest.starts_with(link)) {
                rest = trimmed(rest.substr(link.size()));
            }
        }
        while (rest.starts_with('(')) { // "{Free port}. (Com.)"
            const std::size_t end = rest.find(')');
            if (end == std::string_view::npos || end > 40 || !isUpper(rest[1])) {
                break;
            }
            addLabel(label, rest.substr(1, end - 1));
            rest = trimmed(rest.substr(end + 1));
            rest = rest.starts_with(',') ? trimmed(rest.substr(1)) : rest;
        }
        if (rest.starts_with("or {") || rest.starts_with("and {")) {
            rest = rest.substr(rest.find('{'));
        }
    }
    if (phrase.pos == PartOfSpeech::Unknown) {
        phrase.pos = partOfSpeechOfDefinition(rest);
    }
    m_body.phrases.push_back(std::move(phrase));
    m_inPhrase = true;
    m_lettered = false;
    beginSense();
    addLabel(target().back().label, label);
    m_numberLabel = target().back().label;
    if (!rest.empty() && !isGcideReference(rest) && rest.find("Under ") != 0) {
        m_lettered = true; // the label is the phrase's own
        addDefinition(rest);
        m_lettered = false;
    }
}

void GcideBodyReader::readLine(std::string_view line, bool newParagraph)
{
    const std::string_view content = trimmed(line);
    const std::size_t indent = static_cast<std::size_t>(content.data() - line.data());
    if (content.starts_with('[') && content.ends_with(']') && isGcideSource(content)) {
        return;
    }
    // "12. text"
    std::size_t digits = 0;
    while (digits < content.size() && isDigit(content[digits])) {
        ++digits;
    }
    if (digits > 0 && digits <= 2 && indent <= 4 && content.substr(digits).starts_with(". ")
        && (newParagraph || m_kind == Kind::None || m_kind == Kind::Definition)) {
        flush();
        m_inPhrase = false;
        m_lettered = false;
        m_numberLabel.clear();
        m_kind = Kind::None;
        beginSense();
        begin(Kind::Definition, content.substr(digits + 2));
        return;
    }
    // "(a) text"
    if (content.size() > 4 && content[0] == '(' && isLower(content[1]) && content[2] == ')' && content[3] == ' '
        && indent <= 9 && m_kind != Kind::Synonyms && m_kind != Kind::Dropped) {
        flush();
        const bool fresh = !target().empty() && target().back().definitions.empty() && target().back().synonyms.empty();
        if (!fresh) {
            beginSense();
            addLabel(target().back().label, m_numberLabel);
        }
        m_lettered = true;
        begin(Kind::Definition, content.substr(4));
        return;
    }
    if (newParagraph) {
        if (content.starts_with("Syn:")) {
            flush();
            m_inPhrase = false; // of the main word, even below its phrases
            begin(Kind::Synonyms, content.substr(4));
            return;
        }
        if (content.starts_with("Note:") || content.starts_with("Usage:")) {
            begin(Kind::Dropped, {});
            return;
        }
        if (indent <= 4 && content.starts_with('{')) {
            begin(Kind::Phrase, content);
            return;
        }
        if (indent >= 9) {
            if (m_kind != Kind::Dropped) {
                begin(Kind::Quotation, content);
            }
            return;
        }
        if (m_kind == Kind::Dropped && indent > 4) {
            return;
        }
        begin(Kind::Definition, content);
        return;
    }
    if (m_kind == Kind::Synonyms && content.starts_with("Usage:")) {
        begin(Kind::Dropped, {});
        return;
    }
    if (m_kind == Kind::None) {
        m_kind = Kind::Definition;
    }
    m_buffer += m_buffer.empty() ? "" : " ";
    m_buffer += content;
}

GcideBody GcideBodyReader::read(std::string_view text)
{
    bool newParagraph = true;
    for (const std::string_view line : splitLines(text)) {
        if (trimmed(line).empty()) {
            flush();
            newParagraph = true;
            continue;
        }
        readLine(line, newParagraph);
        newParagraph = false;
    }
    flush();
    return std::move(m_body);
}

} // namespace

GcideBody readGcideBody(std::string_view text, const std::string& label)
{
    GcideBodyReader reader(label);
    return reader.read(text);
}

} // namespace crossgloss
