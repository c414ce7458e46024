#pragma once

#include "store/Workspace.h"

namespace crossgloss {

/// Imports once more what an earlier version indexed in a way that is known to be wrong (the schema's migrations mark it),
/// each resource from where it was read, with its name and languages. What cannot be read there stays as it is, and is
/// told once, in @p report and with the resource. Installed dictionaries are importInstalled()'s own. @throws Cancelled,
/// Error when the workspace cannot be written.
void importMarkedAgain(Workspace& workspace, Workspace::InstalledReport& report, Progress& progress);

} // namespace crossgloss
