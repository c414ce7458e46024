#pragma once

#include "resources/EmbeddingSpace.h"
#include "resources/WordPairs.h"
#include "store/Workspace.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// A resource of a workspace by its name. @throws Error when there is none.
Resource storedResource(const Workspace& workspace, const std::string& name);

/// Maps word vectors of the workspace. @throws Error when there are none of that name.
EmbeddingSpace openStoredSpace(const Workspace& workspace, const std::string& name);

/// Translations that a resource of the workspace states, as words of @p from and @p to, each pair once: of a lexicon or
/// a bilingual dictionary in either direction; of a wordnet the words that share a synset with those of the workspace's
/// wordnets of the other language. @param from,to canonical codes.
/// @throws Error when there is no such resource, or it has no pair of these languages.
std::vector<WordPair> storedWordPairs(const Workspace& workspace, const std::string& name, std::string_view from,
                                      std::string_view to);

/// A line of parallel text, of sentence pairs or of descriptions. Of the last, @ref first holds the answers, "a|b".
struct StoredLine {
    std::string first;
    std::string second;
    std::optional<double> score;       ///< of sentence pairs, where the file told one
};

/// The lines of such a resource, in its order. @throws Error when it is none of @p kinds.
std::vector<StoredLine> storedLines(const Workspace& workspace, const std::string& name,
                                    std::initializer_list<ResourceKind> kinds);

} // namespace crossgloss
