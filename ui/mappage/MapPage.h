#pragma once

#include "common/JobPage.h"
#include "common/LiveFeed.h"
#include "jobs/LayoutService.h"

#include <memory>

class QSplitter;
class QTabWidget;
class QToolButton;

namespace crossgloss {

class ClustersPanel;
class KeptPanel;
class MapActions;
class MapExportPanel;
class MapHubsPanel;
class MapPane;
class MapRun;
class MapSettings;
class MapState;
class PointPanel;
class PointsPanel;
class Prompts;

/// Words, sentences or glosses as points on a plane: laid out before the eye, looked into, kept.
class MapPage : public JobPage {
    Q_OBJECT

public:
    enum Tab { PointTab, PointsTab, HubsTab, ClustersTab };

    MapPage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, MapActions& actions,
            QWidget* parent = nullptr);

    /// The first time a map of the pack's words is begun at once, where none of the last session is opened.
    void activate() override;
    void reloadResources() override;
    bool copy() override;
    bool find() override;
    void exportCurrent() override;
    bool canExport() const override { return true; }
    void setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request) override;
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

    MapSettings& settings() { return *m_settings; }
    MapState& state() { return *m_state; }
    MapPane& pane() { return *m_pane; }
    PointPanel& point() { return *m_point; }
    PointsPanel& points() { return *m_points; }
    MapHubsPanel& hubs() { return *m_hubs; }
    ClustersPanel& clusters() { return *m_clusters; }
    KeptPanel& kept() { return *m_kept; }
    MapExportPanel& exporter() { return *m_export; }
    void showTab(Tab tab);
    /// Fills the settings; no other map is begun.
    void setRequest(const LayoutRequest& request);

public Q_SLOTS:
    void layOut();
    /// From the present layout.
    void goOn();
    /// The points that are shown, by another method.
    void improve(ProjectionMethod method);
    /// A few words of two spaces with lines between translations, before and after the map between the spaces.
    void layOutBeforeAndAfter();
    void openKept();

Q_SIGNALS:
    void lookUpRequested(const QString& text, const QString& language);
    void alignmentRequested(const AlignRequest& request);

protected:
    QStringList problems() const override;
    void adapt() override;
    QString stoppedText() const override;
    void ended() override;
    void retranslate() override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    using Prepare = std::function<void(LayoutRequest&, Progress&)>;
    QWidget* makeResults();
    QWidget* makeRunButtons();
    void connectActions();
    void connectPanels();
    void begins(const LayoutRequest& request, Prepare prepare = {});
    void takeFrame();
    void fetchLanguages();
    void fetchLists();
    void beginFirst();
    void open(const QString& name);
    void place(const QStringList& words);
    void lookUp();
    void align();
    bool canGoOn() const;

    Prompts& m_prompts;
    MapActions& m_actions;
    MapState* m_state;
    MapSettings* m_settings;
    MapPane* m_pane;
    QTabWidget* m_tabs;
    PointPanel* m_point;
    PointsPanel* m_points;
    MapHubsPanel* m_hubs;
    ClustersPanel* m_clusters;
    KeptPanel* m_kept;
    MapExportPanel* m_export;
    QSplitter* m_sides;
    QToolButton* m_pause = nullptr;
    QToolButton* m_stopEarly = nullptr;
    QToolButton* m_tSne = nullptr;
    QToolButton* m_umap = nullptr;
    QPushButton* m_run;
    QPushButton* m_goOn;
    LiveFeed<int> m_feed;
    std::shared_ptr<MapRun> m_live;
    std::shared_ptr<const Layout> m_before;    ///< what a run that is stopped goes back to
    QString m_wantedKept;              ///< layout of the last session
    bool m_asked = false;
    bool m_first = true;               ///< nothing was begun yet
};

} // namespace crossgloss
