#include "Commands.h"

#include "jobs/JobContext.h"

#include "pack/Pack.h"
#include "pack/PackFormat.h"
#include "encoder/Training.h"
#include "encoder/TrainingJson.h"
#include "evaluation/LookupEvaluation.h"
#include "evaluation/RetrievalMetrics.h"
#include "lookup/LookupEngine.h"

#include "base/Checksum.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <fstream>
#include <iomanip>
#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

struct EvaluateArguments {
    std::string model;
    std::string test;
    std::string retrieval = "nn";
};

std::string describe(const nlohmann::json& json)
{
    std::ostringstream text;
    text << std::fixed << std::setprecision(4);
    text << "n " << json["n"] << ", covered " << json["covered"] << '\n';
    for (const char* key : {"p1", "p10", "p100", "mrr", "median_rank"}) {
        text << std::left << std::setw(12) << key << json[key].get<double>() << "  ["
             << json["intervals"][key][0].get<double>() << ", " << json["intervals"][key][1].get<double>() << "]\n";
    }
    return text.str();
}

bool isPack(const std::filesystem::path& file)
{
    char magic[sizeof PackMagic] = {};
    std::ifstream stream(file, std::ios::binary);
    return stream.read(magic, sizeof magic) && std::equal(magic, magic + sizeof magic, PackMagic);
}

/// The encoder of a pack alone, ranked over its whole vocabulary.
RetrievalScores evaluatePack(const std::filesystem::path& file, const DefinitionFile& test, const Session& session)
{
    const auto dictionary = openLookup(Pack::open(file), nullptr);
    ReadReport report;
    LookupQuery query;
    query.from = test.definitionLanguage;
    query.to = {test.answerLanguage};
    query.channel = Channel::Dense;
    LookupEvaluationOptions options;
    options.threads = session.threads;
    return evaluateLookup(*dictionary, readLookupCases(test.file, session.progress(), report), query, options,
                          session.progress());
}

} // namespace

void addEvaluateCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("evaluate", "Score a trained dictionary encoder or a pack on a test file");
    const auto arguments = std::make_shared<EvaluateArguments>();
    command->add_option("--model", arguments->model, "Model made by train, or a pack")->required();
    command->add_option("--test", arguments->test, "FILE:ANSWER_LANGUAGE:DEFINITION_LANGUAGE")->required();
    command->add_option("--retrieval", arguments->retrieval, "How words are ranked: nn (nearest neighbour by cosine)")
        ->check(CLI::IsMember({"nn"}));
    command->callback([&session, arguments] {
        const DefinitionFile test = definitionFileFromText(arguments->test);
        JobContext context(session.workspace);
        RunRecord record(context.runs, "evaluate",
                         {{"model", std::filesystem::absolute(arguments->model).string()},
                          {"test", toText(test)},
                          {"retrieval", arguments->retrieval},
                          {"seed", session.seed}});
        const nlohmann::json json = recorded(record, [&] {
            const RetrievalScores scores =
                isPack(arguments->model) ? evaluatePack(arguments->model, test, session)
                                         : evaluateEncoder(arguments->model, test, session.threads, session.progress());
            BootstrapOptions options;
            options.seed = session.seed;
            nlohmann::json found = scoresWithIntervals(scores, options);
            record.addFiles({test.file});
            record.addRanks("forward", fileChecksum(test.file), scores.ranks);
            record.done(found);
            return found;
        });
        session.print(json, describe(json));
    });
}

} // namespace crossgloss
