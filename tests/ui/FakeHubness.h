#pragma once

#include "Gate.h"
#include "jobs/HubnessService.h"

#include <mutex>

namespace crossgloss {

constexpr HubnessMethod plantedHubnessMethods[] = {
    HubnessMethod::NearestNeighbour, HubnessMethod::InvertedSoftmax, HubnessMethod::Csls,
    HubnessMethod::GloballyCorrected, HubnessMethod::LocalScaling,   HubnessMethod::Nicdm,
    HubnessMethod::MutualProximity,  HubnessMethod::DisSimLocal};

/// Planted hubs: every criterion halves what the one before it had.
class FakeHubnessResult final : public HubnessResult {
public:
    ~FakeHubnessResult() override;   // in Fakes.cpp, and with it all that is virtual
    explicit FakeHubnessResult(const HubnessRequest& request) : m_request(request)
    {
        const bool mapped = request.alignment || !request.map.empty();
        for (const HubnessStage stage : {HubnessStage::Before, HubnessStage::After}) {
            if (stage == HubnessStage::After && !mapped) {
                continue;
            }
            double skewness = stage == HubnessStage::Before ? 19.2 : 9.6;
            std::uint32_t most = stage == HubnessStage::Before ? 700 : 300;
            for (const HubnessMethod method : plantedHubnessMethods) {
                HubnessFigures figures;
                figures.method = method;
                figures.stage = stage;
                figures.skewness = skewness;
                figures.robinHood = 0.3 + skewness / 50;
                figures.gini = 0.4 + skewness / 50;
                figures.antihubs = static_cast<std::size_t>(1000 * skewness);
                if (!request.dictionary.empty()) {
                    figures.p1 = 0.3 - skewness / 100;
                    figures.p1Words = 712;
                }
                std::vector<std::uint32_t> occurrences;
                for (std::uint32_t i = 0; i < 6000; ++i) {
                    occurrences.push_back(i < 3000 ? 0 : (i % 17) * (i % 5) / 4);
                }
                const char* const words[] = {"hélas", "d'ailleurs", "naguère", "soudain", "jadis"};
                for (std::uint32_t i = 0; i < 5 && most > 21; ++i) {
                    figures.hubs.push_back({i, words[i], most / (i + 1)});
                    occurrences.push_back(most / (i + 1));
                }
                figures.hubCount = figures.hubs.size();
                figures.histogram = occurrenceHistogram(occurrences, request.k);
                m_figures.push_back(figures);
                skewness /= 2;
                most /= 2;
            }
        }
    }

    const std::vector<HubnessFigures>& figures() const override { return m_figures; }
    std::size_t k() const override { return m_request.k; }
    std::size_t queries() const override { return m_request.queries; }
    std::size_t targets() const override { return 40000; }
    std::vector<HubVictim> victims(std::size_t figures, std::uint32_t target) const override
    {
        std::vector<HubVictim> result;
        for (std::uint32_t i = 0; i < 4 + target; ++i) {
            const std::string number = std::to_string(i);
            result.push_back({"victim" + number, i + 1, "answer" + number,
                              i % 2 == 0 ? "answer" + number : "gold" + number, i % 2 == 0});
        }
        result.front().word = "of" + std::to_string(figures);
        return result;
    }

private:
    HubnessRequest m_request;
    std::vector<HubnessFigures> m_figures;
};

/// A dictionary whose name holds "broken" fails at line 3.
class FakeHubness final : public HubnessService {
public:
    ~FakeHubness() override;   // in Fakes.cpp, and with it all that is virtual
    std::shared_ptr<const HubnessResult> measure(const HubnessRequest& request, Progress& progress) override
    {
        if (request.dictionary.string().find("broken") != std::string::npos) {
            throw Error("The line has no second word").at(request.dictionary.string(), 3).advise("Mend the line");
        }
        progress.stage("Measuring hubs", 100);
        for (std::uint64_t i = 0; i < 20; ++i) {
            progress.throwIfCancelled();
            progress.advance(5 * i);
            gate.pass(progress, static_cast<int>(i));
        }
        return std::make_shared<FakeHubnessResult>(request);
    }

    Gate gate;                         ///< of the steps of measure()
};

} // namespace crossgloss
