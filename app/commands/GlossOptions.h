#pragma once

#include "SiameseArgument.h"

#include "jobs/GlossComparison.h"

namespace CLI {
class App;
}

namespace crossgloss {

/// How glosses are compared as a command names it.
struct GlossComparisonArguments {
    GlossComparisonOptions options;
    SiameseArgument siamese;
};

/// Adds --sample, --validation, --weights, --pack, --regularisation, --iterations, --drop-stop-words and those of the Siamese
/// LSTM.
void addGlossComparisonOptions(CLI::App& command, GlossComparisonArguments& arguments);
/// As jobs take them; the bundled pack where none is named and a measure wants one.
GlossComparisonOptions comparisonOptions(const GlossComparisonArguments& arguments, bool wantsPack, const Session& session);

} // namespace crossgloss
