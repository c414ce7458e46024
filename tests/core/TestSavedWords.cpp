#include "base/Error.h"
#include "saved/SavedSearch.h"
#include "saved/SavedWords.h"
#include "store/UserDatabase.h"
#include "store/WorkspaceBackup.h"
#include "store/WorkspaceCare.h"

#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <fstream>
#include <functional>
#include <memory>
#include <thread>

using namespace crossgloss;

/// What is kept of saved words: identity, changes, the journal, lists, reviews, and what care of the workspace does
/// with them.
class TestSavedWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void lookingMakesNothing();
    void wordsAreKeptWhole();
    void theSameAgainIsMerged();
    void wordsAreChecked();
    void changesAreUndoneAndComeBack();
    void undoSurvivesARestart();
    void anotherChangeEndsRedo();
    void stepsAreTakenBackAlone();
    void manyStepsAreForgotten();
    void listsAreRenamedAndRemoved();
    void tagsAreAddedAndTaken();
    void duplicatesAreMerged();
    void searchFoldsLetters();
    void ordersAreStable();
    void reviewsAreScheduled();
    void reviewsAreUndone();
    void newWordsAreLimited();
    void changesAreOnTheDisk();
    void twoProcessesAtOnce();
    void journalsMayBeDamaged();
    void backupsHoldThem();
    void backupsWithoutThemLeaveThem();
    void damageIsFoundAndSaved();

private:
    std::filesystem::path folder() const { return std::filesystem::path(m_folder->path().toStdString()) / "w"; }
    SavedWord word(const std::string& text, const std::string& query = {}) const
    {
        SavedWord result;
        result.word = text;
        result.language = "de";
        result.query = query;
        result.queryLanguage = "en";
        return result;
    }
    std::string add(const std::string& text, const std::string& query = {})
    {
        return m_words->add(word(text, query)).id;
    }
    void reopen()
    {
        m_words.reset();
        m_workspace.reset();
        m_workspace = std::make_unique<Workspace>(folder());
        m_words = std::make_unique<SavedWords>(*m_workspace, [this] { return m_now.load(); });
    }
    static std::string errorOf(const std::function<void()>& work)
    {
        try {
            work();
        } catch (const Error& error) {
            return error.what();
        }
        return {};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<SavedWords> m_words;
    std::atomic<std::int64_t> m_now{1800000000};
    NullProgress m_progress;
};

void TestSavedWords::init()
{
    qputenv("TZ", "UTC");
    tzset();
    m_words.reset();
    m_workspace.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_now = 1800000000;
    reopen();
}

void TestSavedWords::lookingMakesNothing()
{
    QVERIFY(m_words->all().empty());
    QVERIFY(m_words->lists().empty());
    QVERIFY(m_words->due().words.empty());
    QCOMPARE(m_words->undoable().step, std::int64_t{0});
    QVERIFY(!std::filesystem::exists(folder() / "user.sqlite"));
}

void TestSavedWords::wordsAreKeptWhole()
{
    SavedWord all = word("Hündin", "a female dog");
    all.pos = PartOfSpeech::Noun;
    all.marks.add(Gender::Feminine);
    all.marks.plural = true;
    all.marks.add(Usage::Rare);
    all.meaning = "weiblicher Hund\nzweite Zeile";
    all.meaningLanguage = "de";
    all.note = "wie \"Katze\"";
    all.tags = {"tiere", "haus"};
    all.lists = {"B1", "A1"};
    all.source = "freedict-deu-eng";
    const SavedAddition addition = m_words->add(all);
    QCOMPARE(addition.outcome, SavedOutcome::Added);
    reopen();
    const SavedWord kept = *m_words->find(addition.id);
    all.id = addition.id;
    all.tags = {"haus", "tiere"};
    all.lists = {"A1", "B1"};
    all.savedAt = m_now;
    QVERIFY(kept == all);
    QCOMPARE(kept.id.size(), std::size_t{36});
    QCOMPARE(m_words->lists(), (std::vector<std::string>{"A1", "B1"}));
}

