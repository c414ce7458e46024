#include "FakeBackend.h"
#include "Gate.h"
#include "base/Error.h"
#include "common/JobPage.h"
#include "common/LiveFeed.h"
#include "common/Theme.h"
#include "jobs/JobRunner.h"
#include "jobs/StatusJob.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

using namespace crossgloss;

namespace {

/// One word.
class WordSettings : public JobSettings {
public:
    WordSettings() : m_word(new QLineEdit)
    {
        auto* layout = new QVBoxLayout(this);
        layout->addWidget(m_word);
        connect(m_word, &QLineEdit::textChanged, this, &JobSettings::changed);
    }

    void retranslate() override {}
    void setResources(const std::vector<Resource>& resources) override { known = resources.size(); }
    bool takeFile(const QString& file) override
    {
        m_word->setText(file);
        return true;
    }
    QWidget* focusTarget() override { return m_word; }
    void saveSession(QSettings& settings) const override { settings.setValue(QStringLiteral("word"), word()); }
    void restoreSession(QSettings& settings) override
    {
        m_word->setText(settings.value(QStringLiteral("word")).toString());
    }
    QString word() const { return m_word->text(); }
    void setWord(const QString& word) { m_word->setText(word); }

    std::size_t known = 0;

private:
    QLineEdit* m_word;
};

/// Spells a word letter by letter, and then as a whole. Made as JobPage.h says.
class SpellingPage : public JobPage {
public:
    SpellingPage(std::shared_ptr<Backend> backend, JobRunner& jobs)
        : JobPage(QStringLiteral("spelling"), std::move(backend), jobs, nullptr)
        , settings(new WordSettings)
        , result(new QLabel)
        , m_start(addStart("spell", [this] { spell(); }))
        , m_letters([this](const std::vector<QChar>& letters) {
            for (const QChar letter : letters) {
                shown.append(letter);
            }
        })
    {
        setContents(settings, result);
        addFeed(m_letters);
        retranslate();
    }

    void spell()
    {
        if (!begin()) {
            return;
        }
        const QString word = settings->word();
        run(
            QStringLiteral("Spelling"),
            [this, word, post = m_letters.begin()](JobProgress& progress) {
                int place = 0;
                for (const QChar letter : word) {
                    gate.pass(progress, place++);
                    progress.throwIfCancelled();
                    if (letter == QLatin1Char('?')) {
                        throw Error(CROSSGLOSS_TEXT("A strange letter")).at("word.txt", 7);
                    }
                    post(letter);
                }
                return word;
            },
            [this](const QString& whole) {
                shownAtResult = shown;
                result->setText(whole);
                showResults();
            });
    }

    WordSettings* settings;
    QLabel* result;
    QString shown;
    QString shownAtResult;
    bool possible = true;
    int ends = 0;
    Gate gate;

protected:
    QStringList problems() const override
    {
        return settings->word().isEmpty() ? QStringList(QStringLiteral("Give a word.")) : QStringList();
    }
    bool isPossible() const override { return possible; }
    std::optional<Missing> missing() override
    {
        return settings->word().isEmpty()
                   ? std::optional(Missing{QStringLiteral("Take one"), [this] { settings->setWord(QStringLiteral("cat")); }})
                   : std::nullopt;
    }
    void ended() override { ++ends; }
    void retranslate() override
    {
        setTexts({QStringLiteral("Spelling"), QStringLiteral("Spells."), QStringLiteral("Nothing yet."),
                  QStringLiteral("Stop here"), QStringLiteral("Progress of spelling")});
        setStartTexts(m_start, QStringLiteral("Spell"), QStringLiteral("Spell the word"));
        refresh();
    }

private:
    QPushButton* m_start;
    LiveFeed<QChar> m_letters;
};

} // namespace

/// What all pages of the form "settings, run, results" have in common.
class TestJobPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void init()
    {
        m_jobs = std::make_unique<JobRunner>();
        m_page = std::make_unique<SpellingPage>(std::make_shared<FakeBackend>(), *m_jobs);
        m_page->show();
        m_page->activate();
        QTRY_COMPARE(m_jobs->activeCount(), 0);
    }
    void cleanup()
    {
        m_page->gate.open();
        m_jobs.reset();
        m_page.reset();
    }

    void emptyStateLeadsToTheRun();
    void problemsAreQuietUntilARunIsWanted();
    void settingsRestWhileARunGoesOn();
    void livePointsComeBeforeTheResult();
    void failureLeadsToTheLine();
    void keysAreNamed();
    void sessionIsRestored();
    void statusNamesAStageThatSaysMore();

private:
    QPushButton* button(const char* name) { return m_page->findChild<QPushButton*>(QLatin1String(name)); }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<JobRunner> m_jobs;
    std::unique_ptr<SpellingPage> m_page;
};

void TestJobPage::emptyStateLeadsToTheRun()
{
    QPushButton* next = button("spellingEmpty");
    QCOMPARE(next->text(), QStringLiteral("Take one"));
    next->click();
    QCOMPARE(next->text(), QStringLiteral("Spell"));
    m_page->possible = false;
    m_page->settings->setWord(QStringLiteral("dog"));
    QVERIFY(!next->isEnabled() && !button("spell")->isEnabled());
    m_page->possible = true;
    m_page->settings->setWord(QStringLiteral("owl"));
    next->click();
    QTRY_VERIFY(m_page->result->isVisible());
    QCOMPARE(m_page->result->text(), QStringLiteral("owl"));
    QVERIFY(m_page->settings->known > 0);
}

