#pragma once

#include "alignment/Align.h"
#include "jobs/HubnessService.h"
#include "space/Retrieval.h"

#include <QString>

namespace crossgloss {

/// Names of core's enumerations in the interface language.
QString displayMethod(AlignmentMethod method);
/// The same, short enough to stand beneath a bar.
QString displayMethodShort(AlignmentMethod method);
QString displayCriterion(RetrievalCriterion criterion);
QString displayHubnessMethod(HubnessMethod method);
/// A share or similarity with three decimals.
QString displayScore(double score);
/// A probability of error: three decimals, "< 0.001" below.
QString displayP(double p);
/// A count with separators of thousands.
QString displayCount(std::size_t count);

} // namespace crossgloss
