#pragma once

#include "base/Error.h"
#include "jobs/ResultsService.h"
#include "evaluation/GlossEvaluation.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <numeric>
#include <random>

namespace crossgloss {

/// Planted runs: glosses by three measures, of which the first suffers most from its hub, and runs of other kinds.
class FakeResults final : public ResultsService {
public:
    ~FakeResults() override;   // in Fakes.cpp, and with it all that is virtual
    FakeResults()
    {
        add("align", "done", R"({"source":"novels.it","target":"novels.en","method":"procrustes","dictionary":"pairs.tsv"})",
            R"({"pairs":3509,"coverage":0.69,"details":{"curve":[0.1,0.2]}})", 0.4);
        addGlosses("semb", 1.6F, 3);
        addGlosses("wmd", 0.9F, 3);
        addGlosses("sinkhorn", 0.7F, 3);
        add("translate", "done", R"({"source":"novels.it","target":"novels.en","retrieval":"csls"})",
            R"({"n":1000,"p1":0.267,"p5":0.45,"mrr":0.348})", 1.2);
        add("train", "cancelled", R"({"encoder":"gru","data":"wikt.fr-en.tsv"})", R"({"best_validation_mrr":0.31})", 731);
        add("hubness", "failed", R"({"source":"novels.it","target":"novels.en"})", R"({"error":"no such file"})", 0.1);
    }

    std::vector<RunRow> runs() override
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        if (fails) {
            throw Error("The workspace is busy").advise("Wait");
        }
        std::vector<RunRow> rows;
        for (const auto& [id, run] : m_runs) {
            rows.push_back(rowOf(run));
        }
        std::ranges::reverse(rows);
        return rows;
    }

