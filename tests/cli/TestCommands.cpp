#include "CommandLine.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <memory>

/// Runs the built program: exit codes, keys of the JSON, one line for what fails.
class TestCommands : public QObject {
    Q_OBJECT

private slots:
    void init();
    void importsListsAndRemoves();
    void guessesTheKind();
    void looksUp();
    void looksUpWithFilters();
    void measuresABatch();
    void measuresThreeColumns();
    void printsATable();
    void saysWhatIsMissing();
    void failsWithOneLine_data();
    void failsWithOneLine();
    void refusesWrongUsage_data();
    void refusesWrongUsage();
    void listsRuns();

private:
    using Result = CommandResult;
    Result run(const QStringList& arguments) const;
    QString write(const QString& name, const QByteArray& text) const;
    void plant() const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCommands::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

CommandResult TestCommands::run(const QStringList& arguments) const
{
    return runCommand(QStringList{QStringLiteral("--workspace"), m_folder->filePath(QStringLiteral("w"))} + arguments,
                      {{"XDG_DATA_HOME", m_folder->path()}, {"HOME", m_folder->path()}});
}

QString TestCommands::write(const QString& name, const QByteArray& text) const
{
    QFile file(m_folder->filePath(name));
    file.open(QIODevice::WriteOnly);
    file.write(text);
    return file.fileName();
}

void TestCommands::plant() const
{
    const QString definitions = write(QStringLiteral("fruits.en.tsv"), "lemon\ta sour yellow fruit\n"
                                                                       "banana\ta long curved yellow fruit\n"
                                                                       "spanner\ta tool for turning nuts\n");
    const QString lexicon = write(QStringLiteral("lex.en-fr.tsv"), "lemon\tcitron\nbanana\tbanane\nspanner\tcl\xc3\xa9\n");
    QCOMPARE(run({"import", "dictionary", definitions}).code, 0);
    QCOMPARE(run({"import", "lexicon", lexicon}).code, 0);
}

void TestCommands::importsListsAndRemoves()
{
    const QString file = write(QStringLiteral("d.tsv"), "lemon\ta sour yellow fruit\nbroken\n");
    const Result imported =
        run({"--json", "import", "dictionary", file, "--language", "en", "--name", "mine"});
    QCOMPARE(imported.code, 0);
    const QJsonObject resource = imported.json()["imported"].toArray().at(0).toObject();
    for (const char* key : {"name", "kind", "title", "language", "second_language", "licence", "path", "checksum",
                            "imported_at", "entries", "dimension", "skipped", "issues"}) {
        QVERIFY2(resource.contains(QLatin1String(key)), key);
    }
    QCOMPARE(resource["name"].toString(), QStringLiteral("mine"));
    QCOMPARE(resource["entries"].toInt(), 1);
    QCOMPARE(resource["issues"].toArray().at(0).toObject()["line"].toInt(), 2);
    QVERIFY(imported.err.contains("d.tsv:2:"));

    const Result listed = run({"list", "--json"});
    QCOMPARE(listed.code, 0);
    QCOMPARE(listed.json()["resources"].toArray().size(), 1);
    QVERIFY(run({"list"}).out.contains("mine"));
    QCOMPARE(run({"remove", "mine"}).code, 0);
    QCOMPARE(run({"--json", "list"}).json()["resources"].toArray().size(), 0);
    const Result again = run({"remove", "mine"});
    QCOMPARE(again.code, 1);
    QCOMPARE(again.err.count('\n'), 1);
}

void TestCommands::guessesTheKind()
{
    const QString file = write(QStringLiteral("lex.en-de.txt"), "dog\tHund\ncat\tKatze\n");
    const Result result = run({"--json", "import", file});
    QCOMPARE(result.code, 0);
    QCOMPARE(result.json()["imported"].toArray().at(0).toObject()["kind"].toString(), QStringLiteral("lexicon"));
}

void TestCommands::looksUp()
{
    plant();
    const Result result = run({"--json", "lookup", "yellow and sour", "--from", "en", "--to", "fr,en", "--channel",
                               "lexical"});
    QCOMPARE(result.code, 0);
    const QJsonArray rows = result.json()["results"].toArray();
    QVERIFY(!rows.isEmpty());
    QVERIFY(result.json().contains(QStringLiteral("elapsed_ms")));
    const QJsonObject first = rows.at(0).toObject();
    for (const char* key : {"word", "language", "score", "pos", "definition", "source"}) {
        QVERIFY2(first.contains(QLatin1String(key)), key);
    }
    QCOMPARE(first["word"].toString(), QStringLiteral("citron"));
    QCOMPARE(first["language"].toString(), QStringLiteral("fr"));
    QCOMPARE(first["definition"].toString(), QStringLiteral("a sour yellow fruit"));
    QCOMPARE(first["source"].toString(), QStringLiteral("fruits.en"));
}

void TestCommands::looksUpWithFilters()
{
    plant();
    const auto words = [&](const QStringList& filter) {
        QStringList list;
        const Result result = run(QStringList{"--json", "lookup", "yellow", "--from", "en", "--to", "fr", "--channel",
                                              "lexical"} + filter);
        for (const QJsonValue& row : result.json()["results"].toArray()) {
            list << row.toObject()["word"].toString();
        }
        list.sort();
        return list;
    };
    QCOMPARE(words({}), (QStringList{"banane", "citron"}));
    QCOMPARE(words({"--starts-with", "C"}), QStringList{"citron"});
    QCOMPARE(words({"--pattern", "b*e"}), QStringList{"banane"});
    QCOMPARE(words({"--length", "7.."}), QStringList{});
    QCOMPARE(words({"--limit", "1"}).size(), 1);
}

void TestCommands::measuresABatch()
{
    plant();
    const QString cases = write(QStringLiteral("cases.tsv"), "citron|zeste\tsour and yellow\n"
                                                             "banane\tlong, curved\n"
                                                             "pomme\tred and round\n");
    const Result result =
        run({"--json", "lookup", "--batch", cases, "--from", "en", "--to", "fr", "--channel", "lexical"});
    QCOMPARE(result.code, 0);
    const QJsonObject scores = result.json();
    for (const char* key : {"n", "covered", "p1", "p10", "p100", "mrr", "median_rank"}) {
        QVERIFY2(scores.contains(QLatin1String(key)), key);
    }
    QCOMPARE(scores["n"].toInt(), 3);
    QCOMPARE(scores["covered"].toInt(), 2);
    QVERIFY(std::abs(scores["p1"].toDouble() - 2.0 / 3) < 1e-9);
    QCOMPARE(scores["median_rank"].toDouble(), 1.0);
}

void TestCommands::measuresThreeColumns()
{
    plant();
    // The headword would give the answer away; only the definition is asked.
    const QString cases = write(QStringLiteral("three.tsv"), "clé\tlemon\ta tool for turning nuts\n");
    const Result result =
        run({"--json", "lookup", "--batch", cases, "--from", "en", "--to", "fr", "--channel", "lexical"});
    QCOMPARE(result.code, 0);
    QCOMPARE(result.json()["p1"].toDouble(), 1.0);
}

void TestCommands::printsATable()
{
    plant();
    const Result result = run({"lookup", "a yellow fruit", "--from", "en", "--to", "fr", "--channel", "lexical"});
    QCOMPARE(result.code, 0);
    QVERIFY(result.out.startsWith("French\n"));
    QVERIFY(result.out.contains("citron"));
}

void TestCommands::saysWhatIsMissing()
{
    const Result result = run({"lookup", "a fruit", "--from", "en", "--to", "fr", "--channel", "lexical"});
    QCOMPARE(result.code, 1);
    QVERIFY(result.err.contains("import installed"));
    QVERIFY(!QFile::exists(m_folder->filePath(QStringLiteral("w"))));
}

void TestCommands::failsWithOneLine_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("mentions");
    QTest::newRow("missing file") << QStringList{"import", "dictionary", "/nonexistent/d.tsv"} << "/nonexistent/d.tsv";
    QTest::newRow("no language") << QStringList{"import", "dictionary", "FILE:a\tb c d\n"} << "--language";
    QTest::newRow("nothing in it") << QStringList{"import", "dictionary", "FILE:rubbish\n", "--language", "en"} << "FILE";
    QTest::newRow("unknown language") << QStringList{"lookup", "x", "--from", "xx", "--to", "fr", "--channel", "lexical"}
                                      << "xx";
    QTest::newRow("no such pack") << QStringList{"lookup", "x", "--from", "en", "--to", "fr", "--pack", "/nonexistent.pack"}
                                  << "/nonexistent.pack";
    QTest::newRow("no such run") << QStringList{"runs", "show", "7"} << "7";
    QTest::newRow("no batch file") << QStringList{"lookup", "--batch", "/nonexistent.tsv", "--from", "en", "--to", "fr"}
                                   << "/nonexistent.tsv";
}

