#pragma once

#include "saved/SavedWord.h"
#include "saved/SavedJournal.h"

#include <QString>

namespace crossgloss {

/// "feminine, plural" in the interface language; register and use are left out.
QString displayGender(const WordMarks& marks);
/// "noun · feminine".
QString displayGrammar(const SavedWord& word);
/// Tags as they are typed.
QString displayTags(const SavedWord& word);
/// When a word falls due: "new", "now", a day.
QString displayDue(const SavedWord& word);
/// A day in the past.
QString displayDay(std::int64_t secondsSince1970);
/// Time until the next review: "10 min", "3 days", "2.5 months".
QString displayInterval(const ReviewState& state);
/// "again", … in the interface language.
QString displayGrade(ReviewGrade grade);
/// What a step of the journal did, for undo: "removing 3 words".
QString displayStep(const SavedStep& step);

} // namespace crossgloss
