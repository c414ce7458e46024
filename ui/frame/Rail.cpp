#include "frame/Rail.h"

#include "common/Icons.h"
#include "common/Theme.h"
#include "frame/PageCatalogue.h"

#include <QButtonGroup>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace crossgloss {

namespace {

/// Icons alone stand closer together, and do not grow with the largest texts.
void setStyleOf(QToolButton& button, Qt::ToolButtonStyle style)
{
    const bool compact = style == Qt::ToolButtonIconOnly;
    button.setToolButtonStyle(style);
    const int size = compact ? qMin(Theme::instance().scaled(24), 36) : Theme::instance().scaled(24);
    button.setIconSize({size, size});
    if (button.property("compact").toBool() != compact) {
        button.setProperty("compact", compact);
        button.style()->unpolish(&button);
        button.style()->polish(&button);
        button.updateGeometry();
    }
}

} // namespace

Rail::Rail(QWidget* parent) : QWidget(parent), m_layout(new QVBoxLayout(this)), m_group(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("rail"));
    m_layout->setContentsMargins(8, 16, 8, 8);
    m_layout->setSpacing(4);
    m_layout->addStretch();
    for (const PageEntry& page : pageCatalogue()) {
        addPage(page);
    }
    connect(m_group, &QButtonGroup::idClicked, this, [this](int id) { Q_EMIT chosen(static_cast<PageId>(id)); });
    connect(&Theme::instance(), &Theme::changed, this, &Rail::adaptSizes);
}

void Rail::addPage(const PageEntry& page)
{
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String("rail-") + QLatin1String(page.key));
    button->setIcon(themedIcon(QLatin1String(page.icon)));
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_group->addButton(button, static_cast<int>(page.id));
    m_layout->insertWidget(m_layout->count() - 1, button);
    m_buttons.insert(page.id, button);
}

void Rail::retranslate()
{
    for (const PageEntry& page : pageCatalogue()) {
        QToolButton* button = m_buttons.value(page.id);
        const QString title = pageTitle(page.id);
        button->setText(title);
        button->setToolTip(tr("%1 (%2)", "page and its shortcut")
                               .arg(title, QKeySequence(page.shortcut).toString(QKeySequence::NativeText)));
        button->setAccessibleName(title);
    }
    setAccessibleName(tr("Pages"));
    adaptSizes();
}

void Rail::setCurrent(PageId id)
{
    if (QToolButton* button = m_buttons.value(id)) {
        button->setChecked(true);
    }
}

void Rail::adaptSizes()
{
    const Theme& theme = Theme::instance();
    int widest = theme.scaled(76);
    for (QToolButton* button : std::as_const(m_buttons)) {
        widest = qMax(widest, button->fontMetrics().horizontalAdvance(button->text()) + theme.scaled(16));
    }
    m_fullWidth = widest + 16;
    m_fullHeight = heightWith(Qt::ToolButtonTextUnderIcon);
    m_leastHeight = heightWith(Qt::ToolButtonIconOnly);
    adaptStyle();
    updateGeometry();
}

int Rail::heightWith(Qt::ToolButtonStyle style)
{
    const QMargins margins = m_layout->contentsMargins();
    int height = margins.top() + margins.bottom();
    for (QToolButton* button : std::as_const(m_buttons)) {
        setStyleOf(*button, style);
        height += button->sizeHint().height() + m_layout->spacing();
    }
    return height;
}

void Rail::adaptStyle()
{
    const Qt::ToolButtonStyle style = height() < m_fullHeight ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextUnderIcon;
    for (QToolButton* button : std::as_const(m_buttons)) {
        setStyleOf(*button, style);
    }
    setFixedWidth(style == Qt::ToolButtonIconOnly ? Theme::instance().scaled(48) + 16 : m_fullWidth);
}

QSize Rail::minimumSizeHint() const
{
    return {0, m_leastHeight};
}

void Rail::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    adaptStyle();
}

} // namespace crossgloss
