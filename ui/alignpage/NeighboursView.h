#pragma once

#include "alignpage/AlignModels.h"
#include "common/Retranslated.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QLineEdit;
class QTableView;

namespace crossgloss {

class Job;
class JobRunner;

/// The words nearest to a typed word, as the spaces are and under the map, side by side.
class NeighboursView : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit NeighboursView(JobRunner& jobs, QWidget* parent = nullptr);

    /// Null: nothing to ask.
    void setSpaces(std::shared_ptr<const AlignedSpaces> spaces);
    void ask(const QString& word);
    const NeighbourModel& before() const { return *m_before; }
    const NeighbourModel& after() const { return *m_after; }
    QString messageText() const;
    QWidget* focusTarget() const;

private:
    void askLater();
    void askNow();
    void show(const NeighbourAnswer& answer, const QString& word);
    void retranslate() override;

    JobRunner& m_jobs;
    std::shared_ptr<const AlignedSpaces> m_spaces;
    QLabel* m_wordLabel;
    QLineEdit* m_word;
    QLabel* m_sideLabel;
    QComboBox* m_side;
    QLabel* m_criterionLabel;
    QComboBox* m_criterion;
    QLabel* m_message;
    QLabel* m_beforeLabel;
    QLabel* m_afterLabel;
    NeighbourModel* m_before;
    NeighbourModel* m_after;
    QTableView* m_beforeTable;
    QTableView* m_afterTable;
    QTimer m_delay{this};
    QPointer<Job> m_job;
    int m_generation = 0;
};

} // namespace crossgloss
