#include "frame/MenuKeys.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QShortcutEvent>
#include <QWidget>

namespace crossgloss {

namespace {

/// What stands before the shortcut's column.
QString label(const QString& text)
{
    return text.section(QLatin1Char('\t'), 0, 0);
}

/// Place of the letter behind a single "&"; −1 where there is none.
qsizetype chosenPlace(const QString& text)
{
    for (qsizetype at = text.indexOf(QLatin1Char('&')); at >= 0 && at + 1 < text.size();
         at = text.indexOf(QLatin1Char('&'), at + 2)) {
        if (text.at(at + 1) != QLatin1Char('&')) {
            return at + 1;
        }
    }
    return -1;
}

/// Places of letters in the order in which they are tried: beginnings of words, then the others.
QList<qsizetype> placesToTry(const QString& text)
{
    QList<qsizetype> first;
    QList<qsizetype> other;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text.at(i).isLetterOrNumber()) {
            const bool begins = i == 0 || !text.at(i - 1).isLetterOrNumber();
            (begins ? first : other).append(i);
        }
    }
    return first + other;
}

} // namespace

void giveLetters(QMenu& menu)
{
    QSet<QChar> taken;
    QList<QAction*> waiting;
    for (QAction* action : menu.actions()) {
        if (action->menu()) {
            giveLetters(*action->menu());
        }
        if (action->isSeparator() || !action->isVisible()) {
            continue;
        }
        const QString text = label(action->text());
        const qsizetype place = chosenPlace(text);
        const QChar letter = place < 0 ? QChar() : text.at(place).toUpper();
        if (place >= 0 && !taken.contains(letter)) {
            taken.insert(letter);
        } else if (place >= 0) {
            waiting.append(action);
        }
    }
    for (QAction* action : waiting) {
        QString text = action->text();
        text.remove(chosenPlace(text) - 1, 1);
        for (const qsizetype place : placesToTry(label(text))) {
            if (!taken.contains(text.at(place).toUpper())) {
                taken.insert(text.at(place).toUpper());
                text.insert(place, QLatin1Char('&'));
                break;
            }
        }
        action->setText(text);
    }
}

MenuKeys::MenuKeys(QMenuBar* bar) : QObject(bar), m_bar(bar)
{
    for (const QAction* action : bar->actions()) {
        if (QMenu* menu = action->menu()) {
            connect(menu, &QMenu::aboutToShow, this, [menu] { giveLetters(*menu); });
        }
    }
    QCoreApplication::instance()->installEventFilter(this);
}

bool MenuKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Shortcut || watched == m_bar) {
        return false;
    }
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || widget->window() != m_bar->window()) {
        return false;
    }
    const QKeySequence key = static_cast<QShortcutEvent*>(event)->key();
    for (QAction* action : m_bar->actions()) {
        if (action->isVisible() && action->isEnabled() && QKeySequence::mnemonic(action->text()) == key) {
            m_bar->setActiveAction(action);
            return true;
        }
    }
    return false;
}

} // namespace crossgloss
