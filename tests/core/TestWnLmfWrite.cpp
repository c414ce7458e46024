#include "WnLmfFixture.h"
#include "WnLmfValidation.h"
#include "base/Error.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>
#include <random>

using namespace crossgloss;

using Texts = std::vector<std::string>;

class TestWnLmfWrite : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesWhatTheFormatAsksFor();
    void readsBackTinyWordnets_data();
    void readsBackTinyWordnets();
    void readsBackAnything();
    void readsBackTabs();
    void readsBackInstalledPrinceton();
    void keepsPublishedIds();
    void writesLinks();
    void leavesOutWhatHasNoPlace();
    void refuses_data();
    void refuses();
    void refusesTabs();
    void compresses_data();
    void compresses();
    void leavesNothingBehindAFailure();
    void documentTypeFindsFaults_data();
    void documentTypeFindsFaults();

private:
    std::filesystem::path file(const char* name) const
    {
        return m_folder.filePath(QString::fromUtf8(name)).toStdString();
    }
    QTemporaryDir m_folder;
};

namespace {

const std::filesystem::path tinyFolder = CROSSGLOSS_TEST_DATA "/wordnet/tiny";
const std::filesystem::path tinyTab = CROSSGLOSS_TEST_DATA "/wordnet/tiny.tab";

WnLmfWritten write(const Wordnet& wordnet, const std::filesystem::path& path, const WnLmfOptions& options = {})
{
    NullProgress progress;
    return writeWnLmf(wordnet, options, path, progress);
}

Wordnet read(const std::filesystem::path& path, ReadReport& report)
{
    NullProgress progress;
    return readWordnet(path, progress, report);
}

Wordnet read(const std::filesystem::path& path)
{
    ReadReport report;
    return read(path, report);
}

Wordnet small()
{
    Wordnet wordnet;
    wordnet.name = "Small wordnet";
    wordnet.language = "it";
    wordnet.licence = "CC0";
    Synset tool;
    tool.id = "00000223-n";
    tool.ili = "i1";
    tool.pos = PartOfSpeech::Noun;
    tool.lemmas = {"utensile", "attrezzo"};
    tool.definitions = {"cosa che si tiene in mano"};
    tool.tagCounts = {2, 0};
    Synset saw;
    saw.id = "00000414-n";
    saw.pos = PartOfSpeech::Noun;
    saw.lemmas = {"sega"};
    saw.definitions = {"lama dentata"};
    saw.examples = {"una sega & un \"martello\" <arrugginito>"};
    saw.hypernyms = {"00000223-n"};
    saw.tagCounts = {0};
    Synset cut;
    cut.id = "00000220-v";
    cut.pos = PartOfSpeech::Verb;
    cut.lemmas = {"segare"};
    cut.tagCounts = {0};
    wordnet.synsets = {cut, tool, saw};
    return wordnet;
}

} // namespace

void TestWnLmfWrite::writesWhatTheFormatAsksFor()
{
    WnLmfOptions options;
    options.id = "small-it";
    options.email = "somebody@example.org";
    options.version = "1.1";
    options.url = "https://example.org/";
    options.citation = "Somebody & Else";
    const WnLmfWritten written = write(small(), file("small.xml"), options);
    QCOMPARE(written.entries, std::size_t{4});
    QCOMPARE(written.senses, std::size_t{4});
    QCOMPARE(written.synsets, std::size_t{3});
    QCOMPARE(written.leftOut, std::size_t{0});
    const QString text = QString::fromStdString(whole(file("small.xml")));
    QVERIFY(
        text.startsWith("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                        "<!DOCTYPE LexicalResource SYSTEM \"http://globalwordnet.github.io/schemas/WN-LMF-1.1.dtd\">\n"
                        "<LexicalResource xmlns:dc=\"https://globalwordnet.github.io/schemas/dc/\">\n"));
    QVERIFY(
        text.contains("<Lexicon id=\"small-it\" label=\"Small wordnet\" language=\"it\" email=\"somebody@example.org\" "
                      "license=\"CC0\" version=\"1.1\" url=\"https://example.org/\" citation=\"Somebody &amp; Else\""));
    QVERIFY(text.contains("<Synset id=\"small-it-00000223-n\" ili=\"i1\" partOfSpeech=\"n\" members=\"small-it-w4-1 "
                          "small-it-w1-1\">"));
    QVERIFY(text.contains("<SynsetRelation relType=\"hypernym\" target=\"small-it-00000223-n\"/>"));
    QVERIFY(text.contains("<Synset id=\"small-it-00000414-n\" ili=\"\""));
    QCOMPARE(QString::fromStdString(faults(file("small.xml"))), QString());
    QCOMPARE(difference(small(), read(file("small.xml"))), QString());
}

