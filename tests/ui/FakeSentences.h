#pragma once

#include "Gate.h"
#include "base/Error.h"
#include "jobs/SentenceService.h"

#include <mutex>

namespace crossgloss {

/// Planted comparisons: sentences that begin alike are closest, "error" makes the comparison fail.
class FakeSentences final : public SentenceService {
public:
    ~FakeSentences() override;   // in Fakes.cpp, and with it all that is virtual
    CompareSentencesResult compare(const CompareSentencesRequest& request, Progress& progress) override
    {
        progress.stage("Comparing sentences", 1);
        gate.pass(progress, 0);
        progress.throwIfCancelled();
        if (request.first == "error") {
            throw Error("It cannot be told which language \"%1\" is in", {request.first}).advise("Choose its language");
        }
        {
            const std::lock_guard<std::mutex> lock(mutex);
            last = request;
        }
        CompareSentencesResult result;
        result.firstLanguage = request.firstLanguage.empty() ? languageOf(request.first) : request.firstLanguage;
        result.secondLanguage = request.secondLanguage.empty() ? languageOf(request.second) : request.secondLanguage;
        for (const SentenceModelChoice& choice : request.models) {
            SentenceComparison said;
            said.model = choice.model;
            said.method = choice.model;
            if (choice.model != "pack") {
                said.error = Error("The file cannot be read").at(choice.model);
                result.models.push_back(said);
                continue;
            }
            said.similarity = 0.812;
            said.percentile = 0.987;
            said.randomPairs = 520;
            said.first = {10, 9};
            said.second = {8, 8};
            PlanFlows plan;
            plan.distance = 0.6;
            plan.sourceWords = {"woman", "book", "garden", "qwx"};
            plan.targetWords = {"buch", "frau", "himmel"};
            plan.flows = {{0, 1, 0.4, 0.3}, {1, 0, 0.35, 0.2}, {2, 2, 0.25, 1.3}};
            plan.sourceAlone = {false, false, true, true};
            plan.targetAlone = {false, false, true};
            said.plan = plan;
            result.models.push_back(said);
        }
        return result;
    }
    std::vector<std::string> languages() override { return {"en", "de", "fr"}; }
    std::string languageOf(const std::string& text) override
    {
        return text.find("Die ") == 0 ? "de" : text.find("La ") == 0 ? "fr" : "en";
    }

    Gate gate;
    std::mutex mutex;
    CompareSentencesRequest last;
};

} // namespace crossgloss
