#include "FakePack.h"

#include "base/Error.h"
#include "composition/BackgroundSentences.h"
#include "composition/SentencePlan.h"
#include "composition/WordModel.h"
#include "jobs/CompareSentencesJob.h"
#include "lookup/DescriptionLanguage.h"
#include "store/Workspace.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <filesystem>

using namespace crossgloss;

/// Two sentences compared: percentile against random pairs, the words that carry the similarity, what cannot be compared.
class TestCompareSentences : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void backgroundIsParallel();
    void percentileCountsRandomPairs();
    void planCarriesTranslations();
    void planMarksWordsWithoutCounterpart();
    void planOfFunctionWordsAlone();
    void languageIsTold();
    void jobComparesAndKeepsARun();
    void wordsAreShownAsTyped();
    void modelsThatFailAreTold();
    void emptySentencesAreRefused();

private:
    CompareSentencesRequest request(const std::string& first, const std::string& second) const
    {
        CompareSentencesRequest request;
        request.first = first;
        request.second = second;
        request.firstLanguage = "en";
        request.secondLanguage = "es";
        request.models = {{}};
        request.models.front().model = (std::filesystem::path(m_folder.path().toStdString()) / "planted.model").string();
        request.threads = 1;
        return request;
    }
    void writeModel() const;

    QTemporaryDir m_folder;
};

namespace {

/// Words of the axes 0, 1, 2, …; "" is an unknown one.
SentenceWords sentence(const std::vector<std::pair<std::string, int>>& words)
{
    SentenceWords result;
    result.dimension = 8;
    for (const auto& [word, axis] : words) {
        result.words.push_back({word, axis >= 0, word == "the" || word == "el", axis >= 0 ? 1.0 : 0.0});
        result.vectors.resize(result.words.size() * result.dimension);
        if (axis >= 0) {
            result.vectors[(result.words.size() - 1) * result.dimension + static_cast<std::size_t>(axis)] = 1.0F;
        }
    }
    return result;
}

std::vector<std::string> aloneOf(const std::vector<std::string>& words, const std::vector<bool>& alone)
{
    std::vector<std::string> result;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (alone[i]) {
            result.push_back(words[i]);
        }
    }
    return result;
}

} // namespace

void TestCompareSentences::writeModel() const
{
    // The words of our own sentences lie on axes by their length, so that random pairs have all kinds of similarities;
    // those compared have axes of their own.
    std::vector<LanguageWords> languages;
    for (const std::string language : {"en", "es"}) {
        std::vector<std::string> words = language == "en" ? std::vector<std::string>{"xcat", "xhouse", "xdog"}
                                                          : std::vector<std::string>{"xgato", "xcasa", "xperro"};
        std::vector<float> vectors(3 * 8);
        for (std::size_t i = 0; i < 3; ++i) {
            vectors[i * 8 + i] = 1.0F;
        }
        for (const std::string& text : backgroundSentences(language)) {
            for (const std::string& token : tokenise(text, language)) {
                if (std::ranges::count(words, token) == 0) {
                    words.push_back(token);
                    vectors.resize(vectors.size() + 8);
                    vectors[vectors.size() - 5 + token.size() % 5] = 1.0F;
                }
            }
        }
        languages.push_back({language, EmbeddingSpace(std::move(words), std::move(vectors), 8), {}});
    }
    WordModel model;
    model.languages = std::move(languages);
    writeWordModel(model, std::filesystem::path(m_folder.path().toStdString()) / "planted.model");
}

void TestCompareSentences::backgroundIsParallel()
{
    QCOMPARE(backgroundLanguages().size(), std::size_t{5});
    for (const std::string& language : backgroundLanguages()) {
        QCOMPARE(backgroundSentences(language).size(), std::size_t{130});
        for (const std::string& text : backgroundSentences(language)) {
            QVERIFY(!text.empty() && text.find('\t') == std::string::npos);
        }
    }
    QVERIFY(backgroundSentences("en")[0].starts_with("the room in the home"));
    QVERIFY(backgroundSentences("it")[0].starts_with("la stanza della casa"));
    QVERIFY(backgroundSentences("xx").empty());
}

