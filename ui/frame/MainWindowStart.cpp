#include "common/TextDirection.h"
#include "frame/MainWindow.h"

#include "CoreText.h"
#include "common/Backend.h"
#include "common/DictionaryGroups.h"
#include "common/InlineMessage.h"
#include "common/SavedAnswers.h"
#include "common/Settings.h"
#include "common/WorkspaceCareService.h"
#include "frame/Actions.h"
#include "frame/ResumeNotice.h"
#include "frame/SessionStart.h"
#include "jobs/JobRunner.h"
#include "librarypage/LibraryPage.h"
#include "lookuppage/LookupPage.h"
#include "settings/Preferences.h"
#include "settings/SettingsCatalogue.h"
#include "settings/SettingsDialog.h"

#include <QDir>
#include <QLabel>

// What a window does when it opens: the pack, the workspace, the settings.

namespace crossgloss {

void MainWindow::start(bool indexInstalled)
{
    openEngine();
    // Whether the workspace can be used, and written to, is said once, here, and not by everybody who finds it out.
    m_jobs->ask(
        tr("Opening the workspace"),
        [backend = m_parts.backend](JobProgress& progress) { return backend->care().state(progress); }, this,
        [this, indexInstalled](const WorkspaceState& state) {
            if (state.cannotWrite) {
                m_notice->show(InlineMessage::Severity::Warning, translated(*state.cannotWrite));
            }
            lookAround(indexInstalled && !state.cannotWrite);
        })
        ->onFailure(this, [this](const Job& ended) {
            m_notice->show(InlineMessage::Severity::Error, ended.message());
        });
}

void MainWindow::lookAround(bool indexInstalled)
{
    if (m_preferences->flag(SettingKey::checkVectors)) {
        checkVectors();
    }
    m_savedAnswers->reload();
    if (m_preferences->flag(SettingKey::offerRuns)) {
        m_resume->look();
    }
    if (indexInstalled) {
        libraryPage().indexInstalled();
    }
}

MainWindow::Parts MainWindow::prepared(const Parts& parts)
{
    // Before any page is made, for each takes its part of the session.
    Preferences preferences(parts.settings.preferences());
    if (!preferences.flag(SettingKey::restoreSession)) {
        forgetPages(parts.settings.session());
    }
    return parts;
}

void MainWindow::connectWorkspaces()
{
    connect(m_actions->newWorkspace, &QAction::triggered, m_switcher, &WorkspaceSwitcher::makeNew);
    connect(m_actions->openWorkspace, &QAction::triggered, m_switcher, &WorkspaceSwitcher::openOther);
    connect(m_switcher, &WorkspaceSwitcher::requested, this, [this](const QString& folder) {
        m_next = folder;
        close();
    });
    connect(m_actions->settings, &QAction::triggered, this, [this] { showSettings(); });
    connect(m_preferences, &Preferences::notKept, this, [this](const QString& file) {
        m_notice->show(InlineMessage::Severity::Warning,
                       tr("%1 cannot be written: what you change in the settings is forgotten when the program ends. Check "
                          "the rights of the file and the free space of the disk.")
                           .arg(isolated(QDir::toNativeSeparators(file))));
    });
}

SettingsDialog& MainWindow::showSettings()
{
    if (!m_settingsDialog) {
        m_settingsDialog = new SettingsDialog(*m_preferences, m_parts.prompts, this);
        m_settingsDialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_settingsDialog->show();
    m_settingsDialog->raise();
    m_settingsDialog->activateWindow();
    return *m_settingsDialog;
}

void MainWindow::openEngine()
{
    m_jobs->ask(
        tr("Opening the pack"),
        [backend = m_parts.backend](JobProgress& progress) {
            std::pair<std::shared_ptr<const LookupEngine>, QStringList> opened(backend->openEngine(progress),
                                                                               dictionaryGroups(*backend));
            if (opened.first) {
                opened.first->answerLanguages(); // the first time it may take a moment
            }
            return opened;
        },
        this,
        [this](const std::pair<std::shared_ptr<const LookupEngine>, QStringList>& opened) {
            lookupPage().setDictionaryGroups(opened.second);
            lookupPage().setEngine(opened.first);
        },
        JobRunner::Lane::Long)
        ->onFailure(this, [this](const Job& ended) { lookupPage().setFailure(ended.message()); });
}

void MainWindow::checkVectors()
{
    m_jobs->ask(
        tr("Checking the vectors"),
        [backend = m_parts.backend](JobProgress& progress) { return backend->care().checkVectors(progress); }, this,
        [this](const std::vector<CareFinding>& findings) {
            if (!findings.empty()) {
                libraryPage().tell(findings);
                m_status->setText(tr("Something is wrong with the workspace; see the Library."));
            }
        },
        JobRunner::Lane::Long);
}

} // namespace crossgloss
