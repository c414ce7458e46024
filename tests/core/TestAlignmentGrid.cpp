#include "base/Error.h"
#include "base/Random.h"
#include "evaluation/AlignmentGrid.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace crossgloss;

namespace {

constexpr std::size_t words = 400;
constexpr std::size_t dimension = 16;

/// Target word ti is source word si turned by a rotation, with noise.
struct Planted {
    EmbeddingSpace source;
    EmbeddingSpace target;
    std::vector<WordPair> training;
    std::vector<WordPair> test;
    GridDictionary dictionary;
};

/// A letter stands for each digit, so that texts can be cut into these words.
std::string wordOf(char prefix, std::size_t i)
{
    return std::string(1, prefix) + static_cast<char>('a' + i / 100) + static_cast<char>('a' + i / 10 % 10) +
           static_cast<char>('a' + i % 10);
}

Planted planted(double noise)
{
    Random random(21);
    // Rotations in the planes of neighbouring axes, one after the other.
    std::vector<double> angles(dimension - 1);
    for (double& angle : angles) {
        angle = 6.28 * uniform(random);
    }
    std::vector<std::string> sourceWords;
    std::vector<std::string> targetWords;
    std::vector<float> source;
    std::vector<float> target;
    for (std::size_t i = 0; i < words; ++i) {
        sourceWords.push_back(wordOf('s', i));
        targetWords.push_back(wordOf('t', i));
        std::vector<double> row(dimension);
        for (double& value : row) {
            value = normal(random);
            source.push_back(static_cast<float>(value));
        }
        for (std::size_t d = 0; d + 1 < dimension; ++d) {
            const double a = row[d] * std::cos(angles[d]) - row[d + 1] * std::sin(angles[d]);
            row[d + 1] = row[d] * std::sin(angles[d]) + row[d + 1] * std::cos(angles[d]);
            row[d] = a;
        }
        for (const double value : row) {
            target.push_back(static_cast<float>(value + noise * normal(random)));
        }
    }
    Planted result{
        EmbeddingSpace(sourceWords, source, dimension), EmbeddingSpace(targetWords, target, dimension), {}, {}, {}};
    for (std::size_t i = 0; i < words; ++i) {
        (i < 200 ? result.training : result.test).push_back({sourceWords[i], targetWords[i]});
    }
    result.dictionary.name = "planted";
    result.dictionary.words = resolvePairs(result.training, result.source, result.target);
    return result;
}

AlignmentGridOptions quick()
{
    AlignmentGridOptions options;
    options.methods = {AlignmentMethod::LeastSquares, AlignmentMethod::Procrustes};
    options.retrievals = {RetrievalCriterion::NearestNeighbour, RetrievalCriterion::InvertedSoftmax,
                          RetrievalCriterion::Csls};
    options.translation.bootstrap.resamples = 100;
    return options;
}

AlignmentGrid compare(const Planted& data, const std::vector<GridDictionary>& dictionaries,
                      const AlignmentGridOptions& options)
{
    NullProgress progress;
    AlignmentGrid grid = compareAlignments(data.source, data.target, dictionaries, translationTest(data.test),
                                           translationTest(data.test, {.direction = TranslationDirection::Backward}),
                                           options, progress);
    grid.source = "source & \"one\"";
    grid.target = "target, <two>";
    return grid;
}

SentenceSource sentencesOf(const Planted& data)
{
    return [&data]() -> SentenceReader {
        return [&data, done = false](SentenceBatch& batch) mutable {
            batch = {};
            if (done) {
                return false;
            }
            done = true;
            Random random(3);
            for (int line = 0; line < 3000; ++line) {
                std::string source;
                std::string target;
                for (int i = 0; i < 3; ++i) {
                    const std::size_t word = uniformBelow(random, data.training.size());
                    source += data.training[word].source + ' ';
                    target += data.training[word].target + ' ';
                }
                batch.source.push_back(source);
                batch.target.push_back(target);
            }
            return true;
        };
    };
}

std::size_t fieldsOf(const std::string& line)
{
    std::size_t fields = 1;
    bool quoted = false;
    for (const char c : line) {
        quoted = quoted != (c == '"');
        fields += c == ',' && !quoted ? 1 : 0;
    }
    return fields;
}

} // namespace

