#pragma once

#include <QString>

class QMenuBar;

namespace crossgloss {

/// Every action of the menus that has keys, menu by menu, as Markdown: a heading and a table for each.
QString keyTables(const QMenuBar& menus);

} // namespace crossgloss
