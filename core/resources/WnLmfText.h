#pragma once

#include "resources/Dictionary.h"

#include <string>
#include <string_view>

namespace crossgloss {

// What reader and writer of WN-LMF must agree on.

/// Remark on a lexicon whose synset ids, once the lexicon's own is taken off their front, are those of the wordnet that
/// was written. Published files do not say so: there an id is kept whole, so that it never joins by accident.
inline constexpr std::string_view localIdsNote = "Synset ids without the lexicon's are those of the original wordnet";

/// n v a r s t c p x u → part of speech; Unknown for x, u and what is no such letter.
PartOfSpeech partOfSpeechFromLetter(std::string_view letter);
/// The letter that says most of @p pos. Proper nouns are n; pronouns, interjections, numerals, determiners, particles and
/// affixes are x, which reads back as Unknown.
char partOfSpeechLetter(PartOfSpeech pos);

/// "00001740-n": eight digits and n, v, a or r, as the Open Multilingual Wordnet writes offsets of Princeton 3.0.
bool isOffsetId(std::string_view id);

/// Blanks at both ends go; a run of blanks with a line break or tab in it becomes one space, for files indent their texts.
std::string withoutLayout(std::string_view text);

/// withoutLayout(), and what XML cannot hold (control characters, bytes that are no UTF-8) becomes U+FFFD.
std::string cleanForXml(std::string_view text);

/// @p id as part of an XML name: what cannot stand in one is written _xHHHH_ (or _xHHHHHHHH_), as XML tools do elsewhere.
std::string encodeName(std::string_view id);
/// Undoes encodeName(), which is one-to-one on well-formed UTF-8.
std::string decodeName(std::string_view name);

} // namespace crossgloss