class TestAlignmentGrid : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scoresEveryCell();
    void directionalMethodsLearnTheWayBack();
    void othersKeepOneMap();
    void testsAgainstTheBaseline();
    void baselineMayBeMissing();
    void aProblemStaysInItsCell();
    void learnsFromIdenticalStrings();
    void keepsToLimits();
    void refusesWhatCannotBeCompared();
    void stopsWhenCancelled();
    void threadsChangeNothing();
    void exportsTables();
};

void TestAlignmentGrid::scoresEveryCell()
{
    const Planted data = planted(0.05);
    std::vector<std::size_t> told;
    AlignmentGridOptions options = quick();
    options.onCell = [&told](const GridCell& cell, std::size_t done, std::size_t total) {
        QVERIFY(cell.problem.empty());
        QCOMPARE(total, std::size_t{12});
        told.push_back(done);
    };
    const AlignmentGrid grid = compare(data, {data.dictionary}, options);
    QCOMPARE(grid.cells.size(), std::size_t{12});
    QCOMPARE(told.size(), std::size_t{12});
    QCOMPARE(told.back(), std::size_t{12});
    QCOMPARE(grid.dictionaries[0].pairs, std::size_t{200});
    for (const GridCell& cell : grid.cells) {
        QCOMPARE(cell.scores.n, std::size_t{200});
        QCOMPARE(cell.scores.covered, std::size_t{200});
        QVERIFY2(cell.scores.strict.p1 > 0.97, qPrintable(QString::number(cell.scores.strict.p1)));
        QCOMPARE(cell.ranks.size(), std::size_t{200});
        QCOMPARE(cell.beta > 0, cell.retrieval == RetrievalCriterion::InvertedSoftmax);
    }
    const GridCell* cell =
        grid.find(0, AlignmentMethod::Procrustes, RetrievalCriterion::Csls, TranslationDirection::Backward);
    QVERIFY(cell != nullptr && cell->direction == TranslationDirection::Backward);
    QVERIFY(grid.find(0, AlignmentMethod::Cca, RetrievalCriterion::Csls, TranslationDirection::Backward) == nullptr);
    QVERIFY(grid.find(1, AlignmentMethod::Procrustes, RetrievalCriterion::Csls, TranslationDirection::Backward) ==
            nullptr);
}

void TestAlignmentGrid::directionalMethodsLearnTheWayBack()
{
    QVERIFY(isDirectional(AlignmentMethod::LeastSquares) && isDirectional(AlignmentMethod::Rcsls));
    const Planted data = planted(1.0);
    const AlignmentGrid grid = compare(data, {data.dictionary}, quick());
    const GridCell* cell = grid.find(0, AlignmentMethod::LeastSquares, RetrievalCriterion::NearestNeighbour,
                                     TranslationDirection::Backward);
    // By hand: the same from target to source.
    AlignOptions options;
    options.method = AlignmentMethod::LeastSquares;
    AlignmentData reverse;
    std::vector<WordPair> turned;
    for (const WordPair& pair : data.training) {
        turned.push_back({pair.target, pair.source});
    }
    reverse.words = resolvePairs(turned, data.target, data.source);
    NullProgress progress;
    const AlignmentMap map = align(data.target, data.source, reverse, options, progress);
    const std::vector<float> from = map.apply(MapSide::Source, data.target, 1, progress);
    const std::vector<float> to = map.apply(MapSide::Target, data.source, 1, progress);
    TranslationOptions translation;
    translation.retrieval.criterion = RetrievalCriterion::NearestNeighbour;
    const TranslationEvaluation expected = evaluateTranslation(
        grid.backwardTest, {&data.target, {from.data(), words, map.source.shared}},
        {&data.source, {to.data(), words, map.source.shared}}, map.source.shared, translation, progress);
    QVERIFY(expected.scores.strict.p1 < 0.9);          // or any map would do
    QCOMPARE(cell->ranks, expected.ranks());
}

