#include "CoreBackend.h"
#include "Screenshot.h"
#include "Session.h"

#include "alignpage/AlignPage.h"
#include "alignpage/AlignSettings.h"
#include "common/Prompts.h"
#include "common/Settings.h"
#include "common/Theme.h"
#include "frame/InterfaceLanguage.h"
#include "glossespage/GlossesPage.h"
#include "frame/MainWindow.h"
#include "librarypage/LibraryPage.h"
#include "lookuppage/LookupPage.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QTemporaryDir>

#include <memory>

using namespace crossgloss;

namespace {

std::filesystem::path pathOf(const QString& text)
{
    return std::filesystem::path(text.toStdU16String());
}

/// A file, or a name in the workspace.
SpaceChoice spaceNamed(const QString& text)
{
    return QFileInfo(text).isFile() ? SpaceChoice{{}, pathOf(text)} : SpaceChoice{text.toStdString(), {}};
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("crossgloss"));
    QApplication::setApplicationDisplayName(QStringLiteral("Crossgloss"));
    QApplication::setApplicationVersion(QStringLiteral(CROSSGLOSS_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("crossgloss"));

    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Describe a meaning in one language, get the word in another."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption workspace(QStringLiteral("workspace"), QStringLiteral("Folder of the workspace."), QStringLiteral("folder"));
    const QCommandLineOption pack(QStringLiteral("pack"), QStringLiteral("Pack to look up in."), QStringLiteral("file"));
    const QCommandLineOption lookup(QStringLiteral("lookup"), QStringLiteral("Description to look up."), QStringLiteral("text"));
    const QCommandLineOption from(QStringLiteral("from"), QStringLiteral("Language of the description."), QStringLiteral("code"));
    const QCommandLineOption to(QStringLiteral("to"), QStringLiteral("Languages of the answers."), QStringLiteral("code,code"));
    const QCommandLineOption page(QStringLiteral("page"), QStringLiteral("Page to open: lookup, hubs, glosses, results, train, library or align."), QStringLiteral("page"));
    const QCommandLineOption source(
        QStringLiteral("source"),
        QStringLiteral("Word vectors for the pages Align and Hubs: a file or a name in the workspace."),
        QStringLiteral("vectors"));
    const QCommandLineOption target(QStringLiteral("target"), QStringLiteral("Word vectors of the other language."),
                                    QStringLiteral("vectors"));
    const QCommandLineOption dictionary(QStringLiteral("dictionary"),
                                        QStringLiteral("Word pairs to align with; without one, identical strings."),
                                        QStringLiteral("file"));
    const QCommandLineOption test(QStringLiteral("test"),
                                  QStringLiteral("Word pairs to measure on; without them, a share of the dictionary."),
                                  QStringLiteral("file"));
    const QCommandLineOption method(QStringLiteral("method"),
                                    QStringLiteral("Method of alignment, as in crossgloss-cli align."),
                                    QStringLiteral("name"));
    const QCommandLineOption tab(
        QStringLiteral("tab"),
        QStringLiteral("For --screenshot of Align: curve, result, neighbours, pairs or methods."),
        QStringLiteral("tab"));
    const QCommandLineOption linking(QStringLiteral("linking"), QStringLiteral("Linking to open on the page Glosses."),
                                     QStringLiteral("name"));
    const QCommandLineOption reviewer(QStringLiteral("reviewer"),
                                      QStringLiteral("Name that decisions on the page Glosses are kept under."),
                                      QStringLiteral("name"));
    const QCommandLineOption screenshot(QStringLiteral("screenshot"), QStringLiteral("Write a picture of the window and end."), QStringLiteral("file"));
    const QCommandLineOption details(QStringLiteral("details"), QStringLiteral("For --screenshot: open the first answer."));
    const QCommandLineOption size(QStringLiteral("size"), QStringLiteral("For --screenshot: size of the window."), QStringLiteral("WxH"));
    const QCommandLineOption theme(QStringLiteral("theme"), QStringLiteral("light, dark or system."), QStringLiteral("theme"));
    const QCommandLineOption language(QStringLiteral("language"), QStringLiteral("Language of the interface."), QStringLiteral("code"));
    parser.addOptions({workspace, pack, lookup, from, to, page, source, target, dictionary, test, method, tab, linking, reviewer,
                       screenshot, details, size, theme, language});
    parser.process(app);

    // A picture must not depend on what the user last did, nor change it.
    QTemporaryDir fresh;
    const bool picture = parser.isSet(screenshot);
    Settings settings(picture ? fresh.path() : QString());

    Theme look;
    look.setMode(parser.isSet(theme)
                     ? (parser.value(theme) == QLatin1String("dark")    ? ThemeMode::Dark
                        : parser.value(theme) == QLatin1String("light") ? ThemeMode::Light
                                                                        : ThemeMode::System)
                     : static_cast<ThemeMode>(qBound(0, settings.preferences().value(QStringLiteral("theme"), 0).toInt(), 2)));
    InterfaceLanguage texts;
    texts.choose(parser.isSet(language) ? parser.value(language)
                                        : settings.preferences().value(QStringLiteral("language")).toString());

    DialogPrompts prompts;
    const auto backend = std::make_shared<CoreBackend>(
        parser.isSet(workspace) ? pathOf(parser.value(workspace)) : defaultWorkspace(), pathOf(parser.value(pack)));
    MainWindow window({backend, settings, texts, prompts});
    window.show();
    // Until it has gone through once in this version; later ones are found by Index installed dictionaries.
    const bool first = !picture && settings.session().value(QStringLiteral("indexedBy")).toString() != app.applicationVersion();
    // The window shows before anything is opened.
    QMetaObject::invokeMethod(&window, [&window, &settings, first] {
        if (first) {
            QObject::connect(&window.libraryPage(), &LibraryPage::installedIndexed, &window, [&settings] {
                settings.session().setValue(QStringLiteral("indexedBy"), QApplication::applicationVersion());
            });
        }
        window.start(first);
    }, Qt::QueuedConnection);

    if (parser.isSet(reviewer)) {
        window.glossesPage().setReviewer(parser.value(reviewer));
    }
    if (parser.isSet(linking)) {
        window.glossesPage().openNamed(parser.value(linking));
    }

    AlignRequest align;
    align.source = parser.isSet(source) ? spaceNamed(parser.value(source)) : SpaceChoice();
    align.target = parser.isSet(target) ? spaceNamed(parser.value(target)) : SpaceChoice();
    align.dictionary.kind = parser.isSet(dictionary) ? DictionaryKind::File : DictionaryKind::Identical;
    align.dictionary.file = pathOf(parser.value(dictionary));
    align.testFile = pathOf(parser.value(test));
    align.options.method = alignmentMethod(parser.value(method).toStdString()).value_or(align.options.method);

    std::unique_ptr<Screenshot> shot;
    if (picture) {
        ScreenshotRequest request;
        request.file = parser.value(screenshot);
        request.text = parser.value(lookup);
        request.details = parser.isSet(details);
        request.page = pageNamed(parser.value(page));
        request.align = align;
        request.tab = parser.value(tab);
        if (parser.isSet(from)) {
            request.from = parser.value(from);
        }
        if (parser.isSet(to)) {
            request.to = parser.value(to).split(QLatin1Char(','), Qt::SkipEmptyParts);
        }
        const QStringList dimensions = parser.value(size).split(QLatin1Char('x'));
        if (dimensions.size() == 2) {
            request.width = qBound(320, dimensions.at(0).toInt(), 8000);
            request.height = qBound(240, dimensions.at(1).toInt(), 8000);
        }
        shot = std::make_unique<Screenshot>(window, request);
    } else {
        if (parser.isSet(page)) {
            window.showPage(pageNamed(parser.value(page)));
        }
        if (parser.isSet(source) || parser.isSet(target) || parser.isSet(dictionary)) {
            window.alignPage().settings().setRequest(align);
        }
        if (parser.isSet(from) || parser.isSet(to)) {
            window.lookupPage().setLanguages(parser.value(from), parser.value(to).split(QLatin1Char(','), Qt::SkipEmptyParts));
        }
        if (parser.isSet(lookup)) {
            window.lookupPage().lookUp(parser.value(lookup));
        }
    }
    return QApplication::exec();
}
