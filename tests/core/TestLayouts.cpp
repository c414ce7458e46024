#include "store/GlossRuns.h"
#include "AlignmentFixture.h"
#include "StopsAt.h"

#include "jobs/AlignJob.h"
#include "jobs/AddSentenceListJob.h"
#include "jobs/LayoutPoints.h"
#include "jobs/LayoutLibrary.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>

using namespace crossgloss;
using namespace crossgloss::test;

namespace {

constexpr std::size_t words = 260;
constexpr std::size_t dimension = 8;

/// Pauses once, for a while; ends early where it is told to.
class Watching final : public LayoutWatch {
public:
    void begins(std::shared_ptr<const Layout> points) override { began = std::move(points); }
    void moved(LayoutFrame frame) override { frames.push_back(std::move(frame)); }
    bool paused() const override { return --pauses > 0; }
    bool stopRequested() const override { return endsAtOnce; }

    std::shared_ptr<const Layout> began;
    std::vector<LayoutFrame> frames;
    mutable int pauses = 0;
    bool endsAtOnce = false;
};

std::string wordOf(const char* prefix, std::size_t number)
{
    return std::string(prefix).append(std::to_string(number));
}

} // namespace

/// Layouts as window and command ask for them: one space is the other, turned, and a map turns it back.
class TestLayouts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void translationsMeetBehindTheMap();
    void linkedPointsAlone();
    void isWatchedPausedAndEnded();
    void aPauseIsNoTimeOfTheRun();
    void functionWordsAreNoNouns();
    void goesOnFromALayout();
    void tellsOfAPoint();
    void findsHubsAndVictims();
    void placesFurtherWords();
    void sentencesAreLaidOut();
    void glossesOfARunShowItsHubs();
    void keptLayoutsOpenAgain();
    void requestsComeBackFromRuns();
    void isCancelledInEachStage_data();
    void isCancelledInEachStage();
    void refusesWhatCannotBe();

private:
    std::filesystem::path file(const char* name) const { return m_folder->filePath(QLatin1String(name)).toStdString(); }
    void write(const char* name, const std::string& text) const
    {
        QFile out(QString::fromStdString(file(name).string()));
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write(text.data(), static_cast<qint64>(text.size())) >= 0);
    }
    LayoutRequest request(ProjectionMethod method = ProjectionMethod::Pca) const
    {
        LayoutRequest request;
        request.content = LayoutContent::Vectors;
        request.source.file = file("s.en.vec");
        request.target.file = file("t.fr.vec");
        request.map.file = file("turn.map");
        request.dictionary = file("pairs.txt");
        request.method = method;
        request.perplexity = 10;
        request.threads = 2;
        return request;
    }
    std::shared_ptr<const PointLayout> make(const LayoutRequest& asked)
    {
        LayoutWatch watch;
        return LayoutJob(*m_context, *m_lists, asked).run(watch, m_progress).layout;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    SharedPack m_pack{[]() -> std::filesystem::path { throw Error("there is no pack"); }};
    std::unique_ptr<JobContext> m_context;
    std::unique_ptr<OpenedSentenceLists> m_lists;
    NullProgress m_progress;
};

void TestLayouts::init()
{
    m_lists.reset();
    m_context.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    const DenseMatrix x = wordLike(words, dimension, 1);
    writeVec(spaceOf(x, "s"), file("s.en.vec"), m_progress);
    writeVec(spaceOf(product(x, rotation(dimension, 2)), "t"), file("t.fr.vec"), m_progress);
    std::string pairs;
    for (std::size_t i = 0; i < words; ++i) {
        pairs += wordOf("s", i) + '\t' + wordOf("t", i) + '\n';
    }
    write("pairs.txt", pairs);
    m_context = std::make_unique<JobContext>(file("workspace"));
    m_lists = std::make_unique<OpenedSentenceLists>(*m_context, m_pack);
    AlignRequest align;
    align.source.file = file("s.en.vec");
    align.target.file = file("t.fr.vec");
    align.dictionary.file = file("pairs.txt");
    align.check = false;
    align.out = file("turn.map");
    AlignJob(*m_context, align).run(m_progress);
}

