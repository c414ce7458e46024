#include "mappage/MapPane.h"

#include "common/AlignTexts.h"
#include "common/FlowLayout.h"
#include "common/LanguageNames.h"
#include "common/Layouts.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "mappage/LegendView.h"
#include "mappage/MapActions.h"
#include "mappage/MapState.h"
#include "mappage/MapTexts.h"
#include "mappage/WordFinder.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QSettings>
#include <QSignalBlocker>
#include <QToolButton>

namespace crossgloss {

MapPane::MapPane(MapState& state, MapActions& actions, QWidget* parent)
    : Retranslated(parent)
    , m_state(state)
    , m_actions(actions)
    , m_tools(new FlowLayout(nullptr, 4))
    , m_colourBy(new QComboBox(this))
    , m_finder(new WordFinder(state, this))
    , m_view(new MapView(this))
    , m_legend(new LegendView(this))
    , m_figures(styledLabel("muted", this))
{
    m_colourBy->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_colourBy->setMinimumContentsLength(9);
    m_colourBy->setObjectName(QStringLiteral("mapColourBy"));
    m_view->setObjectName(QStringLiteral("mapView"));
    m_figures->setObjectName(QStringLiteral("mapFigures"));
    m_figures->setWordWrap(true);
    m_figures->setTextFormat(Qt::PlainText);
    for (int i = 0; i < m_actions.colours.size(); ++i) {
        m_colourBy->addItem(QString());
    }
    makeTools();
    auto* layout = columnIn(this, {}, 6);
    layout->addLayout(m_tools);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_legend);
    layout->addWidget(m_figures);
    connectView();
    connect(&m_state, &MapState::layoutChanged, this, &MapPane::showLayout);
    connect(&m_state, &MapState::placedChanged, this, [this] {
        const MapView::Sight sight = m_view->sight();
        showPoints();
        m_view->setSight(sight);
        showFigures();
    });
    connect(&m_state, &MapState::moved, this, &MapPane::showMoved);
    connect(&m_state, &MapState::selectionChanged, this, [this] { m_view->setSelection(m_state.selection()); });
    connect(&m_state, &MapState::currentChanged, this, [this] { m_view->setCurrent(m_state.current()); });
    connect(&m_state, &MapState::visitRequested, this, [this](std::uint32_t point) {
        m_follow = false;
        m_view->flyTo(point);
    });
    connect(&m_state, &MapState::clustersChanged, this, &MapPane::colour);
    connect(&m_state, &MapState::hubsChanged, this, [this] {
        colour();
    });
    connect(m_legend, &LegendView::shownChanged, this, &MapPane::applyColours);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        m_view->setMinimumSize(Theme::instance().scaled(220), Theme::instance().scaled(180));
        colour();
    });
    m_view->setMinimumSize(Theme::instance().scaled(220), Theme::instance().scaled(180));
    retranslate();
    adaptActions();
}

QToolButton* MapPane::toolFor(QAction* action)
{
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setFocusPolicy(Qt::TabFocus);
    const auto adapt = [button] {
        button->setIconSize(QSize(Theme::instance().scaled(18), Theme::instance().scaled(18)));
    };
    connect(&Theme::instance(), &Theme::changed, button, adapt);
    adapt();
    return button;
}

void MapPane::makeTools()
{
    m_tools->addWidget(m_finder);
    m_tools->addWidget(m_colourBy);
    for (QAction* action : {m_actions.pan, m_actions.rectangle, m_actions.lasso, m_actions.density, m_actions.labels,
                            m_actions.links, m_actions.minimap, m_actions.before, m_actions.settings, m_actions.showAll, m_actions.keep,
                            m_actions.exportPicture}) {
        QToolButton* button = toolFor(action);
        if (action == m_actions.before) {
            button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
            const auto follow = [button, action] { button->setVisible(action->isVisible()); };
            connect(action, &QAction::changed, button, follow);
        }
        m_tools->addWidget(button);
    }
    connect(m_colourBy, &QComboBox::activated, this, [this](int by) { setColourBy(static_cast<ColourBy>(by)); });
    for (int i = 0; i < m_actions.colours.size(); ++i) {
        connect(m_actions.colours.at(i), &QAction::triggered, this, [this, i] { setColourBy(static_cast<ColourBy>(i)); });
    }
}

