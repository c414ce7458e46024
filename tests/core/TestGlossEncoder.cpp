#include "alignment/IdentityMap.h"
#include "base/Error.h"
#include "base/Random.h"
#include "gloss/SiameseCandidates.h"
#include "linking/GlossEncoderTraining.h"
#include "linking/MakeLinking.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

using namespace crossgloss;

/// Training of the Siamese LSTM on the synsets of two planted wordnets, and linking by it. Words of one topic have
/// unrelated vectors in the two languages: nothing but training brings them together.
class TestGlossEncoder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void trainedNetworkLinksWhatWordsDoNot();
    void candidateScoresAreThoseOfTheMatrix();
    void nearestAreTheNaiveOnes();
    void emptyGlossesHaveNoCandidates();
    void pairsAreDrawnApart();
    void seenPairsAreToldOfTheLinking();
    void otherVectorsAndMapsAreRefused();
    void gridIsSearchedAndForgotten();
    void cancelledRunGoesOn();
    void whatCannotBeTrainedIsRefused();

private:
    static constexpr std::size_t dimension = 16;
    static constexpr std::size_t topics = 25;
    static constexpr std::size_t synsetsPerTopic = 24;

    std::string path(const char* name) const { return m_folder.filePath(QLatin1String(name)).toStdString(); }
    static EmbeddingSpace space(char language);
    static Wordnet wordnet(char language);
    GlossEncoderSpaces spaces() const { return {m_map, m_sourceSpace, m_targetSpace}; }
    GlossEncoderOptions options(const char* out, int epochs) const;
    GlossEncoderResult train(const GlossEncoderOptions& options);
    Linking link(const MakeLinkingOptions& options);
    WordVectors vectors(MapSide side) const
    {
        const EmbeddingSpace& own = side == MapSide::Source ? m_sourceSpace : m_targetSpace;
        return [this, side, &own](std::string_view word, std::span<float> out) {
            return m_map.vectorOf(side, own, word, out);
        };
    }
    GlossSet glossSet(MapSide side, std::vector<std::string> extra = {});

    QTemporaryDir m_folder;
    EmbeddingSpace m_sourceSpace, m_targetSpace;
    AlignmentMap m_map;
    Wordnet m_source, m_target;
    std::shared_ptr<const SiameseModel> m_model;
    NullProgress m_progress;
};

namespace {

std::string letters(char kind, std::size_t number)
{
    return {kind, static_cast<char>('a' + number / 26), static_cast<char>('a' + number % 26), 'x'};
}

/// Stops once a number of epochs is told.
class StopAfter final : public Progress {
public:
    void stage(std::string_view, std::uint64_t) override {}
    void advance(std::uint64_t) override {}
    bool cancelled() const override { return stop; }
    bool stop = false;
};

} // namespace

EmbeddingSpace TestGlossEncoder::space(char language)
{
    Random random(static_cast<std::uint64_t>(language));
    Random common(77);
    std::vector<std::string> words;
    std::vector<float> values;
    for (std::size_t i = 0; i < topics; ++i) {
        words.push_back(letters(language, i));
        for (std::size_t d = 0; d < dimension; ++d) {
            values.push_back(static_cast<float>(normal(random)));
        }
    }
    for (std::size_t i = 0; i < 30; ++i) {
        words.push_back(letters('f', i));
        for (std::size_t d = 0; d < dimension; ++d) {
            values.push_back(static_cast<float>(normal(common)));
        }
    }
    return EmbeddingSpace(words, values, dimension);
}

Wordnet TestGlossEncoder::wordnet(char language)
{
    Random random(100 + static_cast<std::uint64_t>(language));
    Wordnet made{std::string(1, language), language == 's' ? "it" : "en", "CC0", {}};
    for (std::size_t i = 0; i < topics * synsetsPerTopic; ++i) {
        Synset synset;
        char id[16];
        std::snprintf(id, sizeof id, "%08zu-n", i);
        synset.id = id;
        synset.pos = PartOfSpeech::Noun;
        synset.lemmas = {"l" + std::to_string(i)};
        synset.definitions = {letters('f', uniformBelow(random, 30)) + ' ' + letters(language, i % topics) + ' ' +
                              letters('f', uniformBelow(random, 30))};
        made.synsets.push_back(synset);
    }
    return made;
}

GlossEncoderOptions TestGlossEncoder::options(const char* out, int epochs) const
{
    GlossEncoderOptions options;
    options.siamese.hidden = 16;
    options.siamese.batch = 32;
    options.siamese.epochs = epochs;
    options.siamese.inputDropout = 0.05;
    options.siamese.stateDropout = 0.1;
    options.siamese.patience = 0;
    options.siamese.threads = 2;
    options.siamese.out = path(out);
    options.validation = 60;
    return options;
}

