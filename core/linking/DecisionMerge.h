#pragma once

#include "linking/DecisionTable.h"
#include "linking/Linking.h"
#include "linking/LinkingDatabase.h"
#include "linking/ReviewDesk.h"
#include "linking/ReviewState.h"

#include <map>
#include <string>
#include <vector>

namespace crossgloss {

/// States of every source, per reviewer.
using ReviewerStates = std::map<std::string, std::vector<SourceState>>;

/// Folds standing events. Reviewers without any have no entry.
ReviewerStates statesOf(const std::vector<LinkingEvent>& events, std::size_t sources);

/// Which decisions of a table are news; what is there stays as it is.
/// @param states as they stand, changed along. @param reviewer of lines that name none. @param origin kept with the events.
/// @return the events to append, without sequence and step.
std::vector<LinkingEvent> mergeDecisions(const std::vector<DecisionLine>& lines, const Linking& linking,
                                         const std::string& reviewer, const std::string& origin, ReviewerStates& states,
                                         ReviewMerge& report);

} // namespace crossgloss
