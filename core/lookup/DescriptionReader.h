#pragma once

#include "pack/Pack.h"
#include "store/DefinitionIndex.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// How the words of a description are translated (probabilistic structured queries, Darwish and Oard 2003). Defaults
/// were chosen on development data; the results are flat around them.
struct DescriptionReaderOptions
{
    double throughThird = 0.5;     ///< votes through a third language, against a dictionary's own
    double pack = 1;               ///< votes of the pack's links beside those of the dictionaries
    double rarePenalty = 0.5;      ///< the pack's links count (frequency rank + 100)^-this
    double prior = 0.25;           ///< all translations count (frequency rank + 200)^-this
    double encoder = 0.5;          ///< votes of the encoder's nearest words beside a dictionary's
    std::size_t nearest = 8;       ///< words that the encoder proposes
    double temperature = 0.06;     ///< of the softmax over their cosines
    double minCosine = 0.05;     ///< a translation counts at least this much, however far it is
    std::size_t translations = 10; ///< kept for each word
    int directEnough = 3;          ///< no third language is asked where this many votes are there
};

/// A word of a description with what it may mean.
struct ReadWord
{
    struct Translation
    {
        std::string word; ///< English, normalised
        double p = 0;     ///< sums to 1 over the translations
    };
    std::string token;                ///< normalised
    std::vector<std::string> forms;   ///< the token, then its base forms
    bool function = false;            ///< a stop word: not looked for in definitions
    std::vector<Translation> english; ///< by falling p; empty in English descriptions and for function words
    std::vector<float> vector;        ///< in the pack's space; empty when unknown
    std::vector<float> translated;    ///< the mean of the translations' vectors; the word's own without translations
};

/// A description made ready for both channels.
struct ReadDescription
{
    std::string language;
    std::vector<ReadWord> words; ///< in order; repeated ones too
    Encoding own;                ///< as its own words say it; empty vector when nothing is known
    std::vector<float> categories; ///< chances of each lexical category; empty when not known
    /// The first two tokens, which tell what part of speech is described.
    std::vector<std::string> firstTokens() const
    {
        std::vector<std::string> result;
        for (std::size_t i = 0; i < words.size() && i < 2; ++i) {
            result.push_back(words[i].token);
        }
        return result;
    }
    Encoding translated; ///< as the English translations say it; empty in English descriptions
};

/// Reads descriptions: base forms (hunspell), translations of each word into English, encodings. Thread-safe.
class DescriptionReader
{
public:
    explicit DescriptionReader(DescriptionReaderOptions options = {}) : m_options(options) {}

    /// @param pack may be null. @param snapshot may be null.
    ReadDescription read(std::string_view text, const std::string& language, const Pack* pack,
                         DefinitionIndex::Snapshot* snapshot) const;

private:
    DescriptionReaderOptions m_options;
};

} // namespace crossgloss