GlossEncoderResult TestGlossEncoder::train(const GlossEncoderOptions& options)
{
    return trainGlossEncoder(alignedGlosses(m_source, m_target), spaces(), options, m_progress, {});
}

Linking TestGlossEncoder::link(const MakeLinkingOptions& options)
{
    return makeLinking({&m_source, "sum", vectors(MapSide::Source)}, {&m_target, "sum", vectors(MapSide::Target)},
                       options, m_progress);
}

GlossSet TestGlossEncoder::glossSet(MapSide side, std::vector<std::string> extra)
{
    std::vector<std::string> lines = std::move(extra);
    for (const Synset& synset : (side == MapSide::Source ? m_source : m_target).synsets) {
        lines.push_back(synset.definitions.front());
    }
    return GlossSet(lines, {side == MapSide::Source ? "it" : "en", false, dimension}, vectors(side), m_progress);
}

void TestGlossEncoder::initTestCase()
{
    m_sourceSpace = space('s');
    m_targetSpace = space('t');
    m_map = identityMap(m_sourceSpace, "s.vec", m_targetSpace, "t.vec");
    m_source = wordnet('s');
    m_target = wordnet('t');
    GlossEncoderOptions some = options("topics.model", 60);
    some.pairs = 400;
    const GlossEncoderResult result = train(some);
    QCOMPARE(result.listed, topics * synsetsPerTopic);
    QCOMPARE(result.validation, std::size_t(60));
    QCOMPARE(result.best.pairs, std::size_t(400));
    m_model = std::make_shared<SiameseModel>(loadSiamese(path("topics.model")));
    QCOMPARE(m_model->parameters, result.best.model.parameters);
    QCOMPARE(m_model->vectors.size(), std::size_t(2));
}

void TestGlossEncoder::trainedNetworkLinksWhatWordsDoNot()
{
    std::size_t asked = 0;
    const auto rightTopics = [this, &asked](GlossMeasure measure) {
        MakeLinkingOptions make;
        make.measure = measure;
        make.dimension = dimension;
        make.candidates = 5;
        make.threads = 2;
        make.siamese = m_model;
        const Linking linking = link(make);
        const GlossSet source = glossSet(MapSide::Source);
        const GlossSet target = glossSet(MapSide::Target);
        std::size_t unseen = 0;
        std::size_t right = 0;
        for (std::size_t i = 0; i < linking.source.glosses.size(); ++i) {
            const std::uint64_t hash = pairHash(source, i, target, i);
            if (std::ranges::binary_search(m_model->trainedPairs, hash)) {
                continue;
            }
            ++unseen;
            const auto best = static_cast<std::size_t>(linking.candidates.targetsOf(i)[0]);
            right += best % topics == i % topics ? 1 : 0;
        }
        asked = unseen;
        return static_cast<double>(right) / static_cast<double>(unseen);
    };
    const double bySiamese = rightTopics(GlossMeasure::Siamese);
    const double bySinkhorn = rightTopics(GlossMeasure::Sinkhorn);
    // Four standard errors of a difference of two shares at most: how well a training ends hangs on its last bits.
    const double noise = 4 * std::sqrt(0.5 / static_cast<double>(asked));
    QVERIFY2(bySiamese - bySinkhorn > noise, qPrintable(QStringLiteral("%1 %2 %3").arg(bySiamese).arg(bySinkhorn).arg(noise)));
}

void TestGlossEncoder::candidateScoresAreThoseOfTheMatrix()
{
    const GlossSet source = glossSet(MapSide::Source);
    const GlossSet target = glossSet(MapSide::Target);
    const GlossSimilarity whole = siameseSimilarity(*m_model, source, target, 2, m_progress);
    GlossCandidates candidates;
    for (std::size_t i = 0; i < source.size(); ++i) {
        for (std::size_t j = i % 7; j < target.size(); j += 5 + i % 9) {
            candidates.target.push_back(static_cast<std::uint32_t>(j));
        }
        candidates.start.push_back(candidates.target.size());
    }
    const SiameseCandidates encoded(*m_model, source, target, 2, m_progress);
    const std::vector<float> some = encoded.similarities(candidates, m_progress);
    for (std::size_t i = 0; i < source.size(); ++i) {
        for (std::size_t place = candidates.start[i]; place < candidates.start[i + 1]; ++place) {
            const float expected = whole.row(i)[candidates.target[place]];
            QVERIFY(std::abs(some[place] - expected) < 1e-4F * (1 + std::abs(expected)));
        }
    }
}

