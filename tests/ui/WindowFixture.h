#pragma once

#include "FakeBackend.h"
#include "common/Settings.h"
#include "common/Theme.h"
#include "frame/InterfaceLanguage.h"
#include "frame/MainWindow.h"

#include <QTemporaryDir>

#include <memory>

namespace crossgloss {

/// The whole window over a fake backend, with settings of its own. The Theme must be made by the test, once.
struct WindowFixture {
    explicit WindowFixture(const QString& language = QStringLiteral("en"));
    ~WindowFixture();

    void reopen();
    /// As a user would, so that the session is kept.
    void closeAndReopen();

    QTemporaryDir folder;
    Settings settings{folder.path()};
    InterfaceLanguage texts;
    FakePrompts prompts;
    std::shared_ptr<FakeBackend> backend = std::make_shared<FakeBackend>();
    std::unique_ptr<MainWindow> window;
};

} // namespace crossgloss
