#include "GlossesPageFixture.h"
#include "common/PlotPanel.h"
#include "glossespage/CoveragePlot.h"
#include "glossespage/CoverageView.h"

#include <QChart>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

using namespace crossgloss;

/// Precision and coverage at the desk: empty, as decided, and where the right targets are known.
class TestCoverageView : public GlossesPageFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void emptySaysWhyAndLeadsBack();
    void showsWhatIsDecided();
    void showsWhatIsKnown();
    void keysDecideNothingBehindIt();
    void pointerAndTableChooseTheSamePoint();
    void exportsPlotAndTable();

private:
    CoverageView& view() { return desk().coverage(); }
    /// Presses P and waits for the answer.
    void show()
    {
        QSignalSpy told(&desk(), &DeskView::settled);
        QTest::keyClick(desk().queue().table(), Qt::Key_P);
        QVERIFY(desk().coverageVisible());
        QTRY_VERIFY(!told.isEmpty() && !page().isBusy() && m_fixture->window->jobs().activeCount() == 0);
    }
    /// The planted linking with the same ids on both sides.
    void openKnown()
    {
        Linking known = writtenLinking();
        known.name = "known";
        for (std::size_t i = 0; i + 4 < known.source.glosses.size(); ++i) {
            known.source.glosses[i].ili = known.target.glosses[i].ili = std::to_string(1000 + i);
        }
        m_linking = m_fixture->backend->glosses.plant(std::move(known));
        open();
    }
    std::vector<CoverageRow> rowsOf(CoverageKind kind)
    {
        std::vector<CoverageRow> rows;
        for (const CoverageRow& row : view().model().rows()) {
            if (row.kind == kind) {
                rows.push_back(row);
            }
        }
        return rows;
    }
};

void TestCoverageView::emptySaysWhyAndLeadsBack()
{
    open();
    show();
    QVERIFY(view().isEmpty());
    QVERIFY(find<QLabel>("noCoverage")->isVisible());
    QVERIFY(find<QLabel>("noCoverage")->text().contains(QStringLiteral("share no ids")));
    QVERIFY(find<QPushButton>("noCoverageBack")->hasFocus());
    QTest::keyClick(find<QPushButton>("noCoverageBack"), Qt::Key_Space);
    QVERIFY(!desk().coverageVisible());
    QVERIFY(desk().queue().table()->hasFocus());
    QTest::mouseClick(find<QPushButton>("showCoverage"), Qt::LeftButton);
    QVERIFY(desk().coverageVisible() && actions().coverage->isChecked());
    QTRY_VERIFY(!page().isBusy());
    QTest::keyClick(view().focusTarget(), Qt::Key_Escape);
    QVERIFY(!desk().coverageVisible() && !actions().coverage->isChecked());
}

void TestCoverageView::showsWhatIsDecided()
{
    open();
    std::vector<float> margins;
    for (const Qt::Key key : {Qt::Key_A, Qt::Key_R, Qt::Key_A}) {
        margins.push_back(item(desk().current()).margin);
        type(key);
        if (key == Qt::Key_R) {
            type(Qt::Key_D);               // the next suggestion does not count
        }
    }
    show();
    const std::vector<CoverageRow> rows = rowsOf(CoverageKind::Judged);
    QCOMPARE(view().model().rowCount(), 3);
    QCOMPARE(rows.size(), std::size_t{3});
    std::sort(margins.rbegin(), margins.rend());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        QCOMPARE(static_cast<float>(rows[i].point.confidence), margins[i]);
        QCOMPARE(rows[i].point.taken, i + 1);
    }
    QCOMPARE(rows.back().point.right, std::size_t{2});
    QCOMPARE(view().model().index(2, CoverageModel::PrecisionColumn).data().toString(), QStringLiteral("0.667"));
    QVERIFY(std::abs(rows.back().point.interval.low - 0.2077) < 1e-4);
    bool told = false;
    for (const QLabel* label : view().findChildren<QLabel*>()) {
        told = told || (label->text().contains(QStringLiteral("judged 3 suggestions, which are not a random sample; 2 were correct"))
                        && label->text().contains(QStringLiteral("Anna")));
    }
    QVERIFY(told);
}

