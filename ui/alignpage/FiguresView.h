#pragma once

#include "alignpage/AlignModels.h"
#include "common/PlotExport.h"
#include "common/Retranslated.h"

#include <QWidget>

class QLabel;
class QStackedLayout;

namespace crossgloss {

class BarPlot;
class PlotPanel;
class Prompts;

/// How well the map translates: bars of P@1 by criterion and direction, and a table of all figures.
class FiguresView : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit FiguresView(Prompts& prompts, QWidget* parent = nullptr);

    void clear();
    void show(const AlignmentSummary& summary, const PlotParameters& parameters);
    const FiguresModel& model() const { return *m_model; }
    PlotPanel& panel() { return *m_panel; }
    QString captionText() const;

private:
    void fillBars();
    void retranslate() override;

    FiguresModel* m_model;
    BarPlot* m_plot;
    PlotPanel* m_panel;
    QLabel* m_nothing;
    QStackedLayout* m_stack;
    QString m_caption;
    std::optional<AlignmentSummary> m_summary;
};

} // namespace crossgloss
