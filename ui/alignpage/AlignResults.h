#pragma once

#include "alignpage/AlignModels.h"
#include "common/PlotExport.h"
#include "common/Retranslated.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

class QPushButton;
class QTabWidget;

namespace crossgloss {

class AlignmentCurve;
class ComparisonView;
class FiguresView;
class Job;
class JobRunner;
class NeighboursView;
class PlaneView;
class Prompts;

/// What runs of the Align page have shown: curve, figures, neighbours, the plane of word pairs, the comparison of all
/// methods; and the buttons that save a map and what follows from it.
class AlignResults : public Retranslated<QWidget> {
    Q_OBJECT

public:
    enum Tab { CurveTab, FiguresTab, NeighboursTab, PlaneTab, ComparisonTab };

    AlignResults(JobRunner& jobs, Prompts& prompts, QWidget* parent = nullptr);

    AlignmentCurve& curve() { return *m_curve; }
    FiguresView& figures() { return *m_figures; }
    NeighboursView& neighbours() { return *m_neighbours; }
    PlaneView& plane() { return *m_plane; }
    ComparisonView& comparison() { return *m_comparison; }
    void showTab(Tab tab);

    /// Empties what the run will fill.
    void beginAlignment(const AlignRequest& request);
    void beginComparison(const AlignRequest& request);
    void append(const std::vector<AlignmentStep>& steps, const std::vector<ComparisonRow>& rows);
    void showAlignment(std::shared_ptr<const AlignedSpaces> spaces, const AlignRequest& request);
    void showComparison(const std::vector<ComparisonRow>& rows);
    /// Of the last run; null before.
    const std::shared_ptr<const AlignedSpaces>& alignment() const { return m_spaces; }
    const AlignRequest& request() const { return m_request; }
    /// Offers the plot of the present tab as a file.
    void exportCurrent();

public Q_SLOTS:
    void saveMap();
    void exportVectors();
    void exportDictionary();

Q_SIGNALS:
    void saved(const QString& text);
    void failed(const QString& text);

private:
    Job* save(const QString& title, const std::function<void(Progress&)>& work, const QString& done);
    void retranslate() override;

    JobRunner& m_jobs;
    Prompts& m_prompts;
    QTabWidget* m_tabs;
    AlignmentCurve* m_curve;
    FiguresView* m_figures;
    NeighboursView* m_neighbours;
    PlaneView* m_plane;
    ComparisonView* m_comparison;
    QPushButton* m_saveMap;
    QPushButton* m_exportVectors;
    QPushButton* m_exportDictionary;
    std::shared_ptr<const AlignedSpaces> m_spaces;
    AlignRequest m_request;
};

} // namespace crossgloss