void MapPane::connectView()
{
    m_view->installEventFilter(this);
    const std::pair<QAction*, MapView::Tool> tools[] = {{m_actions.pan, MapView::Tool::Pan},
                                                        {m_actions.rectangle, MapView::Tool::Rectangle},
                                                        {m_actions.lasso, MapView::Tool::Lasso}};
    for (const auto& [action, tool] : tools) {
        connect(action, &QAction::toggled, this, [this, chosen = tool](bool on) {
            if (on) {
                m_view->setTool(chosen);
            }
        });
    }
    connect(m_actions.density, &QAction::toggled, this,
            [this](bool on) { m_view->setMode(on ? MapView::Mode::Density : MapView::Mode::Points); });
    connect(m_actions.labels, &QAction::toggled, m_view, &MapView::setLabelsShown);
    connect(m_actions.links, &QAction::toggled, m_view, &MapView::setLinksShown);
    connect(m_actions.minimap, &QAction::toggled, m_view, &MapView::setMinimapShown);
    connect(m_actions.before, &QAction::toggled, &m_state, &MapState::showBefore);
    connect(m_actions.showAll, &QAction::triggered, this, [this] {
        m_follow = true;
        m_view->showAll();
    });
    m_view->setLabelsShown(m_actions.labels->isChecked());
    m_view->setLinksShown(m_actions.links->isChecked());
    m_view->setMinimapShown(m_actions.minimap->isChecked());
    connect(m_view, &MapView::clicked, this, [this](int point) {
        m_state.setCurrent(point);
        if (point < 0) {
            m_state.select({});
        }
    });
    connect(m_view, &MapView::selectionChanged, this, [this] { m_state.select(m_view->selection()); });
    connect(m_view, &MapView::activated, this, [this](int point) {
        if (point >= 0) {
            m_state.setCurrent(point);
            Q_EMIT activated(point);
        }
    });
}

bool MapPane::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view
        && (event->type() == QEvent::Wheel || event->type() == QEvent::MouseButtonPress || event->type() == QEvent::KeyPress)) {
        m_follow = false;
    }
    return QWidget::eventFilter(watched, event);
}

void MapPane::showLayout(bool samePoints)
{
    if (samePoints && m_view->size() == m_state.size()) {
        m_view->movePoints(m_state.coordinates(), !m_state.isLive());
        m_view->showAll();
    } else {
        showPoints();
        m_follow = true;
        m_view->showAll();
        if (m_hasWanted && !m_state.isLive()) {
            m_hasWanted = false;
            m_view->setSight(m_wanted);
        }
    }
    colour();
    showFigures();
    adaptActions();
}

void MapPane::showPoints()
{
    MapPoints points;
    points.coordinates = m_state.coordinates();
    if (const auto& layout = m_state.layout()) {
        points.importance.assign(layout->rank().begin(), layout->rank().end());
        points.importance.resize(points.importance.empty() ? 0 : m_state.size(), 0);
        points.text = [this](std::uint32_t point) { return m_state.text(point); };
        points.tip = [this](std::uint32_t point) { return tipOf(point); };
        for (const LayoutLink& link : layout->links()) {
            points.links.emplace_back(link.source, link.target);
        }
    }
    m_view->setPoints(std::move(points));
    m_view->setSelection(m_state.selection());
    m_view->setCurrent(m_state.current());
    colour();
}

void MapPane::showMoved(bool animated)
{
    m_view->movePoints(m_state.coordinates(), animated);
    if (m_follow) {
        m_view->showAll();
    }
    showFigures();
    adaptActions();
}

QString MapPane::tipOf(std::uint32_t point) const
{
    return displayPoint(m_state, point);
}

ColourBy MapPane::colourBy() const
{
    return static_cast<ColourBy>(std::max(0, m_colourBy->currentIndex()));
}

void MapPane::setColourBy(ColourBy by)
{
    m_colourBy->setCurrentIndex(static_cast<int>(by));
    m_actions.colours.at(static_cast<int>(by))->setChecked(true);
    if (by == ColourBy::Cluster && !m_state.clusters()) {
        Q_EMIT clustersWanted();
    } else if (by == ColourBy::Occurrences && !m_state.hubs()) {
        Q_EMIT hubsWanted();
    }
    colour();
}

