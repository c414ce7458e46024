#pragma once

#include <QRect>
#include <QString>

class QApplication;
class QPoint;
class QWidget;

namespace crossgloss {

// Words, glosses, names, notes and paths come from files that others made. They are shown as they are written: nothing
// in them is markup, reads a file or marks a key.

/// Labels, and with them tool tips and message boxes, show plain text from now on: whatever asks for Qt::RichText
/// itself must escape what it did not write.
void showTextAsWritten(QApplication& application);

/// Plain text as a tool tip that breaks its lines instead of running over the screen, and ends where it would fill it;
/// empty for an empty one.
QString toolTipText(const QString& plain);
/// Shows @p plain as a tool tip at @p global; it goes when the mouse leaves @p area of @p widget.
void showToolTip(const QPoint& global, const QString& plain, QWidget* widget, const QRect& area = {});
void hideToolTip();

/// @p plain for menus, buttons and tabs, where a single & would mark a key.
QString withoutMnemonics(QString plain);
/// @p plain for titles, axes and legends of Qt Charts, which take all text for markup.
QString chartText(const QString& plain);

} // namespace crossgloss
