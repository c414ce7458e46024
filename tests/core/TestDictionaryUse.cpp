#include "base/Error.h"
#include "lookup/Explanation.h"
#include "lookup/LookupEngine.h"
#include "lookup/WordEntry.h"
#include "store/DefinitionIndex.h"
#include "store/DictionaryUse.h"
#include "store/UserDatabase.h"
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
    Workspace& workspace() { return *m_workspace; }

    void add(ResourceKind kind, const std::string& name, const std::string& text, const std::string& language,
             const std::string& second = {})
    {
        const std::filesystem::path file = folder() / name;
        std::ofstream(file, std::ios::binary) << text;
        ImportOptions options;
        options.language = language;
        options.secondLanguage = second;
        options.name = name;
        NullProgress progress;
        m_workspace->import(kind, {file}, options, progress);
    }
    void change(const std::function<void(DictionaryUses&)>& work) { changeDictionaryUses(*m_workspace, work); }
    void enable(const std::vector<std::string>& names, bool enabled)
    {
        change([&](DictionaryUses& uses) { setEnabled(uses, names, enabled); });
    }
    std::vector<std::string> order() const
    {
        std::vector<std::string> result;
        for (const DictionaryUse& use : dictionaryUses(*m_workspace)) {
            result.push_back(use.name);
        }
        return result;
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Workspace> m_workspace;
};

/// Two dictionaries that know the same things, and a third with a word and a language of its own.
void plant(Fixture& fixture)
{
    fixture.add(ResourceKind::Dictionary, "first",
                "chat\tcat\ta small animal that purrs\nchien\tdog\ta small animal that barks\n", "en", "fr");
    fixture.add(ResourceKind::Dictionary, "second", "chat\ta pet that catches mice\nchat\ta small animal that purrs\n",
                "en", "fr");
    fixture.add(ResourceKind::Lexicon, "third", "cat\tkissa\ndog\tkoira\n", "en", "fi");
}

std::vector<std::string> words(const LookupAnswer& answer)
{
    std::vector<std::string> result;
    for (const LookupRow& row : answer.rows) {
        result.push_back(row.word);
    }
    return result;
}

LookupAnswer ask(const ReverseDictionary& dictionary, const std::string& text, const std::string& from,
                 const std::string& to, const std::vector<std::string>& dictionaries = {})
{
    LookupQuery query;
    query.text = text;
    query.from = from;
    query.to = {to};
    query.dictionaries = dictionaries;
    NullProgress progress;
    return dictionary.ask(query, progress);
}

} // namespace

class TestDictionaryUse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingIsUsedAtFirst();
    void choicesAreKept();
    void groupsStandTogether();
    void movesWithinGroups();
    void namesMayBeGroups();
    void changesAreTakenBack();
    void whatIsSwitchedOffFindsNothing();
    void whatIsSwitchedOffIsNoHeadword();
    void definitionsOfOthersTakeTheirPlace();
    void joinedWordsLoseTheOthersDefinition();
    void theLanguageGoesWithItsLastDictionary();
    void oneLookupMayBeLimited();
    void theOrderDecidesWhoIsShown();
    void otherProcessesAreFollowed();
    void aBrokenUserDatabaseHidesNothing();
    void removedResourcesDropOut();
};

void TestDictionaryUse::everythingIsUsedAtFirst()
{
    Fixture fixture;
    QVERIFY(dictionaryUses(fixture.workspace()).empty());
    plant(fixture);
    const DictionaryUses uses = dictionaryUses(fixture.workspace());
    QCOMPARE(uses.size(), std::size_t{3});
    for (const DictionaryUse& use : uses) {
        QVERIFY(use.enabled);
        QVERIFY(use.group.empty());
    }
    // Who only looks makes no database.
    QVERIFY(!std::filesystem::exists(userDatabaseFile(fixture.workspace())));
    const DefinitionIndex index(fixture.workspace());
    QCOMPARE(index.snapshot()->placeOf(1), index.snapshot()->placeOf(2));
    QVERIFY(!index.snapshot()->nothingServes());
}

