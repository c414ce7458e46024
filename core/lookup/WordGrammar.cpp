#include "lookup/WordGrammar.h"

#include "lookup/WordFilter.h"
#include "lookup/WordShape.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

namespace crossgloss {

namespace {

constexpr std::array genders = {Gender::Masculine, Gender::Feminine, Gender::Neuter, Gender::Common};
constexpr std::array usages = {Usage::Vulgar,   Usage::Derogatory, Usage::Colloquial, Usage::Dated,
                               Usage::Literary, Usage::Technical,  Usage::Regional,   Usage::Rare};
// A gender needs a quarter of what is said of genders, a register a third of all the places where the word stands: most
// places say nothing, since most words are of no special register.
constexpr std::int64_t genderShare = 4;
constexpr std::int64_t usageShare = 3;
// How much oftener a plural must be stated than a gender of the singular.
constexpr std::int64_t pluralFactor = 2;

bool startsWithVowel(std::string_view folded)
{
    return !folded.empty() && (std::string_view("aeiou").find(folded.front()) != std::string_view::npos ||
                               folded.starts_with("œ") || folded.starts_with("æ"));
}

bool startsWithAny(std::string_view text, std::initializer_list<std::string_view> beginnings)
{
    return std::ranges::any_of(beginnings, [&](std::string_view one) { return text.starts_with(one); });
}

/// French words that keep "le" and "la" before their h; a beginning stands for its derivations.
bool hasAspiratedH(std::string_view folded)
{
    static constexpr std::array<std::string_view, 90> beginnings = {
        "hach", "hack", "haie", "hail", "hain", "hair", "haiss", "haiti", "hale", "hall", "halo", "halt",
        "hamac", "hamburg", "hameau", "hamst", "hanch", "hand", "hangar", "hann", "hant", "happ", "haras",
        "harc", "hard", "harem", "hareng", "harg", "haricot", "harnais", "harp", "hasard", "hase", "hat",
        "hauban", "hauss", "haut", "havre", "hayon", "heaume", "heler", "hennir", "heriss", "hern", "heron",
        "heros", "hers", "hetr", "heurt", "hibou", "hic", "hid", "hierarch", "hip-hop", "hippie", "hiss",
        "hobby", "hoch", "hockey", "hold", "holland", "homard", "hongr", "honn", "hont", "hoquet", "hors",
        "hot-dog", "hotte", "houbl", "houe", "houill", "houl", "houpp", "houss", "houx", "hublot", "huche",
        "huee", "huer", "huguenot", "huit", "hulott", "hun", "hupp", "hure", "hurl", "huron", "hussard", "hutt"};
    static constexpr std::array<std::string_view, 4> mute = {"halein", "hallucin", "halter", "huitr"};
    const auto begins = [&](std::string_view beginning) { return folded.starts_with(beginning); };
    return std::ranges::any_of(beginnings, begins) && std::ranges::none_of(mute, begins);
}

std::string germanArticle(const WordMarks& marks)
{
    if (marks.plural || marks.genders == static_cast<std::uint8_t>(Gender::Feminine)) {
        return "die ";
    }
    return marks.genders == static_cast<std::uint8_t>(Gender::Masculine) ? "der "
           : marks.genders == static_cast<std::uint8_t>(Gender::Neuter)  ? "das "
                                                                         : "";
}

std::string frenchArticle(std::string_view folded, bool feminine, bool plural)
{
    if (plural) {
        return "les ";
    }
    const bool vowel = folded.starts_with('h')   ? !hasAspiratedH(folded)
                       : folded.starts_with('y') ? startsWithAny(folded, {"yeuse", "yeux", "yttrium"})
                                                 : startsWithVowel(folded) && !startsWithAny(folded, {"onz", "oui", "ouistiti"});
    return vowel ? "l'" : feminine ? "la " : "le ";
}

/// Whether a Spanish word bears its stress on the first syllable: a written accent says so, else the number of syllables
/// and the last letter.
bool isStressedInitially(std::string_view word)
{
    constexpr std::array<std::string_view, 5> accented = {"á", "é", "í", "ó", "ú"};
    const std::string_view first = word.substr(0, word.find_first_of(" -"));
    const std::size_t vowel = first.starts_with("h") || first.starts_with("H") ? 1 : 0;
    std::size_t accent = std::string_view::npos;
    for (const std::string_view each : accented) {
        accent = std::min(accent, first.find(each));
    }
    if (accent != std::string_view::npos) {
        return accent == vowel;
    }
    const std::string folded = foldLetters(first);
    std::size_t syllables = 0;
    char before = ' ';
    for (const char c : folded) {
        const bool strong = std::string_view("aeo").find(c) != std::string_view::npos;
        const bool weak = c == 'i' || c == 'u';
        const bool glides = (strong && (before == 'i' || before == 'u'))
                            || (weak && std::string_view("aeoiu").find(before) != std::string_view::npos);
        syllables += (strong || weak) && !glides ? 1 : 0;
        before = c;
    }
    const bool penultimate = !folded.empty() && std::string_view("aeiouns").find(folded.back()) != std::string_view::npos;
    return syllables == 1 || (syllables == 2 && penultimate);
}

std::string spanishArticle(std::string_view word, std::string_view folded, bool feminine, bool plural)
{
    if (plural) {
        return feminine ? "las " : "los ";
    }
    // "el agua" where the first a is stressed, "la amiga" where it is not.
    return !feminine || (startsWithAny(folded, {"a", "ha"}) && isStressedInitially(word)) ? "el " : "la ";
}

std::string italianArticle(std::string_view folded, bool feminine, bool plural)
{
    const bool vowel = startsWithVowel(folded);
    constexpr std::string_view consonants = "bcdfglmnpqrtvz";
    const bool impure = startsWithAny(folded, {"z", "x", "y", "gn", "ps", "pn"}) ||
                        (folded.size() > 1 && folded.front() == 's' &&
                         consonants.find(folded[1]) != std::string_view::npos);
    if (plural) {
        return feminine ? "le " : vowel || impure ? "gli " : "i ";
    }
    return vowel ? "l'" : feminine ? "la " : impure ? "lo " : "il ";
}

} // namespace

WordMarks agreedMarks(DefinitionIndex::Snapshot& snapshot, std::span<const std::int64_t> ids)
{
    std::vector<IndexedMarks> said;
    std::int64_t places = 0;
    for (const std::int64_t id : ids) {
        snapshot.marks(id, [&](const IndexedMarks& marks) { said.push_back(marks); });
    }
    if (said.empty()) {
        return {};
    }
    for (const std::int64_t id : ids) {
        snapshot.translations(id, [&](const IndexedLink&) { ++places; });
    }
    const auto uses = [&](const auto& holds) {
        std::int64_t sum = 0;
        for (const IndexedMarks& one : said) {
            sum += holds(one.marks) ? one.uses : 0;
        }
        return sum;
    };
    WordMarks agreed;
    const std::int64_t gendered = uses([](const WordMarks& marks) { return marks.genders != 0; });
    for (const Gender gender : genders) {
        const std::int64_t own = uses([&](const WordMarks& marks) { return marks.has(gender); });
        if (own > 0 && genderShare * own >= gendered) {
            agreed.add(gender);
        }
    }
    // "Zuschauer" is a plural as often as not; "Leute" is nothing else.
    agreed.plural = uses([](const WordMarks& marks) { return marks.plural; }) >
                    pluralFactor * uses([](const WordMarks& marks) { return marks.genders != 0 && !marks.plural; });
    for (const Usage usage : usages) {
        const std::int64_t own = uses([&](const WordMarks& marks) { return marks.has(usage); });
        if (own > 0 && usageShare * own >= places) {
            agreed.add(usage);
        }
    }
    return agreed;
}

WordMarks agreedMarks(DefinitionIndex::Snapshot& snapshot, const std::string& word, const std::string& language)
{
    return agreedMarks(snapshot, snapshot.findWord(word, language));
}

std::string definiteArticle(std::string_view language, std::string_view word, const WordMarks& marks)
{
    if (language == "de") {
        return germanArticle(marks);
    }
    const bool masculine = marks.genders == static_cast<std::uint8_t>(Gender::Masculine);
    const bool feminine = marks.genders == static_cast<std::uint8_t>(Gender::Feminine);
    if (!masculine && !feminine) {
        return {};
    }
    const std::string folded = foldLetters(word);
    return language == "fr"   ? frenchArticle(folded, feminine, marks.plural)
           : language == "es" ? spanishArticle(word, folded, feminine, marks.plural)
           : language == "it" ? italianArticle(folded, feminine, marks.plural)
                              : "";
}

std::string definiteArticle(const LookupRow& row)
{
    if (row.pos != PartOfSpeech::Noun) {
        return {};
    }
    return isSmallGerman(row.word, row.language) ? std::string() : definiteArticle(row.language, row.word, row.marks);
}

std::vector<Gender> gendersOf(const WordMarks& marks)
{
    std::vector<Gender> set;
    std::ranges::copy_if(genders, std::back_inserter(set), [&](Gender each) { return marks.has(each); });
    return set;
}

std::vector<Usage> usagesOf(const WordMarks& marks)
{
    std::vector<Usage> set;
    std::ranges::copy_if(usages, std::back_inserter(set), [&](Usage each) { return marks.has(each); });
    return set;
}

} // namespace crossgloss
