#pragma once

#include "common/JobPage.h"
#include "jobs/SentenceListService.h"

#include <vector>

namespace crossgloss {

class AddListSettings;
class Prompts;
class SearchView;

/// Search by meaning, a page within the page Compare: lists of sentences are kept in the library, and a sentence in any
/// language finds the nearest of theirs as it is typed. Its runs add lists.
class SearchPane : public JobPage {
    Q_OBJECT

public:
    SearchPane(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent = nullptr);

    void activate() override;
    void reloadResources() override;
    QWidget* focusTarget() override;
    bool copy() override;
    void exportCurrent() override;
    bool canExport() const override { return true; }
    void setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request) override;
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

    AddListSettings& settings() { return *m_settings; }
    SearchView& view() { return *m_view; }
    /// Shows the form that a list is added by.
    void openForm(const QString& file = {});
    void removeList();
    /// What the library has may be another. @param chosen list to be searched; empty = as it was.
    void reloadLists(const QString& chosen = {});
    bool canCompareChosen() const;
    void setLanguages(const std::vector<std::string>& codes);

public Q_SLOTS:
    void addList();
    void compareChosen();

Q_SIGNALS:
    /// The library has other lists now.
    void listsChanged(const std::vector<SentenceList>& lists);
    void chosenChanged();
    /// Two sentences are to be compared, by a page that does.
    void compareRequested(const QString& first, const QString& firstLanguage, const QString& second,
                          const QString& secondLanguage);

protected:
    QStringList problems() const override;
    std::optional<Missing> missing() override;
    void adapt() override;
    QString stoppedText() const override;
    void retranslate() override;

private:
    /// @param request makes it, on the worker's thread.
    void add(std::function<AddSentenceListRequest(Backend& backend)> request);
    void tellAdded(const AddSentenceListResult& result);
    void detectLanguage();

    Prompts& m_prompts;
    AddListSettings* m_settings;
    SearchView* m_view;
    QPushButton* m_add;
    std::vector<SentenceList> m_lists;
    QString m_wanted;                  ///< list of the last session
    bool m_listsRead = false;
    quint64 m_detection = 0;
};

} // namespace crossgloss
