#include "lookup/Fusion.h"
#include "lookup/WordFilter.h"

#include <QTest>

#include <cmath>
#include <vector>

using namespace crossgloss;

class TestFusion : public QObject
{
    Q_OBJECT

private slots:
    void addsEvidence();
    void shownScoresRise();
    void queryWords_data();
    void queryWords();
};

void TestFusion::addsEvidence()
{
    const FusionOptions options;
    const std::vector<float> scores = {1, 2, 3, 6};
    const DenseScale scale = denseScale(scores);
    QCOMPARE(scale.mean, 3.0);
    QCOMPARE(denseScale({}).mean, 0.0);
    QCOMPARE(fuse(6.0, scale, 0, options), 3.0);
    QCOMPARE(fuse(6.0, scale, 1, options), 3.0 + options.lexicalWeight);
    QCOMPARE(fuse(std::nullopt, scale, 0, options), options.unknownDense);
    // Equal shifts of all scores, as a longer description makes them, change nothing.
    QCOMPARE(fuse(16.0, DenseScale{13}, 0.3, options), fuse(6.0, scale, 0.3, options));
    QVERIFY(fuse(3.0, scale, 0.6, options) > fuse(3.0, scale, 0.5, options));
    // A wholly matching definition beats a word that the encoder holds e^11 times as likely, a faint match does not.
    QVERIFY(fuse(0.0, scale, 1, options) > fuse(11.0, scale, 0, options));
    QVERIFY(fuse(0.0, scale, 0.2, options) < fuse(8.0, scale, 0, options));
}

void TestFusion::shownScoresRise()
{
    const FusionOptions options;
    double last = 0;
    for (double fused = -10; fused < 40; fused += 1) {
        const double shown = shownScore(fused, options);
        QVERIFY(shown > last && shown < 1);
        last = shown;
    }
    QCOMPARE(shownScore(options.middle, options), 0.5);
}

void TestFusion::queryWords_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("stands");
    QTest::newRow("same") << "en"
                          << "a magnetic field"
                          << "field" << true;
    QTest::newRow("plural") << "en"
                            << "magnetic fields"
                            << "field" << true;
    QTest::newRow("third person") << "en"
                                  << "it attracts iron"
                                  << "attract" << true;
    QTest::newRow("doubled consonant") << "en"
                                       << "it has stopped"
                                       << "stop" << true;
    QTest::newRow("derived, adjective") << "en"
                                        << "produces a magnetic field"
                                        << "magnet" << false;
    QTest::newRow("derived, agent") << "en"
                                    << "one who repairs cars"
                                    << "repairer" << false;
    QTest::newRow("expression") << "en"
                                << "a magnetic field"
                                << "magnetic field" << true;
    QTest::newRow("half an expression") << "en"
                                        << "a field"
                                        << "magnetic field" << false;
    QTest::newRow("French feminine") << "fr"
                                     << "une grande maison"
                                     << "grand" << true;
    QTest::newRow("French other word") << "fr"
                                       << "une grande maison"
                                       << "grandir" << false;
    QTest::newRow("German plural") << "de"
                                   << "viele Tiere"
                                   << "Tier" << true;
}

void TestFusion::queryWords()
{
    QFETCH(QString, language);
    QFETCH(QString, text);
    QFETCH(QString, word);
    QFETCH(bool, stands);
    const QueryWords words(text.toStdString(), language.toStdString());
    QCOMPARE(words.contains(word.toStdString()), stands);
}

QTEST_GUILESS_MAIN(TestFusion)
#include "TestFusion.moc"