void TestWnLmfWrite::readsBackTinyWordnets_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("princeton") << QString::fromStdString(tinyFolder.string());
    QTest::newRow("lmf") << QString::fromStdString(tinyLmf.string());
    QTest::newRow("tab") << QString::fromStdString(tinyTab.string());
}

void TestWnLmfWrite::readsBackTinyWordnets()
{
    QFETCH(QString, path);
    const Wordnet wordnet = read(path.toStdString());
    write(wordnet, file("tiny.xml"));
    QCOMPARE(QString::fromStdString(faults(file("tiny.xml"))), QString());
    ReadReport report;
    QCOMPARE(difference(wordnet, read(file("tiny.xml"), report)), QString());
    QVERIFY(report.issues.empty());
}

/// What @p text is once written and read, by another way than the program's: QString knows code points.
static std::string expected(const std::string& text)
{
    QString clean;
    for (const uint c : QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toUcs4()) {
        const bool legal = c == 9 || c == 10 || c == 13 || (c >= 32 && c != 0xFFFE && c != 0xFFFF);
        const char32_t kept = legal ? c : 0xFFFD;
        clean += QString::fromUcs4(&kept, 1);
    }
    static const QRegularExpression layout(QStringLiteral("[ \t\r\n]*[\t\r\n][ \t\r\n]*"));
    clean.replace(layout, QStringLiteral(" "));
    static const QRegularExpression ends(QStringLiteral("^ +| +$"));
    return clean.remove(ends).toStdString();
}

