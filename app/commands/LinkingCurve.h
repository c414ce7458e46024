#pragma once

#include <string>

namespace CLI {
class App;
}

namespace crossgloss {

struct Session;

/// @param name of a reviewer; empty = the user's login name.
std::string reviewerNamed(const std::string& name);

/// `linking curve`
void addLinkingCurveCommand(CLI::App& linking, Session& session);

} // namespace crossgloss