    std::shared_ptr<const GlossRunResult> glossRun(std::int64_t run, Progress& progress) override
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        const StoredRun& stored = m_runs.at(run);
        auto result = std::make_shared<GlossRunResult>();
        result->row = rowOf(stored);
        result->glosses = stored.glosses;
        result->differences = glossDifferences(stored.glosses);
        result->ranks = rankCurve(stored.glosses);
        result->backwardRanks = rankCurve(stored.glosses, true);
        result->skewness = 3.26;
        progress.throwIfCancelled();
        const double n = static_cast<double>(stored.glosses.size());
        const GlossDifferences& found = result->differences;
        const double retrieval = static_cast<double>(found.bothRight + found.onlyRetrieval) / n;
        const double matching = static_cast<double>(found.bothRight + found.onlyMatching) / n;
        const auto score = [](GlossScore::Way way, double p1) {
            return GlossScore{way, p1, {std::max(0.0, p1 - 0.05), std::min(1.0, p1 + 0.05)}, {}, {}};
        };
        result->scores = {score(GlossScore::Way::Retrieval, retrieval),
                          score(GlossScore::Way::Backward, retrieval * 0.9),
                          score(GlossScore::Way::Csls, (retrieval + matching) / 2),
                          score(GlossScore::Way::Matching, matching)};
        return result;
    }

    RunReport report(std::int64_t run) override
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        RunReport report;
        report.row = rowOf(m_runs.at(run));
        const std::string& kind = report.row.run.kind;
        if (kind == "translate") {
            report.figures = {{"forward", {}, {}, "csls", {}, 0, 0, 1000,
                               {{"p1", 0.267, Interval{0.24, 0.295}}, {"mrr", 0.348, Interval{0.32, 0.37}}}},
                              {"backward", {}, {}, "csls", {}, 0, 0, 980,
                               {{"p1", 0.231, Interval{0.205, 0.259}}, {"mrr", 0.301, std::nullopt}}},
                              {"forward", {}, {}, "csls", "rank", 0, 1000, 400,
                               {{"p1", 0.41, Interval{0.36, 0.46}}}}};
        } else if (kind == "train") {
            for (int epoch = 1; epoch <= 20; ++epoch) {
                TrainingPoint point;
                point.epoch = epoch;
                point.loss = 1.0 / epoch;
                point.validationMrr = 0.3 - 0.3 / (1 + epoch);
                report.training.push_back(point);
            }
            report.figures = {{{}, {}, {}, {}, "training", 0, 0, {}, {{"best_validation_mrr", 0.31, std::nullopt}}}};
        } else if (kind == "hubness" && report.row.run.state == "done") {
            for (const char* stage : {"before", "after"}) {
                for (const char* method : {"nn", "isf", "csls"}) {
                    const double place = (stage[0] == 'b' ? 2.0 : 1.0) - (method[0] == 'n' ? 0.0 : 1.4);
                    report.figures.push_back({{}, stage, method, {}, {}, 0, 0, 500,
                                              {{"skewness", 3 * place, std::nullopt},
                                               {"p1", 0.3 - 0.05 * place, Interval{0.25 - 0.05 * place, 0.35}}}});
                }
            }
        } else if (kind == "hubness") {
            report.error = "no such file";
        }
        return report;
    }

    RunInputs inputs(std::int64_t run) override
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        RunInputs inputs;
        inputs.row = rowOf(m_runs.at(run));
        const std::string& kind = inputs.row.run.kind;
        if (kind == "align" || kind == "translate" || kind == "align-grid") {
            AlignRequest request;
            request.source.resource = "novels.en";
            request.target.resource = "novels.fr";
            request.dictionary.kind = DictionaryKind::Identical;
            request.options.method = AlignmentMethod::VecMap;
            request.options.seed = 77;
            inputs.request = request;
            inputs.comparesMethods = kind == "align-grid";
        } else if (kind == "hubness") {
            HubnessRequest request;
            request.source.resource = "novels.en";
            request.target.resource = "novels.fr";
            request.k = 7;
            inputs.request = request;
        } else if (kind == "linking") {
            LinkingRequest request;
            request.name = "once more";
            request.targetWordnet.installedPrinceton = true;
            request.candidates = 33;
            inputs.request = request;
        } else if (kind == "train") {
            TrainingConfig config;
            config.epochs = 123;
            inputs.request = config;
        } else if (kind == "siamese") {
            GlossEncoderRequest request;
            request.options.siamese.hidden = 222;
            inputs.request = request;
        }
        return inputs;
    }

    /// A run more. @return its number.
    std::int64_t plant(const char* kind, const char* state, const char* parameters = "{}", const char* result = "{}")
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        add(kind, state, parameters, result, 0);
        return static_cast<std::int64_t>(m_runs.size());
    }

    RunComparison compare(std::int64_t first, std::int64_t second, Progress&) override
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        RunComparison comparison;
        comparison.entries = {{"metric", "semb", "wmd", false},
                              {"iterations", "", "50", false},
                              {"retrieval/p1", "0.1410000001", "0.094", true},
                              {"backward/nn/median_rank", "500.0", "12.5", true}};
        comparison.glosses = compareGlossRuns(m_runs.at(first).glosses, m_runs.at(second).glosses);
        return comparison;
    }

    std::vector<StoredRun> remove(const std::vector<std::int64_t>& runs) override
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        std::vector<StoredRun> removed;
        for (const std::int64_t run : runs) {
            removed.push_back(m_runs.at(run));
            m_runs.erase(run);
        }
        return removed;
    }

    void restore(const std::vector<StoredRun>& runs) override
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        for (const StoredRun& run : runs) {
            m_runs[run.run.id] = run;
        }
    }

    void clear()
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        m_runs.clear();
    }

    std::atomic<bool> fails{false};

