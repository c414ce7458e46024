#include "jobs/DataSetJob.h"

#include <algorithm>

namespace crossgloss {

namespace {

nlohmann::json runParametersOf(const DataSetRequest& request)
{
    if (request.paraphrases) {
        const ParaphraseSetOptions& options = request.paraphrase;
        return {{"task", "paraphrase"},
                {"languages", options.languages},
                {"dictionaries", options.dictionaries},
                {"vectors", request.vectors.text()},
                {"pairs", options.pairs},
                {"neighbours", options.neighbours},
                {"chained", options.chained},
                {"minimum_words", options.minimumWords},
                {"maximum_words", options.maximumWords},
                {"exclude", options.exclude.string()},
                {"seed", options.seed},
                {"out", request.out.string()}};
    }
    const ReverseSetOptions& options = request.reverse;
    return {{"task", "reverse"},
            {"languages", options.languages},
            {"dictionaries", options.dictionaries},
            {"chained", options.chained},
            {"translations", options.translations},
            {"minimum_words", options.minimumWords},
            {"maximum_words", options.maximumWords},
            {"held_out", options.heldOut},
            {"strict", options.strict},
            {"nearly_equal", options.nearlyEqual},
            {"exclude", options.exclude.string()},
            {"seed", options.seed},
            {"out", request.out.string()}};
}

void addFigures(const nlohmann::json& report, RunRecord& record)
{
    if (!report.contains("directions")) {
        return;
    }
    for (const auto& [name, direction] : report["directions"].items()) {
        RunFigures figures;
        figures.subset = name;
        figures.n = direction["all"]["pairs"].get<std::size_t>();
        const nlohmann::json& leakage = direction["leakage"]["after"];
        for (const auto& [what, share] : leakage.items()) {
            figures.values.push_back({what, share.get<double>(), {}});
        }
        record.addFigures(std::move(figures));
    }
}

} // namespace

DataSetResult DataSetJob::run(Progress& progress) const
{
    RunRecord record(m_context.runs, "dataset", runParametersOf(m_request));
    return recorded(record, progress, [&](Progress& timed) {
        DataSetResult result;
        result.report = make(record, timed);
        result.run = record.handle();
        addFigures(result.report, record);
        record.done(result.report);
        return result;
    });
}

nlohmann::json DataSetJob::make(RunRecord& record, Progress& progress) const
{
    const auto workspace = m_context.workspace.open();
    nlohmann::json report;
    if (m_request.paraphrases) {
        const OpenedSpace vectors = m_context.spaces.open(m_request.vectors, progress, m_request.paraphrase.threads);
        record.addInput("vectors", vectors.space.checksum());
        const ParaphraseSet set = makeParaphraseSet(*workspace, m_request.paraphrase, vectors.space, progress);
        report = reportOf(set, m_request.paraphrase, progress);
        writeParaphraseSet(set, report, m_request.out);
    } else {
        const ReverseSet set = makeReverseSet(*workspace, m_request.reverse, progress);
        report = reportOf(set, m_request.reverse);
        writeReverseSet(set, m_request.reverse, m_request.out);
    }
    for (const nlohmann::json& dictionary : report["dictionaries"]) {
        record.addInput(dictionary["name"].get<std::string>(), dictionary["checksum"].get<std::string>());
    }
    return report;
}

} // namespace crossgloss
