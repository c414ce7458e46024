#pragma once

#include <QFormLayout>
#include <QList>
#include <QPair>

class QSpinBox;

namespace crossgloss {

/// A column of settings: fields with labels that lead to them by keyboard.
class SettingsForm : public QFormLayout {
    Q_OBJECT

public:
    explicit SettingsForm(QWidget* parent = nullptr);

    void addField(QWidget* field);
    /// Names fields of this form, on the label and for those who cannot see it; & stands before the shortcut's letter.
    void nameFields(const QList<QPair<QWidget*, QString>>& names);
    /// Enables or disables a field of this form and its label.
    void setFieldEnabled(QWidget* field, bool enabled);
};

/// A field for whole numbers, with separators of thousands. @param name object name.
QSpinBox* numberField(QWidget* parent, const char* name, int least, int most, int value);

} // namespace crossgloss
