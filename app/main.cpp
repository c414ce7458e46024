#include "Screenshot.h"
#include "WindowArguments.h"
#include "WindowHolder.h"

#include "alignpage/AlignPage.h"
#include "alignpage/AlignSettings.h"
#include "common/PlainText.h"
#include "common/Prompts.h"
#include "common/Settings.h"
#include "common/Theme.h"
#include "frame/InterfaceLanguage.h"
#include "frame/MainWindow.h"
#include "frame/PageCatalogue.h"
#include "glossespage/GlossesPage.h"
#include "helpwindow/HelpWindow.h"
#include "lookuppage/LookupPage.h"
#include "settings/Preferences.h"
#include "settings/SettingsCatalogue.h"

#include "base/TemporaryFile.h"

#include <QApplication>

#include <clocale>
#include <memory>

using namespace crossgloss;

namespace {

ScreenshotRequest screenshotOf(const WindowArguments& arguments)
{
    ScreenshotRequest request;
    request.file = arguments.screenshot;
    request.text = arguments.lookup;
    request.details = arguments.details;
    request.entry = arguments.entry;
    request.page = pageOfKey(arguments.page);
    request.align = arguments.align;
    request.tab = arguments.tab;
    request.projection = arguments.projection;
    request.points = arguments.points;
    request.manual = arguments.manual;
    if (!arguments.from.isEmpty()) {
        request.from = arguments.from;
    }
    if (!arguments.to.isEmpty()) {
        request.to = arguments.to;
    }
    if (arguments.size) {
        request.width = arguments.size->width();
        request.height = arguments.size->height();
    }
    return request;
}

/// Brings the window to where the command line wants it.
void prepare(MainWindow& window, const WindowArguments& arguments)
{
    if (!arguments.page.isEmpty()) {
        window.showPage(pageOfKey(arguments.page));
    }
    if (arguments.aligns) {
        window.alignPage().settings().setRequest(arguments.align);
    }
    if (!arguments.from.isEmpty() || !arguments.to.isEmpty()) {
        window.lookupPage().setLanguages(arguments.from, arguments.to);
    }
    if (!arguments.lookup.isEmpty()) {
        window.lookupPage().lookUp(arguments.lookup);
    }
    if (!arguments.manual.isEmpty()) {
        window.help().open(arguments.manual);
    }
    if (!arguments.files.isEmpty()) {
        window.openFiles(arguments.files);
    }
}

} // namespace

int main(int argc, char** argv)
{
    removeTemporariesOnSignals();
    sweepTemporaries(systemTemporaryFolder());
    QCoreApplication::setApplicationName(QStringLiteral("crossgloss"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CROSSGLOSS_VERSION));
    QStringList words;
    for (int i = 0; i < argc; ++i) {
        words.append(QString::fromLocal8Bit(argv[i]));
    }
    if (WindowArguments::onlyAsks(words)) {
        const QCoreApplication asked(argc, argv);
        WindowArguments::answer(words);
    }
    QApplication app(argc, argv);
    showTextAsWritten(app);
    // Qt has taken over the user's locale; numbers in files and drawings have a point in every one.
    std::setlocale(LC_NUMERIC, "C");
    QApplication::setApplicationDisplayName(QStringLiteral("Crossgloss"));
    QGuiApplication::setDesktopFileName(QStringLiteral("crossgloss"));
    const WindowArguments arguments = WindowArguments::parse(app);

    // A picture must not depend on what the user last did, nor change it.
    const bool picture = !arguments.screenshot.isEmpty();
    const std::unique_ptr<TemporaryFolder> fresh =
        picture ? std::make_unique<TemporaryFolder>(systemTemporaryFolder()) : nullptr;
    Settings settings(picture ? QString::fromStdString(fresh->path().string()) : QString());
    Preferences preferences(settings.preferences());
    Theme look;
    look.setMode(arguments.theme.value_or(static_cast<ThemeMode>(preferences.number(SettingKey::theme))));
    InterfaceLanguage texts;
    texts.choose(arguments.language.value_or(preferences.text(SettingKey::language)));

    DialogPrompts prompts(&settings.program());
    WindowHolder holder(settings, texts, prompts, arguments.pack);
    std::filesystem::path workspace = arguments.workspace;
    if (!picture && !arguments.namesWorkspace) {
        workspace = holder.startWorkspace(workspace);
    }
    // Who comes with files is not kept waiting for the dictionaries of the system.
    MainWindow& window = holder.open(workspace, !picture && arguments.files.isEmpty());

    if (!arguments.reviewer.isEmpty()) {
        window.glossesPage().setReviewer(arguments.reviewer);
    }
    if (!arguments.linking.isEmpty()) {
        window.glossesPage().openNamed(arguments.linking);
    }
    std::unique_ptr<Screenshot> shot;
    if (picture) {
        shot = std::make_unique<Screenshot>(window, screenshotOf(arguments));
    } else {
        prepare(window, arguments);
    }
    return QApplication::exec();
}
