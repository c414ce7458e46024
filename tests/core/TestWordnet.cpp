#include "BrokenFiles.h"
#include "base/Error.h"
#include "resources/PrincetonGloss.h"
#include "resources/PrincetonOffsets.h"
#include "resources/Wordnet.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <optional>

using namespace crossgloss;

using Texts = std::vector<std::string>;

class TestWordnet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsPrinceton();
    void readsTagCounts();
    void readsOmwTab_data();
    void readsOmwTab();
    void joinsTheTwo();
    void splitsGlosses_data();
    void splitsGlosses();
    void undoesPlantedShifts();
    void leavesOtherReleasesAlone();
    void boundsAnEditBetweenAnchors();
    void joinsInstalledPrinceton_data();
    void joinsInstalledPrinceton();
    void installedPrincetonIsWhole();
    void survivesBrokenPrinceton_data();
    void survivesBrokenPrinceton();
    void survivesBrokenTabs_data();
    void survivesBrokenTabs();
    void boundsLongLines();
    void environmentNamesTheFolder();
};

namespace {

const std::filesystem::path tinyFolder = CROSSGLOSS_TEST_DATA "/wordnet/tiny";
const std::filesystem::path tinyTab = CROSSGLOSS_TEST_DATA "/wordnet/tiny.tab";

Wordnet princeton(const std::filesystem::path& folder, ReadReport& report)
{
    NullProgress progress;
    return readPrinceton(folder, progress, report);
}

Wordnet omw(const std::filesystem::path& path, ReadReport& report)
{
    NullProgress progress;
    return readOmwTab(path, progress, report);
}

bool hasLemma(const Synset& synset, const std::string& lemma)
{
    return std::find(synset.lemmas.begin(), synset.lemmas.end(), lemma) != synset.lemmas.end();
}

} // namespace

void TestWordnet::readsPrinceton()
{
    ReadReport report;
    const Wordnet wordnet = princeton(tinyFolder, report);
    QCOMPARE(wordnet.name, std::string("princeton-wordnet-3.0"));
    QCOMPARE(wordnet.language, std::string("en"));
    QCOMPARE(wordnet.synsets.size(), std::size_t{10});
    QCOMPARE(report.read, std::uint64_t{10});
    QVERIFY(report.issues.empty());
    QVERIFY(std::is_sorted(wordnet.synsets.begin(), wordnet.synsets.end(),
                           [](const Synset& a, const Synset& b) { return a.id < b.id; }));

    const Synset* tool = wordnet.find("00000223-n");
    QVERIFY(tool);
    QCOMPARE(tool->pos, PartOfSpeech::Noun);
    QCOMPARE(tool->lemmas, (Texts{"tool", "hand tool"}));
    QCOMPARE(tool->definitions, (Texts{"something held in the hand to work with", "often made of steel"}));
    QCOMPARE(tool->examples, (Texts{"a tool for every job", "she put the tools away"}));
    QCOMPARE(tool->hypernyms, Texts{"00000150-n"});

    // Instances have hypernyms too; hyponyms are none.
    QCOMPARE(wordnet.find("00000534-n")->hypernyms, Texts{"00000150-n"});
    QVERIFY(wordnet.find("00000150-n")->hypernyms.empty());
    QCOMPARE(wordnet.find("00000534-n")->wholes, Texts{"00000150-n"});
    QVERIFY(tool->wholes.empty());
    QCOMPARE(wordnet.find("00000220-v")->hypernyms, Texts{"00000150-v"});
    QCOMPARE(wordnet.find("00000220-v")->lemmas, (Texts{"saw", "cut with a saw"}));

    // Satellites are -a, markers are no part of a word, and a gloss of examples alone still defines.
    const Synset* keen = wordnet.find("00000226-a");
    QVERIFY(keen);
    QCOMPARE(keen->lemmas, (Texts{"keen", "razor-sharp"}));
    QCOMPARE(keen->pos, PartOfSpeech::Adjective);
    QCOMPARE(wordnet.find("00000320-a")->lemmas, Texts{"mere"});
    QCOMPARE(wordnet.find("00000320-a")->definitions, Texts{"\"a mere saw\""});
    QCOMPARE(wordnet.find("00000150-r")->pos, PartOfSpeech::Adverb);
    QVERIFY(!wordnet.find("00000151-n"));
    QVERIFY(!wordnet.find(""));
}

