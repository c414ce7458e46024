#include "BrokenFiles.h"
#include "WnLmfFixture.h"
#include "base/Error.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace crossgloss;

/// Damaged and hostile files are told or refused, never more.
class TestWnLmfFaults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatIsWrong_data();
    void tellsWhatIsWrong();
    void survivesBrokenFiles_data();
    void survivesBrokenFiles();
    void boundsHostileFiles_data();
    void boundsHostileFiles();
    void encodingsAreReadOrNamed_data();
    void encodingsAreReadOrNamed();
    void survivesMutations();

private:
    WrittenFiles m_files;
};

void TestWnLmfFaults::tellsWhatIsWrong_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("throws");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* file, bool throws, int line, const char* text) {
        QTest::addRow("%s, line %d: %s", file, line, text)
            << QString::fromUtf8(file) << throws << line << QString::fromUtf8(text);
    };
    row("empty.xml", true, 1, "not XML");
    row("plain-text.xml", true, 1, "not XML");
    row("other-root.xml", true, 2, "its root is html");
    row("truncated.xml", true, 6, "not well-formed");
    row("truncated-gzip.xml", true, 0, "damaged or incomplete");
    row("latin1-undeclared.xml", true, 6, "not UTF-8");
    row("mismatched-tags.xml", true, 6, "does not match the start of");
    row("billion-laughs.xml", true, 3, "declarations of its own");
    row("external-entity.xml", true, 3, "declarations of its own");
    row("parameter-entity.xml", true, 3, "declarations of its own");
    row("own-declarations.xml", true, 3, "declarations of its own");
    row("undeclared-entity.xml", true, 6, "eacute");
    row("undeclared-entity-in-attribute.xml", true, 5, "tool");
    row("deep.xml", true, 6, "deeper than");
    row("no-lexicon.xml", true, 0, "no lexicon");
    row("no-synset.xml", true, 4, "no synset");
    row("duplicate-synsets.xml", false, 7, "is already on line 6");
    row("duplicate-senses.xml", false, 6, "x-w1-1 is already in the file");
    row("duplicate-entries.xml", false, 6, "x-w1 is already in the file");
    row("dangling-sense.xml", false, 6, "does not have the synset x-2");
    row("dangling-hypernym.xml", false, 7, "hypernym x-9 does not exist");
    row("own-hypernym.xml", false, 7, "its own hypernym");
    row("missing-attributes.xml", false, 6, "no written form");
    row("missing-attributes.xml", false, 7, "names no synset");
    row("missing-attributes.xml", false, 8, "before its lemma");
    row("missing-attributes.xml", false, 9, "the entry has no id");
    row("missing-attributes.xml", false, 9, "the sense has no id");
    row("missing-attributes.xml", false, 11, "the synset has no id");
    row("missing-attributes.xml", false, 12, "part of speech noun");
    row("missing-attributes.xml", false, 12, "lacks its type or its target");
    row("missing-attributes.xml", false, 13, "the text is empty");
    row("bad-counts.xml", false, 5, "count is not a number");
    row("strange-elements.xml", false, 5, "Etymology");
    row("strange-elements.xml", false, 6, "Sense");
    row("strange-elements.xml", false, 7, "element b");
    row("lexicon-without-id.xml", false, 4, "the lexicon has no id");
}

void TestWnLmfFaults::tellsWhatIsWrong()
{
    QFETCH(QString, file);
    QFETCH(bool, throws);
    QFETCH(int, line);
    QFETCH(QString, text);
    const QString path = QStringLiteral(CROSSGLOSS_TEST_DATA "/broken/lmf/") + file;
    ReadReport report;
    try {
        const Wordnet wordnet = lmf(path.toStdString(), report);
        QVERIFY(!throws);
        QVERIFY(wordnet.find("x-1"));
        const bool told = std::any_of(report.issues.begin(), report.issues.end(), [&](const ReadIssue& issue) {
            return issue.line == static_cast<std::uint64_t>(line) && issue.file == path.toStdString()
                   && QString::fromStdString(issue.message).contains(text);
        });
        QVERIFY2(told, report.issues.empty() ? "nothing told" : report.issues.front().message.c_str());
    } catch (const Error& error) {
        QVERIFY2(throws, error.what());
        QCOMPARE(error.file(), path.toStdString());
        QVERIFY2(QString::fromUtf8(error.what()).contains(text), error.what());
        QCOMPARE(static_cast<int>(error.line()), line);
        QVERIFY(!QString::fromUtf8(error.what()).contains('\n'));
    }
}

