#pragma once

#include "alignpage/AlignModels.h"
#include "common/PlotExport.h"
#include "common/Retranslated.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSortFilterProxyModel;

namespace crossgloss {

class BarPlot;
class PlotPanel;
class Prompts;

/// Every method with every criterion in both directions: a sortable table, and bars of one direction. Fills as they
/// finish.
class ComparisonView : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit ComparisonView(Prompts& prompts, QWidget* parent = nullptr);

    void clear();
    void begin(const QString& source, const QString& target, const PlotParameters& parameters);
    void append(const std::vector<ComparisonRow>& rows);
    /// All rows, which may say more than those that came one by one.
    void setRows(const std::vector<ComparisonRow>& rows);
    const ComparisonModel& model() const { return *m_model; }
    PlotPanel& panel() { return *m_panel; }
    QString captionText() const { return m_caption; }

private:
    void fillBars();
    void retranslate() override;

    ComparisonModel* m_model;
    QSortFilterProxyModel* m_sorted;
    BarPlot* m_plot;
    PlotPanel* m_panel;
    QLabel* m_directionLabel;
    QComboBox* m_direction;
    QString m_caption;
};

} // namespace crossgloss
