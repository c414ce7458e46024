#include "WnLmfFixture.h"
#include "base/Error.h"

#include <QTest>

#include <fstream>

using namespace crossgloss;

using Texts = std::vector<std::string>;

class TestWnLmfRead : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsALexicon();
    void readsTheLexiconThatIsNamed();
    void namesLexiconsThatAreNotThere();
    void knowsWhichIdsAreOffsets_data();
    void knowsWhichIdsAreOffsets();
    void readsCompressed_data();
    void readsCompressed();
    void readsDeclaredEncodings();
    void keepsOnlyWhatItReturns();
    void stopsWhenCancelled();
    void recognisesTheRoot_data();
    void recognisesTheRoot();
    void readsEveryKindByItsContent();
    void joinsByIli();

private:
    WrittenFiles m_files;
};

namespace {

/// Largest resident set of this process so far, in MiB; 0 where the system does not tell.
std::size_t peakMemory()
{
    std::ifstream status("/proc/self/status");
    std::string word;
    while (status >> word) {
        if (word == "VmHWM:") {
            std::size_t kibibytes = 0;
            status >> kibibytes;
            return kibibytes / 1024;
        }
    }
    return 0;
}

} // namespace

void TestWnLmfRead::readsALexicon()
{
    ReadReport report;
    const Wordnet wordnet = lmf(tinyLmf, report);
    QCOMPARE(wordnet.name, std::string("Tiny English wordnet"));
    QCOMPARE(wordnet.language, std::string("en"));
    QCOMPARE(wordnet.licence, std::string("CC0"));
    QCOMPARE(wordnet.synsets.size(), std::size_t{4});
    QCOMPARE(report.read, std::uint64_t{4});
    QCOMPARE(report.skipped, std::uint64_t{0});
    // What the user should know: the other lexicons, and the definition in another language.
    QCOMPARE(report.issues.size(), std::size_t{2});
    QVERIFY(report.issues[0].message.find("omw-fr, tiny-en-more") != std::string::npos);
    QCOMPARE(report.issues[0].line, std::uint64_t{6});

    // Ids are whole, for they are no offsets of Princeton 3.0.
    const Synset* tool = wordnet.find("tiny-en-1-n");
    QVERIFY(tool);
    QCOMPARE(tool->ili, std::string("i1"));
    QCOMPARE(tool->pos, PartOfSpeech::Noun);
    QCOMPARE(tool->lemmas, (Texts{"implement", "tool", "hand tool"}));       // by members, which are entries here
    QCOMPARE(tool->tagCounts, (std::vector<std::uint16_t>{0, 65535, 0}));
    QCOMPARE(tool->definitions, (Texts{"something held in the hand to work with", "often made of \"steel\" & wood"}));
    QCOMPARE(tool->examples, Texts{"a <tool> for every jobé"});
    QVERIFY(tool->hypernyms.empty());

    const Synset* saw = wordnet.find("tiny-en-2-n");
    QVERIFY(saw);
    QVERIFY(saw->ili.empty());                                               // "in" proposes one
    QCOMPARE(saw->tagCounts, std::vector<std::uint16_t>{7});
    QCOMPARE(saw->examples, (Texts{"a rusty saw", "she bought a saw"}));
    QCOMPARE(saw->hypernyms, Texts{"tiny-en-1-n"});

    const Synset* cut = wordnet.find("tiny-en-3-v");
    QVERIFY(cut);
    QCOMPARE(cut->pos, PartOfSpeech::Verb);                                  // the lemma tells
    QCOMPARE(cut->hypernyms, Texts{"tiny-en-1-n"});
    QCOMPARE(wordnet.find("tiny-en-4-s")->pos, PartOfSpeech::Adjective);
}

