#include "DictdFixture.h"

#include "lookup/EntryDetails.h"
#include "lookup/WordEntry.h"
#include "lookup/WordGrammar.h"
#include "store/DefinitionIndex.h"
#include "store/EntryArchive.h"
#include "store/RemovedResources.h"
#include "store/Workspace.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace crossgloss;

namespace {

DictionaryEntry fullEntry()
{
    DictionaryEntry entry;
    entry.headword = "Bank";
    entry.pos = PartOfSpeech::Noun;
    entry.marks.add(Gender::Feminine);
    entry.plural = "Bänke";
    entry.pronunciations = {"baŋk"};
    entry.references = {"Sitzbank", "Ufer"};
    entry.etymology = "from Germanic";
    Sense sense;
    sense.translations = {{"bench", {}}, {"pew", {}}};
    sense.translations.back().marks.add(Usage::Dated);
    sense.definitions = {"Möbel zum Sitzen"};
    sense.synonyms = {"Sitzbank"};
    sense.examples = {{"auf der Bank sitzen", "to sit on the bench"}, {"eine lange Bank", ""}};
    sense.label = "furniture";
    entry.senses = {sense, Sense()};
    return entry;
}

bool same(const DictionaryEntry& a, const DictionaryEntry& b)
{
    bool senses = a.senses.size() == b.senses.size();
    for (std::size_t i = 0; senses && i < a.senses.size(); ++i) {
        const Sense& one = a.senses[i];
        const Sense& other = b.senses[i];
        senses = one.translations == other.translations && one.definitions == other.definitions &&
                 one.synonyms == other.synonyms && one.examples == other.examples && one.label == other.label;
    }
    return senses && a.headword == b.headword && a.pos == b.pos && a.marks == b.marks && a.plural == b.plural &&
           a.pronunciations == b.pronunciations && a.references == b.references && a.etymology == b.etymology;
}

class Fixture
{
public:
    Fixture() : workspace(path("w")) {}

    std::filesystem::path path(const std::string& name) const { return m_folder.path().toStdString() + "/" + name; }

    void addDictionary()
    {
        DictdFixture dictionary(m_folder.path(), "freedict-deu-eng");
        dictionary.add({"00databaseshort"}, "00-database-short\nGerman-English FreeDict Dictionary\n");
        dictionary.add({"katze"}, "Katze /kats@/ <n, fem>\n1. cat\nein Haustier\n2. pussy [vulg.]\n");
        dictionary.add({"hund"}, "Hund /hunt/ <n, masc>\n1. dog\nein Haustier, das bellt\n");
        dictionary.add({"hure"}, "Hure <n, fem>\n1. pussy [vulg.]\n");
        dictionary.add({"see"}, "See <n, masc>\n1. lake\n");
        dictionary.add({"see"}, "See <n, fem>\n1. sea\n");
        import(ResourceKind::Dictionary, dictionary.write(), "de", "en");
    }

    Resource import(ResourceKind kind, const std::filesystem::path& file, const std::string& language,
                    const std::string& second)
    {
        ImportOptions options;
        options.language = language;
        options.secondLanguage = second;
        NullProgress progress;
        return workspace.import(kind, {file}, options, progress);
    }

private:
    QTemporaryDir m_folder;

public:
    Workspace workspace;
};

} // namespace

/// Whole entries beside the index, what dictionaries say of words, sentences by their words.
class TestEntryArchive : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void blocksKeepEntriesWhole();
    void damagedBlocksAreToldApart();
    void importKeepsEntriesAndMarks();
    void removalTakesThemAndUndoBringsThemBack();
    void findsSentences();
    void givesArticles_data();
    void givesArticles();
};

void TestEntryArchive::blocksKeepEntriesWhole()
{
    EntryBlock block;
    QVERIFY(block.empty());
    for (std::size_t i = 0; i < EntryBlock::capacity; ++i) {
        DictionaryEntry entry = fullEntry();
        entry.headword += std::to_string(i);
        QVERIFY(!block.full());
        QCOMPARE(block.add(entry), i);
    }
    QVERIFY(block.full());
    const std::string bytes = block.take();
    QVERIFY(block.empty());
    for (const std::size_t place : {std::size_t{0}, std::size_t{17}, EntryBlock::capacity - 1}) {
        DictionaryEntry expected = fullEntry();
        expected.headword += std::to_string(place);
        QVERIFY(same(entryOfBlock(bytes, place), expected));
    }
    QVERIFY_EXCEPTION_THROWN(entryOfBlock(bytes, EntryBlock::capacity), Error);
}

