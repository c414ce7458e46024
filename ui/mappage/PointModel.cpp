#include "mappage/PointModel.h"

#include "common/AlignTexts.h"
#include "common/LanguageNames.h"
#include "common/PlotExport.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "mappage/MapState.h"

#include <QLocale>

#include <algorithm>
#include <limits>
#include <numeric>

namespace crossgloss {

PointModel::PointModel(MapState& state, QObject* parent) : QAbstractTableModel(parent), m_state(state) {}

void PointModel::setSelectedOnly(bool only)
{
    m_selectedOnly = only;
    reload();
}

void PointModel::reload()
{
    beginResetModel();
    if (m_selectedOnly) {
        m_points = m_state.selection();
    } else {
        m_points.resize(m_state.size());
        std::iota(m_points.begin(), m_points.end(), 0U);
    }
    arrange();
    endResetModel();
}

void PointModel::sort(int column, Qt::SortOrder order)
{
    m_column = column;
    m_order = order;
    beginResetModel();
    arrange();
    endResetModel();
}

void PointModel::arrange()
{
    std::ranges::sort(m_points);
    if (m_column >= 0) {
        // What the rows are sorted by is made once for each, not once for each comparison.
        const auto byKey = [this](const auto& keys) {
            std::vector<std::size_t> places(m_points.size());
            std::iota(places.begin(), places.end(), std::size_t{0});
            std::ranges::stable_sort(places, [&](std::size_t a, std::size_t b) {
                return m_order == Qt::AscendingOrder ? keys[a] < keys[b] : keys[b] < keys[a];
            });
            std::vector<std::uint32_t> sorted;
            sorted.reserve(m_points.size());
            for (const std::size_t place : places) {
                sorted.push_back(m_points[place]);
            }
            m_points = std::move(sorted);
        };
        if (isNumber(m_column)) {
            std::vector<double> keys;
            for (const std::uint32_t point : m_points) {
                keys.push_back(number(point, m_column));
            }
            byKey(keys);
        } else {
            std::vector<QString> keys;
            for (const std::uint32_t point : m_points) {
                keys.push_back(words(point, m_column).toCaseFolded());
            }
            byKey(keys);
        }
    }
    m_rows.assign(m_state.size(), -1);
    for (std::size_t row = 0; row < m_points.size(); ++row) {
        m_rows[m_points[row]] = static_cast<int>(row);
    }
}

int PointModel::rowOf(std::uint32_t point) const
{
    return point < m_rows.size() ? m_rows[point] : -1;
}

bool PointModel::isNumber(int column)
{
    return column == RankColumn || column >= OccurrencesColumn;
}

bool PointModel::hasColumn(int column) const
{
    const auto& layout = m_state.layout();
    switch (column) {
    case LanguageColumn: return layout && layout->languages().size() > 1;
    case RankColumn: return layout && !layout->rank().empty();
    case PartColumn: return layout && !layout->partOfSpeech().empty();
    case ClusterColumn: return m_state.clusters().has_value();
    case OccurrencesColumn: return m_state.hubs() != nullptr;
    default: return true;
    }
}

double PointModel::number(std::uint32_t point, int column) const
{
    switch (column) {
    case RankColumn:
        return point < m_state.layout()->rank().size() ? m_state.layout()->rank()[point]
                                                       : std::numeric_limits<double>::infinity();
    case OccurrencesColumn: {
        const auto count = m_state.occurrences(point);
        return count ? static_cast<double>(*count) : -1;
    }
    case XColumn: return static_cast<double>(m_state.coordinates()[2 * std::size_t{point}]);
    default: return static_cast<double>(m_state.coordinates()[2 * std::size_t{point} + 1]);
    }
}

QString PointModel::words(std::uint32_t point, int column) const
{
    switch (column) {
    case LanguageColumn: {
        const QString code = m_state.language(point);
        return code.isEmpty() ? QString() : displayLanguage(code);
    }
    case PartColumn:
        return point < m_state.layout()->partOfSpeech().size()
                   ? displayPartOfSpeech(m_state.layout()->partOfSpeech()[point])
                   : QString();
    case ClusterColumn: {
        const auto& clusters = m_state.clusters();
        return clusters && point < clusters->of.size() && clusters->of[point] >= 0
                   ? m_state.clusterName(static_cast<std::size_t>(clusters->of[point]))
                   : QString();
    }
    default: return m_state.text(point);
    }
}

int PointModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_points.size());
}

int PointModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PointModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant((isNumber(index.column()) ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole && role != plotValueRole) {
        return {};
    }
    const std::uint32_t of = point(index.row());
    if (!isNumber(index.column())) {
        const QString text = words(of, index.column());
        return role == plotValueRole || text.isEmpty() ? text : isolated(text);
    }
    const double value = number(of, index.column());
    if (value < 0 && index.column() == OccurrencesColumn) {
        return {};
    }
    if (role == plotValueRole) {
        return value;
    }
    if (index.column() == XColumn || index.column() == YColumn) {
        return QLocale().toString(value, 'f', 3);
    }
    return value < 4e9 ? displayCount(static_cast<std::size_t>(value)) : QString();
}

QVariant PointModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant((isNumber(section) ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case TextColumn: return tr("Text");
    case LanguageColumn: return tr("Language");
    case RankColumn: return tr("Rank");
    case PartColumn: return tr("Part of speech");
    case ClusterColumn: return tr("Cluster");
    case OccurrencesColumn: return QStringLiteral("N_k");
    case XColumn: return QStringLiteral("x");
    case YColumn: return QStringLiteral("y");
    default: return {};
    }
}

void PointModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

} // namespace crossgloss
