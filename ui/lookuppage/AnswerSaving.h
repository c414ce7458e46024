#pragma once

#include "lookup/Lookup.h"
#include "saved/SavedWord.h"

#include <QObject>
#include <QString>

namespace crossgloss {

class DetailsPanel;
class EntryView;
class InlineMessage;
class ResultsView;
class SavedAnswers;

/// What an answer is saved as: its definition for a meaning, and what was asked.
SavedWord answerWord(const LookupRow& row, const QString& query, const QString& queryLanguage);

/// The stars of the Look-up page: which answers are saved, and saving the chosen one.
class AnswerSaving : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        ResultsView& results;
        DetailsPanel& details;
        EntryView& entry;
        InlineMessage& message;
    };

    AnswerSaving(const Parts& parts, QObject* parent);

    void setSavedAnswers(SavedAnswers* answers);
    /// What the answers on show are to.
    void setQuestion(const QString& text, const QString& language);
    /// Saves the word of the entry on show, else that of the details, else the chosen answer; takes it out where it is saved.
    void toggle();
    bool isSaved(const LookupRow& row) const;
    /// The message on show is this one's, and its button was pressed. @return false when it is another's.
    bool takeBack();

Q_SIGNALS:
    void statusMessage(const QString& text);

private:
    void toggleRow(const LookupRow& row);
    SavedWord detailsWord() const;
    SavedWord entryWord() const;
    void showStars();

    Parts m_parts;
    SavedAnswers* m_answers = nullptr;
    QString m_query;
    QString m_language;
    QString m_told; ///< text of the message that offers to take back
    qint64 m_step = 0;
};

} // namespace crossgloss
