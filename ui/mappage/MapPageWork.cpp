#include "common/TextDirection.h"
#include "mappage/MapPage.h"

#include "common/Backend.h"
#include "common/ProblemList.h"
#include "common/Texts.h"
#include "jobs/AlignmentInputs.h"
#include "mappage/KeptPanel.h"
#include "mappage/MapActions.h"
#include "mappage/MapExportPanel.h"
#include "mappage/MapPane.h"
#include "mappage/MapSettings.h"
#include "mappage/MapState.h"
#include "mappage/WordFinder.h"

#include <QApplication>
#include <QClipboard>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QToolButton>

namespace crossgloss {

void MapPage::open(const QString& name)
{
    if (isRunning()) {
        return;
    }
    m_first = false;
    jobs().ask(
        tr("Opening %1").arg(isolated(name)),
        [backend = backend(), name = name.toStdString()](JobProgress& progress) {
            return backend->layouts().open(name, progress);
        },
        this,
        [this, name](std::shared_ptr<const Layout> layout) {
            m_settings->setRequest(layout->request());
            m_state->setLayout(std::move(layout));
            m_kept->setShownName(name);
            showResults();
            refresh();
        })
        ->onFailure(this, [this](const Job& ended) { tellError(ended.message()); });
}

void MapPage::place(const QStringList& words)
{
    if (!m_state->layout() || m_state->isLive()) {
        return;
    }
    std::vector<std::string> wanted;
    for (const QString& word : words) {
        wanted.push_back(word.toStdString());
    }
    jobs().ask(
        tr("Placing words"),
        [backend = backend(), layout = m_state->layout(), wanted](JobProgress& progress) {
            return backend->layouts().place(*layout, wanted, progress);
        },
        this,
        [this, wanted, layout = m_state->layout()](const std::vector<LayoutService::Placed>& placed) {
            if (layout != m_state->layout()) {
                return;
            }
            QStringList unknown;
            for (const std::string& word : wanted) {
                if (std::ranges::find(placed, word, &LayoutService::Placed::text) == placed.end()) {
                    unknown.append(isolated(QString::fromStdString(word)));
                }
            }
            if (!unknown.isEmpty()) {
                tell(tr("Not known, and not placed: %1").arg(unknown.join(QStringLiteral(", "))));
            }
            if (!placed.empty()) {
                m_state->addPlaced(placed);
                m_state->visit(static_cast<std::uint32_t>(m_state->size() - 1));
            }
        })
        ->onFailure(this, [this](const Job& ended) { tellError(ended.message()); });
}

void MapPage::openKept()
{
    m_export->hide();
    showResults();
    m_kept->open();
}

void MapPage::exportCurrent()
{
    if (m_state->layout() && !m_state->isLive()) {
        m_kept->hide();
        m_export->open();
    }
}

bool MapPage::copy()
{
    std::vector<std::uint32_t> points = m_state->selection();
    if (points.empty() && m_state->current() >= 0) {
        points.push_back(static_cast<std::uint32_t>(m_state->current()));
    }
    QStringList words;
    for (const std::uint32_t point : points) {
        words.append(m_state->text(point));
    }
    if (words.isEmpty()) {
        return false;
    }
    QApplication::clipboard()->setText(words.join(QLatin1Char('\n')) + QLatin1Char('\n'));
    Q_EMIT statusMessage(tr("%Ln word(s) copied.", nullptr, static_cast<int>(words.size())));
    return true;
}

bool MapPage::find()
{
    if (!m_pane->isVisible()) {
        return false;
    }
    m_pane->finder().setFocus(Qt::ShortcutFocusReason);
    m_pane->finder().selectAll();
    return true;
}

void MapPage::lookUp()
{
    if (m_state->current() >= 0) {
        const auto point = static_cast<std::uint32_t>(m_state->current());
        Q_EMIT lookUpRequested(m_state->text(point), m_state->language(point));
    }
}

void MapPage::align()
{
    const LayoutRequest shown = m_settings->request();
    AlignRequest request;
    request.source = shown.source;
    request.target = shown.target;
    request.dictionary.file = shown.dictionary;
    Q_EMIT alignmentRequested(request);
}

void MapPage::setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request)
{
    m_settings->setAlignment(std::move(alignment), request);
}

QStringList MapPage::problems() const
{
    const LayoutRequest request = m_settings->request();
    QStringList found;
    switch (request.content) {
    case LayoutContent::PackWords:
        if (m_settings->hasPackLanguages() && request.languages.empty()) {
            found.append(tr("Choose a language."));
        }
        break;
    case LayoutContent::Vectors:
        if (request.source.resource.empty()) {
            requireFile(found, request.source.file, tr("Choose word vectors."));
        }
        if (request.target.resource.empty() && !request.target.file.empty()) {
            requireFile(found, request.target.file, {});
        }
        if (!request.map.file.empty()) {
            requireFile(found, request.map.file, {});
        }
        if (!request.dictionary.empty()) {
            requireFile(found, request.dictionary, {});
        }
        if (!request.map.empty() && request.target.empty()) {
            found.append(tr("Choose the second word vectors: a map is between two spaces."));
        }
        break;
    case LayoutContent::Sentences:
        if (request.list.empty()) {
            found.append(tr("Add a list of sentences on the page Compare first."));
        }
        break;
    case LayoutContent::Glosses:
        if (request.list.empty()) {
            found.append(tr("Make a linking on the page Glosses first."));
        }
        break;
    case LayoutContent::GlossRun:
        if (request.run == 0) {
            found.append(tr("No run keeps glosses yet: compare some first, by the command glosses."));
        }
        break;
    }
    if (!request.words.empty()) {
        requireFile(found, request.words, {});
    }
    if (request.horizontal.empty() != request.vertical.empty()) {
        found.append(tr("Write a formula for both axes."));
    }
    return found;
}

