#pragma once

#include "common/InlineMessage.h"
#include "common/Page.h"
#include "common/SavedWordsService.h"

#include <deque>
#include <functional>
#include <memory>
#include <string>

class QStackedWidget;

namespace crossgloss {

class Backend;
class EmptyState;
class Job;
class JobRunner;
class PageHeading;
class Prompts;
class ReviewCard;
class SavedActions;
class SavedView;

/// The words that the user saved: found again, put in order, learnt, taken along.
class SavedPage : public Page
{
    Q_OBJECT

public:
    struct Parts
    {
        std::shared_ptr<Backend> backend;
        JobRunner& jobs;
        Prompts& prompts;
        SavedActions& actions;
    };

    explicit SavedPage(Parts parts, QWidget* parent = nullptr);

    void activate() override;
    QWidget* focusTarget() override;
    bool copy() override;
    bool undo() override;
    bool redo() override;
    bool find() override;
    bool takeFiles(const QStringList& files) override;
    void exportCurrent() override;
    bool canExport() const override { return true; }
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

    SavedView& view() { return *m_view; }
    ReviewCard& card() { return *m_card; }
    bool isReviewing() const;
    QString messageText() const;

public Q_SLOTS:
    /// Reads the words again.
    void reload();
    void startReview();
    void removeChosen();
    void mergeDuplicates();
    void lookUpAgain();
    void newList();
    void renameList();
    void removeList();
    void importWords();

Q_SIGNALS:
    /// Something was saved, changed or taken out.
    void wordsChanged();
    void lookUpRequested(const QString& text, const QString& language, const QString& answerLanguage);
    /// The button of the empty page.
    void firstWordRequested();

private:
    using Change = std::function<std::int64_t(SavedWordsService&)>;

    void connectParts();
    /// Changes something away from the window's thread and reads the words again. @param told What the message says,
    /// with a button to take it back; nothing where it is empty.
    void change(const QString& title, Change work, const QString& told = {});
    void turn(bool undo);
    /// Changes reach the database in the order in which they were made; workers alone might overtake each other.
    void inOrder(std::function<Job*()> start);
    void startNext();
    Job* startChange(const QString& title, const Change& work, const QString& told);
    Job* startTurn(bool undo);
    void takeBack(std::int64_t step);
    void showOverview(SavedOverview overview);
    void showBrowser();
    void grade(const QString& id, ReviewGrade grade);
    void undoGrade();
    void importFile(const QString& file, bool takeFile);
    void tellImport(const QString& file, const SavedImportReport& report);
    void tellFailure(Job* job);
    void say(InlineMessage::Severity severity, const QString& text, const QString& action = {},
             std::function<void()> work = {});
    void refreshActions();
    void retranslate() override;

    std::shared_ptr<Backend> m_backend;
    JobRunner& m_jobs;
    Prompts& m_prompts;
    SavedActions& m_actions;
    PageHeading* m_heading;
    InlineMessage* m_message;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    SavedView* m_view;
    ReviewCard* m_card;
    std::function<void()> m_offered; ///< what the message's button does
    int m_generation = 0;
    std::deque<std::function<Job*()>> m_waiting; ///< changes; the first one is being made
};

} // namespace crossgloss
