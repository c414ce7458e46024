#include "FakePack.h"

#include "lookup/WordEntry.h"
#include "store/DefinitionIndex.h"
#include "store/Workspace.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>

using namespace crossgloss;

namespace {

class Fixture
{
public:
    Fixture() { m_workspace = std::make_unique<Workspace>(folder() / "w"); }

    std::filesystem::path folder() const { return m_folder.path().toStdString(); }

    void add(ResourceKind kind, const std::string& name, const std::string& text, const std::string& language,
             const std::string& second = {})
    {
        const std::filesystem::path file = folder() / name;
        std::ofstream(file, std::ios::binary) << text;
        ImportOptions options;
        options.language = language;
        options.secondLanguage = second;
        NullProgress progress;
        m_workspace->import(kind, {file}, options, progress);
    }

    std::unique_ptr<DefinitionIndex::Snapshot> snapshot()
    {
        m_index = std::make_unique<DefinitionIndex>(*m_workspace);
        return m_index->snapshot();
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<DefinitionIndex> m_index;
};

std::vector<std::string> words(const std::vector<WordTranslation>& list)
{
    std::vector<std::string> result;
    for (const WordTranslation& translation : list) {
        result.push_back(translation.word);
    }
    return result;
}

} // namespace

class TestWordEntry : public QObject
{
    Q_OBJECT

private slots:
    void translatesByVotes();
    void findsWithOtherCase();
    void goesThroughEnglishOnlyWhereItMust();
    void givesSynonyms();
    void usesTheLinksOfThePack();
    void infinitivesAskForVerbs();
    void findsNoHeadwordInDescriptions();
    void findsTheCommonDefinition();
    void votesForPartsOfSpeech();
};

void TestWordEntry::translatesByVotes()
{
    Fixture fixture;
    fixture.add(ResourceKind::Lexicon, "one", "cat\tmiauler\ncat\tchat\n", "en", "fr");
    fixture.add(ResourceKind::Lexicon, "two", "cat\tchat\n", "en", "fr");
    fixture.add(ResourceKind::Lexicon, "three", "chat\tcat\nmiauler\tmeow\n", "fr", "en");
    const auto snapshot = fixture.snapshot();
    const WordEntries entries(nullptr, snapshot.get());
    const auto cat = entries.find("cat", "en");
    QVERIFY(cat.has_value());
    QCOMPARE(cat->match, WordMatch::Exact);
    // Three dictionaries say chat, and chat says cat; one says miauler, which says meow.
    QCOMPARE(words(entries.translations(*cat, "en", "fr")), (std::vector<std::string>{"chat", "miauler"}));
    const auto chat = entries.find("chat", "fr");
    QVERIFY(chat.has_value());
    QCOMPARE(words(entries.translations(*chat, "fr", "en")), std::vector<std::string>{"cat"});
}

void TestWordEntry::findsWithOtherCase()
{
    Fixture fixture;
    fixture.add(ResourceKind::Lexicon, "one", "Katze\tcat\n", "de", "en");
    const auto snapshot = fixture.snapshot();
    const WordEntries entries(nullptr, snapshot.get());
    for (const char* text : {"Katze", "katze", " KATZE "}) {
        const auto found = entries.find(text, "de");
        QVERIFY2(found.has_value(), text);
        QCOMPARE(found->word, std::string("Katze"));
    }
    QVERIFY(!entries.find("Katze", "en").has_value());
}

void TestWordEntry::goesThroughEnglishOnlyWhereItMust()
{
    Fixture fixture;
    fixture.add(ResourceKind::Lexicon, "it-en", "cane\tdog\ngatto\tcat\n", "it", "en");
    fixture.add(ResourceKind::Lexicon, "en-fr", "dog\tchien\ncat\tchat\n", "en", "fr");
    fixture.add(ResourceKind::Lexicon, "it-fr", "gatto\tminet\n", "it", "fr");
    const auto snapshot = fixture.snapshot();
    const WordEntries entries(nullptr, snapshot.get());
    QCOMPARE(words(entries.translations(*entries.find("cane", "it"), "it", "fr")), std::vector<std::string>{"chien"});
    // Behind an article as well.
    QCOMPARE(words(entries.translations(*entries.find("il cane", "it"), "it", "fr")), std::vector<std::string>{"chien"});
    QCOMPARE(entries.find("Un Gatto", "it")->word, entries.find("gatto", "it")->word);
    QVERIFY(!entries.find("il ", "it").has_value());
    QCOMPARE(words(entries.translations(*entries.find("gatto", "it"), "it", "fr")), std::vector<std::string>{"minet"});
}

void TestWordEntry::givesSynonyms()
{
    Fixture fixture;
    fixture.add(ResourceKind::Dictionary, "a",
                "car\ta vehicle with four wheels\nauto\ta vehicle with four wheels\n"
                "boat\ta vehicle on water\n",
                "en");
    const auto snapshot = fixture.snapshot();
    const WordEntries entries(nullptr, snapshot.get());
    QCOMPARE(words(entries.translations(*entries.find("car", "en"), "en", "en")), std::vector<std::string>{"auto"});
}

void TestWordEntry::usesTheLinksOfThePack()
{
    FakePack pack(2);
    pack.addWord("en", {"bank", {1, 0}, 0});
    pack.addWord("fr", {"rive", {0.2F, 1}, 0});
    pack.addWord("fr", {"banque", {1, 0.1F}, 0});
    pack.addLink("bank", "fr", "rive", 0.3);
    pack.addLink("bank", "fr", "banque", 0.7);
    const WordEntries entries(&pack, nullptr);
    const auto bank = entries.find("bank", "en");
    QVERIFY(bank.has_value());
    QCOMPARE(words(entries.translations(*bank, "en", "fr")), (std::vector<std::string>{"banque", "rive"}));
}

void TestWordEntry::infinitivesAskForVerbs()
{
    FakePack pack(2);
    pack.addWord("en", {"sleep", {1, 0}, 0});
    pack.addWord("fr", {"sommeil", {1, 0}, 1U << static_cast<unsigned>(PartOfSpeech::Noun)});
    pack.addWord("fr", {"dormir", {1, 0.2F}, 1U << static_cast<unsigned>(PartOfSpeech::Verb)});
    pack.addLink("sleep", "fr", "sommeil", 0.7);
    pack.addLink("sleep", "fr", "dormir", 0.3);
    const WordEntries entries(&pack, nullptr);
    QCOMPARE(words(entries.translations(*entries.find("sleep", "en"), "en", "fr")).front(), std::string("sommeil"));
    QCOMPARE(words(entries.translations(*entries.find("to sleep", "en"), "en", "fr")).front(), std::string("dormir"));
}

void TestWordEntry::findsNoHeadwordInDescriptions()
{
    Fixture fixture;
    fixture.add(ResourceKind::Lexicon, "one", "cat\tchat\nred fruit\tfruit rouge\n", "en", "fr");
    const auto snapshot = fixture.snapshot();
    const WordEntries entries(nullptr, snapshot.get());
    QVERIFY(entries.find("red fruit", "en").has_value());
    for (const char* text : {"", "?", "a small animal that says meow", "fruit red", "xqzvbn"}) {
        QVERIFY2(!entries.find(text, "en").has_value(), text);
    }
}

void TestWordEntry::findsTheCommonDefinition()
{
    Fixture fixture;
    fixture.add(ResourceKind::Dictionary, "a",
                "car\ta vehicle with four wheels\nauto\ta vehicle with four wheels\n"
                "car\ta carriage of a train\n",
                "en");
    const auto snapshot = fixture.snapshot();
    const WordEntries entries(nullptr, snapshot.get());
    const auto car = entries.find("car", "en");
    const auto synonyms = entries.translations(*car, "en", "en");
    QCOMPARE(synonyms.size(), 1U);
    const std::uint32_t definition = entries.commonDefinition(*car, synonyms.front(), "en");
    QVERIFY(definition != 0);
    QCOMPARE(snapshot->definition(definition).text, std::string("a vehicle with four wheels"));
}

void TestWordEntry::votesForPartsOfSpeech()
{
    Fixture fixture;
    fixture.add(ResourceKind::Lexicon, "one", "miedo\tfear\n", "es", "en");
    const auto snapshot = fixture.snapshot();
    // Word pairs say nothing of parts of speech.
    QCOMPARE(votedPartsOfSpeech(*snapshot, snapshot->findWord("miedo", "es").front()), 0U);
}

QTEST_GUILESS_MAIN(TestWordEntry)
#include "TestWordEntry.moc"
