#include "mappage/MapPage.h"

#include "common/AlignTexts.h"
#include "common/Backend.h"
#include "common/LanguageNames.h"
#include "common/Layouts.h"
#include "common/SettingsScroll.h"
#include "common/SpacePicker.h"
#include "common/Texts.h"
#include "jobs/GlossDeskService.h"
#include "jobs/ResultsService.h"
#include "jobs/SentenceListService.h"
#include "mappage/ClustersPanel.h"
#include "mappage/KeptPanel.h"
#include "mappage/LegendView.h"
#include "mappage/MapActions.h"
#include "mappage/MapExportPanel.h"
#include "mappage/MapHubsPanel.h"
#include "mappage/MapPane.h"
#include "mappage/MapRun.h"
#include "mappage/MapSettings.h"
#include "mappage/MapState.h"
#include "mappage/PointPanel.h"
#include "mappage/PointsPanel.h"
#include "mappage/WordFinder.h"
#include "resources/WordPairs.h"
#include "text/Tokeniser.h"

#include <QPushButton>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

namespace crossgloss {

namespace {

/// As many pairs as lines between them can be followed by eye.
constexpr std::size_t drawnPairs = 40;

} // namespace

MapPage::MapPage(std::shared_ptr<Backend> shared, JobRunner& jobs, Prompts& prompts, MapActions& actions, QWidget* parent)
    : JobPage(QStringLiteral("mapPage"), std::move(shared), jobs, parent)
    , m_prompts(prompts)
    , m_actions(actions)
    , m_state(new MapState(this))
    , m_settings(new MapSettings(prompts))
    , m_pane(new MapPane(*m_state, actions))
    , m_tabs(new QTabWidget)
    , m_point(new PointPanel(*m_state, jobs))
    , m_points(new PointsPanel(*m_state))
    , m_hubs(new MapHubsPanel(*m_state, backend(), jobs, prompts))
    , m_clusters(new ClustersPanel(*m_state, backend(), jobs))
    , m_kept(new KeptPanel(*m_state, backend(), jobs))
    , m_export(new MapExportPanel(*m_state, m_pane->view(), backend(), jobs, prompts))
    , m_sides(new QSplitter(Qt::Horizontal))
    , m_run(addStart("mapLayOut", [this] { layOut(); }))
    , m_goOn(addStart("mapGoOn", [this] { goOn(); }))
    , m_feed([this](const std::vector<int>&) { takeFrame(); })
{
    addFeed(m_feed);
    setContents(m_settings, makeResults(), nullptr, makeRunButtons());
    connectActions();
    connectPanels();
    retranslate();
}

QWidget* MapPage::makeResults()
{
    auto* results = new QWidget;
    m_tabs->setObjectName(QStringLiteral("mapTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setDrawBase(false);
    for (QWidget* tab : std::initializer_list<QWidget*>{m_point, m_points, m_hubs, m_clusters}) {
        // What does not fit is scrolled to: the window stays as low as other pages let it be.
        auto* scroll = new SettingsScroll(tab);
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setFocusProxy(tab);
        // No stop for Tab itself: what it would hand the keyboard to may be hidden, and Tab would lead no further.
        scroll->setFocusPolicy(Qt::NoFocus);
        m_tabs->addTab(scroll, QString());
    }
    m_sides->setChildrenCollapsible(false);
    m_sides->setHandleWidth(12);
    m_sides->addWidget(m_pane);
    m_sides->addWidget(m_tabs);
    m_sides->setStretchFactor(0, 5);
    m_sides->setStretchFactor(1, 3);
    m_sides->setSizes({500, 330});
    auto* layout = columnIn(results, {}, 8);
    layout->addWidget(m_kept);
    layout->addWidget(m_export);
    layout->addWidget(m_sides, 1);
    m_kept->hide();
    m_export->hide();
    return results;
}

QWidget* MapPage::makeRunButtons()
{
    auto* row = new QWidget;
    auto* layout = rowIn(row, {}, 8);
    const auto button = [row, layout](QAction* action, const char* name) {
        auto* made = new QToolButton(row);
        made->setObjectName(QLatin1String(name));
        made->setDefaultAction(action);
        made->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        made->setProperty("role", "chip");
        made->setFocusPolicy(Qt::TabFocus);
        layout->addWidget(made);
        return made;
    };
    m_pause = button(m_actions.pause, "mapPause");
    m_stopEarly = button(m_actions.stopEarly, "mapStopEarly");
    m_tSne = button(m_actions.tSne, "mapTSne");
    m_umap = button(m_actions.umap, "mapUmap");
    layout->addStretch();
    return row;
}

void MapPage::connectActions()
{
    connect(m_actions.goOn, &QAction::triggered, this, &MapPage::goOn);
    connect(m_actions.tSne, &QAction::triggered, this, [this] { improve(ProjectionMethod::TSne); });
    connect(m_actions.umap, &QAction::triggered, this, [this] { improve(ProjectionMethod::Umap); });
    connect(m_actions.pause, &QAction::toggled, this, [this](bool paused) {
        if (m_live) {
            m_live->setPaused(paused);
        }
        m_actions.pause->setText(paused ? tr("C&ontinue") : tr("Pau&se"));
    });
    connect(m_actions.stopEarly, &QAction::triggered, this, [this] {
        if (m_live && isRunning()) {
            m_live->requestStop();
            m_actions.pause->setChecked(false);
        }
    });
    const std::pair<QAction*, Tab> tabs[] = {{m_actions.point, PointTab},
                                             {m_actions.points, PointsTab},
                                             {m_actions.hubs, HubsTab},
                                             {m_actions.clusters, ClustersTab}};
    for (const auto& [action, tab] : tabs) {
        connect(action, &QAction::triggered, this, [this, shown = tab] {
            showTab(shown);
            m_tabs->currentWidget()->setFocus(Qt::ShortcutFocusReason);
        });
    }
    connect(m_actions.settings, &QAction::toggled, this, &MapPage::setSettingsShown);
    connect(m_actions.selectNothing, &QAction::triggered, this, [this] { m_state->select({}); });
    connect(m_actions.copySelection, &QAction::triggered, this, [this] { copy(); });
    connect(m_actions.lookUp, &QAction::triggered, this, &MapPage::lookUp);
    connect(m_actions.align, &QAction::triggered, this, &MapPage::align);
    connect(m_actions.place, &QAction::triggered, this, [this] { m_pane->finder().place(); });
    connect(m_actions.exportPicture, &QAction::triggered, this, &MapPage::exportCurrent);
}

void MapPage::connectPanels()
{
    for (const auto signal : {&MapState::selectionChanged, &MapState::currentChanged, &MapState::clustersChanged,
                              &MapState::hubsChanged, &MapState::placedChanged}) {
        connect(m_state, signal, this, [this] { adapt(); });
    }
    connect(m_state, &MapState::moved, this, [this] { adapt(); });
    connect(&m_pane->finder(), &WordFinder::placeRequested, this, &MapPage::place);
    connect(m_pane, &MapPane::activated, this, [this] {
        showTab(PointTab);
        m_tabs->currentWidget()->setFocus(Qt::OtherFocusReason);
    });
    connect(m_pane, &MapPane::hubsWanted, m_hubs, &MapHubsPanel::measure);
    connect(m_pane, &MapPane::clustersWanted, m_clusters, &ClustersPanel::find);
    connect(m_hubs, &MapHubsPanel::measured, this, [this] { m_pane->setColourBy(ColourBy::Occurrences); });
    connect(m_clusters, &ClustersPanel::clustered, this, [this] { m_pane->setColourBy(ColourBy::Cluster); });
    connect(m_point, &PointPanel::lookUpRequested, this, &MapPage::lookUp);
    connect(m_kept, &KeptPanel::openRequested, this, &MapPage::open);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this](int tab) {
        if (tab == HubsTab) {
            m_hubs->measureOnce();
        }
    });
    const auto failed = [this](const QString& text) { tellError(text); };
    connect(m_point, &PointPanel::failed, this, failed);
    connect(m_hubs, &MapHubsPanel::failed, this, failed);
    connect(m_clusters, &ClustersPanel::failed, this, failed);
    connect(m_kept, &KeptPanel::failed, this, failed);
    connect(m_export, &MapExportPanel::failed, this, failed);
    connect(m_kept, &KeptPanel::told, this, [this](const QString& text) { tell(text); });
    connect(m_export, &MapExportPanel::told, this, [this](const QString& text) { tell(text); });
}

void MapPage::activate()
{
    JobPage::activate();
    if (!m_asked) {
        m_asked = true;
        fetchLanguages();
        fetchLists();
    }
}

void MapPage::reloadResources()
{
    JobPage::reloadResources();
    if (m_asked) {
        fetchLists();
    }
}

void MapPage::fetchLanguages()
{
    jobs().ask(
        tr("Reading the pack"), [backend = backend()](JobProgress&) { return backend->layouts().packLanguages(); }, this,
        [this](const std::vector<std::pair<std::string, std::size_t>>& languages) {
            m_settings->setPackLanguages(languages);
            beginFirst();
        })
        ->onFailure(this, [this](const Job& ended) { tellError(ended.message()); });
}

void MapPage::fetchLists()
{
    struct Names {
        std::vector<std::string> sentences;
        std::vector<std::string> linkings;
        std::vector<RunRow> runs;
    };
    jobs().ask(
        tr("Reading the library"),
        [backend = backend()](JobProgress&) {
            Names names;
            for (const SentenceList& list : backend->sentenceLists().lists()) {
                names.sentences.push_back(list.name);
            }
            for (const LinkingSummary& linking : backend->glossDesk().linkings()) {
                names.linkings.push_back(linking.name);
            }
            for (RunRow& run : backend->results().runs()) {
                if (run.hasGlosses && run.run.kind == "glosses") {
                    names.runs.push_back(std::move(run));
                }
            }
            return names;
        },
        this,
        [this](const Names& names) {
            m_settings->setLists(names.sentences, names.linkings);
            std::vector<std::pair<std::int64_t, QString>> runs;
            for (const RunRow& row : names.runs) {
                runs.emplace_back(row.run.id, tr("%1: %2, %3", "number of a run, its measure, what it compared")
                                                  .arg(row.run.id)
                                                  .arg(QString::fromStdString(row.method), QString::fromStdString(row.subject)));
            }
            m_settings->setRuns(runs);
        });
}

void MapPage::beginFirst()
{
    if (!std::exchange(m_first, false) || isRunning() || m_state->layout()) {
        return;
    }
    if (!m_wantedKept.isEmpty()) {
        open(std::exchange(m_wantedKept, {}));
        return;
    }
    const LayoutRequest request = m_settings->request();
    if (request.content == LayoutContent::PackWords && !request.languages.empty() && problems().isEmpty() && begin()) {
        begins(request);
    }
}

void MapPage::layOut()
{
    if (begin()) {
        begins(m_settings->request());
    } else {
        m_actions.settings->setChecked(true); // what is missing is told there
    }
}

void MapPage::goOn()
{
    if (canGoOn() && begin()) {
        LayoutRequest request = m_state->layout()->request();
        request.start = m_state->layout();
        begins(request);
    }
}

bool MapPage::canGoOn() const
{
    return m_state->layout() && !m_state->isLive() && m_state->layout()->request().horizontal.empty()
           && m_state->layout()->request().method != ProjectionMethod::Pca;
}

void MapPage::improve(ProjectionMethod method)
{
    if (!m_state->layout() || isRunning()) {
        return;
    }
    LayoutRequest request = m_state->layout()->request();
    request.method = method;
    request.start.reset();
    request.horizontal.clear();
    request.vertical.clear();
    m_settings->setRequest(request);
    layOut();
}

void MapPage::layOutBeforeAndAfter()
{
    if (isRunning()) {
        return;
    }
    std::vector<std::string> chosen;
    if (m_state->layout() && m_state->layout()->languages().size() > 1) {
        for (const std::uint32_t point : m_state->selection()) {
            chosen.push_back(m_state->text(point).toStdString());
        }
    }
    m_settings->chooseBeforeAndAfter();
    if (m_settings->request().map.empty() || m_settings->request().target.empty()) {
        tell(tr("Choose two spaces and the map between them, then try again."));
        m_actions.settings->setChecked(true);
        m_settings->sourcePicker()->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (!begin()) {
        return;
    }
    LayoutRequest request = m_settings->request();
    request.method = ProjectionMethod::Pca;
    request.chosen = std::move(chosen);
    request.linked = true;
    m_actions.links->setChecked(true);
    begins(request, [](LayoutRequest& wanted, Progress& progress) {
        if (!wanted.chosen.empty() || wanted.dictionary.empty() || !std::filesystem::exists(wanted.dictionary)) {
            return;
        }
        ReadReport report;
        for (const WordPair& pair : readWordPairs(wanted.dictionary, progress, report)) {
            const bool function = isStopWord(pair.source, wanted.source.language) || isStopWord(pair.target, wanted.target.language);
            if (!function && wanted.chosen.size() < 2 * drawnPairs) {
                wanted.chosen.push_back(pair.source);
                wanted.chosen.push_back(pair.target);
            }
        }
    });
}

void MapPage::begins(const LayoutRequest& request, Prepare prepare)
{
    m_first = false;
    m_before = m_state->layout();
    m_live = std::make_shared<MapRun>([post = m_feed.begin()] { post(0); });
    m_actions.pause->setChecked(false);
    run(
        tr("Laying points out"),
        [backend = backend(), request, live = m_live, prepare = std::move(prepare)](JobProgress& progress) {
            LayoutRequest wanted = request;
            if (prepare) {
                prepare(wanted, progress);
            }
            return backend->layouts().make(wanted, *live, progress);
        },
        [this](std::shared_ptr<const Layout> layout) {
            m_state->setLayout(std::move(layout));
            m_kept->setShownName({});
            showResults();
        });
}

void MapPage::takeFrame()
{
    if (!m_live) {
        return;
    }
    if (auto frame = m_live->take()) {
        m_state->setLive(std::move(frame->first), std::move(frame->second));
        showResults();
    }
}

void MapPage::ended()
{
    m_live.reset();
    m_actions.pause->setChecked(false);
    if (m_state->isLive()) {
        if (m_before) {
            m_state->setLayout(m_before);
        } else {
            m_state->clear();
            showEmpty();
        }
    }
    m_before.reset();
}

void MapPage::showTab(Tab tab)
{
    m_tabs->setCurrentIndex(tab);
}

void MapPage::setRequest(const LayoutRequest& request)
{
    m_first = false;
    m_settings->setRequest(request);
}

} // namespace crossgloss
