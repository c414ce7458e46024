#include "librarypage/LibraryPage.h"

#include "CoreText.h"
#include "common/Backend.h"
#include "common/LanguageNames.h"
#include "common/Prompts.h"
#include "common/Texts.h"
#include "common/WorkspaceCareService.h"
#include "jobs/JobRunner.h"

#include <QDate>
#include <QLocale>

#include <algorithm>

// What File offers for the workspace as a whole.

namespace crossgloss {

namespace {

constexpr std::size_t mostTold = 6;

bool concernsDatabase(const CareFinding& finding)
{
    return finding.problem && QString::fromStdString(finding.what.file()).endsWith(QLatin1String(".sqlite"));
}

QString sizeText(const BackupReport& report)
{
    return QLocale().formattedDataSize(static_cast<qint64>(report.bytes));
}

} // namespace

QString LibraryPage::listOf(const std::vector<CareFinding>& findings)
{
    QStringList lines;
    for (const CareFinding& finding : findings) {
        if (lines.size() == static_cast<qsizetype>(mostTold)) {
            break;
        }
        lines.append(translated(finding.what));
    }
    QString text = lines.join(QLatin1Char('\n'));
    if (findings.size() > mostTold) {
        text += QLatin1Char('\n') +
                tr("… and %Ln more", nullptr, static_cast<int>(findings.size() - mostTold));
    }
    return text;
}

void LibraryPage::tell(const std::vector<CareFinding>& findings)
{
    if (findings.empty()) {
        return;
    }
    const bool problem =
        std::any_of(findings.begin(), findings.end(), [](const auto& finding) { return finding.problem; });
    const bool repairable = std::any_of(findings.begin(), findings.end(), concernsDatabase);
    showMessage(problem ? InlineMessage::Severity::Error : InlineMessage::Severity::Info, listOf(findings),
                repairable ? tr("Save what can be read") : QString(), [this] { repair(); });
}

void LibraryPage::checkWorkspace()
{
    Job* job = m_jobs.compute(
        tr("Checking the workspace"),
        [backend = m_backend](JobProgress& progress) { return backend->care().check(progress); }, this,
        [this](const CareReport& report) {
            if (report.findings.empty()) {
                showMessage(InlineMessage::Severity::Info,
                            tr("The workspace is intact: %1 databases and %2 sets of vectors were checked.")
                                .arg(QLocale().toString(static_cast<qulonglong>(report.databases)),
                                     QLocale().toString(static_cast<qulonglong>(report.vectors))));
            } else {
                tell(report.findings);
            }
        });
    connect(job, &Job::finished, this, [this, job] {
        if (job->state() == Job::State::Failed) {
            showFailure(*job);
        }
    });
}

void LibraryPage::repair()
{
    Job* job = m_jobs.compute(
        tr("Saving what can be read"),
        [backend = m_backend](JobProgress& progress) { return backend->care().repair(progress); }, this,
        [this](const std::vector<CareFinding>& told) {
            std::erase_if(m_undo, [](const UndoStep& step) { return step.removed.has_value(); });
            showMessage(InlineMessage::Severity::Info,
                        told.empty() ? tr("There was nothing to repair.") : listOf(told));
            reload();
            Q_EMIT workspaceReplaced();
        });
    connect(job, &Job::finished, this, [this, job] {
        if (job->state() == Job::State::Failed) {
            showFailure(*job);
        }
    });
}

void LibraryPage::backUp()
{
    const QString proposal = QStringLiteral("crossgloss-%1.backup").arg(QDate::currentDate().toString(Qt::ISODate));
    const QString file =
        m_prompts.saveFile(this, tr("Back up the workspace"), proposal, tr("Backups (*.backup);;All files (*)"));
    if (file.isEmpty()) {
        return;
    }
    Job* job = m_jobs.compute(
        tr("Backing up the workspace"),
        [backend = m_backend, path = std::filesystem::path(file.toStdU16String())](JobProgress& progress) {
            return backend->care().backUp(path, progress);
        },
        this,
        [this, file](const BackupReport& report) {
            showMessage(InlineMessage::Severity::Info,
                        tr("The workspace was backed up to %1: %2.").arg(isolated(file), sizeText(report)));
        });
    connect(job, &Job::finished, this, [this, job] {
        if (job->state() == Job::State::Failed) {
            showFailure(*job);
        }
    });
}

void LibraryPage::restoreBackup()
{
    const QString file =
        m_prompts.openFiles(this, tr("Restore a backup"), tr("Backups (*.backup);;All files (*)")).value(0);
    if (file.isEmpty() ||
        !m_prompts.confirm(
            this, tr("Restore a backup"),
            tr("The workspace becomes what it was when %1 was made. What it holds now is kept in its folder "
               "“backups”.")
                .arg(isolated(file)),
            tr("Restore"))) {
        return;
    }
    Job* job = m_jobs.compute(
        tr("Restoring a backup"),
        [backend = m_backend, path = std::filesystem::path(file.toStdU16String())](JobProgress& progress) {
            return backend->care().restore(path, progress);
        },
        this,
        [this, file](const BackupReport& report) {
            std::erase_if(m_undo, [](const UndoStep& step) { return step.removed.has_value(); });
            showMessage(InlineMessage::Severity::Info,
                        tr("The workspace is what %1 holds: %2.").arg(isolated(file), sizeText(report)));
            reload();
            Q_EMIT workspaceReplaced();
        });
    connect(job, &Job::finished, this, [this, job] {
        if (job->state() == Job::State::Failed) {
            showFailure(*job);
        }
    });
}

} // namespace crossgloss
