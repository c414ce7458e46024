#include "DictdFixture.h"

#include "resources/Dictd.h"

#include <QTemporaryDir>

using namespace crossgloss;

namespace {

/// Cancels at the @p after-th question.
class CountingProgress final : public Progress {
public:
    explicit CountingProgress(int after = -1) : m_after(after) {}
    void stage(std::string_view, std::uint64_t total) override { lastTotal = total; }
    void advance(std::uint64_t done) override { lastDone = done; }
    bool cancelled() const override { return m_after >= 0 && m_asked++ >= m_after; }

    std::uint64_t lastTotal = 0;
    std::uint64_t lastDone = 0;

private:
    int m_after;
    mutable int m_asked = 0;
};

std::vector<DictionaryEntry> readAll(const std::filesystem::path& index, ReadReport* report = nullptr)
{
    std::vector<DictionaryEntry> entries;
    NullProgress progress;
    const ReadReport result = readDictd(index, progress, [&entries](DictionaryEntry&& entry) {
        entries.push_back(std::move(entry));
    });
    if (report != nullptr) {
        *report = result;
    }
    return entries;
}

} // namespace

class TestDictd : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsPlainAndCompressed_data();
    void readsPlainAndCompressed();
    void tellsWhatItIs();
    void tellsLanguages_data();
    void tellsLanguages();
    void tellsLicence_data();
    void tellsLicence();
    void joinsLinesOfOneArticle();
    void takesTheSpelledWordOfAFourthColumn();
    void goesOnBehindABadArticle();
    void keepsAHundredIssues();
    void reportsProgressToTheEnd();
    void cancelsBeforeAndWhileReading_data();
    void cancelsBeforeAndWhileReading();
    void refusesBrokenFiles_data();
    void refusesBrokenFiles();
    void findsDictionariesOfGivenFolders();
    void relativeDataFoldersAreNone();
};

void TestDictd::readsPlainAndCompressed_data()
{
    QTest::addColumn<bool>("compressed");
    QTest::newRow("plain") << false;
    QTest::newRow("dictzip") << true;
}

void TestDictd::readsPlainAndCompressed()
{
    QFETCH(bool, compressed);
    const QTemporaryDir folder;
    DictdFixture fixture(folder.path(), "freedict-deu-fra");
    fixture.add({"00databaseinfo"}, "Deutsch-français FreeDict+WikDict dictionary\n");
    // more than one stored block of the container
    for (int i = 0; i < 3000; ++i) {
        const std::string number = std::to_string(i);
        fixture.add({"wort" + number},
                    "Wort" + number + " /vɔʁt/ <n, neut>\nmot" + number + "\neine Folge von Buchstaben Nummer " + number + "\n");
    }
    const std::vector<DictionaryEntry> entries = readAll(fixture.write(compressed));
    QCOMPARE(entries.size(), std::size_t{3000});
    QCOMPARE(entries[1234].headword, std::string("Wort1234"));
    QCOMPARE(entries[1234].pos, PartOfSpeech::Noun);
    QCOMPARE(entries[1234].senses.size(), std::size_t{1});
    QCOMPARE(entries[1234].senses[0].translations, (std::vector<Translation>{{"mot1234", {}}}));
    QCOMPARE(entries[1234].senses[0].definitions, std::vector<std::string>{"eine Folge von Buchstaben Nummer 1234"});
}

void TestDictd::tellsWhatItIs()
{
    const QTemporaryDir folder;
    const std::filesystem::path index =
        DictdFixture(folder.path(), "freedict-fra-fin")
            .add({"00databaseinfo"}, "français-suomi FreeDict+WikDict dictionary\n\nAvailability:\n\n    Licensed under the\n  "
                                     "Some Licence 3.0\n\nPublication date: 2022\n")
            .add({"00databaseshort"}, "français-suomi FreeDict+WikDict dictionary ver. 1\n")
            .add({"chat"}, "chat /ʃa/ <n, masc>\nkissa\nAnimal qui miaule\n")
            .write(true);
    const DictionaryInfo info = readDictdInfo(index);
    QCOMPARE(info.name, std::string("freedict-fra-fin"));
    QCOMPARE(info.title, std::string("français-suomi FreeDict+WikDict dictionary ver. 1"));
    QCOMPARE(info.headwordLanguage, std::string("fr"));
    QCOMPARE(info.translationLanguage, std::string("fi"));
    QCOMPARE(info.definitionLanguage, std::string("fr"));
    QCOMPARE(info.licence, std::string("Licensed under the Some Licence 3.0"));
    QCOMPARE(info.path, index);
    QCOMPARE(info.checksum.size(), std::size_t{32});
}

