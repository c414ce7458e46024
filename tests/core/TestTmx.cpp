#include "base/Error.h"
#include "corpus/ParallelSentences.h"
#include "composition/SentencePairWriter.h"
#include "composition/SentenceTexts.h"
#include "resources/CompressedOutput.h"
#include "resources/TmxReader.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>

using namespace crossgloss;

namespace {

const std::string head =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE tmx SYSTEM \"tmx14.dtd\">\n<tmx version=\"1.4\">"
    "<header srclang=\"en\" datatype=\"plaintext\"/><body>\n";
const std::string tail = "</body></tmx>\n";

std::string unit(const std::string& content)
{
    return "<tu>" + content + "</tu>\n";
}

std::string variant(const std::string& language, const std::string& segment)
{
    return "<tuv xml:lang=\"" + language + "\"><seg>" + segment + "</seg></tuv>";
}

/// ASCII as UTF-16, little-endian, with its mark.
std::string utf16(const std::string& text)
{
    std::string wide = "\xff\xfe";
    for (const char c : text) {
        wide.push_back(c);
        wide.push_back('\0');
    }
    return wide;
}

class AlwaysCancelled final : public Progress
{
public:
    void stage(std::string_view, std::uint64_t) override {}
    void advance(std::uint64_t) override {}
    bool cancelled() const override { return true; }
};

} // namespace

/// Translation memories from files that the tests write, and sentences taken from them.
class TestTmx : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsSegments_data();
    void readsSegments();
    void countsWhatIsLeftOut();
    void readsEncodings_data();
    void readsEncodings();
    void readsCompressed();
    void refusesHostileFiles_data();
    void refusesHostileFiles();
    void stopsWhenCancelled();
    void givesPairs();
    void givesSentences();
    void givesTexts();
    void readsWhatItWrites();
    void readsTables();
    void readsHostileLists_data();
    void readsHostileLists();

private:
    std::filesystem::path write(const std::string& text, const std::string& name = "a.tmx") const
    {
        const std::filesystem::path path = std::filesystem::path(m_folder.path().toStdString()) / name;
        std::ofstream(path, std::ios::binary) << text;
        return path;
    }
    std::vector<TmxUnit> read(const std::filesystem::path& path)
    {
        std::vector<TmxUnit> units;
        NullProgress progress;
        m_report = {};
        m_counts = readTmx(path, progress, m_report, [&](TmxUnit&& found) { units.push_back(std::move(found)); });
        return units;
    }

    QTemporaryDir m_folder;
    ReadReport m_report;
    TmxReport m_counts;
};

void TestTmx::readsSegments_data()
{
    QTest::addColumn<QString>("segment");
    QTest::addColumn<QString>("expected");
    QTest::newRow("plain") << "A small dog."
                           << "A small dog.";
    QTest::newRow("blanks") << "\n  A\tsmall\n   dog. "
                            << "A small dog.";
    QTest::newRow("entities") << "Salt &amp; pepper &lt;b&gt; &#233;"
                              << "Salt & pepper <b> é";
    QTest::newRow("plain text") << "<![CDATA[1 < 2]]>"
                                << "1 < 2";
    QTest::newRow("highlight") << "A <hi type=\"bold\">small</hi> dog"
                               << "A small dog";
    QTest::newRow("codes")
        << "A <bpt i=\"1\">&lt;b&gt;</bpt>small<ept i=\"1\">&lt;/b&gt;</ept> dog<ph x=\"1\">{0}</ph>."
        << "A small dog.";
    QTest::newRow("codes with a flow within") << "A dog<ph>[note <sub>see there <hi>now</hi></sub>]</ph> barks"
                                              << "A dog barks";
    QTest::newRow("code within a highlight") << "<hi>A <it pos=\"begin\">x</it>dog</hi> barks"
                                             << "A dog barks";
    QTest::newRow("old code") << "A<ut>{\\b </ut> dog"
                              << "A dog";
    QTest::newRow("unknown element") << "A <b>small</b> dog"
                                     << "A small dog";
}

void TestTmx::readsSegments()
{
    QFETCH(QString, segment);
    QFETCH(QString, expected);
    const std::vector<TmxUnit> units = read(write(head + unit(variant("en-US", segment.toStdString())) + tail));
    QCOMPARE(units.size(), std::size_t{1});
    QCOMPARE(units[0].segments.size(), std::size_t{1});
    QCOMPARE(units[0].segments[0].language, std::string("en"));
    QCOMPARE(units[0].segments[0].text, expected.toStdString());
}