void TestWnLmfWrite::readsBackAnything()
{
    const Texts pieces = {"a", "b", "Zug", "é", "e\xcc\x81", "字", "\xf0\x9f\xaa\x9a", "\"", "'", "<", ">", "&", "&lt;",
                          "]]>", " ", "  ", "\n", "\t", "\r", "_", "x", "_x0041_", "\x01", "\x1b", "-", ":", "/", "--",
                          "\xef\xbf\xbe", "%", "#", "1", "\xe2\x80\xa8", "<!--", "\x7f", "\xc2\x85", "\xc2\xa0"};
    std::mt19937_64 random(11);
    const auto below = [&](std::size_t bound) { return static_cast<std::size_t>(random() % bound); };
    const auto text = [&](std::size_t longest) {
        std::string made;
        for (std::size_t i = 0, count = below(longest + 1); i < count; ++i) {
            made += pieces[below(pieces.size())];
        }
        return made;
    };
    constexpr PartOfSpeech kinds[] = {PartOfSpeech::Noun,        PartOfSpeech::Verb,   PartOfSpeech::Adjective,
                                      PartOfSpeech::Adverb,      PartOfSpeech::Phrase, PartOfSpeech::Conjunction,
                                      PartOfSpeech::Preposition, PartOfSpeech::Unknown};
    for (int round = 0; round < 120; ++round) {
        Wordnet wordnet;
        wordnet.name = text(4) + "name";
        wordnet.language = "fr";
        wordnet.licence = text(4);
        Wordnet wanted = wordnet;
        wanted.name = expected(wordnet.name);
        wanted.licence = expected(wordnet.licence);
        const std::size_t count = 1 + below(6);
        for (std::size_t i = 0; i < count; ++i) {
            Synset synset;
            synset.id = std::to_string(i) + text(3);
            // What cannot be an id at all is not told apart: control characters become one and the same.
            synset.id.erase(std::remove_if(synset.id.begin(), synset.id.end(), [](char c) { return c >= 0 && c < 32; }),
                            synset.id.end());
            synset.ili = below(2) ? "i" + std::to_string(below(100)) : std::string();
            synset.pos = kinds[below(std::size(kinds))];
            Synset other = synset;
            const auto fill = [&](Texts& given, Texts& kept, std::size_t longest) {
                for (std::size_t n = 0, texts = below(4); n < texts; ++n) {
                    given.push_back(text(longest));
                    const std::string clean = expected(given.back());
                    if (!clean.empty() && std::find(kept.begin(), kept.end(), clean) == kept.end()) {
                        kept.push_back(clean);
                    }
                }
            };
            fill(synset.lemmas, other.lemmas, 4);
            fill(synset.definitions, other.definitions, 12);
            fill(synset.examples, other.examples, 12);
            if (i == 0) {
                synset.lemmas.insert(synset.lemmas.begin(), "lemma");
                other.lemmas.insert(other.lemmas.begin(), "lemma");
            }
            for (std::size_t target = 0; target < i; ++target) {
                if (below(3) == 0) {
                    synset.hypernyms.push_back(wordnet.synsets[target].id);
                    other.hypernyms.push_back(wordnet.synsets[target].id);
                }
            }
            wordnet.synsets.push_back(std::move(synset));
            wanted.synsets.push_back(std::move(other));
        }
        write(wordnet, file("any.xml"));
        QCOMPARE(QString::fromStdString(faults(file("any.xml"))), QString());
        ReadReport report;
        const Wordnet found = read(file("any.xml"), report);
        std::sort(wanted.synsets.begin(), wanted.synsets.end(),
                  [](const Synset& a, const Synset& b) { return a.id < b.id; });
        QCOMPARE(difference(wanted, found), QString());
        QVERIFY(report.issues.empty());
        // What was read once is read back as it is.
        write(found, file("again.xml"));
        QCOMPARE(difference(found, read(file("again.xml"))), QString());
    }
}

void TestWnLmfWrite::readsBackTabs()
{
    NullProgress progress;
    Wordnet wordnet = small();
    wordnet.synsets[1].definitions.push_back("with a\ttab and\na line break");
    QCOMPARE(writeOmwTab(wordnet, file("small.tab"), progress), std::size_t{8});
    QVERIFY(whole(file("small.tab")).starts_with("# Small wordnet\tit\t\tCC0\n00000220-v\tit:lemma\tsegare\n"));
    const Wordnet found = read(file("small.tab"));
    // What the format has no place for.
    wordnet.synsets[1].definitions[1] = "with a tab and a line break";
    for (Synset& synset : wordnet.synsets) {
        synset.ili.clear();
        synset.tagCounts.clear();
        synset.hypernyms.clear();
    }
    std::sort(wordnet.synsets.begin(), wordnet.synsets.end(),
              [](const Synset& a, const Synset& b) { return a.id < b.id; });
    QCOMPARE(difference(wordnet, found), QString());

    const Wordnet tab = read(tinyTab);
    writeOmwTab(tab, file("tiny.tab"), progress);
    QCOMPARE(difference(tab, read(file("tiny.tab"))), QString());

    // Through WN-LMF and back nothing is lost.
    write(tab, file("tiny.xml"));
    writeOmwTab(read(file("tiny.xml")), file("again.tab"), progress);
    QCOMPARE(whole(file("again.tab")), whole(file("tiny.tab")));
}