void TestCommands::failsWithOneLine()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, mentions);
    plant();
    for (QString& argument : arguments) {
        if (argument.startsWith(QLatin1String("FILE:"))) {
            argument = write(QStringLiteral("FILE.tsv"), argument.mid(5).toUtf8());
        }
    }
    const Result result = run(arguments);
    QCOMPARE(result.code, 1);
    QVERIFY(result.out.isEmpty());
    const QList<QByteArray> lines = result.err.trimmed().split('\n');
    QCOMPARE(lines.size(), 1);
    QVERIFY2(lines.front().contains(mentions.toUtf8()), result.err.constData());
}

void TestCommands::refusesWrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no command") << QStringList{};
    QTest::newRow("unknown command") << QStringList{"frobnicate"};
    QTest::newRow("no languages") << QStringList{"lookup", "a fruit"};
    QTest::newRow("no text") << QStringList{"lookup", "--from", "en", "--to", "fr"};
    QTest::newRow("bad range") << QStringList{"lookup", "x", "--from", "en", "--to", "fr", "--length", "a..b"};
    QTest::newRow("empty range") << QStringList{"lookup", "x", "--from", "en", "--to", "fr", "--length", "9..3"};
    QTest::newRow("bad channel") << QStringList{"lookup", "x", "--from", "en", "--to", "fr", "--channel", "psychic"};
    QTest::newRow("bad part of speech") << QStringList{"lookup", "x", "--from", "en", "--to", "fr", "--pos", "blurb"};
    QTest::newRow("no kind") << QStringList{"import"};
    QTest::newRow("no file") << QStringList{"import", "dictionary"};
    QTest::newRow("neither kind nor file") << QStringList{"import", "recipes"};
}

void TestCommands::refusesWrongUsage()
{
    QFETCH(QStringList, arguments);
    const Result result = run(arguments);
    QCOMPARE(result.code, 2);
    QVERIFY(!result.err.isEmpty());
}

void TestCommands::listsRuns()
{
    const Result result = run({"--json", "runs", "list"});
    QCOMPARE(result.code, 0);
    QCOMPARE(result.json()["runs"].toArray().size(), 0);
    QCOMPARE(run({"runs"}).code, 0);
    const QString file = m_folder->filePath(QStringLiteral("runs.json"));
    QCOMPARE(run({"runs", "export", "--out", file}).code, 0);
    QVERIFY(QFile::exists(file));
}

QTEST_GUILESS_MAIN(TestCommands)
#include "TestCommands.moc"
