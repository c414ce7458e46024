#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;

namespace crossgloss {

class Job;

/// How far a page's job is: its stage, the time left and a bar. Hidden while none goes on.
class JobStage : public QWidget {
    Q_OBJECT

public:
    explicit JobStage(QWidget* parent = nullptr);

    /// Shows the present state of @p job, which goes on; null when none does.
    void setJob(const Job* job);
    /// @param name What the bar tells of, for those who cannot see the page.
    void setTexts(const QString& name);

private:
    QLabel* m_stage;
    QProgressBar* m_progress;
};

} // namespace crossgloss
