#include "base/Error.h"
#include "base/Random.h"
#include "evaluation/SentenceRetrieval.h"
#include "numeric/Rows.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace crossgloss;

namespace {

/// Two languages of the same meanings: word i of both has nearly the same vector.
struct Bilingual {
    static constexpr std::size_t words = 300;
    static constexpr std::size_t dimension = 24;
    EmbeddingSpace source;
    EmbeddingSpace target;
    std::vector<float> sourceRows;
    std::vector<float> targetRows;
};

std::string wordOf(char prefix, std::size_t i)
{
    std::string word(1, prefix);
    for (int place = 0; place < 3; ++place, i /= 26) {
        word += static_cast<char>('a' + i % 26);
    }
    return word;
}

Bilingual bilingual(double noise)
{
    Random random(5);
    std::vector<std::string> sourceWords;
    std::vector<std::string> targetWords;
    Bilingual result;
    for (std::size_t i = 0; i < Bilingual::words; ++i) {
        sourceWords.push_back(wordOf('s', i));
        targetWords.push_back(wordOf('t', i));
        for (std::size_t d = 0; d < Bilingual::dimension; ++d) {
            result.sourceRows.push_back(static_cast<float>(normal(random)));
            result.targetRows.push_back(result.sourceRows.back() + static_cast<float>(noise * normal(random)));
        }
    }
    normaliseRows(result.sourceRows.data(), Bilingual::words, Bilingual::dimension, Bilingual::dimension);
    normaliseRows(result.targetRows.data(), Bilingual::words, Bilingual::dimension, Bilingual::dimension);
    result.source = EmbeddingSpace(sourceWords, result.sourceRows, Bilingual::dimension);
    result.target = EmbeddingSpace(targetWords, result.targetRows, Bilingual::dimension);
    return result;
}

ParallelText randomText(std::size_t lines, std::size_t length)
{
    Random random(8);
    ParallelText text;
    for (std::size_t line = 0; line < lines; ++line) {
        std::string source;
        std::string target;
        for (std::size_t i = 0; i < length; ++i) {
            const std::size_t word = uniformBelow(random, Bilingual::words);
            source += wordOf('s', word) + ' ';
            target = wordOf('t', word) + ' ' + target;
        }
        text.source.push_back(source);
        text.target.push_back(target);
    }
    return text;
}

SentenceScores retrieve(const Bilingual& languages, const ParallelText& text, const SentenceRetrievalOptions& options)
{
    NullProgress progress;
    const MappedSentences source = sentenceVectors(text.source, languages.source, languages.sourceRows.data(),
                                                   Bilingual::dimension, "en", 2, progress);
    const MappedSentences target = sentenceVectors(text.target, languages.target, languages.targetRows.data(),
                                                   Bilingual::dimension, "fr", 2, progress);
    return retrieveSentences(text, source, target, options, progress);
}

SentenceRetrievalOptions by(RetrievalCriterion criterion)
{
    SentenceRetrievalOptions options;
    options.retrieval.criterion = criterion;
    options.bootstrap.resamples = 50;
    return options;
}

} // namespace

class TestSentenceRetrieval : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sumsOfWords();
    void findsPlantedTranslations_data();
    void findsPlantedTranslations();
    void anyListedTranslationCounts();
    void tellsEmptySentences();
    void setsLinesAsideForBeta();
    void asksAPartOfTheLines();
    void asksAsManyAsWantedBesideThoseSetAside();
    void takesGivenBeta();
    void boundsBeta();
    void agreesWithNaiveCosines();
    void refusesWhatCannotBeAsked();
    void threadsChangeNothing();
};

void TestSentenceRetrieval::sumsOfWords()
{
    const EmbeddingSpace space({"a", "b", "c"}, {1, 0, 0, 1, -1, 0}, 2);
    const std::vector<std::string> sentences = {"A, b!", "b b a", "zzz", "", "a c"};
    NullProgress progress;
    const MappedSentences vectors = sentenceVectors(sentences, space, space.data(), 2, "en", 1, progress);
    QCOMPARE(vectors.rows, std::size_t{5});
    QCOMPARE(vectors.empty, std::size_t{2});
    const float half = 1 / std::sqrt(2.0F);
    const float fifth = 1 / std::sqrt(5.0F);
    const std::vector<float> expected = {half, half, fifth, 2 * fifth, 0, 0, 0, 0, 0, 0};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QVERIFY(std::abs(vectors.values[i] - expected[i]) < 1e-6F);
    }
    QCOMPARE(vectors.known, (std::vector<bool>{true, true, false, false, true}));
}