void TestDictd::tellsLanguages_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("languages");
    QTest::newRow("three letters") << "freedict-nld-ita" << "" << "nl>it";
    QTest::newRow("two letters") << "my-de-fr" << "" << "de>fr";
    QTest::newRow("no prefix") << "eng-ell" << "" << "en>el";
    QTest::newRow("by title") << "mine" << "Spanish-German FreeDict Dictionary ver. 0.1" << "es>de";
    QTest::newRow("by title with spaces") << "mine" << "English - Polish dictionary" << "en>pl";
    QTest::newRow("monolingual") << "gcide" << "The Collaborative International Dictionary of English" << "en>";
    QTest::newRow("nothing said") << "jargon" << "Jargon File" << "en>";
    QTest::newRow("no language") << "foo-xxx-yyy" << "" << "en>";
}

void TestDictd::tellsLanguages()
{
    QFETCH(QString, name);
    QFETCH(QString, title);
    QFETCH(QString, languages);
    const QTemporaryDir folder;
    DictdFixture fixture(folder.path(), name);
    if (!title.isEmpty()) {
        fixture.add({"00-database-short"}, "00-database-short\n   " + title.toStdString() + "\n");
    }
    fixture.add({"word"}, "word /x/\nmot\n");
    const DictionaryInfo info = readDictdInfo(fixture.write());
    QCOMPARE(QString::fromStdString(info.headwordLanguage + ">" + info.translationLanguage), languages);
    QVERIFY(!info.title.empty());
}

void TestDictd::tellsLicence_data()
{
    QTest::addColumn<QByteArray>("description");
    QTest::addColumn<QByteArray>("licence");
    QTest::newRow("nothing") << QByteArray("A dictionary.\n") << QByteArray();
    QTest::newRow("sentence of a notice")
        << QByteArray("Begin of file.\n* * *\n\nThis work is free software; see the\nGeneral License, version 2.\n\nYou should have "
                      "received a copy of the license.\n")
        << QByteArray("This work is free software; see the General License, version 2.");
    QTest::newRow("abbreviation inside")
        << QByteArray("Availability:\n\n  Under the License ver. 3.0 or any later. No warranty.\n\nNotes:\n Another licence.\n")
        << QByteArray("Under the License ver. 3.0 or any later.");
}

void TestDictd::tellsLicence()
{
    QFETCH(QByteArray, description);
    QFETCH(QByteArray, licence);
    const QTemporaryDir folder;
    const std::filesystem::path index = DictdFixture(folder.path(), "a-en-fr")
                                            .add({"00databaseinfo"}, description.toStdString())
                                            .add({"word"}, "word /x/\nmot\n")
                                            .write();
    QCOMPARE(QByteArray::fromStdString(readDictdInfo(index).licence), licence);
}

void TestDictd::joinsLinesOfOneArticle()
{
    const QTemporaryDir folder;
    const std::filesystem::path index = DictdFixture(folder.path(), "freedict-spa-deu")
                                            .add({"alta", "alto"}, "alto, alta /ˈalto/ /ˈalta/ <adj>\nhoch\n")
                                            .add({"casa"}, "casa /ˈkasa/ <n, f>\nHaus <n, n>\n")
                                            .write();
    ReadReport report;
    const std::vector<DictionaryEntry> entries = readAll(index, &report);
    QCOMPARE(entries.size(), std::size_t{3});
    QCOMPARE(entries[0].headword, std::string("alto"));
    QCOMPARE(entries[1].headword, std::string("alta"));
    QCOMPARE(entries[2].senses[0].translations, (std::vector<Translation>{{"Haus", {}}}));
    QCOMPARE(report.read, std::uint64_t{3});
    QCOMPARE(report.skipped, std::uint64_t{0});
}