void TestSavedWords::theSameAgainIsMerged()
{
    const std::string id = add("Hund", "dog");
    SavedWord again = word("Hund", "  DOG ");
    QCOMPARE(m_words->add(again).outcome, SavedOutcome::Unchanged);
    again.note = "bellt";
    again.tags = {"x"};
    const SavedAddition merged = m_words->add(again);
    QCOMPARE(merged.outcome, SavedOutcome::Merged);
    QCOMPARE(merged.id, id);
    QCOMPARE(m_words->all().size(), std::size_t{1});
    QCOMPARE(m_words->find(id)->note, std::string("bellt"));
    again.note = "beisst";
    m_words->add(again);
    QCOMPARE(m_words->find(id)->note, std::string("bellt\nbeisst"));
    QCOMPARE(m_words->add(again).outcome, SavedOutcome::Unchanged);
    // Another question, another case, another language: another word.
    add("Hund", "pet that barks");
    add("hund", "dog");
    SavedWord danish = word("Hund", "dog");
    danish.language = "da";
    m_words->add(danish);
    QCOMPARE(m_words->all().size(), std::size_t{4});
}

void TestSavedWords::wordsAreChecked()
{
    QVERIFY(!errorOf([&] { add("  "); }).empty());
    SavedWord bad = word("Hund");
    bad.language.clear();
    QVERIFY(errorOf([&] { m_words->add(bad); }).find("language") != std::string::npos);
    bad.language = "d/e; x";
    QVERIFY(!errorOf([&] { m_words->add(bad); }).empty());
    bad.language = "deu";
    bad.note = std::string(maxSavedTextLength + 1, 'x');
    QVERIFY(errorOf([&] { m_words->add(bad); }).find("too long") != std::string::npos);
    bad.note = "a\tb\r\nc\x01\xff";
    bad.tags = {"#one two,three", "two"};
    bad.lists = {std::string(300, 'l')};
    QVERIFY(!errorOf([&] { m_words->add(bad); }).empty());
    bad.lists = {"  A1 ", "A1", " "};
    const SavedWord kept = *m_words->find(m_words->add(bad).id);
    QCOMPARE(kept.language, std::string("de"));
    QCOMPARE(kept.note, std::string("a b\nc \xef\xbf\xbd"));
    QCOMPARE(kept.tags, (std::vector<std::string>{"one", "three", "two"}));
    QCOMPARE(kept.lists, (std::vector<std::string>{"A1"}));
    QCOMPARE(m_words->all().size(), std::size_t{1});
    QVERIFY(!errorOf([&] { m_words->remove({"nothing"}); }).empty());
    QVERIFY(!errorOf([&] { m_words->grade("nothing", ReviewGrade::Good); }).empty());
    QVERIFY(!errorOf([&] { m_words->renameList("none", "other"); }).empty());
    // All or nothing.
    QVERIFY(!errorOf([&] { m_words->remove({kept.id, "nothing"}); }).empty());
    QCOMPARE(m_words->all().size(), std::size_t{1});
}

void TestSavedWords::changesAreUndoneAndComeBack()
{
    // A walk through every kind of change; each state is found again on the way back and forth.
    std::vector<std::vector<SavedWord>> states = {m_words->all()};
    std::vector<std::vector<std::string>> lists = {m_words->lists()};
    const auto after = [&](std::int64_t step) {
        QVERIFY(step > 0);
        states.push_back(m_words->all());
        lists.push_back(m_words->lists());
    };
    const auto sorted = [](std::vector<SavedWord> words) {
        std::ranges::sort(words, {}, &SavedWord::id);
        return words;
    };
    const std::string hund = m_words->add(word("Hund", "dog")).id;
    after(m_words->undoable().step);
    const std::string katze = m_words->add(word("Katze", "cat")).id;
    after(m_words->undoable().step);
    SavedWord edited = *m_words->find(hund);
    edited.note = "bellt";
    edited.lists = {"Tiere"};
    after(m_words->edit(edited));
    after(m_words->tag({hund, katze}, {"haus"}, {}));
    after(m_words->move({katze}, "", "Tiere"));
    after(m_words->renameList("Tiere", "Animals"));
    m_words->grade(hund, ReviewGrade::Good);
    after(m_words->undoable().step);
    after(m_words->removeList("Animals"));
    after(m_words->remove({hund, katze}));
    const std::string maus = add("Maus");
    after(m_words->undoable().step);
    QCOMPARE(m_words->edit(*m_words->find(maus)), std::int64_t{0}); // nothing changed: no step
    for (std::size_t i = states.size() - 1; i > 0; --i) {
        QVERIFY(m_words->undo().step > 0);
        QVERIFY(sorted(m_words->all()) == sorted(states[i - 1]));
        QCOMPARE(m_words->lists(), lists[i - 1]);
    }
    QCOMPARE(m_words->undo().step, std::int64_t{0});
    for (std::size_t i = 1; i < states.size(); ++i) {
        QVERIFY(m_words->redo().step > 0);
        QVERIFY(sorted(m_words->all()) == sorted(states[i]));
        QCOMPARE(m_words->lists(), lists[i]);
    }
    QCOMPARE(m_words->redo().step, std::int64_t{0});
}

