#include "DataSetFixture.h"
#include "DictdFixture.h"

#include "base/Error.h"
#include "store/StoredEntries.h"

#include <QTest>

using namespace crossgloss;

/// Entries are handed out again as they were read, whatever kind of resource holds them.
class TestStoredEntries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dictionariesInTheirOrder();
    void listsOfDefinitions();
    void wordnets();
    void refusesOthers();

private:
    static std::vector<DictionaryEntry> all(const StoredEntries& entries)
    {
        std::vector<DictionaryEntry> result;
        NullProgress progress;
        entries.read(progress, [&](DictionaryEntry&& entry) { result.push_back(std::move(entry)); });
        return result;
    }
};

void TestStoredEntries::dictionariesInTheirOrder()
{
    DataSetFixture fixture;
    DictdFixture dictd(QString::fromStdString(fixture.folder().string()), "freedict-deu-fra");
    // More than one block of entries.
    for (int i = 0; i < 150; ++i) {
        const std::string word = DataSetFixture::german(i);
        dictd.add({word}, word + " /x/ <n, masc>\n" + DataSetFixture::french(i) + "\n" + DataSetFixture::germanText(i) + "\n");
    }
    fixture.import(ResourceKind::Dictionary, dictd.write(), "de", "fr");
    const StoredEntries entries(fixture.workspace(), "freedict-deu-fra");
    QCOMPARE(entries.definitionLanguage(), std::string("de"));
    const std::vector<DictionaryEntry> read = all(entries);
    QCOMPARE(read.size(), std::size_t{150});
    for (int i = 0; i < 150; ++i) {
        const DictionaryEntry& entry = read[static_cast<std::size_t>(i)];
        QCOMPARE(entry.headword, DataSetFixture::german(i));
        QCOMPARE(entry.pos, PartOfSpeech::Noun);
        QCOMPARE(entry.senses.at(0).translations.at(0).word, DataSetFixture::french(i));
        QCOMPARE(entry.senses.at(0).definitions.at(0), DataSetFixture::germanText(i));
    }
}

void TestStoredEntries::listsOfDefinitions()
{
    DataSetFixture fixture;
    fixture.add(ResourceKind::Dictionary, "list", "chat\tKatze\tTier das schnurrt\nmatou\tKatze\tTier das schnurrt\n"
                                                  "chien\tHund\tTier das bellt\n", "de", "fr");
    fixture.add(ResourceKind::Dictionary, "own", "Hund\tTier das bellt\n", "de");
    const std::vector<DictionaryEntry> read = all(StoredEntries(fixture.workspace(), "list"));
    QCOMPARE(read.size(), std::size_t{2});
    QCOMPARE(read[0].headword, std::string("Katze"));
    QCOMPARE(read[0].senses.at(0).translations.size(), std::size_t{2});
    QCOMPARE(read[1].senses.at(0).definitions.at(0), std::string("Tier das bellt"));
    const StoredEntries own(fixture.workspace(), "own");
    QCOMPARE(own.definitionLanguage(), std::string("de"));
    QCOMPARE(all(own).size(), std::size_t{1});
    QVERIFY(all(own)[0].senses.at(0).translations.empty());
}

void TestStoredEntries::wordnets()
{
    DataSetFixture fixture;
    fixture.add(ResourceKind::Wordnet, "wn", "# X\tfra\t\tfree\n00000001-n\tfra:lemma\tchien\n00000001-n\tfra:lemma\ttoutou\n"
                                             "00000001-n\tfra:def\t0\tanimal qui aboie\n00000002-n\tfra:lemma\tchat\n", "fr");
    const StoredEntries entries(fixture.workspace(), "wn");
    std::vector<StoredSynset> synsets;
    NullProgress progress;
    entries.readSynsets(progress, [&](const StoredSynset& synset) { synsets.push_back(synset); });
    QCOMPARE(synsets.size(), std::size_t{2});
    QCOMPARE(synsets[0].words, (std::vector<std::string>{"chien", "toutou"}));
    QCOMPARE(synsets[0].definitions, std::vector<std::string>{"animal qui aboie"});
    QVERIFY(synsets[1].definitions.empty());
    const std::vector<DictionaryEntry> read = all(entries);
    QCOMPARE(read.size(), std::size_t{3});
    QCOMPARE(read[1].headword, std::string("toutou"));
    QCOMPARE(read[1].senses.at(0).synonyms, std::vector<std::string>{"chien"});
}

void TestStoredEntries::refusesOthers()
{
    DataSetFixture fixture;
    fixture.add(ResourceKind::Lexicon, "pairs", "Hund\tchien\n", "de", "fr");
    QVERIFY_EXCEPTION_THROWN(StoredEntries(fixture.workspace(), "pairs"), Error);
    QVERIFY_EXCEPTION_THROWN(StoredEntries(fixture.workspace(), "nothing"), Error);
}

QTEST_GUILESS_MAIN(TestStoredEntries)
#include "TestStoredEntries.moc"