void TestDictd::takesTheSpelledWordOfAFourthColumn()
{
    const QTemporaryDir folder;
    const std::string article = "São Paulo, Sampa /x/ <pn>\nSao Paulo\n";
    const std::string size = DictdFixture::number(article.size());
    DictdFixture fixture(folder.path(), "freedict-por-eng");
    fixture.add({}, article);
    fixture.addRawLine("saopaulo\tA\t" + size + "\tSão Paulo").addRawLine("sampa\tA\t" + size + "\tSampa\r");
    const std::vector<DictionaryEntry> entries = readAll(fixture.write());
    QCOMPARE(entries.size(), std::size_t{2});
    QCOMPARE(entries[0].headword, std::string("São Paulo"));
    QCOMPARE(entries[1].headword, std::string("Sampa"));
}

void TestDictd::goesOnBehindABadArticle()
{
    const QTemporaryDir folder;
    const std::filesystem::path index = DictdFixture(folder.path(), "freedict-eng-fra")
                                            .add({"apple"}, "apple /x/\npomme\n")
                                            .add({"bad"}, "bad /x/\n\xE9t\xE9\n")
                                            .add({"hollow"}, "hollow /x/\n\n")
                                            .add({"huge"}, "huge /x/\n" + std::string(2'000'000, 'a') + "\n")
                                            .add({"pear"}, "pear /x/\npoire\n")
                                            .write();
    ReadReport report;
    const std::vector<DictionaryEntry> entries = readAll(index, &report);
    QCOMPARE(entries.size(), std::size_t{2});
    QCOMPARE(entries[1].headword, std::string("pear"));
    QCOMPARE(report.read, std::uint64_t{2});
    QCOMPARE(report.skipped, std::uint64_t{3});
    QCOMPARE(report.issues.size(), std::size_t{3});
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(report.issues[i].line, std::uint64_t{i + 2});
        QCOMPARE(report.issues[i].file, index.string());
        QVERIFY(!report.issues[i].message.empty());
    }
}

void TestDictd::keepsAHundredIssues()
{
    const QTemporaryDir folder;
    DictdFixture fixture(folder.path(), "freedict-eng-fra");
    fixture.add({"apple"}, "apple /x/\npomme\n");
    for (int i = 0; i < 250; ++i) {
        fixture.add({"hollow" + std::to_string(i)}, "hollow /x/\n\n");
    }
    ReadReport report;
    QCOMPARE(readAll(fixture.write(), &report).size(), std::size_t{1});
    QCOMPARE(report.skipped, std::uint64_t{250});
    QCOMPARE(report.issues.size(), std::size_t{100});
}

void TestDictd::reportsProgressToTheEnd()
{
    const QTemporaryDir folder;
    DictdFixture fixture(folder.path(), "freedict-eng-fra");
    for (int i = 0; i < 700; ++i) {
        fixture.add({"w" + std::to_string(i)}, "w" + std::to_string(i) + " /x/\nmot\n");
    }
    CountingProgress progress;
    readDictd(fixture.write(), progress, [](DictionaryEntry&&) {});
    QCOMPARE(progress.lastTotal, std::uint64_t{700});
    QCOMPARE(progress.lastDone, std::uint64_t{700});
}

void TestDictd::cancelsBeforeAndWhileReading_data()
{
    QTest::addColumn<int>("after");
    QTest::newRow("at once") << 0;
    QTest::newRow("while loading") << 1;
    QTest::newRow("among the articles") << 3;
}

void TestDictd::cancelsBeforeAndWhileReading()
{
    QFETCH(int, after);
    const QTemporaryDir folder;
    DictdFixture fixture(folder.path(), "freedict-eng-fra");
    for (int i = 0; i < 2000; ++i) {
        fixture.add({"w" + std::to_string(i)}, "w" + std::to_string(i) + " /x/\nmot\n");
    }
    const std::filesystem::path index = fixture.write();
    CountingProgress progress(after);
    int read = 0;
    QVERIFY_THROWS_EXCEPTION(Cancelled, readDictd(index, progress, [&read](DictionaryEntry&&) { ++read; }));
    QVERIFY(read < 2000);
}

