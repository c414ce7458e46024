#include "resources/WordMarks.h"

#include "text/Ascii.h"

#include <algorithm>
#include <array>
#include <string>

namespace crossgloss {

namespace {

struct NamedMark
{
    std::string_view name; ///< ASCII letters in lower case; with its dot where the word itself means something else
    std::uint8_t genders = 0;
    bool plural = false;
    std::uint16_t usage = 0;
};

constexpr NamedMark gender(std::string_view name, Gender bit)
{
    return {name, static_cast<std::uint8_t>(bit)};
}

constexpr NamedMark usage(std::string_view name, Usage bit)
{
    return {name, 0, false, static_cast<std::uint16_t>(bit)};
}

constexpr std::uint8_t bothGenders =
    static_cast<std::uint8_t>(Gender::Masculine) | static_cast<std::uint8_t>(Gender::Feminine);

// As English, German, French, Spanish and Italian dictionaries abbreviate and spell them.
constexpr std::array marks = {
    gender("m", Gender::Masculine),
    gender("masc", Gender::Masculine),
    gender("masculine", Gender::Masculine),
    gender("maskulinum", Gender::Masculine),
    gender("f", Gender::Feminine),
    gender("fem", Gender::Feminine),
    gender("feminine", Gender::Feminine),
    gender("femininum", Gender::Feminine),
    gender("nt", Gender::Neuter),
    gender("neut", Gender::Neuter),
    gender("neuter", Gender::Neuter),
    gender("neutrum", Gender::Neuter),
    gender("ut", Gender::Common),
    gender("common", Gender::Common),
    gender("utrum", Gender::Common),
    NamedMark{"mf", bothGenders},
    NamedMark{"pl", 0, true},
    NamedMark{"plural", 0, true},
    usage("vulg", Usage::Vulgar),
    usage("vulgar", Usage::Vulgar),
    usage("vulgaire", Usage::Vulgar),
    usage("volgare", Usage::Vulgar),
    usage("taboo", Usage::Vulgar),
    usage("obscene", Usage::Vulgar),
    usage("pej", Usage::Derogatory),
    usage("pejorative", Usage::Derogatory),
    usage("derogatory", Usage::Derogatory),
    usage("offensive", Usage::Derogatory),
    usage("slur", Usage::Derogatory),
    usage("abwertend", Usage::Derogatory),
    usage("derb", Usage::Vulgar),
    usage("slang", Usage::Colloquial),
    usage("coll", Usage::Colloquial),
    usage("colloq", Usage::Colloquial),
    usage("colloquial", Usage::Colloquial),
    usage("informal", Usage::Colloquial),
    usage("ugs", Usage::Colloquial),
    usage("umgangssprachlich", Usage::Colloquial),
    usage("salopp", Usage::Colloquial),
    usage("familier", Usage::Colloquial),
    usage("argot", Usage::Colloquial),
    usage("populaire", Usage::Colloquial),
    usage("coloquial", Usage::Colloquial),
    usage("familiare", Usage::Colloquial),
    usage("obs", Usage::Dated),
    usage("obsolete", Usage::Dated),
    usage("archaic", Usage::Dated),
    usage("arch", Usage::Dated),
    usage("dated", Usage::Dated),
    usage("historical", Usage::Dated),
    usage("veraltet", Usage::Dated),
    usage("veraltend", Usage::Dated),
    usage("desuet", Usage::Dated),
    usage("vieilli", Usage::Dated),
    usage("archaisme", Usage::Dated),
    usage("anticuado", Usage::Dated),
    usage("desusado", Usage::Dated),
    usage("obsoleto", Usage::Dated),
    usage("poet", Usage::Literary),
    usage("poetic", Usage::Literary),
    usage("literary", Usage::Literary),
    usage("formal", Usage::Literary),
    usage("geh", Usage::Literary),
    usage("gehoben", Usage::Literary),
    usage("dichterisch", Usage::Literary),
    usage("litteraire", Usage::Literary),
    usage("soutenu", Usage::Literary),
    usage("techn", Usage::Technical),
    usage("technical", Usage::Technical),
    usage("jargon", Usage::Technical),
    usage("fachsprachlich", Usage::Technical),
    usage("br.", Usage::Regional),
    usage("am.", Usage::Regional),
    usage("austr.", Usage::Regional),
    usage("sc.", Usage::Regional),
    usage("ir.", Usage::Regional),
    usage("os.", Usage::Regional),
    usage("schw.", Usage::Regional),
    usage("dt", Usage::Regional),
    usage("suddt", Usage::Regional),
    usage("norddt", Usage::Regional),
    usage("regional", Usage::Regional),
    usage("dialect", Usage::Regional),
    usage("dialectal", Usage::Regional),
    usage("mundartlich", Usage::Regional),
    usage("landschaftlich", Usage::Regional),
    usage("rare", Usage::Rare),
    usage("selten", Usage::Rare),
    usage("uncommon", Usage::Rare),
    usage("raro", Usage::Rare),
};

/// Letters of Latin script in lower case without their accents, as the names above are written.
std::string plainName(std::string_view text)
{
    std::string name;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        if (c == 0xC3 && i + 1 < text.size()) {
            const auto next = static_cast<unsigned char>(text[++i] | 0x20);
            name += next >= 0xA0 && next <= 0xA5  ? 'a'
                : next >= 0xA8 && next <= 0xAB    ? 'e'
                : next >= 0xAC && next <= 0xAF    ? 'i'
                : next >= 0xB2 && next <= 0xB6    ? 'o'
                : next >= 0xB9 && next <= 0xBC    ? 'u'
                                                  : '?';
        } else {
            name += c >= 'A' && c <= 'Z' ? static_cast<char>(c + 0x20) : static_cast<char>(c);
        }
    }
    return name;
}

} // namespace

void WordMarks::add(const WordMarks& other)
{
    genders |= other.genders;
    plural = plural || other.plural;
    usage |= other.usage;
}

WordMarks marksOfTag(std::string_view tag)
{
    WordMarks result;
    constexpr std::string_view separators = ",; /()[]";
    while (!tag.empty()) {
        const std::size_t end = std::min(tag.find_first_of(separators), tag.size());
        const std::string name = plainName(tag.substr(0, end));
        const std::string_view undotted = std::string_view(name).substr(0, name.size() - (name.ends_with('.') ? 1 : 0));
        tag.remove_prefix(std::min(end + 1, tag.size()));
        for (const NamedMark& mark : marks) {
            if (mark.name == name || mark.name == undotted) {
                result.add(WordMarks{mark.genders, mark.plural, mark.usage});
            }
        }
    }
    return result;
}

std::string_view genderName(Gender gender)
{
    switch (gender) {
    case Gender::Masculine:
        return "masculine";
    case Gender::Feminine:
        return "feminine";
    case Gender::Neuter:
        return "neuter";
    case Gender::Common:
        return "common";
    }
    return "";
}

std::string_view usageName(Usage usage)
{
    switch (usage) {
    case Usage::Vulgar:
        return "vulgar";
    case Usage::Derogatory:
        return "derogatory";
    case Usage::Colloquial:
        return "colloquial";
    case Usage::Dated:
        return "dated";
    case Usage::Literary:
        return "literary";
    case Usage::Technical:
        return "technical";
    case Usage::Regional:
        return "regional";
    case Usage::Rare:
        return "rare";
    }
    return "";
}

} // namespace crossgloss
