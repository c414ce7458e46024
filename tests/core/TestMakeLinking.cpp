#include "base/Error.h"
#include "base/Random.h"
#include "gloss/GlossCandidates.h"
#include "gloss/WordMovers.h"
#include "linking/MakeLinking.h"
#include "text/Tokeniser.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace crossgloss;

/// Candidates and linkings of planted wordnets: the word "wN" of one language is the word "vN" of the other.
class TestMakeLinking : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void candidateScoresAreThoseOfTheMatrix_data();
    void candidateScoresAreThoseOfTheMatrix();
    void nearestCandidatesEqualTheNaiveOnes();
    void kindsKeepApart();
    void plantedWordnetsAreLinked_data();
    void plantedWordnetsAreLinked();
    void everyPairKeepsEveryPair();
    void dictionaryRestrictsTheLemmas();
    void partsOfSpeechGoTogether();
    void commonOnlyKeepsSharedIds();
    void encoderVectorsDecide();
    void fusedScoresAreTheWeightedSum();
    void fusedWeightsComeFromSharedIds();
    void dictionaryAndVectorsTranslate();
    void refusesWhatCannotWork();
    void needsGrowWithPairs();

private:
    static constexpr std::size_t dimension = 32;
    static constexpr std::size_t synsets = 60;
    WordVectors vectors(char prefix) const;
    LinkableWordnet linkable(const Wordnet& wordnet, char prefix) const { return {&wordnet, "sum", vectors(prefix)}; }
    std::vector<std::string> lines(char prefix) const;
    static MakeLinkingOptions options()
    {
        MakeLinkingOptions result;
        result.dimension = dimension;
        result.threads = 2;
        return result;
    }

    std::vector<float> m_words;        ///< 100 words × dimension
    Wordnet m_source;
    Wordnet m_target;
    NullProgress m_progress;
};

void TestMakeLinking::initTestCase()
{
    Random random(3);
    for (std::size_t i = 0; i < 100 * dimension; ++i) {
        m_words.push_back(static_cast<float>(uniform(random) - 0.5));
    }
    m_source = {"here", "it", "CC BY", {}};
    m_target = {"there", "en", "WordNet", {}};
    for (std::size_t i = 0; i < synsets; ++i) {
        std::string from;
        std::string to;
        for (std::size_t word = 0; word < 3 + i % 5; ++word) {
            const std::string number = std::to_string(uniformBelow(random, 100));
            from += "w" + number + " ";
            to = "v" + number + " " + to;      // the other way round
        }
        char id[16];
        std::snprintf(id, sizeof id, "%08zu-n", i);
        Synset synset;
        synset.id = id;
        synset.pos = i % 2 ? PartOfSpeech::Noun : PartOfSpeech::Verb;
        synset.lemmas = {"p" + std::to_string(i)};
        synset.definitions = {from};
        m_source.synsets.push_back(synset);
        synset.lemmas = {"q" + std::to_string(i)};
        synset.definitions = {to};
        m_target.synsets.push_back(synset);
    }
}

WordVectors TestMakeLinking::vectors(char prefix) const
{
    return [this, prefix](std::string_view word, std::span<float> out) {
        if (word.size() < 2 || word[0] != prefix) {
            return false;
        }
        const std::size_t index = std::stoul(std::string(word.substr(1)));
        std::copy_n(m_words.data() + index * dimension, dimension, out.data());
        return true;
    };
}

std::vector<std::string> TestMakeLinking::lines(char prefix) const
{
    std::vector<std::string> result;
    for (const Synset& synset : (prefix == 'w' ? m_source : m_target).synsets) {
        result.push_back(synset.definitions.front());
    }
    return result;
}

void TestMakeLinking::candidateScoresAreThoseOfTheMatrix_data()
{
    QTest::addColumn<QString>("measure");
    for (const char* name : {"semb", "sif", "wmd", "sinkhorn"}) {
        QTest::newRow(name) << QString::fromLatin1(name);
    }
}

