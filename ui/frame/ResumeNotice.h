#pragma once

#include "common/InlineMessage.h"
#include "jobs/ResultsService.h"

#include <memory>
#include <vector>

class QSettings;

namespace crossgloss {

class Backend;
class JobRunner;

/// Tells of runs that the program's end interrupted, and offers to go on with them, one after the other. What was
/// answered once is not offered again.
class ResumeNotice : public InlineMessage {
    Q_OBJECT

public:
    /// @param session Where it notes what was answered.
    ResumeNotice(std::shared_ptr<Backend> backend, JobRunner& jobs, QSettings& session, QWidget* parent = nullptr);

    /// Reads the runs of the workspace.
    void look();

Q_SIGNALS:
    void resumeRequested(std::int64_t run);

protected:
    void retranslate() override;

private:
    void offer();
    void answered();

    std::shared_ptr<Backend> m_backend;
    JobRunner& m_jobs;
    QSettings& m_session;
    std::vector<RunRow> m_offers;      ///< the newest first
};

} // namespace crossgloss
