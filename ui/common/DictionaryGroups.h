#pragma once

#include <QStringList>

namespace crossgloss {

class Backend;

/// Names of the groups of dictionaries in order; none where the user's choices cannot be read. On worker threads only.
QStringList dictionaryGroups(Backend& backend);

} // namespace crossgloss
