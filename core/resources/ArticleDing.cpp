#include "resources/ArticleHead.h"
#include "resources/ArticleText.h"

#include <algorithm>
#include <array>

namespace crossgloss {

namespace {

/// Stand-ins for an object that a dictionary writes and nobody says: "go for sth.", "jdn. verleumden".
bool isPlaceholder(std::string_view token)
{
    static constexpr std::array<std::string_view, 24> placeholders = {
        "sth.", "sb.",  "sb",   "sth", "sb.'s", "sth.'s", "sb.s", "sth.s", "etw.", "jdn.", "jdm.", "jds.",
        "jd.",  "etw",  "jdn",  "jdm", "jds",   "jmdn.",  "jmdm.", "jmds.", "jmd.", "sb.'", "so.", "jd"};
    if (token.empty()) {
        return false;
    }
    while (!token.empty()) {
        const std::size_t end = std::min(token.find('/'), token.size());
        const std::string_view part = token.substr(0, end);
        if (std::find(placeholders.begin(), placeholders.end(), part) == placeholders.end()) {
            return false;
        }
        token.remove_prefix(std::min(end + 1, token.size()));
    }
    return true;
}

bool isPronoun(std::string_view part)
{
    for (const std::string_view pronoun : {"I", "he", "she", "it", "we", "you", "they", "ich", "du", "er", "sie", "es",
                                           "wir", "ihr", "Sie"}) {
        if (part == pronoun) {
            return true;
        }
    }
    return false;
}

/// "I/he/she", "er/sie": the subject of an inflected form, of which only the form is a word.
bool isSubject(std::string_view token)
{
    if (token.find('/') == std::string_view::npos) {
        return false;
    }
    while (!token.empty()) {
        const std::size_t end = std::min(token.find('/'), token.size());
        if (!isPronoun(token.substr(0, end))) {
            return false;
        }
        token.remove_prefix(std::min(end + 1, token.size()));
    }
    return true;
}

std::vector<std::string_view> splitWords(std::string_view text)
{
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0) {
            words.push_back(text.substr(0, end));
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

std::string join(const std::vector<std::string_view>& words)
{
    std::string text;
    for (const std::string_view word : words) {
        text += text.empty() ? "" : " ";
        text += word;
    }
    return text;
}

/// Without subjects and placeholders at the ends; inside, a placeholder holds the place of something and stays.
std::string withoutPlaceholders(std::string_view text)
{
    std::vector<std::string_view> words = splitWords(text);
    if (words.size() > 1 && isSubject(words.front())) {
        words.erase(words.begin());
    }
    const std::vector<std::string_view> all = words;
    while (!words.empty() && (isPlaceholder(words.front()) || words.front() == "/")) {
        words.erase(words.begin());
    }
    while (!words.empty() && (isPlaceholder(words.back()) || words.back() == "/")) {
        words.pop_back();
    }
    return join(words.empty() ? all : words);
}

/// "fictionalize / fictionalise a story", "coach/car": one phrase per choice, the first choices alone when there are
/// too many.
std::vector<std::string> withChoices(const std::string& text)
{
    std::string spaced;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == ' ' && i + 1 < text.size() && text[i + 1] == '/') {
            continue; // " / " and "/" mean the same
        }
        spaced += text[i];
        if (text[i] == '/' && i + 1 < text.size() && text[i + 1] == ' ') {
            ++i;
        }
    }
    constexpr std::size_t maxPhrases = 4;
    std::vector<std::string> phrases = {""};
    for (const std::string_view word : splitWords(spaced)) {
        std::vector<std::string_view> choices;
        for (std::string_view rest = word; !rest.empty();) {
            const std::size_t end = std::min(rest.find('/'), rest.size());
            if (end > 0) {
                choices.push_back(rest.substr(0, end));
            }
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        // "1/2", "24/7", "km/h" are no choices.
        const bool isOneWord = word.find('/') == std::string_view::npos
            || std::any_of(choices.begin(), choices.end(),
                           [](std::string_view choice) { return startsWithDigit(choice) || choice.size() < 2; });
        if (choices.empty()) {
            continue;
        }
        if (isOneWord) {
            choices = {word};
        } else if (phrases.size() * choices.size() > maxPhrases) {
            choices.resize(1);
        }
        std::vector<std::string> longer;
        for (const std::string& phrase : phrases) {
            for (const std::string_view choice : choices) {
                longer.push_back(phrase.empty() ? std::string(choice) : phrase + ' ' + std::string(choice));
            }
        }
        phrases = std::move(longer);
    }
    return phrases;
}

/// "Büchsen…" → "Büchsen-".
std::string withHyphenForEllipsis(std::string word)
{
    constexpr std::string_view ellipsis = "\u2026";
    if (word.size() > ellipsis.size() && word.ends_with(ellipsis) && word[word.size() - ellipsis.size() - 1] != ' ') {
        word.resize(word.size() - ellipsis.size());
        word += '-';
    }
    return word;
}

/// All usable spellings of one headword, translation or synonym.
std::vector<std::string> phrasesOf(std::string_view text, std::vector<std::string>& remarks)
{
    std::vector<std::string> phrases;
    for (const std::string& choice : withChoices(withoutPlaceholders(withoutRemarks(text, remarks)))) {
        addUnique(phrases, withHyphenForEllipsis(cleanWord(withoutPlaceholders(choice))));
    }
    return phrases;
}

bool isSentence(std::string_view text)
{
    return text.find(' ') != std::string_view::npos && (text.ends_with('.') || text.ends_with('!') || text.ends_with('?'));
}

/// Explains something rather than telling where it is used ("in einem Stadion") or what a verb governs ("about sth.").
bool explains(std::string_view note)
{
    static constexpr std::array<std::string_view, 52> leads = {
        "of",   "in",   "for",   "to",    "on",    "at",    "by",    "from",  "with",  "as",   "about", "into", "after",
        "when", "esp.", "often", "usually", "used", "over", "under", "im",    "an",    "am",   "auf",   "bei",  "beim",
        "von",  "vom",  "zu",    "zum",   "zur",   "für",   "mit",   "aus",   "unter", "über", "vor",   "nach", "um",
        "durch", "wegen", "gegen", "einer", "eines", "einem", "oft", "meist", "bes.",  "der",  "des",   "ins",  "against"};
    const std::vector<std::string_view> words = splitWords(note);
    return words.size() >= 3 && std::find(leads.begin(), leads.end(), words.front()) == leads.end()
        && std::none_of(words.begin(), words.end(), [](std::string_view word) { return isPlaceholder(word); });
}

/// "IndianaIN", "single point of contactSPOC": where the abbreviation begins that lost its bracket.
std::size_t beginOfGluedAbbreviation(std::string_view text)
{
    for (std::size_t i = 1; i < text.size(); ++i) {
        const bool afterLetter = (text[i - 1] >= 'a' && text[i - 1] <= 'z') || static_cast<unsigned char>(text[i - 1]) >= 0x80;
        if (afterLetter && text[i] >= 'A' && text[i] <= 'Z') {
            return i;
        }
    }
    return text.size();
}

class DingSense {
public:
    void addTranslations(std::string_view line);
    void addNote(std::string_view note, bool onHeadwordSide);
    void addSynonyms(std::string_view line);
    void addExample(std::string_view line);
    void addReferences(std::string_view line);

