#include "resources/Dictionary.h"

#include <QTest>

using namespace crossgloss;

class TestDictionary : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void partsOfSpeechHaveDistinctNames();
    void unknownNamesSayNothing();
};

void TestDictionary::partsOfSpeechHaveDistinctNames()
{
    QStringList names;
    for (int i = 1; i <= static_cast<int>(PartOfSpeech::Affix); ++i) {
        const auto pos = static_cast<PartOfSpeech>(i);
        const std::string name(partOfSpeechName(pos));
        QVERIFY2(!name.empty(), qPrintable(QString::number(i)));
        QVERIFY2(!names.contains(QString::fromStdString(name)), name.c_str());
        names << QString::fromStdString(name);
        QCOMPARE(partOfSpeechFromName(name), pos);
    }
    QCOMPARE(partOfSpeechName(PartOfSpeech::Adjective), std::string_view("adjective"));
    QCOMPARE(partOfSpeechName(PartOfSpeech::ProperNoun), std::string_view("proper noun"));
}

void TestDictionary::unknownNamesSayNothing()
{
    QCOMPARE(partOfSpeechName(PartOfSpeech::Unknown), std::string_view());
    QCOMPARE(partOfSpeechName(static_cast<PartOfSpeech>(200)), std::string_view());
    for (const char* name : {"", "nouns", "Noun", "n"}) {
        QCOMPARE(partOfSpeechFromName(name), PartOfSpeech::Unknown);
    }
}

QTEST_GUILESS_MAIN(TestDictionary)
#include "TestDictionary.moc"