void MapPage::adapt()
{
    const bool running = isRunning();
    const bool shown = isVisible();
    const bool has = shown && hasResults() && m_state->layout() && !m_state->isLive();
    const bool chosen = has && (!m_state->selection().empty() || m_state->current() >= 0);
    const LayoutRequest request = m_settings->request();
    m_goOn->setVisible(!running && canGoOn());
    m_pause->setVisible(running);
    m_stopEarly->setVisible(running);
    m_tSne->setVisible(!running && has);
    m_umap->setVisible(!running && has);
    m_actions.pause->setEnabled(shown && running);
    m_actions.stopEarly->setEnabled(shown && running);
    m_actions.goOn->setEnabled(has && !running && canGoOn());
    for (QAction* action : {m_actions.tSne, m_actions.umap}) {
        action->setEnabled(has && !running);
    }
    for (QAction* action : {m_actions.point, m_actions.points, m_actions.hubs, m_actions.clusters, m_actions.place,
                            m_actions.exportPicture}) {
        action->setEnabled(has);
    }
    const bool seen = shown && m_state->layout() != nullptr;
    for (QAction* action : {m_actions.pan, m_actions.rectangle, m_actions.lasso, m_actions.density, m_actions.labels,
                            m_actions.minimap, m_actions.showAll, m_actions.settings}) {
        action->setEnabled(seen);
    }
    setSettingsShown(m_actions.settings->isChecked());
    m_actions.links->setEnabled(seen && !m_state->layout()->links().empty());
    m_actions.before->setEnabled(seen && m_state->hasBefore());
    for (int i = 0; i < m_actions.colours.size(); ++i) {
        const auto by = static_cast<ColourBy>(i);
        m_actions.colours.at(i)->setEnabled(
            seen && (by == ColourBy::Cluster || by == ColourBy::Occurrences ? has : canColour(*m_state, by)));
    }
    m_actions.selectNothing->setEnabled(has && !m_state->selection().empty());
    m_actions.copySelection->setEnabled(chosen);
    m_actions.lookUp->setEnabled(has && m_state->current() >= 0);
    m_actions.align->setEnabled(shown && !request.source.empty() && !request.target.empty());
}

QString MapPage::stoppedText() const
{
    return m_before ? tr("Stopped. The map is as it was before.") : tr("Stopped.");
}

void MapPage::showEvent(QShowEvent* event)
{
    JobPage::showEvent(event);
    adapt();
}

void MapPage::hideEvent(QHideEvent* event)
{
    JobPage::hideEvent(event);
    m_actions.setPageShown(false);
}

void MapPage::saveSession(QSettings& settings) const
{
    JobPage::saveSession(settings);
    settings.beginGroup(QStringLiteral("mapView"));
    m_pane->saveSession(settings);
    settings.setValue(QStringLiteral("kept"), m_wantedKept.isEmpty() ? m_kept->shownName() : m_wantedKept);
    settings.setValue(QStringLiteral("settings"), m_actions.settings->isChecked());
    settings.setValue(QStringLiteral("tab"), m_tabs->currentIndex());
    settings.setValue(QStringLiteral("sides"), m_sides->saveState());
    settings.endGroup();
}

void MapPage::restoreSession(QSettings& settings)
{
    JobPage::restoreSession(settings);
    settings.beginGroup(QStringLiteral("mapView"));
    m_pane->restoreSession(settings);
    m_wantedKept = settings.value(QStringLiteral("kept")).toString();
    m_actions.settings->setChecked(settings.value(QStringLiteral("settings"), true).toBool());
    m_tabs->setCurrentIndex(qBound(0, settings.value(QStringLiteral("tab"), 0).toInt(), m_tabs->count() - 1));
    m_sides->restoreState(settings.value(QStringLiteral("sides")).toByteArray());
    settings.endGroup();
}

void MapPage::retranslate()
{
    setTexts({tr("Map"),
              tr("See words, sentences or glosses as points: what means the same lies together."),
              tr("Points are laid out on a plane so that neighbours stay neighbours. The pack's own words will do."),
              tr("Stop, and go back to the map before"), tr("Progress of the layout")});
    setStartTexts(m_run, tr("Lay out"), tr("Lay the points out as the settings say"));
    setStartTexts(m_goOn, tr("Go on"), tr("Improve the present layout further"));
    m_tabs->setTabText(PointTab, tr("Point"));
    m_tabs->setTabText(PointsTab, tr("Points"));
    m_tabs->setTabText(HubsTab, tr("Hubs"));
    m_tabs->setTabText(ClustersTab, tr("Clusters"));
    m_tabs->setAccessibleName(tr("What is known of the points"));
    refresh();
}

} // namespace crossgloss