void TestTmx::countsWhatIsLeftOut()
{
    const std::string old =
        "<tuv lang=\"FR-CA\"><note>by hand</note><prop type=\"x\">y</prop><seg>Un chien</seg></tuv>";
    const std::vector<TmxUnit> units = read(
        write(head + unit("<note>seg</note>" + variant("en", "A dog") + old + variant("DE-de", "Ein Hund")) +
              unit(variant("en-GB", "Colour") + variant("en-US", "Color") + variant("fr", "Couleur")) +
              unit(variant("en", "  ") + variant("fr", "<ph>x</ph>")) + unit(variant("en", "Alone")) +
              unit("<tuv><seg>no language</seg></tuv>" + variant("xx-yy", "no such") + variant("fr", "Oui")) + tail));
    QCOMPARE(units.size(), std::size_t{5});
    QCOMPARE(units[0].segments.size(), std::size_t{3});
    QCOMPARE(units[0].segments[1].language, std::string("fr"));
    QCOMPARE(units[0].segments[1].text, std::string("Un chien"));
    QCOMPARE(units[0].segments[2].language, std::string("de"));
    QCOMPARE(units[1].segments[0].text, std::string("Colour"));
    QCOMPARE(units[1].segments.size(), std::size_t{2});
    QCOMPARE(units[4].number, std::size_t{5});
    QCOMPARE(units[4].line, std::size_t{8});
    QCOMPARE(m_counts.units, std::size_t{5});
    QCOMPARE(m_counts.repeated, std::size_t{1});
    QCOMPARE(m_counts.blank, std::size_t{2});
    QCOMPARE(m_counts.alone, std::size_t{3});
    QCOMPARE(m_report.skipped, std::uint64_t{2});
    QCOMPARE(m_report.issues[0].line, std::uint64_t{8});
}

void TestTmx::readsEncodings_data()
{
    QTest::addColumn<QByteArray>("content");
    const std::string body =
        "<tmx version=\"1.4\"><body>" + unit(variant("en", "tea") + variant("fr", "th\xe9")) + "</body></tmx>";
    const std::string ascii =
        "<tmx version=\"1.4\"><body>" + unit(variant("en", "tea") + variant("fr", "th&#xE9;")) + "</body></tmx>";
    QTest::newRow("Latin-1") << QByteArray::fromStdString("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>" + body);
    QTest::newRow("Windows-1252") << QByteArray::fromStdString("<?xml version=\"1.0\" encoding=\"windows-1252\"?>" +
                                                               body);
    QTest::newRow("UTF-16") << QByteArray::fromStdString(utf16("<?xml version=\"1.0\" encoding=\"UTF-16\"?>" + ascii));
    QTest::newRow("UTF-8 with its mark") << QByteArray::fromStdString("\xef\xbb\xbf" + ascii);
}

void TestTmx::readsEncodings()
{
    QFETCH(QByteArray, content);
    const std::filesystem::path path = write(content.toStdString());
    QVERIFY(isTmx(path));
    const std::vector<TmxUnit> units = read(path);
    QCOMPARE(units.size(), std::size_t{1});
    QCOMPARE(units[0].segments.at(1).text, std::string("th\xc3\xa9"));
}

void TestTmx::readsCompressed()
{
    const std::string content = head + unit(variant("en", "A dog")) + tail;
    for (const char* name : {"a.tmx.gz", "a.tmx.xz"}) {
        const std::filesystem::path path = std::filesystem::path(m_folder.path().toStdString()) / name;
        CompressedOutput file(path);
        file.write(content.data(), content.size());
        file.commit();
        QVERIFY(isTmx(path));
        QCOMPARE(read(path).size(), std::size_t{1});
    }
    QVERIFY(!isTmx(write("<TEI><tmx/></TEI>", "a.xml")));
    QVERIFY(!isTmx(write("a dog\n<tmx>\n", "a.txt")));
}

void TestTmx::refusesHostileFiles_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("line");
    const QByteArray begin = QByteArray::fromStdString(head);
    const QByteArray end = QByteArray::fromStdString(tail);
    QTest::newRow("entities that grow")
        << QByteArray(
               "<?xml version=\"1.0\"?>\n<!DOCTYPE tmx [<!ENTITY a \"lol\"><!ENTITY b \"&a;&a;&a;&a;\">]>\n<tmx/>")
        << 2;
    QTest::newRow("external entity")
        << QByteArray("<!DOCTYPE tmx [\n<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n<tmx><body>&x;</body></tmx>") << 2;
    QTest::newRow("undeclared entity") << begin + QByteArray::fromStdString(unit(variant("en", "caf&eacute;"))) + end
                                       << 4;
    QTest::newRow("cut off") << begin + "<tu><tuv xml:lang=\"en\"><seg>A do" << 4;
    QTest::newRow("another kind of XML") << QByteArray("<?xml version=\"1.0\"?>\n<html></html>") << 2;
    QTest::newRow("wrong end") << begin + "<tu></tuv>" + end << 4;
    QTest::newRow("deep") << begin + "<tu><tuv xml:lang=\"en\"><seg>" + QByteArray("<hi>").repeated(500) << 4;
    QTest::newRow("many attributes") << begin + "<tu" + QByteArray(" a=\"b\"").repeated(5000) + ">" << 1;
    QTest::newRow("many languages") << begin + "<tu>" + QByteArray::fromStdString(variant("en", "x")).repeated(600)
                                    << 4;
    QTest::newRow("bytes that are no UTF-8")
        << begin + QByteArray::fromStdString(unit(variant("en", "caf\xe9 x"))) + end << 4;
    QTest::newRow("nothing") << QByteArray() << 1;
}