void TestMakeLinking::candidateScoresAreThoseOfTheMatrix()
{
    QFETCH(QString, measure);
    std::vector<std::string> from = lines('w');
    from[7] = "nothing known";
    const GlossSet source(from, {"it", false, dimension}, vectors('w'), m_progress);
    const GlossSet target(lines('v'), {"en", false, dimension}, vectors('v'), m_progress);
    GlossSimilarityOptions similarity;
    similarity.threads = 2;
    const GlossMeasure kind = *glossMeasure(measure.toStdString());
    const GlossSimilarity whole = compareGlosses(source, target, kind, similarity, m_progress);
    GlossCandidates candidates;
    for (std::size_t i = 0; i < source.size(); ++i) {
        for (std::size_t j = i % 7; j < target.size(); j += 1 + i % 9) {
            candidates.target.push_back(static_cast<std::uint32_t>(j));
        }
        candidates.start.push_back(candidates.target.size());
    }
    const std::vector<float> some = compareCandidates(source, target, candidates, kind, similarity, m_progress);
    QCOMPARE(some.size(), candidates.pairs());
    for (std::size_t i = 0; i < source.size(); ++i) {
        for (std::size_t place = candidates.start[i]; place < candidates.start[i + 1]; ++place) {
            QVERIFY(std::abs(some[place] - whole.row(i)[candidates.target[place]]) < 2e-6F);
        }
    }
}

void TestMakeLinking::nearestCandidatesEqualTheNaiveOnes()
{
    const GlossSet source(lines('w'), {"it", false, dimension}, vectors('w'), m_progress);
    const GlossSet target(lines('v'), {"en", false, dimension}, vectors('v'), m_progress);
    const SentenceVectors from = meanVectors(source, 2);
    const SentenceVectors to = meanVectors(target, 2);
    NearestCandidatesOptions nearest;
    nearest.perSource = 6;
    nearest.perTarget = 3;
    nearest.threads = 2;
    const GlossCandidates found = nearestCandidates(from, to, {}, {}, nearest, m_progress);
    const GlossSimilarity cosines = cosineSimilarity(from, to, 2, m_progress);
    std::vector<std::set<std::uint32_t>> naive(synsets);
    const auto best = [](std::vector<std::pair<float, std::uint32_t>> all, std::size_t count) {
        std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
        all.resize(count);
        return all;
    };
    for (std::uint32_t i = 0; i < synsets; ++i) {
        std::vector<std::pair<float, std::uint32_t>> row;
        std::vector<std::pair<float, std::uint32_t>> column;
        for (std::uint32_t j = 0; j < synsets; ++j) {
            row.emplace_back(cosines.row(i)[j], j);
            column.emplace_back(cosines.row(j)[i], j);
        }
        for (const auto& entry : best(row, 6)) {
            naive[i].insert(entry.second);
        }
        for (const auto& entry : best(column, 3)) {
            naive[entry.second].insert(i);
        }
    }
    for (std::size_t i = 0; i < synsets; ++i) {
        const auto targets = found.targetsOf(i);
        QVERIFY(std::set<std::uint32_t>(targets.begin(), targets.end()) == naive[i]);
        QCOMPARE(targets.size(), naive[i].size());
    }
}

void TestMakeLinking::kindsKeepApart()
{
    const std::vector<std::uint8_t> sources = {1, 2, 0, 1};
    const std::vector<std::uint8_t> targets = {1, 0, 2};
    const GlossCandidates all = allCandidates(4, 3, sources, targets);
    const auto row = [&all](std::size_t i) {
        const auto span = all.targetsOf(i);
        return std::vector<std::uint32_t>(span.begin(), span.end());
    };
    QCOMPARE(row(0), (std::vector<std::uint32_t>{0, 1}));
    QCOMPARE(row(1), (std::vector<std::uint32_t>{1, 2}));
    QCOMPARE(row(2), (std::vector<std::uint32_t>{0, 1, 2}));
    SentenceVectors from{4, 2, {1, 0, 1, 0, 1, 0, 1, 0}};
    SentenceVectors to{3, 2, {1, 0, 0, 1, 1, 0}};
    NearestCandidatesOptions nearest;
    nearest.perSource = 1;
    nearest.perTarget = 0;
    const GlossCandidates found = nearestCandidates(from, to, sources, targets, nearest, m_progress);
    QCOMPARE(found.targetsOf(0)[0], 0U);
    QCOMPARE(found.targetsOf(1)[0], 2U);
    QCOMPARE(found.pairs(), std::size_t{4});
    QVERIFY_EXCEPTION_THROWN(nearestCandidates(from, to, targets, targets, nearest, m_progress), Error);
}

