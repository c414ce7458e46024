#pragma once

#include "common/AlignmentService.h"

#include <filesystem>
#include <memory>

namespace crossgloss {

/// A wordnet: a file (OMW .tab, WN-LMF, a folder of Princeton's database), or the installed Princeton WordNet.
struct WordnetChoice {
    std::filesystem::path file;
    bool installedPrinceton = false;

    bool empty() const { return file.empty() && !installedPrinceton; }
};

/// What glosses of two languages are compared by: two wordnets, word vectors of their languages, and how these come
/// into one space.
struct GlossMaterials {
    WordnetChoice sourceWordnet;
    WordnetChoice targetWordnet;
    SpaceChoice sourceVectors;
    SpaceChoice targetVectors;
    std::filesystem::path map;         ///< empty = the spaces are aligned already, or @ref alignment
    std::shared_ptr<const AlignedSpaces> alignment;    ///< of the Align page
};

} // namespace crossgloss
