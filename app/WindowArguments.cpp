#include "WindowArguments.h"

#include "ManualPage.h"
#include "Session.h"
#include "common/Paths.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>
#include <QUrl>

#include <cstdlib>
#include <iostream>

namespace crossgloss {

namespace {

/// A file, or a name in the workspace.
SpaceChoice spaceNamed(const QString& text)
{
    if (text.isEmpty()) {
        return {};
    }
    return QFileInfo(text).isFile() ? SpaceChoice{{}, toPath(text)} : SpaceChoice{text.toStdString(), {}};
}

ThemeMode themeNamed(const QString& name)
{
    return name == QLatin1String("dark")    ? ThemeMode::Dark
           : name == QLatin1String("light") ? ThemeMode::Light
                                            : ThemeMode::System;
}

QCommandLineOption option(const char* name, const char* description, const char* value = nullptr)
{
    return {QLatin1String(name), QLatin1String(description), QLatin1String(value)};
}

/// One table for the parser, the help and the manual page.
QList<QCommandLineOption> windowOptions()
{
    return
        {option("workspace", "Folder of the workspace.", "folder"),
         option("pack", "Pack to look up in.", "file"),
         option("lookup", "Description to look up; on the page Compare two sentences with | between them, on Map a word to find.", "text"),
         option("from", "Language of the description.", "code"),
         option("to", "Languages of the answers.", "code,code"),
         option("page", "Page to open: lookup, compare, map, saved, glosses, align, hubs, train, results or library.", "page"),
         option("source", "Word vectors for the pages Align and Hubs: a file or a name in the workspace.", "vectors"),
         option("target", "Word vectors of the other language.", "vectors"),
         option("dictionary", "Word pairs to align with; without one, identical strings.", "file"),
         option("test", "Word pairs to measure on; without them, a share of the dictionary.", "file"),
         option("method", "Method of alignment, as in crossgloss-cli align.", "name"),
         option("tab", "For --screenshot of Align: curve, result, neighbours, pairs or methods; of Compare: sentences, "
                       "search or lists (of --source and --target); of Map: point, points, hubs or clusters; of Train: vectors (of the text "
                       "--source).", "tab"),
         option("projection", "For --screenshot of Map: pca, tsne or umap.", "name"),
         option("points", "For --screenshot of Map: points of each language.", "number"),
         option("manual", "Page of the manual to open: index, tour-learner, lookup, terms#csls, …", "page"),
         option("linking", "Linking to open on the page Glosses.", "name"),
         option("reviewer", "Reviewer whose decisions the page Glosses shows and records.", "name"),
         option("screenshot", "Save a screenshot of the window and exit.", "file"),
         option("details", "For --screenshot: open the first answer."),
         option("entry",
                "For --screenshot: open the full entry of the query word, with --details that of the first answer."),
         option("size", "For --screenshot: size of the window.", "WxH"),
         option("theme", "light, dark or system.", "theme"),
         option("language", "Language of the interface.", "code")};
}

constexpr const char* whatItDoes = "Describe a meaning in one language, get the word in another.";
constexpr const char* whatFiles = "Files to import: word vectors, dictionaries, wordnets, word pairs, text.";

std::string manualPage(const QString& date)
{
    ManualPage page("crossgloss", "reverse dictionary across languages", date.toStdString());
    page.section("Synopsis");
    page.synopsis("crossgloss", "[OPTION ...] [FILE ...]");
    page.section("Description");
    page.paragraph(whatItDoes);
    page.paragraph("The window asks the pack that came with the program and the dictionaries of the machine, offline. "
                   "crossgloss-cli has a command for each of its jobs.");
    page.section("Arguments");
    page.entry("FILE", "", whatFiles);
    page.section("Options");
    for (const QCommandLineOption& each : windowOptions()) {
        page.entry("--" + each.names().constFirst().toStdString(), each.valueName().toStdString(),
                   each.description().toStdString());
    }
    page.entry("-h, --help", "", "Print this help and exit.");
    page.entry("-v, --version", "", "Print the version and exit.");
    page.section("Environment");
    page.entry("CROSSGLOSS_WORKSPACE", "", "Folder of the workspace, as --workspace.");
    page.entry("CROSSGLOSS_PACK", "", "Pack to ask instead of the one that came with the program.");
    page.section("Files");
    page.entry("$XDG_DATA_HOME/crossgloss, else ~/.local/share/crossgloss", "", "The workspace.");
    page.references("crossgloss-cli");
    return page.text();
}

void describe(QCommandLineParser& parser)
{
    parser.setApplicationDescription(QLatin1String(whatItDoes));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(
        QStringLiteral("files"), QLatin1String(whatFiles), QStringLiteral("[FILE...]"));
    parser.addOptions(windowOptions());
    // For those who package the program: its manual page on standard output, with the date that is given.
    QCommandLineOption manual = option("manual-page", "Print the manual page.", "date");
    manual.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOption(manual);
}

} // namespace

bool WindowArguments::onlyAsks(const QStringList& arguments)
{
    QCommandLineParser parser;
    describe(parser);
    // Options of the platform are not known here, and in nobody's way.
    parser.parse(arguments);
    for (const char* name : {"help", "help-all", "version", "manual-page"}) {
        if (parser.isSet(QLatin1String(name))) {
            return true;
        }
    }
    return false;
}

void WindowArguments::answer(const QStringList& arguments)
{
    QCommandLineParser parser;
    describe(parser);
    parser.parse(arguments);
    if (parser.isSet(QStringLiteral("version"))) {
        parser.showVersion();
    }
    if (parser.isSet(QStringLiteral("manual-page"))) {
        std::cout << manualPage(parser.value(QStringLiteral("manual-page")));
        std::exit(std::cout.flush() ? 0 : 1);
    }
    parser.showHelp();
}

WindowArguments WindowArguments::parse(const QCoreApplication& app)
{
    QCommandLineParser parser;
    describe(parser);
    parser.process(app);

    const auto said = [&parser](const char* name) { return parser.isSet(QLatin1String(name)); };
    const auto value = [&parser](const char* name) { return parser.value(QLatin1String(name)); };
    WindowArguments arguments;
    const std::filesystem::path wanted = said("workspace") ? toPath(value("workspace")) : wantedWorkspace();
    arguments.namesWorkspace = said("workspace") || !wanted.empty();
    arguments.workspace = arguments.namesWorkspace ? wanted : defaultWorkspace();
    arguments.pack = toPath(value("pack"));
    for (const QString& file : parser.positionalArguments()) {
        const QUrl url(file);
        arguments.files.append(QFileInfo(url.isLocalFile() ? url.toLocalFile() : file).absoluteFilePath());
    }
    arguments.lookup = value("lookup");
    arguments.from = value("from");
    arguments.to = value("to").split(QLatin1Char(','), Qt::SkipEmptyParts);
    arguments.page = value("page");
    arguments.align.source = spaceNamed(value("source"));
    arguments.align.target = spaceNamed(value("target"));
    arguments.align.dictionary.kind = said("dictionary") ? DictionaryKind::File : DictionaryKind::Identical;
    arguments.align.dictionary.file = toPath(value("dictionary"));
    arguments.align.testFile = toPath(value("test"));
    AlignmentMethod& method = arguments.align.options.method;
    method = alignmentMethod(value("method").toStdString()).value_or(method);
    arguments.aligns = said("source") || said("target") || said("dictionary");
    arguments.tab = value("tab");
    arguments.projection = value("projection");
    arguments.points = value("points").toULongLong();
    arguments.manual = value("manual");
    arguments.linking = value("linking");
    arguments.reviewer = value("reviewer");
    arguments.screenshot = value("screenshot");
    arguments.details = said("details");
    arguments.entry = said("entry");
    if (const QStringList dimensions = value("size").split(QLatin1Char('x')); dimensions.size() == 2) {
        arguments.size =
            QSize(qBound(320, dimensions.at(0).toInt(), 8000), qBound(240, dimensions.at(1).toInt(), 8000));
    }
    if (said("theme")) {
        arguments.theme = themeNamed(value("theme"));
    }
    if (said("language")) {
        arguments.language = value("language");
    }
    return arguments;
}

} // namespace crossgloss
