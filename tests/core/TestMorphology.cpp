#include "base/Error.h"
#include "text/Morphology.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>

using namespace crossgloss;

namespace {

/// A dictionary of a few words: plurals in -s, German nouns with a capital.
std::shared_ptr<const Morphology> smallDictionary(const std::filesystem::path& folder,
                                                  const std::string& encoding = "UTF-8",
                                                  const std::string& words = "4\ncat/S\nHaus\nécole/S\nfeather\n")
{
    std::ofstream(folder / "x.aff") << "SET " << encoding << "\nTRY esianrtolcdugmphbyfvkwz\nSFX S Y 1\nSFX S 0 s .\n";
    std::ofstream(folder / "x.dic") << words;
    return openMorphology(folder / "x.aff", folder / "x.dic", "de");
}

} // namespace

class TestMorphology : public QObject
{
    Q_OBJECT

private slots:
    void findsBaseForms();
    void knowsSpellings();
    void suggests();
    void readsOtherEncodings();
    void refusesMissingFiles();
    void hasNothingForUnknownLanguages();
};

void TestMorphology::findsBaseForms()
{
    QTemporaryDir folder;
    const auto morphology = smallDictionary(folder.path().toStdString());
    QCOMPARE(morphology->lemmas("cats"), std::vector<std::string>{"cat"});
    QCOMPARE(morphology->lemmas("écoles"), std::vector<std::string>{"école"});
    QVERIFY(morphology->lemmas("cat").empty());
    QVERIFY(morphology->lemmas("dogs").empty());
}

void TestMorphology::knowsSpellings()
{
    QTemporaryDir folder;
    const auto morphology = smallDictionary(folder.path().toStdString());
    QVERIFY(morphology->knows("cats"));
    QVERIFY(morphology->knows("haus")); // asked in lower case, as the tokeniser gives it
    QVERIFY(!morphology->knows("haux"));
}

void TestMorphology::suggests()
{
    QTemporaryDir folder;
    const auto morphology = smallDictionary(folder.path().toStdString());
    const auto found = morphology->suggestions("fether", 3);
    QVERIFY(!found.empty());
    QCOMPARE(found.front(), std::string("feather"));
    QVERIFY(morphology->suggestions("fether", 0).empty());
}

void TestMorphology::readsOtherEncodings()
{
    QTemporaryDir folder;
    const auto morphology = smallDictionary(folder.path().toStdString(), "ISO8859-1",
                                            "1\n\xe9"
                                            "cole/S\n");
    QCOMPARE(morphology->lemmas("écoles"), std::vector<std::string>{"école"});
    QVERIFY(morphology->knows("école"));
}

void TestMorphology::refusesMissingFiles()
{
    QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    QVERIFY_THROWS_EXCEPTION(Error, openMorphology(path / "none.aff", path / "none.dic", "en"));
}

void TestMorphology::hasNothingForUnknownLanguages()
{
    QVERIFY(!morphologyOf("xx"));
}

QTEST_GUILESS_MAIN(TestMorphology)
#include "TestMorphology.moc"