    Sense sense;
    std::vector<std::string> tags;
    std::vector<std::string> references;

private:
    static void addPhrases(std::string_view line, std::vector<std::string>& found);
};

void DingSense::addTranslations(std::string_view line)
{
    std::vector<std::string_view> parts = splitTopLevel(line, ", ");
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts[i].starts_with('/')) {
            continue; // pronunciation of an abbreviation
        }
        std::vector<std::string> remarks;
        std::string_view part = parts[i];
        if (i + 1 < parts.size() && parts[i + 1].starts_with('/')) {
            part = part.substr(0, beginOfGluedAbbreviation(part));
        }
        WordMarks marks;
        const std::size_t tag = part.find('<');
        if (tag != std::string_view::npos) {
            const std::size_t known = tags.size();
            withoutTags(part.substr(tag), tags);
            for (std::size_t k = known; k < tags.size(); ++k) {
                marks.add(marksOfTag(tags[k]));
            }
            withoutRemarks(part.substr(tag), remarks);
            part = part.substr(0, tag);
        }
        std::vector<std::string> phrases = phrasesOf(part, remarks);
        for (const std::string& remark : remarks) {
            if (remark.find(' ') == std::string::npos) {
                marks.usage |= marksOfTag(remark).usage;
            }
        }
        for (std::string& phrase : phrases) {
            addUnique(sense.translations, Translation{std::move(phrase), marks});
        }
        for (const std::string& remark : remarks) {
            if (sense.label.size() < 80) {
                addLabel(sense.label, remark);
            }
        }
    }
}

