#pragma once

#include "common/Retranslated.h"
#include "projection/Clusters.h"

#include <QPointer>
#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QTableView;

namespace crossgloss {

class Backend;
class ClusterModel;
class Job;
class JobRunner;
class MapState;

/// Finds clusters of the points, each named by its most typical words; choosing one selects its points.
class ClustersPanel : public Retranslated<QWidget> {
    Q_OBJECT

public:
    ClustersPanel(MapState& state, std::shared_ptr<Backend> backend, JobRunner& jobs, QWidget* parent = nullptr);

    ClusterOptions options() const;
    QTableView* table() const { return m_table; }

public Q_SLOTS:
    void find();

Q_SIGNALS:
    void clustered();
    void failed(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    void show();
    void selectChosen();
    void retranslate() override;

    MapState& m_state;
    std::shared_ptr<Backend> m_backend;
    JobRunner& m_jobs;
    QComboBox* m_method;
    QLabel* m_numberLabel;
    QSpinBox* m_number;                ///< of clusters
    QSpinBox* m_size;                  ///< least points of one
    QPushButton* m_find;
    QLabel* m_status;
    ClusterModel* m_model;
    QTableView* m_table;
    QPointer<Job> m_job;
};

} // namespace crossgloss
