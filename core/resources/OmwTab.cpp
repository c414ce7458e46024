#include "resources/Wordnet.h"

#include "resources/LineReader.h"
#include "resources/ReadIssues.h"
#include "text/Fields.h"
#include "text/Language.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

namespace crossgloss {

namespace {

constexpr std::size_t maximumLine = std::size_t{1} << 20;
/// The largest published tab file is some 20 MB; what is a hundred times as long is no wordnet.
constexpr std::uint64_t maximumBytes = std::uint64_t{2} << 30;

/// Takes the text before the next tab (or the rest) off @p line.
std::string_view takeColumn(std::string_view& line)
{
    const std::size_t tab = line.find('\t');
    const std::string_view column = line.substr(0, tab);
    line = tab == std::string_view::npos ? std::string_view() : line.substr(tab + 1);
    return trimmedField(column);
}

PartOfSpeech posFromLetter(char letter)
{
    switch (letter) {
    case 'n': return PartOfSpeech::Noun;
    case 'v': return PartOfSpeech::Verb;
    case 'a': return PartOfSpeech::Adjective;
    case 'r': return PartOfSpeech::Adverb;
    default: return PartOfSpeech::Unknown;
    }
}

/// "00001740-s" → "00001740-a"; empty when it is no synset id.
std::string canonicalId(std::string_view text)
{
    if (text.size() != 10 || text[8] != '-'
        || !std::all_of(text.begin(), text.begin() + 8, [](char c) { return c >= '0' && c <= '9'; })) {
        return {};
    }
    std::string id(text);
    if (id[9] == 's') {
        id[9] = 'a';
    }
    return posFromLetter(id[9]) == PartOfSpeech::Unknown ? std::string() : id;
}

struct RowType {
    std::string_view language;         ///< empty when the file leaves it out
    std::string_view kind;             ///< lemma, def, exe
};

/// "fra:lemma", "fra:lemma:brk", "lemma" and the like. Only the plain lemma is wanted: :brk and :root are other forms.
RowType rowType(std::string_view text)
{
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) {
        return {{}, text};
    }
    return {text.substr(0, colon), text.substr(colon + 1)};
}

/// Brings the rows of a synset, which may stand anywhere in the file, together.
class SynsetRows {
public:
    explicit SynsetRows(std::vector<Synset>& synsets) : m_synsets(synsets) {}

    /// @param kind "lemma", "def" or "exe".
    void add(const std::string& id, std::string_view kind, std::string text)
    {
        const auto [place, isNew] = m_places.try_emplace(id, m_synsets.size());
        if (isNew) {
            Synset synset;
            synset.id = id;
            synset.pos = posFromLetter(id[9]);
            m_synsets.push_back(std::move(synset));
        }
        Synset& synset = m_synsets[place->second];
        if (kind == "lemma") {
            std::replace(text.begin(), text.end(), '_', ' ');
        }
        std::vector<std::string>& texts = kind == "lemma" ? synset.lemmas
                                          : kind == "def" ? synset.definitions
                                                          : synset.examples;
        if (std::find(texts.begin(), texts.end(), text) == texts.end()) {
            texts.push_back(std::move(text));
        }
    }

private:
    std::vector<Synset>& m_synsets;
    std::unordered_map<std::string, std::size_t> m_places;
};

} // namespace

Wordnet readOmwTab(const std::filesystem::path& path, Progress& progress, ReadReport& report)
{
    LineReader reader(path, {.maximumBytes = maximumBytes, .maximumLine = maximumLine});
    progress.stage(CROSSGLOSS_TEXT("Reading a wordnet"), reader.totalBytes());

    Wordnet wordnet;
    SynsetRows rows(wordnet.synsets);
    std::string code;
    std::string_view line;
    std::uint64_t used = 0;
    while (reader.next(line)) {
        if ((reader.line() & 0x3ff) == 0) {
            progress.throwIfCancelled();
            progress.advance(reader.bytesRead());
        }
        if (std::string problem = checkText(line); !problem.empty()) {
            addIssue(report, path, reader.line(), std::move(problem));
            continue;
        }
        if (reader.line() == 1 && line.starts_with('#')) {
            line.remove_prefix(1);
            wordnet.name = takeColumn(line);
            code = takeColumn(line);
            wordnet.header.url = takeColumn(line);
            wordnet.licence = takeColumn(line);
            continue;
        }
        if (line.starts_with('#') || trimmedField(line).empty()) {
            continue;
        }
        const std::string id = canonicalId(takeColumn(line));
        const RowType type = rowType(takeColumn(line));
        if (id.empty() || type.kind.empty()) {
            addIssue(report, path, reader.line(),
                     CROSSGLOSS_TEXT("a synset like 00001740-n, a tab and a row type like fra:lemma were expected"));
            continue;
        }
        if (code.empty()) {
            code = type.language;
        } else if (!type.language.empty() && type.language != code) {
            addIssue(report, path, reader.line(),
                     formatMessage(CROSSGLOSS_TEXT("the row is in language %1, the file in %2"),
                                   {std::string(type.language), code}));
            continue;
        }
        const bool isText = type.kind == "def" || type.kind == "exe";
        if (!isText && type.kind != "lemma") {
            continue;
        }
        if (isText && line.find('\t') != std::string_view::npos) {
            takeColumn(line); // the running number of the definition; rows stand in its order
        }
        std::string text(trimmedField(line));
        if (text.empty() || (!isText && text.find('\t') != std::string::npos)) {
            addIssue(report, path, reader.line(), text.empty() ? CROSSGLOSS_TEXT("the text is empty")
                                                               : CROSSGLOSS_TEXT("a lemma holds a tab"));
            continue;
        }
        if (text == "GAP!" || text == "PSEUDOGAP!") {
            continue; // MultiWordNet's mark for "this language has no word"
        }
        rows.add(id, type.kind, std::move(text));
        ++used;
    }
    progress.advance(reader.totalBytes());
    if (used == 0) {
        throw Error(CROSSGLOSS_TEXT("The file holds no synset of the Open Multilingual Wordnet"))
            .at(path.string())
            .advise(CROSSGLOSS_TEXT("Lines must read: synset, tab, language:lemma, tab, word"));
    }
    report.read += used;
    wordnet.language = canonicalLanguage(code);
    wordnet.header.languageCode = std::move(code);
    if (wordnet.name.empty()) {
        wordnet.name = path.stem().string();
    }
    std::sort(wordnet.synsets.begin(), wordnet.synsets.end(),
              [](const Synset& a, const Synset& b) { return a.id < b.id; });
    return wordnet;
}

} // namespace crossgloss
