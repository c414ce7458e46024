#include "resources/GcideText.h"

#include "resources/ArticleText.h"
#include "text/Ascii.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <array>
#include <utility>

namespace crossgloss {

namespace {

constexpr std::size_t kLongestSynonym = 40;

/// Letters that GCIDE writes by name.
constexpr std::array<std::pair<std::string_view, std::string_view>, 26> kNamedLetters{{
    {"ae", "æ"}, {"AE", "Æ"}, {"oe", "œ"}, {"OE", "Œ"}, {"=ae", "æ"}, {"'ae", "æ"}, {"eth", "ð"}, {"thorn", "þ"},
    {"edh", "ð"}, {"deg", "°"}, {"pounds", "£"}, {"frac12", "½"}, {"frac14", "¼"}, {"frac34", "¾"}, {"oo^", "oo"},
    {"=oo", "oo"}, {"imac", "i"}, {"aum", "ä"}, {"oum", "ö"}, {"uum", "ü"}, {"th", "th"}, {"ng", "ng"}, {"asl", "a"},
    {"add", ""}, {"prime", "'"}, {"udd", "u"}}};

/// What is inside of [] when it stands for one letter; false when it does not.
bool letterOf(std::string_view inside, std::string& letter)
{
    for (const auto& [name, value] : kNamedLetters) {
        if (inside == name) {
            letter.assign(value.begin(), value.end());
            return true;
        }
    }
    if (inside.size() != 2) {
        return false;
    }
    const bool markFirst = !isUpper(inside[0]) && !isLower(inside[0]);
    if (!markFirst && inside[1] != '^') {
        return false; // "[R.]"
    }
    const char mark = markFirst ? inside[0] : inside[1];
    const char base = markFirst ? inside[1] : inside[0];
    if (!isUpper(base) && !isLower(base)) {
        return false;
    }
    std::string_view combining;
    switch (mark) {
    case '\'':
        combining = "\u0301";
        break;
    case '`':
        combining = "\u0300";
        break;
    case '"':
        combining = "\u0308";
        break;
    case ',':
        combining = "\u0327";
        break;
    case '^':
        // [^e] is a circumflex, [e^] a breve that tells the pronunciation
        combining = markFirst ? "\u0302" : "";
        break;
    case '~':
        combining = base == 'n' || base == 'N' ? "\u0303" : "";
        break;
    case '=':
    case '.':
    case '-':
    case '*':
        break;
    default:
        return false;
    }
    letter.assign(1, base);
    letter.append(combining);
    letter = toNfc(letter);
    return true;
}

/// Position behind the bracket that closes the one at @p open; npos when it stays open.
std::size_t behindBracket(std::string_view text, std::size_t open)
{
    int depth = 0;
    for (std::size_t i = open; i < text.size(); ++i) {
        depth += text[i] == '[' ? 1 : text[i] == ']' ? -1 : 0;
        if (depth == 0) {
            return i + 1;
        }
    }
    return std::string_view::npos;
}

std::string lowerFirst(std::string word)
{
    // "Sight" → "sight", "NATO" stays
    if (word.size() > 1 && isUpper(word[0]) && !isUpper(word[1])) {
        word[0] = static_cast<char>(word[0] + 0x20);
    }
    return word;
}

} // namespace

std::string decodeGcideLetters(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    std::string letter;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t close = text[i] == '[' ? text.find(']', i + 1) : std::string_view::npos;
        if (close != std::string_view::npos && close - i <= 8 && letterOf(text.substr(i + 1, close - i - 1), letter)) {
            result += letter;
            i = close + 1;
        } else {
            result += text[i++];
        }
    }
    return result;
}

bool isGcideSource(std::string_view bracket)
{
    if (bracket.size() < 3 || bracket.front() != '[' || bracket.back() != ']') {
        return false;
    }
    const std::string_view inside = bracket.substr(1, bracket.size() - 2);
    for (const std::string_view name : {"1913 Webster", "WordNet", "Webster", "PJC", "+PJC", "Century Dict", "Stedman",
                                        "wns="}) {
        if (inside.starts_with(name)) {
            return true;
        }
    }
    for (const std::string_view name : {"AS", "RP", "RH", "RDH", "RHUD", "MW10", "MI11", "GG", "AHD", "MEC", "CED",
                                        "Soukhanov", "New Webster", "GJC", "WP", "Jimmy", "LN"}) {
        if (inside == name) {
            return true;
        }
    }
    return std::all_of(inside.begin(), inside.end(), isDigit); // sense number of WordNet
}