void TestAlignmentGrid::othersKeepOneMap()
{
    QVERIFY(!isDirectional(AlignmentMethod::Procrustes) && !isDirectional(AlignmentMethod::Cca));
    const Planted data = planted(1.0);
    const AlignmentGrid grid = compare(data, {data.dictionary}, quick());
    const GridCell* cell =
        grid.find(0, AlignmentMethod::Procrustes, RetrievalCriterion::NearestNeighbour, TranslationDirection::Backward);
    AlignmentData forward;
    forward.words = data.dictionary.words;
    NullProgress progress;
    const AlignmentMap map = align(data.source, data.target, forward, {}, progress);
    const std::vector<float> source = map.apply(MapSide::Source, data.source, 1, progress);
    const std::vector<float> target = map.apply(MapSide::Target, data.target, 1, progress);
    TranslationOptions translation;
    translation.retrieval.criterion = RetrievalCriterion::NearestNeighbour;
    const TranslationEvaluation expected =
        evaluateTranslation(grid.backwardTest, {&data.target, {target.data(), words, map.source.shared}},
                            {&data.source, {source.data(), words, map.source.shared}}, map.source.shared, translation,
                            progress);
    QCOMPARE(cell->ranks, expected.ranks());
}

void TestAlignmentGrid::testsAgainstTheBaseline()
{
    const Planted data = planted(1.0);
    const AlignmentGrid grid = compare(data, {data.dictionary}, quick());
    const GridCell* baseline = grid.baseline(0, TranslationDirection::Forward);
    QVERIFY(baseline->method == AlignmentMethod::Procrustes &&
            baseline->retrieval == RetrievalCriterion::NearestNeighbour);
    for (const GridCell& cell : grid.cells) {
        const GridCell* reference = grid.baseline(0, cell.direction);
        QCOMPARE(cell.againstBaseline.has_value(), &cell != reference);
        if (cell.againstBaseline) {
            const double difference = cell.scores.strict.p1 - reference->scores.strict.p1;
            QVERIFY(std::abs(cell.againstBaseline->p1.difference - difference) < 1e-12);
            QVERIFY(cell.adjustedP >= cell.againstBaseline->mcNemar.midP);
        }
    }
    const GridCell* best = grid.best(TranslationDirection::Forward);
    for (const GridCell& cell : grid.cells) {
        QVERIFY(cell.direction != TranslationDirection::Forward || cell.scores.strict.p1 <= best->scores.strict.p1);
    }
}

void TestAlignmentGrid::baselineMayBeMissing()
{
    const Planted data = planted(0.5);
    AlignmentGridOptions options = quick();
    options.methods = {AlignmentMethod::Cca};
    options.retrievals = {RetrievalCriterion::Csls, RetrievalCriterion::NearestNeighbour};
    options.directions = {TranslationDirection::Backward};
    const AlignmentGrid grid = compare(data, {data.dictionary}, options);
    QCOMPARE(grid.cells.size(), std::size_t{2});
    QCOMPARE(grid.baseline(0, TranslationDirection::Backward), &grid.cells[0]);
    QVERIFY(grid.baseline(0, TranslationDirection::Forward) == nullptr);
    QVERIFY(grid.best(TranslationDirection::Forward) == nullptr);
    QVERIFY(grid.cells[1].againstBaseline.has_value());
    QVERIFY(!toJson(grid)["best"].contains("forward"));
}

