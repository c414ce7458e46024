#pragma once

#include "common/Retranslated.h"
#include "lookup/Lookup.h"

#include <QFrame>
#include <QString>

#include <vector>

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace crossgloss {

class AttentionView;
class InlineMessage;

/// What is known about the chosen word: why it was found, its glosses, its translations, words near it.
class DetailsPanel : public Retranslated<QFrame> {
    Q_OBJECT

public:
    explicit DetailsPanel(QWidget* parent = nullptr);

    /// Narrow, so that the words beside it have room; its buttons go on in a new line.
    QSize sizeHint() const override;

    /// Begins with what the answer itself says; the rest follows by setDetails().
    void setWord(const LookupRow& row, const std::vector<TokenWeight>& attention);
    /// A word that was reached by a link: no answer speaks of it.
    void setWord(const QString& word, const QString& language);
    /// No word is chosen.
    void clear();
    /// What belongs to another word than the present one is dropped, as are failures.
    void setDetails(const QString& word, const QString& language, const WordDetails& details);
    void setFailure(const QString& word, const QString& language, const QString& message);

    QString word() const { return m_word; }
    QString language() const { return m_language; }
    /// The word with what is known of it so far: a definition that the answer lacks is a dictionary's.
    LookupRow row() const;
    /// The word is one of the answers, not one reached by a link.
    bool isAnswer() const { return m_isAnswer; }
    /// Whether the word is saved, for its button to say so.
    void setSaved(bool saved);
    /// The word with its part of speech and definition, as plain text.
    QString asText() const;

Q_SIGNALS:
    /// A near word or translation was clicked.
    void wordRequested(const QString& word, const QString& language);
    /// Look the word up as a description in its language.
    void lookupRequested(const QString& text, const QString& language);
    /// The full entry of the word is wanted.
    void entryRequested(const QString& word, const QString& language);
    void copyRequested();
    /// To save the word, or take it out where it is saved.
    void saveRequested();
    void wordChanged();
    void closeRequested();

private:
    struct Section { QLabel* heading; QLabel* body; };
    Section addSection(QVBoxLayout* layout, const char* name);
    void showSection(const Section& section, const QString& html);
    /// What the answer says of the word, completed by what is known of it.
    LookupRow shownRow() const;
    QString titleHtml() const;
    QString formsText() const;
    QString wordLinks(const std::vector<LookupRow>& rows, bool nameLanguages) const;
    void followLink(const QString& link);
    bool isOf(const QString& word, const QString& language) const;
    void render();
    void refreshSave();
    void retranslate() override;

    QString m_word;
    QString m_language;
    LookupRow m_row;
    WordDetails m_details;
    bool m_loaded = false;
    bool m_isAnswer = false;
    bool m_saved = false;
    QLabel* m_title;
    QLabel* m_subtitle;
    QLabel* m_forms;                   ///< how the word is pronounced, its plural
    QToolButton* m_close;
    QPushButton* m_save;
    QPushButton* m_copy;
    QPushButton* m_entry;
    QPushButton* m_lookup;
    InlineMessage* m_failure;
    QLabel* m_attentionHeading;
    AttentionView* m_attention;
    Section m_matched;
    Section m_glosses;
    Section m_translations;
    Section m_neighbours;
    QLabel* m_none;
};

} // namespace crossgloss
