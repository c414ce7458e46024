#include "resources/ArticleText.h"

#include <algorithm>
#include <array>
#include <utility>

namespace crossgloss {

namespace {

constexpr std::array<std::pair<std::string_view, PartOfSpeech>, 33> kGrammar{{
    {"noun (common)", PartOfSpeech::Noun},
    {"noun or participle", PartOfSpeech::Noun},
    {"noun (temporal)", PartOfSpeech::Noun},
    {"noun, used as a suffix", PartOfSpeech::Affix},
    {"noun, used as a prefix", PartOfSpeech::Affix},
    {"noun or verb acting prenominally", PartOfSpeech::Adjective},
    {"nouns which may take", PartOfSpeech::Noun},
    {"adverbial noun", PartOfSpeech::Adverb},
    {"proper noun", PartOfSpeech::ProperNoun},
    {"expressions", PartOfSpeech::Phrase},
    {"adjectival nouns", PartOfSpeech::Adjective},
    {"adjective", PartOfSpeech::Adjective},
    {"pre-noun adjectival", PartOfSpeech::Adjective},
    {"`taru' adjective", PartOfSpeech::Adjective},
    {"`ku' adjective", PartOfSpeech::Adjective},
    {"`shiku' adjective", PartOfSpeech::Adjective},
    {"archaic/formal form of na-adjective", PartOfSpeech::Adjective},
    {"auxiliary adjective", PartOfSpeech::Adjective},
    {"Ichidan verb", PartOfSpeech::Verb},
    {"Godan verb", PartOfSpeech::Verb},
    {"Yodan verb", PartOfSpeech::Verb},
    {"Nidan verb", PartOfSpeech::Verb},
    {"suru verb", PartOfSpeech::Verb},
    {"su verb", PartOfSpeech::Verb},
    {"Kuru verb", PartOfSpeech::Verb},
    {"transitive verb", PartOfSpeech::Verb},
    {"intransitive verb", PartOfSpeech::Verb},
    {"adverb", PartOfSpeech::Adverb},
    {"interjection", PartOfSpeech::Interjection},
    {"pronoun", PartOfSpeech::Pronoun},
    {"conjunction", PartOfSpeech::Conjunction},
    {"particle", PartOfSpeech::Particle},
    {"numeric", PartOfSpeech::Numeral},
}};

/// Nothing for a bracket that is no grammar: part of a gloss.
bool grammarOf(std::string_view inside, PartOfSpeech& pos)
{
    for (const auto& [name, value] : kGrammar) {
        if (inside.starts_with(name)) {
            if (pos == PartOfSpeech::Unknown) {
                pos = value;
            }
            return true;
        }
    }
    for (const std::string_view affix : {"suffix", "prefix"}) {
        if (inside == affix) {
            pos = pos == PartOfSpeech::Unknown ? PartOfSpeech::Affix : pos;
            return true;
        }
    }
    for (const std::string_view other : {"counter", "auxiliary", "irregular ", "unclassified"}) {
        if (inside.starts_with(other)) {
            return true;
        }
    }
    return false;
}

/// Remarks of JMdict's list; the gloss follows without a space.
constexpr std::array<std::string_view, 31> kRemarks = {
    "word usually written using kana alone", "word usually written using kanji alone", "onomatopoeic or mimetic word",
    "honorific or respectful (sonkeigo) language", "humble (kenjougo) language", "polite (teineigo) language",
    "idiomatic expression", "vulgar expression or word",
    "rude or X-rated term (not displayed in educational software)", "jocular, humorous term",
    "female term or language", "male term or language", "male slang", "manga slang", "Internet slang",
    "children's language", "familiar language", "colloquialism", "abbreviation", "yojijukugo", "obsolete term",
    "obscure term", "poetical term", "rare term", "archaism", "derogatory", "sensitive", "proverb", "slang",
    "quotation", "rare"};

struct Form {
    std::string word;
    bool regular = true;
    bool common = false; ///< carries one of JMdict's frequency marks
    bool kana = false;
};

bool isKanaOnly(std::string_view word)
{
    // Hiragana and katakana are U+3040…U+30FF: E3 81…83 in UTF-8.
    for (std::size_t i = 0; i < word.size(); i += 3) {
        if (i + 2 >= word.size() || static_cast<unsigned char>(word[i]) != 0xE3) {
            return false;
        }
        const auto second = static_cast<unsigned char>(word[i + 1]);
        if (second < 0x81 || second > 0x83) {
            return false;
        }
    }
    return !word.empty();
}

std::vector<Form> formsOf(std::string_view line)
{
    std::string plain;
    for (std::size_t i = 0; i < line.size();) {
        const std::size_t close = line[i] == '/' ? line.find('/', i + 1) : std::string_view::npos;
        if (close == std::string_view::npos) {
            plain += line[i++];
        } else {
            i = close + 1;
        }
    }
    std::vector<Form> forms;
    for (const std::string_view part : splitTopLevel(plain, ",")) {
        Form form;
        std::vector<std::string> remarks;
        form.word = cleanWord(withoutRemarks(part, remarks));
        for (const std::string& remark : remarks) {
            form.regular = form.regular && remark.find("irregular") == std::string::npos
                && remark.find("out-dated") == std::string::npos;
            for (const std::string_view mark : {"ichi1", "news1", "spec1", "gai1", "news2", "spec2", "gai2", "nf"}) {
                form.common = form.common || remark.starts_with(mark);
            }
        }
        form.kana = isKanaOnly(form.word);
        if (!form.word.empty()) {
            forms.push_back(std::move(form));
        }
    }
    return forms;
}

/// The spellings that a text would use: the common ones, else the first; in kana when the dictionary says so.
std::vector<std::string> headwordsOf(const std::vector<Form>& forms, bool usuallyKana)
{
    const bool hasKanji = std::any_of(forms.begin(), forms.end(), [](const Form& form) { return !form.kana; });
    const bool wantKana = usuallyKana || !hasKanji;
    std::vector<std::string> headwords;
    for (const bool common : {true, false}) {
        for (const Form& form : forms) {
            if (form.kana == wantKana && form.regular && form.common == common && (common || headwords.empty())) {
                addUnique(headwords, form.word);
            }
        }
    }
    if (headwords.empty() && !forms.empty()) {
        headwords.push_back(forms.front().word);
    }
    return headwords;
}

std::size_t countWords(std::string_view text)
{
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), ' ')) + 1;
}

