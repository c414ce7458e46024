#include "base/Error.h"
#include "resources/ReadIssues.h"
#include "resources/WnLmf.h"
#include "resources/WnLmfLexicon.h"
#include "resources/WnLmfText.h"
#include "resources/XmlStream.h"
#include "text/Language.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <optional>

namespace crossgloss {

namespace {

enum class Element : std::uint8_t {
    Document, Resource, Lexicon, Entry, Lemma, Sense, Synset, Definition, Example, Count, Relation,
    Ignored                            ///< with all that is in it
};

struct Child {
    Element parent;
    std::string_view name;
    Element element;
};

/// What may stand in what, as far as it is used or known to be of no use here.
constexpr std::array<Child, 23> children{{
    {Element::Document, "LexicalResource", Element::Resource},
    {Element::Resource, "Lexicon", Element::Lexicon},
    {Element::Resource, "LexiconExtension", Element::Lexicon},
    {Element::Lexicon, "Requires", Element::Ignored},
    {Element::Lexicon, "Extends", Element::Ignored},
    {Element::Lexicon, "LexicalEntry", Element::Entry},
    {Element::Lexicon, "ExternalLexicalEntry", Element::Ignored},
    {Element::Lexicon, "Synset", Element::Synset},
    {Element::Lexicon, "ExternalSynset", Element::Ignored},
    {Element::Lexicon, "SyntacticBehaviour", Element::Ignored},
    {Element::Entry, "Lemma", Element::Lemma},
    {Element::Entry, "Form", Element::Ignored},
    {Element::Entry, "Sense", Element::Sense},
    {Element::Entry, "SyntacticBehaviour", Element::Ignored},
    {Element::Lemma, "Pronunciation", Element::Ignored},
    {Element::Lemma, "Tag", Element::Ignored},
    {Element::Sense, "SenseRelation", Element::Ignored},
    {Element::Sense, "Example", Element::Example},
    {Element::Sense, "Count", Element::Count},
    {Element::Synset, "Definition", Element::Definition},
    {Element::Synset, "ILIDefinition", Element::Ignored},
    {Element::Synset, "SynsetRelation", Element::Relation},
    {Element::Synset, "Example", Element::Example},
}};

/// Ids that a message lists.
constexpr std::size_t listedIds = 20;

class LexiconReader final : public XmlHandler {
public:
    LexiconReader(const std::filesystem::path& path, const WnLmfReadOptions& options, ReadReport& report)
        : m_path(path), m_options(options), m_report(report), m_builder(path, report)
    {
    }

    void startElement(std::string_view name, const XmlAttributes& attributes, std::size_t line) override;
    void endElement(std::string_view name, std::size_t line) override;
    void text(std::string_view piece, std::size_t line) override;

    Wordnet finish();

private:
    void issue(std::size_t line, std::string message) { addIssue(m_report, m_path, line, std::move(message)); }
    void note(std::size_t line, std::string message) { addNote(m_report, m_path, line, std::move(message)); }
    /// False = the element cannot be used, nor what is in it.
    bool startLexicon(bool extension, const XmlAttributes& attributes, std::size_t line);
    bool startEntry(const XmlAttributes& attributes, std::size_t line);
    bool startLemma(const XmlAttributes& attributes, std::size_t line);
    bool startSense(const XmlAttributes& attributes, std::size_t line);
    bool startSynset(const XmlAttributes& attributes, std::size_t line);
    bool startText(const XmlAttributes& attributes);
    bool startRelation(const XmlAttributes& attributes, std::size_t line);

    void takeText(Element element, std::size_t line);
    void takeCount(const std::string& text, std::size_t line);

    const std::filesystem::path& m_path;
    const WnLmfReadOptions& m_options;
    ReadReport& m_report;

    std::vector<Element> m_open{Element::Document};
    std::string m_text;
    std::vector<std::string> m_lexicons;
    std::size_t m_otherLexicons = 0;
    std::size_t m_otherLanguages = 0;
    std::size_t m_lexiconLine = 0;
    bool m_chosen = false;
    std::string m_id;                  ///< of the lexicon that is read