void TestDictionaryUse::choicesAreKept()
{
    Fixture fixture;
    plant(fixture);
    fixture.change([](DictionaryUses& uses) {
        setEnabled(uses, {"second", "unknown"}, false);
        setGroup(uses, {"third"}, "  Finnish \n");
        putFirst(uses, {"third", "second"});
    });
    const DictionaryUses uses = dictionaryUses(fixture.workspace());
    QCOMPARE(fixture.order(), (std::vector<std::string>{"third", "second", "first"}));
    QCOMPARE(uses[0].group, std::string("Finnish"));
    QVERIFY(uses[0].enabled);
    QVERIFY(!uses[1].enabled);
    QVERIFY(uses[2].enabled);
}

void TestDictionaryUse::groupsStandTogether()
{
    const DictionaryUses uses = inOrder({"a", "b", "c", "d"}, {{"a", true, std::nullopt, "x"},
                                                               {"b", true, std::nullopt, ""},
                                                               {"c", true, 7, "x"},
                                                               {"d", true, 3, "y"},
                                                               {"gone", true, 1, "z"}});
    std::string order;
    for (const DictionaryUse& use : uses) {
        order += use.name;
    }
    // d and c have places; a stands with c.
    QCOMPARE(order, std::string("dcab"));
    QCOMPARE(groupsOf(uses), (std::vector<std::string>{"y", "x", ""}));
}

void TestDictionaryUse::movesWithinGroups()
{
    Fixture fixture;
    for (const char* name : {"a", "b", "c", "d"}) {
        fixture.add(ResourceKind::Lexicon, name, std::string("cat\tchat") + name + "\n", "en", "fr");
    }
    fixture.change([](DictionaryUses& uses) { setGroup(uses, {"c", "d"}, "G"); });
    fixture.change([](DictionaryUses& uses) { moveWithinGroup(uses, "d", -1); });
    QCOMPARE(fixture.order(), (std::vector<std::string>{"a", "b", "d", "c"}));
    fixture.change([](DictionaryUses& uses) { moveWithinGroup(uses, "d", -5); });
    QCOMPARE(fixture.order(), (std::vector<std::string>{"a", "b", "d", "c"}));
    fixture.change([](DictionaryUses& uses) { moveWithinGroup(uses, "a", 1); });
    QCOMPARE(fixture.order(), (std::vector<std::string>{"b", "a", "d", "c"}));
    fixture.change([](DictionaryUses& uses) { moveGroup(uses, "G", -1); });
    QCOMPARE(fixture.order(), (std::vector<std::string>{"d", "c", "b", "a"}));
    fixture.change([](DictionaryUses& uses) { moveGroup(uses, "nobody", -1); });
    fixture.change([](DictionaryUses& uses) { moveWithinGroup(uses, "nobody", 1); });
    QCOMPARE(fixture.order(), (std::vector<std::string>{"d", "c", "b", "a"}));
}

void TestDictionaryUse::namesMayBeGroups()
{
    const DictionaryUses uses = {{"a", true, 0, "G"}, {"b", true, 1, "G"}, {"G2", true, 2, ""}, {"c", true, 3, "G2"}};
    using Names = std::vector<std::string>;
    QCOMPARE(namedDictionaries(uses, {"b", "G"}), (Names{"b", "a"}));
    QCOMPARE(namedDictionaries(uses, {"G2"}), Names{"G2"});
    QCOMPARE(namedDictionaries(uses, {}), Names{});
    QVERIFY_EXCEPTION_THROWN(namedDictionaries(uses, {"nobody"}), Error);
    QVERIFY_EXCEPTION_THROWN(namedDictionaries(uses, {""}), Error);
}

