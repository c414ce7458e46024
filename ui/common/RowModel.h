#pragma once

#include <QAbstractTableModel>

#include <cstddef>
#include <utility>
#include <vector>

namespace crossgloss {

/// A table of structs: who derives says what a column is called and what stands in a cell.
template <typename Row>
class RowModel : public QAbstractTableModel {
public:
    RowModel(int columns, QObject* parent) : QAbstractTableModel(parent), m_columns(columns) {}

    void setRows(std::vector<Row> rows) { setRows(std::move(rows), m_columns); }
    void setRows(std::vector<Row> rows, int columns)
    {
        beginResetModel();
        m_rows = std::move(rows);
        m_columns = columns;
        endResetModel();
    }
    void append(const std::vector<Row>& rows)
    {
        if (rows.empty()) {
            return;
        }
        const int first = static_cast<int>(m_rows.size());
        beginInsertRows({}, first, first + static_cast<int>(rows.size()) - 1);
        m_rows.insert(m_rows.end(), rows.begin(), rows.end());
        endInsertRows();
    }
    void clear() { setRows({}); }
    void removeRowAt(int row)
    {
        if (row >= 0 && row < rowCount()) {
            beginRemoveRows({}, row, row);
            m_rows.erase(m_rows.begin() + row);
            endRemoveRows();
        }
    }
    const std::vector<Row>& rows() const { return m_rows; }
    const Row* row(const QModelIndex& index) const
    {
        return index.isValid() && index.row() < static_cast<int>(m_rows.size())
                   ? &m_rows[static_cast<std::size_t>(index.row())]
                   : nullptr;
    }

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : m_columns; }
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override
    {
        const Row* shown = row(index);
        if (!shown) {
            return {};
        }
        if (role == Qt::TextAlignmentRole) {
            return QVariant((isNumber(index.column()) ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
        }
        return cell(*shown, index.column(), role);
    }
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override
    {
        if (orientation != Qt::Horizontal || section < 0 || section >= m_columns) {
            return {};
        }
        if (role == Qt::TextAlignmentRole) {
            return QVariant((isNumber(section) ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
        }
        return role == Qt::DisplayRole ? QVariant(heading(section)) : QVariant();
    }

    void retranslate()
    {
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, m_columns - 1);
        changedRows(0, static_cast<int>(m_rows.size()) - 1);
    }

protected:
    virtual QString heading(int column) const = 0;
    /// Called for every role but the alignment.
    virtual QVariant cell(const Row& row, int column, int role) const = 0;
    /// Numbers stand at the trailing edge.
    virtual bool isNumber(int) const { return true; }

    std::vector<Row>& rowsToChange() { return m_rows; }
    void changedRows(int first, int last)
    {
        if (first <= last) {
            Q_EMIT dataChanged(index(first, 0), index(last, m_columns - 1));
        }
    }

private:
    int m_columns;
    std::vector<Row> m_rows;
};

} // namespace crossgloss
