#include "resources/TeiEntry.h"

#include "resources/ArticleText.h"
#include "resources/TranslationGloss.h"
#include "text/Language.h"

#include <algorithm>

namespace crossgloss {

namespace {

constexpr std::size_t maxRemarkLength = 60; ///< bytes of a note that is shown as a label
constexpr std::size_t maxLabelLength = 300;
constexpr std::size_t maxReferences = 50;
// Each headword gets a copy of the entry, each homograph one of what stands before it.
constexpr std::size_t maxHeadwords = 32;
constexpr std::size_t maxHomographs = 50;

std::string textOf(const MarkupNode& node)
{
    return squeezed(node.allText());
}

/// What a gramGrp says, and single grammatical elements beside it.
struct Grammar
{
    PartOfSpeech pos = PartOfSpeech::Unknown;
    WordMarks marks;

    void add(const MarkupNode& node);
    void addOne(std::string_view kind, const std::string& text);
};

void Grammar::addOne(std::string_view kind, const std::string& text)
{
    if (kind == "pos" && pos == PartOfSpeech::Unknown) {
        pos = partOfSpeechOfTag(text);
        if (pos == PartOfSpeech::Unknown) {
            pos = partOfSpeechOfJmdict(text);
        }
    }
    if (isAny(kind, {"gen", "gender"})) {
        // "n" is neuter here, and a noun anywhere else.
        if (text == "n" || text == "n.") {
            marks.add(Gender::Neuter);
        } else if (text == "c" || text == "u") {
            marks.add(Gender::Common);
        }
    }
    if (isAny(kind, {"gen", "gender", "num", "number", "pos"})) {
        marks.add(marksOfTag(text));
    }
}

void Grammar::add(const MarkupNode& node)
{
    if (node.name == "gramGrp") {
        for (const MarkupNode& child : node.children) {
            add(child);
        }
    } else if (node.name == "gram") {
        addOne(node.attribute("type"), textOf(node));
    } else if (isAny(node.name, {"pos", "gen", "num"})) {
        addOne(node.name, textOf(node));
    }
}

/// Marks of a usg element: of register, time, place and style, not of subject.
WordMarks usageOf(const MarkupNode& usg)
{
    WordMarks marks = marksOfTag(textOf(usg));
    if (isAny(usg.attribute("type"), {"geo", "dialect"}) && marks.usage == 0) {
        marks.add(Usage::Regional);
    }
    return marks;
}

/// Gathers one entry, or one homograph of it.
class TeiEntry
{
public:
    TeiEntry(const DictionaryInfo& info, std::vector<DictionaryEntry>& entries) : m_info(info), m_entries(entries) {}

    void read(const MarkupNode& entry);

private:
    bool isOther(const MarkupNode& node, const std::string& language) const;
    void takeForm(const MarkupNode& form);
    void takeSense(const MarkupNode& node);
    bool takeIntoSense(const MarkupNode& node, Sense& sense, Grammar& grammar);
    void takeTranslation(const MarkupNode& cit, Sense& sense) const;
    void takeDefinition(const MarkupNode& def, Sense& sense) const;
    void takeExample(const MarkupNode& cit, Sense& sense) const;
    void takeReference(const MarkupNode& xr, Sense& sense);
    void takeNote(const MarkupNode& note, Sense& sense, Grammar& grammar) const;
    void finish();

