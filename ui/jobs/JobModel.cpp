#include "jobs/JobModel.h"

#include "common/PlainText.h"
#include "common/Texts.h"
#include "jobs/JobRunner.h"

namespace crossgloss {

JobModel::JobModel(JobRunner& runner, QObject* parent)
    : QAbstractTableModel(parent), m_runner(runner), m_rows(static_cast<int>(runner.jobs().size()))
{
    connect(&runner, &JobRunner::added, this, &JobModel::append);
    connect(&runner, &JobRunner::jobChanged, this, &JobModel::refresh);
    connect(&runner, &JobRunner::removing, this, [this](int row) { beginRemoveRows({}, row, row); });
    connect(&runner, &JobRunner::removed, this, [this] {
        --m_rows;
        endRemoveRows();
    });
}

int JobModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int JobModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant JobModel::data(const QModelIndex& index, int role) const
{
    const Job* shown = job(index);
    if (!shown) {
        return {};
    }
    if (role == FractionRole) {
        return shown->state() == Job::State::Failed ? -2.0 : shown->fraction().value_or(-1.0);
    }
    if (role == Qt::ToolTipRole && !shown->message().isEmpty()) {
        return toolTipText(shown->message());
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (index.column()) {
    case TitleColumn: return shown->title();
    case StageColumn: return shown->stageText();
    case ProgressColumn:
        return shown->fraction() ? tr("%1 %").arg(qRound(100 * *shown->fraction())) : QString();
    case RemainingColumn: {
        const std::optional<double> seconds = shown->remainingSeconds();
        return seconds ? tr("%1 left").arg(displayDuration(*seconds)) : QString();
    }
    default: return {};
    }
}

QVariant JobModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case TitleColumn: return tr("Job");
    case StageColumn: return tr("Stage");
    case ProgressColumn: return tr("Progress");
    case RemainingColumn: return tr("Time left");
    default: return {};
    }
}

Job* JobModel::job(const QModelIndex& index) const
{
    return index.isValid() && index.row() < m_runner.jobs().size() ? m_runner.jobs().at(index.row()) : nullptr;
}

void JobModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (m_rows > 0) {
        Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, ColumnCount - 1));
    }
}

void JobModel::append()
{
    beginInsertRows({}, m_rows, m_rows);
    ++m_rows;
    endInsertRows();
}

void JobModel::refresh(Job* job)
{
    const auto row = static_cast<int>(m_runner.jobs().indexOf(job));
    if (row >= 0 && row < m_rows) {
        Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
}

} // namespace crossgloss
