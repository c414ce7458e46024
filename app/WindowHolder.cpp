#include "WindowHolder.h"

#include "CoreBackend.h"
#include "Session.h"

#include "common/Paths.h"
#include "common/Prompts.h"
#include "common/Settings.h"
#include "frame/MainWindow.h"
#include "librarypage/LibraryPage.h"
#include "settings/Preferences.h"
#include "settings/SettingsCatalogue.h"

#include <QApplication>
#include <QDir>

namespace crossgloss {

namespace {

QString cleaned(const std::filesystem::path& folder)
{
    return folder.empty() ? QString() : QDir::cleanPath(QFileInfo(fromPath(folder)).absoluteFilePath());
}

QString indexedKey()
{
    return QStringLiteral("indexedBy");
}

} // namespace

WindowHolder::WindowHolder(Settings& settings, InterfaceLanguage& language, DialogPrompts& prompts,
                           std::filesystem::path pack)
    : m_settings(settings), m_language(language), m_prompts(prompts), m_pack(std::move(pack))
{
}

WindowHolder::~WindowHolder() = default;

std::filesystem::path WindowHolder::startWorkspace(const std::filesystem::path& usual) const
{
    const Preferences preferences(m_settings.preferences());
    const QString last = m_settings.program().value(QStringLiteral("workspaces/last")).toString();
    const bool wanted = preferences.number(SettingKey::startWorkspace) == static_cast<int>(StartWorkspace::Last);
    std::filesystem::path folder(last.toStdU16String());
    std::error_code failure;
    return wanted && !last.isEmpty() && std::filesystem::exists(folder / "workspace.sqlite", failure) ? folder : usual;
}

bool WindowHolder::indexesAtStart() const
{
    const Preferences preferences(m_settings.preferences());
    switch (static_cast<IndexAtStart>(preferences.number(SettingKey::index))) {
    case IndexAtStart::Always: return true;
    case IndexAtStart::Never: return false;
    case IndexAtStart::NewVersion: break;
    }
    // Until it has gone through once in this version; later ones are found by Index installed dictionaries.
    return m_settings.session().value(indexedKey()).toString() != QApplication::applicationVersion();
}

MainWindow& WindowHolder::open(const std::filesystem::path& workspace, bool mayIndex)
{
    // The former one goes first, with all that holds its workspace.
    m_window.reset();
    const WorkspaceFolders folders{cleaned(workspace), cleaned(defaultWorkspace())};
    m_settings.setWorkspace(folders.isUsual() ? QString() : folders.current);
    const auto backend = std::make_shared<CoreBackend>(workspace, m_pack);
    m_window = std::make_unique<MainWindow>(MainWindow::Parts{backend, m_settings, m_language, m_prompts, folders});
    MainWindow* window = m_window.get();
    window->show();
    QGuiApplication::setQuitOnLastWindowClosed(true);
    connect(window, &MainWindow::workspaceRequested, this, [this](const QString& folder) {
        QGuiApplication::setQuitOnLastWindowClosed(false);
        // Once the window has closed: it cannot be deleted from within.
        QMetaObject::invokeMethod(this, [this, folder] { open(folder.toStdU16String(), true); }, Qt::QueuedConnection);
    });
    const bool indexes = mayIndex && indexesAtStart();
    QMetaObject::invokeMethod(window, [this, window, indexes] {
        if (indexes) {
            connect(&window->libraryPage(), &LibraryPage::installedIndexed, window, [this] {
                m_settings.session().setValue(indexedKey(), QApplication::applicationVersion());
            });
        }
        window->start(indexes);
    }, Qt::QueuedConnection);
    return *window;
}

} // namespace crossgloss
