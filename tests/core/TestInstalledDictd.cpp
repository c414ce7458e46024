#include "resources/Dictd.h"

#include <QTest>

#include <algorithm>

using namespace crossgloss;

namespace {

struct Counts {
    std::size_t entries = 0;
    std::size_t withDefinition = 0;
    std::size_t withTranslation = 0;
    std::size_t withPartOfSpeech = 0;
};

double share(std::size_t part, std::size_t whole)
{
    return whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
}

} // namespace

/// The dictionaries of the machine, where there are any: how much of them arrives.
class TestInstalledDictd : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void arrivesWhole_data();
    void arrivesWhole();
    void explains_data();
    void explains();

private:
    static std::filesystem::path installed(const QString& name);
    static Counts count(const std::filesystem::path& index);
};

std::filesystem::path TestInstalledDictd::installed(const QString& name)
{
    for (const std::filesystem::path& index : findInstalledDictd()) {
        if (index.stem() == name.toStdString()) {
            return index;
        }
    }
    return {};
}

Counts TestInstalledDictd::count(const std::filesystem::path& index)
{
    Counts counts;
    NullProgress progress;
    readDictd(index, progress, [&counts](DictionaryEntry&& entry) {
        const auto any = [&entry](auto member) {
            return std::any_of(entry.senses.begin(), entry.senses.end(),
                               [member](const Sense& sense) { return !(sense.*member).empty(); });
        };
        ++counts.entries;
        counts.withDefinition += any(&Sense::definitions) ? 1 : 0;
        counts.withTranslation += any(&Sense::translations) ? 1 : 0;
        counts.withPartOfSpeech += entry.pos != PartOfSpeech::Unknown ? 1 : 0;
    });
    return counts;
}

void TestInstalledDictd::arrivesWhole_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<qulonglong>("fewest");
    QTest::addColumn<double>("definitions");
    QTest::addColumn<double>("partsOfSpeech");
    QTest::addColumn<QString>("languages");
    QTest::newRow("deu-fra") << "freedict-deu-fra" << 45000ULL << 0.95 << 0.95 << "de>fr:de";
    QTest::newRow("deu-spa") << "freedict-deu-spa" << 30000ULL << 0.95 << 0.95 << "de>es:de";
    QTest::newRow("eng-fin") << "freedict-eng-fin" << 65000ULL << 0.90 << 0.95 << "en>fi:en";
    QTest::newRow("eng-bul") << "freedict-eng-bul" << 31000ULL << 0.95 << 0.95 << "en>bg:en";
    QTest::newRow("nld-ita") << "freedict-nld-ita" << 10000ULL << 0.60 << 0.95 << "nl>it:nl";
    QTest::newRow("fra-eng") << "freedict-fra-eng" << 8000ULL << 0.0 << 0.90 << "fr>en:fr";
    QTest::newRow("spa-deu") << "freedict-spa-deu" << 22000ULL << 0.0 << 0.80 << "es>de:es";
    QTest::newRow("eng-pol") << "freedict-eng-pol" << 20000ULL << 0.0 << 0.95 << "en>pl:en";
    QTest::newRow("jpn-fra") << "freedict-jpn-fra" << 14000ULL << 0.02 << 0.95 << "ja>fr:fr";
#ifndef CROSSGLOSS_SANITIZED // half a million articles take minutes there
    QTest::newRow("eng-deu") << "freedict-eng-deu" << 450000ULL << 0.005 << 0.75 << "en>de:en";
#endif
}

void TestInstalledDictd::arrivesWhole()
{
    QFETCH(QString, name);
    QFETCH(qulonglong, fewest);
    QFETCH(double, definitions);
    QFETCH(double, partsOfSpeech);
    QFETCH(QString, languages);
    const std::filesystem::path index = installed(name);
    if (index.empty()) {
        QSKIP("this dictionary is not installed");
    }
    const DictionaryInfo info = readDictdInfo(index);
    QCOMPARE(QString::fromStdString(info.headwordLanguage + '>' + info.translationLanguage + ':' + info.definitionLanguage),
             languages);
    QVERIFY(!info.licence.empty());
    const Counts counts = count(index);
    QVERIFY2(counts.entries >= fewest, qPrintable(QString::number(counts.entries)));
    QVERIFY(share(counts.withDefinition, counts.entries) >= definitions);
    QVERIFY(definitions > 0.0 || share(counts.withDefinition, counts.entries) < 0.01);
    QVERIFY(share(counts.withPartOfSpeech, counts.entries) >= partsOfSpeech);
    QVERIFY(share(counts.withTranslation, counts.entries) >= 0.97);
}

void TestInstalledDictd::explains_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("gcide") << "gcide";
}

void TestInstalledDictd::explains()
{
    QFETCH(QString, name);
    const std::filesystem::path index = installed(name);
    if (index.empty()) {
        QSKIP("this dictionary is not installed");
    }
    const Counts counts = count(index);
    QVERIFY2(counts.entries >= 100'000, qPrintable(QString::number(counts.entries)));
    QCOMPARE(counts.withTranslation, std::size_t{0});
    QVERIFY(share(counts.withDefinition, counts.entries) >= 0.99);
    QVERIFY(share(counts.withPartOfSpeech, counts.entries) >= 0.9);
    QVERIFY(readDictdInfo(index).licence.find("General Public License") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestInstalledDictd)
#include "TestInstalledDictd.moc"
