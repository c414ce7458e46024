#include "common/SettingsForm.h"

#include <QLabel>
#include <QSpinBox>

namespace crossgloss {

SettingsForm::SettingsForm(QWidget* parent) : QFormLayout(parent)
{
    setHorizontalSpacing(16);
    setVerticalSpacing(8);
    setFieldGrowthPolicy(AllNonFixedFieldsGrow);
}

void SettingsForm::addField(QWidget* field)
{
    auto* label = new QLabel;
    label->setBuddy(field->focusProxy() ? field->focusProxy() : field);
    addRow(label, field);
}

void SettingsForm::nameFields(const QList<QPair<QWidget*, QString>>& names)
{
    for (const auto& [field, name] : names) {
        static_cast<QLabel*>(labelForField(field))->setText(name);
        field->setAccessibleName(QString(name).remove(QLatin1Char('&')));
    }
}

void SettingsForm::setFieldEnabled(QWidget* field, bool enabled)
{
    field->setEnabled(enabled);
    labelForField(field)->setEnabled(enabled);
}

QSpinBox* numberField(QWidget* parent, const char* name, int least, int most, int value)
{
    auto* box = new QSpinBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setRange(least, most);
    box->setValue(value);
    box->setGroupSeparatorShown(true);
    return box;
}

} // namespace crossgloss
