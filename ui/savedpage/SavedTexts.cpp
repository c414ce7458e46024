#include "savedpage/SavedTexts.h"

#include "common/TextDirection.h"
#include "common/Texts.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>

namespace crossgloss {

namespace {

QString text(const char* english)
{
    return QCoreApplication::translate("SavedTexts", english);
}

QString counted(const char* english, int count)
{
    return QCoreApplication::translate("SavedTexts", english, nullptr, count);
}

} // namespace

QString displayGender(const WordMarks& marks)
{
    QStringList parts;
    if (marks.has(Gender::Masculine)) {
        parts.append(text(QT_TRANSLATE_NOOP("SavedTexts", "masculine")));
    }
    if (marks.has(Gender::Feminine)) {
        parts.append(text(QT_TRANSLATE_NOOP("SavedTexts", "feminine")));
    }
    if (marks.has(Gender::Neuter)) {
        parts.append(text(QT_TRANSLATE_NOOP("SavedTexts", "neuter")));
    }
    if (marks.has(Gender::Common)) {
        parts.append(text(QT_TRANSLATE_NOOP("SavedTexts", "common gender")));
    }
    if (marks.plural) {
        parts.append(text(QT_TRANSLATE_NOOP("SavedTexts", "plural")));
    }
    return parts.join(QStringLiteral(", "));
}

QString displayGrammar(const SavedWord& word)
{
    return joinedFacts({displayPartOfSpeech(word.pos), displayGender(word.marks)});
}

QString displayTags(const SavedWord& word)
{
    return QString::fromStdString(tagText(word.tags));
}

QString displayDay(std::int64_t secondsSince1970)
{
    return QLocale().toString(QDateTime::fromSecsSinceEpoch(secondsSince1970).date(), QLocale::ShortFormat);
}

QString displayDue(const SavedWord& word)
{
    if (!word.review) {
        return text(QT_TRANSLATE_NOOP("SavedTexts", "new"));
    }
    if (isDue(*word.review, QDateTime::currentSecsSinceEpoch())) {
        return text(QT_TRANSLATE_NOOP("SavedTexts", "now"));
    }
    return displayDay(word.review->dueAt);
}

QString displayInterval(const ReviewState& state)
{
    if (state.intervalDays <= 0) {
        return counted(QT_TRANSLATE_N_NOOP("SavedTexts", "%n min"), static_cast<int>(Fsrs::relearnSeconds / 60));
    }
    const auto days = static_cast<int>(state.intervalDays);
    if (days < 61) {
        return counted(QT_TRANSLATE_N_NOOP("SavedTexts", "%n day(s)"), days);
    }
    const bool months = days < 700;
    const QString number = QLocale().toString(days / (months ? 30.44 : 365.25), 'f', 1);
    return (months ? text(QT_TRANSLATE_NOOP("SavedTexts", "%1 months"))
                   : text(QT_TRANSLATE_NOOP("SavedTexts", "%1 years")))
        .arg(number);
}

QString displayGrade(ReviewGrade grade)
{
    switch (grade) {
    case ReviewGrade::Again: return text(QT_TRANSLATE_NOOP("SavedTexts", "Again"));
    case ReviewGrade::Hard: return text(QT_TRANSLATE_NOOP("SavedTexts", "Hard"));
    case ReviewGrade::Good: return text(QT_TRANSLATE_NOOP("SavedTexts", "Good"));
    case ReviewGrade::Easy: return text(QT_TRANSLATE_NOOP("SavedTexts", "Easy"));
    }
    return {};
}

QString displayStep(const SavedStep& step)
{
    const auto count = static_cast<int>(step.words);
    if (step.kind == "add") {
        return counted(QT_TRANSLATE_N_NOOP("SavedTexts", "saving of %n word(s)"), count);
    }
    if (step.kind == "remove") {
        return counted(QT_TRANSLATE_N_NOOP("SavedTexts", "removal of %n word(s)"), count);
    }
    if (step.kind == "tag") {
        return counted(QT_TRANSLATE_N_NOOP("SavedTexts", "tags of %n word(s)"), count);
    }
    if (step.kind == "list") {
        return text(QT_TRANSLATE_NOOP("SavedTexts", "change of lists"));
    }
    if (step.kind == "merge") {
        return text(QT_TRANSLATE_NOOP("SavedTexts", "merging"));
    }
    if (step.kind == "import") {
        return counted(QT_TRANSLATE_N_NOOP("SavedTexts", "import of %n word(s)"), count);
    }
    if (step.kind == "review") {
        return text(QT_TRANSLATE_NOOP("SavedTexts", "grade of a review"));
    }
    return text(QT_TRANSLATE_NOOP("SavedTexts", "change of a word"));
}

} // namespace crossgloss