void MapPane::colour()
{
    m_colouring = colouringOf(m_state, colourBy());
    m_legend->setClasses(m_colouring.classes);
    m_legend->setVisible(!m_colouring.classes.empty());
    applyColours();
}

void MapPane::applyColours()
{
    MapColours colours;
    colours.classes = m_colouring.of;
    for (const MapClass& each : m_colouring.classes) {
        colours.colours.push_back(each.colour);
    }
    colours.shown = m_legend->shown();
    m_view->setColours(std::move(colours));
    m_view->setGlow(colourBy() == ColourBy::Occurrences ? glowOf(m_state) : std::vector<std::uint8_t>());
}

void MapPane::mark(const std::vector<std::uint32_t>& points)
{
    m_state.select(points);
}

QString MapPane::figuresText() const
{
    return m_figures->text();
}

void MapPane::showFigures()
{
    m_figures->setText(displayFigures(m_state));
}

void MapPane::adaptActions()
{
    const bool has = m_state.layout() != nullptr;
    m_actions.before->setVisible(m_state.hasBefore());
    {
        const QSignalBlocker quiet(m_actions.before);
        m_actions.before->setChecked(m_state.showsBefore());
    }
    m_actions.before->setEnabled(isVisible() && m_state.hasBefore());
    m_actions.links->setEnabled(isVisible() && has && !m_state.layout()->links().empty());
}

void MapPane::saveSession(QSettings& settings) const
{
    settings.setValue(QStringLiteral("colourBy"), m_colourBy->currentIndex());
    settings.setValue(QStringLiteral("labels"), m_actions.labels->isChecked());
    settings.setValue(QStringLiteral("links"), m_actions.links->isChecked());
    settings.setValue(QStringLiteral("minimap"), m_actions.minimap->isChecked());
    settings.setValue(QStringLiteral("density"), m_actions.density->isChecked());
    if (m_state.layout() && !m_state.isLive()) {
        const MapView::Sight sight = m_view->sight();
        settings.setValue(QStringLiteral("sight"), QVariantList{sight.x, sight.y, sight.scale});
        settings.setValue(QStringLiteral("sightSize"), static_cast<qulonglong>(m_state.points()));
        settings.setValue(QStringLiteral("follow"), m_follow);
    }
}

void MapPane::restoreSession(QSettings& settings)
{
    const int by = settings.value(QStringLiteral("colourBy"), 0).toInt();
    m_colourBy->setCurrentIndex(qBound(0, by, static_cast<int>(m_actions.colours.size()) - 1));
    m_actions.colours.at(m_colourBy->currentIndex())->setChecked(true);
    m_actions.labels->setChecked(settings.value(QStringLiteral("labels"), true).toBool());
    m_actions.links->setChecked(settings.value(QStringLiteral("links"), false).toBool());
    m_actions.minimap->setChecked(settings.value(QStringLiteral("minimap"), false).toBool());
    m_actions.density->setChecked(settings.value(QStringLiteral("density"), false).toBool());
    const QVariantList sight = settings.value(QStringLiteral("sight")).toList();
    m_hasWanted = sight.size() == 3 && !settings.value(QStringLiteral("follow"), true).toBool();
    if (m_hasWanted) {
        m_wanted = {sight.at(0).toDouble(), sight.at(1).toDouble(), sight.at(2).toDouble()};
        m_hasWanted = m_wanted.scale > 0;
    }
}

void MapPane::retranslate()
{
    const QString choices[] = {tr("Language"), tr("Frequency"), tr("Part of speech"),
                               tr("Cluster"), tr("N_k"), tr("Translation right or wrong")};
    for (int i = 0; i < m_colourBy->count(); ++i) {
        m_colourBy->setItemText(i, choices[i]);
    }
    m_colourBy->setAccessibleName(tr("Colour by"));
    m_colourBy->setToolTip(tr("What the colour of a point tells"));
    m_view->setAccessibleName(tr("Map of points"));
    m_figures->setToolTip(tr("A plane distorts distances: the true neighbours of a point stand beside the map."));
    colour();
    showFigures();
}

} // namespace crossgloss
