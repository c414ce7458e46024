#pragma once

#include "common/PlanModel.h"
#include "common/Retranslated.h"
#include "comparepage/SentenceComparisonModel.h"

#include <QWidget>

class QLabel;
class QScrollArea;
class QTableView;

namespace crossgloss {

class PlanView;
class PlotPanel;
class Prompts;

/// What the models say of two sentences, and for the chosen one the words that carry it.
class CompareView : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit CompareView(Prompts& prompts, QWidget* parent = nullptr);

    void show(const CompareSentencesRequest& request, CompareSentencesResult result);
    /// The result as text: sentences, then a line a model.
    QString copyText() const;
    void openExportMenu();

    const SentenceComparisonModel& models() const { return *m_models; }
    const PlanModel& planModel() const { return *m_planModel; }
    QTableView* table() const { return m_table; }
    PlanView* plan() const { return m_plan; }
    QString headline() const;

private:
    void showChosen();
    void adapt();
    void retranslate() override;

    CompareSentencesRequest m_request;
    CompareSentencesResult m_result;
    QLabel* m_headline;
    SentenceComparisonModel* m_models;
    QTableView* m_table;
    PlanView* m_plan;
    PlanModel* m_planModel;
    PlotPanel* m_panel;
};

} // namespace crossgloss
