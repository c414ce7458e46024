#include "commands/WordText.h"

#include "lookup/WordGrammar.h"

namespace crossgloss {

void addMarks(nlohmann::json& word, const WordMarks& marks)
{
    nlohmann::json genders = nlohmann::json::array();
    for (const Gender gender : gendersOf(marks)) {
        genders.push_back(std::string(genderName(gender)));
    }
    nlohmann::json usages = nlohmann::json::array();
    for (const Usage usage : usagesOf(marks)) {
        usages.push_back(std::string(usageName(usage)));
    }
    word["gender"] = std::move(genders);
    word["plural"] = marks.plural;
    word["register"] = std::move(usages);
}

std::string genderLetters(const WordMarks& marks)
{
    std::string letters;
    for (const Gender gender : gendersOf(marks)) {
        letters += (letters.empty() ? "" : "/") + std::string(genderName(gender).substr(0, 1));
    }
    return letters;
}

std::string registerText(const WordMarks& marks)
{
    std::string names;
    for (const Usage usage : usagesOf(marks)) {
        names += (names.empty() ? "[" : ", ") + std::string(usageName(usage));
    }
    return names.empty() ? names : names + ']';
}

std::string wordWithArticle(const LookupRow& row)
{
    return definiteArticle(row) + row.word;
}

std::string articleOf(const LookupRow& row)
{
    std::string article = definiteArticle(row);
    return article.substr(0, article.find_last_not_of(' ') + 1);
}

std::string grammarText(const LookupRow& row)
{
    std::string text(partOfSpeechName(row.pos));
    const bool noun =
        row.pos == PartOfSpeech::Noun || row.pos == PartOfSpeech::ProperNoun || row.pos == PartOfSpeech::Unknown;
    const auto add = [&](const std::string& more) {
        text += (text.empty() || more.empty() ? "" : " ") + more;
    };
    if (noun && definiteArticle(row).empty()) {
        add(genderLetters(row.marks));
    }
    if (row.marks.plural) {
        add("pl");
    }
    add(registerText(row.marks));
    return text;
}

} // namespace crossgloss
