#include "resources/ArticleHead.h"
#include "resources/ArticleText.h"

namespace crossgloss {

namespace {

/// "IV.  rest" → rest; nothing taken when the line begins otherwise.
bool takeRoman(std::string_view& line)
{
    const std::size_t end = line.find_first_not_of("IVX");
    if (end == 0 || end == std::string_view::npos || line[end] != '.') {
        return false;
    }
    line = trimmed(line.substr(end + 1));
    return true;
}

bool takeNumber(std::string_view& line)
{
    const std::size_t end = line.find_first_not_of("0123456789");
    if (end == 0 || end == std::string_view::npos || line[end] != '.') {
        return false;
    }
    line = trimmed(line.substr(end + 1));
    return true;
}

/// "a breach of confidence (:a :breach …)": the phrase before the grammar code; empty when there is no code.
std::string_view phraseBeforeCode(std::string_view line)
{
    const std::size_t open = line.find(" (");
    if (open == std::string_view::npos || line.find(':', open) == std::string_view::npos || line.back() != ')') {
        return {};
    }
    return trimmed(line.substr(0, open));
}

class HomonymReader {
public:
    explicit HomonymReader(std::vector<std::string> headwords) : m_headwords(std::move(headwords)) {}

    void beginHomonym(PartOfSpeech pos);
    void read(std::string_view line);
    std::vector<DictionaryEntry> take();

private:
    void addTranslations(std::string_view text);
    void finishPhrase();
    void finishHomonym();

    std::vector<std::string> m_headwords;
    std::vector<DictionaryEntry> m_entries;
    std::vector<DictionaryEntry> m_phrases;
    std::vector<Sense> m_senses;
    PartOfSpeech m_pos = PartOfSpeech::Unknown;
    /// A phrase of the article ("a breach of confidence") that waits for its translation.
    std::string m_phrase;
    Sense m_phraseSense;
};

void HomonymReader::finishPhrase()
{
    if (!m_phrase.empty()) {
        for (DictionaryEntry& entry : entriesOf({m_phrase}, PartOfSpeech::Phrase, {std::move(m_phraseSense)})) {
            m_phrases.push_back(std::move(entry));
        }
    }
    m_phrase.clear();
    m_phraseSense = Sense();
}

void HomonymReader::finishHomonym()
{
    finishPhrase();
    for (DictionaryEntry& entry : entriesOf(m_headwords, m_pos, std::move(m_senses))) {
        m_entries.push_back(std::move(entry));
    }
    m_senses.clear();
}

void HomonymReader::beginHomonym(PartOfSpeech pos)
{
    finishHomonym();
    m_pos = pos;
}

void HomonymReader::addTranslations(std::string_view text)
{
    Sense* sense = &m_phraseSense;
    if (m_phrase.empty()) {
        if (m_senses.empty()) {
            m_senses.emplace_back();
        }
        sense = &m_senses.back();
    }
    for (const std::string_view part : splitTopLevel(text, ", ")) {
        std::vector<std::string> remarks;
        addUnique(sense->translations, Translation{cleanWord(withoutRemarks(part, remarks)), {}});
        for (const std::string& remark : remarks) {
            // "(sb about sth - w kimś)" is about the construction; what has no dash is about the meaning.
            if (remark.find(" - ") == std::string::npos && remark.find(':') == std::string::npos) {
                addLabel(sense->label, remark);
            }
        }
    }
}

void HomonymReader::read(std::string_view line)
{
    line = trimmed(line);
    if (takeRoman(line)) {
        beginHomonym(PartOfSpeech::Unknown);
    }
    if (line.starts_with('<') && line.find('>') != std::string_view::npos) {
        const std::size_t close = line.find('>');
        const std::string_view tag = line.substr(1, close - 1);
        const std::string_view rest = line.substr(close + 1);
        m_pos = partOfSpeechOfTag(tag);
        line = trimmed(rest);
        // "<V Phras>confide in   zawierzać", "<N Comp>Abominable Snowman   yeti": a phrase, then its translation.
        const std::size_t gap = rest.find("   ");
        if (!rest.empty() && rest.front() != ' ' && gap != std::string_view::npos) {
            finishPhrase();
            const ArticleHead phrase = parseHead(trimmed(rest.substr(0, gap)), Article());
            m_phrase = phrase.headwords.empty() ? std::string() : phrase.headwords.front();
            addTranslations(trimmed(rest.substr(gap)));
            if (m_pos != PartOfSpeech::Unknown && !m_phraseSense.translations.empty()) {
                for (DictionaryEntry& entry : entriesOf({m_phrase}, m_pos, {std::move(m_phraseSense)})) {
                    m_phrases.push_back(std::move(entry));
                }
                m_phrase.clear();
                m_phraseSense = Sense();
            }
            return;
        }
    }
    if (takeNumber(line)) {
        finishPhrase();
        m_senses.emplace_back();
    }
    if (line.size() > 2 && line[0] >= 'a' && line[0] <= 'h' && line[1] == '.' && line[2] == ' ') {
        line = trimmed(line.substr(2));
    }
    if (line.starts_with("- ")) {
        addTranslations(line.substr(2));
        return;
    }
    if (line.empty() || line.starts_with('"') || line.find("\"  - ") != std::string_view::npos
        || (line.size() == 2 && line[1] == '.')) {
        return;
    }
    const std::string_view phrase = phraseBeforeCode(line);
    if (!phrase.empty()) {
        finishPhrase();
        const ArticleHead head = parseHead(phrase, Article());
        m_phrase = head.headwords.empty() ? std::string() : head.headwords.front();
        return;
    }
    addTranslations(line);
}

std::vector<DictionaryEntry> HomonymReader::take()
{
    finishHomonym();
    for (DictionaryEntry& phrase : m_phrases) {
        m_entries.push_back(std::move(phrase));
    }
    return std::move(m_entries);
}

} // namespace

std::vector<DictionaryEntry> parseHomonymsArticle(const Article& article, const ArticleContext&)
{
    const std::vector<std::string_view> lines = splitLines(article.text);
    if (lines.empty()) {
        return {};
    }
    const ArticleHead head = parseHead(lines.front(), article);
    HomonymReader reader(head.headwords);
    reader.beginHomonym(partOfSpeechOfTags(head.tags));
    for (std::size_t i = 1; i < lines.size(); ++i) {
        reader.read(lines[i]);
    }
    return reader.take();
}

} // namespace crossgloss