void TestLayouts::translationsMeetBehindTheMap()
{
    LayoutRequest asked = request();
    asked.beforeMap = true;
    const auto layout = make(asked);
    QCOMPARE(layout->size(), 2 * words);
    QCOMPARE(layout->languages(), (std::vector<std::string>{"en", "fr"}));
    QCOMPARE(layout->links().size(), words);
    QCOMPARE(layout->stages().size(), std::size_t{2});
    const auto gap = [&](const LayoutStage& stage) {
        double apart = 0;
        for (const LayoutLink& link : layout->links()) {
            apart += std::hypot(static_cast<double>(stage.coordinates[2 * link.source] - stage.coordinates[2 * link.target]),
                                static_cast<double>(stage.coordinates[2 * link.source + 1] - stage.coordinates[2 * link.target + 1]));
        }
        return apart / static_cast<double>(words);
    };
    QVERIFY(gap(layout->stages().back()) < 1e-3);
    QVERIFY(gap(layout->stages().front()) > 0.1);
    QVERIFY(std::ranges::all_of(layout->translation(), [](TranslationState state) { return state == TranslationState::Right; }));
    QVERIFY(layout->stages().back().explained && layout->stages().back().quality.sampled > 0);
    const std::size_t point = *layout->find("t17", 1);
    QCOMPARE(layout->text(point), std::string_view("t17"));
    QCOMPARE(layout->rank()[point], 18U);
    QVERIFY(!layout->find("t17", 0));
}

void TestLayouts::linkedPointsAlone()
{
    LayoutRequest asked = request();
    asked.beforeMap = true;
    asked.chosen = {"s3", "s9", "t9", "t4", "s200", "t200"};
    QCOMPARE(make(asked)->size(), std::size_t{6});
    asked.linked = true;
    const auto layout = make(asked);
    QCOMPARE(layout->size(), std::size_t{4});
    QCOMPARE(layout->text(0), std::string_view("s9"));
    QCOMPARE(layout->text(3), std::string_view("t200"));
    QCOMPARE(layout->links().size(), std::size_t{2});
    QCOMPARE(layout->stages().front().coordinates.size(), std::size_t{8});
    // Behind the map each lies on its translation.
    for (const LayoutLink& link : layout->links()) {
        for (std::size_t axis = 0; axis < 2; ++axis) {
            const std::vector<float>& at = layout->stages().back().coordinates;
            QVERIFY(std::abs(at[2 * link.source + axis] - at[2 * link.target + axis]) < 1e-3F);
        }
    }
}

void TestLayouts::isWatchedPausedAndEnded()
{
    Watching watch;
    watch.pauses = 5;
    const LayoutRequest asked = request(ProjectionMethod::TSne);
    const auto layout = LayoutJob(*m_context, *m_lists, asked).run(watch, m_progress).layout;
    QVERIFY(watch.began && watch.began->size() == 2 * words && watch.began->stages().empty());
    QVERIFY(watch.frames.size() >= 2);
    QCOMPARE(watch.frames.front().iteration, 0);
    QVERIFY(std::ranges::is_sorted(watch.frames, {}, &LayoutFrame::iteration));
    QVERIFY(watch.pauses <= 0);
    QVERIFY(layout->stages().back().divergence.has_value());
    QCOMPARE(layout->stages().back().iterations, 1000);
    // Pausing changes nothing, nor does watching.
    QCOMPARE(make(asked)->stages().back().coordinates, layout->stages().back().coordinates);
    Watching impatient;
    impatient.endsAtOnce = true;
    QCOMPARE(LayoutJob(*m_context, *m_lists, asked).run(impatient, m_progress).layout->stages().back().iterations, 0);
}

