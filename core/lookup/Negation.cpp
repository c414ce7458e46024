#include "lookup/Negation.h"

#include <algorithm>
#include <map>
#include <set>

namespace crossgloss {

namespace {

constexpr std::size_t reach = 4; ///< words on either side of the one that denies

struct Markers
{
    std::set<std::string_view> denials;
    std::set<std::string_view> opposites; ///< deny what follows them alone
};

const std::map<std::string_view, Markers>& markers()
{
    static const std::map<std::string_view, Markers> all = {
        {"en",
         {{"not", "never", "no", "without", "nobody", "nothing", "none", "cannot", "can't", "don't", "doesn't", "didn't", "isn't",
           "aren't", "wasn't", "won't", "hasn't", "haven't", "couldn't", "lacks", "lacking", "nor", "neither"},
          {"opposite", "contrary", "antonym", "reverse"}}},
        {"fr",
         {{"pas", "jamais", "sans", "aucun", "aucune", "ni", "plus", "rien", "ne", "n"},
          {"contraire", "inverse", "opposé", "antonyme"}}},
        {"de",
         {{"nicht", "kein", "keine", "keinen", "keiner", "keinem", "nie", "niemals", "ohne", "nichts", "niemand", "weder"},
          {"gegenteil", "gegensatz", "gegenstück"}}},
        {"es",
         {{"no", "nunca", "sin", "ningún", "ninguno", "ninguna", "jamás", "nada", "ni", "nadie"},
          {"contrario", "opuesto", "antónimo", "inverso"}}},
        {"it",
         {{"non", "mai", "senza", "nessun", "nessuno", "nessuna", "né", "nulla", "niente"},
          {"contrario", "opposto", "inverso"}}}};
    return all;
}

} // namespace

std::vector<std::size_t> deniedWords(const std::vector<std::string>& tokens, std::string_view language)
{
    std::vector<std::size_t> result;
    const auto known = markers().find(language);
    if (known == markers().end()) {
        return result;
    }
    std::set<std::size_t> found;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const bool opposite = known->second.opposites.contains(tokens[i]);
        if (!opposite && !known->second.denials.contains(tokens[i])) {
            continue;
        }
        const std::size_t first = opposite ? i + 1 : i - std::min(i, reach);
        for (std::size_t near = first; near < std::min(tokens.size(), i + 1 + reach); ++near) {
            if (near != i && !known->second.denials.contains(tokens[near]) && !known->second.opposites.contains(tokens[near])) {
                found.insert(near);
            }
        }
    }
    result.assign(found.begin(), found.end());
    return result;
}

} // namespace crossgloss
