#pragma once

#include "lookup/Lookup.h"
#include "store/DefinitionIndex.h"

#include <cstdint>
#include <string>
#include <unordered_set>
#include <vector>

namespace crossgloss {

/// Finds the installed definition that tells best why a word answers a description.
class Explainer {
public:
    /// @param snapshot may be null: then nothing is filled.
    Explainer(DefinitionIndex::Snapshot* snapshot, std::string_view text, const std::string& from);

    /// Fills definition and source with a known definition.
    void fill(LookupRow& row, std::uint32_t definition, std::int64_t resource);
    /// Fills them with the word's definition that shares most words with the description; one in the description's language
    /// is preferred, then English, then the word's own.
    void search(LookupRow& row);

private:
    DefinitionIndex::Snapshot* m_snapshot;
    std::string m_from;
    std::unordered_set<std::string> m_terms;
};

/// The word as dictionaries write it, where the vocabulary has only lower case (German nouns, names).
std::string dictionaryForm(DefinitionIndex::Snapshot& snapshot, const std::string& word, const std::string& language);

/// Definitions of a word, those in its own language first, in the user's order of the dictionaries.
std::vector<WordDetails::Gloss> glossesOf(DefinitionIndex::Snapshot& snapshot, const std::string& word,
                                          const std::string& language, std::size_t limit);

/// Translations that dictionaries give, up to @p limit a language, by language and falling share of the dictionaries.
std::vector<LookupRow> translationsOf(DefinitionIndex::Snapshot& snapshot, const std::string& word,
                                      const std::string& language, std::size_t limit);

} // namespace crossgloss
