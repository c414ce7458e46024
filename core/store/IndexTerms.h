#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// The stems that a text is indexed and asked by: content words only (all words when there are no others), each once, in
/// order of appearance.
std::vector<std::string> contentStems(std::string_view text, std::string_view language);

/// The index terms of all words of a sentence, each once, separated by spaces.
std::string sentenceTerms(std::string_view text, std::string_view language);

/// How a stem stands in the index: languages never mix ("en_fruit").
std::string indexTerm(std::string_view stem, std::string_view language);

/// A headword or translation as it can be given for an answer: NFC, without notes in brackets, placeholders for objects
/// (sth., jdn., qc), the English "to " before verbs, feminine endings behind a slash and stray punctuation.
/// @return empty when nothing is left or when it is a paraphrase of more than four words rather than a word.
std::string cleanWord(std::string_view raw, std::string_view language);

/// A definition as it is kept and shown: NFC, one line, outer white space and list marks removed.
std::string tidyDefinition(std::string_view raw);

} // namespace crossgloss
