#include <QDirIterator>
#include <QMap>
#include <QRegularExpression>
#include <QTest>

/// Words, names and paths of others are never markup: what Qt takes for markup, unasked or asked, is used in few files,
/// which this test names. All else goes through ui/common/PlainText.h, SealedBrowser.h and Prompts.h.
class TestMarkupRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void markupIsUsedInFewFiles_data();
    void markupIsUsedInFewFiles();
    void chartsGetEscapedTexts();
    void programsShowTextAsWritten_data();
    void programsShowTextAsWritten();

private:
    static QString read(const QString& file);
    QMap<QString, QString> m_sources; ///< code below ui and app by file, without comments
};

QString TestMarkupRules::read(const QString& file)
{
    QFile source(QStringLiteral(CROSSGLOSS_SOURCE_DIR "/") + file);
    return source.open(QIODevice::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString();
}

void TestMarkupRules::initTestCase()
{
    static const QRegularExpression comments(QStringLiteral("//[^\\n]*"));
    const QString root = QStringLiteral(CROSSGLOSS_SOURCE_DIR "/");
    for (const char* folder : {"ui", "app"}) {
        QDirIterator files(root + QLatin1String(folder), {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString file = files.next().mid(root.size());
            m_sources[file] = read(file).remove(comments);
        }
    }
    QVERIFY(m_sources.size() > 300);
}

void TestMarkupRules::markupIsUsedInFewFiles_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QStringList>("allowed");
    const auto row = [](const char* name, const char* pattern, const QStringList& allowed) {
        QTest::newRow(name) << QString::fromLatin1(pattern) << allowed;
    };
    row("questions", "\\bQMessageBox\\b", {"ui/common/Prompts.cpp"});
    row("tool tips", "\\bQToolTip\\b", {"ui/common/PlainText.cpp"});
    row("guessing", "\\bAutoText\\b|\\bmightBeRichText\\b|\\bMarkdownText\\b", {"ui/common/PlainText.cpp"});
    // Labels with markup of ours, and text of others escaped.
    row("labels", "\\bRichText\\b", {"ui/librarypage/NeedsPanel.cpp", "ui/lookuppage/DetailsPanel.cpp"});
    // Only the manual may show pictures and follow links by itself.
    row("browsers", "\\bQTextBrowser\\b",
        {"ui/common/SealedBrowser.cpp", "ui/common/SealedBrowser.h", "ui/helpwindow/HelpText.cpp",
         "ui/helpwindow/HelpText.h", "ui/helpwindow/HelpWindow.cpp"});
    row("opening links", "\\bsetOpen(External)?Links\\b",
        {"ui/common/SealedBrowser.cpp", "ui/helpwindow/HelpText.cpp"});
    row("documents", "\\bQTextDocument\\b(?!::)",
        {"ui/helpwindow/HelpText.cpp", "ui/helpwindow/HelpText.h", "ui/lookuppage/EntryView.cpp"});
    row("markup", "\\b(setHtml|insertHtml|setMarkdown|fromHtml)\\s*\\(",
        {"ui/frame/AboutDialog.cpp", "ui/helpwindow/HelpText.cpp", "ui/jobs/JobsDock.cpp",
         "ui/librarypage/ResourceDetails.cpp", "ui/lookuppage/EntryView.cpp", "ui/resultspage/DifferencesView.cpp"});
    row("widgets that guess",
        "\\b(QTextEdit\\s*\\(|QErrorMessage|QSplashScreen|QStaticText|QGraphicsTextItem|QSystemTrayIcon|QWhatsThis|"
        "setWhatsThis|"
        "setDetailedText|QInputDialog|QProgressDialog)\\b",
        {});
}

void TestMarkupRules::markupIsUsedInFewFiles()
{
    QFETCH(QString, pattern);
    QFETCH(QStringList, allowed);
    const QRegularExpression expression(pattern);
    for (auto source = m_sources.constBegin(); source != m_sources.constEnd(); ++source) {
        const QRegularExpressionMatch match = expression.match(source.value());
        QVERIFY2(
            !match.hasMatch() || allowed.contains(source.key()),
            qPrintable(QStringLiteral("%1 uses %2; see ui/common/PlainText.h").arg(source.key(), match.captured())));
    }
}

/// Qt Charts takes names of series, bars and axes for markup.
void TestMarkupRules::chartsGetEscapedTexts()
{
    static const QRegularExpression named(
        QStringLiteral("(->setName\\(|->setTitleText\\(|->setTitle\\(|new QBarSet\\()([^;]*);"));
    static const QRegularExpression own(QStringLiteral("\\btr\\(|\\bchartText\\("));
    int found = 0;
    for (auto source = m_sources.constBegin(); source != m_sources.constEnd(); ++source) {
        if (!source.value().contains(QLatin1String("<QChart>"))) {
            continue;
        }
        QRegularExpressionMatchIterator matches = named.globalMatch(source.value());
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            ++found;
            QVERIFY2(own.match(match.captured(2)).hasMatch(),
                     qPrintable(QStringLiteral("%1: %2").arg(source.key(), match.captured())));
        }
    }
    QVERIFY(found > 10);
}

void TestMarkupRules::programsShowTextAsWritten_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("window") << QStringLiteral("app/main.cpp");
    // What the tests of the window see is what its users see.
    QTest::newRow("tests") << QStringLiteral("tests/TestProgram.cpp");
}

void TestMarkupRules::programsShowTextAsWritten()
{
    QFETCH(QString, file);
    const QString text = read(file);
    QCOMPARE(text.count(QLatin1String("QApplication app")), 1);
    QVERIFY(text.contains(QLatin1String("showTextAsWritten(app")));
}

QTEST_GUILESS_MAIN(TestMarkupRules)
#include "TestMarkupRules.moc"