void TestCompareSentences::percentileCountsRandomPairs()
{
    SentenceBackground background;
    background.scores = {0.1F, 0.2F, 0.2F, 0.5F};
    QCOMPARE(background.percentile(0.0), 0.0);
    QCOMPARE(background.percentile(0.3), 0.75);
    QCOMPARE(background.percentile(static_cast<double>(0.2F)), 0.5);
    QCOMPARE(background.percentile(0.9), 1.0);
}

void TestCompareSentences::planCarriesTranslations()
{
    const SentenceWords first = sentence({{"the", 7}, {"cat", 0}, {"house", 1}});
    const SentenceWords second = sentence({{"casa", 1}, {"el", 7}, {"gato", 0}});
    const std::optional<PlanFlows> plan = sentencePlan(first, second, {}, {});
    QVERIFY(plan);
    QCOMPARE(plan->sourceWords, (std::vector<std::string>{"cat", "house"}));
    QCOMPARE(plan->targetWords, (std::vector<std::string>{"casa", "gato"}));
    QCOMPARE(plan->flows.size(), std::size_t{2});
    for (const PlanFlows::Flow& flow : plan->flows) {
        QCOMPARE(flow.source + flow.target, std::size_t{1});
        QVERIFY(std::abs(flow.mass - 0.5) < 1e-9 && flow.cost < 1e-6);
    }
    QVERIFY(plan->distance < 1e-6);
    QVERIFY(aloneOf(plan->sourceWords, plan->sourceAlone).empty());
    QVERIFY(!sentencePlan(first, sentence({{"nada", -1}}), {}, {}));
}

void TestCompareSentences::planMarksWordsWithoutCounterpart()
{
    // Every random sentence has a word as near to "tree" as anything of the other side: none.
    const std::vector<SentenceWords> random{sentence({{"uno", 4}}), sentence({{"dos", 5}})};
    const SentenceWords first = sentence({{"cat", 0}, {"tree", 2}, {"qwx", -1}});
    const SentenceWords second = sentence({{"gato", 0}, {"cielo", 3}});
    const std::optional<PlanFlows> plan = sentencePlan(first, second, random, random);
    QVERIFY(plan);
    QCOMPARE(aloneOf(plan->sourceWords, plan->sourceAlone), (std::vector<std::string>{"tree", "qwx"}));
    QCOMPARE(aloneOf(plan->targetWords, plan->targetAlone), (std::vector<std::string>{"cielo"}));
    for (const PlanFlows::Flow& flow : plan->flows) {
        QVERIFY(plan->sourceWords[flow.source] != "qwx");
    }
}

void TestCompareSentences::planOfFunctionWordsAlone()
{
    const std::optional<PlanFlows> plan = sentencePlan(sentence({{"the", 7}}), sentence({{"el", 7}, {"el", 7}}), {}, {});
    QVERIFY(plan);
    QCOMPARE(plan->targetWords, (std::vector<std::string>{"el"}));
    QCOMPARE(plan->flows.size(), std::size_t{1});
}

void TestCompareSentences::languageIsTold()
{
    FakePack pack(2);
    pack.addToken("en", "house", {1, 0});
    pack.addToken("fr", "maison", {1, 0});
    pack.addWord("en", {"house", {1, 0}});
    pack.addWord("fr", {"maison", {1, 0}});
    QCOMPARE(likeliestLanguage("the house", pack.descriptionLanguages(), pack), std::string("en"));
    QCOMPARE(likeliestLanguage("la maison", pack.descriptionLanguages(), pack), std::string("fr"));
    QCOMPARE(likeliestLanguage("maison", pack.descriptionLanguages(), pack), std::string("fr"));
    QCOMPARE(likeliestLanguage("qwx", pack.descriptionLanguages(), pack), std::string());
}

