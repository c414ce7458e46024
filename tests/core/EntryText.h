#pragma once

#include "resources/Dictionary.h"

#include <string>

/// Marks beside a word: "{m,pl,vulgar}"; nothing where there are none.
inline std::string marksText(const crossgloss::WordMarks& marks)
{
    using namespace crossgloss;
    std::string text;
    const auto add = [&text](std::string_view name) { text.append(text.empty() ? "" : ",").append(name); };
    for (const Gender gender : {Gender::Masculine, Gender::Feminine, Gender::Neuter, Gender::Common}) {
        if (marks.has(gender)) {
            add(genderName(gender).substr(0, 1));
        }
    }
    if (marks.plural) {
        add("pl");
    }
    for (int bit = 0; bit < 8; ++bit) {
        if (const auto usage = static_cast<Usage>(1U << bit); marks.has(usage)) {
            add(usageName(usage));
        }
    }
    return text.empty() ? text : '{' + text + '}';
}

/// An entry on one line, for comparisons: `word{m} (noun) /ipa/ pl. plural: translation{f}, … = definition ~ synonym
/// « example → translation # label | next sense > reference ; etymology`.
inline std::string entryText(const crossgloss::DictionaryEntry& entry)
{
    using namespace crossgloss;
    std::string text = entry.headword + marksText(entry.marks);
    if (entry.pos != PartOfSpeech::Unknown) {
        text.append(" (").append(partOfSpeechName(entry.pos)).append(")");
    }
    for (const std::string& sound : entry.pronunciations) {
        text += " /" + sound + '/';
    }
    if (!entry.plural.empty()) {
        text += " pl. " + entry.plural;
    }
    text += ':';
    const char* separator = "";
    for (const Sense& sense : entry.senses) {
        text += separator;
        separator = " |";
        const char* comma = " ";
        for (const Translation& translation : sense.translations) {
            text += comma + translation.word + marksText(translation.marks);
            comma = ", ";
        }
        for (const std::string& definition : sense.definitions) {
            text += " = " + definition;
        }
        for (const std::string& synonym : sense.synonyms) {
            text += " ~ " + synonym;
        }
        for (const Example& example : sense.examples) {
            text += " « " + example.text + (example.translation.empty() ? "" : " → " + example.translation);
        }
        text += sense.label.empty() ? "" : " # " + sense.label;
    }
    for (const std::string& reference : entry.references) {
        text += " > " + reference;
    }
    return entry.etymology.empty() ? text : text + " ; " + entry.etymology;
}