void TestEntryArchive::damagedBlocksAreToldApart()
{
    EntryBlock block;
    block.add(fullEntry());
    const std::string bytes = block.take();
    QVERIFY_EXCEPTION_THROWN(entryOfBlock({}, 0), Error);
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        QVERIFY_EXCEPTION_THROWN(entryOfBlock(std::string_view(bytes).substr(0, size), 0), Error);
    }
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        for (const int flip : {1, 0x80, 0xFF}) {
            std::string damaged = bytes;
            damaged[i] = static_cast<char>(damaged[i] ^ flip);
            try {
                entryOfBlock(damaged, 0); // zlib's own header may change without harm
            } catch (const Error&) {
            }
        }
    }
}

void TestEntryArchive::importKeepsEntriesAndMarks()
{
    Fixture fixture;
    fixture.addDictionary();
    const DefinitionIndex index(fixture.workspace);
    const auto snapshot = index.snapshot();
    const WordDetails details = dictionaryDetails(*snapshot, "Katze", "de", 10);
    QCOMPARE(details.entries.size(), 1U);
    QCOMPARE(details.entries.front().translationLanguage, std::string("en"));
    const DictionaryEntry& entry = details.entries.front().entry;
    QCOMPARE(entry.senses.size(), 2U);
    QCOMPARE(entry.senses.front().definitions, std::vector<std::string>{"ein Haustier"});
    QCOMPARE(details.pronunciations, std::vector<std::string>{"kats@"});
    QVERIFY(details.marks.has(Gender::Feminine) && !details.marks.has(Gender::Masculine));
    QCOMPARE(details.marks.usage, std::uint16_t{0});
    // Two entries say different things of one word.
    const WordMarks lake = agreedMarks(*snapshot, "See", "de");
    QVERIFY(lake.has(Gender::Feminine) && lake.has(Gender::Masculine));
    // Vulgar wherever it stands, unlike the cat.
    QVERIFY(agreedMarks(*snapshot, "pussy", "en").empty());
    QVERIFY(dictionaryDetails(*snapshot, "Wolf", "de", 10).entries.empty());
    // A sense's translations stand together.
    const WordEntries entries(nullptr, snapshot.get());
    const auto translations = entries.translations(*entries.find("Katze", "de"), "de", "en");
    QCOMPARE(translations.size(), 2U);
    QVERIFY(translations[0].sense == 1 && translations[1].sense == 2);
}

void TestEntryArchive::removalTakesThemAndUndoBringsThemBack()
{
    Fixture fixture;
    fixture.addDictionary();
    const std::string name = fixture.workspace.resources().front().name;
    const RemovedResource removed = removeResource(fixture.workspace, name);
    const DefinitionIndex index(fixture.workspace);
    QVERIFY(index.empty());
    NullProgress progress;
    restoreResource(fixture.workspace, removed);
    const auto snapshot = index.snapshot();
    const WordDetails details = dictionaryDetails(*snapshot, "Hund", "de", 10);
    QCOMPARE(details.entries.size(), 1U);
    QVERIFY(details.marks.has(Gender::Masculine));
}

