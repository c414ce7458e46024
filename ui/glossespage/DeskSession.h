#pragma once

#include "glossespage/QueueModel.h"
#include "jobs/Job.h"
#include "linking/CoverageCurve.h"
#include "linking/DeskPlan.h"
#include "linking/ReviewDesk.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace crossgloss {

class JobRunner;

/// A step at the desk: what the reviewer meant by it, and once it is done what it did, as the window is told.
struct DeskStep {
    enum class Kind { None, Decision, Note, Undo, Redo, Import };

    Kind kind = Kind::None;
    bool goOn = false;                 ///< to the next open gloss
    bool stays = false;                ///< the gloss keeps its place, whatever the view shows
    std::optional<Decision> taken;     ///< what an undo or redo is about

    ReviewChange change;
    QueueModel::ItemChanges items;     ///< of change.touched, as they are now
    ReviewStatistics statistics;
    std::optional<Decision> nextUndo;
    std::optional<Decision> nextRedo;
    std::optional<ReviewMerge> merge;  ///< of an import
    std::vector<std::string> reviewers;    ///< after an import; else empty
};

/// What the centre of the desk shows of a source.
struct DeskDetails {
    std::int32_t source = -1;
    std::int32_t target = -1;
    std::vector<ReviewDesk::Candidate> candidates;
    std::optional<PlanFlows> plan;
};

/// All that a desk needs to be shown, read by the worker that opens it.
struct OpenedDesk {
    std::shared_ptr<ReviewDesk> desk;
    std::vector<ReviewItem> items;
    std::vector<std::int32_t> seen;    ///< suggestions as they were looked at last
    QueueModel::SearchTexts texts;
    ReviewStatistics statistics;
    std::optional<Decision> nextUndo;
    std::optional<Decision> nextRedo;
    std::vector<std::string> reviewers;

    static OpenedDesk read(std::shared_ptr<ReviewDesk> desk, Progress& progress);
};

/// A desk at work: its calls run one after another on the window's workers.
///
/// What the reviewer does goes through then(): it happens at once while no step is under way, else after the answers of
/// all that was done before, as if it had been typed slowly. So no key is lost and none meets a queue it was not meant
/// for. A step that has begun is finished even when the window closes.
class DeskSession : public QObject {
    Q_OBJECT

public:
    DeskSession(std::shared_ptr<ReviewDesk> desk, JobRunner& jobs, QObject* parent);
    /// Gives the linking back.
    ~DeskSession() override;

    const Linking& linking() const { return *m_linking; }
    const QString& reviewer() const { return m_reviewer; }
    /// A step is under way or waiting.
    bool isBusy() const { return m_step || !m_waiting.empty(); }

    void then(std::function<void()> action);
    /// Steps; only from within then(). What @p meant says comes back with stepped(), if the step can be taken.
    void decide(const Decision& decision, DeskStep meant = {});
    /// @param candidate position among the best; the relation is kept for accepting it.
    void choose(std::int32_t source, std::size_t candidate, Relation relation, DeskStep meant = {});
    void undo(DeskStep meant = {});
    void redo(DeskStep meant = {});
    void importFile(const std::filesystem::path& file, DeskStep meant = {});
    /// Records that what is suggested for a source has been seen; changes nothing else, and stepped() does not come.
    void look(std::int32_t source);

    /// Answers come by detailsRead(); only those of the last question do.
    void askDetails(std::int32_t source, std::int32_t target);
    void askSearch(std::int32_t source, const QString& text);
    void askAgreement(const std::string& first, const std::string& second);
    void askCurves();

Q_SIGNALS:
    void stepped(const crossgloss::DeskStep& step);
    /// A step could not be taken; nothing has changed.
    void failed(const QString& message, const QString& file, quint64 line);
    void detailsRead(const crossgloss::DeskDetails& details);
    void searchRead(std::int32_t source, const crossgloss::ReviewDesk::Search& search);
    void agreementRead(const crossgloss::ReviewAgreement& agreement);
    void curvesRead(const crossgloss::CoverageCurves& curves);
    void busyChanged(bool busy);

private:
    /// Shared with the workers, which may outlive this by the call they are in.
    struct Shared {
        std::mutex mutex;
        std::shared_ptr<ReviewDesk> desk;
    };
    using Step = std::function<ReviewChange(ReviewDesk&, DeskStep&, Progress&)>;

    void start(const QString& title, DeskStep meant, Step step, bool stoppable = false);
    /// The next step begins when @p job has ended and @p done, where it went well, has told of it.
    void wait(Job* job, std::function<void()> done);
    void proceed();
    /// Puts a question to the desk. @p tell gets the answer unless @p asked, which counts the questions of a kind, has
    /// gone on.
    template <typename Question, typename Tell>
    void ask(const QString& title, int& asked, Question question, Tell tell);

    JobRunner& m_jobs;
    std::shared_ptr<Shared> m_shared;
    const Linking* m_linking;
    QString m_reviewer;
    QPointer<Job> m_step;
    std::deque<std::function<void()>> m_waiting;
    bool m_proceeding = false;
    int m_question = 0;
    int m_searchQuestion = 0;
    int m_agreementQuestion = 0;
    int m_curvesQuestion = 0;
};

} // namespace crossgloss
