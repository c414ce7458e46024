#pragma once

#include "Gate.h"
#include "jobs/GlossEncoderService.h"

#include <atomic>
#include <mutex>

namespace crossgloss {

/// Learns by formula; remembers the last request. A source wordnet whose name holds "broken" fails.
class FakeGlossEncoder final : public GlossEncoderService {
public:
    ~FakeGlossEncoder() override;   // in Fakes.cpp, and with it all that is virtual
    GlossEncoderResult train(const GlossEncoderRequest& request, Progress& progress,
                             const std::function<void(std::size_t candidate, const TrainingPoint&)>& onPoint) override
    {
        {
            const std::lock_guard<std::mutex> lock(m_mutex);
            m_last = request;
        }
        if (request.sourceWordnet.file.string().find("broken") != std::string::npos) {
            throw Error("The line has no second field")
                .at(request.sourceWordnet.file.string(), 3)
                .advise("Mend the line");
        }
        const std::vector<SiameseOptions> grid = request.options.grid ? siameseGrid(request.options.siamese)
                                                                      : std::vector{request.options.siamese};
        GlossEncoderResult result;
        for (std::size_t candidate = 0; candidate < grid.size(); ++candidate) {
            progress.stage("Training the Siamese LSTM", static_cast<std::uint64_t>(grid[candidate].epochs));
            std::vector<TrainingPoint> curve;
            for (int epoch = 1; epoch <= grid[candidate].epochs; ++epoch) {
                progress.throwIfCancelled();
                TrainingPoint point;
                point.epoch = epoch;
                point.step = static_cast<std::uint64_t>(epoch) * 84;
                point.seconds = epoch * 1.5;
                point.loss = 4.9 / (1 + 0.06 * epoch);
                point.validationP1 = 0.12 * (1 - 1.0 / (1 + 0.2 * epoch));
                point.validationP10 = 0.41 * (1 - 1.0 / (1 + 0.3 * epoch));
                // The second candidate is the best.
                point.validationMrr = (candidate == 1 ? 0.24 : 0.21) * (1 - 1.0 / (1 + 0.25 * epoch));
                curve.push_back(point);
                onPoint(candidate, point);
                progress.advance(static_cast<std::uint64_t>(epoch));
                ++epochsDone;
                gate.pass(progress, static_cast<int>(candidate) * 100 + epoch);
            }
            const double mrr = *curve.back().validationMrr;
            if (mrr > result.best.bestMrr) {
                result.best.bestMrr = mrr;
                result.best.curve = curve;
                result.best.model.epoch = grid[candidate].epochs;
                result.best.model.settings = toJson(grid[candidate]);
            }
            if (request.options.grid) {
                result.trials.push_back({grid[candidate], grid[candidate].epochs, mrr});
            }
        }
        result.listed = 12688;
        result.best.pairs = request.options.pairs > 0 ? request.options.pairs : 11688;
        result.validation = request.options.validation;
        return result;
    }
    GlossEncoderRequest last()
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        return m_last;
    }

    std::atomic<int> epochsDone{0};
    Gate gate;                         ///< of epochs, 100 × the candidate + the epoch

private:
    std::mutex m_mutex;
    GlossEncoderRequest m_last;
};

} // namespace crossgloss