void TestWnLmfFaults::survivesBrokenFiles_data()
{
    addBrokenFiles("lmf", 34);
}

void TestWnLmfFaults::survivesBrokenFiles()
{
    QFETCH(QString, file);
    ReadReport report;
    try {
        const Wordnet wordnet = lmf(file.toStdString(), report);
        QVERIFY(!wordnet.synsets.empty());
        QVERIFY(!report.issues.empty());
        checkIssues(report);
    } catch (const Error& error) {
        QVERIFY2(QString::fromStdString(error.file()) == file, error.what());
        QVERIFY2(!QString::fromUtf8(error.what()).contains('\n'), error.what());
    }
}

void TestWnLmfFaults::boundsHostileFiles_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("line");
    const auto repeated = [](const char* text, std::size_t count) {
        std::string all;
        for (std::size_t i = 0; i < count; ++i) {
            all += text;
        }
        return all;
    };
    const std::string start = std::string(lmfHead) + lmfEntry;
    QTest::newRow("endless nesting") << m_files.write("nested.xml", start + repeated("<Synset>", 5'000'000)) << 5;
    QTest::newRow("endless attribute")
        << m_files.write("attribute.xml", start + "<Synset id=\"" + std::string(30 << 20, 'y') + "\"/>" + lmfTail) << 5;
    QTest::newRow("long attribute")
        << m_files.write("long.xml", start + "<Synset id=\"" + std::string(2 << 20, 'y') + "\"/>" + lmfTail) << 5;
    QTest::newRow("long text")
        << m_files.write("text.xml", start + "<Synset id=\"x-1\"><Definition>" + std::string(2 << 20, 'y')
                                 + "</Definition></Synset>" + lmfTail) << 5;
    std::string attributes;
    for (int i = 0; i < 200'000; ++i) {
        attributes += " a" + std::to_string(i) + "=\"x\"";
    }
    QTest::newRow("many attributes") << m_files.write("attributes.xml", start + "<Synset" + attributes + "/>" + lmfTail) << 5;
    QTest::newRow("many namespaces")
        << m_files.write("namespaces.xml", start + "<Synset" + std::string(attributes).replace(1, 0, "xmlns:") + "/>" + lmfTail) << 5;
    QTest::newRow("endless name") << m_files.write("name.xml", start + '<' + std::string(30 << 20, 'y')) << 5;
    QTest::newRow("endless comment") << m_files.write("comment.xml", start + "<!-- " + std::string(30 << 20, 'y')) << 5;
    QTest::newRow("endless declaration")
        << m_files.write("declaration.xml", "<?xml " + std::string(30 << 20, ' ')) << 1;
    QTest::newRow("endless doctype")
        << m_files.write("doctype.xml", "<!DOCTYPE x SYSTEM \"" + std::string(30 << 20, 'y')) << 1;
}

void TestWnLmfFaults::boundsHostileFiles()
{
    QFETCH(QString, file);
    QFETCH(int, line);
    ReadReport report;
    try {
        lmf(file.toStdString(), report);
        QFAIL("no error");
    } catch (const Error& error) {
        QVERIFY2(QString::fromStdString(error.file()) == file, error.what());
        QVERIFY2(QString::fromUtf8(error.what()).size() < 1000, "the message repeats the file");
        QCOMPARE(static_cast<int>(error.line()), line);
    }
    QFile::remove(file);
}