void TestWnLmfRead::readsTheLexiconThatIsNamed()
{
    ReadReport report;
    const Wordnet french = lmf(tinyLmf, report, "omw-fr");
    QCOMPARE(french.language, std::string("fr"));
    QCOMPARE(french.synsets.size(), std::size_t{2});
    // Offsets join with OMW's tab files and with Princeton's, satellites as adjectives.
    QVERIFY(french.find("00000223-n"));
    QCOMPARE(french.find("00000226-a")->lemmas, Texts{"tranchant"});
    QCOMPARE(french.find("00000226-a")->tagCounts, std::vector<std::uint16_t>{});

    const Wordnet more = lmf(tinyLmf, report, "tiny-en-more");
    QCOMPARE(more.synsets.size(), std::size_t{1});
    QCOMPARE(more.synsets[0].lemmas, Texts{"hacksaw"});
}

void TestWnLmfRead::namesLexiconsThatAreNotThere()
{
    ReadReport report;
    try {
        lmf(tinyLmf, report, "tiny-de");
        QFAIL("no error");
    } catch (const Error& error) {
        QVERIFY2(QByteArray(error.what()).contains("no lexicon tiny-de; it has: tiny-en, omw-fr, tiny-en-more"),
                 error.what());
    }
}

void TestWnLmfRead::knowsWhichIdsAreOffsets_data()
{
    QTest::addColumn<QString>("lexicon");
    QTest::addColumn<QString>("version");
    QTest::addColumn<QString>("found");
    QTest::newRow("omw-en") << "omw-en" << "1.4" << "00001740-n";
    QTest::newRow("omw-iwn") << "omw-iwn" << "1.4" << "00001740-n";
    QTest::newRow("omw-en31") << "omw-en31" << "1.4" << "omw-en31-00001740-n";
    QTest::newRow("omw-en15") << "omw-en15" << "1.4" << "omw-en15-00001740-n";
    QTest::newRow("pwn 3.0") << "pwn" << "3.0" << "00001740-n";
    QTest::newRow("pwn 3.1") << "pwn" << "3.1" << "pwn-00001740-n";
    QTest::newRow("oewn") << "oewn" << "2023" << "oewn-00001740-n";
}

void TestWnLmfRead::knowsWhichIdsAreOffsets()
{
    QFETCH(QString, lexicon);
    QFETCH(QString, version);
    QFETCH(QString, found);
    const QString text = QStringLiteral("<LexicalResource><Lexicon id='%1' label='' language='en' version='%2'>"
                                        "<Synset id='%1-00001740-n' ili=''/><Synset id='%1-more' ili=''/>"
                                        "</Lexicon></LexicalResource>")
                             .arg(lexicon, version);
    const QString path = m_files.write("ids.xml", text.toStdString());
    ReadReport report;
    const Wordnet wordnet = lmf(path.toStdString(), report);
    QVERIFY(wordnet.find(found.toStdString()));
    QVERIFY(wordnet.find(lexicon.toStdString() + "-more")); // no offset: whole in any case
}

void TestWnLmfRead::readsCompressed_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("gzip") << QStringLiteral(CROSSGLOSS_TEST_DATA "/wordnet/tiny-lmf.xml.gz");
    QTest::newRow("xz") << QStringLiteral(CROSSGLOSS_TEST_DATA "/wordnet/tiny-lmf.xml.xz");
}

void TestWnLmfRead::readsCompressed()
{
    QFETCH(QString, file);
    ReadReport report;
    QCOMPARE(lmf(file.toStdString(), report).synsets.size(), std::size_t{4});
    QVERIFY(isWnLmf(file.toStdString()));
}