void TestLayouts::aPauseIsNoTimeOfTheRun()
{
    static constexpr qint64 pauseMilliseconds = 400;
    class Resting final : public LayoutWatch
    {
    public:
        bool paused() const override
        {
            if (!m_timer.isValid()) {
                m_timer.start();
            }
            return m_timer.elapsed() < pauseMilliseconds;
        }
    private:
        mutable QElapsedTimer m_timer;
    };
    Resting watch;
    QElapsedTimer wall;
    wall.start();
    const LayoutJob::Made made = LayoutJob(*m_context, *m_lists, request(ProjectionMethod::TSne)).run(watch, m_progress);
    const double seconds = static_cast<double>(wall.elapsed()) / 1000;
    const std::int64_t number = m_context->runs.id(made.run);
    const std::vector<Run> runs = m_context->workspace.open()->runs();
    const auto run = std::ranges::find(runs, number, &Run::id);
    QVERIFY(run != runs.end());
    // The clock of the pause starts a moment after it was asked for.
    const double rested = static_cast<double>(pauseMilliseconds) / 1000 - 0.1;
    QVERIFY2(run->seconds <= seconds - rested, qPrintable(QString::number(run->seconds)));
    QVERIFY(made.layout->stages().back().seconds <= seconds - rested);
    const nlohmann::json result = nlohmann::json::parse(run->result); // else it were gone within the loop
    QVERIFY(!result.at("stages").empty());
    double inStages = 0;
    for (const auto& stage : result.at("stages")) {
        inStages += stage.at("seconds").get<double>();
    }
    // A stage lies within its run.
    QVERIFY2(inStages <= run->seconds + 0.05, qPrintable(QStringLiteral("%1 %2").arg(inStages).arg(run->seconds)));
}

void TestLayouts::functionWordsAreNoNouns()
{
    SharedPack pack{[]() -> std::filesystem::path { return CROSSGLOSS_SOURCE_DIR "/models/default.pack"; }};
    OpenedSentenceLists lists(*m_context, pack);
    LayoutRequest asked;
    asked.languages = {"en"};
    asked.chosen = {"it", "will", "who", "or", "the", "sea", "hare"};
    const auto points = gatherPoints(*m_context, lists, asked, m_progress);
    QCOMPARE(points->size(), asked.chosen.size());
    for (std::size_t i = 0; i < points->size(); ++i) {
        const bool noun = points->texts[i] == "sea" || points->texts[i] == "hare";
        QVERIFY2((points->partOfSpeech[i] == PartOfSpeech::Noun) == noun, points->texts[i].c_str());
    }
}

void TestLayouts::goesOnFromALayout()
{
    for (const ProjectionMethod method : {ProjectionMethod::TSne, ProjectionMethod::Umap}) {
        LayoutRequest asked = request(method);
        const auto first = make(asked);
        asked.start = first;
        asked.iterations = 50;
        const auto second = make(asked);
        QCOMPARE(second->size(), first->size());
        QCOMPARE(second->stages().back().iterations, 50);
        const auto& before = first->stages().back().coordinates;
        const auto& after = second->stages().back().coordinates;
        double moved = 0;
        double size = 0;
        for (std::size_t i = 0; i < before.size(); ++i) {
            moved += std::abs(static_cast<double>(after[i] - before[i]));
            size += std::abs(static_cast<double>(before[i]));
        }
        QVERIFY2(moved < 0.3 * size, nameOf(method).data());
        QVERIFY(moved > 0);
    }
}

void TestLayouts::tellsOfAPoint()
{
    const auto layout = make(request());
    const auto point = static_cast<std::uint32_t>(*layout->find("s5", 0));
    const LayoutDetails details = layout->details(point, 3);
    QCOMPARE(details.nearest.size(), std::size_t{2});
    QCOMPARE(details.nearest[0].size(), std::size_t{3});
    QVERIFY(std::ranges::find(details.nearest[0], point, &LayoutNeighbour::point) == details.nearest[0].end());
    QCOMPARE(layout->text(details.nearest[1][0].point), std::string_view("t5"));
    QVERIFY(details.nearest[1][0].cosine > 0.999F);
    QVERIFY(details.nearest[1][0].cosine >= details.nearest[1][1].cosine);
    QCOMPARE(details.translations, std::vector<std::string>{"t5"});
    QCOMPARE(details.translationPoints, std::vector<std::uint32_t>{details.nearest[1][0].point});
}

