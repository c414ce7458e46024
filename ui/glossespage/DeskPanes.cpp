#include "glossespage/DeskPanes.h"

#include "common/Layouts.h"
#include "common/Theme.h"

#include <QEvent>
#include <QScrollArea>
#include <QSettings>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>

namespace crossgloss {

DeskPanes::DeskPanes(QWidget* queue, QWidget* cards, QWidget* bar, QWidget* candidates, QWidget* review,
                     QWidget* parent)
    : Retranslated(parent)
    , m_queue(queue)
    , m_review(review)
    , m_side(new QTabWidget(this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_centre(new QSplitter(Qt::Vertical, this))
    , m_cardScroll(new QScrollArea(this))
{
    auto* pair = new QWidget(this);
    auto* pairLayout = columnIn(pair, {}, 8);
    m_cardScroll->setWidgetResizable(true);
    m_cardScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_cardScroll->setWidget(cards);
    pairLayout->addWidget(m_cardScroll, 1);
    pairLayout->addWidget(bar);
    m_centre->setChildrenCollapsible(false);
    m_centre->setHandleWidth(10);
    m_centre->addWidget(pair);
    m_centre->addWidget(candidates);
    m_centre->setStretchFactor(0, 1);
    m_centre->setStretchFactor(1, 1);
    m_centre->setSizes({410, 240});
    m_side->tabBar()->setObjectName(QStringLiteral("deskTabs"));
    m_side->setDocumentMode(true);
    m_side->tabBar()->setDrawBase(false);
    m_side->setTabBarAutoHide(true);
    m_side->addTab(m_queue, QString());
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(14);
    m_splitter->addWidget(m_side);
    m_splitter->addWidget(m_centre);
    m_splitter->addWidget(m_review);
    m_splitter->setStretchFactor(0, 4);
    m_splitter->setStretchFactor(1, 5);
    m_splitter->setStretchFactor(2, 2);
    m_splitter->setSizes({360, 470, 205});
    auto* layout = columnIn(this);
    layout->addWidget(m_splitter);
    connect(&Theme::instance(), &Theme::changed, this, &DeskPanes::adapt);
    retranslate();
    adapt();
}

void DeskPanes::showQueue()
{
    m_side->setCurrentWidget(m_queue);
}

void DeskPanes::adapt()
{
    const Theme& theme = Theme::instance();
    // Small enough for small screens at large text; the splitters give what there is.
    m_review->setMinimumWidth(theme.scaled(180));
    m_cardScroll->setMinimumHeight(theme.scaled(90));
    arrange();
}

void DeskPanes::arrange()
{
    const bool narrow = width() < Theme::instance().scaled(950);
    if (narrow == m_narrow) {
        return;
    }
    const bool focused = m_review->isAncestorOf(focusWidget());
    if (isVisible()) {
        m_states[m_narrow ? 1 : 0] = m_splitter->saveState();
    }
    m_narrow = narrow;
    if (narrow) {
        m_side->addTab(m_review, QString());
    } else {
        m_splitter->addWidget(m_review);
        m_review->show();
    }
    if (!m_splitter->restoreState(m_states[narrow ? 1 : 0])) {
        m_splitter->setSizes(narrow ? QList<int>{410, 590} : QList<int>{360, 470, 205});
    }
    if (narrow && focused) {
        m_side->setCurrentWidget(m_review);
    }
    retranslate();
}

void DeskPanes::saveSession(QSettings& settings) const
{
    settings.setValue(QStringLiteral("panes"), m_narrow ? m_states[0] : m_splitter->saveState());
    settings.setValue(QStringLiteral("twoPanes"), m_narrow ? m_splitter->saveState() : m_states[1]);
    settings.setValue(QStringLiteral("centre"), m_centre->saveState());
}

void DeskPanes::restoreSession(QSettings& settings)
{
    m_states[0] = settings.value(QStringLiteral("panes")).toByteArray();
    m_states[1] = settings.value(QStringLiteral("twoPanes")).toByteArray();
    m_splitter->restoreState(m_states[m_narrow ? 1 : 0]);
    m_centre->restoreState(settings.value(QStringLiteral("centre")).toByteArray());
}

void DeskPanes::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void DeskPanes::retranslate()
{
    m_side->setTabText(0, tr("Queue"));
    if (m_narrow) {
        m_side->setTabText(1, tr("Review"));
    }
}

} // namespace crossgloss
