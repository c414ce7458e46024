#include "frame/Rail.h"

#include "common/Icons.h"
#include "common/Theme.h"

#include <QButtonGroup>
#include <QToolButton>
#include <QVBoxLayout>

namespace crossgloss {

Rail::Rail(QWidget* parent) : QWidget(parent), m_layout(new QVBoxLayout(this)), m_group(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("rail"));
    m_layout->setContentsMargins(8, 16, 8, 8);
    m_layout->setSpacing(4);
    m_layout->addStretch();
    connect(m_group, &QButtonGroup::idClicked, this, [this](int id) { Q_EMIT chosen(static_cast<PageId>(id)); });
    connect(&Theme::instance(), &Theme::changed, this, &Rail::adaptSizes);
}

void Rail::addPage(PageId id, const QString& icon)
{
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("rail-%1").arg(static_cast<int>(id)));
    button->setIcon(themedIcon(icon));
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_group->addButton(button, static_cast<int>(id));
    m_layout->insertWidget(m_layout->count() - 1, button);
    m_buttons.insert(id, button);
    adaptSizes();
}

void Rail::setTitle(PageId id, const QString& title)
{
    if (QToolButton* button = m_buttons.value(id)) {
        button->setText(title);
        button->setToolTip(tr("%1 (Ctrl+%2)").arg(title, QString::number(static_cast<int>(id))));
        button->setAccessibleName(title);
    }
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
        button->setIconSize(QSize(theme.scaled(24), theme.scaled(24)));
        widest = qMax(widest, button->fontMetrics().horizontalAdvance(button->text()) + theme.scaled(16));
    }
    setFixedWidth(widest + 16);
}

} // namespace crossgloss