void TestGlossEncoder::nearestAreTheNaiveOnes()
{
    const GlossSet source = glossSet(MapSide::Source);
    const GlossSet target = glossSet(MapSide::Target);
    const GlossSimilarity whole = siameseSimilarity(*m_model, source, target, 2, m_progress);
    NearestCandidatesOptions nearest;
    nearest.perSource = 4;
    nearest.perTarget = 2;
    nearest.threads = 2;
    const GlossCandidates found = SiameseCandidates(*m_model, source, target, 2, m_progress)
                                      .nearest({}, {}, nearest, m_progress);
    const auto nth = [](std::vector<float> values, std::size_t n) {
        std::ranges::nth_element(values, values.begin() + static_cast<std::ptrdiff_t>(n - 1), std::greater());
        return values[n - 1];
    };
    std::vector<float> column(source.size());
    std::vector<float> columnBound(target.size());
    for (std::size_t j = 0; j < target.size(); ++j) {
        for (std::size_t i = 0; i < source.size(); ++i) {
            column[i] = whole.row(i)[j];
        }
        columnBound[j] = nth(column, nearest.perTarget);
    }
    // Which of several equally near ones are taken is open: some glosses are alike word by word.
    constexpr float rounding = 1e-4F;
    std::vector<std::size_t> perTarget(target.size());
    for (std::size_t i = 0; i < source.size(); ++i) {
        const std::vector<float> row(whole.row(i), whole.row(i) + target.size());
        const float rowBound = nth(row, nearest.perSource);
        const auto targets = found.targetsOf(i);
        QVERIFY(targets.size() >= nearest.perSource);
        for (std::size_t j = 0; j < target.size(); ++j) {
            const bool isFound = std::ranges::find(targets, static_cast<std::uint32_t>(j)) != targets.end();
            const float lead = std::max(row[j] - rowBound, row[j] - columnBound[j]);
            QVERIFY(std::abs(lead) < rounding || isFound == (lead > 0));
            perTarget[j] += isFound ? 1 : 0;
        }
    }
    QVERIFY(*std::ranges::min_element(perTarget) >= nearest.perTarget);
}

void TestGlossEncoder::emptyGlossesHaveNoCandidates()
{
    const GlossSet source = glossSet(MapSide::Source, {"nothing known"});
    const GlossSet target = glossSet(MapSide::Target, {"unknown either"});
    const SiameseCandidates encoded(*m_model, source, target, 2, m_progress);
    NearestCandidatesOptions nearest;
    nearest.threads = 2;
    const GlossCandidates found = encoded.nearest({}, {}, nearest, m_progress);
    QVERIFY(found.targetsOf(0).empty());
    QVERIFY(std::ranges::find(found.target, 0U) == found.target.end());
    // Asked for all the same, they are less alike than anything.
    GlossCandidates asked;
    asked.target = {0, 1, 0, 1, 2};
    asked.start = {0, 2, 5};
    asked.start.resize(source.size() + 1, 5);
    const std::vector<float> scores = encoded.similarities(asked, m_progress);
    QCOMPARE(scores[0], scores[1]);
    QCOMPARE(scores[0], scores[2]);
    QVERIFY(scores[0] < scores[3] && scores[0] < scores[4]);
}

void TestGlossEncoder::pairsAreDrawnApart()
{
    GlossEncoderOptions few = options("few.model", 1);
    few.validation = 100000;
    GlossEncoderResult result = train(few);
    // No more than a fifth.
    QCOMPARE(result.validation, topics * synsetsPerTopic / 5);
    QCOMPARE(result.best.pairs, topics * synsetsPerTopic - result.validation);
    QCOMPARE(result.best.model.trainedPairs.size(), topics * synsetsPerTopic);
    few.pairs = 50;
    few.validation = 0;
    result = train(few);
    QCOMPARE(result.best.pairs, std::size_t(50));
    QVERIFY(result.best.model.scores.is_null());
    // Another seed draws others.
    const std::vector<std::uint64_t> first = result.best.model.trainedPairs;
    QCOMPARE(train(few).best.model.trainedPairs, first);
    few.siamese.seed = 9;
    QVERIFY(train(few).best.model.trainedPairs != first);
}

void TestGlossEncoder::seenPairsAreToldOfTheLinking()
{
    MakeLinkingOptions make;
    make.measure = GlossMeasure::Siamese;
    make.dimension = dimension;
    make.threads = 2;
    make.siamese = m_model;
    const nlohmann::json parameters = nlohmann::json::parse(link(make).parameters);
    const GlossSet source = glossSet(MapSide::Source);
    const GlossSet target = glossSet(MapSide::Target);
    std::vector<std::size_t> all(source.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i] = i;
    }
    const std::size_t seen = pairsSeen(*m_model, source, target, all);
    QVERIFY(seen >= 460 && seen < all.size());
    QCOMPARE(parameters["siamese"]["seen"].get<std::size_t>(), seen);
    QCOMPARE(parameters["siamese"]["model"]["hidden"].get<int>(), 16);
    make.siamese.reset();
    QVERIFY_EXCEPTION_THROWN(link(make), Error);
}

