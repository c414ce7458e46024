#pragma once

#include "saved/SavedExchange.h"
#include "saved/SavedWords.h"

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

// Saved words as JSON and as lines of text.

/// "added", "merged", "unchanged".
std::string outcomeName(SavedOutcome outcome);
nlohmann::json savedWordJson(const SavedWord& word);
nlohmann::json savedWordsJson(const std::vector<SavedWord>& words);
std::string savedWordsTable(const std::vector<SavedWord>& words);
nlohmann::json dueWordsJson(const DueWords& due, const ReviewOptions& options);
std::string dueWordsText(const DueWords& due);
nlohmann::json importReportJson(const SavedImportReport& report);
std::string importReportText(const SavedImportReport& report);

} // namespace crossgloss