void TestMakeLinking::plantedWordnetsAreLinked_data()
{
    QTest::addColumn<QString>("measure");
    QTest::addColumn<std::size_t>("candidates");
    for (const char* name : {"semb", "sif", "wmd", "sinkhorn", "tfidf", "fused"}) {
        QTest::addRow("%s, candidates", name) << QString::fromLatin1(name) << std::size_t{5};
        QTest::addRow("%s, every pair", name) << QString::fromLatin1(name) << std::size_t{0};
    }
}

void TestMakeLinking::plantedWordnetsAreLinked()
{
    QFETCH(QString, measure);
    QFETCH(std::size_t, candidates);
    MakeLinkingOptions make = options();
    make.measure = *glossMeasure(measure.toStdString());
    make.candidates = candidates;
    const Linking linking = makeLinking(linkable(m_source, 'w'), linkable(m_target, 'v'), make, m_progress);
    QCOMPARE(linking.source.glosses.size(), synsets);
    QCOMPARE(QString::fromStdString(linking.measure), measure);
    std::size_t right = 0;
    for (std::size_t i = 0; i < synsets; ++i) {
        QVERIFY(!linking.candidates.targetsOf(i).empty());
        right += linking.candidates.targetsOf(i)[0] == static_cast<std::int32_t>(i) ? 1 : 0;
        QVERIFY(std::ranges::is_sorted(linking.candidates.scoresOf(i), std::ranges::greater()));
    }
    QVERIFY2(right + 2 >= synsets, qPrintable(QString::number(right)));
    QVERIFY(linking.source.words.size() <= 100 && linking.source.vectors.size() == linking.source.words.size() * dimension);
}

void TestMakeLinking::everyPairKeepsEveryPair()
{
    MakeLinkingOptions make = options();
    make.candidates = 0;
    make.samePartOfSpeech = false;
    QCOMPARE(makeLinking(linkable(m_source, 'w'), linkable(m_target, 'v'), make, m_progress).candidates.target.size(),
             synsets * synsets);
}

void TestMakeLinking::dictionaryRestrictsTheLemmas()
{
    MakeLinkingOptions make = options();
    make.dictionary = std::vector<WordPair>{{"P0", "q0"}, {"p0", "q2"}, {"p0", "q1"}, {"p4", "q6"}, {"p5", "elsewhere"}};
    Linking linking = makeLinking(linkable(m_source, 'w'), linkable(m_target, 'v'), make, m_progress);
    const auto row = linking.candidates.targetsOf(0);
    // q1 is a noun, the source a verb.
    QCOMPARE((std::set<std::int32_t>(row.begin(), row.end())), (std::set<std::int32_t>{0, 2}));
    QCOMPARE(row[0], 0);
    QCOMPARE(linking.candidates.targetsOf(4)[0], 6);
    QVERIFY(linking.candidates.targetsOf(5).empty());
    make.candidates = 1;
    linking = makeLinking(linkable(m_source, 'w'), linkable(m_target, 'v'), make, m_progress);
    QCOMPARE(linking.candidates.targetsOf(0).size(), std::size_t{1});
    make.dictionary = std::vector<WordPair>{{"unknown", "words"}};
    QVERIFY_EXCEPTION_THROWN(makeLinking(linkable(m_source, 'w'), linkable(m_target, 'v'), make, m_progress), Error);
}

void TestMakeLinking::partsOfSpeechGoTogether()
{
    MakeLinkingOptions make = options();
    make.candidates = 0;
    const Linking linking = makeLinking(linkable(m_source, 'w'), linkable(m_target, 'v'), make, m_progress);
    for (std::size_t i = 0; i < synsets; ++i) {
        for (const std::int32_t target : linking.candidates.targetsOf(i)) {
            QCOMPARE(static_cast<std::size_t>(target) % 2, i % 2);
        }
    }
}

