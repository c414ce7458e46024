#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// A way to read a text as a word's name.
struct NamedReading
{
    std::string text;
    bool noun = false; ///< what stood in front was an article
};

/// The text, then what is left without the words that stand in front of a name: articles ("l'eau"), "to", pronouns and
/// auxiliaries ("je suis allé"). @param language other languages than the vocabulary's have the text alone.
std::vector<NamedReading> namedReadings(std::string_view text, std::string_view language);

/// Verbs of several words that forms may be of: separated ones ("gibt auf": aufgeben), with a particle ("gave up": give up),
/// reflexive ("me levanto": levantarse, "freut sich": sich freuen). @param headwords base forms of a form.
std::vector<std::string> wholeVerbs(std::string_view text, std::string_view language,
                                    const std::function<std::vector<std::string>(const std::string&)>& headwords);

} // namespace crossgloss