void TestWordnet::readsTagCounts()
{
    ReadReport report;
    const Wordnet wordnet = princeton(tinyFolder, report);
    using Counts = std::vector<std::uint16_t>;
    QCOMPARE(wordnet.find("00000223-n")->tagCounts, (Counts{12, 0}));
    QCOMPARE(wordnet.find("00000414-n")->tagCounts, Counts{4});
    // A satellite's sense key names its head; a count beyond 16 bits is capped.
    QCOMPARE(wordnet.find("00000226-a")->tagCounts, (Counts{3, 0}));
    QCOMPARE(wordnet.find("00000220-v")->tagCounts, (Counts{65535, 0}));
}

void TestWordnet::readsOmwTab_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("plain") << QStringLiteral(CROSSGLOSS_TEST_DATA "/wordnet/tiny.tab");
    QTest::newRow("gzip") << QStringLiteral(CROSSGLOSS_TEST_DATA "/wordnet/tiny.tab.gz");
}

void TestWordnet::readsOmwTab()
{
    QFETCH(QString, file);
    ReadReport report;
    const Wordnet wordnet = omw(file.toStdString(), report);
    QCOMPARE(wordnet.name, std::string("Tiny wordnet for tests"));
    QCOMPARE(wordnet.language, std::string("fr"));
    QCOMPARE(wordnet.licence, std::string("CC0"));
    QVERIFY(report.issues.empty());
    QCOMPARE(wordnet.synsets.size(), std::size_t{4});

    const Synset* tool = wordnet.find("00000223-n");
    QVERIFY(tool);
    QCOMPARE(tool->lemmas, (Texts{"outil", "outil à main"}));
    QCOMPARE(tool->definitions, (Texts{"ce que l'on tient en main pour travailler", "souvent en acier"}));
    QCOMPARE(tool->examples, Texts{"à chaque tâche son outil"});
    // -s joins as -a; broken plurals are no lemmas; a gap is no word; a definition may lack its number.
    QCOMPARE(wordnet.find("00000226-a")->lemmas, Texts{"tranchant"});
    QVERIFY(!wordnet.find("00000320-a"));
    QCOMPARE(wordnet.find("99999999-n")->definitions, Texts{"une définition sans numéro"});
}

void TestWordnet::joinsTheTwo()
{
    ReadReport report;
    const Wordnet english = princeton(tinyFolder, report);
    const Wordnet french = omw(tinyTab, report);
    std::size_t joined = 0;
    for (const Synset& synset : french.synsets) {
        joined += english.find(synset.id) ? 1 : 0;
    }
    QCOMPARE(joined, std::size_t{3});

    const std::vector<GlossPair> pairs = commonGlosses(french, english);
    QCOMPARE(pairs.size(), std::size_t{3});
    QCOMPARE(pairs[0].id, std::string("00000220-v"));
    QCOMPARE(pairs[1].source, std::string("ce que l'on tient en main pour travailler; souvent en acier"));
    QCOMPARE(pairs[1].target, std::string("something held in the hand to work with; often made of steel"));
    QVERIFY(commonGlosses(Wordnet(), english).empty());
}

