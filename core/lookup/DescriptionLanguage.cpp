#include "lookup/DescriptionLanguage.h"

#include "text/Tokeniser.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

constexpr std::size_t minTokens = 2; // one word is too little to tell languages by
constexpr double clearly = 0.2;         // better by so much
constexpr double mostFrequent = 0.9;    // what the most frequent word counts, where a function word counts 1

/// What languageFit() reaches at most where every token is a frequent word; it asks no vocabulary.
double greatestFit(const std::vector<std::string>& tokens, const std::string& language)
{
    const auto functions = static_cast<double>(std::count_if(
        tokens.begin(), tokens.end(), [&](const std::string& token) { return isStopWord(token, language); }));
    const auto count = static_cast<double>(tokens.size());
    return tokens.empty() ? 0 : (functions + mostFrequent * (count - functions)) / count;
}

} // namespace

double languageFit(std::string_view text, const std::string& language, const Pack& pack)
{
    const std::vector<std::string> tokens = tokenise(text, language);
    if (tokens.empty()) {
        return 0;
    }
    double sum = 0;
    for (const std::string& token : tokens) {
        if (isStopWord(token, language)) {
            sum += 1;
        } else if (const auto row = pack.find(language, token)) {
            // From .9 for the most frequent words down to .4 for rare ones, which may be another language's.
            sum += mostFrequent - 0.05 * std::log1p(static_cast<double>(*row) / 20);
        }
    }
    return sum / static_cast<double>(tokens.size());
}

std::string likeliestLanguage(std::string_view text, const std::vector<std::string>& languages, const Pack& pack)
{
    std::string best;
    double most = 0;
    for (const std::string& language : languages) {
        if (greatestFit(tokenise(text, language), language) <= most) {
            continue;
        }
        if (const double fit = languageFit(text, language, pack); fit > most) {
            most = fit;
            best = language;
        }
    }
    return best;
}

std::string suggestedLanguage(std::string_view text, const std::string& given,
                              const std::vector<std::string>& languages, const Pack& pack)
{
    if (tokenise(text, given).size() < minTokens ||
        std::find(languages.begin(), languages.end(), given) == languages.end()) {
        return {};
    }
    const double own = languageFit(text, given, pack);
    std::string best;
    double most = own + clearly;
    for (const std::string& language : languages) {
        if (greatestFit(tokenise(text, language), language) <= most) {
            continue; // its vocabulary need not even be opened
        }
        if (const double fit = languageFit(text, language, pack); fit > most) {
            most = fit;
            best = language;
        }
    }
    return best;
}

} // namespace crossgloss
