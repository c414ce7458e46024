#include "resources/ArticleHead.h"
#include "resources/ArticleText.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace crossgloss {

namespace {

/// "12. rest" → 12 and "rest"; the number may stand alone.
struct Numbered {
    int number = 0;
    std::string_view rest;
};

std::optional<Numbered> numbered(std::string_view line)
{
    Numbered result;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), result.number);
    if (error != std::errc() || result.number < 0 || end == line.data() + line.size() || *end != '.') {
        return std::nullopt;
    }
    const std::string_view rest = line.substr(static_cast<std::size_t>(end - line.data()) + 1);
    if (!rest.empty() && rest.front() != ' ') {
        return std::nullopt;
    }
    result.rest = trimmed(rest);
    return result;
}

/// Languages that write ordinals with a dot: "4. Fall" begins a definition, it does not number one.
bool writesOrdinalsWithDot(std::string_view language)
{
    for (const std::string_view candidate : {"de", "fi", "da", "no", "nb", "nn", "pl", "cs", "sk", "hu", "tr", "sl"}) {
        if (candidate == language) {
            return true;
        }
    }
    return false;
}

/// Takes the field or construction that some Wiktionaries put before an explanation out of it:
/// "(Zoologie) Partie du corps", "Botanik, Chemie: eine Art".
std::string_view takeLabel(std::string_view definition, std::string_view language, std::string& label)
{
    // Polish articles refer to others behind "(zobacz)".
    if (const std::size_t reference = definition.find("(zobacz)"); reference != std::string_view::npos && reference > 0) {
        definition = definition.substr(0, reference);
        while (definition.ends_with(';') || definition.ends_with(' ')) {
            definition.remove_suffix(1);
        }
    }
    while (definition.starts_with("= ")) {
        definition.remove_prefix(2);
    }
    // All of it in brackets: "(sostantivo)" is a label, "(strumento per pesare)" an explanation.
    if (definition.starts_with('(') && definition.find(')') == definition.size() - 1) {
        const std::string_view inside = definition.substr(1, definition.size() - 2);
        if (inside.find(' ') != std::string_view::npos) {
            return trimmed(inside);
        }
        addLabel(label, inside);
        return {};
    }
    while (!definition.empty() && definition.front() == '(') {
        const std::size_t close = definition.find(')');
        const std::string_view rest =
            close == std::string_view::npos ? std::string_view() : trimmed(definition.substr(close + 1));
        if (close > 60 || rest.empty() || definition.substr(1, close - 1).find('(') != std::string_view::npos) {
            break;
        }
        addLabel(label, definition.substr(1, close - 1));
        definition = rest;
    }
    if (language == "de") {
        const std::size_t colon = definition.find(": ");
        if (colon != std::string_view::npos && colon <= 60
            && definition.substr(0, colon).find_first_of(".;()") == std::string_view::npos) {
            addLabel(label, definition.substr(0, colon));
            definition = trimmed(definition.substr(colon + 2));
        }
    }
    return definition;
}

class FreedictSenses {
public:
    explicit FreedictSenses(const ArticleContext& context) : m_context(context) {}

    void read(const std::vector<std::string_view>& lines);
    std::vector<Sense> take() { return std::move(m_senses); }

private:
    void beginSense(std::string_view text, bool hasInnerNumbers);
    void addDefinition(std::string_view text);

    const ArticleContext& m_context;
    std::vector<Sense> m_senses;
};

void FreedictSenses::beginSense(std::string_view text, bool hasInnerNumbers)
{
    Sense sense;
    text = trimmed(text);
    // "encenser 2.": the number of the first of several explanations hangs on the translations.
    if (hasInnerNumbers && text.ends_with(" 2.")) {
        text = trimmed(text.substr(0, text.size() - 3));
    }
    // "[1. een land] stato": WikDict of Dutch puts the explanation before the translation.
    while (!text.empty() && text.front() == '[') {
        const std::size_t close = text.find(']');
        if (close == std::string_view::npos) {
            break;
        }
        std::string_view remark = trimmed(text.substr(1, close - 1));
        if (const std::optional<Numbered> number = numbered(remark)) {
            remark = number->rest;
        }
        if (remark.find(' ') != std::string_view::npos) {
            addUnique(sense.definitions, cleanDefinition(remark));
        } else {
            addLabel(sense.label, remark);
        }
        text = trimmed(text.substr(close + 1));
    }
    for (const std::string_view part : splitTopLevel(text, ", ")) {
        std::vector<std::string> tags;
        std::vector<std::string> remarks;
        const std::string word = withoutRemarks(withoutTags(part, tags), remarks);
        Translation translation{cleanWord(word), {}};
        for (const std::string& tag : tags) {
            translation.marks.add(marksOfTag(tag));
        }
        addUnique(sense.translations, std::move(translation));
        for (const std::string& remark : remarks) {
            addLabel(sense.label, remark);
        }
    }
    m_senses.push_back(std::move(sense));
}

