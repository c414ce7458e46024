#include "base/Numbers.h"

#include <QTest>

#include <clocale>

using namespace crossgloss;

class TestNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsNumbers_data();
    void readsNumbers();
    void writesNumbers();
    void isTheSameInEveryLocale_data();
    void isTheSameInEveryLocale();
};

void TestNumbers::readsNumbers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<NumberFault>("fault");
    QTest::addColumn<double>("value");
    const auto row = [](const char* text, NumberFault fault, double value = 0) {
        QTest::addRow("[%s]", text) << QByteArray(text) << fault << value;
    };
    row("1.5", NumberFault::None, 1.5);
    row("-0.25", NumberFault::None, -0.25);
    row("+3", NumberFault::None, 3);
    row(".5", NumberFault::None, 0.5);
    row("1e-3", NumberFault::None, 1e-3);
    row("0", NumberFault::None, 0);
    row("1e-999", NumberFault::None, 0);
    row("1e999", NumberFault::OutOfRange);
    row("-1e999", NumberFault::OutOfRange);
    row("inf", NumberFault::OutOfRange);
    row("nan", NumberFault::OutOfRange);
    row("", NumberFault::NotANumber);
    row("+", NumberFault::NotANumber);
    row("+-1", NumberFault::NotANumber);
    row("0x10", NumberFault::NotANumber);
    row("1,5", NumberFault::NotANumber);
    row("1.5 ", NumberFault::NotANumber);
    row(" 1.5", NumberFault::NotANumber);
    row("one", NumberFault::NotANumber);
}

void TestNumbers::readsNumbers()
{
    QFETCH(QByteArray, text);
    QFETCH(NumberFault, fault);
    QFETCH(double, value);
    double read = 0;
    QCOMPARE(static_cast<int>(parseNumber(text.toStdString(), read)), static_cast<int>(fault));
    QCOMPARE(read, value);
}

void TestNumbers::writesNumbers()
{
    QCOMPARE(fixedDecimals(0.25, 3), std::string("0.250"));
    QCOMPARE(fixedDecimals(-2.5, 0), std::string("-2"));
    QCOMPARE(fixedDecimals(1e300, 2).size(), std::size_t{304});
    QCOMPARE(significantDigits(0.000000150049, 3), std::string("1.5e-07"));
    QCOMPARE(significantDigits(0.5, 6), std::string("0.5"));
}

void TestNumbers::isTheSameInEveryLocale_data()
{
    QTest::addColumn<QByteArray>("locale");
    QTest::newRow("comma") << QByteArray("de_DE.UTF-8");
    QTest::newRow("dotless i") << QByteArray("tr_TR.UTF-8");
}

void TestNumbers::isTheSameInEveryLocale()
{
    QFETCH(QByteArray, locale);
    const QByteArray before = std::setlocale(LC_ALL, nullptr);
    if (!std::setlocale(LC_ALL, locale.constData())) {
        QSKIP("the locale is not installed");
    }
    double value = 0;
    const NumberFault point = parseNumber("1.5", value);
    const NumberFault comma = parseNumber("1,5", value);
    const std::string written = fixedDecimals(1.5, 1);
    std::setlocale(LC_ALL, before.constData());
    QCOMPARE(static_cast<int>(point), static_cast<int>(NumberFault::None));
    QCOMPARE(static_cast<int>(comma), static_cast<int>(NumberFault::NotANumber));
    QCOMPARE(value, 1.5);
    QCOMPARE(written, std::string("1.5"));
}

QTEST_GUILESS_MAIN(TestNumbers)
#include "TestNumbers.moc"