void TestSavedWords::undoSurvivesARestart()
{
    const std::string id = add("Hund", "dog");
    m_words->remove({id});
    reopen();
    QCOMPARE(m_words->undoable().kind, std::string("remove"));
    QCOMPARE(m_words->undoable().words, std::int64_t{1});
    m_words->undo();
    reopen();
    QCOMPARE(m_words->all().size(), std::size_t{1});
    QCOMPARE(m_words->redoable().kind, std::string("remove"));
    m_words->redo();
    QVERIFY(m_words->all().empty());
}

void TestSavedWords::anotherChangeEndsRedo()
{
    add("Hund");
    m_words->undo();
    add("Katze");
    QCOMPARE(m_words->redoable().step, std::int64_t{0});
    QCOMPARE(m_words->all().front().word, std::string("Katze"));
}

void TestSavedWords::stepsAreTakenBackAlone()
{
    const std::string hund = add("Hund");
    const std::string katze = add("Katze");
    const std::int64_t removed = m_words->remove({hund});
    m_words->tag({katze}, {"x"}, {});
    m_words->takeBack(removed);
    QCOMPARE(m_words->all().size(), std::size_t{2});
    QCOMPARE(m_words->find(katze)->tags.size(), std::size_t{1});
    m_words->undo(); // takes the taking back back
    QVERIFY(!m_words->find(hund));
    m_words->undo();
    const std::int64_t tagged = m_words->tag({katze}, {"y"}, {});
    m_words->tag({katze}, {"z"}, {});
    QVERIFY(!errorOf([&] { m_words->takeBack(tagged); }).empty());
    QVERIFY(!errorOf([&] { m_words->takeBack(99999); }).empty());
    QCOMPARE(m_words->find(katze)->tags, (std::vector<std::string>{"y", "z"}));
}

void TestSavedWords::manyStepsAreForgotten()
{
    const std::string id = add("Hund");
    for (int i = 0; i < rememberedSteps + 20; ++i) {
        m_words->tag({id}, {"t" + std::to_string(i)}, {"t" + std::to_string(i - 1)});
    }
    int undone = 0;
    while (m_words->undo().step > 0) {
        ++undone;
    }
    QCOMPARE(undone, rememberedSteps);
    QVERIFY(m_words->find(id));
}

void TestSavedWords::listsAreRenamedAndRemoved()
{
    SavedWord both = word("Hund");
    both.lists = {"A", "B"};
    const std::string hund = m_words->add(both).id;
    m_words->addList("leer");
    QCOMPARE(m_words->lists(), (std::vector<std::string>{"A", "B", "leer"}));
    m_words->renameList("A", "B"); // becomes one with it
    QCOMPARE(m_words->lists(), (std::vector<std::string>{"B", "leer"}));
    QCOMPARE(m_words->find(hund)->lists, (std::vector<std::string>{"B"}));
    m_words->move({hund}, "B", "C");
    QCOMPARE(m_words->find(hund)->lists, (std::vector<std::string>{"C"}));
    m_words->removeList("C");
    QVERIFY(m_words->find(hund)->lists.empty());
    QVERIFY(!errorOf([&] { m_words->addList(" "); }).empty());
    QVERIFY(!errorOf([&] { m_words->addList("a\nb"); }).empty());
}