/// A gloss this long explains; nobody would write it in place of the word.
constexpr std::size_t kWordsOfExplanation = 5;

class JmdictSenses {
public:
    explicit JmdictSenses(const ArticleContext& context) : m_context(context) {}

    void read(const std::vector<std::string_view>& lines);

    std::vector<Sense> senses;
    PartOfSpeech pos = PartOfSpeech::Unknown;
    bool usuallyKana = false;

private:
    void beginSense() { senses.emplace_back(); }
    void addGlosses(std::string_view text);
    void addGloss(std::string_view text);
    std::string_view takeRemarks(std::string_view text);

    const ArticleContext& m_context;
};

/// Takes the remarks of the list off the front; a bracket behind one belongs to it.
std::string_view JmdictSenses::takeRemarks(std::string_view text)
{
    for (bool found = true; found;) {
        found = false;
        for (const std::string_view remark : kRemarks) {
            if (text.starts_with(remark)) {
                usuallyKana = usuallyKana || remark == kRemarks.front();
                if (remark != kRemarks.front()) {
                    addLabel(senses.back().label, remark);
                }
                text.remove_prefix(remark.size());
                if (text.starts_with(" (") && text.find(')') != std::string_view::npos) {
                    text.remove_prefix(text.find(')') + 1);
                }
                text = trimmed(text);
                if (text.starts_with(", ") || text.starts_with("; ")) {
                    text.remove_prefix(2);
                }
                found = true;
                break;
            }
        }
    }
    if (text.starts_with("-")) {
        // "…kana alone-less": a suffix, whose hyphen is its own
        return text;
    }
    return text;
}

