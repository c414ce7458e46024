#include "lookup/WordFilter.h"

#include <QTest>

using namespace crossgloss;

class TestWordFilter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void matchesPatterns_data();
    void matchesPatterns();
    void onePatternServesManyWords();
    void foldsLetters();
};

void TestWordFilter::matchesPatterns_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<bool>("matches");
    QTest::newRow("same") << "dog" << "dog" << true;
    QTest::newRow("case") << "Dog" << "dOG" << true;
    QTest::newRow("question") << "dog" << "d?g" << true;
    QTest::newRow("too short") << "dg" << "d?g" << false;
    QTest::newRow("too long") << "dogs" << "d?g" << false;
    QTest::newRow("star") << "dogs" << "d*" << true;
    QTest::newRow("star is nothing") << "dog" << "dog*" << true;
    QTest::newRow("two stars") << "abracadabra" << "a*ca*a" << true;
    QTest::newRow("two stars not") << "abracadabra" << "a*ca*b" << false;
    QTest::newRow("accent") << "été" << "e?e" << true;
    QTest::newRow("decomposed") << QString::fromUtf8("e\u0301te\u0301") << "???" << true;
    QTest::newRow("japanese") << "日本語" << "?本?" << true;
    QTest::newRow("devanagari cluster") << "हिन्दी" << "??" << true;
    QTest::newRow("empty pattern") << "dog" << "" << false;
    QTest::newRow("hostile") << QString(200, 'a') << QString("*a").repeated(60) + "b" << false;
    QTest::newRow("stars alone") << "dog" << QString("*").repeated(4000) << true;
    QTest::newRow("stars and an end") << "dog" << QString("*").repeated(4000) + "g" << true;
    QTest::newRow("more questions than letters") << "dog" << QString("?").repeated(4000) << false;
}

void TestWordFilter::matchesPatterns()
{
    QFETCH(QString, word);
    QFETCH(QString, pattern);
    QFETCH(bool, matches);
    QCOMPARE(matchesPattern(word.toStdString(), pattern.toStdString()), matches);
}

void TestWordFilter::onePatternServesManyWords()
{
    // The pattern is made ready once: a hundred thousand words would else take minutes.
    LookupFilter asked;
    asked.pattern = std::string(4000, '*') + "x" + std::string(4000, '*');
    const WordFilter filter(asked);
    int accepted = 0;
    for (int i = 0; i < 100000; ++i) {
        accepted += filter.accepts(i % 10 == 0 ? "fox" : "dog", 0, 1) ? 1 : 0;
    }
    QCOMPARE(accepted, 10000);
}

void TestWordFilter::foldsLetters()
{
    QCOMPARE(foldLetters("Élan"), std::string("elan"));
    QCOMPARE(foldLetters("Straße"), std::string("strasse"));
    QCOMPARE(foldLetters("ÅNGSTRÖM"), std::string("angstrom"));
    QCOMPARE(foldLetters("が"), std::string("が"));
    QCOMPARE(graphemeLength("e\u0301te\u0301"), 3);
    QCOMPARE(graphemeLength("日本"), 2);
}

QTEST_GUILESS_MAIN(TestWordFilter)
#include "TestWordFilter.moc"
