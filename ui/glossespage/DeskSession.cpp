#include "glossespage/DeskSession.h"

#include "jobs/JobRunner.h"

namespace crossgloss {

OpenedDesk OpenedDesk::read(std::shared_ptr<ReviewDesk> desk, Progress& progress)
{
    OpenedDesk opened;
    opened.items.reserve(desk->size());
    for (std::size_t i = 0; i < desk->size(); ++i) {
        opened.items.push_back(desk->item(static_cast<std::int32_t>(i)));
    }
    opened.seen = desk->seen();
    progress.throwIfCancelled();
    opened.texts = QueueModel::searchTexts(desk->linking());
    progress.throwIfCancelled();
    // The first plan reads all glosses: better now than under the first key.
    for (std::size_t i = 0; i < opened.items.size(); ++i) {
        if (opened.items[i].target >= 0) {
            desk->plan(static_cast<std::int32_t>(i), opened.items[i].target);
            break;
        }
    }
    opened.statistics = desk->statistics();
    opened.nextUndo = desk->nextUndo();
    opened.nextRedo = desk->nextRedo();
    opened.reviewers = desk->reviewers();
    opened.desk = std::move(desk);
    return opened;
}

DeskSession::DeskSession(std::shared_ptr<ReviewDesk> desk, JobRunner& jobs, QObject* parent)
    : QObject(parent)
    , m_jobs(jobs)
    , m_shared(std::make_shared<Shared>())
    , m_linking(&desk->linking())
    , m_reviewer(QString::fromStdString(desk->reviewer()))
{
    m_shared->desk = std::move(desk);
}

DeskSession::~DeskSession()
{
    const std::lock_guard<std::mutex> lock(m_shared->mutex);
    m_shared->desk.reset();
}

void DeskSession::then(std::function<void()> action)
{
    m_waiting.push_back(std::move(action));
    proceed();
}

void DeskSession::proceed()
{
    if (m_proceeding) {
        return;
    }
    m_proceeding = true;
    while (!m_step && !m_waiting.empty()) {
        const std::function<void()> action = std::move(m_waiting.front());
        m_waiting.pop_front();
        action();
    }
    m_proceeding = false;
}

void DeskSession::decide(const Decision& decision, DeskStep meant)
{
    start(tr("Recording a decision"), std::move(meant),
          [decision](ReviewDesk& desk, DeskStep&, Progress& progress) { return desk.decide(decision, progress); });
}

void DeskSession::choose(std::int32_t source, std::size_t candidate, Relation relation, DeskStep meant)
{
    start(tr("Recording a decision"), std::move(meant),
          [source, candidate, relation](ReviewDesk& desk, DeskStep&, Progress& progress) {
              const std::vector<ReviewDesk::Candidate> candidates = desk.candidates(source);
              if (candidates.size() <= candidate) {
                  throw Error(CROSSGLOSS_TEXT("There is no candidate %1 for this gloss"),
                              {std::to_string(candidate + 1)});
              }
              Decision decision;
              decision.kind = Decision::Kind::Accept;
              decision.source = source;
              decision.target = candidates[candidate].target;
              decision.relation = relation;
              return desk.decide(decision, progress);
          });
}

void DeskSession::undo(DeskStep meant)
{
    start(tr("Undoing a decision"), std::move(meant),
          [](ReviewDesk& desk, DeskStep&, Progress& progress) { return desk.undo(progress); });
}

void DeskSession::redo(DeskStep meant)
{
    start(tr("Redoing a decision"), std::move(meant),
          [](ReviewDesk& desk, DeskStep&, Progress& progress) { return desk.redo(progress); });
}

void DeskSession::importFile(const std::filesystem::path& file, DeskStep meant)
{
    start(
        tr("Importing decisions"), std::move(meant),
        [file](ReviewDesk& desk, DeskStep& told, Progress& progress) {
            ReviewChange change;
            told.merge = desk.importDecisions(file, change, progress);
            told.reviewers = desk.reviewers();
            return change;
        },
        true);
}

void DeskSession::start(const QString& title, DeskStep meant, Step step, bool stoppable)
{
    const auto told = std::make_shared<DeskStep>(std::move(meant));
    Job* job = m_jobs.start(
        title,
        [shared = m_shared, step = std::move(step), stoppable, told](JobProgress& progress) {
            const std::lock_guard<std::mutex> lock(shared->mutex);
            if (!shared->desk) {
                return;
            }
            ReviewDesk& desk = *shared->desk;
            // A decision is made even while the window closes.
            NullProgress unstoppable;
            told->change = step(desk, *told, stoppable ? static_cast<Progress&>(progress) : unstoppable);
            told->items.reserve(told->change.touched.size());
            for (const std::int32_t source : told->change.touched) {
                told->items.emplace_back(source, desk.item(source));
            }
            told->statistics = desk.statistics();
            told->nextUndo = desk.nextUndo();
            told->nextRedo = desk.nextRedo();
        },
        nullptr, {}, JobRunner::Lane::Prompt);
    job->setStoppable(stoppable);
    wait(job, [this, told] { Q_EMIT stepped(*told); });
}

void DeskSession::look(std::int32_t source)
{
    Job* job = m_jobs.start(
        tr("Recording viewed glosses"),
        [shared = m_shared, source](JobProgress&) {
            const std::lock_guard<std::mutex> lock(shared->mutex);
            if (shared->desk) {
                shared->desk->look(source);
            }
        },
        nullptr, {}, JobRunner::Lane::Prompt);
    job->setStoppable(false);
    wait(job, {});
}

void DeskSession::wait(Job* job, std::function<void()> done)
{
    job->setTransient(true);
    m_step = job;
    Q_EMIT busyChanged(true);
    connect(job, &Job::finished, this, [this, job, done = std::move(done)] {
        if (done && job->state() == Job::State::Done) {
            done();
        }
        m_step = nullptr;
        if (job->state() == Job::State::Failed) {
            Q_EMIT failed(job->message(), job->failureFile(), job->failureLine());
        }
        proceed();
        if (!isBusy()) {
            Q_EMIT busyChanged(false);
        }
    });
}

template <typename Question, typename Tell>
void DeskSession::ask(const QString& title, int& asked, Question question, Tell tell)
{
    using Answer = std::invoke_result_t<Question, ReviewDesk&>;
    m_jobs.ask(
        title,
        [shared = m_shared, question](JobProgress&) {
            const std::lock_guard<std::mutex> lock(shared->mutex);
            return shared->desk ? question(*shared->desk) : Answer();
        },
        this,
        [&asked, number = ++asked, tell](const Answer& answer) {
            if (number == asked) {
                tell(answer);
            }
        });
}

void DeskSession::askDetails(std::int32_t source, std::int32_t target)
{
    ask(
        tr("Reading candidates"), m_question,
        [source, target](ReviewDesk& desk) {
            DeskDetails details;
            details.source = source;
            details.target = target;
            details.candidates = desk.candidates(source);
            if (target >= 0) {
                details.plan = planFlows(desk, source, target);
            }
            return details;
        },
        [this](const DeskDetails& details) { Q_EMIT detailsRead(details); });
}

void DeskSession::askSearch(std::int32_t source, const QString& text)
{
    ask(
        tr("Searching the target wordnet"), m_searchQuestion,
        [source, wanted = text.toStdString()](ReviewDesk& desk) { return desk.search(source, wanted); },
        [this, source](const ReviewDesk::Search& search) { Q_EMIT searchRead(source, search); });
}

void DeskSession::askCurves()
{
    ask(
        tr("Computing the precision"), m_curvesQuestion, [](ReviewDesk& desk) { return coverageCurves(desk); },
        [this](const CoverageCurves& curves) { Q_EMIT curvesRead(curves); });
}

void DeskSession::askAgreement(const std::string& first, const std::string& second)
{
    ask(
        tr("Comparing two reviewers"), m_agreementQuestion,
        [first, second](ReviewDesk& desk) { return desk.agreement(first, second); },
        [this](const ReviewAgreement& agreement) { Q_EMIT agreementRead(agreement); });
}

} // namespace crossgloss