void TestMakeLinking::commonOnlyKeepsSharedIds()
{
    Wordnet fewer = m_target;
    fewer.synsets.erase(fewer.synsets.begin() + 3);
    fewer.synsets[10].definitions.clear();
    MakeLinkingOptions make = options();
    make.commonOnly = true;
    const Linking linking = makeLinking(linkable(m_source, 'w'), linkable(fewer, 'v'), make, m_progress);
    QCOMPARE(linking.source.glosses.size(), synsets - 2);
    for (std::size_t i = 0; i < linking.source.glosses.size(); ++i) {
        QCOMPARE(linking.source.glosses[i].synset, linking.target.glosses[i].synset);
    }
    // Ids of other schemes meet in the interlingual index.
    Wordnet renamed = m_target;
    Wordnet indexed = m_source;
    for (std::size_t i = 0; i < synsets; ++i) {
        renamed.synsets[i].id = "x" + renamed.synsets[i].id;
        renamed.synsets[i].ili = indexed.synsets[i].ili = i < 20 ? "i" + std::to_string(i) : "";
    }
    const Linking joined = makeLinking(linkable(indexed, 'w'), linkable(renamed, 'v'), make, m_progress);
    QCOMPARE(joined.source.glosses.size(), std::size_t{20});
    QCOMPARE("x" + joined.source.glosses[7].synset, joined.target.glosses[7].synset);
    QCOMPARE(joined.target.glosses[7].ili, joined.source.glosses[7].ili);
}

void TestMakeLinking::encoderVectorsDecide()
{
    MakeLinkingOptions make = options();
    make.measure = GlossMeasure::Encoder;
    make.samePartOfSpeech = false;
    make.candidates = 2;
    QVERIFY_EXCEPTION_THROWN(makeLinking(linkable(m_source, 'w'), linkable(m_target, 'v'), make, m_progress), Error);
    SentenceVectors from{synsets, synsets, std::vector<float>(synsets * synsets, 0.0F)};
    SentenceVectors to = from;
    for (std::size_t i = 0; i < synsets; ++i) {
        from.values[i * synsets + i] = 1.0F;
        to.values[i * synsets + (i + 1) % synsets] = 1.0F;     // target i says what source i + 1 says
    }
    make.encoded = {from, to};
    const Linking linking = makeLinking(linkable(m_source, 'w'), linkable(m_target, 'v'), make, m_progress);
    for (std::size_t i = 0; i < synsets; ++i) {
        QCOMPARE(linking.candidates.targetsOf(i)[0], static_cast<std::int32_t>((i + synsets - 1) % synsets));
        QCOMPARE(linking.candidates.scoresOf(i)[0], 1.0F);
    }
}

void TestMakeLinking::fusedScoresAreTheWeightedSum()
{
    MakeLinkingOptions make = options();
    make.measure = GlossMeasure::Fused;
    make.samePartOfSpeech = false;
    make.candidates = 0;
    make.weights = FusedWeights{{{"wmd", 0, 1, 2.0}, {"sif", 0, 1, -0.5}}};
    const Linking linking = makeLinking(linkable(m_source, 'w'), linkable(m_target, 'v'), make, m_progress);
    const GlossSet source(lines('w'), {"it", false, dimension}, vectors('w'), m_progress);
    const GlossSet target(lines('v'), {"en", false, dimension}, vectors('v'), m_progress);
    GlossSimilarityOptions similarity;
    similarity.threads = 2;
    const GlossSimilarity wmd = compareGlosses(source, target, GlossMeasure::Wmd, similarity, m_progress);
    const GlossSimilarity sif = compareGlosses(source, target, GlossMeasure::Sif, similarity, m_progress);
    const GlossSimilarity fused = fuse(std::vector<NamedSimilarity>{{"wmd", &wmd}, {"sif", &sif}}, *make.weights);
    for (std::size_t i = 0; i < synsets; ++i) {
        QCOMPARE(linking.candidates.targetsOf(i).size(), synsets);
        for (std::size_t place = 0; place < synsets; ++place) {
            const auto j = static_cast<std::size_t>(linking.candidates.targetsOf(i)[place]);
            QVERIFY(std::abs(linking.candidates.scoresOf(i)[place] - fused.row(i)[j]) < 1e-4F);
        }
    }
}

void TestMakeLinking::fusedWeightsComeFromSharedIds()
{
    const auto weightsOf = [this](const Wordnet& source, const Wordnet& target) {
        MakeLinkingOptions make = options();
        make.measure = GlossMeasure::Fused;
        const Linking linking = makeLinking(linkable(source, 'w'), linkable(target, 'v'), make, m_progress);
        std::size_t right = 0;
        for (std::size_t i = 0; i < synsets; ++i) {
            right += linking.candidates.targetsOf(i)[0] == static_cast<std::int32_t>(i) ? 1 : 0;
        }
        return std::pair(fusedWeights(nlohmann::json::parse(linking.parameters)["weights"]), right);
    };
    const auto [fitted, rightWithIds] = weightsOf(m_source, m_target);
    QCOMPARE(fitted.pairs, synsets);
    QCOMPARE(fitted.parts.size(), std::size_t{5});
    QVERIFY(rightWithIds >= synsets - 3);
    Wordnet strange = m_target;
    for (std::size_t i = 0; i < synsets; ++i) {
        strange.synsets[i].id = (i < 30 ? "x" : "") + strange.synsets[i].id; // 30 shared ones are too few
    }
    const auto [usual, rightWithout] = weightsOf(m_source, strange);
    QCOMPARE(usual.pairs, std::size_t{0});
    QCOMPARE(usual.parts.size(), std::size_t{5});
    QVERIFY(rightWithout >= synsets - 3);
}

