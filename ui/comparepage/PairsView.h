#pragma once

#include "common/Retranslated.h"
#include "comparepage/PairModels.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QSlider;
class QTableView;
class QToolButton;
class QSettings;
class QSplitter;

namespace crossgloss {

class ChoiceBar;
class Job;
class JobRunner;
class MarginPlot;
class PlotPanel;
class Prompts;

/// The partners found in two lists, what has none, and how the margins are spread.
class PairsView : public Retranslated<QWidget> {
    Q_OBJECT

public:
    enum Part { Pairs, SourceAlone, TargetAlone };
    enum class Export { All, Shown, Chosen };

    PairsView(JobRunner& jobs, Prompts& prompts, QWidget* parent = nullptr);

    void show(AlignedLists result);
    const AlignedLists& result() const { return m_result; }
    void choose(Part part);
    Part part() const;
    void setFilter(const QString& text);
    void setMinimumMargin(double margin);
    double minimumMargin() const;
    QTableView* table() const { return m_table; }
    const PairModel& pairs() const { return *m_pairs; }
    const AloneModel& alone(Part part) const { return part == TargetAlone ? *m_targetAlone : *m_sourceAlone; }
    const MarginModel& margins() const { return *m_margins; }
    QString summaryText() const;
    /// What is shown follows the last change of filter, margin and order.
    bool isBusy() const { return m_busy; }
    /// The pair that the keyboard is at; null when none is.
    const MinedPair* chosen() const;
    /// The chosen rows as text; empty when none is.
    QString selectedText() const;
    void openExportMenu();
    QLineEdit* filter() const { return m_filter; }

    void saveSession(QSettings& settings) const;
    void restoreSession(QSettings& settings);

Q_SIGNALS:
    void chosenChanged();
    /// The chosen pair is to be compared.
    void compareRequested();
    /// Pairs by their place in the result.
    void exportRequested(const std::vector<std::size_t>& places, const QString& file);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeList();
    void adaptColumns();
    void refresh();
    void take(ShownPairs shown);
    void showPart();
    void showTexts();
    void fillExportMenu();
    void exportPairs(Export what);
    std::vector<std::size_t> placesOf(Export what) const;
    void adapt();
    void retranslate() override;

    JobRunner& m_jobs;
    Prompts& m_prompts;
    AlignedLists m_result;
    PairChoice m_choice;
    std::shared_ptr<const ShownPairs::Places> m_order;
    std::optional<std::pair<PairColumn, bool>> m_ordered;      ///< what m_order is by
    QTimer m_pause;                    ///< since the filter changed
    QPointer<Job> m_job;
    quint64 m_generation = 0;
    bool m_busy = false;

    QLabel* m_summary;
    ChoiceBar* m_part;
    QLineEdit* m_filter;
    QLabel* m_marginLabel;
    QSlider* m_margin;
    QToolButton* m_export;
    PairModel* m_pairs;
    AloneModel* m_sourceAlone;
    AloneModel* m_targetAlone;
    QTableView* m_table;
    QLabel* m_whole;                   ///< the chosen pair in full
    MarginModel* m_margins;
    MarginPlot* m_plot;
    PlotPanel* m_panel;
    QSplitter* m_splitter;
};

} // namespace crossgloss
