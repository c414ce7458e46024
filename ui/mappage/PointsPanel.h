#pragma once

#include "common/Retranslated.h"

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QLabel;
class QTableView;

namespace crossgloss {

class MapState;
class PointModel;

/// The table of the points. What is selected in it is selected on the map, and the other way round; Enter or a double
/// click brings a point into sight.
class PointsPanel : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit PointsPanel(MapState& state, QWidget* parent = nullptr);

    PointModel& model() { return *m_model; }
    QTableView* table() const { return m_table; }
    void setSelectedOnly(bool only);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void later();
    void reload();
    void markSelection();
    void takeSelection();
    void retranslate() override;

    MapState& m_state;
    QCheckBox* m_only;
    QLabel* m_count;
    PointModel* m_model;
    QTableView* m_table;
    QTimer m_delay;
    bool m_marking = false;
    bool m_stale = true;               ///< the points are others than the table has
};

} // namespace crossgloss
