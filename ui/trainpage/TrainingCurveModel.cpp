#include "trainpage/TrainingCurveModel.h"

#include "common/Texts.h"

#include <QLocale>

namespace crossgloss {

TrainingCurveModel::TrainingCurveModel(QObject* parent) : QAbstractTableModel(parent) {}

void TrainingCurveModel::clear()
{
    beginResetModel();
    m_points.clear();
    endResetModel();
}

void TrainingCurveModel::append(const std::vector<TrainingPoint>& points)
{
    if (points.empty()) {
        return;
    }
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(points.size()) - 1);
    m_points.insert(m_points.end(), points.begin(), points.end());
    endInsertRows();
}

int TrainingCurveModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_points.size());
}

int TrainingCurveModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant TrainingCurveModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant(Qt::AlignTrailing | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    const TrainingPoint& point = m_points[static_cast<std::size_t>(index.row())];
    const QLocale locale;
    const auto score = [&locale](const std::optional<double>& value) {
        return value ? locale.toString(*value, 'f', 3) : QString();
    };
    switch (index.column()) {
    case EpochColumn: return locale.toString(point.epoch);
    case StepColumn: return locale.toString(static_cast<qulonglong>(point.step));
    case LossColumn: return locale.toString(point.loss, 'g', 4);
    case P1Column: return score(point.validationP1);
    case P10Column: return score(point.validationP10);
    case MrrColumn: return score(point.validationMrr);
    case TimeColumn: return displayDuration(point.seconds);
    case SpeedColumn: return point.examplesPerSecond > 0 ? locale.toString(qRound64(point.examplesPerSecond)) : QString();
    default: return {};
    }
}

QVariant TrainingCurveModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case EpochColumn: return tr("Epoch");
    case StepColumn: return tr("Step");
    case LossColumn: return tr("Loss");
    case P1Column: return tr("P@1");
    case P10Column: return tr("P@10");
    case MrrColumn: return tr("MRR");
    case TimeColumn: return tr("Time");
    case SpeedColumn: return tr("Examples/s");
    default: return {};
    }
}

void TrainingCurveModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_points.empty()) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

} // namespace crossgloss
