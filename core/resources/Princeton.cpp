#include "resources/LineReader.h"
#include "resources/PrincetonGloss.h"
#include "resources/PrincetonOffsets.h"
#include "resources/ReadIssues.h"
#include "resources/Wordnet.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <optional>
#include <unordered_map>

namespace crossgloss {

namespace {

constexpr std::size_t maximumLine = std::size_t{1} << 20;
constexpr std::uint64_t maximumBytes = std::uint64_t{2} << 30;

struct DataFile {
    const char* name;
    char letter;
    PartOfSpeech pos;
};

constexpr std::array<DataFile, 4> dataFiles{{{"data.noun", 'n', PartOfSpeech::Noun},
                                            {"data.verb", 'v', PartOfSpeech::Verb},
                                            {"data.adj", 'a', PartOfSpeech::Adjective},
                                            {"data.adv", 'r', PartOfSpeech::Adverb}}};

/// One line of a data file; offsets are those of the file.
struct RawSynset {
    std::uint32_t offset = 0;
    std::size_t line = 0;
    char type = 0;                     ///< n, v, a, s or r
    std::uint8_t lexicographerFile = 0;
    std::vector<std::string> words;    ///< as printed, without syntactic markers
    std::string firstWord;             ///< with its marker: sense keys of satellites name their head so
    std::vector<std::uint8_t> lexIds;
    std::vector<std::uint32_t> hypernyms;
    std::vector<std::uint32_t> wholes;
    std::uint32_t head = 0;            ///< of a satellite: its cluster's head
    std::string gloss;
};

struct RawFile {
    std::filesystem::path path;
    std::vector<RawSynset> synsets;
    OffsetShift shift;
};

std::string_view takeField(std::string_view& line)
{
    const std::size_t blank = line.find(' ');
    const std::string_view field = line.substr(0, blank);
    line = blank == std::string_view::npos ? std::string_view() : line.substr(blank + 1);
    return field;
}

template <typename Number>
bool parseNumber(std::string_view text, Number& value, int base = 10)
{
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value, base);
    return failure == std::errc() && end == text.data() + text.size() && !text.empty();
}

bool parseOffset(std::string_view text, std::uint32_t& offset)
{
    return text.size() == 8 && parseNumber(text, offset);
}

/// "galore(ip)" → "galore".
std::string_view withoutMarker(std::string_view word)
{
    for (const std::string_view marker : {"(p)", "(a)", "(ip)"}) {
        if (word.size() > marker.size() && word.ends_with(marker)) {
            return word.substr(0, word.size() - marker.size());
        }
    }
    return word;
}

/// Fills @p synset from a line as wndb(5) describes it. @return what is wrong with the line, empty when nothing.
std::string parseLine(std::string_view line, char letter, RawSynset& synset)
{
    const std::size_t bar = line.find(" | ");
    if (bar == std::string_view::npos) {
        return CROSSGLOSS_TEXT("the line has no gloss; is the file truncated?");
    }
    std::string_view gloss = line.substr(bar + 3);
    while (!gloss.empty() && gloss.back() == ' ') {
        gloss.remove_suffix(1);
    }
    std::string_view rest = line.substr(0, bar);
    unsigned words = 0;
    unsigned pointers = 0;
    if (!parseOffset(takeField(rest), synset.offset)) {
        return CROSSGLOSS_TEXT("the line does not begin with an offset of eight digits");
    }
    if (!parseNumber(takeField(rest), synset.lexicographerFile)) {
        return CROSSGLOSS_TEXT("the lexicographer file number is not a number");
    }
    const std::string_view type = takeField(rest);
    if (type.size() != 1 || (type[0] != letter && !(letter == 'a' && type[0] == 's'))) {
        return CROSSGLOSS_TEXT("the synset type does not belong in this file");
    }
    synset.type = type[0];
    if (!parseNumber(takeField(rest), words, 16) || words == 0 || words > 255) {
        return CROSSGLOSS_TEXT("the number of words is not a number");
    }
    for (unsigned i = 0; i < words; ++i) {
        const std::string_view printed = takeField(rest);
        const std::string_view word = withoutMarker(printed);
        std::uint8_t lexId = 0;
        if (word.empty() || !parseNumber(takeField(rest), lexId, 16)) {
            return CROSSGLOSS_TEXT("there are fewer words than announced");
        }
        if (i == 0) {
            synset.firstWord = printed;
        }
        synset.words.emplace_back(word);
        synset.lexIds.push_back(lexId);
    }
    if (!parseNumber(takeField(rest), pointers) || pointers > 999) {
        return CROSSGLOSS_TEXT("the number of pointers is not a number");
    }
    for (unsigned i = 0; i < pointers; ++i) {
        const std::string_view symbol = takeField(rest);
        std::uint32_t target = 0;
        const bool hasTarget = parseOffset(takeField(rest), target);
        const std::string_view pos = takeField(rest);
        if (!hasTarget || pos.size() != 1 || takeField(rest).size() != 4) {
            return CROSSGLOSS_TEXT("there are fewer pointers than announced");
        }
        const bool samePos = pos[0] == letter || (letter == 'a' && pos[0] == 's');
        if (samePos && (symbol == "@" || symbol == "@i")) {
            synset.hypernyms.push_back(target);
        } else if (samePos && (symbol == "#p" || symbol == "#m" || symbol == "#s")) {
            synset.wholes.push_back(target);
        } else if (samePos && symbol == "&" && synset.type == 's') {
            synset.head = target;
        }
    }
    synset.gloss = gloss;
    return {};
}

/// The words "WordNet 3.0" of the licence that heads each file; empty when there is none.
std::string releaseIn(std::string_view line)
{
    constexpr std::string_view mark = "WordNet ";
    const std::size_t start = line.find(mark);
    if (start == std::string_view::npos) {
        return {};
    }
    std::size_t end = start + mark.size();
    while (end < line.size() && ((line[end] >= '0' && line[end] <= '9') || line[end] == '.')) {
        ++end;
    }
    const std::string_view release = line.substr(start + mark.size(), end - start - mark.size());
    return release.empty() ? std::string() : std::string(release);
}

OffsetShift findShift(const RawFile& file, char letter)
{
    const std::span<const OffsetAnchor> anchors = princetonAnchors(letter);
    std::vector<std::optional<std::uint32_t>> found(anchors.size());
    std::unordered_multimap<std::string_view, std::size_t> byLemma;
    for (std::size_t i = 0; i < anchors.size(); ++i) {
        byLemma.emplace(anchors[i].lemma, i);
    }
    for (const RawSynset& synset : file.synsets) {
        const auto [first, last] = byLemma.equal_range(synset.words.front());
        for (auto place = first; place != last; ++place) {
            const OffsetAnchor& anchor = anchors[place->second];
            if (synset.lexicographerFile != anchor.file || synset.lexIds.front() != anchor.lexId) {
                continue;
            }
            // Satellites of different clusters share word and lex id: the nearest is meant, edits being small.
            const auto distance = [&](std::uint32_t offset) {
                return std::abs(static_cast<std::int64_t>(offset) - static_cast<std::int64_t>(anchor.offset));
            };
            std::optional<std::uint32_t>& best = found[place->second];
            if (!best || distance(synset.offset) < distance(*best)) {
                best = synset.offset;
            }
        }
    }
    return OffsetShift(anchors, found);
}

std::string synsetId(std::uint32_t offset, char letter)
{
    char text[16];
    std::snprintf(text, sizeof text, "%08u-%c", static_cast<unsigned>(offset), letter);
    return text;
}

using TagCounts = std::unordered_map<std::string, std::uint16_t>;

/// Sense keys and how often Princeton's tagged texts have them (cntlist.rev). Absent file, empty map.
TagCounts readTagCounts(const std::filesystem::path& folder, Progress& progress, ReadReport& report)
{
    TagCounts counts;
    const std::filesystem::path path = folder / "cntlist.rev";
    std::error_code failure;
    if (!std::filesystem::is_regular_file(path, failure)) {
        return counts;
    }
    LineReader reader(path, {.maximumBytes = maximumBytes, .maximumLine = maximumLine});
    std::string_view line;
    while (reader.next(line)) {
        if ((reader.line() & 0xfff) == 0) {
            progress.throwIfCancelled();
        }
        if (line.empty()) {
            continue;
        }
        const std::string_view key = takeField(line);
        takeField(line); // sense number
        std::uint32_t count = 0;
        if (key.find('%') == std::string_view::npos || !checkText(key).empty()
            || !parseNumber(takeField(line), count)) {
            addIssue(report, path, reader.line(),
                     CROSSGLOSS_TEXT("a sense key, a sense number and a count were expected"));
            continue;
        }
        counts[std::string(key)] =
            static_cast<std::uint16_t>(std::min<std::uint32_t>(count, std::numeric_limits<std::uint16_t>::max()));
    }
    return counts;
}

std::string lowered(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return text;
}

/// senseidx(5): lemma%ss_type:lex_filenum:lex_id:head_word:head_id.
std::string senseKey(const RawSynset& synset, std::size_t word, const RawSynset* head)
{
    constexpr std::string_view types = "nvars";
    char numbers[32];
    std::snprintf(numbers, sizeof numbers, "%%%d:%02d:%02d:", static_cast<int>(types.find(synset.type)) + 1,
                  static_cast<int>(synset.lexicographerFile), static_cast<int>(synset.lexIds[word]));
    std::string key = lowered(synset.words[word]) + numbers;
    if (head) {
        char number[8];
        std::snprintf(number, sizeof number, ":%02d", static_cast<int>(head->lexIds.front()));
        key += lowered(head->firstWord) + number;
    } else {
        key += ':';
    }
    return key;
}

RawFile readDataFile(const std::filesystem::path& path, char letter, std::string& release, Progress& progress,
                     ReadReport& report)
{
    RawFile file;
    file.path = path;
    LineReader reader(path, {.maximumBytes = maximumBytes, .maximumLine = maximumLine});
    progress.stage(CROSSGLOSS_TEXT("Reading WordNet"), reader.totalBytes());
    std::string_view line;
    while (reader.next(line)) {
        if ((reader.line() & 0x3ff) == 0) {
            progress.throwIfCancelled();
            progress.advance(reader.bytesRead());
        }
        if (line.starts_with("  ")) {
            if (release.empty()) {
                release = releaseIn(line);
            }
            continue;
        }
        if (line.empty()) {
            continue;
        }
        RawSynset synset;
        synset.line = reader.line();
        std::string problem = checkText(line);
        if (problem.empty()) {
            problem = parseLine(line, letter, synset);
        }
        if (!problem.empty()) {
            addIssue(report, path, reader.line(), std::move(problem));
            continue;
        }
        file.synsets.push_back(std::move(synset));
    }
    const auto byOffset = [](const RawSynset& a, const RawSynset& b) { return a.offset < b.offset; };
    std::stable_sort(file.synsets.begin(), file.synsets.end(), byOffset);
    const auto isRepeated = [&](const RawSynset& a, const RawSynset& b) {
        if (a.offset == b.offset) {
            addIssue(report, path, b.line,
                     formatMessage(CROSSGLOSS_TEXT("the offset is already on line %1"), {std::to_string(a.line)}));
        }
        return a.offset == b.offset;
    };
    file.synsets.erase(std::unique(file.synsets.begin(), file.synsets.end(), isRepeated), file.synsets.end());
    return file;
}

const RawSynset* findRaw(const RawFile& file, std::uint32_t offset)
{
    const auto isBefore = [](const RawSynset& synset, std::uint32_t wanted) { return synset.offset < wanted; };
    const auto place = std::lower_bound(file.synsets.begin(), file.synsets.end(), offset, isBefore);
    return place != file.synsets.end() && place->offset == offset ? &*place : nullptr;
}

/// Tells what was found about the offsets, as far as a user must know.
void reportShift(const RawFile& file, ReadReport& report)
{
    if (file.shift.kind() == OffsetShift::Kind::OtherRelease) {
        addNote(report, file.path, 0,
                CROSSGLOSS_TEXT("the offsets are not those of WordNet 3.0: glosses will not join with the Open "
                                "Multilingual Wordnet"));
    }
    for (const auto& [first, last] : file.shift.uncertain()) {
        const auto lies = [from = first, to = last](const RawSynset& s) { return s.offset > from && s.offset < to; };
        const auto inside = std::find_if(file.synsets.begin(), file.synsets.end(), lies);
        if (inside != file.synsets.end()) {
            addNote(report, file.path, inside->line,
                    formatMessage(CROSSGLOSS_TEXT("the file differs from WordNet 3.0 somewhere between the offsets "
                                                  "%1 and %2: ids in between may be wrong"),
                                  {std::to_string(first), std::to_string(last)}));
        }
    }
}

void appendSynsets(const RawFile& file, const DataFile& kind, const TagCounts& counts, Wordnet& wordnet,
                   ReadReport& report)
{
    for (const RawSynset& raw : file.synsets) {
        Synset synset;
        synset.id = synsetId(file.shift.original(raw.offset), kind.letter);
        synset.pos = kind.pos;
        synset.lexicographerFile = raw.lexicographerFile;
        for (const std::uint32_t target : raw.hypernyms) {
            if (target == raw.offset) {
                addNote(report, file.path, raw.line, CROSSGLOSS_TEXT("the synset is its own hypernym"));
            } else if (findRaw(file, target)) {
                synset.hypernyms.push_back(synsetId(file.shift.original(target), kind.letter));
            } else {
                addNote(report, file.path, raw.line,
                        formatMessage(CROSSGLOSS_TEXT("the hypernym %1 does not exist"), {std::to_string(target)}));
            }
        }
        for (const std::uint32_t target : raw.wholes) {
            if (findRaw(file, target)) {
                synset.wholes.push_back(synsetId(file.shift.original(target), kind.letter));
            } else {
                addNote(report, file.path, raw.line,
                        formatMessage(CROSSGLOSS_TEXT("the holonym %1 does not exist"), {std::to_string(target)}));
            }
        }
        if (!counts.empty()) {
            const RawSynset* head = raw.type == 's' ? findRaw(file, raw.head) : nullptr;
            for (std::size_t i = 0; i < raw.words.size(); ++i) {
                const auto count = counts.find(senseKey(raw, i, head));
                synset.tagCounts.push_back(count == counts.end() ? std::uint16_t{0} : count->second);
            }
        }
        splitGloss(raw.gloss, synset.definitions, synset.examples);
        synset.lemmas = raw.words;
        for (std::string& lemma : synset.lemmas) {
            std::replace(lemma.begin(), lemma.end(), '_', ' ');
        }
        wordnet.synsets.push_back(std::move(synset));
    }
}

} // namespace