void TestDictionaryUse::changesAreTakenBack()
{
    Fixture fixture;
    plant(fixture);
    fixture.enable({"first"}, false);
    const DictionaryUses before = changeDictionaryUses(fixture.workspace(), [](DictionaryUses& uses) {
        setEnabled(uses, {"first"}, true);
        setGroup(uses, {"first"}, "G");
        putFirst(uses, {"third"});
    });
    QCOMPARE(fixture.order().front(), std::string("third"));
    fixture.change([&](DictionaryUses& uses) { restoreUses(uses, before); });
    QCOMPARE(fixture.order(), (std::vector<std::string>{"first", "second", "third"}));
    QVERIFY(!dictionaryUses(fixture.workspace())[0].enabled);
    QVERIFY(dictionaryUses(fixture.workspace())[0].group.empty());
    // Nothing is kept of a change that fails.
    QVERIFY_EXCEPTION_THROWN(fixture.change([](DictionaryUses& uses) {
        setEnabled(uses, {"second"}, false);
        throw Error("no");
    }),
                             Error);
    QVERIFY(dictionaryUses(fixture.workspace())[1].enabled);
}

void TestDictionaryUse::whatIsSwitchedOffFindsNothing()
{
    Fixture fixture;
    plant(fixture);
    const auto dictionary = openLookup(nullptr, &fixture.workspace());
    QCOMPARE(words(ask(*dictionary, "small animal that barks", "en", "fr")).front(), std::string("chien"));
    QCOMPARE(dictionary->describe("chat", "fr", 10).glosses.size(), std::size_t{2});
    fixture.enable({"first"}, false);
    const LookupAnswer answer = ask(*dictionary, "small animal that barks", "en", "fr");
    QCOMPARE(words(answer), std::vector<std::string>{"chat"});
    QCOMPARE(answer.rows[0].source, std::string("second"));
    QVERIFY(dictionary->describe("chien", "fr", 10).glosses.empty());
    QCOMPARE(dictionary->describe("chat", "fr", 10).glosses.size(), std::size_t{2});
    fixture.enable({"third"}, false);
    QVERIFY(dictionary->describe("cat", "en", 10).translations.empty());
    fixture.enable({"first", "third"}, true);
    QCOMPARE(words(ask(*dictionary, "small animal that barks", "en", "fr")).front(), std::string("chien"));
    QVERIFY(!dictionary->describe("cat", "en", 10).translations.empty());
}

void TestDictionaryUse::whatIsSwitchedOffIsNoHeadword()
{
    Fixture fixture;
    plant(fixture);
    const DefinitionIndex index(fixture.workspace());
    const auto found = [&](const std::string& word, const std::string& language) {
        const auto snapshot = index.snapshot();
        return WordEntries(nullptr, snapshot.get()).find(word, language).has_value();
    };
    const auto known = [&](const std::string& word) {
        const auto snapshot = index.snapshot();
        return snapshot->findWord(word, "fr").size();
    };
    QVERIFY(found("chien", "fr"));
    QVERIFY(found("cat", "en"));
    fixture.enable({"first", "third"}, false);
    QVERIFY(!found("chien", "fr"));
    QVERIFY(index.snapshot()->findInflected("chiens", "fr").empty());
    QVERIFY(!found("cat", "en"));
    QCOMPARE(known("chat"), std::size_t{1});
    QCOMPARE(known("chien"), std::size_t{0});
    fixture.enable({"first"}, true);
    QVERIFY(!index.snapshot()->findInflected("chiens", "fr").empty());
}

void TestDictionaryUse::definitionsOfOthersTakeTheirPlace()
{
    // Those of the great dictionary match as well and come first, more of them than a search looks into.
    Fixture fixture;
    std::string many;
    for (int i = 0; i < 6000; ++i) {
        many += "mot" + std::to_string(i) + "\ta purple stone " + std::to_string(i) + "\n";
    }
    fixture.add(ResourceKind::Dictionary, "great", many, "en", "fr");
    fixture.add(ResourceKind::Dictionary, "small", "caillou\ta purple stone lying about on roads and in gardens\n", "en",
                "fr");
    const auto dictionary = openLookup(nullptr, &fixture.workspace());
    QVERIFY(words(ask(*dictionary, "purple stone", "en", "fr")).front() != "caillou");
    fixture.enable({"great"}, false);
    QCOMPARE(words(ask(*dictionary, "purple stone", "en", "fr")), std::vector<std::string>{"caillou"});
}

