#include "linking/DecisionTime.h"

#include <QTest>

using namespace crossgloss;

class TestDecisionTime : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTimes_data();
    void readsTimes();
};

void TestDecisionTime::readsTimes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("time"); // empty: none
    const auto row = [](const char* text, const char* time) {
        QTest::addRow("[%s]", text) << QByteArray(text) << QByteArray(time);
    };
    row("2026-03-01T12:00:00Z", "2026-03-01T12:00:00Z");
    row("2026-03-01 12:00", "2026-03-01T12:00:00Z");
    row("2026-03-01", "2026-03-01T00:00:00Z");
    row("2026-03-01T12:00:00.123456Z", "2026-03-01T12:00:00Z");
    row("2026-03-01T00:30:00+02:00", "2026-02-28T22:30:00Z");
    row("2024-12-31T23:30:00-01:00", "2025-01-01T00:30:00Z");
    row("2024-02-29", "2024-02-29T00:00:00Z");
    row("2026-02-29", "");
    row("2026-13-01", "");
    row("2026-00-01", "");
    row("2026-3-1", "");
    row("01.03.2026", "");
    row("2026-03-01T24:00:00Z", "");
    row("2026-03-01T12:60:00Z", "");
    row("2026-03-01T12:00:00Zulu", "");
    row("2026-03-01T", "");
    row("1026-03-01", "");
    row("-026-03-01", "");
    row("now", "");
    row("", "");
}

void TestDecisionTime::readsTimes()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, time);
    QCOMPARE(decisionTime(text.toStdString()).value_or(std::string()), time.toStdString());
}

QTEST_GUILESS_MAIN(TestDecisionTime)
#include "TestDecisionTime.moc"
