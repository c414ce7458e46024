#pragma once

#include "common/Retranslated.h"
#include "settings/SettingsCatalogue.h"

#include <QDialog>
#include <QHash>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QScrollArea;

namespace crossgloss {

class Preferences;
class Prompts;
class SettingRow;

/// All settings, in sections, with a search that looks through all of them. What is changed is in force at once.
class SettingsDialog : public Retranslated<QDialog> {
    Q_OBJECT

public:
    /// @param preferences and @p prompts must outlive this.
    SettingsDialog(Preferences& preferences, Prompts& prompts, QWidget* parent);

    void showSection(SettingSection section);
    void setSearch(const QString& text);
    /// Keys of the settings in sight.
    QStringList shown() const;
    SettingRow* row(const QString& key) const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void sift();
    void restoreShown();
    void offerRestore();
    void retranslate() override;

    Preferences& m_preferences;
    QLineEdit* m_search;
    QListWidget* m_sections;
    QScrollArea* m_scroll;
    QLabel* m_nothing;
    QPushButton* m_restore;
    QPushButton* m_close;
    QList<SettingRow*> m_rows;
    QHash<int, QLabel*> m_headings; ///< by section
};

} // namespace crossgloss