void TestDictionaryUse::joinedWordsLoseTheOthersDefinition()
{
    Fixture fixture;
    fixture.add(ResourceKind::Wordnet, "english.tab",
                "# Test\teng\turl\tfree\n02121620-n\teng:lemma\tcat\n"
                "02121620-n\teng:def\t0\tfeline mammal with soft fur\n",
                "en");
    fixture.add(ResourceKind::Wordnet, "french.tab", "# Test\tfra\turl\tfree\n02121620-n\tfra:lemma\tchat\n", "fr");
    const auto dictionary = openLookup(nullptr, &fixture.workspace());
    QCOMPARE(words(ask(*dictionary, "mammal with fur", "en", "fr")), std::vector<std::string>{"chat"});
    QCOMPARE(dictionary->describe("chat", "fr", 10).glosses.size(), std::size_t{1});
    // The word is the French wordnet's, the text is not.
    fixture.enable({"english.tab"}, false);
    QVERIFY(dictionary->describe("chat", "fr", 10).glosses.empty());
    QVERIFY(!DefinitionIndex(fixture.workspace()).snapshot()->findWord("chat", "fr").empty());
    fixture.enable({"english.tab"}, true);
    fixture.enable({"french.tab"}, false);
    QCOMPARE(words(ask(*dictionary, "mammal with fur", "en", "en")), std::vector<std::string>{"cat"});
    QVERIFY(dictionary->describe("chat", "fr", 10).glosses.empty());
}

void TestDictionaryUse::theLanguageGoesWithItsLastDictionary()
{
    Fixture fixture;
    plant(fixture);
    const auto dictionary = openLookup(nullptr, &fixture.workspace());
    const auto languages = [&] { return dictionary->answerLanguages(); };
    QCOMPARE(languages(), (std::vector<std::string>{"en", "fi", "fr"}));
    fixture.enable({"third"}, false);
    QCOMPARE(languages(), (std::vector<std::string>{"en", "fr"}));
    QVERIFY_EXCEPTION_THROWN(ask(*dictionary, "cat", "en", "fi"), Error);
    fixture.enable({"first", "second"}, false);
    QVERIFY(languages().empty());
    QVERIFY(dictionary->hasIndex());
    QVERIFY(DefinitionIndex(fixture.workspace()).snapshot()->nothingServes());
    fixture.enable({"first", "second", "third"}, true);
    QCOMPARE(languages(), (std::vector<std::string>{"en", "fi", "fr"}));
}

void TestDictionaryUse::oneLookupMayBeLimited()
{
    Fixture fixture;
    plant(fixture);
    fixture.change([](DictionaryUses& uses) {
        setGroup(uses, {"first", "second"}, "French");
        setEnabled(uses, {"first"}, false);
    });
    const auto dictionary = openLookup(nullptr, &fixture.workspace());
    const std::string text = "small animal that barks";
    using Words = std::vector<std::string>;
    // A dictionary that is named is used, of a group those that are switched on.
    QCOMPARE(words(ask(*dictionary, text, "en", "fr", {"first"})).front(), std::string("chien"));
    QCOMPARE(words(ask(*dictionary, text, "en", "fr", {"French"})), Words{"chat"});
    QCOMPARE(words(ask(*dictionary, text, "en", "fr")), Words{"chat"});
    QVERIFY(dictionary->describe("chat", "fr", 10, {"third"}).glosses.empty());
    QCOMPARE(dictionary->describe("chien", "fr", 10, {"first"}).glosses.size(), std::size_t{1});
    QVERIFY_EXCEPTION_THROWN(ask(*dictionary, text, "en", "fr", {"nobody"}), Error);
    QCOMPARE(words(ask(*dictionary, text, "en", "fr")), Words{"chat"});
}

