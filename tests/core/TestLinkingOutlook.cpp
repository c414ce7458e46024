#include "base/Random.h"
#include "linking/LinkingOutlook.h"

#include <QTest>

#include <algorithm>
#include <string>

using namespace crossgloss;

/// What is told of a linking before it is made, on planted wordnets: word "wN" of one language is "vN" of the other.
class TestLinkingOutlook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void goodMaterialsGetNoWarning();
    void everyMeasureIsTimed_data();
    void everyMeasureIsTimed();
    void otherLanguagesAreTold();
    void unknownWordsAreTold();
    void mapsThatDoNotFitAreTold();
    void dictionariesAreJudged();
    void everyPairIsCounted();

private:
    static constexpr std::size_t dimension = 24;
    static constexpr std::size_t synsets = 600;
    static constexpr std::size_t vocabulary = 300;

    /// @param shift words get the vectors of others: no map fits. @param known words below it have vectors.
    WordVectors vectors(char prefix, std::size_t shift = 0, std::size_t known = vocabulary) const;
    LinkingOutlook outlook(const LinkableWordnet& source, const LinkableWordnet& target,
                           const MakeLinkingOptions& options);
    static MakeLinkingOptions options()
    {
        MakeLinkingOptions result;
        result.measure = GlossMeasure::Semb;
        result.dimension = dimension;
        result.threads = 2;
        return result;
    }
    LinkableWordnet source() const { return {&m_source, "a", vectors('w'), "it"}; }
    LinkableWordnet target() const { return {&m_target, "b", vectors('v'), "en"}; }

    std::vector<float> m_words;
    Wordnet m_source;
    Wordnet m_target;
    NullProgress m_progress;
};

void TestLinkingOutlook::initTestCase()
{
    Random random(5);
    for (std::size_t i = 0; i < vocabulary * dimension; ++i) {
        m_words.push_back(static_cast<float>(uniform(random) - 0.5));
    }
    m_source = {"here", "it", "CC BY", {}};
    m_target = {"there", "en", "WordNet", {}};
    for (std::size_t i = 0; i < synsets; ++i) {
        std::string from;
        std::string to;
        for (std::size_t word = 0; word < 4 + i % 5; ++word) {
            const std::string number = std::to_string(uniformBelow(random, vocabulary));
            from += "w" + number + " ";
            to += "v" + number + " ";
        }
        char id[16];
        std::snprintf(id, sizeof id, "%08zu-n", i);
        Synset synset;
        synset.id = id;
        synset.pos = i % 3 ? PartOfSpeech::Noun : PartOfSpeech::Verb;
        synset.lemmas = {"p" + std::to_string(i)};
        synset.definitions = {from};
        m_source.synsets.push_back(synset);
        synset.lemmas = {"q" + std::to_string(i)};
        synset.definitions = {to};
        m_target.synsets.push_back(synset);
    }
}

WordVectors TestLinkingOutlook::vectors(char prefix, std::size_t shift, std::size_t known) const
{
    return [this, prefix, shift, known](std::string_view word, std::span<float> out) {
        if (word.size() < 2 || word[0] != prefix) {
            return false;
        }
        const std::size_t index = std::stoul(std::string(word.substr(1)));
        if (index >= known) {
            return false;
        }
        std::copy_n(m_words.data() + (index * (1 + shift) + shift) % vocabulary * dimension, dimension, out.data());
        return true;
    };
}

LinkingOutlook TestLinkingOutlook::outlook(const LinkableWordnet& from, const LinkableWordnet& to,
                                           const MakeLinkingOptions& asked)
{
    return linkingOutlook(
        from, to, asked,
        [](const std::vector<std::string>& a, const std::vector<std::string>& b) {
            const auto ones = [](std::size_t rows) {
                return SentenceVectors{rows, 2, std::vector<float>(2 * rows, 1.0F)};
            };
            return std::pair(ones(a.size()), ones(b.size()));
        },
        m_progress);
}

void TestLinkingOutlook::goodMaterialsGetNoWarning()
{
    const LinkingOutlook found = outlook(source(), target(), options());
    QVERIFY(found.warnings.empty());
    QCOMPARE(found.source.glosses, synsets);
    QCOMPARE(found.source.knownWords, 1.0);
    QVERIFY(found.fit && *found.fit > 0.95);
    QVERIFY(!found.translated);
    QVERIFY(found.seconds > 0 && found.bytes > 0);
    QCOMPARE(found.pairs, static_cast<double>(synsets * (50 + 10)));
}

