#pragma once

#include <QAction>
#include <QDialog>
#include <QList>

namespace crossgloss {

/// Every action with its shortcut, and the keys that lists and fields know.
class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    ShortcutsDialog(const QList<QAction*>& actions, QWidget* parent);

    /// Shows one, not modal; it goes when closed.
    static void open(const QList<QAction*>& actions, QWidget* parent);
};

} // namespace crossgloss