void TestSavedWords::tagsAreAddedAndTaken()
{
    const std::string hund = add("Hund");
    const std::string katze = add("Katze");
    m_words->tag({hund, katze}, {"#haus tier"}, {});
    m_words->tag({katze}, {}, {"haus"});
    QCOMPARE(m_words->find(hund)->tags, (std::vector<std::string>{"haus", "tier"}));
    QCOMPARE(m_words->find(katze)->tags, (std::vector<std::string>{"tier"}));
    QCOMPARE(m_words->tag({katze}, {"tier"}, {"nie"}), std::int64_t{0});
}

void TestSavedWords::duplicatesAreMerged()
{
    const std::string first = add("Hund", "dog");
    m_now += 60;
    SavedWord other = word("Hund", "pet that barks");
    other.meaning = "Haustier";
    other.tags = {"x"};
    const std::string second = m_words->add(other).id;
    const std::string katze = add("Katze", "cat");
    m_words->grade(second, ReviewGrade::Good);
    QCOMPARE(m_words->duplicates().size(), std::size_t{1});
    QVERIFY(errorOf([&] { m_words->merge({first, katze}); }).find("same word") != std::string::npos);
    QVERIFY(m_words->mergeDuplicates() > 0);
    QVERIFY(m_words->duplicates().empty());
    const SavedWord merged = *m_words->find(first);
    QVERIFY(!m_words->find(second));
    QCOMPARE(merged.query, std::string("dog"));
    QCOMPARE(merged.meaning, std::string("Haustier"));
    QCOMPARE(merged.tags, (std::vector<std::string>{"x"}));
    QCOMPARE(merged.savedAt, std::int64_t{1800000000});
    QVERIFY(merged.review);
    m_words->undo();
    QCOMPARE(m_words->all().size(), std::size_t{3});
    m_words->merge({second, first});
    QVERIFY(m_words->find(second) && !m_words->find(first));
}

void TestSavedWords::searchFoldsLetters()
{
    SavedWord one = word("Élan", "vigour");
    one.language = "fr";
    one.meaning = "Schwung, Straße";
    one.tags = {"Übung"};
    one.lists = {"A"};
    m_words->add(one);
    SavedWord two = word("Hund", "dog");
    two.note = "bellt laut";
    m_words->add(two);
    const auto found = [&](const SavedFilter& filter) { return filteredWords(m_words->all(), filter).size(); };
    QCOMPARE(found({"elan", {}, {}, {}}), std::size_t{1});
    QCOMPARE(found({"STRASSE schwung", {}, {}, {}}), std::size_t{1});
    QCOMPARE(found({"ubung", {}, {}, {}}), std::size_t{1});
    QCOMPARE(found({"laut dog", {}, {}, {}}), std::size_t{1});
    QCOMPARE(found({"laut elan", {}, {}, {}}), std::size_t{0});
    QCOMPARE(found({"  ", {}, {}, {}}), std::size_t{2});
    QCOMPARE(found({{}, "fr", {}, {}}), std::size_t{1});
    QCOMPARE(found({{}, {}, "A", {}}), std::size_t{1});
    QCOMPARE(found({{}, {}, {}, "nie"}), std::size_t{0});
    QCOMPARE(wordsNamed(m_words->all(), "Hund").size(), std::size_t{1});
    const std::string id = m_words->all().front().id;
    QCOMPARE(wordsNamed(m_words->all(), id.substr(0, 8)).front().id, id);
    QVERIFY(wordsNamed(m_words->all(), "nie").empty());
}