void TestWnLmfFaults::encodingsAreReadOrNamed_data()
{
    QTest::addColumn<QByteArray>("declared");
    QTest::addColumn<QByteArray>("word");          // as the file has it
    QTest::addColumn<QString>("expected");         // the lemma, or a part of the message
    QTest::newRow("utf-8") << QByteArray("UTF-8") << QByteArray("\xe7\x8a\xac") << "犬";
    QTest::newRow("euc-jp") << QByteArray("EUC-JP") << QByteArray("\xb8\xa4") << "犬";
    QTest::newRow("euc-kr") << QByteArray("EUC-KR") << QByteArray("\xb0\xb3") << "개";
    QTest::newRow("shift-jis") << QByteArray("Shift_JIS") << QByteArray("\x8c\xa2") << "犬";
    QTest::newRow("latin-1") << QByteArray("ISO-8859-1") << QByteArray("h\xe9ros") << "héros";
    QTest::newRow("ascii") << QByteArray("US-ASCII") << QByteArray("dog") << "dog";
    QTest::newRow("ascii that is none") << QByteArray("US-ASCII") << QByteArray("\xe7\x8a\xac") << "not of the encoding US-ASCII";
    QTest::newRow("euc-jp that is utf-8") << QByteArray("EUC-JP") << QByteArray("\xe7\x8a") << "not of the encoding EUC-JP";
    QTest::newRow("unknown") << QByteArray("klingon") << QByteArray("dog") << "its encoding is klingon";
    QTest::newRow("utf-16 that is none") << QByteArray("UTF-16") << QByteArray("dog") << "not of the encoding UTF-16";
}

void TestWnLmfFaults::encodingsAreReadOrNamed()
{
    QFETCH(QByteArray, declared);
    QFETCH(QByteArray, word);
    QFETCH(QString, expected);
    for (const int entries : {1, 4000}) {          // within one piece and over many
        std::string text = "<?xml version=\"1.0\" encoding=\"" + declared.toStdString() + "\"?>\n<LexicalResource><Lexicon "
                           "id=\"x\" label=\"X\" language=\"ja\" email=\"\" license=\"\" version=\"1\">\n";
        for (int i = 1; i <= entries; ++i) {
            const std::string number = std::to_string(i);
            text += "<LexicalEntry id=\"x-w" + number + "\"><Lemma writtenForm=\"" + word.toStdString() + number
                    + "\" partOfSpeech=\"n\"/><Sense id=\"x-s" + number + "\" synset=\"x-1\"/></LexicalEntry>\n";
        }
        const QString path = m_files.write("encoded.xml", text + "<Synset id=\"x-1\"/></Lexicon></LexicalResource>\n");
        ReadReport report;
        try {
            const Wordnet wordnet = lmf(path.toStdString(), report);
            QCOMPARE(QString::fromStdString(wordnet.find("x-1")->lemmas.front()), expected + '1');
        } catch (const Error& error) {
            QVERIFY2(QString::fromUtf8(error.what()).contains(expected), error.what());
            QCOMPARE(error.file(), path.toStdString());
        }
    }
}

void TestWnLmfFaults::survivesMutations()
{
    const std::string good = whole(tinyLmf);
    std::mt19937_64 random(7);
    const auto below = [&](std::size_t bound) { return static_cast<std::size_t>(random() % bound); };
    int read = 0;
    int refused = 0;
    for (int round = 0; round < 4000; ++round) {
        std::string text = good;
        for (std::size_t change = 0, changes = 1 + below(3); change < changes; ++change) {
            const std::size_t place = below(text.size());
            const std::size_t length = std::min(text.size() - place, 1 + below(40));
            switch (below(5)) {
            case 0: text[place] = static_cast<char>(below(256)); break;
            case 1: text.erase(place, length); break;
            case 2: text.insert(place, good.substr(below(good.size()), length)); break;
            case 3: text.insert(place, 1, "<>&\"'/=[]!\n-"[below(12)]); break;
            default: text.resize(below(2) ? place : text.size()); break;
            }
            if (text.empty()) {
                text = "<";
            }
        }
        const QString path = m_files.write("mutation.xml", text);
        ReadReport report;
        try {
            const Wordnet wordnet = lmf(path.toStdString(), report);
            QVERIFY(!wordnet.synsets.empty());
            for (std::size_t i = 0; i < wordnet.synsets.size(); ++i) {
                const Synset& synset = wordnet.synsets[i];
                QVERIFY(!synset.id.empty() && (i == 0 || wordnet.synsets[i - 1].id < synset.id));
                QVERIFY(synset.tagCounts.empty() || synset.tagCounts.size() == synset.lemmas.size());
                for (const std::string& hypernym : synset.hypernyms) {
                    QVERIFY(wordnet.find(hypernym));
                }
            }
            ++read;
        } catch (const Error& error) {
            QVERIFY2(QString::fromStdString(error.file()) == path, error.what());
            ++refused;
        }
    }
    QVERIFY(read > 100);
    QVERIFY(refused > 100);
}

QTEST_GUILESS_MAIN(TestWnLmfFaults)
#include "TestWnLmfFaults.moc"