void TestTmx::refusesHostileFiles()
{
    QFETCH(QByteArray, content);
    QFETCH(int, line);
    const std::filesystem::path path = write(content.toStdString());
    try {
        read(path);
        QFAIL("it was read");
    } catch (const Error& error) {
        QCOMPARE(QString::fromStdString(error.file()), QString::fromStdString(path.string()));
        QCOMPARE(static_cast<int>(error.line()), line);
        QVERIFY(!QString(error.what()).contains('\n'));
    }
}

void TestTmx::stopsWhenCancelled()
{
    const std::filesystem::path path = write(head + unit(variant("en", "A dog")) + tail);
    AlwaysCancelled progress;
    ReadReport report;
    QVERIFY_THROWS_EXCEPTION(Cancelled, readTmx(path, progress, report, [](TmxUnit&&) {}));
}

void TestTmx::givesPairs()
{
    const std::filesystem::path path =
        write(head + unit(variant("en-US", "A dog") + variant("fr", "Un chien") + variant("de", "Ein Hund")) +
              unit(variant("en", "A cat") + variant("de", "Eine Katze")) +
              unit(variant("fr", "Oui") + variant("en", "Yes")) + tail);
    NullProgress progress;
    ReadReport report;
    const SentenceCorpus corpus = readSentenceFile(sentenceFileNamed(path.string() + ":en:fr"), progress, report);
    QCOMPARE(corpus.first, (std::vector<std::string>{"A dog", "Yes"}));
    QCOMPARE(corpus.second, (std::vector<std::string>{"Un chien", "Oui"}));
    QCOMPARE(report.skipped, std::uint64_t{0});
    QCOMPARE(report.leftOut.size(), std::size_t{1});
    QCOMPARE(report.leftOut[0].count, std::uint64_t{1});
    QVERIFY(report.leftOut[0].harmless);
    for (const char* languages : {":en:es", ":en:en", ":it"}) {
        QVERIFY_THROWS_EXCEPTION(Error,
                                 readSentenceFile(sentenceFileNamed(path.string() + languages), progress, report));
    }
    QVERIFY_THROWS_EXCEPTION(
        Error, readSentenceFile(sentenceFileNamed(path.string() + "," + path.string() + ":en:fr"), progress, report));
}

void TestTmx::givesSentences()
{
    const std::filesystem::path path = write(head + unit(variant("en-US", "A dog") + variant("fr", "Un chien")) +
                                             unit(variant("de", "Eine Katze")) + unit(variant("fr", "Oui")) + tail);
    NullProgress progress;
    ReadReport report;
    QCOMPARE(readSentenceFile(sentenceFileNamed(path.string() + ":fr"), progress, report).first,
             (std::vector<std::string>{"Un chien", "Oui"}));
}

void TestTmx::givesTexts()
{
    const std::filesystem::path path = write(head + unit(variant("en-US", "A dog") + variant("fr", "Un chien")) +
                                             unit(variant("de", " ")) + unit(variant("fr", "Oui")) + tail);
    NullProgress progress;
    ReadReport report;
    const SentenceTexts texts = readSentenceTexts(path, {}, nullptr, progress, report);
    QCOMPARE(texts.languages, (std::vector<std::string>{"en", "fr"}));
    QCOMPARE(texts.texts, (std::vector<std::string>{"A dog", "Un chien", "Oui"}));
    QCOMPARE(texts.lines, (std::vector<std::uint32_t>{1, 1, 3}));
    QCOMPARE(texts.language, (std::vector<std::uint8_t>{0, 1, 1}));
    QCOMPARE(texts.blank, std::size_t{1});
    QVERIFY_THROWS_EXCEPTION(Error, readSentenceTexts(path, {"es"}, nullptr, progress, report));
}