void TestSavedWords::ordersAreStable()
{
    for (const char* text : {"Zug", "Öl", "Apfel", "ober"}) {
        add(text);
        m_now += 10;
    }
    m_words->grade(m_words->all()[2].id, ReviewGrade::Good);
    const auto texts = [&](SavedOrder order, bool descending) {
        std::vector<SavedWord> words = m_words->all();
        sortWords(words, order, descending);
        std::string all;
        for (const SavedWord& each : words) {
            all += each.word + ' ';
        }
        return all;
    };
    QCOMPARE(texts(SavedOrder::Word, false), std::string("Apfel ober Öl Zug "));
    QCOMPARE(texts(SavedOrder::Word, true), std::string("Zug Öl ober Apfel "));
    QCOMPARE(texts(SavedOrder::Saved, true), std::string("ober Apfel Öl Zug "));
    QCOMPARE(texts(SavedOrder::Due, false), std::string("Apfel Zug Öl ober "));
}

void TestSavedWords::reviewsAreScheduled()
{
    const std::string id = add("Hund");
    DueWords due = m_words->due();
    QCOMPARE(due.fresh, std::int64_t{1});
    QCOMPARE(due.words.front().outcomes[2].intervalDays, std::int64_t{3});
    const ReviewState state = m_words->grade(id, ReviewGrade::Good);
    QCOMPARE(state, due.words.front().outcomes[2]);
    QCOMPARE(state.dueAt, m_now + 3 * 86400);
    QVERIFY(m_words->due().words.empty());
    m_now += 3 * 86400 - 3600;
    due = m_words->due();
    QCOMPARE(due.due, std::int64_t{1});
    const ReviewState forgotten = m_words->grade(id, ReviewGrade::Again);
    QCOMPARE(forgotten.lapses, std::int64_t{1});
    QCOMPARE(forgotten.reviews, std::int64_t{2});
    QVERIFY(m_words->due().words.empty());
    m_now += Fsrs::relearnSeconds;
    QCOMPARE(m_words->due().due, std::int64_t{1});
    QCOMPARE(m_words->grade(id, ReviewGrade::Again).lapses, std::int64_t{1}); // it was not known in between
    m_words->setReviewOptions({0.8, 20});
    reopen();
    QCOMPARE(m_words->reviewOptions().desiredRetention, 0.8);
    m_words->setReviewOptions({0.9, 20});
    QCOMPARE(m_words->reviews().size(), std::size_t{3});
    QCOMPARE(m_words->reviews()[1].grade, ReviewGrade::Again);
    QVERIFY(m_words->reviews()[0].first);
    QVERIFY(!m_words->reviews()[1].first);
    // Edits leave the review state alone.
    SavedWord edited = *m_words->find(id);
    edited.note = "x";
    edited.review.reset();
    m_words->edit(edited);
    QVERIFY(m_words->find(id)->review);
}

void TestSavedWords::reviewsAreUndone()
{
    const std::string id = add("Hund");
    m_words->grade(id, ReviewGrade::Easy);
    const ReviewState state = *m_words->find(id)->review;
    m_words->undo();
    QVERIFY(!m_words->find(id)->review);
    QVERIFY(m_words->reviews().empty());
    m_words->redo();
    QCOMPARE(*m_words->find(id)->review, state);
    QCOMPARE(m_words->reviews().size(), std::size_t{1});
    // Numbers of undone reviews are not given to others while they may come back.
    m_words->undo();
    m_words->grade(id, ReviewGrade::Hard);
    QCOMPARE(m_words->reviews().size(), std::size_t{1});
}

void TestSavedWords::newWordsAreLimited()
{
    for (int i = 0; i < 8; ++i) {
        add("Wort" + std::to_string(i));
    }
    m_words->setReviewOptions({0.9, 3});
    DueWords due = m_words->due();
    QCOMPARE(due.fresh, std::int64_t{3});
    QCOMPARE(due.newWaiting, std::int64_t{5});
    QCOMPARE(due.words.front().word.word, std::string("Wort0"));
    m_words->grade(due.words[0].word.id, ReviewGrade::Good);
    m_words->grade(due.words[1].word.id, ReviewGrade::Good);
    QCOMPARE(m_words->due().fresh, std::int64_t{1});
    m_words->undo();
    QCOMPARE(m_words->due().fresh, std::int64_t{2});
    m_now += 86400;
    QCOMPARE(m_words->due().fresh, std::int64_t{3});
    SavedWord listed = word("Liste");
    listed.lists = {"A"};
    m_words->add(listed);
    QCOMPARE(m_words->due("A").words.size(), std::size_t{1});
}

