#pragma once

#include "Gate.h"
#include "jobs/WordVectorService.h"

#include <mutex>

namespace crossgloss {

/// Learns by formula, a point an epoch; remembers the last request. A text whose name holds "broken" fails.
class FakeWordVectors final : public WordVectorService {
public:
    ~FakeWordVectors() override;   // in Fakes.cpp, and with it all that is virtual
    WordVectorResult embed(const EmbedRequest& request, Progress& progress,
                           const std::function<void(const WordVectorPoint&)>& onPoint) override
    {
        {
            const std::lock_guard<std::mutex> lock(m_mutex);
            m_last = request;
        }
        WordVectorResult result;
        for (const auto& [language, files] : request.config.texts) {
            if (files.front().string().find("broken") != std::string::npos) {
                throw Error("No word is frequent enough").at(files.front().string());
            }
            result.languages.push_back({language, 48213, 8972511, request.config.out.at(language), {}});
        }
        progress.stage("Learning word vectors", 100);
        for (int epoch = 1; epoch <= request.config.epochs; ++epoch) {
            progress.throwIfCancelled();
            WordVectorPoint point;
            point.epoch = epoch;
            point.share = static_cast<double>(epoch) / request.config.epochs;
            point.seconds = epoch * 1.25;
            point.loss = 2.5 / (1 + 0.2 * epoch);
            point.wordsPerSecond = 3412345;
            point.learningRate = 0.05 * (1 - point.share);
            point.samples = {{"house", {"building", "cottage", epoch > 1 ? "dwelling" : "horse"}},
                             {"river", {"stream", "valley", "bank"}}};
            result.curve.push_back(point);
            onPoint(point);
            progress.advance(static_cast<std::uint64_t>(100 * point.share));
            gate.pass(progress, epoch);
        }
        result.seconds = 6.25;
        result.wordsPerSecond = 3400000;
        result.loss = result.curve.back().loss;
        return result;
    }
    EmbedRequest last()
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        return m_last;
    }

    Gate gate;                         ///< of epochs

private:
    std::mutex m_mutex;
    EmbedRequest m_last;
};

} // namespace crossgloss
