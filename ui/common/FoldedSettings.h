#pragma once

#include "common/Retranslated.h"

#include <QWidget>

class QToolButton;

namespace crossgloss {

class SettingsForm;

/// Settings that are seldom changed, folded away under a button.
class FoldedSettings : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit FoldedSettings(QWidget* parent = nullptr);

    SettingsForm& form() { return *m_form; }
    bool isOpen() const;
    void setOpen(bool open);

private:
    void retranslate() override;

    QToolButton* m_button;
    QWidget* m_fields;
    SettingsForm* m_form;
};

} // namespace crossgloss