void TestSentenceRetrieval::findsPlantedTranslations_data()
{
    QTest::addColumn<int>("criterion");
    QTest::newRow("nn") << static_cast<int>(RetrievalCriterion::NearestNeighbour);
    QTest::newRow("isf") << static_cast<int>(RetrievalCriterion::InvertedSoftmax);
    QTest::newRow("csls") << static_cast<int>(RetrievalCriterion::Csls);
    QTest::newRow("gc") << static_cast<int>(RetrievalCriterion::GloballyCorrected);
}

void TestSentenceRetrieval::findsPlantedTranslations()
{
    QFETCH(int, criterion);
    const ParallelText text = randomText(400, 6);
    const SentenceScores scores = retrieve(bilingual(0.05), text, by(static_cast<RetrievalCriterion>(criterion)));
    QCOMPARE(scores.lines, std::size_t{400});
    QCOMPARE(scores.scores.p1, 1.0);
    QCOMPARE(scores.scores.n + scores.setAside, scores.lines);
    QCOMPARE(scores.nearestNeighbour.has_value(),
             static_cast<RetrievalCriterion>(criterion) != RetrievalCriterion::NearestNeighbour);
    const nlohmann::json json = toJson(scores);
    QCOMPARE(json["p1"].get<double>(), 1.0);
    QCOMPARE(json.contains("beta"), static_cast<RetrievalCriterion>(criterion) == RetrievalCriterion::InvertedSoftmax);
}

void TestSentenceRetrieval::anyListedTranslationCounts()
{
    const Bilingual languages = bilingual(0);
    ParallelText text = randomText(30, 5);
    // Line 0 again, with a translation of its own; and a sentence that translates line 3 as well as line 4.
    text.source.push_back(text.source[0]);
    text.target.push_back(text.target[1]);
    text.target[4] = text.target[3];
    const SentenceScores scores = retrieve(languages, text, by(RetrievalCriterion::NearestNeighbour));
    QCOMPARE(scores.scores.n, std::size_t{31});
    QCOMPARE(scores.candidates, std::size_t{29});
    QCOMPARE(scores.ranks[0], 1U);
    QCOMPARE(scores.ranks[30], 1U);
    QCOMPARE(scores.ranks[3], 1U);
    QVERIFY(scores.ranks[4] != 1U);
}

void TestSentenceRetrieval::tellsEmptySentences()
{
    ParallelText text = randomText(40, 5);
    text.source[7] = "unknown words";
    text.target[9] = "?!";
    const SentenceScores scores = retrieve(bilingual(0), text, by(RetrievalCriterion::NearestNeighbour));
    QCOMPARE(scores.scores.n, std::size_t{40});
    QCOMPARE(scores.emptyQueries, std::size_t{1});
    QCOMPARE(scores.emptyAnswers, std::size_t{1});
    QCOMPARE(scores.ranks[7], 0U);
    QCOMPARE(scores.ranks[9], 0U);
    QCOMPARE(scores.scores.p1, 38.0 / 40);
}

void TestSentenceRetrieval::setsLinesAsideForBeta()
{
    const Bilingual languages = bilingual(0.5);
    const SentenceScores scores = retrieve(languages, randomText(400, 6), by(RetrievalCriterion::InvertedSoftmax));
    QCOMPARE(scores.setAside, std::size_t{40});
    QCOMPARE(scores.scores.n, std::size_t{360});
    QCOMPARE(scores.nearestNeighbour->n, std::size_t{360});
    QCOMPARE(scores.ranks.size(), std::size_t{400});
    QCOMPARE(std::ranges::count(scores.ranks, NoRank), 40);
    QVERIFY(scores.beta > 1 && scores.beta <= 200);
    // Too few lines to learn on: all are asked, with the default.
    const SentenceScores few = retrieve(languages, randomText(100, 6), by(RetrievalCriterion::InvertedSoftmax));
    QCOMPARE(few.setAside, std::size_t{0});
    QCOMPARE(few.scores.n, std::size_t{100});
    QCOMPARE(few.beta, RetrievalOptions().beta);
}

void TestSentenceRetrieval::asksAPartOfTheLines()
{
    const Bilingual languages = bilingual(1);
    const ParallelText text = randomText(300, 4);
    for (const RetrievalCriterion criterion : {RetrievalCriterion::NearestNeighbour, RetrievalCriterion::Csls}) {
        SentenceRetrievalOptions options = by(criterion);
        const SentenceScores all = retrieve(languages, text, options);
        options.queries = 70;
        const SentenceScores some = retrieve(languages, text, options);
        QCOMPARE(some.scores.n, std::size_t{70});
        QCOMPARE(some.candidates, std::size_t{300});
        // Whether the others are asked changes no line's answer: they stay sources and candidates.
        for (std::size_t line = 0; line < 300; ++line) {
            QVERIFY(some.ranks[line] == NoRank || some.ranks[line] == all.ranks[line]);
        }
        options.queries = 1000;
        QCOMPARE(retrieve(languages, text, options).ranks, all.ranks);
    }
}

