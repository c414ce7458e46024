#include "jobs/EvaluateJob.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "encoder/TrainingJson.h"
#include "evaluation/LookupEvaluation.h"
#include "evaluation/TranslationEvaluation.h"
#include "lookup/LookupEngine.h"
#include "pack/Pack.h"
#include "pack/PackFormat.h"

#include <algorithm>
#include <fstream>

namespace crossgloss {

namespace {

bool isPack(const std::filesystem::path& file)
{
    char magic[sizeof PackMagic] = {};
    std::ifstream stream(file, std::ios::binary);
    return stream.read(magic, sizeof magic) && std::equal(magic, magic + sizeof magic, PackMagic);
}

/// The encoder of a pack alone, ranked over its whole vocabulary.
RetrievalScores evaluatePack(const EvaluateRequest& request, Progress& progress)
{
    if (request.retrieval.criterion != RetrievalCriterion::NearestNeighbour) {
        throw Error(CROSSGLOSS_TEXT("Packs are scored by nearest neighbours alone"));
    }
    const auto dictionary = openLookup(Pack::open(request.model), nullptr);
    ReadReport report;
    LookupQuery query;
    query.from = request.test.definitionLanguage;
    query.to = {request.test.answerLanguage};
    query.channel = Channel::Dense;
    LookupEvaluationOptions options;
    options.threads = request.threads;
    return evaluateLookup(*dictionary, readLookupCases(request.test.file, progress, report), query, options, progress);
}

} // namespace

EvaluateResult EvaluateJob::run(Progress& outer) const
{
    RunRecord record(m_context.runs, "evaluate",
                     {{"model", std::filesystem::absolute(m_request.model).string()},
                      {"test", toText(m_request.test)},
                      {"retrieval", std::string(nameOf(m_request.retrieval.criterion))},
                      {"seed", m_request.seed}});
    return recorded(record, outer, [&](Progress& progress) {
        const RetrievalScores scores =
            isPack(m_request.model) ? evaluatePack(m_request, progress)
                                    : evaluateEncoder(m_request.model, m_request.test, m_request.retrieval, m_request.threads, progress);
        BootstrapOptions options;
        options.seed = m_request.seed;
        EvaluateResult result;
        result.run = record.handle();
        result.json = scoresWithIntervals(scores, options);
        record.addFiles({m_request.test.file});
        record.addRanks("forward", fileChecksum(m_request.test.file), scores.ranks);
        RunFigures figures;
        figures.direction = "forward";
        record.addFigures(figures.add(scores));
        record.done(result.json);
        return result;
    });
}

} // namespace crossgloss
