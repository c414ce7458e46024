#include "common/WindowStyle.h"

#include <QLocale>
#include <QStyleFactory>

namespace crossgloss {

WindowStyle::WindowStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

int WindowStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* returned) const
{
    if (hint == SH_UnderlineShortcut && QLocale().script() == QLocale::ArabicScript) {
        return 0;
    }
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

} // namespace crossgloss
