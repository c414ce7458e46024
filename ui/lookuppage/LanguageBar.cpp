#include "lookuppage/LanguageBar.h"

#include "common/FlowLayout.h"
#include "common/Icons.h"
#include "common/LanguageNames.h"
#include "common/Theme.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace crossgloss {

namespace {

bool holds(const std::vector<std::string>& codes, const QString& code)
{
    return std::find(codes.begin(), codes.end(), code.toStdString()) != codes.end();
}

} // namespace

LanguageBar::LanguageBar(QWidget* parent)
    : Retranslated(parent)
    , m_layout(new FlowLayout(this, 8))
    , m_fromLabel(new QLabel(this))
    , m_fromBox(new QComboBox(this))
    , m_toLabel(new QLabel(this))
    , m_add(new QToolButton(this))
    , m_addMenu(new QMenu(m_add))
    , m_swap(new QToolButton(this))
{
    m_fromLabel->setProperty("role", "muted");
    m_toLabel->setProperty("role", "muted");
    m_fromLabel->setBuddy(m_fromBox);
    m_toLabel->setBuddy(m_add);
    m_fromBox->setObjectName(QStringLiteral("fromLanguage"));
    m_fromBox->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_add->setIcon(themedIcon(QStringLiteral("plus")));
    m_add->setObjectName(QStringLiteral("addLanguage"));
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setMenu(m_addMenu);
    m_add->setFocusPolicy(Qt::TabFocus);
    m_swap->setIcon(themedIcon(QStringLiteral("swap")));
    m_swap->setObjectName(QStringLiteral("swapLanguages"));
    m_swap->setFocusPolicy(Qt::TabFocus);
    m_layout->addWidget(m_fromLabel);
    m_layout->addWidget(m_fromBox);
    m_layout->addWidget(m_toLabel);
    m_layout->addWidget(m_add);
    m_layout->addWidget(m_swap);
    connect(m_fromBox, &QComboBox::activated, this, &LanguageBar::chooseFrom);
    connect(m_swap, &QToolButton::clicked, this, &LanguageBar::swap);
    connect(&Theme::instance(), &Theme::changed, this, &LanguageBar::adaptSizes);
    retranslate();
}

void LanguageBar::setAvailable(const std::vector<std::string>& descriptions, const std::vector<std::string>& answers)
{
    m_descriptions = descriptions;
    m_answers = answers;
    setLanguages(m_from, m_to);
}

void LanguageBar::setLanguages(const QString& from, const QStringList& to)
{
    QString newFrom = from;
    if (!holds(m_descriptions, newFrom)) {
        newFrom = holds(m_descriptions, m_from) ? m_from
                  : m_descriptions.empty()      ? QString()
                                                : QString::fromStdString(m_descriptions.front());
    }
    QStringList newTo;
    for (const QString& code : to) {
        if (holds(m_answers, code) && !newTo.contains(code) && newTo.size() < maximumTargets) {
            newTo.append(code);
        }
    }
    for (const std::string& code : m_answers) {
        if (newTo.isEmpty() && (code != newFrom.toStdString() || m_answers.size() == 1)) {
            newTo.append(QString::fromStdString(code));
        }
    }
    const bool isNew = newFrom != m_from || newTo != m_to;
    m_from = newFrom;
    m_to = newTo;
    rebuild();
    if (isNew) {
        Q_EMIT changed();
    }
}

bool LanguageBar::canSwap() const
{
    return holds(m_answers, m_from)
           && std::any_of(m_to.begin(), m_to.end(),
                          [this](const QString& code) { return code != m_from && holds(m_descriptions, code); });
}

void LanguageBar::swap()
{
    if (!canSwap()) {
        return;
    }
    QStringList to = m_to;
    to.removeAll(m_from);
    const auto place = std::find_if(to.begin(), to.end(),
                                    [this](const QString& code) { return holds(m_descriptions, code); });
    const QString from = *place;
    *place = m_from;
    setLanguages(from, to);
}