void FreedictSenses::addDefinition(std::string_view text)
{
    if (m_senses.empty()) {
        m_senses.emplace_back();
    }
    text = trimmed(text);
    if (!writesOrdinalsWithDot(m_context.headwordLanguage)) {
        if (const std::optional<Numbered> number = numbered(text)) {
            text = number->rest;
        } else if (text.size() > 3 && startsWithDigit(text) && text.substr(1).starts_with(": ")) {
            text = trimmed(text.substr(3)); // "2: indica possesso"
        }
    }
    const std::string clean = cleanDefinition(text);
    addUnique(m_senses.back().definitions,
              std::string(takeLabel(clean, m_context.headwordLanguage, m_senses.back().label)));
}

void FreedictSenses::read(const std::vector<std::string_view>& lines)
{
    std::size_t first = 0;
    while (first < lines.size() && trimmed(lines[first]).empty()) {
        ++first;
    }
    if (first == lines.size()) {
        return;
    }
    const auto isInnerNumber = [](std::string_view line) {
        const std::optional<Numbered> number = line.starts_with(' ') ? numbered(trimmed(line)) : std::nullopt;
        return number && number->rest.empty();
    };
    const bool hasInnerNumbers = std::any_of(lines.begin(), lines.end(), isInnerNumber);
    const std::optional<Numbered> opening = numbered(trimmed(lines[first]));
    const bool hasSenses = opening && opening->number == 1 && !opening->rest.empty();
    int expected = hasSenses ? 1 : 0;
    bool afterTranslations = false;
    for (std::size_t i = first; i < lines.size(); ++i) {
        const std::string_view line = lines[i];
        const std::string_view content = trimmed(line);
        if (content.starts_with("Note:")) {
            continue; // a remark of the editors, in whatever language
        }
        const std::optional<Numbered> number = numbered(content);
        if (content.empty() || isInnerNumber(line)) {
            continue;
        }
        if (hasSenses && !line.starts_with(' ') && number && number->number == expected && !number->rest.empty()) {
            beginSense(number->rest, hasInnerNumbers);
            ++expected;
            afterTranslations = true;
        } else if (!hasSenses && i == first) {
            beginSense(content, hasInnerNumbers);
            afterTranslations = true;
        } else if (afterTranslations && line.starts_with("  ") && !content.empty() && lines[i - 1].ends_with(",")) {
            // Translations that were too many for one line.
            std::vector<Sense> before = std::move(m_senses);
            m_senses.clear();
            beginSense(content, false);
            for (Translation& translation : m_senses.back().translations) {
                addUnique(before.back().translations, std::move(translation));
            }
            m_senses = std::move(before);
        } else if (number && number->rest.empty() && !writesOrdinalsWithDot(m_context.headwordLanguage)) {
            continue; // "1." above no explanation
        } else {
            addDefinition(content);
            afterTranslations = false;
        }
    }
}

} // namespace

std::vector<DictionaryEntry> parseFreedictArticle(const Article& article, const ArticleContext& context)
{
    const std::vector<std::string_view> lines = splitLines(article.text);
    if (lines.empty()) {
        return {};
    }
    ArticleHead head = parseHead(lines.front(), article);
    FreedictSenses senses(context);
    senses.read(std::vector<std::string_view>(lines.begin() + 1, lines.end()));
    DictionaryEntry entry;
    entry.pos = partOfSpeechOfTags(head.tags);
    entry.senses = senses.take();
    for (const std::string& tag : head.tags) {
        entry.marks.add(marksOfTag(tag));
    }
    entry.pronunciations = std::move(head.pronunciations);
    return entriesOf(head.headwords, std::move(entry));
}

} // namespace crossgloss