void TestLayouts::findsHubsAndVictims()
{
    LayoutRequest asked = request();
    asked.beforeMap = true;
    const auto layout = make(asked);
    LayoutHubsRequest hubs;
    hubs.methods = {HubnessMethod::NearestNeighbour, HubnessMethod::Csls};
    hubs.k = 5;
    const std::vector<LayoutHubs> found = layoutHubs(*layout, hubs, m_progress);
    QCOMPARE(found.size(), std::size_t{4});
    QCOMPARE(found[0].stage, HubnessStage::Before);
    QCOMPARE(found[2].stage, HubnessStage::After);
    QCOMPARE(*found[2].p1, 1.0);
    QVERIFY(*found[0].p1 < 0.5);
    for (const LayoutHubs& each : found) {
        QCOMPARE(std::accumulate(each.occurrences.begin(), each.occurrences.end(), std::size_t{0}), 5 * words);
        for (const std::uint32_t hub : each.hubs) {
            QVERIFY(hub >= words);
            const std::vector<std::uint32_t> victims = each.victims(hub);
            QCOMPARE(victims.size(), static_cast<std::size_t>(each.occurrences[hub]));
            QVERIFY(std::ranges::all_of(victims, [](std::uint32_t victim) { return victim < words; }));
        }
        QVERIFY(each.victims(0).empty());
    }
    // Of one language all ask each other, never themselves.
    LayoutRequest one = request();
    one.target = {};
    one.map = {};
    one.dictionary.clear();
    const auto alone = make(one);
    for (const LayoutHubs& each : layoutHubs(*alone, hubs, m_progress)) {
        QCOMPARE(std::accumulate(each.occurrences.begin(), each.occurrences.end(), std::size_t{0}), 5 * words);
        QVERIFY(!each.p1);
        const std::vector<std::uint32_t> victims = each.victims(7);
        QVERIFY(std::ranges::find(victims, 7U) == victims.end());
    }
}

void TestLayouts::placesFurtherWords()
{
    LayoutRequest asked = request();
    asked.limit = 100;
    const auto layout = make(asked);
    QCOMPARE(layout->size(), std::size_t{200});
    const auto placed = placeWords(*layout, {"s7", "nobody", "s150"}, m_progress);
    QCOMPARE(placed.size(), std::size_t{2});
    // A word that is there lies where it is.
    const std::size_t own = *layout->find("s7", 0);
    QVERIFY(std::abs(placed[0].x - layout->stages().back().coordinates[2 * own]) < 1e-3F);
    QVERIFY(std::abs(placed[0].y - layout->stages().back().coordinates[2 * own + 1]) < 1e-3F);
    QCOMPARE(placed[1].text, std::string("s150"));
    QVERIFY(std::isfinite(placed[1].x) && std::isfinite(placed[1].y));
    QVERIFY_THROWS_EXCEPTION(Error, placeWords(*layout, {"nobody"}, m_progress));
}

void TestLayouts::sentencesAreLaidOut()
{
    write("list.tmx", "<?xml version=\"1.0\"?><tmx version=\"1.4\"><body>"
                      "<tu><tuv xml:lang=\"en\"><seg>s1 s2</seg></tuv><tuv xml:lang=\"fr\"><seg>t1 t2</seg></tuv></tu>"
                      "<tu><tuv xml:lang=\"en\"><seg>s3</seg></tuv><tuv xml:lang=\"fr\"><seg>t4</seg></tuv></tu>"
                      "<tu><tuv xml:lang=\"en\"><seg>nobody knows</seg></tuv></tu></body></tmx>");
    AddSentenceListRequest add;
    add.file = file("list.tmx");
    add.name = "list";
    add.model.model = "mean";
    add.model.vectors = {{"", file("s.en.vec"), "en"}, {"", file("t.fr.vec"), "fr"}};
    add.threads = 1;
    AddSentenceListJob(*m_context, *m_lists, add).run(m_progress);
    LayoutRequest asked;
    asked.content = LayoutContent::Sentences;
    asked.list = "list";
    asked.threads = 1;
    const auto layout = make(asked);
    QCOMPARE(layout->size(), std::size_t{4});
    QCOMPARE(layout->links().size(), std::size_t{2});
    QCOMPARE(layout->text(layout->links()[0].source), std::string_view("s1 s2"));
    QCOMPARE(layout->text(layout->links()[0].target), std::string_view("t1 t2"));
    QCOMPARE(placeWords(*layout, {"s2 s1"}, m_progress).size(), std::size_t{1});
}