void JmdictSenses::addGloss(std::string_view text)
{
    // German glosses carry the gender before the noun: "temporäres (n) Haus"; a loan's source may be glued before it.
    for (const std::string_view gender : {"(m)", "(f)", "(n)", "(mpl)", "(fpl)", "(npl)", "(mf)"}) {
        const std::size_t at = text.find(gender);
        if (at != std::string_view::npos && at > 0 && text[at - 1] != ' ') {
            text = text.substr(at);
        }
    }
    std::vector<std::string> remarks;
    std::string word = cleanWord(withoutRemarks(text, remarks));
    for (const std::string& remark : remarks) {
        if (remark.size() > 3 && senses.back().label.size() < 80) {
            addLabel(senses.back().label, remark);
        }
    }
    if (m_context.translationLanguage == "en" && pos == PartOfSpeech::Verb && word.starts_with("to ")) {
        word.erase(0, 3);
    }
    if (countWords(word) >= kWordsOfExplanation) {
        addUnique(senses.back().definitions, std::move(word));
    } else {
        addUnique(senses.back().translations, Translation{std::move(word), {}});
    }
}

void JmdictSenses::addGlosses(std::string_view text)
{
    if (senses.empty()) {
        beginSense();
    }
    text = trimmed(text);
    while (text.starts_with('{')) { // cross references
        const std::size_t close = text.find('}');
        if (close == std::string_view::npos) {
            break;
        }
        text = trimmed(text.substr(close + 1));
        if (text.starts_with(',')) {
            text = trimmed(text.substr(1));
        }
    }
    for (std::string_view part : splitTopLevel(text, ", ")) {
        // "(1) Begleiter, (2) Heiliger": senses within a line
        if (part.size() > 3 && part[0] == '(' && part[1] >= '1' && part[1] <= '9' && part[2] == ')') {
            if (part[1] != '1' || !senses.back().translations.empty() || !senses.back().definitions.empty()) {
                beginSense();
            }
            part = trimmed(part.substr(3));
        }
        addGloss(part);
    }
}

void JmdictSenses::read(const std::vector<std::string_view>& lines)
{
    int expected = 1;
    for (std::string_view line : lines) {
        line = trimmed(line);
        const std::string number = std::to_string(expected) + ". ";
        if (line.starts_with(number)) {
            ++expected;
            beginSense();
            line = trimmed(line.substr(number.size()));
        }
        if (line.empty()) {
            continue;
        }
        if (senses.empty()) {
            beginSense();
        }
        if (line.starts_with("Note:")) {
            addGlosses(takeRemarks(trimmed(line.substr(5))));
            continue;
        }
        if (line.front() == '(' && line.back() == ')') {
            const std::string_view inside = line.substr(1, line.size() - 2);
            if (grammarOf(inside, pos)) {
                continue;
            }
            // "(sometimes pronounced …)" alone in a line is a remark on the word.
            if (std::count(line.begin(), line.end(), '(') == 1) {
                continue;
            }
        }
        while (line.starts_with('[')) {
            const std::size_t close = line.find(']');
            if (close == std::string_view::npos) {
                break;
            }
            addLabel(senses.back().label, line.substr(1, close - 1));
            line = trimmed(line.substr(close + 1));
        }
        addGlosses(line);
    }
}

} // namespace

PartOfSpeech partOfSpeechOfJmdict(std::string_view text)
{
    PartOfSpeech pos = PartOfSpeech::Unknown;
    grammarOf(text, pos);
    return pos;
}

std::vector<DictionaryEntry> parseJmdictArticle(const Article& article, const ArticleContext& context)
{
    const std::vector<std::string_view> lines = splitLines(article.text);
    if (lines.empty()) {
        return {};
    }
    const std::vector<Form> forms = formsOf(lines.front());
    JmdictSenses reader(context);
    reader.read(std::vector<std::string_view>(lines.begin() + 1, lines.end()));
    const std::vector<std::string> headwords = headwordsOf(forms, reader.usuallyKana);
    return entriesOf(headwords, reader.pos, std::move(reader.senses));
}

} // namespace crossgloss
