#pragma once

#include "jobs/LayoutJob.h"
#include "store/KeptLayouts.h"

#include <memory>
#include <string>
#include <vector>

namespace crossgloss {

/// Keeps a layout in the workspace. @throws NameTakenError when there is one of the name, unless @p replace; Error.
void keepLayout(Workspace& workspace, const PointLayout& layout, const std::string& name, bool replace);

/// A kept layout over its points, which are read again. @throws Error when there is none, it is damaged, or what was laid out
/// has changed or is gone; Cancelled.
std::shared_ptr<const PointLayout> openLayout(JobContext& context, OpenedSentenceLists& lists, const std::string& name,
                                              Progress& progress);

} // namespace crossgloss
