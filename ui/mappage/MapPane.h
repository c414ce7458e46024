#pragma once

#include "common/Retranslated.h"
#include "mappage/MapColouring.h"
#include "mappage/MapView.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSettings;
class QToolButton;

namespace crossgloss {

class FlowLayout;
class LegendView;
class MapActions;
class MapState;
class WordFinder;

/// The map with what it is looked at by: tools, colours, legend, and the figures that tell how true it is.
class MapPane : public Retranslated<QWidget> {
    Q_OBJECT

public:
    MapPane(MapState& state, MapActions& actions, QWidget* parent = nullptr);

    MapView& view() { return *m_view; }
    LegendView& legend() { return *m_legend; }
    WordFinder& finder() { return *m_finder; }
    ColourBy colourBy() const;
    void setColourBy(ColourBy by);
    QString figuresText() const;
    /// Rings a hub and its victims: all others are grey.
    void mark(const std::vector<std::uint32_t>& points);
    void saveSession(QSettings& settings) const;
    void restoreSession(QSettings& settings);

Q_SIGNALS:
    /// Points are to be coloured by what was not counted yet.
    void clustersWanted();
    void hubsWanted();
    void activated(int point);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QToolButton* toolFor(QAction* action);
    void makeTools();
    void connectView();
    void showLayout(bool samePoints);
    void showPoints();
    void showMoved(bool animated);
    void colour();
    void applyColours();
    void showFigures();
    void adaptActions();
    QString tipOf(std::uint32_t point) const;
    void retranslate() override;

    MapState& m_state;
    MapActions& m_actions;
    FlowLayout* m_tools;
    QComboBox* m_colourBy;
    WordFinder* m_finder;
    MapView* m_view;
    LegendView* m_legend;
    QLabel* m_figures;
    MapColouring m_colouring;
    bool m_follow = true;              ///< everything stays in sight until the user looks elsewhere
    MapView::Sight m_wanted;           ///< of the last session, until there is a layout
    bool m_hasWanted = false;
};

} // namespace crossgloss