void TestWordnet::splitsGlosses_data()
{
    QTest::addColumn<QString>("gloss");
    QTest::addColumn<QStringList>("definitions");
    QTest::addColumn<QStringList>("examples");
    QTest::newRow("one") << "a tool" << QStringList{"a tool"} << QStringList{};
    QTest::newRow("two and examples") << "a tool; of steel; \"a saw\"; \"two; saws\"" << QStringList{"a tool", "of steel"}
                                      << QStringList{"a saw", "two; saws"};
    QTest::newRow("attribution") << "to cut; \"cut it\"- Somebody; \"cut\" - Else" << QStringList{"to cut"}
                                 << QStringList{"cut it", "cut"};
    QTest::newRow("parenthesis") << "a tool (toothed; of steel) for wood" << QStringList{"a tool (toothed; of steel) for wood"}
                                 << QStringList{};
    QTest::newRow("open parenthesis") << "a tool (toothed; of steel" << QStringList{"a tool (toothed", "of steel"}
                                      << QStringList{};
    QTest::newRow("colon") << "to cut: \"cut it\"" << QStringList{"to cut"} << QStringList{"cut it"};
    QTest::newRow("comma") << "to cut, \"cut it\"; \"cut\"" << QStringList{"to cut"} << QStringList{"cut it", "cut"};
    QTest::newRow("quoted word") << "the word \"saw\" itself" << QStringList{"the word \"saw\" itself"} << QStringList{};
    QTest::newRow("never closed") << "to cut; \"cut it" << QStringList{"to cut"} << QStringList{"cut it"};
    QTest::newRow("never opened") << "to cut; they cut it\"; \"cut\"" << QStringList{"to cut"}
                                  << QStringList{"they cut it", "cut"};
    QTest::newRow("examples alone") << "\"cut it\"" << QStringList{"\"cut it\""} << QStringList{"cut it"};
    QTest::newRow("empty") << " ; ;" << QStringList{} << QStringList{};
    QTest::newRow("lone mark") << "\"" << QStringList{"\""} << QStringList{};
}

void TestWordnet::splitsGlosses()
{
    QFETCH(QString, gloss);
    QFETCH(QStringList, definitions);
    QFETCH(QStringList, examples);
    Texts foundDefinitions;
    Texts foundExamples;
    splitGloss(gloss.toStdString(), foundDefinitions, foundExamples);
    const auto strings = [](const Texts& texts) {
        QStringList list;
        for (const std::string& text : texts) {
            list.append(QString::fromStdString(text));
        }
        return list;
    };
    QCOMPARE(strings(foundDefinitions), definitions);
    QCOMPARE(strings(foundExamples), examples);
}

void TestWordnet::undoesPlantedShifts()
{
    // 18 bytes put in before 300 and taken out again before 600, and a byte more from 800 on.
    const std::vector<OffsetAnchor> anchors = {{100, "a", 0, 0}, {200, "b", 0, 0}, {300, "c", 0, 0}, {400, "d", 0, 0},
                                               {500, "e", 0, 0}, {600, "f", 0, 0}, {700, "g", 0, 0}, {800, "h", 0, 0},
                                               {900, "i", 0, 0}, {950, "j", 0, 0}, {960, "k", 0, 0}, {970, "l", 0, 0}};
    const std::vector<std::optional<std::uint32_t>> found = {100, 200, 318, 418, 518, 600, 700, 801, 901, {}, 961, 971};
    const OffsetShift shift(anchors, found);
    QCOMPARE(shift.kind(), OffsetShift::Kind::Shifted);
    for (std::size_t i = 0; i < anchors.size(); ++i) {
        if (found[i]) {
            QCOMPARE(shift.original(*found[i]), anchors[i].offset);
        }
    }
    QCOMPARE(shift.original(50), std::uint32_t{50});
    QCOMPARE(shift.original(450), std::uint32_t{432});
    QCOMPARE(shift.original(5000), std::uint32_t{4999});
    QCOMPARE(shift.uncertain().size(), std::size_t{3});

    const OffsetShift exact(std::span<const OffsetAnchor>(anchors).first(3), std::vector<std::optional<std::uint32_t>>{100, {}, 300});
    QCOMPARE(exact.kind(), OffsetShift::Kind::Exact);
    QCOMPARE(exact.original(123), std::uint32_t{123});
    QVERIFY(exact.uncertain().empty());
}