void TestCompareSentences::jobComparesAndKeepsARun()
{
    writeModel();
    NullProgress progress;
    const std::filesystem::path folder = std::filesystem::path(m_folder.path().toStdString()) / "workspace";
    {
        JobContext context(folder);
        SharedPack pack([]() -> std::filesystem::path { throw Error("no pack"); });
        ComparedModels models(context, pack);
        const CompareSentencesResult same =
            CompareSentencesJob(context, models, request("xcat xhouse zzz", "xcasa xgato")).run(progress);
        QCOMPARE(same.models.size(), std::size_t{1});
        const SentenceComparison& said = same.models.front();
        QVERIFY(!said.error);
        QVERIFY(std::abs(said.similarity - 1.0) < 1e-6);
        QCOMPARE(said.randomPairs, std::size_t{520});
        QVERIFY(said.percentile && *said.percentile > 0.9);
        QCOMPARE(said.first.words, 3U);
        QCOMPARE(said.first.known, 2U);
        QVERIFY(said.plan);
        QCOMPARE(aloneOf(said.plan->sourceWords, said.plan->sourceAlone), (std::vector<std::string>{"zzz"}));
        const CompareSentencesResult other =
            CompareSentencesJob(context, models, request("xcat", "xperro")).run(progress);
        QCOMPARE(other.models.front().similarity, 0.0);
        QVERIFY(*other.models.front().percentile < 0.1);
        QCOMPARE(aloneOf(other.models.front().plan->targetWords, other.models.front().plan->targetAlone).size(),
                 std::size_t{1});
        QVERIFY(toJson(same)["models"][0]["alone"][0].dump() == R"(["zzz"])");
    }
    const std::vector<Run> runs = Workspace(folder).runs();
    QCOMPARE(runs.size(), std::size_t{2});
    QCOMPARE(runs.front().kind, std::string("compare-sentences"));
    QCOMPARE(runs.front().state, std::string("done"));
}

void TestCompareSentences::wordsAreShownAsTyped()
{
    writeModel();
    NullProgress progress;
    JobContext context(std::filesystem::path(m_folder.path().toStdString()) / "typed");
    SharedPack pack([]() -> std::filesystem::path { throw Error("no pack"); });
    ComparedModels models(context, pack);
    const CompareSentencesResult result =
        CompareSentencesJob(context, models, request("\xc2\xabXcat\xc2\xbb, Xhouse.", "(XCASA)  xgato!")).run(progress);
    QVERIFY(result.models.front().plan);
    QCOMPARE(result.models.front().plan->sourceWords, (std::vector<std::string>{"Xcat", "Xhouse"}));
    QCOMPARE(result.models.front().plan->targetWords, (std::vector<std::string>{"XCASA", "xgato"}));
}

void TestCompareSentences::modelsThatFailAreTold()
{
    writeModel();
    NullProgress progress;
    JobContext context(std::filesystem::path(m_folder.path().toStdString()) / "other");
    SharedPack pack([]() -> std::filesystem::path { throw Error("no pack"); });
    ComparedModels models(context, pack);
    CompareSentencesRequest both = request("xcat", "xgato");
    both.models.push_back({});
    both.models.back().model = "/nowhere/at.all";
    const CompareSentencesResult result = CompareSentencesJob(context, models, both).run(progress);
    QVERIFY(!result.models[0].error);
    QVERIFY(result.models[1].error);
    both.secondLanguage = "ja";
    QVERIFY_THROWS_EXCEPTION(Error, CompareSentencesJob(context, models, both).run(progress));
}

void TestCompareSentences::emptySentencesAreRefused()
{
    NullProgress progress;
    JobContext context(std::filesystem::path(m_folder.path().toStdString()) / "third");
    SharedPack pack([]() -> std::filesystem::path { throw Error("no pack"); });
    ComparedModels models(context, pack);
    QVERIFY_THROWS_EXCEPTION(Error, CompareSentencesJob(context, models, request(" \n", "xgato")).run(progress));
    QVERIFY_THROWS_EXCEPTION(
        Error, CompareSentencesJob(context, models, request(std::string(20000, 'x'), "xgato")).run(progress));
}

QTEST_GUILESS_MAIN(TestCompareSentences)
#include "TestCompareSentences.moc"
