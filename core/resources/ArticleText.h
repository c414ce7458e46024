#pragma once

#include "resources/Article.h"

#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

// Text helpers that the article parsers share.

/// Without spaces and tabs at both ends.
std::string_view trimmed(std::string_view text);
/// Runs of white space become one space, none at the ends.
std::string squeezed(std::string_view text);
std::vector<std::string_view> splitLines(std::string_view text);
/// Parts between @p separator outside of (), [], {} and <>, trimmed, empty ones left out. An opening bracket that is
/// never closed does not hide what follows.
std::vector<std::string_view> splitTopLevel(std::string_view text, std::string_view separator);
bool startsWithDigit(std::string_view text);

/// A word or phrase as it is shown: NFC, one space between words, no typographic hyphens and apostrophes, ligatures ĳ or
/// Cyrillic stress marks, no punctuation at its ends.
std::string cleanWord(std::string_view text);
/// An explanation as it is shown: NFC, one space between words, no wiki leftovers and [1] references.
std::string cleanDefinition(std::string_view text);
/// Takes out bracketed remarks that stand apart ("farce (comedy)"); what was inside goes to @p remarks.
/// Brackets within a word stay open for both spellings: their content is kept ("colo(u)r" → "colour").
std::string withoutRemarks(std::string_view text, std::vector<std::string>& remarks);
/// Takes out <tags>; their content goes to @p tags.
std::string withoutTags(std::string_view text, std::vector<std::string>& tags);

/// Appends @p word unless it is empty or there already.
void addUnique(std::vector<std::string>& words, std::string word);
/// The same; marks of one that is there already are joined.
void addUnique(std::vector<Translation>& translations, Translation translation);
/// Appends an example unless it is empty or there already.
void addExample(std::vector<Example>& examples, std::string text, std::string translation = {});
/// "a; b" from a and b.
void addLabel(std::string& label, std::string_view part);

/// Part of speech of a tag ("n, masc", "V Phras", "vt", "fem, n, sg"); Unknown when it names none.
PartOfSpeech partOfSpeechOfTag(std::string_view tag);
/// Part of speech as JMdict spells it out ("noun (common) (futsuumeishi)", "Ichidan verb"); Unknown when it is none.
PartOfSpeech partOfSpeechOfJmdict(std::string_view text);
/// The one that all tags agree on, else Unknown.
PartOfSpeech partOfSpeechOfTags(const std::vector<std::string>& tags);

/// One entry per headword, for the rest like @p shared; no entry without a sense.
std::vector<DictionaryEntry> entriesOf(const std::vector<std::string>& headwords, DictionaryEntry shared);
std::vector<DictionaryEntry> entriesOf(const std::vector<std::string>& headwords, PartOfSpeech pos,
                                       std::vector<Sense> senses);

} // namespace crossgloss