void TestWordnet::leavesOtherReleasesAlone()
{
    std::vector<OffsetAnchor> anchors;
    std::vector<std::optional<std::uint32_t>> found;
    for (std::uint32_t i = 1; i <= 20; ++i) {
        anchors.push_back({i * 1000, "x", 0, 0});
        found.push_back(i * 1000 + i * i);
    }
    const OffsetShift other(anchors, found);
    QCOMPARE(other.kind(), OffsetShift::Kind::OtherRelease);
    QCOMPARE(other.original(5025), std::uint32_t{5025});
    const OffsetShift unknown(anchors, std::vector<std::optional<std::uint32_t>>(anchors.size()));
    QCOMPARE(unknown.kind(), OffsetShift::Kind::Unknown);
    QCOMPARE(unknown.original(5025), std::uint32_t{5025});
    QCOMPARE(OffsetShift().original(7), std::uint32_t{7});
}

void TestWordnet::boundsAnEditBetweenAnchors()
{
    for (const char pos : {'n', 'v', 'a', 'r'}) {
        const std::span<const OffsetAnchor> anchors = princetonAnchors(pos);
        QVERIFY(anchors.size() >= 16);
        QCOMPARE(anchors.front().offset, std::uint32_t{1740});
        QVERIFY(std::is_sorted(anchors.begin(), anchors.end(),
                               [](const OffsetAnchor& a, const OffsetAnchor& b) { return a.offset < b.offset; }));
    }
    QVERIFY(princetonAnchors('x').empty());
}

void TestWordnet::joinsInstalledPrinceton_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("lemma");
    // Ids of Princeton 3.0 as other wordnets write them, on both sides of every place where Debian's files differ.
    for (const auto& [id, lemma] : std::initializer_list<std::pair<const char*, const char*>>{
             {"02084071-n", "dog"},        {"00001740-v", "breathe"},     {"00612841-v", "suppress"},
             {"00613018-v", "forget"},     {"01168468-v", "eat"},         {"01835496-v", "travel"},
             {"02203362-v", "have"},       {"02422663-v", "restrain"},    {"02422967-v", "quench"},
             {"02423762-v", "inhibit"},    {"02604760-v", "be"},          {"00217728-a", "beautiful"},
             {"01123148-a", "good"},       {"01681307-a", "laid"},        {"01683908-a", "alienated"},
             {"02021905-a", "rich"},       {"02547317-a", "wet"},         {"00024073-r", "not"}}) {
        QTest::newRow(id) << id << lemma;
    }
}

void TestWordnet::joinsInstalledPrinceton()
{
    QFETCH(QString, id);
    QFETCH(QString, lemma);
    const std::filesystem::path folder = findInstalledPrinceton();
    if (folder.empty()) {
        QSKIP("wordnet-base is not installed");
    }
    static ReadReport report;
    static const Wordnet wordnet = princeton(folder, report);
    if (wordnet.name != "princeton-wordnet-3.0") {
        QSKIP("the installed WordNet is not 3.0");
    }
    const Synset* synset = wordnet.find(id.toStdString());
    QVERIFY2(synset, qPrintable(id));
    QVERIFY(hasLemma(*synset, lemma.toStdString()));
    QVERIFY(!synset->definitions.empty());
}

void TestWordnet::installedPrincetonIsWhole()
{
    const std::filesystem::path folder = findInstalledPrinceton();
    if (folder.empty()) {
        QSKIP("wordnet-base is not installed");
    }
    ReadReport report;
    const Wordnet wordnet = princeton(folder, report);
    if (wordnet.name != "princeton-wordnet-3.0") {
        QSKIP("the installed WordNet is not 3.0");
    }
    QCOMPARE(wordnet.synsets.size(), std::size_t{117659});
    QCOMPARE(report.skipped, std::uint64_t{0});
    QVERIFY(report.issues.empty()); // no edit that the anchors do not pin to its line
    std::size_t hypernyms = 0;
    std::size_t wholes = 0;
    for (std::size_t i = 0; i < wordnet.synsets.size(); ++i) {
        const Synset& synset = wordnet.synsets[i];
        QVERIFY(i == 0 || wordnet.synsets[i - 1].id < synset.id);
        QVERIFY2(!synset.definitions.empty() && !synset.lemmas.empty(), synset.id.c_str());
        for (const std::string& hypernym : synset.hypernyms) {
            QVERIFY2(wordnet.find(hypernym), hypernym.c_str());
            ++hypernyms;
        }
        for (const std::string& whole : synset.wholes) {
            QVERIFY2(wordnet.find(whole), whole.c_str());
            ++wholes;
        }
    }
    QVERIFY(hypernyms > 90000);
    QVERIFY(wholes > 20000);
}

