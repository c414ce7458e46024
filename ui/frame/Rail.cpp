#include "frame/Rail.h"

#include "common/Icons.h"
#include "common/Theme.h"
#include "frame/PageCatalogue.h"

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
        button->setIconSize(QSize(theme.scaled(24), theme.scaled(24)));
        widest = qMax(widest, button->fontMetrics().horizontalAdvance(button->text()) + theme.scaled(16));
    }
    setFixedWidth(widest + 16);
}

} // namespace crossgloss
