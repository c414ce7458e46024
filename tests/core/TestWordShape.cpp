#include "DictdFixture.h"
#include "FakePack.h"

#include "lookup/EntryDetails.h"
#include "lookup/Explanation.h"
#include "lookup/WordShape.h"
#include "store/DefinitionIndex.h"
#include "store/Workspace.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <memory>

using namespace crossgloss;

/// What is shown of a word: no slips of dictionaries, nouns that are nouns, transcriptions of the word alone, definitions
/// that the reader can read.
class TestWordShape : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void knowsBrokenHeadwords_data();
    void knowsBrokenHeadwords();
    void keepsWhatTwoSourcesHave();
    void settlesGermanNouns();
    void settlesByTheVocabulary();
    void explainsInTheReadersLanguage();
    void leavesPlaceholdersUnspoken();

private:
    std::filesystem::path folder() const { return m_folder->path().toStdString(); }
    void add(ResourceKind kind, const std::string& name, const std::string& text, const std::string& language,
             const std::string& second)
    {
        std::ofstream(folder() / name, std::ios::binary) << text;
        ImportOptions options;
        options.language = language;
        options.secondLanguage = second;
        NullProgress progress;
        m_workspace->import(kind, {folder() / name}, options, progress);
    }
    void addDictionary(const DictdFixture& dictionary, const std::string& language, const std::string& second)
    {
        ImportOptions options;
        options.language = language;
        options.secondLanguage = second;
        NullProgress progress;
        m_workspace->import(ResourceKind::Dictionary, {dictionary.write()}, options, progress);
    }
    std::unique_ptr<DefinitionIndex::Snapshot> snapshot()
    {
        m_index = std::make_unique<DefinitionIndex>(*m_workspace);
        return m_index->snapshot();
    }
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<DefinitionIndex> m_index;
};

void TestWordShape::init()
{
    m_index.reset();
    m_workspace.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_workspace = std::make_unique<Workspace>(folder() / "w");
}

void TestWordShape::knowsBrokenHeadwords_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("broken");
    QTest::newRow("stop inside") << "fast as canf.a.c" << "en" << true;
    QTest::newRow("abbreviation") << "a.m." << "en" << false;
    QTest::newRow("abbreviation in a phrase") << "e.g. this" << "en" << false;
    QTest::newRow("ends with a stop") << "etc." << "en" << false;
    QTest::newRow("run together") << "sinduda" << "es" << true;
    QTest::newRow("apart") << "sin duda" << "es" << false;
    QTest::newRow("known as it is") << "sinvergüenza" << "es" << false;
    QTest::newRow("compound of a language that writes them so") << "ohneduda" << "de" << false;
    QTest::newRow("plain word") << "casa" << "es" << false;
}

void TestWordShape::knowsBrokenHeadwords()
{
    QFETCH(QString, word);
    QFETCH(QString, language);
    FakePack pack(4);
    for (const char* known : {"duda", "vergüenza", "sinvergüenza"}) {
        pack.addWord("es", {known, {1}, 0});
    }
    pack.addWord("de", {"duda", {1}, 0});
    pack.addWord("en", {"fast", {1}, 0});
    add(ResourceKind::Lexicon, "d.tsv", "doubt\tsinduda\nsure\tseguro\n", "en", "es");
    const auto reading = snapshot();
    QTEST(isBroken(word.toStdString(), language.toStdString(), &pack, reading.get()), "broken");
}

void TestWordShape::keepsWhatTwoSourcesHave()
{
    FakePack pack(4);
    pack.addWord("es", {"duda", {1}, 0});
    add(ResourceKind::Lexicon, "d.tsv", "doubt\tsinduda\n", "en", "es");
    QVERIFY(isBroken("sinduda", "es", &pack, snapshot().get()));
    add(ResourceKind::Lexicon, "e.tsv", "Zweifel\tsinduda\n", "de", "es");
    QVERIFY(!isBroken("sinduda", "es", &pack, snapshot().get()));
}

void TestWordShape::settlesGermanNouns()
{
    add(ResourceKind::Lexicon, "d.tsv", "meal\tEssen\neat\tessen\nwash\twaschen\n", "en", "de");
    const auto reading = snapshot();
    LookupRow row;
    row.language = "de";
    row.pos = PartOfSpeech::Noun;
    row.furtherPos = {PartOfSpeech::Verb};
    row.marks.add(Gender::Neuter);
    LookupRow washing = row;
    washing.word = "waschen";
    settleNoun(washing, nullptr, reading.get());
    QCOMPARE(washing.pos, PartOfSpeech::Verb);
    QVERIFY(washing.furtherPos.empty());
    QCOMPARE(washing.marks.genders, std::uint8_t{0});
    LookupRow meal = row;
    meal.word = "essen";
    settleNoun(meal, nullptr, reading.get());
    QCOMPARE(meal.word, std::string("Essen"));
    QCOMPARE(meal.pos, PartOfSpeech::Noun);
    LookupRow house = row;
    house.word = "Haus";
    settleNoun(house, nullptr, reading.get());
    QCOMPARE(house.pos, PartOfSpeech::Noun);
    LookupRow phrase = row;
    phrase.word = "erster April";
    settleNoun(phrase, nullptr, reading.get());
    QCOMPARE(phrase.pos, PartOfSpeech::Noun);
    QVERIFY(phrase.marks.has(Gender::Neuter));
}

