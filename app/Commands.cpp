#include "Commands.h"

#include <CLI/CLI.hpp>

namespace crossgloss {

void addAllCommands(CLI::App& app, Session& session)
{
    addTrainCommand(app, session);
    addEvaluateCommand(app, session);
    addPackCommand(app, session);
    addWordnetPairsCommand(app, session);
    addNeighboursCommand(app, session);
}

} // namespace crossgloss
