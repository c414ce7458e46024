#include "ExperimentOptions.h"
#include "Session.h"

#include "jobs/JobContext.h"
#include "jobs/StsExperiment.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace crossgloss {

namespace {

struct StsArguments {
    ExperimentModels models;
    ExperimentPairs pairs;
};

} // namespace

void addStsExperiment(CLI::App& command, Session& session)
{
    CLI::App* experiment =
        command.add_subcommand("sts", "Correlations with people's scores by model and set, those of a year averaged too");
    const auto arguments = std::make_shared<StsArguments>();
    addExperimentModels(*experiment, arguments->models, true);
    addExperimentPairs(*experiment, arguments->pairs);
    experiment->callback([&session, arguments] {
        StsExperimentRequest request;
        request.models = arguments->models.named();
        request.pairs = arguments->pairs.files;
        request.firstLanguage = arguments->pairs.firstLanguage();
        request.secondLanguage = arguments->pairs.secondLanguage();
        request.baseline = arguments->pairs.baseline;
        request.bootstrap = arguments->pairs.bootstrap;
        request.bootstrap.seed = session.seed;
        request.threads = session.threads;
        JobContext context(session.workspace);
        printExperiment(session, context, StsExperiment(context, request).run(session.progress()), arguments->pairs.out);
    });
}

} // namespace crossgloss