void TestSentenceRetrieval::asksAsManyAsWantedBesideThoseSetAside()
{
    SentenceRetrievalOptions options = by(RetrievalCriterion::InvertedSoftmax);
    options.queries = 250;
    const SentenceScores scores = retrieve(bilingual(0.5), randomText(400, 6), options);
    QVERIFY(scores.setAside > 0);
    QCOMPARE(scores.scores.n, std::size_t{250});
}

void TestSentenceRetrieval::takesGivenBeta()
{
    SentenceRetrievalOptions options = by(RetrievalCriterion::InvertedSoftmax);
    options.beta = 17;
    const SentenceScores scores = retrieve(bilingual(0.5), randomText(400, 6), options);
    QCOMPARE(scores.beta, 17.0);
    QCOMPARE(scores.setAside, std::size_t{0});
}

void TestSentenceRetrieval::boundsBeta()
{
    // Without noise the likelihood grows with β for ever.
    SentenceRetrievalOptions options = by(RetrievalCriterion::InvertedSoftmax);
    options.maximumBeta = 50;
    const SentenceScores scores = retrieve(bilingual(0), randomText(400, 6), options);
    QVERIFY(scores.betaAtBound);
    QVERIFY(scores.beta <= 50);
    QVERIFY(toJson(scores)["beta_at_bound"].get<bool>());
}

void TestSentenceRetrieval::agreesWithNaiveCosines()
{
    const Bilingual languages = bilingual(1.5);
    const ParallelText text = randomText(120, 4);
    const SentenceScores scores = retrieve(languages, text, by(RetrievalCriterion::NearestNeighbour));
    NullProgress progress;
    const MappedSentences source = sentenceVectors(text.source, languages.source, languages.sourceRows.data(),
                                                   Bilingual::dimension, "en", 1, progress);
    const MappedSentences target = sentenceVectors(text.target, languages.target, languages.targetRows.data(),
                                                   Bilingual::dimension, "fr", 1, progress);
    std::size_t missed = 0;
    for (std::size_t i = 0; i < 120; ++i) {
        const auto cosine = [&](std::size_t j) {
            double sum = 0;
            for (std::size_t d = 0; d < Bilingual::dimension; ++d) {
                sum += double{source.values[i * Bilingual::dimension + d]} *
                       double{target.values[j * Bilingual::dimension + d]};
            }
            return sum;
        };
        std::uint32_t rank = 1;
        for (std::size_t j = 0; j < 120; ++j) {
            rank += cosine(j) > cosine(i) + 1e-6 ? 1 : 0;
        }
        QCOMPARE(scores.ranks[i], rank);
        missed += rank != 1 ? 1 : 0;
    }
    QVERIFY(missed > 5);               // or the comparison would say little
}

void TestSentenceRetrieval::refusesWhatCannotBeAsked()
{
    const Bilingual languages = bilingual(0);
    const SentenceRetrievalOptions options = by(RetrievalCriterion::Csls);
    QVERIFY_EXCEPTION_THROWN(retrieve(languages, {}, options), Error);
    QVERIFY_EXCEPTION_THROWN(retrieve(languages, {{"unknown"}, {"taaa"}}, options), Error);
    QVERIFY_EXCEPTION_THROWN(retrieve(languages, {{"saaa", "sbaa"}, {"taaa"}}, options), Error);
    const SentenceScores one = retrieve(languages, {{"saaa"}, {"taaa"}}, options);
    QCOMPARE(one.scores.p1, 1.0);
}

void TestSentenceRetrieval::threadsChangeNothing()
{
    const Bilingual languages = bilingual(1);
    const ParallelText text = randomText(300, 4);
    SentenceRetrievalOptions options = by(RetrievalCriterion::InvertedSoftmax);
    options.retrieval.threads = 1;
    const SentenceScores alone = retrieve(languages, text, options);
    options.retrieval.threads = 3;
    const SentenceScores together = retrieve(languages, text, options);
    QCOMPARE(alone.ranks, together.ranks);
    QCOMPARE(alone.beta, together.beta);
}

QTEST_GUILESS_MAIN(TestSentenceRetrieval)
#include "TestSentenceRetrieval.moc"