void TestWnLmfWrite::readsBackInstalledPrinceton()
{
    const std::filesystem::path folder = findInstalledPrinceton();
    if (folder.empty()) {
        QSKIP("wordnet-base is not installed");
    }
    Wordnet wordnet = read(folder);
    const WnLmfWritten written = write(wordnet, file("princeton.xml"));
    // A few of its synsets repeat a text.
    std::size_t repeated = 0;
    for (Synset& synset : wordnet.synsets) {
        for (Texts* texts : {&synset.definitions, &synset.examples}) {
            Texts once;
            for (const std::string& text : *texts) {
                if (std::find(once.begin(), once.end(), text) == once.end()) {
                    once.push_back(text);
                } else {
                    ++repeated;
                }
            }
            *texts = std::move(once);
        }
    }
    QCOMPARE(written.synsets, wordnet.synsets.size());
    ReadReport report;
    const Wordnet found = read(file("princeton.xml"), report);
    QCOMPARE(report.issues.size(), std::size_t{0});
    QCOMPARE(difference(wordnet, found), QString());
    QCOMPARE(written.leftOut, repeated);
    QFile::remove(QString::fromStdString(file("princeton.xml").string()));

    // Validating all of it takes libxml2 half a minute; a part has everything that there is.
    wordnet.synsets.resize(3000);
    write(wordnet, file("part.xml"));
    QCOMPARE(QString::fromStdString(faults(file("part.xml"))), QString());
}

void TestWnLmfWrite::keepsPublishedIds()
{
    const Wordnet wordnet = read(tinyLmf);
    WnLmfOptions options;
    options.id = "tiny-en";
    write(wordnet, file("whole.xml"), options);
    const std::string text = whole(file("whole.xml"));
    QVERIFY(text.find("<Synset id=\"tiny-en-1-n\"") != std::string::npos);
    QVERIFY(text.find("note=") == std::string::npos);
    QCOMPARE(difference(wordnet, read(file("whole.xml"))), QString());
}

void TestWnLmfWrite::writesLinks()
{
    using Kind = SynsetLink::Relation;
    WnLmfOptions options;
    options.id = "it";
    options.linkedName = "princeton-wordnet-3.0";
    options.linkedLanguage = "en";
    options.links = {{"00000414-n", Kind::Exact, "04140064-n", "i9", "hand tool with a toothed blade"},
                     {"00000220-v", Kind::Exact, "01559055-v", "", "cut with a saw"},
                     {"00000223-n", Kind::Narrower, "03563967-n", "i7", "instrumentation"},
                     {"00000414-n", Kind::Broader, "03476313-n", "", "hand saw"},
                     {"00000223-n", Kind::Related, "04140064-n", "i9", ""},
                     {"00000223-n", Kind::Exact, "04451818-n", "i1", "already so"}};
    const WnLmfWritten written = write(small(), file("links.xml"), options);
    QCOMPARE(QString::fromStdString(faults(file("links.xml"))), QString());
    QCOMPARE(written.linkedConcepts, std::size_t{3});
    const QString text = QString::fromStdString(whole(file("links.xml")));
    // Exact, the ILI being known: no more than that.
    QVERIFY(text.contains("<Synset id=\"it-00000414-n\" ili=\"i9\""));
    // Exact, without ILI.
    QVERIFY(text.contains("<SynsetRelation relType=\"eq_synonym\" target=\"it-princeton-wordnet-3.0.01559055-v\"/>"));
    QVERIFY(text.contains(
        "<Synset id=\"it-princeton-wordnet-3.0.01559055-v\" ili=\"\" partOfSpeech=\"v\" lexicalized=\"false\" "
        "dc:source=\"princeton-wordnet-3.0\" dc:identifier=\"01559055-v\">\n"
        "      <Definition language=\"en\">cut with a saw</Definition>"));
    QVERIFY(text.contains("<SynsetRelation relType=\"hypernym\" target=\"it-princeton-wordnet-3.0.03563967-n\"/>"));
    QVERIFY(text.contains("<Synset id=\"it-princeton-wordnet-3.0.03563967-n\" ili=\"i7\""));
    QVERIFY(text.contains("<SynsetRelation relType=\"hyponym\" target=\"it-princeton-wordnet-3.0.03476313-n\"/>"));
    // Related to what is exactly another synset here.
    QVERIFY(text.contains("<SynsetRelation relType=\"similar\" target=\"it-00000414-n\"/>"));

    const Wordnet found = read(file("links.xml"));
    QCOMPARE(found.find("00000414-n")->ili, std::string("i9"));
    QCOMPARE(found.find("00000223-n")->hypernyms, Texts{"princeton-wordnet-3.0.03563967-n"});
    QVERIFY(found.find("princeton-wordnet-3.0.03563967-n")->lemmas.empty());
    QVERIFY(found.find("princeton-wordnet-3.0.03563967-n")->definitions.empty()); // in another language

    // Two exact links to one target: the second cannot have the ILI as well.
    options.links = {{"00000414-n", Kind::Exact, "04140064-n", "i9", ""},
                     {"00000220-v", Kind::Exact, "04140064-n", "i9", ""}};
    write(small(), file("twice.xml"), options);
    QCOMPARE(QString::fromStdString(faults(file("twice.xml"))), QString());
    QVERIFY(whole(file("twice.xml")).find("relType=\"eq_synonym\" target=\"it-00000414-n\"") != std::string::npos);
}

