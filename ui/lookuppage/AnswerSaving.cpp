#include "lookuppage/AnswerSaving.h"

#include "common/InlineMessage.h"
#include "common/SavedAnswers.h"
#include "common/TextDirection.h"
#include "lookuppage/DetailsPanel.h"
#include "lookuppage/EntryView.h"
#include "lookuppage/ResultsView.h"

#include <utility>

namespace crossgloss {

SavedWord answerWord(const LookupRow& row, const QString& query, const QString& queryLanguage)
{
    SavedWord word;
    word.word = row.word;
    word.language = row.language;
    word.pos = row.pos;
    word.marks = row.marks;
    word.meaning = row.definition;
    word.meaningLanguage = row.definitionLanguage;
    word.source = row.definition.empty() ? std::string() : row.source;
    word.query = query.toStdString();
    word.queryLanguage = query.isEmpty() ? std::string() : queryLanguage.toStdString();
    return word;
}

AnswerSaving::AnswerSaving(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    connect(&m_parts.results, &ResultsView::starClicked, this, &AnswerSaving::toggleRow);
    connect(&m_parts.details, &DetailsPanel::saveRequested, this, &AnswerSaving::toggle);
    connect(&m_parts.details, &DetailsPanel::wordChanged, this, &AnswerSaving::showStars);
    connect(&m_parts.entry, &EntryView::saveRequested, this, &AnswerSaving::toggle);
    connect(&m_parts.entry, &EntryView::visited, this, &AnswerSaving::showStars);
    m_parts.results.setSavedTest([this](const LookupRow& row) { return isSaved(row); });
}

void AnswerSaving::setSavedAnswers(SavedAnswers* answers)
{
    m_answers = answers;
    connect(answers, &SavedAnswers::changed, this, &AnswerSaving::showStars);
    connect(answers, &SavedAnswers::saved, this, [this](const QString& word) {
        m_parts.message.dismiss();
        Q_EMIT statusMessage(tr("Saved: %1").arg(isolated(word)));
    });
    connect(answers, &SavedAnswers::removed, this, [this](const QString& word, qint64 step) {
        m_step = step;
        m_told = tr("%1 is no longer saved.").arg(isolated(word));
        m_parts.message.show(InlineMessage::Severity::Info, m_told, tr("Undo"));
    });
    connect(answers, &SavedAnswers::failed, this, [this](const QString& message) {
        m_parts.message.show(InlineMessage::Severity::Error, message);
    });
}

void AnswerSaving::setQuestion(const QString& text, const QString& language)
{
    m_query = text;
    m_language = language;
    showStars();
}

bool AnswerSaving::isSaved(const LookupRow& row) const
{
    return m_answers && m_answers->contains(answerWord(row, m_query, m_language));
}

void AnswerSaving::toggle()
{
    if (m_parts.entry.isVisible()) {
        if (m_answers) {
            m_answers->toggle(entryWord());
        }
        return;
    }
    const LookupRow* current = m_parts.results.current();
    if (m_parts.details.isHidden() || m_parts.details.word().isEmpty()) {
        if (current) {
            toggleRow(*current);
        } else {
            Q_EMIT statusMessage(tr("Choose an answer to save it"));
        }
        return;
    }
    if (m_answers) {
        m_answers->toggle(detailsWord());
    }
}

SavedWord AnswerSaving::detailsWord() const
{
    // A word reached by a link is no answer to what was asked.
    return answerWord(m_parts.details.row(), m_parts.details.isAnswer() ? m_query : QString(), m_language);
}

SavedWord AnswerSaving::entryWord() const
{
    // The entry of an answer is saved as that answer: one star means one thing.
    const QString word = m_parts.entry.word();
    const QString language = m_parts.entry.language();
    if (word == m_parts.details.word() && language == m_parts.details.language()) {
        return detailsWord();
    }
    const LookupRow* current = m_parts.results.current();
    if (current && current->word == word.toStdString() && current->language == language.toStdString()) {
        return answerWord(*current, m_query, m_language);
    }
    return answerWord(m_parts.entry.row(), QString(), m_language);
}

void AnswerSaving::toggleRow(const LookupRow& row)
{
    if (m_answers) {
        m_answers->toggle(answerWord(row, m_query, m_language));
    }
}

bool AnswerSaving::takeBack()
{
    if (m_step == 0 || m_parts.message.text() != m_told) {
        return false;
    }
    m_parts.message.dismiss();
    m_answers->takeBack(std::exchange(m_step, 0));
    return true;
}

void AnswerSaving::showStars()
{
    m_parts.results.refreshStars();
    m_parts.details.setSaved(m_answers && !m_parts.details.word().isEmpty() && m_answers->contains(detailsWord()));
    m_parts.entry.setSaved(m_answers && !m_parts.entry.word().isEmpty() && m_answers->contains(entryWord()));
}

} // namespace crossgloss