void TestLayouts::glossesOfARunShowItsHubs()
{
    // Twelve glosses of two words; the third has none that is known. Position 5 answers six of the others.
    const std::size_t pairs = 12;
    std::vector<StoredGloss> glosses;
    for (std::uint32_t i = 0; i < pairs; ++i) {
        StoredGloss gloss;
        gloss.line = i + 1;
        gloss.source = i == 2 ? "nobody knows" : wordOf("s", 2 * i) + ' ' + wordOf("s", 2 * i + 1);
        gloss.target = wordOf("t", 2 * i) + ' ' + wordOf("t", 2 * i + 1);
        gloss.best = i < 7 ? 5 : i == 7 ? 2 : i;
        gloss.rank = i == 5 || i > 7 ? 1 : 2;
        glosses.push_back(gloss);
    }
    Workspace& workspace = *m_context->workspace.open();
    Run run;
    run.kind = "glosses";
    run.state = "done";
    run.parameters = nlohmann::json({{"source_vectors", file("s.en.vec").string()},
                                     {"target_vectors", file("t.fr.vec").string()},
                                     {"map", file("turn.map").string()},
                                     {"metric", "wmd"}}).dump();
    run.result = "{}";
    run.id = workspace.addRun(run);
    finishGlossRun(workspace, run, glosses);
    LayoutRequest asked;
    asked.content = LayoutContent::GlossRun;
    asked.run = run.id;
    asked.threads = 2;
    const auto layout = make(asked);
    QCOMPARE(layout->size(), 2 * (pairs - 1));
    QCOMPARE(layout->links().size(), pairs - 1);
    QCOMPARE(layout->text(0), std::string_view("s0 s1"));
    QCOMPARE(layout->text(pairs - 1), std::string_view("t0 t1"));
    LayoutHubsRequest hubs;
    hubs.methods = {HubnessMethod::NearestNeighbour};
    hubs.k = 3;
    const std::vector<LayoutHubs> found = layoutHubs(*layout, hubs, m_progress);
    QCOMPARE(found.size(), std::size_t{2});
    QCOMPARE(found[0].matrix, std::string("wmd"));
    QCOMPARE(found[0].k, std::size_t{1});
    QVERIFY(found[1].matrix.empty());
    QCOMPARE(found[1].k, std::size_t{3});
    // Position 5 is the fifth that is left; its target stands behind the eleven sources. The answer of 7 is not there.
    QCOMPARE(found[0].hubs, std::vector<std::uint32_t>{pairs - 1 + 4});
    QCOMPARE(found[0].occurrences[pairs - 1 + 4], 6U);
    QCOMPARE(found[0].victims(pairs - 1 + 4), (std::vector<std::uint32_t>{0, 1, 2, 3, 4, 5}));
    QCOMPARE(*found[0].p1, 5.0 / 11.0);
    // The vectors are of the run's own words: a gloss lies by its translation.
    QCOMPARE(*found[1].p1, 1.0);
    asked.run = 999;
    QVERIFY_THROWS_EXCEPTION(Error, make(asked));
    Run other;
    other.kind = "align";
    other.parameters = "{}";
    asked.run = workspace.addRun(other);
    QVERIFY_THROWS_EXCEPTION(Error, make(asked));
}

void TestLayouts::keptLayoutsOpenAgain()
{
    LayoutRequest asked = request(ProjectionMethod::Umap);
    asked.beforeMap = true;
    const auto layout = make(asked);
    Workspace& workspace = *m_context->workspace.open();
    keepLayout(workspace, *layout, "turned", false);
    QVERIFY_THROWS_EXCEPTION(NameTakenError, keepLayout(workspace, *layout, "turned", false));
    keepLayout(workspace, *layout, "turned", true);
    QCOMPARE(storedLayouts(workspace).size(), std::size_t{1});
    QCOMPARE(storedLayouts(workspace).front().points, 2 * words);
    const auto opened = openLayout(*m_context, *m_lists, "turned", m_progress);
    QCOMPARE(opened->stages().size(), std::size_t{2});
    for (std::size_t i = 0; i < 2; ++i) {
        QCOMPARE(opened->stages()[i].coordinates, layout->stages()[i].coordinates);
        QCOMPARE(opened->stages()[i].stage, layout->stages()[i].stage);
        QCOMPARE(opened->stages()[i].quality.kept, layout->stages()[i].quality.kept);
    }
    QVERIFY(opened->request().beforeMap && opened->request().method == ProjectionMethod::Umap);
    QCOMPARE(removeLayout(workspace, "turned").coordinates.size(), 8 * words);
    QVERIFY(storedLayouts(workspace).empty());
    QVERIFY_THROWS_EXCEPTION(Error, openLayout(*m_context, *m_lists, "turned", m_progress));
    QVERIFY_THROWS_EXCEPTION(Error, removeLayout(workspace, "turned"));
}

