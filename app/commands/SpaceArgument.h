#pragma once

#include "Session.h"

#include "resources/EmbeddingSpace.h"
#include "resources/WordPairs.h"

#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Word vectors as a command names them: a file, or a resource of the workspace.
struct SpaceArgument {
    EmbeddingSpace space;
    std::string name;                  ///< as maps and runs call it
    std::string language;              ///< canonical code; empty when nothing tells it
};

/// @param language what the command line says of it; empty = as the workspace says.
/// @throws Error when there is neither a file nor a resource of that name.
SpaceArgument openSpaceArgument(const std::string& text, const std::string& language, const Session& session);

/// Word pairs as a command names them: a file of pairs, or a dictionary, lexicon or wordnet of the workspace, for which
/// the languages must be known. @throws Error as above.
std::vector<WordPair> readPairsArgument(const std::string& text, std::string_view sourceLanguage,
                                        std::string_view targetLanguage, const Session& session);

} // namespace crossgloss
