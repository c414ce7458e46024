#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;
class QWidget;

namespace crossgloss {

/// What can be done with a dictionary that look-ups draw on; on while the Library shows one.
class DictionaryActions : public QObject
{
    Q_OBJECT

public:
    explicit DictionaryActions(QWidget* window);

    QAction* use;      ///< checked while the dictionary is switched on
    QAction* moveUp;
    QAction* moveDown;
    QAction* group;

    const QList<QAction*>& all() const { return m_all; }
    void retranslate();

private:
    QAction* make(const char* icon, const QKeySequence& shortcut);

    QWidget* m_window;
    QList<QAction*> m_all;
};

} // namespace crossgloss
