#pragma once

#include "base/Progress.h"
#include "resources/WordPairs.h"
#include "store/Workspace.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// A dictionary that translates between the languages of two wordnets.
struct LinkingDictionary {
    std::string name;                  ///< in the workspace; empty = installed on the system and not imported
    std::string title;
    std::filesystem::path index;       ///< of one that is not imported: dictd
    std::uint64_t entries = 0;         ///< 0 = not known before it is read

    friend bool operator==(const LinkingDictionary&, const LinkingDictionary&) = default;
};

/// The dictionaries and lexicons of the workspace, and what else is installed on the system (dictd), between two
/// languages in either direction, by title. Wordnets are not among them: one that is to be linked would propose what is
/// to be found.
std::vector<LinkingDictionary> linkingDictionaries(const Workspace& workspace, std::string_view from,
                                                   std::string_view to);

/// What they translate, as words of @p from and @p to, each pair once.
/// @throws Error when one is no longer there or cannot be read; Cancelled.
std::vector<WordPair> translationsOf(const Workspace& workspace, std::span<const LinkingDictionary> dictionaries,
                                     std::string_view from, std::string_view to, Progress& progress);

} // namespace crossgloss
