#pragma once

#include "common/Retranslated.h"
#include "lookuppage/LookupHistory.h"

#include <QFrame>
#include <QList>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QToolButton;

namespace crossgloss {

class HistoryModel;
class InlineMessage;

/// What was looked up before: searched by words and language, asked again, forgotten.
class HistoryPanel : public Retranslated<QFrame>
{
    Q_OBJECT

public:
    /// @param history must outlive the panel, which changes it.
    explicit HistoryPanel(LookupHistory& history, QWidget* parent = nullptr);

    /// The history has changed.
    void refresh();
    /// The keyboard goes to the search.
    void focusSearch();
    /// Brings back what was forgotten last. @return false when there is nothing.
    bool undo();
    const HistoryModel& model() const { return *m_model; }

Q_SIGNALS:
    void chosen(const crossgloss::HistoryEntry& entry);
    /// Entries were forgotten or brought back.
    void edited();
    void keptChanged(bool kept);
    void closeRequested();

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void filter();
    void fillLanguages();
    void chooseCurrent();
    void removeCurrent();
    void clearAll();
    void forgotten(const QList<HistoryEntry>& entries, const QString& told);
    void showMenu(const QPoint& at);
    void offer();
    void retranslate() override;

    LookupHistory& m_history;
    HistoryModel* m_model;
    QLabel* m_title;
    QToolButton* m_close;
    QLineEdit* m_search;
    QComboBox* m_language;
    InlineMessage* m_message;
    QListView* m_list;
    QLabel* m_empty;
    QPushButton* m_lookUp;
    QPushButton* m_remove;
    QPushButton* m_clear;
    QCheckBox* m_keep;
    QList<QList<HistoryEntry>> m_undo;
};

} // namespace crossgloss
