#include "common/TextDirection.h"
#include "librarypage/LibraryPage.h"

#include "CoreText.h"
#include "common/Backend.h"
#include "common/Paths.h"
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

constexpr std::size_t maxTold = 6;

bool concernsDatabase(const CareFinding& finding)
{
    return finding.problem && QString::fromStdString(finding.what.file()).endsWith(QLatin1String(".sqlite"));
}

QString sizeOf(std::uint64_t bytes)
{
    return QLocale().formattedDataSize(static_cast<qint64>(bytes));
}

QString sizeText(const BackupReport& report)
{
    return QLocale().formattedDataSize(static_cast<qint64>(report.bytes));
}

QString spaceText(const SpaceUsed& space)
{
    const std::pair<QString, std::uint64_t> parts[] = {
        {LibraryPage::tr("databases"), space.databases}, {LibraryPage::tr("vectors"), space.vectors},
        {LibraryPage::tr("models"), space.models},       {LibraryPage::tr("backups"), space.backups},
        {LibraryPage::tr("trash"), space.trash},         {LibraryPage::tr("other files"), space.other}};
    QStringList told;
    for (const auto& [name, bytes] : parts) {
        if (bytes > 0) {
            told.append(LibraryPage::tr("%1 %2", "databases 3 MiB").arg(name, sizeOf(bytes)));
        }
    }
    return LibraryPage::tr("It takes %1 on the disk (%2).").arg(sizeOf(space.total()), told.join(QStringLiteral(", ")));
}

} // namespace

QString LibraryPage::listOf(const std::vector<CareFinding>& findings)
{
    QStringList lines;
    for (const CareFinding& finding : findings) {
        if (lines.size() == static_cast<qsizetype>(maxTold)) {
            break;
        }
        lines.append(translated(finding.what));
    }
    QString text = lines.join(QLatin1Char('\n'));
    if (findings.size() > maxTold) {
        text += QLatin1Char('\n') +
                tr("… and %Ln more", nullptr, static_cast<int>(findings.size() - maxTold));
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
    m_jobs.compute(
        tr("Checking the workspace"),
        [backend = m_backend](JobProgress& progress) { return backend->care().check(progress); }, this,
        [this](const CareReport& report) {
            const QString space = spaceText(report.space);
            if (report.problems() > 0) {
                tell(report.findings);
                return;
            }
            QString text = tr("The workspace is intact: %1 databases and %2 sets of vectors were checked.")
                               .arg(QLocale().toString(static_cast<qulonglong>(report.databases)),
                                    QLocale().toString(static_cast<qulonglong>(report.vectors)));
            text += QLatin1Char(' ') + space;
            if (!report.findings.empty()) {
                text += QLatin1Char('\n') + listOf(report.findings);
            }
            showMessage(InlineMessage::Severity::Info, text,
                        report.space.trash > 0 ? tr("Empty the trash") : QString(), [this] { emptyTrash(); });
        })
        ->onFailure(this, [this](const Job& ended) { showFailure(ended); });
}

void LibraryPage::emptyTrash()
{
    if (!m_prompts.confirm(this, tr("Empty the trash"),
                           tr("Everything in the trash of the workspace will be deleted permanently: removed resources, "
                              "and damaged files that were replaced."),
                           tr("Delete"))) {
        return;
    }
    m_jobs.compute(
        tr("Emptying the trash"), [backend = m_backend](JobProgress&) { return backend->care().emptyTrash(); }, this,
        [this](std::uint64_t bytes) {
            showMessage(InlineMessage::Severity::Info,
                        tr("%1 of disk space freed.").arg(QLocale().formattedDataSize(static_cast<qint64>(bytes))));
        })
        ->onFailure(this, [this](const Job& ended) { showFailure(ended); });
}

void LibraryPage::repair()
{
    m_jobs.compute(
        tr("Saving what can be read"),
        [backend = m_backend](JobProgress& progress) { return backend->care().repair(progress); }, this,
        [this](const std::vector<CareFinding>& told) {
            std::erase_if(m_undo, [](const UndoStep& step) { return step.removed.has_value(); });
            showMessage(InlineMessage::Severity::Info,
                        told.empty() ? tr("There was nothing to repair.") : listOf(told));
            reload();
            Q_EMIT workspaceReplaced();
        })
        ->onFailure(this, [this](const Job& ended) { showFailure(ended); });
}

void LibraryPage::backUp()
{
    const QString proposal = QStringLiteral("crossgloss-%1.backup").arg(QDate::currentDate().toString(Qt::ISODate));
    const QString file =
        m_prompts.saveFile(this, tr("Back up the workspace"), proposal, tr("Backups (*.backup);;All files (*)"));
    if (file.isEmpty()) {
        return;
    }
    m_jobs.compute(
        tr("Backing up the workspace"),
        [backend = m_backend, path = toPath(file)](JobProgress& progress) {
            return backend->care().backUp(path, progress);
        },
        this,
        [this, file](const BackupReport& report) {
            showMessage(InlineMessage::Severity::Info,
                        tr("The workspace was backed up to %1: %2.").arg(isolated(file), sizeText(report)));
        })
        ->onFailure(this, [this](const Job& ended) { showFailure(ended); });
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
    m_jobs.compute(
        tr("Restoring a backup"),
        [backend = m_backend, path = toPath(file)](JobProgress& progress) {
            return backend->care().restore(path, progress);
        },
        this,
        [this, file](const BackupReport& report) {
            std::erase_if(m_undo, [](const UndoStep& step) { return step.removed.has_value(); });
            showMessage(InlineMessage::Severity::Info,
                        tr("The workspace is what %1 holds: %2.").arg(isolated(file), sizeText(report)));
            reload();
            Q_EMIT workspaceReplaced();
        })
        ->onFailure(this, [this](const Job& ended) { showFailure(ended); });
}

} // namespace crossgloss
