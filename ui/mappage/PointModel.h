#pragma once

#include <QAbstractTableModel>

#include <cstdint>
#include <vector>

namespace crossgloss {

class MapState;

/// Points of the layout that is shown, one a row: all, or the selected ones. Sorts by itself, as there may be a hundred
/// thousand.
class PointModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { TextColumn, LanguageColumn, RankColumn, PartColumn, ClusterColumn, OccurrencesColumn, XColumn, YColumn,
                  ColumnCount };
    explicit PointModel(MapState& state, QObject* parent = nullptr);

    void setSelectedOnly(bool only);
    bool selectedOnly() const { return m_selectedOnly; }
    /// The points anew; the order stays.
    void reload();
    std::uint32_t point(int row) const { return m_points[static_cast<std::size_t>(row)]; }
    /// −1 where it is not shown.
    int rowOf(std::uint32_t point) const;
    /// Whether the layout tells anything in this column.
    bool hasColumn(int column) const;
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    void arrange();
    double number(std::uint32_t point, int column) const;
    QString words(std::uint32_t point, int column) const;
    static bool isNumber(int column);

    MapState& m_state;
    std::vector<std::uint32_t> m_points;
    std::vector<int> m_rows;           ///< of each point
    bool m_selectedOnly = false;
    int m_column = -1;
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

} // namespace crossgloss
