#include "commands/SavedText.h"

#include "base/OneLine.h"
#include "commands/ResourceText.h"

#include <array>

namespace crossgloss {

namespace {

constexpr std::array grades = {ReviewGrade::Again, ReviewGrade::Hard, ReviewGrade::Good, ReviewGrade::Easy};

nlohmann::json orNull(const std::string& text)
{
    return text.empty() ? nlohmann::json() : nlohmann::json(text);
}

nlohmann::json stateJson(const ReviewState& state)
{
    return {{"stability", state.memory.stability},      {"difficulty", state.memory.difficulty},
            {"last_reviewed", savedTimeText(state.lastAt)}, {"due", savedTimeText(state.dueAt)},
            {"interval_days", state.intervalDays},      {"reviews", state.reviews},
            {"lapses", state.lapses}};
}

std::string day(std::int64_t time)
{
    return savedTimeText(time).substr(0, 10);
}

/// Columns that an id is shown by; enough to name it.
constexpr std::size_t shownId = 8;

} // namespace

std::string outcomeName(SavedOutcome outcome)
{
    switch (outcome) {
    case SavedOutcome::Added:
        return "added";
    case SavedOutcome::Merged:
        return "merged";
    default:
        return "unchanged";
    }
}

nlohmann::json savedWordJson(const SavedWord& word)
{
    return {{"id", word.id},
            {"word", word.word},
            {"language", word.language},
            {"pos", orNull(std::string(partOfSpeechName(word.pos)))},
            {"gender", orNull(marksText(word.marks))},
            {"meaning", word.meaning},
            {"meaning_language", orNull(word.meaningLanguage)},
            {"query", word.query},
            {"query_language", orNull(word.queryLanguage)},
            {"note", word.note},
            {"tags", word.tags},
            {"lists", word.lists},
            {"source", orNull(word.source)},
            {"saved_at", savedTimeText(word.savedAt)},
            {"review", word.review ? stateJson(*word.review) : nlohmann::json()}};
}

nlohmann::json savedWordsJson(const std::vector<SavedWord>& words)
{
    nlohmann::json list = nlohmann::json::array();
    for (const SavedWord& word : words) {
        list.push_back(savedWordJson(word));
    }
    return list;
}

std::string savedWordsTable(const std::vector<SavedWord>& words)
{
    std::string text;
    for (const SavedWord& word : words) {
        text += padded(word.id.substr(0, shownId), shownId) + "  " + padded(word.word, 24) + ' ' +
                padded(word.language, 3) + ' ' + padded(std::string(partOfSpeechName(word.pos)), 9) + ' ' +
                padded(oneLine(word.meaning.empty() ? word.query : word.meaning), 50) + "  " + day(word.savedAt) +
                "  " + (word.review ? "due " + day(word.review->dueAt) : std::string("new")) + '\n';
    }
    return text;
}

nlohmann::json dueWordsJson(const DueWords& due, const ReviewOptions& options)
{
    nlohmann::json words = nlohmann::json::array();
    for (const DueWord& each : due.words) {
        nlohmann::json json = savedWordJson(each.word);
        for (std::size_t i = 0; i < grades.size(); ++i) {
            json["outcomes"][std::string(gradeName(grades[i]))] = stateJson(each.outcomes[i]);
        }
        words.push_back(json);
    }
    return {{"due", due.due},
            {"new", due.fresh},
            {"new_waiting", due.newWaiting},
            {"desired_retention", options.desiredRetention},
            {"new_per_day", options.newPerDay},
            {"words", words}};
}

std::string dueWordsText(const DueWords& due)
{
    std::vector<SavedWord> words;
    for (const DueWord& each : due.words) {
        words.push_back(each.word);
    }
    return savedWordsTable(words) + std::to_string(due.due) + " due, " + std::to_string(due.fresh) + " new, " +
           std::to_string(due.newWaiting) + " more beyond today's limit of new words\n";
}

nlohmann::json importReportJson(const SavedImportReport& report)
{
    nlohmann::json lines = nlohmann::json::array();
    for (const SavedImportLine& line : report.lines) {
        nlohmann::json json = {
            {"line", line.line},
            {"outcome", line.outcome == SavedImportLine::Outcome::Skipped ? "skipped" : "merged"},
            {"word", orNull(line.word)},
            {"differing", line.differing}};
        if (line.reason) {
            json["message"] = formatMessage(line.reason->text(), line.reason->arguments());
        }
        lines.push_back(json);
    }
    return {{"added", report.added},         {"merged", report.merged},   {"unchanged", report.unchanged},
            {"skipped", report.skipped},     {"differing", report.differing}, {"took_file", report.tookFile},
            {"lines", lines}};
}

std::string importReportText(const SavedImportReport& report)
{
    std::string text;
    for (const SavedImportLine& line : report.lines) {
        if (line.reason) {
            text += "skipped: " + std::string(line.reason->what()) + '\n';
        } else if (!line.differing.empty()) {
            std::string columns;
            for (const std::string& column : line.differing) {
                columns += (columns.empty() ? "" : ", ") + column;
            }
            text += "line " + std::to_string(line.line) + ": " + oneLine(line.word, 60) + " differs in " + columns +
                    (report.tookFile ? "; replaced\n" : "; kept as it was\n");
        }
    }
    return text + std::to_string(report.added) + " added, " + std::to_string(report.merged) + " merged, " +
           std::to_string(report.unchanged) + " unchanged, " + std::to_string(report.skipped) + " skipped\n";
}

} // namespace crossgloss
