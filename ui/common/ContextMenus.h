#pragma once

class QTableView;
class QWidget;

namespace crossgloss {

/// Menus of the right mouse button and the menu key. What they offer stands elsewhere too; they are the shorter way.

/// Copies the chosen rows, or the one cell, as text.
void addTableMenu(QTableView* table);
/// Copies what a plot shows as a picture.
void copyPicture(QWidget* plot);

} // namespace crossgloss