void TestLayouts::requestsComeBackFromRuns()
{
    LayoutRequest asked = request(ProjectionMethod::TSne);
    asked.limit = 50;
    asked.seed = 9;
    asked.chosen = {"s1", "s2", "t3", "t4"};
    Run run;
    run.parameters = runParametersOf(asked).dump();
    const LayoutRequest back = layoutRequestOf(RunParameters(run, {}));
    QCOMPARE(back.source.file, asked.source.file);
    QCOMPARE(back.target.file, asked.target.file);
    QCOMPARE(back.map.file, asked.map.file);
    QCOMPARE(back.dictionary, asked.dictionary);
    QCOMPARE(back.method, asked.method);
    QCOMPARE(back.perplexity, asked.perplexity);
    QCOMPARE(back.limit, asked.limit);
    QCOMPARE(back.seed, asked.seed);
    QCOMPARE(back.chosen, asked.chosen);
    make(asked);
    m_lists.reset();
    m_context = std::make_unique<JobContext>(file("workspace"));
    const std::vector<Run> runs = m_context->workspace.open()->runs();
    QVERIFY(std::ranges::any_of(runs, [](const Run& each) { return each.kind == "project" && each.state == "done"; }));
}

void TestLayouts::isCancelledInEachStage_data()
{
    QTest::addColumn<QString>("stage");
    for (const char* stage : {"Reading the vectors", "Checking the translations", "Finding the neighbours",
                              "Weighing the neighbours", "Laying the points out", "Measuring the divergence"}) {
        QTest::newRow(stage) << QString(stage);
    }
}

void TestLayouts::isCancelledInEachStage()
{
    QFETCH(QString, stage);
    StopsAt progress(stage.toStdString());
    LayoutWatch watch;
    bool cancelled = false;
    try {
        LayoutJob(*m_context, *m_lists, request(ProjectionMethod::TSne)).run(watch, progress);
    } catch (const Cancelled&) {
        cancelled = true;
    }
    QVERIFY(progress.cancelled());
    QVERIFY(cancelled);
}

void TestLayouts::refusesWhatCannotBe()
{
    LayoutRequest asked = request();
    asked.map = {};
    asked.beforeMap = true;
    QVERIFY_THROWS_EXCEPTION(Error, make(asked));
    asked = request();
    asked.chosen = {"nobody"};
    QVERIFY_THROWS_EXCEPTION(Error, make(asked));
    asked = request();
    asked.horizontal = "s1 - s2";
    QVERIFY_THROWS_EXCEPTION(Error, make(asked));
    asked = {};
    asked.content = LayoutContent::Sentences;
    asked.list = "nothing";
    QVERIFY_THROWS_EXCEPTION(Error, make(asked));
    asked.content = LayoutContent::Glosses;
    QVERIFY_THROWS_EXCEPTION(Error, make(asked));
    asked.content = LayoutContent::PackWords;
    asked.languages = {"en"};
    QVERIFY_THROWS_EXCEPTION(Error, make(asked));
    // One word is a layout, too.
    asked = request();
    asked.chosen = {"s1"};
    for (const ProjectionMethod method : {ProjectionMethod::Pca, ProjectionMethod::TSne, ProjectionMethod::Umap}) {
        asked.method = method;
        QCOMPARE(make(asked)->size(), std::size_t{1});
    }
}

QTEST_GUILESS_MAIN(TestLayouts)
#include "TestLayouts.moc"