void TestWnLmfWrite::leavesOutWhatHasNoPlace()
{
    Wordnet wordnet = small();
    wordnet.synsets[0].lemmas = {"", " ", "segare", "segare "};
    wordnet.synsets[0].hypernyms = {"nowhere", wordnet.synsets[0].id};
    wordnet.synsets[0].definitions = {"", "una", "una"};
    const WnLmfWritten written = write(wordnet, file("left.xml"));
    QCOMPARE(written.leftOut, std::size_t{7});
    QCOMPARE(QString::fromStdString(faults(file("left.xml"))), QString());
    const Wordnet found = read(file("left.xml"));
    QCOMPARE(found.find("00000220-v")->lemmas, Texts{"segare"});
    QCOMPARE(found.find("00000220-v")->definitions, Texts{"una"});
    QVERIFY(found.find("00000220-v")->hypernyms.empty());

    // Ids that look like those made for entries and senses.
    wordnet = small();
    wordnet.synsets[0].id = "w1";
    wordnet.synsets[1].id = "w1-1";
    wordnet.synsets[2].id = "ww2";
    wordnet.synsets[2].hypernyms.clear();
    write(wordnet, file("taken.xml"));
    QCOMPARE(QString::fromStdString(faults(file("taken.xml"))), QString());
    QCOMPARE(difference(wordnet, read(file("taken.xml"))), QString());
}

void TestWnLmfWrite::refuses_data()
{
    QTest::addColumn<int>("fault");
    QTest::addColumn<QString>("text");
    QTest::newRow("no synset") << 0 << "no lemma";
    QTest::newRow("no lemma") << 1 << "no lemma";
    QTest::newRow("no id") << 2 << "has no id";
    QTest::newRow("same id") << 3 << "Two synsets have the id 00000223-n";
    QTest::newRow("link from nowhere") << 4 << "no synset nowhere";
}

void TestWnLmfWrite::refuses()
{
    QFETCH(int, fault);
    QFETCH(QString, text);
    Wordnet wordnet = small();
    WnLmfOptions options;
    switch (fault) {
    case 0: wordnet.synsets.clear(); break;
    case 1:
        for (Synset& synset : wordnet.synsets) {
            synset.lemmas.clear();
        }
        break;
    case 2: wordnet.synsets[0].id.clear(); break;
    case 3: wordnet.synsets[0].id = wordnet.synsets[1].id; break;
    default: options.links = {{"nowhere", SynsetLink::Relation::Exact, "x", "", ""}}; break;
    }
    try {
        write(wordnet, file("refused.xml"), options);
        QFAIL("no error");
    } catch (const Error& error) {
        QVERIFY2(QString::fromUtf8(error.what()).contains(text), error.what());
        QCOMPARE(error.file(), file("refused.xml").string());
    }
    QVERIFY(!std::filesystem::exists(file("refused.xml")));
}

void TestWnLmfWrite::refusesTabs()
{
    NullProgress progress;
    Wordnet wordnet = small();
    wordnet.synsets[0].id = "oewn-00000220-v";
    QVERIFY_EXCEPTION_THROWN(writeOmwTab(wordnet, file("refused.tab"), progress), Error);
    wordnet.synsets[0].id = wordnet.synsets[1].id;
    QVERIFY_EXCEPTION_THROWN(writeOmwTab(wordnet, file("refused.tab"), progress), Error);
    QVERIFY_EXCEPTION_THROWN(writeOmwTab(Wordnet(), file("refused.tab"), progress), Error);
    QVERIFY(!std::filesystem::exists(file("refused.tab")));
}

