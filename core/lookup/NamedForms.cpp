#include "lookup/NamedForms.h"

#include "text/Tokeniser.h"

#include <map>
#include <set>

namespace crossgloss {

namespace {

struct Leading
{
    std::set<std::string_view> articles; ///< with the space or apostrophe behind them
    std::set<std::string_view> others;
};

const std::map<std::string_view, Leading>& leadingWords()
{
    static const std::map<std::string_view, Leading> all = {
        {"en", {{"a ", "an ", "the ", "some ", "my ", "your "}, {"to ", "i ", "he ", "she ", "it ", "we ", "they ", "you ", "has ", "have ", "had ", "was ", "were ", "is ", "are ", "am "}}},
        {"fr",
         {{"le ", "la ", "les ", "l'", "un ", "une ", "des ", "du ", "de la ", "de l'", "d'"},
          {"je ", "j'", "tu ", "il ", "elle ", "on ", "nous ", "vous ", "ils ", "elles ", "ai ", "as ", "a ", "avons ", "avez ", "ont ", "suis ", "es ", "est ", "sommes ", "êtes ", "sont "}}},
        {"de",
         {{"der ", "die ", "das ", "den ", "dem ", "des ", "ein ", "eine ", "einen ", "einem ", "einer "},
          {"zu ", "ich ", "du ", "er ", "sie ", "es ", "wir ", "ihr ", "habe ", "hast ", "hat ", "haben ", "habt ", "bin ", "bist ", "ist ", "sind ", "seid "}}},
        {"es",
         {{"el ", "la ", "los ", "las ", "un ", "una ", "unos ", "unas "},
          {"yo ", "tú ", "él ", "ella ", "ellos ", "ellas ", "usted ", "nosotros ", "he ", "has ", "ha ", "hemos ", "han "}}},
        {"it",
         {{"il ", "lo ", "la ", "i ", "gli ", "le ", "l'", "un ", "uno ", "una ", "un'", "del ", "dello ", "della ", "dell'", "dei ", "degli ", "delle "},
          {"io ", "tu ", "lui ", "lei ", "noi ", "voi ", "loro ", "ho ", "hai ", "ha ", "abbiamo ", "avete ", "hanno ", "sono ", "sei ", "è ", "siamo ", "siete "}}}};
    return all;
}

/// The text with plain apostrophes.
std::string plainApostrophes(std::string_view text)
{
    std::string result(text);
    for (std::size_t at = 0; (at = result.find("\u2019", at)) != std::string::npos; ++at) {
        result.replace(at, 3, "'");
    }
    return result;
}

bool beginsWith(const std::string& text, std::string_view leading, std::string_view language)
{
    return text.size() > leading.size() && normalise(text.substr(0, leading.size()), language) == normalise(leading, language)
           && (leading.back() != ' ' || text[leading.size() - 1] == ' ') && (leading.back() != '\'' || text[leading.size() - 1] == '\'');
}

} // namespace

std::vector<NamedReading> namedReadings(std::string_view text, std::string_view language)
{
    std::vector<NamedReading> readings{{std::string(text), false}};
    const auto known = leadingWords().find(language);
    if (known == leadingWords().end()) {
        return readings;
    }
    std::string rest = plainApostrophes(text);
    for (bool more = true; more;) {
        more = false;
        for (const bool article : {true, false}) {
            // The longest leading words first: "de la", then "de".
            std::string_view longest;
            for (const std::string_view leading : article ? known->second.articles : known->second.others) {
                longest = beginsWith(rest, leading, language) && leading.size() > longest.size() ? leading : longest;
            }
            if (!longest.empty()) {
                rest = rest.substr(longest.size());
                readings.push_back({rest, article});
                more = true;
                break;
            }
        }
    }
    return readings;
}

std::vector<std::string> wholeVerbs(std::string_view text, std::string_view language,
                                    const std::function<std::vector<std::string>(const std::string&)>& headwords)
{
    static const std::set<std::string_view> prefixes = {"ab", "an", "auf", "aus", "bei", "ein", "fest", "fort", "her", "heraus", "hin", "hinaus", "los", "mit", "nach", "statt", "teil", "um", "vor", "vorbei", "weg", "weiter", "wieder", "zu", "zurück", "zusammen"};
    static const std::map<std::string_view, std::set<std::string_view>> pronouns = {
        {"fr", {"me", "m", "te", "t", "se", "s", "nous", "vous"}},
        {"de", {"mich", "mir", "dich", "dir", "sich", "uns", "euch"}},
        {"es", {"me", "te", "se", "nos", "os"}},
        {"it", {"mi", "ti", "si", "ci", "vi"}}};
    std::vector<std::string> tokens = tokenise(plainApostrophes(text), language);
    std::vector<std::string> result;
    if (tokens.size() < 2) {
        return result;
    }
    if (language == "en") {
        std::string rest;
        for (std::size_t i = 1; i < tokens.size(); ++i) {
            rest += ' ' + tokens[i];
        }
        for (const std::string& headword : headwords(tokens.front())) {
            result.push_back(headword + rest);
        }
        return result;
    }
    bool reflexive = false;
    if (const auto own = pronouns.find(language); own != pronouns.end()) {
        reflexive = std::erase_if(tokens, [&](const std::string& token) { return own->second.contains(token); }) > 0;
    }
    if (tokens.empty() || tokens.size() > 2) {
        return result;
    }
    std::vector<std::string> verbs = headwords(tokens.front());
    verbs.push_back(tokens.front());
    if (language == "de" && tokens.size() == 2) {
        if (!prefixes.contains(tokens.back())) {
            return result;
        }
        // Regular forms: "macht", "mache", "machst".
        for (const std::string_view ending : {"st", "t", "e"}) {
            if (tokens.front().size() > ending.size() + 2 && tokens.front().ends_with(ending)) {
                verbs.push_back(tokens.front().substr(0, tokens.front().size() - ending.size()) + "en");
            }
        }
        for (std::string& verb : verbs) {
            verb = tokens.back() + verb;
        }
    } else if (tokens.size() == 2) {
        return result;
    }
    for (const std::string& verb : verbs) {
        if (reflexive && language == "es") {
            result.push_back(verb + "se");
        } else if (reflexive && language == "it" && verb.ends_with('e')) {
            result.push_back(verb.substr(0, verb.size() - 1) + "si");
        } else if (reflexive && language == "fr") {
            result.push_back("se " + verb);
            result.push_back("s'" + verb);
        } else if (reflexive && language == "de") {
            result.push_back("sich " + verb);
        }
        result.push_back(verb);
    }
    return result;
}

} // namespace crossgloss
