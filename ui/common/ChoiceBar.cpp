#include "common/ChoiceBar.h"

#include "common/FlowLayout.h"
#include "common/Texts.h"

#include <QButtonGroup>
#include <QKeyEvent>
#include <QToolButton>

namespace crossgloss {

ChoiceBar::ChoiceBar(QWidget* parent) : QWidget(parent), m_group(new QButtonGroup(this))
{
    new FlowLayout(this, 6);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        QAbstractButton* button = m_group->button(id);
        setStyleProperty(button, "active", on);
        // One stop for Tab, whatever the number of positions.
        button->setFocusPolicy(on ? Qt::StrongFocus : Qt::ClickFocus);
        if (on) {
            Q_EMIT chosen(id);
        }
    });
}

void ChoiceBar::setChoices(const QList<QPair<int, QString>>& choices)
{
    const int before = m_group->checkedId();
    const bool hadFocus = m_group->checkedButton() && m_group->checkedButton()->hasFocus();
    bool same = m_group->buttons().size() == choices.size();
    for (const auto& [id, text] : choices) {
        same = same && m_group->button(id);
    }
    if (same) {
        for (const auto& [id, text] : choices) {
            m_group->button(id)->setText(text);
            m_group->button(id)->setAccessibleName(text);
        }
        return;
    }
    qDeleteAll(m_group->buttons());
    for (const auto& [id, text] : choices) {
        auto* button = new QToolButton(this);
        button->setProperty("role", "chip");
        button->setText(text);
        button->setAccessibleName(text);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::ClickFocus);
        m_group->addButton(button, id);
        layout()->addWidget(button);
        button->show();
    }
    if (!choices.isEmpty()) {
        QAbstractButton* chosenButton =
            m_group->button(before) ? m_group->button(before) : m_group->button(choices.first().first);
        chosenButton->setChecked(true);
        if (hadFocus) {
            chosenButton->setFocus();
        }
    }
}

int ChoiceBar::current() const
{
    return m_group->checkedId();
}

void ChoiceBar::choose(int id)
{
    if (QAbstractButton* button = m_group->button(id)) {
        button->setChecked(true);
    }
}

void ChoiceBar::keyPressEvent(QKeyEvent* event)
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    int step = 0;
    switch (event->key()) {
    case Qt::Key_Left: step = mirrored ? 1 : -1; break;
    case Qt::Key_Right: step = mirrored ? -1 : 1; break;
    case Qt::Key_Up: step = -1; break;
    case Qt::Key_Down: step = 1; break;
    default: QWidget::keyPressEvent(event); return;
    }
    const QList<QAbstractButton*> buttons = m_group->buttons();
    const qsizetype place = buttons.indexOf(m_group->checkedButton()) + step;
    if (place >= 0 && place < buttons.size()) {
        buttons.at(place)->setChecked(true);
        buttons.at(place)->setFocus();
    }
}

} // namespace crossgloss
