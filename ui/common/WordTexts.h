#pragma once

#include "resources/WordMarks.h"

#include <QString>
#include <QStringList>

namespace crossgloss {

/// Genders as dictionaries abbreviate them: "m", "m/f"; empty where none is known.
QString displayGenders(const WordMarks& marks);
/// "vulgar", "dated", … in the interface language, in the order of Usage.
QStringList displayUsages(const WordMarks& marks);

/// Text of a dictionary as the window shows it: without control characters that would change the direction of what
/// stands around it, cut with "…" behind @p longest characters, between isolates.
QString shownText(const QString& text, int longest = 2000);

} // namespace crossgloss