void TestWordShape::settlesByTheVocabulary()
{
    std::filesystem::create_directories(folder() / "v");
    std::ofstream(folder() / "v" / "verb.tsv", std::ios::binary)
        << "-\tverb\tsleep\tdormir\tschlafen\tdormir\tdormire\trest at night\tse reposer la nuit\tnachts ruhen\t"
           "descansar de noche\triposare di notte\t\t\t\t\t\n";
    FakePack pack(4);
    pack.addToken("fr", "nuit", {1});
    NullProgress progress;
    MeaningFile::write(readVocabulary(folder() / "v"), pack, folder() / "p.meanings", progress);
    const auto meanings = MeaningFile::open(folder() / "p.meanings", pack);
    LookupRow row;
    row.language = "fr";
    row.word = "dormir";
    row.pos = PartOfSpeech::Noun;
    settleNoun(row, meanings.get(), nullptr);
    QCOMPARE(row.pos, PartOfSpeech::Verb);
    row.pos = PartOfSpeech::Noun;
    row.marks.add(Gender::Masculine); // dictionaries say that it is a noun too
    settleNoun(row, meanings.get(), nullptr);
    QCOMPARE(row.pos, PartOfSpeech::Noun);
    row.marks = {};
    row.word = "nuitée";
    settleNoun(row, meanings.get(), nullptr);
    QCOMPARE(row.pos, PartOfSpeech::Noun);
}

void TestWordShape::explainsInTheReadersLanguage()
{
    DictdFixture english(m_folder->path(), "freedict-eng-deu");
    english.add({"house"}, "house /haus/ <n>\n1. Haus\na building for a family\n2. Haus\na noble line of rulers\n");
    addDictionary(english, "en", "de");
    DictdFixture french(m_folder->path(), "freedict-fra-deu");
    french.add({"maison"}, "maison /mEz/ <n, fem>\n1. Haus\nbâtiment où habite une famille\n");
    addDictionary(french, "fr", "de");
    const auto reading = snapshot();
    LookupRow row;
    row.language = "de";
    row.word = "Haus";
    LookupRow told = row;
    Explainer(reading.get(), "building where a family lives", "en").search(told);
    QCOMPARE(told.definition, std::string("a building for a family"));
    LookupRow only = row;
    Explainer(reading.get(), "quelque chose", "fr").search(only);
    QCOMPARE(only.definition, std::string("bâtiment où habite une famille"));
    LookupRow unsure = row; // two definitions, none of which shares a word
    Explainer(reading.get(), "something else", "en").search(unsure);
    QVERIFY(unsure.definition.empty());
    LookupRow italian = row;
    Explainer(reading.get(), "casa di famiglia", "it").search(italian);
    QVERIFY(italian.definition.empty());
}

void TestWordShape::leavesPlaceholdersUnspoken()
{
    DictdFixture dictionary(m_folder->path(), "freedict-eng-deu");
    dictionary.add({"give"}, "give /gɪv/ /gˈɪv/ <v>\n1. geben\n");
    dictionary.add({"give"}, "give /gˈɪv ˌɛstˌiːˈeɪtʃ/ <v>\n1. schenken\n"); // "give sth."
    dictionary.add({"give"}, "give /gɪvənɛərɪŋ/ <v>\n1. spenden\n");         // "give an airing"
    dictionary.add({"give up"}, "give up /gɪv ʌp/ <v>\n1. aufgeben\n");
    addDictionary(dictionary, "en", "de");
    const auto reading = snapshot();
    const WordDetails give = dictionaryDetails(*reading, "give", "en", 10);
    QCOMPARE(give.entries.size(), std::size_t{3});
    QCOMPARE(give.pronunciations, std::vector<std::string>{"gɪv"});
    QVERIFY(give.entries[1].entry.pronunciations.empty());
    QVERIFY(give.entries[2].entry.pronunciations.empty());
    QCOMPARE(dictionaryDetails(*reading, "give up", "en", 10).pronunciations, std::vector<std::string>{"gɪv ʌp"});
}

QTEST_GUILESS_MAIN(TestWordShape)
#include "TestWordShape.moc"