void TestDictionaryUse::theOrderDecidesWhoIsShown()
{
    Fixture fixture;
    plant(fixture);
    const auto dictionary = openLookup(nullptr, &fixture.workspace());
    const auto first = [&] { return dictionary->describe("chat", "fr", 10).glosses.front(); };
    const auto asked = [&] { return ask(*dictionary, "small animal that purrs", "en", "fr").rows.front(); };
    QCOMPARE(first().definition, std::string("a small animal that purrs"));
    QCOMPARE(asked().source, std::string("first"));
    fixture.change([](DictionaryUses& uses) { putFirst(uses, {"second"}); });
    QCOMPARE(first().source, std::string("second"));
    // Both have the text; it is shown as that of the dictionary which comes first.
    QCOMPARE(asked().definition, std::string("a small animal that purrs"));
    QCOMPARE(asked().source, std::string("second"));
    fixture.change([](DictionaryUses& uses) { putFirst(uses, {"first"}); });
    QCOMPARE(first().source, std::string("first"));
    QCOMPARE(asked().source, std::string("first"));
}

void TestDictionaryUse::otherProcessesAreFollowed()
{
    Fixture fixture;
    plant(fixture);
    const DefinitionIndex index(fixture.workspace());
    QCOMPARE(index.snapshot()->findWord("chien", "fr").size(), std::size_t{1});
    // A second object stands for the process.
    const Workspace other(fixture.folder() / "w");
    changeDictionaryUses(other, [](DictionaryUses& uses) { setEnabled(uses, {"first"}, false); });
    QVERIFY(index.snapshot()->findWord("chien", "fr").empty());
    // A snapshot stays as it was made.
    const auto snapshot = index.snapshot();
    changeDictionaryUses(other, [](DictionaryUses& uses) { setEnabled(uses, {"first"}, true); });
    QVERIFY(snapshot->findWord("chien", "fr").empty());
    QCOMPARE(index.snapshot()->findWord("chien", "fr").size(), std::size_t{1});
}

void TestDictionaryUse::aBrokenUserDatabaseHidesNothing()
{
    Fixture fixture;
    plant(fixture);
    std::ofstream(userDatabaseFile(fixture.workspace()), std::ios::binary) << std::string(8192, 'x');
    const DefinitionIndex index(fixture.workspace());
    QCOMPARE(index.snapshot()->findWord("chien", "fr").size(), std::size_t{1});
    QCOMPARE(index.snapshot()->findWord("chien", "fr").size(), std::size_t{1});
    QVERIFY_EXCEPTION_THROWN(dictionaryUses(fixture.workspace()), Error);
    QVERIFY_EXCEPTION_THROWN(fixture.enable({"first"}, false), Error);
}

void TestDictionaryUse::removedResourcesDropOut()
{
    Fixture fixture;
    plant(fixture);
    fixture.change([](DictionaryUses& uses) {
        putFirst(uses, {"third", "second", "first"});
        setEnabled(uses, {"second"}, false);
    });
    fixture.workspace().remove("second");
    QCOMPARE(fixture.order(), (std::vector<std::string>{"third", "first"}));
    const DefinitionIndex index(fixture.workspace());
    QCOMPARE(index.snapshot()->findWord("chat", "fr").size(), std::size_t{1});
    // Who installs a dictionary again finds it as it was.
    fixture.add(ResourceKind::Dictionary, "second", "chat\ta pet that catches mice\n", "en", "fr");
    QVERIFY(!dictionaryUses(fixture.workspace())[1].enabled);
}

QTEST_GUILESS_MAIN(TestDictionaryUse)
#include "TestDictionaryUse.moc"