    LexiconBuilder m_builder;
    std::string m_lemma;
    PartOfSpeech m_pos = PartOfSpeech::Unknown;
    std::string m_entry;               ///< id
    bool m_entryHasLemma = false;
    LexiconBuilder::Row m_row = 0;     ///< the synset of the sense or synset that is open
    std::size_t m_lemmaIndex = 0;
};

void LexiconReader::startElement(std::string_view name, const XmlAttributes& attributes, std::size_t line)
{
    const Element parent = m_open.back();
    if (parent == Element::Ignored) {
        m_open.push_back(Element::Ignored);
        return;
    }
    const auto known = std::find_if(children.begin(), children.end(),
                                    [&](const Child& child) { return child.parent == parent && child.name == name; });
    if (known == children.end()) {
        if (parent == Element::Document) {
            throw Error(CROSSGLOSS_TEXT("The file is not WN-LMF: its root is %1"), {std::string(name)})
                .at(m_path.string(), line)
                .advise(CROSSGLOSS_TEXT("A wordnet in this format has the root LexicalResource"));
        }
        issue(line, formatMessage(CROSSGLOSS_TEXT("the element %1 is not known at this place"), {std::string(name)}));
        m_open.push_back(Element::Ignored);
        return;
    }
    bool used = true;
    switch (known->element) {
    case Element::Lexicon: used = startLexicon(name == "LexiconExtension", attributes, line); break;
    case Element::Entry: used = startEntry(attributes, line); break;
    case Element::Lemma: used = startLemma(attributes, line); break;
    case Element::Sense: used = startSense(attributes, line); break;
    case Element::Synset: used = startSynset(attributes, line); break;
    case Element::Definition:
    case Element::Example: used = startText(attributes); break;
    case Element::Relation: used = startRelation(attributes, line); break;
    case Element::Document:
    case Element::Resource:
    case Element::Count:
    case Element::Ignored: break;
    }
    m_text.clear();
    m_open.push_back(used ? known->element : Element::Ignored);
}

void LexiconReader::endElement(std::string_view, std::size_t line)
{
    const Element element = m_open.back();
    m_open.pop_back();
    switch (element) {
    case Element::Entry:
        if (!m_entryHasLemma) {
            issue(line, CROSSGLOSS_TEXT("the entry has no lemma"));
        }
        break;
    case Element::Definition:
    case Element::Example:
    case Element::Count: takeText(element, line); break;
    default: break;
    }
}

void LexiconReader::text(std::string_view piece, std::size_t line)
{
    const Element element = m_open.back();
    if (element != Element::Definition && element != Element::Example && element != Element::Count) {
        return;
    }
    if (m_text.size() + piece.size() > m_options.maximumText) {
        throw Error(CROSSGLOSS_TEXT("The text is longer than the %1 bytes allowed"),
                    {std::to_string(m_options.maximumText)})
            .at(m_path.string(), line);
    }
    m_text += piece;
}

bool LexiconReader::startLexicon(bool extension, const XmlAttributes& attributes, std::size_t line)
{
    const std::string id(attributes.value("id"));
    if (id.empty()) {
        issue(line, CROSSGLOSS_TEXT("the lexicon has no id"));
    }
    const bool wanted = m_options.lexicon.empty() ? !extension : id == m_options.lexicon;
    if (m_chosen || !wanted) {
        ++m_otherLexicons;
        if (m_lexicons.size() < listedIds) {
            m_lexicons.push_back(id);
        }
        return false;
    }
    m_chosen = true;
    m_lexiconLine = line;
    m_id = id;
    m_builder.begin(id, attributes.value("version"), attributes.value("note") == localIdsNote);
    Wordnet& wordnet = m_builder.wordnet();
    wordnet.name = withoutLayout(attributes.value("label"));
    if (wordnet.name.empty()) {
        wordnet.name = id.empty() ? m_path.stem().string() : id;
    }
    const std::string language = canonicalLanguage(attributes.value("language"));
    wordnet.language = language == "und" ? std::string() : language;
    const auto kept = [&attributes](const char* name) { return withoutLayout(attributes.value(name)); };
    wordnet.header = {kept("language"), kept("url"), id, kept("version"), kept("email"), kept("citation")};
    wordnet.licence = withoutLayout(attributes.value("license"));
    return true;
}

bool LexiconReader::startEntry(const XmlAttributes& attributes, std::size_t line)
{
    m_entry = attributes.value("id");
    m_entryHasLemma = false;
    m_lemma.clear();
    if (m_entry.empty()) {
        note(line, CROSSGLOSS_TEXT("the entry has no id"));
    } else if (!m_builder.addId(m_entry)) {
        note(line, formatMessage(CROSSGLOSS_TEXT("the id %1 is already in the file"), {m_entry}));
    }
    return true;
}

bool LexiconReader::startLemma(const XmlAttributes& attributes, std::size_t line)
{
    if (m_entryHasLemma) {
        issue(line, CROSSGLOSS_TEXT("the entry has a second lemma"));
        return false;
    }
    m_entryHasLemma = true;
    m_lemma = withoutLayout(attributes.value("writtenForm"));
    if (m_lemma.empty()) {
        issue(line, CROSSGLOSS_TEXT("the lemma has no written form"));
    }
    m_pos = partOfSpeechFromLetter(attributes.value("partOfSpeech"));
    return true;
}

bool LexiconReader::startSense(const XmlAttributes& attributes, std::size_t line)
{
    const std::string_view id = attributes.value("id");
    const std::string_view synset = attributes.value("synset");
    if (m_lemma.empty()) {
        if (!m_entryHasLemma) {
            issue(line, CROSSGLOSS_TEXT("the sense comes before its lemma"));
        }
        return false;
    }
    if (synset.empty()) {
        issue(line, CROSSGLOSS_TEXT("the sense names no synset"));
        return false;
    }
    if (id.empty()) {
        note(line, CROSSGLOSS_TEXT("the sense has no id"));
    } else if (!m_builder.addId(id)) {
        issue(line, formatMessage(CROSSGLOSS_TEXT("the id %1 is already in the file"), {std::string(id)}));
        return false;
    }
    m_row = m_builder.rowOf(synset, line);
    const std::optional<std::size_t> position = m_builder.addSense(m_row, id, m_entry, m_lemma, m_pos, line);
    m_lemmaIndex = position.value_or(0);
    return position.has_value();
}

bool LexiconReader::startSynset(const XmlAttributes& attributes, std::size_t line)
{
    const std::string_view id = attributes.value("id");
    if (m_builder.localId(id).empty()) {
        issue(line, CROSSGLOSS_TEXT("the synset has no id"));
        return false;
    }
    m_row = m_builder.rowOf(id, line);
    if (const std::size_t before = m_builder.define(m_row, line); before != 0) {
        issue(line, formatMessage(CROSSGLOSS_TEXT("the synset %1 is already on line %2"),
                                  {std::string(id), std::to_string(before)}));
        return false;
    }
    Synset& synset = m_builder.wordnet().synsets[m_row];
    const std::string_view ili = attributes.value("ili");
    synset.ili = ili == "in" ? std::string() : withoutLayout(ili);
    constexpr std::string_view letters = "nvarstcpxu";
    const std::string_view letter = attributes.value("partOfSpeech");
    if (letter.empty()) {
        synset.pos = m_builder.lemmaPos(m_row);
    } else if (letter.size() == 1 && letters.find(letter.front()) != std::string_view::npos) {
        synset.pos = partOfSpeechFromLetter(letter);
    } else {
        synset.pos = m_builder.lemmaPos(m_row);
        note(line, formatMessage(CROSSGLOSS_TEXT("the part of speech %1 is not known"), {std::string(letter)}));
    }
    m_builder.orderMembers(m_row, attributes.value("members"));
    return true;
}

bool LexiconReader::startText(const XmlAttributes& attributes)
{
    const std::string_view language = attributes.value("language");
    if (language.empty() || canonicalLanguage(language) == m_builder.wordnet().language) {
        return true;
    }
    ++m_otherLanguages;
    return false;
}

bool LexiconReader::startRelation(const XmlAttributes& attributes, std::size_t line)
{
    const std::string_view type = attributes.value("relType");
    const std::string_view target = attributes.value("target");
    if (type.empty() || m_builder.localId(target).empty()) {
        issue(line, CROSSGLOSS_TEXT("the relation lacks its type or its target"));
    } else if (type == "hypernym" || type == "instance_hypernym") {
        m_builder.addHypernym(m_row, target, line);
    }
    return false; // nothing of use is in it
}

void LexiconReader::takeText(Element element, std::size_t line)
{
    std::string text = withoutLayout(m_text);
    m_text.clear();
    if (element == Element::Count) {
        takeCount(text, line);
        return;
    }
    if (text.empty()) {
        issue(line, CROSSGLOSS_TEXT("the text is empty"));
        return;
    }
    m_builder.addText(m_row, element == Element::Definition, std::move(text), line);
}

void LexiconReader::takeCount(const std::string& text, std::size_t line)
{
    constexpr std::uint64_t largest = std::numeric_limits<std::uint16_t>::max();
    std::uint64_t count = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (failure == std::errc::result_out_of_range) {
        count = largest;
    } else if (failure != std::errc() || end != text.data() + text.size()) {
        issue(line, CROSSGLOSS_TEXT("the count is not a number"));
        return;
    }
    m_builder.addCount(m_row, m_lemmaIndex, static_cast<std::uint16_t>(std::min(largest, count)));
}

std::string listed(const std::vector<std::string>& ids, std::size_t all)
{
    std::string text;
    for (const std::string& id : ids) {
        if (!text.empty()) {
            text += ", ";
        }
        text += id;
    }
    return all > ids.size() ? text + ", …" : text;
}

Wordnet LexiconReader::finish()
{
    if (!m_chosen) {
        Error error = m_options.lexicon.empty() || m_lexicons.empty()
                          ? Error(CROSSGLOSS_TEXT("The file holds no lexicon"))
                          : Error(CROSSGLOSS_TEXT("The file holds no lexicon %1; it has: %2"),
                                  {m_options.lexicon, listed(m_lexicons, m_otherLexicons)});
        throw error.at(m_path.string());
    }
    Wordnet wordnet = m_builder.finish();
    if (wordnet.synsets.empty()) {
        throw Error(CROSSGLOSS_TEXT("The lexicon holds no synset")).at(m_path.string(), m_lexiconLine);
    }
    if (m_otherLexicons > 0) {
        note(m_lexiconLine, formatMessage(CROSSGLOSS_TEXT("%1 is read; the file holds other lexicons too: %2"),
                                          {m_id, listed(m_lexicons, m_otherLexicons)}));
    }
    if (m_otherLanguages > 0) {
        note(m_lexiconLine,
             formatMessage(CROSSGLOSS_TEXT("%1 definitions and examples in other languages are left out"),
                           {std::to_string(m_otherLanguages)}));
    }
    m_report.read += wordnet.synsets.size();
    return wordnet;
}

} // namespace

Wordnet readWnLmf(const std::filesystem::path& path, Progress& progress, ReadReport& report,
                  const WnLmfReadOptions& options)
{
    std::error_code failure;
    const std::uintmax_t size = std::filesystem::file_size(path, failure);
    progress.stage(CROSSGLOSS_TEXT("Reading a wordnet"), failure ? 0 : size);
    LexiconReader reader(path, options, report);
    streamXml(path, {.maximumBytes = options.maximumBytes, .maximumAttribute = options.maximumText}, reader, progress);
    return reader.finish();
}

bool isWnLmf(const std::filesystem::path& path)
{
    return hasXmlRoot(path, "LexicalResource");
}

} // namespace crossgloss
