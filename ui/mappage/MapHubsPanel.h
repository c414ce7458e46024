#pragma once

#include "common/Retranslated.h"
#include "jobs/LayoutService.h"

#include <QPointer>
#include <QWidget>

#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace crossgloss {

class Backend;
class ChoiceBar;
class Job;
class JobRunner;
class MapState;
class MapWordTable;
class OccurrenceModel;
class OccurrencePlot;
class PlotPanel;
class Prompts;

/// Hubs of the layout's points under every criterion, before and after the map: their figures and histogram, the hubs,
/// and the victims of the chosen one, which are marked on the map. Bars that are brushed select their points.
class MapHubsPanel : public Retranslated<QWidget> {
    Q_OBJECT

public:
    MapHubsPanel(MapState& state, std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts,
                 QWidget* parent = nullptr);

    MapWordTable& hubs() { return *m_hubs; }
    MapWordTable& victims() { return *m_victims; }
    PlotPanel& histogram() { return *m_panel; }
    QString figuresText() const;
    void choose(HubnessMethod method, HubnessStage stage);
    /// Selects the points whose N_k is in these bins.
    void brush(int first, int last);
    /// Measures unless it was done, or is being done.
    void measureOnce();

public Q_SLOTS:
    void measure();

Q_SIGNALS:
    void measured();
    void failed(const QString& text);

private:
    void reset();
    void take(std::vector<LayoutHubs> measured);
    void fillChoices();
    void showChosen();
    void showFigures();
    void showVictims();
    /// How many of the chosen points stand in each bar.
    void markBars();
    void retranslate() override;

    MapState& m_state;
    std::shared_ptr<Backend> m_backend;
    JobRunner& m_jobs;
    QComboBox* m_method;
    ChoiceBar* m_stage;
    QLabel* m_figures;
    OccurrenceModel* m_histogram;
    OccurrencePlot* m_plot;
    PlotPanel* m_panel;
    QLabel* m_hubsLabel;
    MapWordTable* m_hubs;
    QLabel* m_victimsLabel;
    MapWordTable* m_victims;
    std::vector<std::shared_ptr<const LayoutHubs>> m_measured;
    std::shared_ptr<const Layout> m_of;        ///< layout that was measured, or is being measured
    QPointer<Job> m_job;
    quint64 m_asked = 0;
    bool m_filling = false;
};

} // namespace crossgloss