void TestAlignmentGrid::aProblemStaysInItsCell()
{
    const Planted data = planted(0.1);
    GridDictionary sentences;
    sentences.kind = GridDictionaryKind::Sentences;
    sentences.name = "sentences";
    sentences.sentences = sentencesOf(data);
    sentences.sourceLanguage = "en";
    sentences.targetLanguage = "fr";
    AlignmentGridOptions options = quick();
    options.methods = {AlignmentMethod::Rcsls, AlignmentMethod::LeastSquares, AlignmentMethod::Procrustes};
    const AlignmentGrid grid = compare(data, {sentences}, options);
    QCOMPARE(grid.cells.size(), std::size_t{18});
    for (const GridCell& cell : grid.cells) {
        QCOMPARE(cell.problem.empty(), cell.method != AlignmentMethod::Rcsls);
        if (cell.problem.empty()) {
            QVERIFY2(cell.scores.strict.p1 > 0.9, qPrintable(QString::number(cell.scores.strict.p1)));
        }
    }
    QVERIFY(grid.best(TranslationDirection::Forward)->method != AlignmentMethod::Rcsls);
    QVERIFY(toJson(grid)["cells"][0].contains("problem"));
}

void TestAlignmentGrid::learnsFromIdenticalStrings()
{
    // A third of the words are written alike, and a tenth of those mean something else.
    const Planted base = planted(0.1);
    std::vector<std::string> sourceWords;
    std::vector<std::string> targetWords;
    std::vector<float> source(base.source.data(), base.source.data() + words * dimension);
    std::vector<float> target(base.target.data(), base.target.data() + words * dimension);
    for (std::size_t i = 0; i < words; ++i) {
        sourceWords.push_back(wordOf('s', i));
        targetWords.push_back(i % 3 == 0 ? wordOf('s', i % 30 == 0 ? (i + 30) % 420 : i) : wordOf('t', i));
    }
    Planted data{
        EmbeddingSpace(sourceWords, source, dimension), EmbeddingSpace(targetWords, target, dimension), {}, {}, {}};
    for (std::size_t i = 1; i < words; i += 3) {
        data.test.push_back({sourceWords[i], targetWords[i]});
    }
    data.dictionary.kind = GridDictionaryKind::Identical;
    data.dictionary.name = "identical strings";
    data.dictionary.words = identicalPairs(data.source, data.target, {});
    QVERIFY(data.dictionary.words.pairs.size() > 120);
    const AlignmentGrid grid = compare(data, {data.dictionary}, quick());
    const GridCell* cell =
        grid.find(0, AlignmentMethod::Procrustes, RetrievalCriterion::NearestNeighbour, TranslationDirection::Forward);
    QVERIFY2(cell->scores.strict.p1 > 0.9, qPrintable(QString::number(cell->scores.strict.p1)));
}

void TestAlignmentGrid::keepsToLimits()
{
    const Planted data = planted(0.05);
    AlignmentGridOptions options = quick();
    options.align.sourceLimit = 300;
    options.align.targetLimit = 250;
    GridDictionary dictionary = data.dictionary;
    dictionary.words.pairs.push_back({399, 399});      // beyond the limits: no help, no harm
    const AlignmentGrid grid = compare(data, {dictionary}, options);
    for (const GridCell& cell : grid.cells) {
        QCOMPARE(cell.scores.n, std::size_t{200});
        QCOMPARE(cell.scores.covered, std::size_t{50});
        const bool forward = cell.direction == TranslationDirection::Forward;
        QCOMPARE(cell.scores.wordMissing, std::size_t{forward ? 100u : 150u});
        QCOMPARE(cell.scores.translationsMissing, std::size_t{forward ? 50u : 0u});
    }
}

