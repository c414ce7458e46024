#pragma once

#include "jobs/ResultsService.h"

#include <QString>

namespace crossgloss {

/// What runs name in their own way, in the interface language; names that are not known stay as they are.

/// "P@1", "Skewness of N_k", …
QString displayFigure(const std::string& name);
/// Of a path of the report: "backward/csls/mrr" is "Backward, CSLS, MRR".
QString displayFigurePath(const std::string& path);
/// The number as such figures are written: counts whole, shares with three decimals.
QString displayFigureValue(const std::string& name, double value);
/// True for figures that are shares from 0 to 1.
bool isShareFigure(const std::string& name);
/// Which items a line of figures is over: "proper names", "ranks 1 – 1,000"; empty for all.
QString displaySubset(const RunFigures& figures);
/// "forward", "backward", "before the map", …
QString displayDirectionName(const std::string& direction);
QString displayStageName(const std::string& stage);
/// Of alignment, hubness, glosses, retrieval or an encoder, by the name that commands use.
QString displayMethodName(const std::string& name);
/// By what a run worked: "VecMap, CSLS", "Word Mover's Distance", "Siamese LSTM".
QString displayRunMethod(const RunRow& row);

} // namespace crossgloss
