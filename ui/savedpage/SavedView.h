#pragma once

#include "common/Retranslated.h"
#include "common/SavedWordsService.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSettings;
class QSplitter;
class QTableView;
class QTimer;

namespace crossgloss {

class SavedActions;
class SavedEditPanel;
class SavedListsPane;
class SavedModel;
class SavedSorting;

/// The saved words as a table, with lists at one side, the chosen word at the other, and a search above.
class SavedView : public Retranslated<QWidget>
{
    Q_OBJECT

public:
    explicit SavedView(const SavedActions& actions, QWidget* parent = nullptr);

    /// Words that were chosen stay so.
    void setOverview(SavedOverview overview);
    const SavedOverview& overview() const { return m_overview; }
    SavedFilter filter() const;
    std::vector<SavedWord> chosen() const;
    std::vector<std::string> chosenIds() const;
    void choose(const std::string& id);
    /// The chosen words as lines of text.
    QString selectedText() const;
    QTableView* table() const { return m_table; }
    QLineEdit* searchField() const { return m_search; }
    SavedListsPane& lists() { return *m_lists; }
    SavedEditPanel& editor() { return *m_editor; }
    void saveSession(QSettings& settings) const;
    void restoreSession(QSettings& settings);

Q_SIGNALS:
    void filterChanged();
    void chosenChanged();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut(const SavedActions& actions);
    void fillLanguages();
    void showChosen();
    void showMenu(const QPoint& at);
    void retranslate() override;

    const SavedActions& m_actions;
    SavedOverview m_overview;
    SavedModel* m_model;
    SavedSorting* m_sorting;
    QLineEdit* m_search;
    QComboBox* m_language;
    QLabel* m_count;
    QPushButton* m_review;
    QPushButton* m_merge;
    QPushButton* m_import;
    QPushButton* m_export;
    QPushButton* m_remove;
    SavedListsPane* m_lists;
    QTableView* m_table;
    SavedEditPanel* m_editor;
    QSplitter* m_splitter;
    QTimer* m_delay;
    QString m_wantedLanguage;
    bool m_filling = false;
};

} // namespace crossgloss
