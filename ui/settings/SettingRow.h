#pragma once

#include "common/Retranslated.h"
#include "settings/SettingsCatalogue.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace crossgloss {

class Preferences;
class Prompts;

/// One setting: its name, a field for its value, what it is for, and a button that makes it what it was at first. Where both
/// do not fit side by side, as in large letters, the field stands below the name.
class SettingRow : public Retranslated<QWidget> {
    Q_OBJECT

public:
    /// @param preferences and @p prompts must outlive this.
    SettingRow(const SettingEntry& entry, Preferences& preferences, Prompts& prompts, QWidget* parent = nullptr);

    const SettingEntry& entry() const { return m_entry; }
    QWidget* field() const { return m_field; }
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeField(Prompts& prompts);
    void showValue();
    void fillChoices();
    void arrange();
    void retranslate() override;

    const SettingEntry& m_entry;
    Preferences& m_preferences;
    QLabel* m_title;
    QWidget* m_field;
    QToolButton* m_restore;
    QLabel* m_about;
    QBoxLayout* m_head = nullptr;
};

} // namespace crossgloss
