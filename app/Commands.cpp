#include "Commands.h"

#include <CLI/CLI.hpp>

namespace crossgloss {

void addAllCommands(CLI::App& app, Session& session)
{
    addPackCommand(app, session);
}

} // namespace crossgloss