void TestDictd::refusesBrokenFiles_data()
{
    QTest::addColumn<QString>("index");
    const QDir folder(CROSSGLOSS_TEST_DATA "/broken/dictd");
    const QStringList names = folder.entryList({"*.index"}, QDir::Files);
    QVERIFY(names.size() >= 18);
    for (const QString& name : names) {
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
}

/// Each file gives one error on one line that names the file, and not a single entry. `line2-…` is about line 2.
void TestDictd::refusesBrokenFiles()
{
    QFETCH(QString, index);
    const QString name = QFileInfo(index).completeBaseName();
    int read = 0;
    NullProgress progress;
    bool refused = false;
    try {
        readDictd(index.toStdString(), progress, [&read](DictionaryEntry&&) { ++read; });
    } catch (const Error& error) {
        refused = true;
        const QString what = QString::fromUtf8(error.what());
        QVERIFY2(what.contains(name), error.what());
        QVERIFY2(!what.contains('\n'), error.what());
        QVERIFY2(!error.advice().empty(), error.what());
        if (name.startsWith("line")) {
            QCOMPARE(error.line(), name.mid(4, 1).toULongLong());
        }
    }
    QVERIFY(refused);
    QCOMPARE(read, 0);
    // The description alone may be readable; if not, it fails in the same way.
    try {
        readDictdInfo(index.toStdString());
    } catch (const Error& error) {
        QVERIFY2(QString::fromUtf8(error.what()).contains(name), error.what());
    }
}

void TestDictd::findsDictionariesOfGivenFolders()
{
    const QTemporaryDir first;
    const QTemporaryDir second;
    const auto make = [](const QTemporaryDir& folder, const QString& name, bool compressed) {
        return DictdFixture(folder.path(), name).add({"a"}, "a /x/\nb\n").write(compressed);
    };
    const std::filesystem::path b = make(first, "b-en-fr", true);
    const std::filesystem::path a = make(second, "a-en-fr", false);
    make(second, "b-en-fr", false);                                  // hidden by the one of the first folder
    DictdFixture::put(first.filePath("lonely.index"), "a\tA\tB\n");  // without data
    DictdFixture::put(first.filePath("readme.txt"), "no dictionary");
    const QByteArray before = qgetenv("CROSSGLOSS_DICTD_PATH");
    const QByteArray path = first.path().toUtf8() + QDir::listSeparator().toLatin1() + second.path().toUtf8()
        + QDir::listSeparator().toLatin1() + "/no/such/folder";
    qputenv("CROSSGLOSS_DICTD_PATH", path);
    const std::vector<std::filesystem::path> found = findInstalledDictd();
    qputenv("CROSSGLOSS_DICTD_PATH", "");
    const std::vector<std::filesystem::path> none = findInstalledDictd();
    before.isNull() ? qunsetenv("CROSSGLOSS_DICTD_PATH") : qputenv("CROSSGLOSS_DICTD_PATH", before);
    QCOMPARE(found, (std::vector<std::filesystem::path>{a, b}));
    QVERIFY(none.empty());
}

void TestDictd::relativeDataFoldersAreNone()
{
    const std::vector<const char*> names = {"CROSSGLOSS_DICTD_PATH", "XDG_DATA_HOME", "XDG_DATA_DIRS", "HOME"};
    std::vector<QByteArray> before;
    for (const char* name : names) {
        before.push_back(qgetenv(name));
    }
    qunsetenv("CROSSGLOSS_DICTD_PATH");
    qputenv("XDG_DATA_HOME", "data");
    qputenv("XDG_DATA_DIRS", "share:/usr/share");
    qputenv("HOME", "/home/somebody");
    const std::vector<std::filesystem::path> folders = installedDictdFolders();
    for (std::size_t i = 0; i < names.size(); ++i) {
        before[i].isNull() ? qunsetenv(names[i]) : qputenv(names[i], before[i]);
    }
    QVERIFY(!folders.empty());
    for (const std::filesystem::path& each : folders) {
        QVERIFY2(each.is_absolute(), each.c_str());
    }
    // As where nothing is said.
    QVERIFY(std::ranges::find(folders, std::filesystem::path("/home/somebody/.local/share/dictd")) != folders.end());
}

QTEST_GUILESS_MAIN(TestDictd)
#include "TestDictd.moc"
