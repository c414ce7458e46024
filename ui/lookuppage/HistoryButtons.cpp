#include "lookuppage/HistoryButtons.h"

#include "common/Icons.h"
#include "common/Layouts.h"
#include "lookuppage/HistoryTexts.h"
#include "lookuppage/LookupHistory.h"

#include <QCoreApplication>
#include <QEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolButton>

namespace crossgloss {

namespace {

constexpr qsizetype maxMenuLength = 20;

} // namespace

HistoryButtons::HistoryButtons(const LookupHistory& history, QWidget* page)
    : Retranslated(page), m_history(history), m_page(page), m_back(new QToolButton(this)),
      m_forward(new QToolButton(this))
{
    auto* layout = rowIn(this, {}, 8);
    const auto add = [&](QToolButton* button, const char* name, int direction) {
        button->setObjectName(QLatin1String(name));
        button->setIcon(themedIcon(QLatin1String(name)));
        auto* menu = new QMenu(button);
        button->setMenu(menu);
        button->setPopupMode(QToolButton::DelayedPopup);
        button->setContextMenuPolicy(Qt::CustomContextMenu);
        layout->addWidget(button);
        connect(menu, &QMenu::aboutToShow, this, [this, menu, direction] { fill(menu, direction); });
        connect(button, &QWidget::customContextMenuRequested, button, &QToolButton::showMenu);
        connect(button, &QToolButton::clicked, this, [this, direction] { Q_EMIT goRequested(direction); });
    };
    add(m_back, "back", -1);
    add(m_forward, "forward", 1);
    QCoreApplication::instance()->installEventFilter(this);
    refresh();
    retranslate();
}

void HistoryButtons::refresh()
{
    m_back->setEnabled(m_history.canGoBack());
    m_forward->setEnabled(m_history.canGoForward());
}

void HistoryButtons::fill(QMenu* menu, int direction)
{
    menu->clear();
    const QList<HistoryEntry> steps = direction < 0 ? m_history.behind() : m_history.ahead();
    for (qsizetype i = 0; i < qMin(steps.size(), maxMenuLength); ++i) {
        QAction* action = menu->addAction(historyMenuText(steps.at(i)));
        action->setToolTip(historyLanguages(steps.at(i)));
        connect(action, &QAction::triggered, this,
                [this, distance = direction * static_cast<int>(i + 1)] { Q_EMIT goRequested(distance); });
    }
}

bool HistoryButtons::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::MouseButtonPress && event->type() != QEvent::MouseButtonDblClick) {
        return false;
    }
    const Qt::MouseButton button = static_cast<QMouseEvent*>(event)->button();
    const auto* widget = qobject_cast<QWidget*>(watched);
    if ((button != Qt::BackButton && button != Qt::ForwardButton) || !widget || !m_page->isVisible() ||
        (widget != m_page && !m_page->isAncestorOf(widget)) || (m_leftOut && m_leftOut->isAncestorOf(widget))) {
        return false;
    }
    Q_EMIT goRequested(button == Qt::BackButton ? -1 : 1);
    return true;
}

void HistoryButtons::retranslate()
{
    m_back->setToolTip(tr("Back (Alt+Left); hold for the list"));
    m_back->setAccessibleName(tr("Back"));
    m_forward->setToolTip(tr("Forward (Alt+Right); hold for the list"));
    m_forward->setAccessibleName(tr("Forward"));
}

} // namespace crossgloss
