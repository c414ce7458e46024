#pragma once

#include <QObject>

class QMenu;
class QMenuBar;

namespace crossgloss {

/// Gives each entry of a menu and of its submenus an underlined letter that no other entry of the same menu has: the one
/// that its text chooses where it is the first to choose it, else the first letter of a word, else any. An entry for which
/// none is left has none.
void giveLetters(QMenu& menu);

/// Menus get letters of their own (giveLetters) whenever they open. Alt and the letter of a menu open that menu, whatever field of a page has the same letter underlined. Translations
/// choose letters freely, and the fields on show change; the menus are always there.
class MenuKeys : public QObject {
    Q_OBJECT

public:
    explicit MenuKeys(QMenuBar* bar);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QMenuBar* m_bar;
};

} // namespace crossgloss
