#pragma once

#include "FakeBackend.h"
#include "common/Settings.h"
#include "common/Theme.h"
#include "frame/InterfaceLanguage.h"
#include "frame/MainWindow.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <memory>

namespace crossgloss {

/// The whole window over a fake backend, with settings of its own. The Theme must be made by the test, once.
struct WindowFixture {
    explicit WindowFixture(const QString& language = QStringLiteral("en"))
    {
        texts.choose(language);
        reopen();
    }

    void reopen()
    {
        window.reset();
        window = std::make_unique<MainWindow>(MainWindow::Parts{backend, settings, texts, prompts});
        window->resize(1180, 760);
        window->show();
        window->start(false);
    }

    /// As a user would, so that the session is kept.
    void closeAndReopen()
    {
        window->close();
        while (window->isVisible()) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
        reopen();
    }

    QTemporaryDir folder;
    Settings settings{folder.path()};
    InterfaceLanguage texts;
    FakePrompts prompts;
    std::shared_ptr<FakeBackend> backend = std::make_shared<FakeBackend>();
    std::unique_ptr<MainWindow> window;
};

} // namespace crossgloss