void TestMakeLinking::dictionaryAndVectorsTranslate()
{
    MakeLinkingOptions make = options();
    make.measure = GlossMeasure::TfIdf;
    make.candidates = 0;
    make.samePartOfSpeech = false;
    const Linking byVectors = makeLinking(linkable(m_source, 'w'), linkable(m_target, 'v'), make, m_progress);
    for (std::size_t i = 0; i < synsets; ++i) {
        QCOMPARE(byVectors.candidates.targetsOf(i)[0], static_cast<std::int32_t>(i));
    }
    // The dictionary has the last word: it says that every word of the first gloss is one of the second.
    std::vector<WordPair> wrong;
    for (const std::string& word : tokenise(m_source.synsets[0].definitions[0], "it")) {
        wrong.push_back({word, tokenise(m_target.synsets[1].definitions[0], "en")[0]});
    }
    for (std::size_t i = 0; i < synsets; ++i) {
        wrong.push_back({"p0", "q" + std::to_string(i)});              // every target is a candidate of the first
    }
    make.dictionary = wrong;
    make.candidates = synsets;
    const Linking byBoth = makeLinking(linkable(m_source, 'w'), linkable(m_target, 'v'), make, m_progress);
    const float ofOwn = *byBoth.candidates.scoreOf(0, 0);
    QVERIFY(*byBoth.candidates.scoreOf(0, 1) > ofOwn);
    QVERIFY(ofOwn < *byVectors.candidates.scoreOf(0, 0));
}

void TestMakeLinking::refusesWhatCannotWork()
{
    Wordnet mute = m_target;
    for (Synset& synset : mute.synsets) {
        synset.definitions.clear();
    }
    QVERIFY_EXCEPTION_THROWN(makeLinking(linkable(m_source, 'w'), linkable(mute, 'v'), options(), m_progress), Error);
    QVERIFY_EXCEPTION_THROWN(makeLinking(linkable(m_source, 'x'), linkable(m_target, 'v'), options(), m_progress), Error);
    MakeLinkingOptions make = options();
    make.measure = GlossMeasure::Fused;
    for (const char* part : {"encoder", "siamese", "fused", "guess"}) { // nothing is given that these need
        make.weights = FusedWeights{{{"semb", 0, 1, 1.0}, {part, 0, 1, 1.0}}};
        QVERIFY_EXCEPTION_THROWN(makeLinking(linkable(m_source, 'w'), linkable(m_target, 'v'), make, m_progress),
                                 Error);
    }
    make = options();
    make.measure = GlossMeasure::Siamese;
    QVERIFY_EXCEPTION_THROWN(makeLinking(linkable(m_source, 'w'), linkable(m_target, 'v'), make, m_progress), Error);
    make = options();
    make.commonOnly = true;
    Wordnet strange = m_target;
    for (Synset& synset : strange.synsets) {
        synset.id = "x" + synset.id;
    }
    QVERIFY_EXCEPTION_THROWN(makeLinking(linkable(m_source, 'w'), linkable(strange, 'v'), make, m_progress), Error);
}

void TestMakeLinking::needsGrowWithPairs()
{
    const LinkingNeeds dense = linkingNeeds(20000, 20000, 0, 300);
    const LinkingNeeds sparse = linkingNeeds(20000, 20000, 50, 300);
    QCOMPARE(dense.pairs, 4e8);
    QVERIFY(sparse.pairs <= 20000.0 * 60);
    QVERIFY(dense.bytes > 4e8 * 12 && dense.bytes < 24.0 * (1 << 30));
    QVERIFY(sparse.bytes < 1e9);
    QCOMPARE(linkingNeeds(10, 10, 50, 300).pairs, 100.0);
}

QTEST_GUILESS_MAIN(TestMakeLinking)
#include "TestMakeLinking.moc"