void TestTmx::readsWhatItWrites()
{
    const std::vector<std::string> first{"Salt & pepper", "a\tb", "Straße <1>"};
    const std::vector<std::string> second{"Sel et poivre", "un", "rue"};
    const std::vector<MinedPair> pairs{{0, 0, 0.9F, 1.5F}, {2, 2, 0.8F, 1.25F}, {1, 1, 0.7F, 1.1F}};
    NullProgress progress;
    for (const char* name : {"w.tmx", "w.tmx.gz"}) {
        const std::filesystem::path path = std::filesystem::path(m_folder.path().toStdString()) / name;
        writeSentencePairs(path, pairs, {"de", "fr", first, second}, progress);
        const std::vector<TmxUnit> units = read(path);
        QCOMPARE(units.size(), std::size_t{3});
        QCOMPARE(units[1].segments[0].text, std::string("Straße <1>"));
        QCOMPARE(units[1].segments[1].language, std::string("fr"));
        QCOMPARE(units[2].segments[0].text, std::string("a b"));
    }
    const std::filesystem::path table = std::filesystem::path(m_folder.path().toStdString()) / "w.tsv";
    writeSentencePairs(table, std::span(pairs).first(1), {"de", "fr", first, second}, progress);
    std::ifstream file(table);
    std::string lines((std::istreambuf_iterator<char>(file)), {});
    QCOMPARE(lines, std::string("margin\tscore\tsource\ttarget\n1.5\t0.9\tSalt & pepper\tSel et poivre\n"));
}

void TestTmx::readsTables()
{
    NullProgress progress;
    ReadReport report;
    const auto tell = [](const std::string& text) { return text.find("chien") != std::string::npos ? "fr" : ""; };
    const std::filesystem::path table = write("A dog\tUn chien\tby hand\n\nYes\tOui\tby hand\n\tSeul\n", "t.tsv");
    SentenceTexts texts = readSentenceTexts(table, {"en"}, tell, progress, report);
    QCOMPARE(texts.languages, (std::vector<std::string>{"en", "fr"}));
    QCOMPARE(texts.texts, (std::vector<std::string>{"A dog", "Un chien", "Yes", "Oui", "Seul"}));
    QCOMPARE(texts.lines, (std::vector<std::uint32_t>{1, 1, 3, 3, 4}));
    // A column of no language is no text.
    const std::filesystem::path scored = write("A dog\t0.5\nYes\t1\n", "s.tsv");
    texts = readSentenceTexts(scored, {"en", ""}, tell, progress, report);
    QCOMPARE(texts.texts, (std::vector<std::string>{"A dog", "Yes"}));
    // One tab among many lines makes no table.
    const std::filesystem::path plain = write("A dog\nYes\tno\nMaybe\n", "p.txt");
    texts = readSentenceTexts(plain, {"en"}, tell, progress, report);
    QCOMPARE(texts.texts, (std::vector<std::string>{"A dog", "Yes\tno", "Maybe"}));
    QVERIFY_THROWS_EXCEPTION(Error, readSentenceTexts(plain, {}, tell, progress, report));
}

void TestTmx::readsHostileLists_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("read"); // -1 = refused
    QTest::addColumn<int>("blank");
    QTest::addColumn<int>("skipped");
    QTest::newRow("empty lines") << QByteArray("a dog\n\n  \n\t\na cat") << 2 << 3 << 0;
    QTest::newRow("a line of a million characters") << "a dog\n" + QByteArray(1000000, 'x') + "\na cat\n"
                                                    << 2 << 0 << 1;
    QTest::newRow("a line that is too long to be read") << "a dog\n" + QByteArray(17 << 20, 'x') << -1 << 0 << 0;
    QTest::newRow("Latin-1") << QByteArray("a dog\ncaf\xe9\na cat\n") << 2 << 0 << 1;
    QTest::newRow("all Latin-1") << QByteArray("th\xe9\ncaf\xe9\n") << -1 << 0 << 0;
    QTest::newRow("NUL bytes") << QByteArray("a dog\n\0\0\0\na cat\n", 16) << 2 << 0 << 1;
    QTest::newRow("Windows line ends") << QByteArray("a dog\r\n\r\na cat\r\n") << 2 << 1 << 0;
    QTest::newRow("nothing") << QByteArray() << -1 << 0 << 0;
    QTest::newRow("blanks alone") << QByteArray("\n \n\n") << -1 << 0 << 0;
}

void TestTmx::readsHostileLists()
{
    QFETCH(QByteArray, content);
    QFETCH(int, read);
    QFETCH(int, blank);
    QFETCH(int, skipped);
    const std::filesystem::path path = write(content.toStdString(), "list.txt");
    NullProgress progress;
    ReadReport report;
    try {
        const SentenceTexts texts = readSentenceTexts(path, {"en"}, nullptr, progress, report);
        QCOMPARE(static_cast<int>(texts.size()), read);
        QCOMPARE(static_cast<int>(texts.blank), blank);
        QCOMPARE(static_cast<int>(report.skipped), skipped);
    } catch (const Error& error) {
        QVERIFY2(read < 0, error.what());
        QVERIFY(!error.file().empty());
    }
}

QTEST_GUILESS_MAIN(TestTmx)
#include "TestTmx.moc"
