#pragma once

#include "jobs/LayoutService.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace crossgloss {

/// What the Map page looks at: the layout, and what of it is chosen. All parts of the page show it, and change it here.
class MapState : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    const std::shared_ptr<const Layout>& layout() const { return m_layout; }
    /// It is still being laid out: there are no stages yet.
    bool isLive() const { return m_live; }
    /// Another layout; what was chosen stays where its points are the same, in the same order.
    void setLayout(std::shared_ptr<const Layout> layout);
    /// Points of a run that goes on, and where they are now.
    void setLive(std::shared_ptr<const Layout> layout, LayoutFrame frame);
    void clear();

    /// Index of the stage that is shown.
    std::size_t stage() const { return m_stage; }
    bool hasBefore() const { return m_layout && !m_live && m_layout->stages().size() > 1; }
    bool showsBefore() const { return hasBefore() && m_stage == 0; }
    void showBefore(bool before);
    /// points × 2, with those of placed words at the end.
    const std::vector<float>& coordinates() const { return m_coordinates; }

    /// Points of the layout, and words placed into it behind them.
    std::size_t points() const { return m_layout ? m_layout->size() : 0; }
    std::size_t size() const { return points() + m_placed.size(); }
    bool isPlaced(std::uint32_t point) const { return point >= points(); }
    QString text(std::uint32_t point) const;
    /// Code; empty where a point has none.
    QString language(std::uint32_t point) const;
    const std::vector<LayoutService::Placed>& placed() const { return m_placed; }
    void addPlaced(const std::vector<LayoutService::Placed>& words);

    const std::vector<std::uint32_t>& selection() const { return m_selection; }
    /// @param points in any order.
    void select(std::vector<std::uint32_t> points);
    int current() const { return m_current; }
    void setCurrent(int point);
    /// Makes it the current one and brings it into sight.
    void visit(std::uint32_t point);

    const std::optional<Clusters>& clusters() const { return m_clusters; }
    void setClusters(std::optional<Clusters> clusters);
    /// Its most typical words.
    QString clusterName(std::size_t cluster) const;
    /// The counts that are looked at; null before any were made.
    const std::shared_ptr<const LayoutHubs>& hubs() const { return m_hubs; }
    void setHubs(std::shared_ptr<const LayoutHubs> hubs);
    std::optional<std::uint32_t> occurrences(std::uint32_t point) const;

Q_SIGNALS:
    /// @param samePoints They may be elsewhere, and more may be known of them.
    void layoutChanged(bool samePoints);
    /// @param animated The change is one to be watched.
    void moved(bool animated);
    void placedChanged();
    void selectionChanged();
    void currentChanged();
    void clustersChanged();
    void hubsChanged();
    void visitRequested(std::uint32_t point);

private:
    void take(std::shared_ptr<const Layout> layout, bool live);
    void fillCoordinates();

    std::shared_ptr<const Layout> m_layout;
    bool m_live = false;
    std::size_t m_stage = 0;
    std::vector<float> m_frame;
    std::vector<float> m_coordinates;
    std::vector<LayoutService::Placed> m_placed;
    std::vector<std::uint32_t> m_selection;
    int m_current = -1;
    std::optional<Clusters> m_clusters;
    std::shared_ptr<const LayoutHubs> m_hubs;
};

} // namespace crossgloss