void TestEntryArchive::findsSentences()
{
    Fixture fixture;
    std::ofstream(fixture.path("talk.tsv"), std::ios::binary)
        << "The cat sleeps on the sofa.\tDie Katze schläft auf dem Sofa.\n"
           "Two cats were fighting behind the house while it rained and nobody looked.\tZwei Katzen kämpften.\n"
           "I like dogs.\tIch mag Hunde.\n";
    const Resource resource = fixture.import(ResourceKind::Parallel, fixture.path("talk.tsv"), "en", "de");
    const DefinitionIndex index(fixture.workspace);
    {
        const auto snapshot = index.snapshot();
        const WordDetails cat = dictionaryDetails(*snapshot, "cat", "en", 10);
        QCOMPARE(cat.sentences.size(), 2U);
        QCOMPARE(cat.sentences.front().text, std::string("The cat sleeps on the sofa."));
        QCOMPARE(cat.sentences.front().translation, std::string("Die Katze schläft auf dem Sofa."));
        QCOMPARE(cat.sentences.front().translationLanguage, std::string("de"));
        QCOMPARE(cat.sentences.front().source, resource.name);
        const WordDetails dog = dictionaryDetails(*snapshot, "Hund", "de", 10);
        QCOMPARE(dog.sentences.size(), 1U);
        QCOMPARE(dog.sentences.front().translationLanguage, std::string("en"));
        QVERIFY(dictionaryDetails(*snapshot, "\" OR *", "en", 10).sentences.empty());
    }
    const RemovedResource removed = removeResource(fixture.workspace, resource.name);
    QVERIFY(dictionaryDetails(*index.snapshot(), "cat", "en", 10).sentences.empty());
    restoreResource(fixture.workspace, removed);
    QCOMPARE(dictionaryDetails(*index.snapshot(), "cat", "en", 10).sentences.size(), 2U);
}

void TestEntryArchive::givesArticles_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("word");
    QTest::addColumn<int>("genders");
    QTest::addColumn<bool>("plural");
    QTest::addColumn<QString>("article");
    const int masculine = static_cast<int>(Gender::Masculine);
    const int feminine = static_cast<int>(Gender::Feminine);
    const int neuter = static_cast<int>(Gender::Neuter);
    QTest::newRow("das") << "de" << "Haus" << neuter << false << "das ";
    QTest::newRow("die, plural") << "de" << "Leute" << 0 << true << "die ";
    QTest::newRow("der or die") << "de" << "See" << (masculine | feminine) << false << "";
    QTest::newRow("le") << "fr" << "chat" << masculine << false << "le ";
    QTest::newRow("l'") << "fr" << "\u00e9cole" << feminine << false << "l'";
    QTest::newRow("l' before a ligature") << "fr" << "\u0153uf" << masculine << false << "l'";
    QTest::newRow("l' before a mute h") << "fr" << "h\u00e9ro\u00efne" << feminine << false << "l'";
    QTest::newRow("h that is mute in spite of its beginning") << "fr" << "haleine" << feminine << false << "l'";
    QTest::newRow("le before an aspirated h") << "fr" << "haricot" << masculine << false << "le ";
    QTest::newRow("le before an aspirated h with accent") << "fr" << "h\u00e9risson" << masculine << false << "le ";
    QTest::newRow("la before on-") << "fr" << "onzi\u00e8me" << feminine << false << "la ";
    QTest::newRow("la") << "es" << "casa" << feminine << false << "la ";
    QTest::newRow("el before a stressed a") << "es" << "agua" << feminine << false << "el ";
    QTest::newRow("el before a stressed ha") << "es" << "hambre" << feminine << false << "el ";
    QTest::newRow("el before an accented a") << "es" << "\u00e1guila" << feminine << false << "el ";
    QTest::newRow("la before an unstressed a") << "es" << "amiga" << feminine << false << "la ";
    QTest::newRow("la before an a that is stressed at the end") << "es" << "amistad" << feminine << false << "la ";
    QTest::newRow("la before an unstressed ha") << "es" << "harina" << feminine << false << "la ";
    QTest::newRow("lo before z") << "it" << "zio" << masculine << false << "lo ";
    QTest::newRow("lo before st") << "it" << "studente" << masculine << false << "lo ";
    QTest::newRow("il before s and a vowel") << "it" << "sole" << masculine << false << "il ";
    QTest::newRow("gli") << "it" << "occhiali" << masculine << true << "gli ";
    QTest::newRow("none in English") << "en" << "cat" << masculine << false << "";
}

void TestEntryArchive::givesArticles()
{
    QFETCH(QString, language);
    QFETCH(QString, word);
    QFETCH(int, genders);
    QFETCH(bool, plural);
    WordMarks marks;
    marks.genders = static_cast<std::uint8_t>(genders);
    marks.plural = plural;
    const std::string article = definiteArticle(language.toStdString(), word.toStdString(), marks);
    QTEST(QString::fromStdString(article), "article");
}

QTEST_GUILESS_MAIN(TestEntryArchive)
#include "TestEntryArchive.moc"