Wordnet readPrinceton(const std::filesystem::path& folder, Progress& progress, ReadReport& report)
{
    Wordnet wordnet;
    std::string release;
    const TagCounts counts = readTagCounts(folder, progress, report);
    std::size_t files = 0;
    for (const DataFile& kind : dataFiles) {
        const std::filesystem::path path = folder / kind.name;
        std::error_code failure;
        if (!std::filesystem::is_regular_file(path, failure)) {
            addNote(report, path, 0, CROSSGLOSS_TEXT("the file is missing: its part of speech is left out"));
            continue;
        }
        ++files;
        RawFile file = readDataFile(path, kind.letter, release, progress, report);
        file.shift = findShift(file, kind.letter);
        reportShift(file, report);
        appendSynsets(file, kind, counts, wordnet, report);
    }
    if (files == 0) {
        throw Error(CROSSGLOSS_TEXT("The folder holds no WordNet database (data.noun and so on)"))
            .at(folder.string())
            .advise(CROSSGLOSS_TEXT("Install the package wordnet-base or name the folder with "
                                    "CROSSGLOSS_WORDNET_PATH"));
    }
    if (wordnet.synsets.empty()) {
        throw Error(CROSSGLOSS_TEXT("The WordNet database holds no synset that can be read")).at(folder.string());
    }
    report.read += wordnet.synsets.size();
    wordnet.name = release.empty() ? std::string("princeton-wordnet") : "princeton-wordnet-" + release;
    wordnet.language = "en";
    wordnet.licence = "WordNet License (Princeton University)";
    std::sort(wordnet.synsets.begin(), wordnet.synsets.end(),
              [](const Synset& a, const Synset& b) { return a.id < b.id; });
    return wordnet;
}

} // namespace crossgloss