void TestCoverageView::showsWhatIsKnown()
{
    openKnown();
    show();
    QVERIFY(rowsOf(CoverageKind::Judged).empty());
    const std::vector<CoverageRow> matching = rowsOf(CoverageKind::Matching);
    const std::vector<CoverageRow> retrieval = rowsOf(CoverageKind::Retrieval);
    QCOMPARE(matching.back().point.coverage, 1.0);
    QCOMPARE(retrieval.back().point.coverage, 1.0);
    std::size_t right = 0;
    std::size_t suggested = 0;
    for (std::int32_t source = 0; source < 24; ++source) {
        suggested += item(source).target >= 0 ? 1 : 0;
        right += source < 20 && item(source).target == source ? 1 : 0;
    }
    QCOMPARE(matching.back().point.taken, suggested);
    QCOMPARE(matching.back().point.right, right);
    for (std::size_t i = 1; i < matching.size(); ++i) {
        QVERIFY(matching[i].point.confidence <= matching[i - 1].point.confidence);
    }
    QAbstractItemModelTester tester(const_cast<CoverageModel*>(&view().model()),
                                    QAbstractItemModelTester::FailureReportingMode::QtTest);
    // The other language, live.
    m_fixture->texts.choose(QStringLiteral("de"));
    QVERIFY(view().model().headerData(CoverageModel::PrecisionColumn, Qt::Horizontal).toString()
            != QStringLiteral("Precision"));
    m_fixture->texts.choose(QStringLiteral("en"));
}

void TestCoverageView::keysDecideNothingBehindIt()
{
    open();
    show();
    QVERIFY(!actions().accept->isEnabled() && actions().closeLinking->isEnabled());
    for (const Qt::Key key : {Qt::Key_A, Qt::Key_2, Qt::Key_X, Qt::Key_Z}) {
        QTest::keyClick(view().focusTarget(), key);
    }
    QTest::keyClick(view().focusTarget(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(!page().isBusy());
    // Another page and back: still no key decides.
    m_fixture->window->showPage(PageId::Hubs);
    m_fixture->window->showPage(PageId::Glosses);
    QVERIFY(!actions().accept->isEnabled() && actions().coverage->isEnabled());
    for (const ReviewItem& each : desk().model().items()) {
        QCOMPARE(each.verdict, Verdict::Open);
    }
    QTest::keyClick(view().focusTarget(), Qt::Key_P);
    QVERIFY(!desk().coverageVisible());
    QVERIFY(actions().accept->isEnabled());
    type(Qt::Key_A);
    // Closed from within, the next linking opens at its desk.
    QTest::keyClick(desk().queue().table(), Qt::Key_P);
    QTest::keyClick(view().focusTarget(), Qt::Key_W, Qt::ControlModifier);
    QTRY_VERIFY(!desk().isOpen() && !page().isBusy());
    open();
    QVERIFY(!desk().coverageVisible() && actions().accept->isEnabled());
}

void TestCoverageView::pointerAndTableChooseTheSamePoint()
{
    openKnown();
    show();
    QTableView* table = view().panel().table();
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Down);
    QTest::keyClick(table, Qt::Key_Down);
    QCOMPARE(view().plot().chosen(), table->currentIndex().row());
    QVERIFY(view().plot().chosen() >= 0);
    const int last = static_cast<int>(rowsOf(CoverageKind::Matching).size()) - 1;
    const CoveragePoint& point = view().model().rows()[static_cast<std::size_t>(last)].point;
    const auto pointAt = [&] {
        const QPointF place =
            view().plot().chart()->mapToScene(view().plot().chart()->mapToPosition({point.coverage, point.precision}));
        QMouseEvent move(QEvent::MouseMove, view().plot().mapFromScene(place), QCursor::pos(), Qt::NoButton,
                         Qt::NoButton, {});
        QCoreApplication::sendEvent(view().plot().viewport(), &move);
        // Another curve may end in the same point.
        const CoveragePoint& found = view().model().rows()[static_cast<std::size_t>(table->currentIndex().row())].point;
        return std::abs(found.coverage - point.coverage) < 0.1 && std::abs(found.precision - point.precision) < 0.1;
    };
    QTRY_VERIFY(pointAt());            // the chart gets its place when it is drawn
    const int chosen = table->currentIndex().row();
    QCOMPARE(view().plot().chosen(), chosen);
    QVERIFY(CoverageModel::describe(view().model().rows()[static_cast<std::size_t>(chosen)]).contains(QStringLiteral("95 %")));
}

void TestCoverageView::exportsPlotAndTable()
{
    openKnown();
    type(Qt::Key_A);
    show();
    const QString csv = m_fixture->folder.filePath(QStringLiteral("curve.csv"));
    view().panel().exportTo(csv);
    QFile file(csv);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY2(text.startsWith("Curve,Coverage,Precision"), text.left(400).constData());
    QCOMPARE(text.count("Decided, by margin"), 1);
    for (const char* name : {"curve.png", "curve.svg"}) {
        const QString path = m_fixture->folder.filePath(QLatin1String(name));
        view().panel().exportTo(path);
        QVERIFY2(QFileInfo(path).size() > 1000, name);
    }
}

QTEST_MAIN(TestCoverageView)
#include "TestCoverageView.moc"
