#include "Commands.h"

#include <CLI/CLI.hpp>

namespace crossgloss {

void addAllCommands(CLI::App&, Session&) {}

} // namespace crossgloss
