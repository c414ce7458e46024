#pragma once

#include "common/Retranslated.h"
#include "resultspage/GlossModels.h"

#include <QWidget>

#include <memory>

class QLabel;
class QSplitter;
class QTableView;

namespace crossgloss {

class ChoiceBar;
class InlineMessage;
class Prompts;
class SealedBrowser;

/// Glosses that retrieval and matching choose differently for; the hub gloss that is to blame, and its other victims.
class DifferencesView : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit DifferencesView(Prompts& prompts, QWidget* parent = nullptr);

    void setRun(std::shared_ptr<const GlossRunResult> run);
    const DifferenceModel& differences() const { return *m_differences; }
    const GlossHubModel& hubs() const { return *m_hubs; }
    const GlossVictimModel& victims() const { return *m_victims; }
    /// Asks for a file and writes the list as CSV.
    void exportList();
    /// Rows of the table that has the keyboard, as text; empty when none has.
    QString selectedText() const;

private:
    void fill();
    void showDifference();
    void showHub();
    void retranslate() override;

    Prompts& m_prompts;
    QLabel* m_summary;
    ChoiceBar* m_right;
    InlineMessage* m_message;
    DifferenceModel* m_differences;
    QTableView* m_table;
    SealedBrowser* m_reading;
    QLabel* m_hubsLabel;
    GlossHubModel* m_hubs;
    QTableView* m_hubsTable;
    QLabel* m_victimsLabel;
    GlossVictimModel* m_victims;
    QTableView* m_victimsTable;
    QSplitter* m_splitter;
    std::shared_ptr<const GlossRunResult> m_run;
};

} // namespace crossgloss