void TestAlignmentGrid::refusesWhatCannotBeCompared()
{
    const Planted data = planted(0);
    QVERIFY_EXCEPTION_THROWN(compare(data, {}, quick()), Error);
    for (int part = 0; part < 3; ++part) {
        AlignmentGridOptions options = quick();
        if (part == 0) {
            options.methods.clear();
        } else if (part == 1) {
            options.retrievals.clear();
        } else {
            options.directions.clear();
        }
        QVERIFY_EXCEPTION_THROWN(compare(data, {data.dictionary}, options), Error);
    }
    Planted uncovered = data;
    uncovered.test = {{"nothing", "rien"}};
    QVERIFY_EXCEPTION_THROWN(compare(uncovered, {data.dictionary}, quick()), Error);
    // A dictionary without pairs is a problem of its cells.
    GridDictionary empty;
    empty.name = "empty";
    const AlignmentGrid grid = compare(data, {empty, data.dictionary}, quick());
    QVERIFY(!grid.find(0, AlignmentMethod::Procrustes, RetrievalCriterion::Csls, TranslationDirection::Forward)
                 ->problem.empty());
    QVERIFY(grid.baseline(0, TranslationDirection::Forward) == nullptr);
    QCOMPARE(grid.best(TranslationDirection::Forward)->dictionary, std::size_t{1});
}

void TestAlignmentGrid::stopsWhenCancelled()
{
    class Stopped final : public Progress {
    public:
        void stage(std::string_view, std::uint64_t) override {}
        void advance(std::uint64_t) override {}
        bool cancelled() const override { return true; }
    };
    const Planted data = planted(0);
    const std::vector<GridDictionary> dictionaries = {data.dictionary};
    Stopped progress;
    const TranslationTest backward = translationTest(data.test, {.direction = TranslationDirection::Backward});
    QVERIFY_EXCEPTION_THROWN(compareAlignments(data.source, data.target, dictionaries, translationTest(data.test),
                                               backward, quick(), progress),
                             Cancelled);
}

void TestAlignmentGrid::threadsChangeNothing()
{
    const Planted data = planted(1.0);
    AlignmentGridOptions options = quick();
    options.align.threads = options.translation.retrieval.threads = 1;
    const AlignmentGrid alone = compare(data, {data.dictionary}, options);
    const AlignmentGrid again = compare(data, {data.dictionary}, options);
    for (std::size_t i = 0; i < alone.cells.size(); ++i) {
        QCOMPARE(alone.cells[i].ranks, again.cells[i].ranks);
        QCOMPARE(alone.cells[i].beta, again.cells[i].beta);
    }
}

void TestAlignmentGrid::exportsTables()
{
    const Planted data = planted(0.5);
    GridDictionary empty;
    empty.name = "empty, \"none\"";
    const AlignmentGrid grid = compare(data, {data.dictionary, empty}, quick());
    const QStringList lines = QString::fromStdString(gridCsv(grid)).split(QLatin1Char('\n'));
    QVERIFY(!lines[0].contains(QLatin1Char('\r')));    // as all tables of the program
    QCOMPARE(lines.size(), 26);                        // header, 24 cells, what is behind the last line end
    for (const QString& line : lines.first(25)) {
        QCOMPARE(fieldsOf(line.toStdString()), fieldsOf(lines[0].toStdString()));
    }
    QVERIFY(lines[1].startsWith(QStringLiteral(
        "\"source & \"\"one\"\"\",\"target, <two>\",planted,dictionary,200,least-squares,nn,forward,200,200,")));

    const nlohmann::json json = toJson(grid);
    QCOMPARE(json["cells"].size(), std::size_t{24});
    const std::string best = json["ranks"]["forward"]["ranks"].get<std::string>();
    QCOMPARE(ranksFromText(best), grid.best(TranslationDirection::Forward)->ranks);
    QCOMPARE(json["ranks"]["backward"]["test"].get<std::string>(), testChecksum(grid.backwardTest));
}

QTEST_GUILESS_MAIN(TestAlignmentGrid)
#include "TestAlignmentGrid.moc"
