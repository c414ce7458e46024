#include "resources/WiktextractEntry.h"

#include "resources/ArticleText.h"
#include "resources/TranslationGloss.h"
#include "text/Language.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <set>
#include <utility>

namespace crossgloss {

namespace {

using Json = nlohmann::json;

// An entry is at most as large as a line, but what is compared with each other must stay few.
constexpr std::size_t maxSenses = 300;
constexpr std::size_t maxTranslations = 200; ///< of a sense
constexpr std::size_t maxTexts = 500;        ///< that senses are told apart by
constexpr std::size_t maxSynonyms = 50;
constexpr std::size_t maxReferences = 50;
constexpr std::size_t maxExamples = 6;
constexpr std::size_t maxExampleLength = 500;
constexpr std::size_t maxEtymologyLength = 1500;
constexpr std::size_t maxPronunciations = 10;

/// Text of a string member, without control characters; empty when there is none.
std::string textAt(const Json& object, const char* key)
{
    if (!object.is_object()) {
        return {};
    }
    const auto found = object.find(key);
    if (found == object.end() || !found->is_string()) {
        return {};
    }
    std::string text = found->get<std::string>();
    std::ranges::replace_if(text, [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
    return text;
}

/// The elements of an array member; none when it is something else.
const Json& arrayAt(const Json& object, const char* key)
{
    static const Json none = Json::array();
    const auto found = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && found != object.end() && found->is_array() ? *found : none;
}

std::vector<std::string> textsAt(const Json& object, const char* key)
{
    std::vector<std::string> texts;
    for (const Json& each : arrayAt(object, key)) {
        if (each.is_string()) {
            texts.push_back(each.get<std::string>());
        }
    }
    return texts;
}

PartOfSpeech partOfSpeechAt(const Json& entry)
{
    static constexpr std::array<std::pair<std::string_view, PartOfSpeech>, 26> names{{
        {"noun", PartOfSpeech::Noun},          {"verb", PartOfSpeech::Verb},
        {"adj", PartOfSpeech::Adjective},      {"adj_noun", PartOfSpeech::Adjective},
        {"adv", PartOfSpeech::Adverb},         {"adv_phrase", PartOfSpeech::Adverb},
        {"name", PartOfSpeech::ProperNoun},    {"pron", PartOfSpeech::Pronoun},
        {"prep", PartOfSpeech::Preposition},   {"postp", PartOfSpeech::Preposition},
        {"conj", PartOfSpeech::Conjunction},   {"intj", PartOfSpeech::Interjection},
        {"num", PartOfSpeech::Numeral},        {"det", PartOfSpeech::Determiner},
        {"article", PartOfSpeech::Determiner}, {"particle", PartOfSpeech::Particle},
        {"phrase", PartOfSpeech::Phrase},      {"proverb", PartOfSpeech::Phrase},
        {"prep_phrase", PartOfSpeech::Phrase}, {"prefix", PartOfSpeech::Affix},
        {"suffix", PartOfSpeech::Affix},       {"affix", PartOfSpeech::Affix},
        {"infix", PartOfSpeech::Affix},        {"interfix", PartOfSpeech::Affix},
        {"circumfix", PartOfSpeech::Affix},    {"combining_form", PartOfSpeech::Affix},
    }};
    const std::string pos = textAt(entry, "pos");
    const auto found = std::ranges::find(names, std::string_view(pos), &std::pair<std::string_view, PartOfSpeech>::first);
    return found == names.end() ? PartOfSpeech::Unknown : found->second;
}

/// What tags and raw_tags say.
WordMarks marksAt(const Json& object)
{
    WordMarks marks;
    for (const char* key : {"tags", "raw_tags"}) {
        for (const std::string& tag : textsAt(object, key)) {
            if (tag == "common-gender") {
                marks.add(Gender::Common);
            } else if (tag == "plural-only" || tag == "plurale-tantum") {
                marks.plural = true;
            } else if (tag.size() <= 40) {
                marks.add(marksOfTag(tag));
            }
        }
    }
    return marks;
}

bool hasTag(const std::vector<std::string>& tags, std::string_view wanted)
{
    return std::ranges::find(tags, wanted) != tags.end();
}

/// "1", "2, 3" and "1–3" → the numbers, in order.
std::vector<std::size_t> numbersAt(const Json& object, const char* key)
{
    const auto found = object.find(key);
    std::vector<std::size_t> numbers;
    if (found == object.end()) {
        return numbers;
    }
    if (found->is_number_unsigned()) {
        numbers.push_back(found->get<std::size_t>());
        return numbers;
    }
    const std::string text = textAt(object, key);
    const char* place = text.data();
    const char* const end = place + text.size();
    bool range = false;
    while (place < end) {
        std::size_t number = 0;
        const auto [rest, error] = std::from_chars(place, end, number);
        if (error == std::errc()) {
            for (std::size_t next = range && !numbers.empty() ? numbers.back() + 1 : number;
                 next <= number && number <= maxSenses && numbers.size() < maxSenses; ++next) {
                numbers.push_back(next);
            }
            place = rest;
            range = false;
        } else {
            range = range || *place == '-' || static_cast<unsigned char>(*place) >= 0x80;
            ++place;
        }
    }
    return numbers;
}

std::set<std::string> contentWords(std::string_view text, std::string_view language)
{
    std::set<std::string> words;
    for (std::string& token : tokenise(text.substr(0, 1000), language)) {
        if (!isStopWord(token, language)) {
            words.insert(stem(token, language));
        }
    }
    return words;
}

/// Gathers the senses of one entry.
class WiktextractEntry
{
public:
    WiktextractEntry(const Json& entry, const DictionaryInfo& info) : m_json(entry), m_info(info) {}

    DictionaryEntry read();

private:
    struct Built
    {
        Sense sense;
        std::vector<std::size_t> numbers; ///< of sense_index
        std::set<std::string> words;      ///< of the gloss, made when first asked for
        bool hasWords = false;
    };

    bool glossesTranslate() const
    {
        return !m_info.translationLanguage.empty() && m_info.definitionLanguage == m_info.translationLanguage;
    }
    void addReference(const Json& word);
    void readSense(const Json& sense);
    bool addGlosses(const Json& sense);
    void addDetails(const Json& sense, Sense& to) const;
    void readForms();
    void readMarks();
    void readTranslation(const Json& translation, Sense* own);
    void readSynonyms();
    Sense* senseFor(const Json& linked, bool make);
    Built* nearest(const std::string& text);

    const Json& m_json;
    const DictionaryInfo& m_info;
    DictionaryEntry m_entry;
    std::vector<Built> m_senses;
    std::set<std::string> m_glosses;
    std::map<std::string, std::size_t> m_places; ///< of texts that translations name senses by
    std::vector<WordMarks> m_marks;              ///< of each sense
};

void WiktextractEntry::addReference(const Json& word)
{
    if (m_entry.references.size() < maxReferences) {
        addUnique(m_entry.references, cleanWord(textAt(word, "word")));
    }
}

/// What is printed in brackets before a gloss, else the tags as they are written.
std::string labelOf(const Json& sense)
{
    const std::vector<std::string> raw = textsAt(sense, "raw_glosses");
    if (!raw.empty() && raw.back().starts_with('(')) {
        const std::size_t close = raw.back().find(')');
        if (close != std::string::npos && close <= 80 && close + 1 < raw.back().size()) {
            return raw.back().substr(1, close - 1);
        }
    }
    std::string label;
    for (const char* key : {"raw_tags", "topics"}) {
        for (const std::string& tag : textsAt(sense, key)) {
            if (label.size() + tag.size() < 60) {
                label.append(label.empty() ? "" : ", ").append(tag);
            }
        }
        if (!label.empty()) {
            break;
        }
    }
    return label;
}

void WiktextractEntry::addDetails(const Json& sense, Sense& to) const
{
    addLabel(to.label, labelOf(sense));
    for (const Json& example : arrayAt(sense, "examples")) {
        std::string text = squeezed(textAt(example, "text"));
        std::string translation = squeezed(textAt(example, "translation"));
        if (translation.empty()) {
            translation = squeezed(textAt(example, "english"));
        }
        if (to.examples.size() < maxExamples && text.size() <= maxExampleLength && translation.size() <= maxExampleLength) {
            addExample(to.examples, std::move(text), std::move(translation));
        }
    }
    for (const Json& synonym : arrayAt(sense, "synonyms")) {
        if (to.synonyms.size() < maxSynonyms) {
            addUnique(to.synonyms, cleanWord(textAt(synonym, "word")));
        }
    }
}

/// A sense for each gloss that is new: what stands below another one repeats it. @return false when there is none.
bool WiktextractEntry::addGlosses(const Json& sense)
{
    bool any = false;
    for (const std::string& gloss : textsAt(sense, "glosses")) {
        if (m_senses.size() >= maxSenses || !m_glosses.insert(gloss).second) {
            continue;
        }
        Built built;
        std::string text = gloss;
        std::ranges::replace_if(text, [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
        if (glossesTranslate()) {
            addGloss(built.sense, text, m_info.definitionLanguage, m_entry.pos);
        } else {
            addUnique(built.sense.definitions, cleanDefinition(text));
        }
        built.numbers = numbersAt(sense, "sense_index");
        m_senses.push_back(std::move(built));
        any = true;
    }
    return any;
}

void WiktextractEntry::readSense(const Json& sense)
{
    if (!sense.is_object()) {
        return;
    }
    const std::vector<std::string> tags = textsAt(sense, "tags");
    const bool isForm = hasTag(tags, "form-of") || hasTag(tags, "alt-of") || !arrayAt(sense, "form_of").empty()
        || !arrayAt(sense, "alt_of").empty();
    for (const char* key : {"form_of", "alt_of"}) {
        for (const Json& word : arrayAt(sense, key)) {
            addReference(word);
        }
    }
    if (isForm || !addGlosses(sense)) {
        return;
    }
    m_marks.push_back(marksAt(sense));
    addDetails(sense, m_senses.back().sense);
    const std::size_t place = m_senses.size() - 1;
    for (const Json& translation : arrayAt(sense, "translations")) {
        readTranslation(translation, &m_senses[place].sense);
    }
}

void WiktextractEntry::readForms()
{
    static constexpr std::array<std::string_view, 5> besides = {"plural", "nominative", "indefinite", "strong", "canonical"};
    std::string second;
    for (const Json& form : arrayAt(m_json, "forms")) {
        const std::vector<std::string> tags = textsAt(form, "tags");
        const std::string word = cleanWord(textAt(form, "form"));
        if (!hasTag(tags, "plural") || word.empty() || word == "-" || word == m_entry.headword) {
            continue;
        }
        if (tags.size() == 1) {
            m_entry.plural = word;
            return;
        }
        if (second.empty() && std::ranges::all_of(tags, [](const std::string& tag) {
                return std::ranges::find(besides, tag) != besides.end();
            })) {
            second = word;
        }
    }
    m_entry.plural = std::move(second);
}

/// Genders that any sense is tagged with; register and plural where all of them are.
void WiktextractEntry::readMarks()
{
    m_entry.marks = marksAt(m_json);
    if (m_marks.empty()) {
        return;
    }
    WordMarks common = m_marks.front();
    for (const WordMarks& marks : m_marks) {
        m_entry.marks.genders |= marks.genders;
        common.usage &= marks.usage;
        common.plural = common.plural && marks.plural;
    }
    common.genders = 0;
    m_entry.marks.add(common);
}

/// The sense whose gloss shares most words with @p text, where those are most of its words.
WiktextractEntry::Built* WiktextractEntry::nearest(const std::string& text)
{
    const std::set<std::string> wanted = contentWords(text, m_info.definitionLanguage);
    Built* best = nullptr;
    std::size_t most = 0;
    for (Built& built : m_senses) {
        if (!built.hasWords) {
            built.hasWords = true;
            for (const std::string& definition : built.sense.definitions) {
                built.words.merge(contentWords(definition, m_info.definitionLanguage));
            }
        }
        const auto shared = static_cast<std::size_t>(
            std::ranges::count_if(wanted, [&built](const std::string& word) { return built.words.contains(word); }));
        if (shared > most) {
            most = shared;
            best = &built;
        }
    }
    return 5 * most >= 3 * wanted.size() ? best : nullptr;
}

/// The sense that a translation or synonym is told to belong to: by number, by what its gloss says, or the only one.
/// @param make adds a sense of its own where none is meant; otherwise null is returned.
Sense* WiktextractEntry::senseFor(const Json& linked, bool make)
{
    for (const std::size_t number : numbersAt(linked, "sense_index")) {
        for (Built& built : m_senses) {
            if (std::ranges::find(built.numbers, number) != built.numbers.end()) {
                return &built.sense;
            }
        }
        if (number >= 1 && number <= m_senses.size() && m_senses[number - 1].numbers.empty()) {
            return &m_senses[number - 1].sense;
        }
    }
    const std::string text = squeezed(textAt(linked, "sense"));
    if (text.empty() && m_senses.size() == 1) {
        return &m_senses.front().sense;
    }
    if (const auto known = m_places.find(text); known != m_places.end()) {
        return known->second < m_senses.size() ? &m_senses[known->second].sense : nullptr;
    }
    if (m_places.size() >= maxTexts) {
        return nullptr;
    }
    Built* found = text.empty() ? nullptr : nearest(text);
    if (!found && make && m_senses.size() < maxSenses) {
        found = &m_senses.emplace_back();
        // What tells the sense apart is a definition of its own, a short one.
        if (!glossesTranslate()) {
            addUnique(found->sense.definitions, cleanDefinition(text));
        }
    }
    if (found || make) {
        m_places.emplace(text, found ? static_cast<std::size_t>(found - m_senses.data()) : maxSenses);
    }
    return found ? &found->sense : nullptr;
}

void WiktextractEntry::readTranslation(const Json& translation, Sense* own)
{
    if (!translation.is_object() || m_info.translationLanguage.empty()
        || wiktextractLanguage(translation) != m_info.translationLanguage) {
        return;
    }
    std::string word = cleanWord(textAt(translation, "word"));
    Sense* const sense = own || word.empty() ? own : senseFor(translation, true);
    if (sense && sense->translations.size() < maxTranslations) {
        addUnique(sense->translations, Translation{std::move(word), marksAt(translation)});
    }
}

void WiktextractEntry::readSynonyms()
{
    for (const Json& synonym : arrayAt(m_json, "synonyms")) {
        if (!synonym.is_object()) {
            continue;
        }
        Sense* const sense = senseFor(synonym, false);
        if (!sense) {
            addReference(synonym);
        } else if (sense->synonyms.size() < maxSynonyms) {
            addUnique(sense->synonyms, cleanWord(textAt(synonym, "word")));
        }
    }
}

DictionaryEntry WiktextractEntry::read()
{
    m_entry.headword = cleanWord(textAt(m_json, "word"));
    m_entry.pos = partOfSpeechAt(m_json);
    for (const Json& sense : arrayAt(m_json, "senses")) {
        readSense(sense);
    }
    readMarks();
    readForms();
    readSynonyms();
    for (const Json& translation : arrayAt(m_json, "translations")) {
        readTranslation(translation, nullptr);
    }
    for (const Json& sound : arrayAt(m_json, "sounds")) {
        constexpr std::string_view brackets = "/[] \\";
        std::string ipa = squeezed(textAt(sound, "ipa"));
        ipa.erase(0, std::min(ipa.find_first_not_of(brackets), ipa.size()));
        ipa.resize(ipa.find_last_not_of(brackets) + 1);
        if (m_entry.pronunciations.size() < maxPronunciations) {
            addUnique(m_entry.pronunciations, std::move(ipa));
        }
    }
    for (const char* key : {"related", "coordinate_terms", "antonyms"}) {
        for (const Json& word : arrayAt(m_json, key)) {
            addReference(word);
        }
    }
    m_entry.etymology = squeezed(textAt(m_json, "etymology_text"));
    for (const std::string& text : textsAt(m_json, "etymology_texts")) {
        addLabel(m_entry.etymology, squeezed(text));
    }
    if (m_entry.etymology.size() > maxEtymologyLength) {
        m_entry.etymology.clear();
    }
    for (Built& built : m_senses) {
        if (!built.sense.translations.empty() || !built.sense.definitions.empty()) {
            m_entry.senses.push_back(std::move(built.sense));
        }
    }
    return std::move(m_entry);
}

} // namespace

std::string wiktextractLanguage(const nlohmann::json& translation)
{
    std::string code = textAt(translation, "lang_code");
    if (code.empty()) {
        code = textAt(translation, "code");
    }
    return canonicalLanguage(code);
}

DictionaryEntry entryOfWiktextract(const nlohmann::json& entry, const DictionaryInfo& info)
{
    return WiktextractEntry(entry, info).read();
}

} // namespace crossgloss