void TestGlossEncoder::otherVectorsAndMapsAreRefused()
{
    requireVectors(*m_model, m_map);
    AlignmentMap turned = m_map;
    std::swap(turned.source, turned.target);
    requireVectors(*m_model, turned);
    AlignmentMap other = m_map;
    other.target.matrix[3] = 0.5F;
    QVERIFY_EXCEPTION_THROWN(requireVectors(*m_model, other), Error);
    other = m_map;
    other.source.checksum = "of other vectors";
    QVERIFY_EXCEPTION_THROWN(requireVectors(*m_model, other), Error);
    other = m_map;
    other.source.shared = other.target.shared = 8;
    QVERIFY_EXCEPTION_THROWN(requireVectors(*m_model, other), Error);
    // What was written before models kept this passes by its dimension.
    SiameseModel old = *m_model;
    old.vectors.clear();
    other.source.shared = other.target.shared = dimension;
    requireVectors(old, other);
}

void TestGlossEncoder::gridIsSearchedAndForgotten()
{
    GlossEncoderOptions search = options("grid.model", 2);
    search.siamese.hidden = 8;
    search.grid = true;
    std::set<std::size_t> candidates;
    const GlossEncoderResult result = trainGlossEncoder(
        alignedGlosses(m_source, m_target), spaces(), search, m_progress,
        [&candidates](std::size_t candidate, const TrainingPoint&) { candidates.insert(candidate); });
    QCOMPARE(candidates.size(), std::size_t(4));
    QCOMPARE(result.trials.size(), std::size_t(4));
    for (const SiameseTrial& trial : result.trials) {
        QVERIFY(trial.bestMrr <= result.best.bestMrr);
    }
    QVERIFY(!isSiameseUnfinished(path("grid.model"), 4));
    QVERIFY(QFile::exists(QString::fromStdString(path("grid.model"))));
}

void TestGlossEncoder::cancelledRunGoesOn()
{
    GlossEncoderOptions run = options("stopped.model", 6);
    run.siamese.checkpointSeconds = 0;
    const AlignedGlosses glosses = alignedGlosses(m_source, m_target);
    StopAfter stop;
    const auto stopAt = [&stop](std::size_t, const TrainingPoint& point) { stop.stop = point.epoch == 3; };
    QVERIFY_EXCEPTION_THROWN(trainGlossEncoder(glosses, spaces(), run, stop, stopAt), Cancelled);
    QVERIFY(isSiameseUnfinished(path("stopped.model")));
    const GlossEncoderResult resumed = train(run);
    QVERIFY(resumed.best.resumed);
    const GlossEncoderResult whole = train(options("whole.model", 6));
    QVERIFY(!whole.best.resumed);
    QCOMPARE(resumed.best.model.parameters, whole.best.model.parameters);
    // Afresh, the checkpoint is not looked at.
    stop.stop = false;
    QVERIFY_EXCEPTION_THROWN(trainGlossEncoder(glosses, spaces(), run, stop, stopAt), Cancelled);
    run.resume = false;
    QVERIFY(!train(run).best.resumed);
}

void TestGlossEncoder::whatCannotBeTrainedIsRefused()
{
    Wordnet strange = m_target;
    for (Synset& synset : strange.synsets) {
        synset.id = "x" + synset.id;
    }
    QVERIFY_EXCEPTION_THROWN(alignedGlosses(m_source, strange), Error);
    AlignedGlosses glosses = alignedGlosses(m_source, m_target);
    glosses.source.pop_back();
    QVERIFY_EXCEPTION_THROWN(trainGlossEncoder(glosses, spaces(), options("never.model", 1), m_progress, {}), Error);
    const EmbeddingSpace other = space('u');
    QVERIFY_EXCEPTION_THROWN(trainGlossEncoder(alignedGlosses(m_source, m_target), {m_map, m_sourceSpace, other},
                                               options("never.model", 1), m_progress, {}),
                             Error);
    QFile file(m_folder.filePath(QStringLiteral("a-file")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY_EXCEPTION_THROWN(train(options("a-file/below/never.model", 1)), Error);
}

QTEST_GUILESS_MAIN(TestGlossEncoder)
#include "TestGlossEncoder.moc"
