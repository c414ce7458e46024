#pragma once

#include "common/Page.h"

#include <memory>
#include <string>
#include <vector>

class QStackedWidget;

namespace crossgloss {

class Backend;
class ChoiceBar;
class CompareActions;
class CompareSettings;
class CompareView;
class JobPage;
class JobRunner;
class PageHeading;
class Prompts;
class SearchPane;
class TwoListsPane;
class TwoSentencesPane;

/// Sentences by what they mean: two of them compared, a list searched, the partners of two lists found. Each has a pane
/// of its own; all may run at once.
class ComparePage : public Page {
    Q_OBJECT

public:
    enum Mode { TwoSentences, Search, TwoLists };

    ComparePage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, CompareActions& actions,
                QWidget* parent = nullptr);

    void activate() override;
    QWidget* focusTarget() override;
    bool copy() override;
    bool find() override;
    bool takeFiles(const QStringList& files) override;
    void exportCurrent() override;
    bool canExport() const override { return true; }
    void reloadResources() override;
    void setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request) override;
    bool cancelRun() override;
    /// @param starts of two sentences, of two lists, of a list to be added.
    void setKeys(const QList<QAction*>& starts, QAction* cancel) override;
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

    Mode mode() const;
    /// Shows a mode and gives it the keyboard.
    void choose(Mode mode);
    TwoSentencesPane& twoSentences() { return *m_sentences; }
    SearchPane& searchPane() { return *m_search; }
    TwoListsPane& twoLists() { return *m_lists; }
    // Of two sentences.
    CompareSettings& settings();
    CompareView& view();
    /// Of the mode that is shown.
    bool isRunning() const;
    QString messageText() const;

public Q_SLOTS:
    /// Each shows the mode that it belongs to.
    void compare();
    void addList();
    void removeList();
    void alignLists();
    /// The sentence found, or the pair, that the keyboard is at.
    void compareChosen();
    /// Starts what the mode that is shown is for.
    void start();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    JobPage& pane() const;
    void showMode();
    void fetchLanguages();
    void compareThese(const QString& first, const QString& firstLanguage, const QString& second,
                      const QString& secondLanguage);
    /// What works on the chosen sentences alone is on while there are some.
    void adaptActions();
    void retranslate() override;

    std::shared_ptr<Backend> m_backend;
    JobRunner& m_jobs;
    CompareActions& m_actions;
    PageHeading* m_heading;
    ChoiceBar* m_mode;
    QStackedWidget* m_stack;
    TwoSentencesPane* m_sentences;
    SearchPane* m_search;
    TwoListsPane* m_lists;
    bool m_languagesAsked = false;
};

} // namespace crossgloss
