#include "WnLmfFixture.h"
#include "WnLmfValidation.h"
#include "resources/XmlStream.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace crossgloss;

/// Files as others publish them, where a folder of them is named by CROSSGLOSS_WN_LMF_FOLDER.
class TestWnLmfPublished : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEachAndWritesItBack_data();
    void readsEachAndWritesItBack();
    void documentTypesAreRead();

private:
    QTemporaryDir m_folder;
};

void TestWnLmfPublished::readsEachAndWritesItBack_data()
{
    QTest::addColumn<QString>("file");
    if (publishedLmf().empty()) {
        QSKIP("no folder of published files is named");
    }
    for (const std::filesystem::directory_entry& entry : std::filesystem::directory_iterator(publishedLmf())) {
        if (entry.is_regular_file() && entry.path().filename().string().find(".xml") != std::string::npos &&
            isWnLmf(entry.path())) {
            const QString file = QString::fromStdString(entry.path().string());
            QTest::newRow(qPrintable(QFileInfo(file).fileName())) << file;
        }
    }
}

void TestWnLmfPublished::readsEachAndWritesItBack()
{
    QFETCH(QString, file);
    ReadReport report;
    const Wordnet wordnet = lmf(file.toStdString(), report);
    QVERIFY(!wordnet.synsets.empty());
    QCOMPARE(wordnet.language, std::string("en"));
    QVERIFY(
        std::any_of(wordnet.synsets.begin(), wordnet.synsets.end(), [](const Synset& s) { return !s.lemmas.empty(); }));
    const std::filesystem::path copy = m_folder.filePath("copy.xml").toStdString();
    NullProgress progress;
    writeWnLmf(wordnet, {}, copy, progress);
    QCOMPARE(QString::fromStdString(faults(copy)), QString());
    const Wordnet again = lmf(copy, report);
    QCOMPARE(again.synsets.size(), wordnet.synsets.size());
}

void TestWnLmfPublished::documentTypesAreRead()
{
    if (publishedLmf().empty()) {
        QSKIP("no folder of published files is named");
    }
    // A file that names a document type of any version is read alike; the type itself is never opened.
    for (const char* version : {"1.0", "1.1", "1.2", "1.3", "1.4", "relaxed-1.0"}) {
        const std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE LexicalResource SYSTEM "
                                 "\"http://globalwordnet.github.io/schemas/WN-LMF-" +
                                 std::string(version) + ".dtd\">\n" +
                                 std::string(lmfHead).substr(std::string(lmfHead).find('\n') + 1) + lmfEntry +
                                 "<Synset id=\"x-1\"/>" + lmfTail;
        const std::filesystem::path path = m_folder.filePath("typed.xml").toStdString();
        std::ofstream(path) << text;
        ReadReport report;
        QVERIFY(lmf(path, report).find("x-1"));
        QVERIFY(report.issues.empty());
    }
}

QTEST_GUILESS_MAIN(TestWnLmfPublished)
#include "TestWnLmfPublished.moc"
