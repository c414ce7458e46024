#pragma once

#include "evaluation/FigureTable.h"

#include <string>
#include <vector>

namespace crossgloss {

/// ".712 [.690, .733]", of a difference also its p, of several seeds their deviation.
std::string figureText(const FigureCell& cell, int decimals);

/// Tables below their titles, with the number of items where all columns of a row share it.
std::string figureText(const std::vector<FigureTable>& tables);

} // namespace crossgloss
