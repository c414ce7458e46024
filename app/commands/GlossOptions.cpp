#include "GlossOptions.h"

#include <CLI/CLI.hpp>

namespace crossgloss {

void addGlossComparisonOptions(CLI::App& command, GlossComparisonArguments& arguments)
{
    GlossComparisonOptions& options = arguments.options;
    command.add_option("--sample", options.sample, "Score so many random pairs of glosses; 0 = all")
        ->check(CLI::NonNegativeNumber);
    command.add_option("--validation", options.validation,
                       "Other pairs: the fused measure fits its weights on them, the Siamese LSTM chooses by them")
        ->check(CLI::NonNegativeNumber);
    command.add_option("--weights", options.weights, "Weights of the fused measure: JSON as under \"weights\"");
    command.add_option("--pack", options.pack, "Pack whose encoder compares; the bundled one by default");
    command.add_option("--regularisation", options.regularisation, "Of Sinkhorn")->check(CLI::Range(1e-4, 100.0));
    command.add_option("--iterations", options.iterations, "Of Sinkhorn")->check(CLI::Range(1, 100000));
    addSiameseOptions(command, arguments.siamese);
    command.add_flag("--drop-stop-words", options.dropStopWords, "Leave function words out");
}

GlossComparisonOptions comparisonOptions(const GlossComparisonArguments& arguments, bool wantsPack, const Session& session)
{
    GlossComparisonOptions options = arguments.options;
    if (wantsPack && options.pack.empty()) {
        options.pack = defaultPack().string();
    }
    options.siamese = siameseChoice(arguments.siamese, session);
    options.seed = session.seed;
    options.threads = session.threads;
    return options;
}

} // namespace crossgloss