void TestWnLmfRead::readsDeclaredEncodings()
{
    QString text =
        QStringLiteral("<?xml version=\"1.0\" encoding=\"%1\"?>\n<LexicalResource><Lexicon id=\"x\" language=\"fr\">"
                       "<Synset id=\"x-1\" ili=\"\"><Definition>é</Definition></Synset></Lexicon>"
                       "</LexicalResource>\n");
    ReadReport report;
    const QString latin = m_files.write("latin.xml", text.arg("ISO-8859-1").toLatin1().toStdString());
    QCOMPARE(lmf(latin.toStdString(), report).synsets[0].definitions, Texts{"é"});
    const QString wide = text.arg("UTF-16");
    std::string bytes("\xff\xfe", 2);
    for (const QChar c : wide) {
        bytes.push_back(static_cast<char>(c.unicode() & 0xff));
        bytes.push_back(static_cast<char>(c.unicode() >> 8));
    }
    const QString utf16 = m_files.write("utf16.xml", bytes);
    QCOMPARE(lmf(utf16.toStdString(), report).synsets[0].definitions, Texts{"é"});
    const QString marked = m_files.write("marked.xml", "\xef\xbb\xbf" + whole(tinyLmf));
    QCOMPARE(lmf(marked.toStdString(), report).synsets.size(), std::size_t{4});
}

void TestWnLmfRead::keepsOnlyWhatItReturns()
{
#ifdef CROSSGLOSS_SANITIZED
    QSKIP("sanitizers keep memory of their own");
#endif
    if (peakMemory() == 0) {
        QSKIP("the system does not tell its memory");
    }
    // One small lexicon, and 96 MiB of what is not kept: relations, forms, another lexicon, text of another language.
    const QString path = m_files.path("large.xml");
    {
        std::ofstream file(path.toStdString(), std::ios::binary);
        file << lmfHead << lmfEntry << "<LexicalEntry id=\"x-w2\"><Lemma writtenForm=\"saw\" partOfSpeech=\"n\"/>\n";
        const std::string form =
            "<Form writtenForm=\"" + std::string(200, 'f') + "\"><Tag category=\"c\">t</Tag></Form>\n";
        const std::string relation = "<SynsetRelation relType=\"similar\" target=\"" + std::string(200, 't') + "\"/>\n";
        const std::string text = "<Definition language=\"de\">" + std::string(2000, 'd') + "</Definition>\n";
        for (int i = 0; i < 120'000; ++i) {
            file << form;
        }
        file << "</LexicalEntry>\n<Synset id=\"x-1\" ili=\"\">\n";
        for (int i = 0; i < 120'000; ++i) {
            file << relation;
        }
        for (int i = 0; i < 12'000; ++i) {
            file << text;
        }
        file << "</Synset>\n</Lexicon>\n<Lexicon id=\"y\">\n";
        for (int i = 0; i < 120'000; ++i) {
            file << lmfEntry;
        }
        file << lmfTail;
    }
    QVERIFY(QFile(path).size() > (90 << 20));
    const std::size_t before = peakMemory();
    ReadReport report;
    const Wordnet wordnet = lmf(path.toStdString(), report);
    const std::size_t used = peakMemory() - before;
    QCOMPARE(wordnet.synsets.size(), std::size_t{1});
    QVERIFY2(used <= 16, qPrintable(QString::number(used) + " MiB more than before"));
}

void TestWnLmfRead::stopsWhenCancelled()
{
    class Impatient final : public Progress {
    public:
        void stage(std::string_view, std::uint64_t) override {}
        void advance(std::uint64_t) override { ++calls; }
        bool cancelled() const override { return calls > 2; }
        int calls = 0;
    };
    std::string content = lmfHead;
    for (int i = 0; i < 20'000; ++i) {
        content += "<Synset id=\"x-" + std::to_string(i) + "\" ili=\"\"/>\n";
    }
    const QString path = m_files.write("cancelled.xml", content + lmfTail);
    Impatient progress;
    ReadReport report;
    QVERIFY_EXCEPTION_THROWN(readWnLmf(path.toStdString(), progress, report), Cancelled);
    QVERIFY(progress.calls <= 4);
}

