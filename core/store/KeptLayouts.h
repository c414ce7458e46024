#pragma once

#include "store/Workspace.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace crossgloss {

/// A layout of the Map page as the user database holds it: what was asked for and where the points are, without their vectors.
struct StoredLayout {
    std::string name;                  ///< unique
    std::string made;                  ///< UTC, ISO 8601; given by addLayout()
    std::string method;                ///< name of the command line
    std::string about;                 ///< data, in a line
    std::size_t points = 0;
    std::string request;               ///< JSON
    std::string stages;                ///< JSON: figures of each stage
    std::vector<float> coordinates;    ///< stage after stage, points × 2 each
};

/// All of them by name, without requests, stages and coordinates.
std::vector<StoredLayout> storedLayouts(const Workspace& workspace);
/// One, whole. @throws Error when there is none of that name, or its coordinates are cut off or no finite numbers.
StoredLayout storedLayout(const Workspace& workspace, const std::string& name);
/// @throws NameTakenError when there is one of the name, unless @p replace; Error when the name cannot be one.
void addLayout(Workspace& workspace, StoredLayout layout, bool replace);
/// @return what was removed, so that it can be added again. @throws Error when there is none.
StoredLayout removeLayout(Workspace& workspace, const std::string& name);

} // namespace crossgloss
