#include "TrainPaneFixture.h"
#include "trainpage/AskPane.h"
#include "trainpage/AskSettings.h"
#include "trainpage/AskView.h"
#include "trainpage/TrainingSettings.h"

#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>

using namespace crossgloss;

class TestAskPane : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void init() { m_fixture = std::make_unique<TrainPaneFixture>(TrainPage::AskEncoder); }
    void cleanup() { m_fixture.reset(); }

    void saysWhatIsMissing();
    void showsAnswersAndWhatExplainsThem();
    void hidesDefinitionsThatAreNotThere();
    void enterInTheDescriptionAsks();
    void failureIsToldInPlace();
    void settingsSurviveTheSession();

private:
    TrainPage& page() { return m_fixture->page(); }
    AskPane& pane() { return page().ask(); }
    std::filesystem::path modelFile(const QString& name) { return m_fixture->write(name, "model").toStdString(); }
    void fill(const QString& name)
    {
        pane().settings().setModel(modelFile(name), "en", "fr");
        pane().settings().setDescription(QStringLiteral("a shy animal with long ears"));
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<TrainPaneFixture> m_fixture;
};

void TestAskPane::saysWhatIsMissing()
{
    auto* start = pane().findChild<QPushButton*>(QStringLiteral("startAsking"));
    QVERIFY(start != nullptr);
    QVERIFY(!start->isEnabled());
    pane().settings().setModel(modelFile(QStringLiteral("my.model")), "en", "fr");
    QVERIFY(!start->isEnabled());
    pane().settings().setDescription(QStringLiteral("a shy animal"));
    QVERIFY(start->isEnabled());
    pane().settings().setModel("/nowhere/my.model", {}, {});
    QVERIFY(!start->isEnabled());
}

void TestAskPane::showsAnswersAndWhatExplainsThem()
{
    fill(QStringLiteral("my.model"));
    pane().ask();
    const AskView& view = pane().view();
    QTRY_COMPARE(view.answers().rowCount(), 3);
    QCOMPARE(view.answers().item(0, 0)->text(), QStringLiteral("lièvre"));
    QCOMPARE(view.answers().item(0, 1)->text(), QStringLiteral("0.710"));
    QCOMPARE(view.words().rowCount(), 4);
    QCOMPARE(view.words().item(1, 1)->text(), QStringLiteral("60 %"));
    QCOMPARE(view.words().item(2, 1)->text(), QStringLiteral("unknown"));
    // The longest bar is the largest share's; an unknown word has none.
    QCOMPARE(view.words().item(1, 1)->data(Qt::UserRole).toDouble(), 1.0);
    QVERIFY(view.words().item(2, 1)->data(Qt::UserRole).toDouble() < 0);
    QCOMPARE(view.nearest().item(0, 1)->text(), QStringLiteral("a timid long eared animal"));
    const AskEncoderRequest asked = m_fixture->backend->askedEncoder.last();
    QCOMPARE(asked.description, std::string("a shy animal with long ears"));
    QCOMPARE(asked.from, std::string("en"));
    QCOMPARE(asked.to, std::string("fr"));
}

void TestAskPane::hidesDefinitionsThatAreNotThere()
{
    fill(QStringLiteral("my.model"));
    auto* nearest = pane().findChild<QSpinBox*>(QStringLiteral("askNearest"));
    QVERIFY(nearest != nullptr);
    nearest->setValue(0);
    pane().ask();
    QTRY_COMPARE(pane().view().answers().rowCount(), 3);
    QVERIFY(pane().view().nearest().isHidden());
    nearest->setValue(5);
    pane().ask();
    QTRY_VERIFY(!pane().view().nearest().isHidden());
}

void TestAskPane::enterInTheDescriptionAsks()
{
    fill(QStringLiteral("my.model"));
    QTest::keyClick(pane().findChild<QWidget*>(QStringLiteral("askDescription")), Qt::Key_Return);
    QTRY_COMPARE(pane().view().answers().rowCount(), 3);
}

void TestAskPane::failureIsToldInPlace()
{
    fill(QStringLiteral("broken.model"));
    pane().ask();
    QTRY_VERIFY(page().messageText().contains(QStringLiteral("damaged")));
    QCOMPARE(pane().view().answers().rowCount(), 0);
}

void TestAskPane::settingsSurviveTheSession()
{
    fill(QStringLiteral("my.model"));
    pane().settings().setModel(pane().settings().request().model, "sl", "it");
    QSettings session(m_fixture->folder.filePath(QStringLiteral("ask.ini")), QSettings::IniFormat);
    page().saveSession(session);
    WindowFixture other;
    other.window->trainPage().restoreSession(session);
    const AskEncoderRequest restored = other.window->trainPage().ask().settings().request();
    QCOMPARE(restored.model, pane().settings().request().model);
    QCOMPARE(restored.description, std::string("a shy animal with long ears"));
    QCOMPARE(restored.from, std::string("sl"));
    QCOMPARE(restored.to, std::string("it"));
    QCOMPARE(other.window->trainPage().kind(), TrainPage::AskEncoder);
}

QTEST_MAIN(TestAskPane)
#include "TestAskPane.moc"
