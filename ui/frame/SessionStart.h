#pragma once

class QSettings;

namespace crossgloss {

/// Takes out of a session what the pages were left at: texts, choices, settings. Size and place of the window, the page
/// in sight, files and folders used last and answers to questions stay.
void forgetPages(QSettings& session);

} // namespace crossgloss