void TestSavedWords::changesAreOnTheDisk()
{
    // A power cut cannot be had here: SQLite flushes every change when it is asked for FULL (2).
    add("Hund");
    const auto database = openUserDatabase(*m_workspace, DatabaseAccess::Writer);
    QCOMPARE(database->execAndGet("PRAGMA synchronous").getInt(), 2);
}

void TestSavedWords::twoProcessesAtOnce()
{
    // Connections of their own, as two processes have.
    constexpr int each = 60;
    const auto write = [&](const char* prefix) {
        Workspace workspace(folder());
        SavedWords words(workspace);
        for (int i = 0; i < each; ++i) {
            words.add(word(prefix + std::to_string(i), "same"));
            words.add(word("both" + std::to_string(i), "same"));
        }
    };
    std::thread first(write, "a");
    std::thread second(write, "b");
    first.join();
    second.join();
    QCOMPARE(m_words->all().size(), std::size_t{3 * each});
    while (m_words->undo().step > 0) {
    }
    QVERIFY(m_words->all().empty());
}

void TestSavedWords::journalsMayBeDamaged()
{
    const std::string id = add("Hund");
    m_words->tag({id}, {"x"}, {});
    {
        const auto database = openUserDatabase(*m_workspace, DatabaseAccess::Writer);
        database->exec("UPDATE saved_changes SET before = '{\"id\":[[[' WHERE step = 2");
    }
    QVERIFY(errorOf([&] { m_words->undo(); }).find("damaged") != std::string::npos);
    QCOMPARE(m_words->find(id)->tags.size(), std::size_t{1});
}

void TestSavedWords::backupsHoldThem()
{
    add("Hund", "dog");
    const std::filesystem::path backup = folder().parent_path() / "w.backup";
    backUpWorkspace(folder(), backup, m_progress);
    add("Katze");
    restoreWorkspace(folder(), backup, m_progress);
    // Whoever has it open goes on with what was restored.
    QCOMPARE(m_words->all().size(), std::size_t{1});
    add("Maus");
    QCOMPARE(m_words->all().size(), std::size_t{2});
    QVERIFY(std::filesystem::exists(folder() / "backups" / "before-restore-user.sqlite"));
}

void TestSavedWords::backupsWithoutThemLeaveThem()
{
    const std::filesystem::path backup = folder().parent_path() / "w.backup";
    backUpWorkspace(folder(), backup, m_progress); // there is no user.sqlite yet
    add("Hund");
    restoreWorkspace(folder(), backup, m_progress);
    QCOMPARE(m_words->all().size(), std::size_t{1});
}

void TestSavedWords::damageIsFoundAndSaved()
{
    constexpr int count = 800;
    m_words->change("add", [&](SavedEdit& edit) {
        for (int i = 0; i < count; ++i) {
            SavedWord each = word("Wort" + std::to_string(i));
            each.note = std::string(300, 'n');
            addSavedWord(edit, each);
        }
    });
    m_words.reset();
    m_workspace.reset();
    const std::filesystem::path file = folder() / "user.sqlite";
    {
        std::fstream out(file, std::ios::in | std::ios::out | std::ios::binary);
        out.seekp(static_cast<std::streamoff>(std::filesystem::file_size(file) / 4 / 4096 * 4096));
        out << std::string(4096, '\x5a');
    }
    const CareReport report = checkWorkspace(folder(), m_progress);
    QCOMPARE(report.problems(), std::size_t{1});
    QVERIFY(std::string(report.findings.front().what.what()).find("saved words") != std::string::npos);
    repairWorkspace(folder(), m_progress);
    QCOMPARE(checkWorkspace(folder(), m_progress).problems(), std::size_t{0});
    reopen();
    QVERIFY2(m_words->all().size() > count - 60, std::to_string(m_words->all().size()).c_str());
}

QTEST_GUILESS_MAIN(TestSavedWords)
#include "TestSavedWords.moc"
