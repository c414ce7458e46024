#include "helpwindow/KeyTables.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>

namespace crossgloss {

namespace {

QString plain(QString text)
{
    text.remove(QLatin1Char('&'));
    static const QRegularExpression marks(QStringLiteral("([\\\\`*_{}\\[\\]<>#|~])"));
    return text.replace(marks, QStringLiteral("\\\\1"));
}

QString rowsOf(const QMenu& menu)
{
    QString rows;
    for (const QAction* action : menu.actions()) {
        if (action->menu()) {
            rows += rowsOf(*action->menu());
            continue;
        }
        QStringList keys;
        for (const QKeySequence& sequence : action->shortcuts()) {
            keys.append(plain(sequence.toString(QKeySequence::NativeText)));
        }
        if (!keys.isEmpty()) {
            rows += QStringLiteral("| %1 | %2 |\n").arg(keys.join(QStringLiteral(", ")), plain(action->text()));
        }
    }
    return rows;
}

} // namespace

QString keyTables(const QMenuBar& menus)
{
    const auto text = [](const char* source) { return QCoreApplication::translate("KeyTables", source); };
    QString tables;
    for (const QAction* top : menus.actions()) {
        const QString rows = top->menu() ? rowsOf(*top->menu()) : QString();
        if (!rows.isEmpty()) {
            tables += QStringLiteral("## %1\n\n| %2 | %3 |\n| :-- | :-- |\n%4\n")
                          .arg(plain(top->text()), text(QT_TRANSLATE_NOOP("KeyTables", "Keys")),
                               text(QT_TRANSLATE_NOOP("KeyTables", "What they do")), rows);
        }
    }
    return tables;
}

} // namespace crossgloss