void LanguageBar::chooseFrom(int index)
{
    setLanguages(m_fromBox->itemData(index).toString(), m_to);
}

void LanguageBar::toggleTarget(const QString& code)
{
    QStringList to = m_to;
    if (!to.removeOne(code)) {
        to.append(code);
    }
    if (!to.isEmpty()) {
        setLanguages(m_from, to);
    }
}

void LanguageBar::rebuild()
{
    const QSignalBlocker blocker(m_fromBox);
    m_fromBox->clear();
    for (const QString& code : sortedByName(m_descriptions)) {
        m_fromBox->addItem(displayLanguage(code), code);
    }
    m_fromBox->setCurrentIndex(m_fromBox->findData(m_from));

    const bool chipHadFocus = std::any_of(m_chips.begin(), m_chips.end(), [](const QToolButton* c) { return c->hasFocus(); });
    for (QToolButton* chip : std::as_const(m_chips)) {
        m_layout->removeWidget(chip);
        chip->hide();
        chip->deleteLater();
    }
    m_chips.clear();
    QWidget* previous = m_fromBox;
    for (const QString& code : std::as_const(m_to)) {
        auto* chip = new QToolButton(this);
        chip->setProperty("role", "chip");
        chip->setProperty("active", true);
        chip->setObjectName(QStringLiteral("target-") + code);
        chip->setText(displayLanguage(code));
        chip->setFocusPolicy(Qt::TabFocus);
        if (m_to.size() > 1) {
            chip->setIcon(themedIcon(QStringLiteral("close")));
            chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
            chip->setLayoutDirection(layoutDirection() == Qt::RightToLeft ? Qt::LeftToRight : Qt::RightToLeft);
            chip->setToolTip(tr("Leave out %1").arg(displayLanguage(code)));
            connect(chip, &QToolButton::clicked, this, [this, code] { toggleTarget(code); });
        } else {
            chip->setToolTip(tr("Answers in %1").arg(displayLanguage(code)));
            connect(chip, &QToolButton::clicked, m_add, &QToolButton::showMenu);
        }
        chip->setAccessibleName(chip->toolTip());
        m_layout->insertWidget(3 + static_cast<int>(m_chips.size()), chip);
        m_chips.append(chip);
        setTabOrder(previous, chip);
        previous = chip;
        chip->show();
    }
    setTabOrder(previous, m_add);
    setTabOrder(m_add, m_swap);
    if (chipHadFocus) {
        m_add->setFocus();
    }
    m_swap->setEnabled(canSwap());
    adaptSizes();
    rebuildMenu();
    updateGeometry();
}

void LanguageBar::adaptSizes()
{
    const int size = Theme::instance().scaled(12);
    for (QToolButton* chip : std::as_const(m_chips)) {
        chip->setIconSize({size, size});
    }
}

void LanguageBar::rebuildMenu()
{
    m_addMenu->clear();
    for (const QString& code : sortedByName(m_answers)) {
        QAction* action = m_addMenu->addAction(displayLanguage(code));
        action->setCheckable(true);
        action->setChecked(m_to.contains(code));
        action->setEnabled(m_to.contains(code) ? m_to.size() > 1 : m_to.size() < maximumTargets);
        action->setData(code);
        connect(action, &QAction::triggered, this, [this, code] { toggleTarget(code); });
    }
}

void LanguageBar::retranslate()
{
    m_fromLabel->setText(tr("&from"));
    m_fromBox->setAccessibleName(tr("Language of the description"));
    m_fromBox->setToolTip(tr("Language of the description"));
    m_toLabel->setText(tr("t&o"));
    m_add->setToolTip(tr("Choose the languages of the answers"));
    m_add->setAccessibleName(tr("Choose the languages of the answers"));
    m_swap->setToolTip(tr("Swap the languages (F4)"));
    m_swap->setAccessibleName(tr("Swap the languages"));
    rebuild();
}

} // namespace crossgloss
