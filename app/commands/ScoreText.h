#pragma once

#include "evaluation/RetrievalMetrics.h"

#include <string>
#include <vector>

namespace crossgloss {

/// "P@1 .267 [.238, .297]  P@5 …", one line without its end.
std::string scoreText(const PrecisionScores& scores);

/// Rows of cells in columns as wide as need be, the first aligned left, the others right.
std::string tableText(const std::vector<std::vector<std::string>>& rows);

/// ".267", "1.000".
std::string shareText(double share);

} // namespace crossgloss
