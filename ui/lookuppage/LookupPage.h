#pragma once

#include "common/Page.h"
#include "lookup/Lookup.h"
#include "lookuppage/LookupHistory.h"

#include <memory>

class QProgressBar;
class QSplitter;
class QStackedWidget;
class QTimer;
class QToolButton;

namespace crossgloss {

class AnswerSaving;
class DescriptionEdit;
class DetailsPanel;
class EntryView;
class FilterBar;
class HistoryButtons;
class HistoryPanel;
class InlineMessage;
class LanguageBar;
class LookupController;
class ResultsView;
class SavedAnswers;
class WelcomeView;

/// Describe a meaning, get words: description, languages and restrictions on top, answers below, the chosen word at the
/// side.
class LookupPage : public Page {
    Q_OBJECT

public:
    explicit LookupPage(QWidget* parent = nullptr);

    /// Until there is an engine, what is typed waits; then it is asked.
    void setEngine(std::shared_ptr<const LookupEngine> engine);
    /// The engine could not be opened.
    void setFailure(const QString& message);

    /// Groups of dictionaries that a look-up can be limited to.
    void setDictionaryGroups(const QStringList& groups);

    QWidget* focusTarget() override;
    bool copy() override;
    /// Brings back what was forgotten of the history.
    bool undo() override;
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

    /// Where saved answers are kept, for their stars.
    void setSavedAnswers(SavedAnswers* answers);
    void lookUp(const QString& text);
    /// Looks a text up as one in this language (empty = the present one), for answers in that one at least.
    void lookUpAgain(const QString& text, const QString& language, const QString& answerLanguage);
    void setLanguages(const QString& from, const QStringList& to);
    bool hasAnswer() const;
    /// The engine is there, or it never will be.
    bool isReady() const { return m_ready; }
    bool isBusy() const;
    /// What is said above the answers; empty when nothing is.
    QString messageText() const;
    /// Chooses the first answer and opens its details. @return false when there is none.
    bool openFirst();
    bool canGoBack() const { return m_history.canGoBack(); }
    bool canGoForward() const { return m_history.canGoForward(); }
    bool detailsVisible() const;
    bool historyVisible() const;
    /// Whether what was looked up is remembered after the window is closed.
    void setHistoryKept(bool kept);
    /// Answers follow what is written; otherwise they wait for Enter.
    void setTypeAhead(bool ahead) { m_typeAhead = ahead; }
    /// Answers per language, from the next question on; the present one is asked again.
    void setAnswerLimit(int limit);
    bool entryVisible() const;
    bool canGoToPreviousWord() const;
    bool canGoToNextWord() const;
    bool hidesVulgar() const;

public Q_SLOTS:
    void focusDescription();
    void focusFilters();
    void lookUpNow();
    void lookUpClipboard();
    void swapLanguages();
    void clearFilters();
    void goBack();
    void goForward();
    /// Opens what was looked up before, for searching, or closes it.
    void setHistoryVisible(bool visible);
    void copyWithDefinition();
    /// Saves the chosen answer, or takes it out where it is saved.
    void toggleSaved();
    void setDetailsVisible(bool visible);
    void setHidesVulgar(bool hides);
    void setShowsUnlikely(bool shows);
    /// The full entry of the word asked for by name, where the description has the keyboard or no answer is chosen;
    /// else of the chosen word. Where an entry is open already it closes.
    void showEntry();
    void closeEntry();
    void goToPreviousWord();
    void goToNextWord();
    /// Asks the same again, for dictionaries have changed.
    void refresh();

Q_SIGNALS:
    void historyChanged();
    void detailsVisibilityChanged(bool visible);
    void historyVisibilityChanged(bool visible);
    void historyKeptChanged(bool kept);
    /// An entry was opened, closed or left for another.
    void entryChanged();
    void hidesVulgarChanged(bool hides);
    void showsUnlikelyChanged(bool shows);

private:
    LookupQuery query() const;
    void connectParts();
    bool hasQuestion() const;
    void questionChanged();
    void languagesChanged();
    void showAnswer(const LookupQuery& query, const LookupAnswer& answer);
    void showFailure(const LookupQuery& query, const QString& message);
    void chooseCurrent();
    /// The details go with the answer: the same word where it is found again, else the best one; nothing without any.
    void followAnswer(bool sameQuestion);
    void clearDetails();
    void showWordMenu(const QPoint& at);
    void lookUpWord(const QString& word, const QString& language);
    void openCurrent();
    void enterCurrent();
    void openEntry(const QString& word, const QString& language);
    void showWord(const QString& word, const QString& language);
    void applyEntry(const HistoryEntry& entry);
    void go(int steps);
    void historyHasChanged();
    void clearDescription();
    void retranslate() override;

    LookupController* m_controller;
    DescriptionEdit* m_description;
    LookupHistory m_history;
    HistoryButtons* m_steps;
    QToolButton* m_historyButton;
    QProgressBar* m_busy;
    LanguageBar* m_languages;
    FilterBar* m_filters;
    InlineMessage* m_message;
    QString m_suggested;               ///< language that the description looks like; empty where it is the one chosen
    QStackedWidget* m_stack;
    WelcomeView* m_welcome;
    ResultsView* m_results;
    HistoryPanel* m_historyPanel;
    QSplitter* m_splitter;
    DetailsPanel* m_details;
    QStackedWidget* m_body;            ///< the answers, or an entry in their place
    EntryView* m_entry;
    QToolButton* m_entryButton;
    QString m_headword;                ///< that the description names; empty where it names none
    AnswerSaving* m_saving;
    QTimer* m_describeDelay;
    std::vector<TokenWeight> m_attention;
    HistoryEntry m_answered;           ///< what the answers on show are to
    QString m_wantedFrom;
    QStringList m_wantedTo;
    bool m_typeAhead = true;
    int m_answerLimit = 50;
    bool m_ready = false;
};

} // namespace crossgloss