void TestWnLmfRead::recognisesTheRoot_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("known");
    QTest::newRow("bare") << "<LexicalResource>" << true;
    QTest::newRow("attributes") << "<LexicalResource\nxmlns:dc='x'>" << true;
    QTest::newRow("declaration") << "<?xml version='1.0'?>\n<LexicalResource/>" << true;
    QTest::newRow("comment and type")
        << "\xef\xbb\xbf<?xml version='1.0'?><!-- <html> -->\n<!DOCTYPE LexicalResource SYSTEM 'x'>" << true;
    QTest::newRow("other") << "<html><LexicalResource/></html>" << false;
    QTest::newRow("other type") << "<!DOCTYPE html>\n<LexicalResource/>" << false;
    QTest::newRow("longer name") << "<LexicalResources>" << false;
    QTest::newRow("open comment") << "<!-- <LexicalResource>" << false;
    QTest::newRow("text") << "LexicalResource" << false;
    QTest::newRow("empty") << "" << false;
}

void TestWnLmfRead::recognisesTheRoot()
{
    QFETCH(QString, text);
    QFETCH(bool, known);
    QCOMPARE(isWnLmf(m_files.write("root.xml", text.toStdString()).toStdString()), known);
}

void TestWnLmfRead::readsEveryKindByItsContent()
{
    NullProgress progress;
    ReadReport report;
    QCOMPARE(readWordnet(tinyLmf, progress, report).synsets.size(), std::size_t{4});
    QCOMPARE(readWordnet(CROSSGLOSS_TEST_DATA "/wordnet/tiny.tab", progress, report).language, std::string("fr"));
    QCOMPARE(readWordnet(CROSSGLOSS_TEST_DATA "/wordnet/tiny", progress, report).name,
             std::string("princeton-wordnet-3.0"));
    // Names do not matter.
    const QString misnamed = m_files.write("wordnet.tab", whole(tinyLmf));
    QCOMPARE(readWordnet(misnamed.toStdString(), progress, report).name, std::string("Tiny English wordnet"));
    QVERIFY_EXCEPTION_THROWN(readWordnet("/nowhere/x.xml", progress, report), Error);
}

void TestWnLmfRead::joinsByIli()
{
    ReadReport report;
    const Wordnet english = lmf(tinyLmf, report);
    const Wordnet french = lmf(tinyLmf, report, "omw-fr");
    const std::vector<SynsetPair> pairs = commonSynsets(english, french);
    QCOMPARE(pairs.size(), std::size_t{1});
    QCOMPARE(english.synsets[pairs[0].source].id, std::string("tiny-en-1-n"));
    QCOMPARE(french.synsets[pairs[0].target].id, std::string("00000223-n"));
    const std::vector<GlossPair> glosses = commonGlosses(english, french);
    QCOMPARE(glosses.size(), std::size_t{1});
    QCOMPARE(glosses[0].id, std::string("tiny-en-1-n"));
    QCOMPARE(glosses[0].target, std::string("ce que l’on tient en main pour travailler"));

    // An id comes before an ILI, an ILI serves once, and having none joins nothing.
    const auto synset = [](const char* id, const char* ili) {
        Synset made;
        made.id = id;
        made.ili = ili;
        return made;
    };
    Wordnet a;
    Wordnet b;
    a.synsets = {synset("a1", "i1"), synset("a2", "i1"), synset("a3", ""), synset("same", "i2"), synset("z", "i3")};
    b.synsets = {synset("b1", "i1"), synset("b2", "i2"), synset("b3", ""), synset("same", "i3")};
    std::vector<std::pair<std::size_t, std::size_t>> found;
    for (const SynsetPair& pair : commonSynsets(a, b)) {
        found.emplace_back(pair.source, pair.target);
    }
    QCOMPARE(found, (std::vector<std::pair<std::size_t, std::size_t>>{{0, 0}, {3, 3}}));
}

QTEST_GUILESS_MAIN(TestWnLmfRead)
#include "TestWnLmfRead.moc"
