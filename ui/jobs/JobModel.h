#pragma once

#include <QAbstractTableModel>

namespace crossgloss {

class Job;
class JobRunner;

/// The jobs of a runner as a table, oldest first.
class JobModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { TitleColumn, StageColumn, ProgressColumn, RemainingColumn, ColumnCount };
    enum Role { FractionRole = Qt::UserRole + 1 };   ///< double 0 … 1, -1 while the end is unknown, -2 when it failed

    explicit JobModel(JobRunner& runner, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    Job* job(const QModelIndex& index) const;
    void retranslate();

private:
    void append();
    void refresh(Job* job);

    JobRunner& m_runner;
    int m_rows = 0;
};

} // namespace crossgloss
