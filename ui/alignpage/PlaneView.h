#pragma once

#include "alignpage/AlignModels.h"
#include "common/PlotExport.h"
#include "common/Retranslated.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QPushButton;

namespace crossgloss {

class JobRunner;
class PairPlot;
class PlotPanel;
class Prompts;

/// Word pairs of the user's choice in a plane through the shared space, before and after the map, with an editable
/// table.
class PlaneView : public Retranslated<QWidget> {
    Q_OBJECT

public:
    PlaneView(JobRunner& jobs, Prompts& prompts, QWidget* parent = nullptr);

    /// Null: nothing to draw. Pairs of the summary are proposed unless the user has chosen some.
    void setSpaces(std::shared_ptr<const AlignedSpaces> spaces, const PlotParameters& parameters);
    PlanePairModel& model() { return *m_model; }
    PlotPanel& panel() { return *m_panel; }

public Q_SLOTS:
    void addPair();
    void removeCurrent();
    void proposePairs();

private:
    void askNow();
    void show(const PlaneAnswer& answer);
    void retranslate() override;

    JobRunner& m_jobs;
    std::shared_ptr<const AlignedSpaces> m_spaces;
    PlanePairModel* m_model;
    PairPlot* m_plot;
    PlotPanel* m_panel;
    QPushButton* m_add;
    QPushButton* m_remove;
    QPushButton* m_propose;
    QTimer m_delay{this};
    int m_generation = 0;
    bool m_own = false;                ///< the pairs are the user's
    bool m_setting = false;
};

} // namespace crossgloss