bool isGcideUsage(std::string_view bracket)
{
    if (bracket.size() < 3 || bracket.size() > 60 || bracket.front() != '[' || bracket.back() != ']') {
        return false;
    }
    const std::string_view inside = bracket.substr(1, bracket.size() - 2);
    for (const std::string_view name :
         {"Obs", "obs", "R.", "R]", "R ", "Colloq", "Collog", "colloq", "Prov", "Archaic", "archaic", "Scot", "Eng.", "Slang",
          "slang", "U. S.", "U.S.", "Poet", "Cant", "Low", "India", "Local", "Chiefly", "chiefly", "informal", "Informal",
          "British", "Brit.", "Dial", "Rare", "Recent", "vulgar", "Vulgar", "Western U", "Southern U", "Southwestern",
          "Australia", "South Africa", "Ireland", "Humorous", "Jocose", "Jocular", "Canada", "North of Eng", "Old ",
          "Modern", "capitalized", "Trademark", "trademark", "a trademark", "prenominal", "predicate", "Sp. Amer",
          "A Latinism", "A Gallicism", "West Indies", "East Indies", "Anglo-Ind", "Fig", "fig.", "metaphorical", "acronym",
          "Acronym", "abbrev", "abbr.", "Brokers", "Law", "Military", "Naut"}) {
        if (bracket.substr(1).starts_with(name)) {
            return true;
        }
    }
    return inside == "R";
}

std::string withoutGcideBrackets(std::string_view text, std::string& label)
{
    std::string result;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t behind = text[i] == '[' ? behindBracket(text, i) : std::string_view::npos;
        if (behind == std::string_view::npos) {
            if (text[i] != '[' && text[i] != ']') {
                result += text[i];
            }
            ++i;
            continue;
        }
        const std::string_view bracket = text.substr(i, behind - i);
        if (isGcideUsage(bracket)) {
            addLabel(label, bracket.substr(1, bracket.size() - 2));
        } else if (!isGcideSource(bracket) && !bracket.starts_with("[See") && !bracket.starts_with("[Cf.")
                   && !bracket.starts_with("[So called")) {
            result += bracket.substr(1, bracket.size() - 2);
        }
        i = behind;
    }
    return squeezed(result);
}

std::string_view withoutGcideAuthor(std::string_view text)
{
    while (true) {
        const std::size_t dashes = text.rfind("--");
        if (dashes == std::string_view::npos || dashes + 2 >= text.size() || text.size() - dashes > 60
            || !(isUpper(text[dashes + 2]) || text[dashes + 2] == '[')) {
            return text;
        }
        text = trimmed(text.substr(0, dashes));
    }
}

std::string withoutGcideBraces(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        if (c != '{' && c != '}') {
            result += c;
        }
    }
    return result;
}

std::string gcideSynonym(std::string_view text)
{
    std::string word = cleanWord(withoutGcideBraces(text));
    while (!word.empty() && (word.back() == '.' || word.back() == '"')) {
        word.pop_back();
    }
    for (const std::string_view lead : {"To ", "to ", "and ", "or ", "an ", "a ", "the "}) {
        if (word.starts_with(lead)) {
            word.erase(0, lead.size());
        }
    }
    return word.size() > kLongestSynonym ? std::string() : lowerFirst(std::move(word));
}

bool isGcideReference(std::string_view text)
{
    for (const std::string_view lead : {"See ", "Cf. ", "imp. ", "p. p. ", "p. pr. ", "pl. of ", "pl. pres. ", "compar. ",
                                        "superl. ", "obs. ", "strong imp", "3d pers", "2d pers", "1st pers", "etc", "Etc"}) {
        if (text.starts_with(lead)) {
            return true;
        }
    }
    return false;
}

PartOfSpeech partOfSpeechOfDefinition(std::string_view definition)
{
    for (const std::string_view lead : {"a ", "an ", "the ", "one ", "any ", "A ", "An ", "The ", "One ", "Any ", "same as the "}) {
        if (definition.starts_with(lead)) {
            return PartOfSpeech::Noun;
        }
    }
    return definition.starts_with("to ") || definition.starts_with("To ") ? PartOfSpeech::Verb : PartOfSpeech::Unknown;
}

} // namespace crossgloss
