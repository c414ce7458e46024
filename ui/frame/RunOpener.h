#pragma once

namespace crossgloss {

class MainWindow;
struct RunInputs;

/// Shows the page that makes runs of this kind and fills it with what the run began with. @param resume And starts it.
/// @return false when the page is at work and was left as it is.
bool openRun(MainWindow& window, const RunInputs& inputs, bool resume);

} // namespace crossgloss