void TestWordnet::survivesBrokenPrinceton_data()
{
    QTest::addColumn<QString>("folder");
    QDirIterator folders(QStringLiteral(CROSSGLOSS_TEST_DATA "/broken/wordnet"), QDir::Dirs | QDir::NoDotAndDotDot);
    int count = 0;
    while (folders.hasNext()) {
        const QString folder = folders.next();
        QTest::newRow(qPrintable(folders.fileName())) << folder;
        ++count;
    }
    QVERIFY(count >= 15);
}

void TestWordnet::survivesBrokenPrinceton()
{
    QFETCH(QString, folder);
    ReadReport report;
    try {
        const Wordnet wordnet = princeton(folder.toStdString(), report);
        QCOMPARE(static_cast<std::uint64_t>(wordnet.synsets.size()), report.read);
        // Beside the three absent files, the damage itself is told with its line.
        QVERIFY(std::any_of(report.issues.begin(), report.issues.end(), [](const ReadIssue& issue) {
            return issue.line > 0 && issue.file.ends_with("data.noun") && !issue.message.empty();
        }));
        for (const Synset& synset : wordnet.synsets) {
            for (const std::string& hypernym : synset.hypernyms) {
                QVERIFY(wordnet.find(hypernym) && hypernym != synset.id);
            }
        }
    } catch (const Error& error) {
        QVERIFY2(QString::fromStdString(error.file()).startsWith(folder), error.what());
        QVERIFY(!QString::fromUtf8(error.what()).contains('\n'));
    }
}

void TestWordnet::survivesBrokenTabs_data()
{
    addBrokenFiles("omw", 12);
}

void TestWordnet::survivesBrokenTabs()
{
    QFETCH(QString, file);
    ReadReport report;
    try {
        const Wordnet wordnet = omw(file.toStdString(), report);
        QVERIFY(!wordnet.synsets.empty());
        QVERIFY(!report.issues.empty());
        checkIssues(report);
    } catch (const Error& error) {
        QVERIFY2(QString::fromStdString(error.file()) == file, error.what());
    }
}

void TestWordnet::boundsLongLines()
{
    QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("data.noun").toStdString();
    QFile file(QString::fromStdString(path.string()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("00000000 03 n 01 thing 0 000 | ");
    file.write(QByteArray(3 << 20, 'y'));
    file.close();
    ReadReport report;
    QVERIFY_EXCEPTION_THROWN(princeton(folder.path().toStdString(), report), Error);
    QVERIFY_EXCEPTION_THROWN(omw(path, report), Error);
}

void TestWordnet::environmentNamesTheFolder()
{
    const QByteArray before = qgetenv("CROSSGLOSS_WORDNET_PATH");
    qputenv("CROSSGLOSS_WORDNET_PATH", CROSSGLOSS_TEST_DATA "/wordnet/tiny");
    QCOMPARE(findInstalledPrinceton(), tinyFolder);
    qputenv("CROSSGLOSS_WORDNET_PATH", CROSSGLOSS_TEST_DATA "/pairs");
    QVERIFY(findInstalledPrinceton().empty());
    if (before.isNull()) {
        qunsetenv("CROSSGLOSS_WORDNET_PATH");
    } else {
        qputenv("CROSSGLOSS_WORDNET_PATH", before);
    }
}

QTEST_GUILESS_MAIN(TestWordnet)
#include "TestWordnet.moc"