void TestJobPage::problemsAreQuietUntilARunIsWanted()
{
    auto* problems = m_page->findChild<QLabel*>(QStringLiteral("spellingProblems"));
    QVERIFY(problems->isVisible() && problems->text().contains(QStringLiteral("Give a word.")));
    QCOMPARE(problems->property("role").toString(), QStringLiteral("muted"));
    m_page->spell();
    QVERIFY(!m_page->isRunning());
    QCOMPARE(problems->property("role").toString(), QStringLiteral("error"));
    m_page->settings->setWord(QStringLiteral("cat"));
    QVERIFY(!problems->isVisible());
}

void TestJobPage::settingsRestWhileARunGoesOn()
{
    QSignalSpy over(m_page.get(), &Page::runEnded);
    QVERIFY(!m_page->cancelRun());
    m_page->settings->setWord(QStringLiteral("cat"));
    m_page->gate.closeAt(1);
    button("spell")->setFocus();
    m_page->spell();
    QCOMPARE(m_page->focusWidget(), button("spellingCancel"));
    QVERIFY(m_page->isRunning() && !m_page->settings->isEnabled());
    QVERIFY(!button("spell")->isVisible() && button("spellingCancel")->isVisible());
    QTRY_COMPARE(m_page->shown, QStringLiteral("c"));
    QVERIFY(!m_page->takeFiles({QStringLiteral("dog")}));
    QCOMPARE(m_page->settings->word(), QStringLiteral("cat"));
    m_page->spell();
    QVERIFY(m_page->cancelRun());
    QVERIFY(!button("spellingCancel")->isEnabled());
    QTRY_VERIFY(!m_page->isRunning());
    QCOMPARE(m_page->messageText(), QStringLiteral("Stopped."));
    QCOMPARE(over.size(), 1);
    QCOMPARE(m_page->ends, 1);
    QCOMPARE(m_page->focusWidget(), button("spell"));
    // What was told before stays to be seen.
    QCOMPARE(m_page->shown, QStringLiteral("c"));
    QVERIFY(m_page->settings->isEnabled() && button("spell")->isVisible());
    QVERIFY(m_page->takeFiles({QStringLiteral("dog")}));
    // A new run takes the message of the old one away.
    m_page->gate.open();
    m_page->spell();
    QVERIFY(m_page->messageText().isEmpty());
    QTRY_COMPARE(over.size(), 2);
}

void TestJobPage::livePointsComeBeforeTheResult()
{
    m_page->settings->setWord(QStringLiteral("butterfly"));
    m_page->gate.closeAt(4);
    m_page->spell();
    QTRY_COMPARE(m_page->shown, QStringLiteral("butt"));
    QVERIFY(m_page->isRunning());
    m_page->gate.open();
    QTRY_VERIFY(!m_page->isRunning());
    QCOMPARE(m_page->shownAtResult, QStringLiteral("butterfly"));
}

void TestJobPage::failureLeadsToTheLine()
{
    QSignalSpy lines(m_page.get(), &Page::lineRequested);
    m_page->settings->setWord(QStringLiteral("wh?t"));
    m_page->spell();
    QTRY_VERIFY(!m_page->isRunning());
    QVERIFY(m_page->messageText().contains(QStringLiteral("A strange letter")));
    QCOMPARE(m_page->shown, QStringLiteral("wh"));
    for (QPushButton* each : m_page->findChildren<QPushButton*>()) {
        if (each->text() == QStringLiteral("Show the line")) {
            each->click();
        }
    }
    QCOMPARE(lines.size(), 1);
    QCOMPARE(lines.first().at(0).toString(), QStringLiteral("word.txt"));
    QCOMPARE(lines.first().at(1).toULongLong(), 7ULL);
}

void TestJobPage::keysAreNamed()
{
    QCOMPARE(button("spell")->toolTip(), QStringLiteral("Spell the word"));
    QAction start(nullptr);
    start.setShortcut(QKeySequence(Qt::CTRL | Qt::Key_F7));
    QAction cancel(nullptr);
    m_page->setKeys({&start}, &cancel);
    QCOMPARE(button("spell")->toolTip(), QStringLiteral("Spell the word (Ctrl+F7)"));
    QCOMPARE(button("spellingCancel")->toolTip(), QStringLiteral("Stop here"));
}

void TestJobPage::sessionIsRestored()
{
    const QTemporaryDir folder;
    QSettings session(folder.filePath(QStringLiteral("session.ini")), QSettings::IniFormat);
    m_page->settings->setWord(QStringLiteral("heron"));
    m_page->saveSession(session);
    QVERIFY(session.contains(QStringLiteral("spellingSplitter")));
    SpellingPage another(std::make_shared<FakeBackend>(), *m_jobs);
    another.restoreSession(session);
    QCOMPARE(another.settings->word(), QStringLiteral("heron"));
}

void TestJobPage::statusNamesAStageThatSaysMore()
{
    StatusJob status(*m_jobs);
    const auto* title = status.findChild<QToolButton*>();
    Gate& gate = m_page->gate; // outlives the job
    gate.closeAt(0);
    m_jobs->start(QStringLiteral("Indexing"), [&gate](JobProgress& progress) {
        progress.stage("Indexing", 2);
        gate.pass(progress, 0);
        progress.stage("Writing", 2);
        gate.pass(progress, 1);
    });
    QTRY_COMPARE(title->text(), QStringLiteral("Indexing"));
    gate.closeAt(1);
    QTRY_COMPARE(title->text(), QStringLiteral("Indexing: Writing"));
    gate.open();
    QTRY_COMPARE(m_jobs->activeCount(), 0);
}

QTEST_MAIN(TestJobPage)
#include "TestJobPage.moc"