    const DictionaryInfo& m_info;
    std::vector<DictionaryEntry>& m_entries;
    std::vector<std::string> m_headwords;
    DictionaryEntry m_entry;
    Grammar m_grammar;
};

/// Whether the element is marked to be in another language than @p language.
bool TeiEntry::isOther(const MarkupNode& node, const std::string& language) const
{
    const std::string_view marked = node.attribute("xml:lang");
    return !marked.empty() && !language.empty() && canonicalLanguage(marked) != language;
}

void TeiEntry::takeForm(const MarkupNode& form)
{
    const std::string_view type = form.attribute("type");
    const bool inflected = type.starts_with("infl");
    Grammar grammar;
    std::string inflection;
    for (const MarkupNode& child : form.children) {
        if (child.name == "orth") {
            std::vector<std::string> remarks;
            std::string word = cleanWord(withoutRemarks(textOf(child), remarks));
            if (!inflected && m_headwords.size() < maxHeadwords) {
                addUnique(m_headwords, std::move(word));
            } else if (inflected && inflection.empty()) {
                inflection = std::move(word);
            }
        } else if (child.name == "pron" && !inflected) {
            constexpr std::string_view brackets = "/[] ";
            std::string sound = textOf(child);
            sound.erase(0, std::min(sound.find_first_not_of(brackets), sound.size()));
            sound.resize(sound.find_last_not_of(brackets) + 1);
            addUnique(m_entry.pronunciations, std::move(sound));
        } else if (child.name == "form") {
            takeForm(child);
        } else {
            grammar.add(child);
        }
    }
    if (!inflected) {
        m_grammar.marks.add(grammar.marks);
        m_grammar.pos = m_grammar.pos == PartOfSpeech::Unknown ? grammar.pos : m_grammar.pos;
    } else if (grammar.marks.plural && m_entry.plural.empty()) {
        m_entry.plural = std::move(inflection);
    }
}

void TeiEntry::takeTranslation(const MarkupNode& cit, Sense& sense) const
{
    if (isOther(cit, m_info.translationLanguage)) {
        return;
    }
    WordMarks marks;
    Grammar grammar;
    std::vector<std::string> remarks;
    for (const MarkupNode& child : cit.children) {
        grammar.add(child);
        if (child.name == "usg") {
            marks.add(usageOf(child));
        } else if (child.name == "note" && textOf(child).size() <= maxRemarkLength) {
            remarks.push_back(textOf(child));
        }
    }
    marks.add(grammar.marks);
    for (const MarkupNode& child : cit.children) {
        if (!isAny(child.name, {"quote", "tr", "orth"}) || isOther(child, m_info.translationLanguage)) {
            continue;
        }
        const std::string words = textOf(child);
        for (const std::string_view part : splitTopLevel(words, ", ")) {
            addUnique(sense.translations, Translation{cleanWord(withoutRemarks(part, remarks)), marks});
        }
    }
    for (const std::string& remark : remarks) {
        if (remark.size() + sense.label.size() <= maxLabelLength) {
            addLabel(sense.label, remark);
        }
    }
}

void TeiEntry::takeDefinition(const MarkupNode& def, Sense& sense) const
{
    if (isOther(def, m_info.definitionLanguage)) {
        return;
    }
    const std::string text = textOf(def);
    if (!m_info.translationLanguage.empty() && m_info.definitionLanguage == m_info.translationLanguage) {
        addGloss(sense, text, m_info.translationLanguage, m_grammar.pos);
    } else {
        addUnique(sense.definitions, cleanDefinition(text));
    }
}

void TeiEntry::takeExample(const MarkupNode& cit, Sense& sense) const
{
    std::string text;
    std::string translation;
    for (const MarkupNode& child : cit.children) {
        if (isAny(child.name, {"quote", "q"})) {
            text = textOf(child);
        } else if (isTeiTranslation(child) && !isOther(child, m_info.translationLanguage)) {
            translation = textOf(child);
        }
    }
    addExample(sense.examples, std::move(text), std::move(translation));
}

void TeiEntry::takeReference(const MarkupNode& xr, Sense& sense)
{
    const std::string_view type = xr.attribute("type");
    for (const MarkupNode& child : xr.children) {
        if (!isAny(child.name, {"ref", "ptr"})) {
            continue;
        }
        std::string word = cleanWord(textOf(child));
        if (type.starts_with("syn")) {
            addUnique(sense.synonyms, std::move(word));
        } else if (type.starts_with("plural") && m_entry.plural.empty()) {
            m_entry.plural = std::move(word);
        } else if (m_entry.references.size() < maxReferences) {
            addUnique(m_entry.references, std::move(word));
        }
    }
}

void TeiEntry::takeNote(const MarkupNode& note, Sense& sense, Grammar& grammar) const
{
    const std::string_view type = note.attribute("type");
    const std::string text = textOf(note);
    if (type == "pos") {
        grammar.addOne("pos", text);
    } else if (type == "def") {
        takeDefinition(note, sense);
    } else if (text.size() <= maxRemarkLength && sense.label.size() <= maxLabelLength && type != "editor") {
        addLabel(sense.label, text);
    }
}

/// @return false when @p node is none of the elements that say something of a sense.
bool TeiEntry::takeIntoSense(const MarkupNode& node, Sense& sense, Grammar& grammar)
{
    if (isTeiTranslation(node)) {
        takeTranslation(node, sense);
    } else if (isAny(node.name, {"cit", "eg"})) {
        takeExample(node, sense);
    } else if (node.name == "def") {
        takeDefinition(node, sense);
    } else if (node.name == "usg") {
        const std::string text = textOf(node);
        if (node.attribute("type").starts_with("syn")) {
            addUnique(sense.synonyms, cleanWord(text));
        } else if (text.size() + sense.label.size() <= maxLabelLength) {
            addLabel(sense.label, text);
        }
    } else if (node.name == "xr") {
        takeReference(node, sense);
    } else if (node.name == "note") {
        takeNote(node, sense, grammar);
    } else if (isAny(node.name, {"gramGrp", "pos", "gen", "num"})) {
        grammar.add(node);
    } else {
        return false;
    }
    return true;
}

/// A sense; those within it follow, with the labels of the outer one.
void TeiEntry::takeSense(const MarkupNode& node)
{
    Sense sense;
    Grammar grammar;
    for (const MarkupNode& child : node.children) {
        if (child.name == "form") {
            takeForm(child);
        } else if (child.name != "sense") {
            takeIntoSense(child, sense, grammar);
        }
    }
    m_grammar.pos = m_grammar.pos == PartOfSpeech::Unknown ? grammar.pos : m_grammar.pos;
    m_grammar.marks.add(grammar.marks);
    const std::string label = sense.label;
    m_entry.senses.push_back(std::move(sense));
    for (const MarkupNode& child : node.children) {
        if (child.name == "sense") {
            const std::size_t first = m_entry.senses.size();
            takeSense(child);
            for (std::size_t i = first; i < m_entry.senses.size(); ++i) {
                std::string joined = label;
                if (joined.size() + m_entry.senses[i].label.size() <= maxLabelLength) {
                    addLabel(joined, m_entry.senses[i].label);
                    m_entry.senses[i].label = std::move(joined);
                }
            }
        }
    }
}

void TeiEntry::read(const MarkupNode& entry)
{
    Sense loose; // what stands outside of senses
    std::vector<const MarkupNode*> homographs;
    std::vector<const MarkupNode*> related;
    for (const MarkupNode& child : entry.children) {
        if (child.name == "form") {
            takeForm(child);
        } else if (child.name == "gramGrp") {
            m_grammar.add(child); // before the senses, which ask for the part of speech
        }
    }
    for (const MarkupNode& child : entry.children) {
        if (child.name == "sense") {
            takeSense(child);
        } else if (child.name == "hom" && homographs.size() < maxHomographs) {
            homographs.push_back(&child);
        } else if (isAny(child.name, {"re", "entry"})) {
            related.push_back(&child);
        } else if (child.name == "etym") {
            addLabel(m_entry.etymology, textOf(child));
        } else if (child.name == "usg") {
            m_grammar.marks.add(usageOf(child));
            addLabel(loose.label, textOf(child));
        } else if (!isAny(child.name, {"form", "gramGrp"})) {
            takeIntoSense(child, loose, m_grammar);
        }
    }
    if (!loose.translations.empty() || !loose.definitions.empty() || !loose.examples.empty()) {
        m_entry.senses.insert(m_entry.senses.begin(), std::move(loose));
    } else if (!m_entry.senses.empty()) {
        for (std::string& synonym : loose.synonyms) {
            addUnique(m_entry.senses.front().synonyms, std::move(synonym));
        }
    }
    for (const MarkupNode* each : homographs) {
        TeiEntry homograph(*this);
        homograph.m_entry.senses.clear();
        homograph.read(*each);
    }
    finish();
    for (const MarkupNode* each : related) {
        TeiEntry(m_info, m_entries).read(*each);
    }
}

void TeiEntry::finish()
{
    m_entry.pos = m_grammar.pos;
    m_entry.marks.add(m_grammar.marks);
    if (m_entry.senses.size() == 1) {
        WordMarks marks = marksOfTag(m_entry.senses.front().label);
        marks.genders = 0;
        marks.plural = false;
        m_entry.marks.add(marks);
    }
    for (DictionaryEntry& each : entriesOf(m_headwords, std::move(m_entry))) {
        m_entries.push_back(std::move(each));
    }
}

} // namespace

bool isTeiTranslation(const MarkupNode& node)
{
    return node.name == "trans" || (node.name == "cit" && node.attribute("type").starts_with("trans"));
}

std::vector<DictionaryEntry> entriesOfTei(const MarkupNode& entry, const DictionaryInfo& info)
{
    std::vector<DictionaryEntry> entries;
    TeiEntry(info, entries).read(entry);
    return entries;
}

} // namespace crossgloss