private:
    void add(const char* kind, const char* state, const char* parameters, const char* result, double seconds)
    {
        StoredRun stored;
        stored.run.id = static_cast<std::int64_t>(m_runs.size()) + 1;
        stored.run.kind = kind;
        stored.run.state = state;
        stored.run.startedAt = std::string("2026-11-20T1").append(std::to_string(m_runs.size())).append(":04:00Z");
        stored.run.seconds = seconds;
        stored.run.parameters = parameters;
        stored.run.result = result;
        m_runs[stored.run.id] = stored;
    }

    /// @param pull of the hub, the first target.
    void addGlosses(const std::string& metric, float pull, unsigned seed)
    {
        const std::vector<std::pair<std::string, std::string>> pairs = texts();
        const std::size_t n = pairs.size();
        std::mt19937 random(seed);
        std::normal_distribution<float> noise(0.0F, 0.45F);
        GlossSimilarity similarity{n, n, std::vector<float>(n * n)};
        for (std::size_t i = 0; i < n; ++i) {
            for (std::size_t j = 0; j < n; ++j) {
                similarity.values[i * n + j] = noise(random) + (i == j ? 1.4F : 0.0F) + (j == 0 ? pull : 0.0F)
                                               + (j == 7 ? pull / 2 : 0.0F);
            }
        }
        NullProgress progress;
        const GlossScores scores = scoreGlosses(similarity, {}, progress);
        std::vector<std::string> source;
        std::vector<std::string> target;
        for (const auto& [from, to] : pairs) {
            source.push_back(from);
            target.push_back(to);
        }
        std::vector<std::size_t> places(n);
        std::iota(places.begin(), places.end(), std::size_t{0});
        add("glosses", "done",
            (R"({"metric":")" + metric + R"(","source":"it.gloss","target":"en.gloss","seed":1,"sample":1000})").c_str(),
            toJson(scores, 5.9).dump().c_str(), 5.9);
        m_runs.rbegin()->second.glosses = storedGlosses(similarity, scores, source, target, places);
    }

    static std::vector<std::pair<std::string, std::string>> texts()
    {
        const std::pair<const char*, const char*> seeds[] = {
            {"lo spazio vuoto in cima a un recipiente chiuso", "the space left empty at the top of a closed vessel"},
            {"piccolo animale domestico che fa le fusa", "a small domestic animal that purrs"},
            {"strumento per tagliare il legno con una lama dentata", "a tool that cuts wood with a toothed blade"},
            {"chi coltiva i campi e alleva il bestiame", "somebody who tills fields and keeps cattle"},
            {"far perdere la forma a qualcosa piegandolo", "to spoil the shape of a thing by bending it"},
            {"che si può vedere senza l'aiuto di strumenti", "that can be seen without any instrument"},
            {"recipiente di vetro con il collo stretto per il vino", "a glass vessel with a narrow neck that holds wine"},
            {"in modo tale da non lasciare alcun dubbio", "in a manner that leaves no doubt"},
            {"la parte della casa dove si cucina", "the part of a house where meals are cooked"},
            {"dire di nuovo ciò che un altro ha detto", "to say once more what somebody else has said"}};
        std::vector<std::pair<std::string, std::string>> pairs;
        for (int round = 0; round < 6; ++round) {
            for (const auto& [source, target] : seeds) {
                const std::string mark =
                    round == 0 ? std::string() : std::string(" (").append(std::to_string(round + 1)).append(")");
                pairs.emplace_back(source + mark, target + mark);
            }
        }
        return pairs;
    }

    static RunRow rowOf(const StoredRun& stored)
    {
        RunRow row;
        row.run = stored.run;
        const nlohmann::json parameters = nlohmann::json::parse(stored.run.parameters);
        const nlohmann::json result = nlohmann::json::parse(stored.run.result);
        for (const char* key : {"metric", "method", "encoder", "retrieval"}) {
            row.method = parameters.value(key, row.method);
        }
        row.subject = parameters.value("source", parameters.value("data", ""));
        row.subject += parameters.contains("target") ? " → " + parameters["target"].get<std::string>() : "";
        if (result.contains("p1")) {
            row.p1 = result["p1"].get<double>();
            row.mrr = result["mrr"].get<double>();
        }
        if (result.contains("retrieval")) {
            row.p1 = result["retrieval"]["p1"].get<double>();
            row.mrr = result["retrieval"]["mrr"].get<double>();
            row.matchingP1 = result["matching"]["p1"].get<double>();
        }
        row.hasGlosses = !stored.glosses.empty();
        return row;
    }

    std::mutex m_mutex;
    std::map<std::int64_t, StoredRun> m_runs;
};

} // namespace crossgloss
