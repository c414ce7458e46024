#include "frame/ResumeNotice.h"

#include "common/Backend.h"
#include "common/TextDirection.h"
#include "jobs/JobRunner.h"
#include "resultspage/RunHead.h"
#include "resultspage/RunModels.h"
#include "resultspage/RunTexts.h"

#include <QSettings>

namespace crossgloss {

namespace {

/// Answers that are remembered; older runs than these are not asked about either way.
constexpr qsizetype maxAnswers = 200;

QString answersKey()
{
    return QStringLiteral("resume/answered");
}

} // namespace

ResumeNotice::ResumeNotice(std::shared_ptr<Backend> backend, JobRunner& jobs, QSettings& session, QWidget* parent)
    : InlineMessage(parent), m_backend(std::move(backend)), m_jobs(jobs), m_session(session)
{
    connect(this, &InlineMessage::actionTriggered, this, [this] {
        const std::int64_t run = m_offers.empty() ? 0 : m_offers.front().run.id;
        answered();
        if (run > 0) {
            Q_EMIT resumeRequested(run);
        }
    });
    connect(this, &InlineMessage::closed, this, &ResumeNotice::answered);
}

void ResumeNotice::look()
{
    m_jobs.ask(
        tr("Reading the runs"), [backend = m_backend](JobProgress&) { return backend->results().runs(); }, this,
        [this](std::vector<RunRow> rows) {
            const QVariantList answers = m_session.value(answersKey()).toList();
            m_offers.clear();
            for (RunRow& row : rows) {
                if (row.run.state == "interrupted" && hasPage(row.run.kind)
                    && !answers.contains(QVariant(static_cast<qlonglong>(row.run.id)))) {
                    m_offers.push_back(std::move(row));
                }
            }
            offer();
        });
}

void ResumeNotice::offer()
{
    if (m_offers.empty()) {
        dismiss();
        return;
    }
    const RunRow& row = m_offers.front();
    const QString method = displayRunMethod(row);
    const QString what = displayRunKind(row.run.kind) + (method.isEmpty() ? QString() : QStringLiteral(", ") + method)
                         + (row.subject.empty() ? QString()
                                                : QStringLiteral(", ") + isolated(QString::fromStdString(row.subject)));
    QString text = tr("Interrupted when the program ended: %1, started %2.").arg(what, displayWhen(row.run.startedAt));
    if (m_offers.size() > 1) {
        text += QLatin1Char(' ') + tr("%Ln more after it.", nullptr, static_cast<int>(m_offers.size()) - 1);
    }
    show(Severity::Info, text, tr("Resume"));
}

void ResumeNotice::answered()
{
    if (m_offers.empty()) {
        return;
    }
    QVariantList answers = m_session.value(answersKey()).toList();
    answers.append(static_cast<qlonglong>(m_offers.front().run.id));
    while (answers.size() > maxAnswers) {
        answers.removeFirst();
    }
    m_session.setValue(answersKey(), answers);
    m_offers.erase(m_offers.begin());
    offer();
}

void ResumeNotice::retranslate()
{
    InlineMessage::retranslate();
    if (!m_offers.empty()) {
        offer();
    }
}

} // namespace crossgloss
