#pragma once

#include "Gate.h"
#include "jobs/ExperimentService.h"

#include <mutex>

namespace crossgloss {

/// Fills its tables by formula, a point a training; remembers the last requests.
class FakeExperiments final : public ExperimentService {
public:
    ~FakeExperiments() override;   // in Fakes.cpp, and with it all that is virtual
    ExperimentTables run(const DictionaryExperimentRequest& request, Progress& progress,
                         const OnExperimentPoint& onPoint) override
    {
        {
            const std::lock_guard<std::mutex> lock(m_mutex);
            m_dictionary = request;
        }
        FigureTable mrr("mrr", "Mean reciprocal rank", {"fr-en", "en-fr"});
        FigureTable differences("differences", "Row by row", {"fr-en", "en-fr"});
        return filled({mrr, differences}, request.conditions, request.seeds, progress, onPoint);
    }
    ExperimentTables run(const ParaphraseExperimentRequest& request, Progress& progress,
                         const OnExperimentPoint& onPoint) override
    {
        {
            const std::lock_guard<std::mutex> lock(m_mutex);
            m_paraphrase = request;
        }
        return filled({FigureTable("scores", "Accuracy and F1", {"accuracy", "f1"})}, request.conditions, request.seeds,
                      progress, onPoint);
    }
    DictionaryExperimentRequest lastDictionary()
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        return m_dictionary;
    }
    ParaphraseExperimentRequest lastParaphrase()
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        return m_paraphrase;
    }

    Gate gate;                         ///< of trainings

private:
    template <typename Conditions>
    ExperimentTables filled(std::vector<FigureTable> tables, const Conditions& conditions,
                            const std::vector<std::uint64_t>& seeds, Progress& progress, const OnExperimentPoint& onPoint)
    {
        std::size_t done = 0;
        for (const std::uint64_t seed : seeds) {
            for (const auto& condition : conditions) {
                onPoint({tables, condition.name, seed, done, seeds.size() * conditions.size()});
                gate.pass(progress, static_cast<int>(done) + 1);
                progress.throwIfCancelled();
                ++done;
                FigureCell cell(0.01 * static_cast<double>(done), {0.005, 0.02}, 400);
                cell.deviation = 0.001;
                tables.front().row(condition.name).cells[0] = cell;
            }
        }
        if (tables.size() > 1) {
            FigureCell difference(0.0125);
            difference.p = 0.0004;
            tables.back().row("CNN - BOW").cells[0] = difference;
        }
        ExperimentTables result;
        result.tables = tables;
        return result;
    }

    std::mutex m_mutex;
    DictionaryExperimentRequest m_dictionary;
    ParaphraseExperimentRequest m_paraphrase;
};

} // namespace crossgloss
