#pragma once

namespace CLI {
class App;
}

namespace crossgloss {

struct Session;

/// `linking create`: compares the glosses of two wordnets and stores what to review.
void addLinkingCreateCommand(CLI::App& linking, Session& session);

} // namespace crossgloss
