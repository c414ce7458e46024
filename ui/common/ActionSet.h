#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>

class QWidget;

namespace crossgloss {

/// Actions with their texts and shortcuts: for the menu, the page and the list of shortcuts.
class ActionSet : public QObject {
    Q_OBJECT

public:
    /// In the order they were made in.
    const QList<QAction*>& all() const { return m_all; }
    virtual void retranslate() = 0;

protected:
    explicit ActionSet(QWidget* window);
    /// @param icon null for none.
    QAction* make(const char* icon, const QKeySequence& shortcut);

private:
    QList<QAction*> m_all;
};

} // namespace crossgloss
