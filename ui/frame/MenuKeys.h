#pragma once

#include <QObject>

class QMenuBar;

namespace crossgloss {

/// Alt and the letter of a menu open that menu, whatever field of a page has the same letter underlined. Translations
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
