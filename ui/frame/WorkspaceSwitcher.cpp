#include "frame/WorkspaceSwitcher.h"

#include "common/Backend.h"
#include "common/InlineMessage.h"
#include "common/Paths.h"
#include "common/Prompts.h"
#include "common/TextDirection.h"
#include "common/WorkspaceCareService.h"
#include "frame/WorkspaceMenu.h"
#include "jobs/JobRunner.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QSettings>

namespace crossgloss {

namespace {

constexpr qsizetype maxRecent = 8;

QString listKey()
{
    return QStringLiteral("workspaces/recent");
}

} // namespace

WorkspaceSwitcher::WorkspaceSwitcher(Parts parts, WorkspaceFolders folders, QWidget* window)
    : QObject(window), m_parts(std::move(parts)), m_folders(std::move(folders)), m_window(window)
{
    if (!m_folders.current.isEmpty() && !m_folders.isUsual()) {
        QStringList list = recent();
        list.removeAll(m_folders.current);
        list.prepend(m_folders.current);
        remember(list);
    }
    m_parts.program.setValue(QStringLiteral("workspaces/last"), m_folders.isUsual() ? QString() : m_folders.current);
    connect(&m_parts.menu, &QMenu::aboutToShow, this, &WorkspaceSwitcher::measure);
    connect(&m_parts.menu, &WorkspaceMenu::chosen, this, &WorkspaceSwitcher::open);
    connect(&m_parts.menu, &WorkspaceMenu::clearRequested, this, &WorkspaceSwitcher::clear);
    fillMenu();
}

QStringList WorkspaceSwitcher::recent() const
{
    return m_parts.program.value(listKey()).toStringList();
}

QString WorkspaceSwitcher::nameOf(const QString& folder) const
{
    return folder == m_folders.usual ? tr("Default workspace") : QFileInfo(folder).fileName();
}

void WorkspaceSwitcher::remember(const QStringList& folders)
{
    m_parts.program.setValue(listKey(), folders.mid(0, maxRecent));
}

void WorkspaceSwitcher::clear()
{
    remember(m_folders.isUsual() ? QStringList() : QStringList{m_folders.current});
    fillMenu();
}

void WorkspaceSwitcher::fillMenu()
{
    QList<WorkspaceMenu::Recent> entries;
    if (!m_folders.usual.isEmpty()) {
        entries.append({m_folders.usual, nameOf(m_folders.usual), m_folders.isUsual()});
    }
    for (const QString& folder : recent()) {
        entries.append({folder, nameOf(folder), folder == m_folders.current});
    }
    m_parts.menu.setRecent(entries);
}

void WorkspaceSwitcher::measure()
{
    if (m_measuring) {
        return;
    }
    QStringList folders = recent();
    if (!m_folders.usual.isEmpty()) {
        folders.prepend(m_folders.usual);
    }
    m_measuring = true;
    Job* job = m_parts.jobs.ask(
        tr("Measuring workspaces"),
        [backend = m_parts.backend, folders](JobProgress& progress) {
            QList<std::uint64_t> sizes;
            for (const QString& folder : folders) {
                progress.throwIfCancelled();
                sizes.append(backend->care().spaceOf(toPath(folder)));
            }
            return sizes;
        },
        this,
        [this, folders](const QList<std::uint64_t>& sizes) {
            for (qsizetype i = 0; i < folders.size(); ++i) {
                if (sizes[i] > 0) {
                    m_parts.menu.setSpace(folders[i], QLocale().formattedDataSize(static_cast<qint64>(sizes[i])));
                }
            }
        });
    connect(job, &Job::finished, this, [this] { m_measuring = false; });
}

void WorkspaceSwitcher::makeNew()
{
    const QString folder = m_parts.prompts.openFolder(m_window, tr("Folder of the new workspace"));
    if (!folder.isEmpty()) {
        look(folder, true);
    }
}

void WorkspaceSwitcher::openOther()
{
    const QString folder = m_parts.prompts.openFolder(m_window, tr("Open a workspace"));
    if (!folder.isEmpty()) {
        look(folder, false);
    }
}

void WorkspaceSwitcher::open(const QString& folder)
{
    look(folder, folder == m_folders.usual); // the usual one may not have been made yet
}

void WorkspaceSwitcher::look(const QString& named, bool fresh)
{
    const QString folder = QDir::cleanPath(QFileInfo(named).absoluteFilePath());
    if (folder == m_folders.current) {
        m_parts.notice.show(InlineMessage::Severity::Info, tr("This workspace is open already."));
        return;
    }
    m_parts.notice.dismiss();
    m_parts.jobs.ask(
        tr("Looking at the workspace"),
        [backend = m_parts.backend, path = toPath(folder)](JobProgress&) {
            return backend->care().examine(path);
        },
        this, [this, folder, fresh](FolderContent content) { found(folder, content, fresh); })
        ->onFailure(this, [this](const Job& ended) {
            m_parts.notice.show(InlineMessage::Severity::Error, ended.message());
        });
}

void WorkspaceSwitcher::found(const QString& folder, FolderContent content, bool fresh)
{
    const bool usual = folder == m_folders.usual;
    const bool room = content == FolderContent::Empty || content == FolderContent::Missing;
    if (content == FolderContent::Workspace) {
        if (!fresh || usual ||
            m_parts.prompts.confirm(m_window, tr("New workspace"),
                                    tr("There is a workspace in %1 already.").arg(isolated(QDir::toNativeSeparators(folder))),
                                    tr("Open it"))) {
            Q_EMIT requested(folder);
        }
        return;
    }
    if (usual || (fresh && room)) {
        Q_EMIT requested(folder);
        return;
    }
    QStringList list = recent();
    if (list.removeAll(folder) > 0) {
        remember(list);
        fillMenu();
    }
    const QString shown = isolated(QDir::toNativeSeparators(folder));
    m_parts.notice.show(InlineMessage::Severity::Error,
                        fresh ? tr("%1 holds other files. Choose an empty folder for the new workspace.").arg(shown)
                              : tr("There is no workspace in %1. File > Workspace > New workspace creates one.").arg(shown));
}

} // namespace crossgloss
