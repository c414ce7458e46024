#include "FakePack.h"

#include "lookup/Coverage.h"
#include "lookup/DescriptionLanguage.h"
#include "lookup/DescriptionReader.h"
#include "store/DefinitionIndex.h"
#include "store/Workspace.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <filesystem>
#include <fstream>

using namespace crossgloss;

namespace {

FakePack twoLanguages()
{
    FakePack pack(3);
    for (const auto& [language, words] : std::vector<std::pair<std::string, std::vector<std::string>>>{
             {"en", {"dog", "house", "small"}}, {"it", {"cane", "casa", "piccolo"}}}) {
        for (std::size_t i = 0; i < 3; ++i) {
            std::vector<float> vector(3, 0.0F);
            vector[i] = 1;
            pack.addWord(language, {words[i], vector, 0});
            pack.addToken(language, words[i], vector);
        }
    }
    return pack;
}

class Indexed
{
public:
    Indexed() { m_workspace = std::make_unique<Workspace>(folder() / "w"); }
    void add(ResourceKind kind, const std::string& name, const std::string& text, const std::string& language,
             const std::string& second = {})
    {
        std::ofstream(folder() / name, std::ios::binary) << text;
        ImportOptions options;
        options.language = language;
        options.secondLanguage = second;
        NullProgress progress;
        m_workspace->import(kind, {folder() / name}, options, progress);
    }
    DefinitionIndex::Snapshot& snapshot()
    {
        if (!m_snapshot) {
            m_index = std::make_unique<DefinitionIndex>(*m_workspace);
            m_snapshot = m_index->snapshot();
        }
        return *m_snapshot;
    }

private:
    std::filesystem::path folder() const { return m_folder.path().toStdString(); }
    QTemporaryDir m_folder;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<DefinitionIndex> m_index;
    std::unique_ptr<DefinitionIndex::Snapshot> m_snapshot;
};

} // namespace

class TestCoverage : public QObject
{
    Q_OBJECT

private slots:
    void translatesByDictionaryAndEncoder();
    void encodesTheTranslations();
    void coversByStemsAndCosines();
    void rareWordsCountMore();
    void tellsLanguagesApart();
};

void TestCoverage::translatesByDictionaryAndEncoder()
{
    FakePack pack = twoLanguages();
    Indexed index;
    index.add(ResourceKind::Lexicon, "it-en", "cane\tdog\ncane\thound\n", "it", "en");
    const ReadDescription read = DescriptionReader().read("il cane piccolo", "it", &pack, &index.snapshot());
    QCOMPARE(read.words.size(), 3U);
    QVERIFY(read.words[0].function);
    QVERIFY(read.words[0].english.empty());
    // Both translations have a vote of the dictionary; the encoder is for dog, which lies where cane does.
    QCOMPARE(read.words[1].english.front().word, std::string("dog"));
    QVERIFY(read.words[1].english.front().p > 0.8);
    double sum = 0;
    for (const ReadWord::Translation& translation : read.words[1].english) {
        sum += translation.p;
    }
    QVERIFY(std::abs(sum - 1) < 1e-9);
    // No dictionary knows piccolo; the encoder proposes its nearest word.
    QCOMPARE(read.words[2].english.front().word, std::string("small"));
    QVERIFY(DescriptionReader().read("small dog", "en", &pack, &index.snapshot()).words[0].english.empty());
}

void TestCoverage::encodesTheTranslations()
{
    FakePack pack = twoLanguages();
    const ReadDescription read = DescriptionReader().read("cane", "it", &pack, nullptr);
    QCOMPARE(read.own.vector, (std::vector<float>{1, 0, 0}));
    QCOMPARE(read.translated.vector.size(), 3U);
    QVERIFY(read.translated.vector[0] > 0.9F);
    QCOMPARE(read.own.tokens.front().token, std::string("cane"));
    const ReadDescription unknown = DescriptionReader().read("xyz", "it", &pack, nullptr);
    QVERIFY(unknown.own.vector.empty());
    QVERIFY(!unknown.own.tokens.front().known);
}

void TestCoverage::coversByStemsAndCosines()
{
    FakePack pack = twoLanguages();
    pack.addWord("en", {"hut", {0, 0.8F, 0.6F}, 0});
    Indexed index;
    index.add(ResourceKind::Dictionary, "d", "kennel\ta small house for a dog\nshed\ta hut\ncat\tan animal\n", "en");
    DefinitionIndex::Snapshot& snapshot = index.snapshot();
    const ReadDescription read = DescriptionReader().read("house of dogs", "en", &pack, &snapshot);
    Coverage coverage(read, &pack, snapshot);
    QVERIFY(std::abs(coverage.of("en_small en_hous en_dog", "en") - 1) < 1e-6);
    QCOMPARE(coverage.of("en_anim", "en"), 0.0);
    const double half = coverage.of("en_dog", "en");
    QVERIFY(half > 0.2 && half < 0.8);
    // A hut is something like a house: (.8 - .3) / .7 of .8, weighed as house is.
    const double alike = coverage.of("en_hut", "en");
    QVERIFY(std::abs(alike - (1 - half) * 0.8 * (0.8 - 0.3) / 0.7) < 1e-6);
    // Without a pack only stems count.
    Coverage bare(read, nullptr, snapshot);
    QCOMPARE(bare.of("en_hut", "en"), 0.0);
    QVERIFY(std::abs(bare.of("en_hous en_dog", "en") - 1) < 1e-6);
}

void TestCoverage::rareWordsCountMore()
{
    std::string text;
    for (int i = 0; i < 6000; ++i) {
        text +=
            "w" + std::to_string(i) + "\tcommon thing " + (i == 7 ? "rare" : "usual") + " n" + std::to_string(i) + "\n";
    }
    Indexed index;
    index.add(ResourceKind::Dictionary, "d", text, "en");
    DefinitionIndex::Snapshot& snapshot = index.snapshot();
    const ReadDescription read = DescriptionReader().read("common rare", "en", nullptr, &snapshot);
    Coverage coverage(read, nullptr, snapshot);
    QVERIFY(coverage.of("en_rare", "en") > 10 * coverage.of("en_common", "en"));
}

void TestCoverage::tellsLanguagesApart()
{
    const FakePack pack = twoLanguages();
    QCOMPARE(suggestedLanguage("il cane e la casa", "en", {"en", "it"}, pack), std::string("it"));
    QCOMPARE(suggestedLanguage("the dog of the house", "it", {"en", "it"}, pack), std::string("en"));
    QCOMPARE(suggestedLanguage("the dog of the house", "en", {"en", "it"}, pack), std::string());
    // One word is too little, letters that no language knows are no language.
    QCOMPARE(suggestedLanguage("cane", "en", {"en", "it"}, pack), std::string());
    QCOMPARE(suggestedLanguage("asdf qwer", "en", {"en", "it"}, pack), std::string());
}

QTEST_GUILESS_MAIN(TestCoverage)
#include "TestCoverage.moc"
