#include "common/FoldedSettings.h"

#include "common/Layouts.h"
#include "common/SettingsForm.h"

#include <QToolButton>

namespace crossgloss {

FoldedSettings::FoldedSettings(QWidget* parent)
    : Retranslated(parent), m_button(new QToolButton(this)), m_fields(new QWidget(this)),
      m_form(new SettingsForm(m_fields))
{
    m_button->setCheckable(true);
    m_button->setFocusPolicy(Qt::TabFocus);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_fields->hide();
    auto* layout = columnIn(this, {}, 12);
    layout->addWidget(m_button, 0, Qt::AlignLeading);
    layout->addWidget(m_fields);
    connect(m_button, &QToolButton::toggled, this, [this](bool open) {
        m_fields->setVisible(open);
        retranslate();
    });
    retranslate();
}

bool FoldedSettings::isOpen() const
{
    return m_button->isChecked();
}

void FoldedSettings::setOpen(bool open)
{
    m_button->setChecked(open);
}

void FoldedSettings::retranslate()
{
    m_button->setText(isOpen() ? tr("Fewer settings") : tr("More settings"));
}

} // namespace crossgloss