void TestLinkingOutlook::everyMeasureIsTimed_data()
{
    QTest::addColumn<QString>("measure");
    for (const char* name : {"semb", "sif", "wmd", "sinkhorn", "tfidf", "fused", "encoder"}) {
        QTest::newRow(name) << QString::fromLatin1(name);
    }
}

void TestLinkingOutlook::everyMeasureIsTimed()
{
    QFETCH(QString, measure);
    MakeLinkingOptions asked = options();
    asked.measure = *glossMeasure(measure.toStdString());
    QVERIFY(outlook(source(), target(), asked).seconds > 0);
}

void TestLinkingOutlook::otherLanguagesAreTold()
{
    LinkableWordnet other = source();
    other.vectorLanguage = "fi";
    const LinkingOutlook found = outlook(other, target(), options());
    QCOMPARE(found.warnings.size(), std::size_t{1});
    QCOMPARE(found.warnings.front().arguments, (std::vector<std::string>{"here", "Italian", "Finnish"}));
    QVERIFY(found.possible());
    other.vectorLanguage.clear(); // nobody knows
    QVERIFY(outlook(other, target(), options()).warnings.empty());
}

void TestLinkingOutlook::unknownWordsAreTold()
{
    LinkableWordnet poor = source();
    poor.vectors = vectors('w', 0, vocabulary / 4);
    const LinkingOutlook found = outlook(poor, target(), options());
    QVERIFY(found.source.knownWords > 0.2 && found.source.knownWords < 0.3);
    QVERIFY(found.source.emptyGlosses > 0);
    QCOMPARE(found.warnings.size(), std::size_t{1});
    QVERIFY(found.warnings.front().message().find("of the words in the glosses of here") != std::string::npos);
}

void TestLinkingOutlook::mapsThatDoNotFitAreTold()
{
    LinkableWordnet strange = source();
    strange.vectors = vectors('w', 1);
    const LinkingOutlook found = outlook(strange, target(), options());
    QVERIFY(*found.fit > 0.4 && *found.fit < 0.6);
    QCOMPARE(found.warnings.size(), std::size_t{1});
    QVERIFY(found.warnings.front().message().find("hardly closer") != std::string::npos);
    QVERIFY(found.possible());
}

void TestLinkingOutlook::dictionariesAreJudged()
{
    MakeLinkingOptions asked = options();
    asked.dictionary.emplace();
    for (std::size_t i = 0; i < synsets; ++i) {
        asked.dictionary->push_back({"p" + std::to_string(i), "q" + std::to_string(i)});
    }
    LinkingOutlook found = outlook(source(), target(), asked);
    QCOMPARE(*found.translated, 1.0);
    QCOMPARE(found.pairs, static_cast<double>(synsets));
    QVERIFY(found.warnings.empty());
    asked.dictionary->resize(synsets / 4);
    found = outlook(source(), target(), asked);
    QCOMPARE(found.warnings.size(), std::size_t{1});
    QCOMPARE(found.warnings.front().severity, Warning::Severity::Note);
    // For the words of the glosses alone, few lemmas are nothing to speak of.
    asked.dictionaryCandidates = false;
    found = outlook(source(), target(), asked);
    QVERIFY(found.warnings.empty());
    QCOMPARE(found.pairs, static_cast<double>(synsets * (50 + 10)));
    asked.dictionaryCandidates = true;
    for (WordPair& pair : *asked.dictionary) {
        std::swap(pair.source, pair.target);
    }
    found = outlook(source(), target(), asked);
    QVERIFY(!found.possible());
    QVERIFY(found.turned > 0.2);
    QVERIFY(found.warnings.front().message().find("direction is reversed") != std::string::npos);
    QCOMPARE(found.seconds, 0.0);
}

void TestLinkingOutlook::everyPairIsCounted()
{
    MakeLinkingOptions asked = options();
    asked.candidates = 0;
    QCOMPARE(outlook(source(), target(), asked).pairs, 400.0 * 400 + 200 * 200);
    asked.samePartOfSpeech = false;
    QCOMPARE(outlook(source(), target(), asked).pairs, 600.0 * 600);
}

QTEST_GUILESS_MAIN(TestLinkingOutlook)
#include "TestLinkingOutlook.moc"