void DingSense::addNote(std::string_view note, bool onHeadwordSide)
{
    // "Note: of objectives, focusing <n>": the translations behind the remark slid into its line.
    const std::size_t tag = note.find('<');
    if (tag != std::string_view::npos) {
        const std::size_t comma = note.rfind(", ", tag);
        if (comma != std::string_view::npos) {
            addTranslations(note.substr(comma + 2));
            note = note.substr(0, comma);
        }
    }
    note = trimmed(note.substr(0, note.find('<')));
    if (onHeadwordSide && explains(note)) {
        addUnique(sense.definitions, cleanDefinition(note));
    } else {
        addLabel(sense.label, note);
    }
}

void DingSense::addSynonyms(std::string_view line)
{
    addPhrases(line, sense.synonyms);
}

void DingSense::addReferences(std::string_view line)
{
    addPhrases(line, references);
}

/// The phrases in braces of a line.
void DingSense::addPhrases(std::string_view line, std::vector<std::string>& found)
{
    for (std::size_t open = line.find('{'); open != std::string_view::npos; open = line.find('{', open + 1)) {
        const std::size_t close = line.find('}', open);
        if (close == std::string_view::npos) {
            return;
        }
        std::vector<std::string> remarks;
        for (std::string& phrase : phrasesOf(line.substr(open + 1, close - open - 1), remarks)) {
            addUnique(found, std::move(phrase));
        }
    }
}

void DingSense::addExample(std::string_view line)
{
    const std::size_t close = line.find("\"  - ");
    if (line.starts_with('"') && close != std::string_view::npos) {
        crossgloss::addExample(sense.examples, squeezed(line.substr(1, close - 1)), squeezed(line.substr(close + 4)));
    }
}

} // namespace

std::vector<DictionaryEntry> parseDingArticle(const Article& article, const ArticleContext&)
{
    const std::vector<std::string_view> lines = splitLines(article.text);
    if (lines.empty()) {
        return {};
    }
    ArticleHead head = parseHead(lines.front(), article);
    DingSense reader;
    bool onHeadwordSide = false;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const std::string_view line = trimmed(lines[i]);
        if (line.empty()) {
            onHeadwordSide = i > 1; // remarks on the translations come first
        } else if (line.starts_with("Note:")) {
            reader.addNote(trimmed(line.substr(5)), onHeadwordSide);
        } else if (line.starts_with("Synonym: {") || line.starts_with("Synonyms: {")) {
            reader.addSynonyms(line);
            onHeadwordSide = true;
        } else if (line.starts_with("see: {")) {
            reader.addReferences(line);
            onHeadwordSide = true;
        } else if (line.starts_with('"')) {
            reader.addExample(line);
        } else {
            reader.addTranslations(line);
        }
    }

    std::vector<std::string> headwords;
    bool sentence = false;
    for (const std::string& headword : head.headwords) {
        std::vector<std::string> remarks;
        sentence = sentence || isSentence(headword);
        for (std::string& phrase : phrasesOf(headword, remarks)) {
            addUnique(headwords, std::move(phrase));
        }
    }
    PartOfSpeech pos = sentence ? PartOfSpeech::Phrase : partOfSpeechOfTags(head.tags);
    if (pos == PartOfSpeech::Unknown) {
        pos = partOfSpeechOfTags(reader.tags);
    }
    DictionaryEntry entry;
    entry.pos = pos;
    entry.senses = {std::move(reader.sense)};
    for (const std::string& tag : head.tags) {
        entry.marks.add(marksOfTag(tag));
    }
    entry.pronunciations = std::move(head.pronunciations);
    entry.references = std::move(reader.references);
    return entriesOf(headwords, std::move(entry));
}

} // namespace crossgloss