void TestWnLmfWrite::compresses_data()
{
    QTest::addColumn<QString>("ending");
    QTest::addColumn<QByteArray>("magic");
    QTest::newRow("gzip") << ".gz" << QByteArray("\x1f\x8b");
    QTest::newRow("xz") << ".xz" << QByteArray("\xfd" "7zXZ");
}

void TestWnLmfWrite::compresses()
{
    QFETCH(QString, ending);
    QFETCH(QByteArray, magic);
    NullProgress progress;
    const std::filesystem::path xml = file(qPrintable("packed.xml" + ending));
    const std::filesystem::path tab = file(qPrintable("packed.tab" + ending));
    write(small(), xml);
    writeOmwTab(small(), tab, progress);
    for (const std::filesystem::path& path : {xml, tab}) {
        QVERIFY(whole(path).starts_with(magic.toStdString()));
    }
    QCOMPARE(difference(small(), read(xml)), QString());
    QCOMPARE(read(tab).synsets.size(), small().synsets.size());
    const std::string before = whole(xml);
    write(small(), xml);
    QCOMPARE(whole(xml), before);
    // Nor would it differ if it were written later: no time stands in it (RFC 1952, MTIME).
    QVERIFY(ending != ".gz" || before.substr(4, 4) == std::string(4, '\0'));
}

void TestWnLmfWrite::leavesNothingBehindAFailure()
{
    class Stopped final : public Progress {
    public:
        void stage(std::string_view, std::uint64_t) override {}
        void advance(std::uint64_t) override {}
        bool cancelled() const override { return true; }
    };
    Stopped progress;
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("x.xml").toStdString();
    QVERIFY_EXCEPTION_THROWN(writeWnLmf(small(), {}, path, progress), Cancelled);
    QVERIFY_EXCEPTION_THROWN(writeWnLmf(small(), {}, path.string() + ".xz", progress), Cancelled);
    QVERIFY_EXCEPTION_THROWN(writeOmwTab(small(), path, progress), Cancelled);
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestWnLmfWrite::documentTypeFindsFaults_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::newRow("strange element") << "<LexicalEntry " << "<Entry/><LexicalEntry ";
    QTest::newRow("no label") << "label=" << "title=";
    QTest::newRow("no ili") << "ili=\"i1\"" << "";
    QTest::newRow("repeated id") << "id=\"small-it-00000414-n\"" << "id=\"small-it-00000223-n\"";
    QTest::newRow("dangling sense") << "synset=\"small-it-00000223-n\"" << "synset=\"small-it-9\"";
    QTest::newRow("dangling relation") << "target=\"small-it-00000223-n\"" << "target=\"small-it-9\"";
    QTest::newRow("unknown relation") << "relType=\"hypernym\"" << "relType=\"is_a\"";
    QTest::newRow("unknown part of speech") << "partOfSpeech=\"v\"" << "partOfSpeech=\"verb\"";
    QTest::newRow("order") << "<Definition>lama dentata</Definition>"
                           << "<Example>x</Example><Definition>y</Definition>";
    QTest::newRow("id that is no name") << "id=\"small-it-w1\"" << "id=\"1 w\"";
}

void TestWnLmfWrite::documentTypeFindsFaults()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    WnLmfOptions options;
    options.id = "small-it";
    write(small(), file("faulty.xml"), options);
    QString text = QString::fromStdString(whole(file("faulty.xml")));
    const qsizetype place = text.indexOf(from);
    QVERIFY(place >= 0);
    text.replace(place, from.size(), to);
    std::ofstream(file("faulty.xml"), std::ios::binary) << text.toStdString();
    QVERIFY(!faults(file("faulty.xml")).empty());
}

QTEST_GUILESS_MAIN(TestWnLmfWrite)
#include "TestWnLmfWrite.moc"
