#pragma once

#include "common/InlineMessage.h"
#include "common/Retranslated.h"
#include "comparepage/HitModel.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace crossgloss {

class Backend;
class JobRunner;
class Prompts;
class SentenceField;
class SentenceFinder;

/// A list of the library and the sentences of it that are nearest to what is typed.
class SearchView : public Retranslated<QWidget> {
    Q_OBJECT

public:
    SearchView(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent = nullptr);

    /// Those of the library; the one that was chosen stays. @param chosen empty = as it was.
    void setLists(const std::vector<SentenceList>& lists, const QString& chosen = {});
    /// Name of the list that is searched; empty when there is none.
    QString list() const;
    void chooseList(const QString& name);
    SentenceField& query() { return *m_query; }
    QTableView* table() const { return m_table; }
    const HitModel& hits() const { return *m_hits; }
    QString statusText() const;
    bool isBusy() const;
    /// The hit that is chosen; null when none is.
    const SearchSentencesResult::Hit* chosen() const;
    /// Language that the query was searched in.
    const QString& queryLanguage() const { return m_from; }
    void search();
    void copyChosen();
    /// Asks where to, and writes the hits as TSV.
    void exportHits();

Q_SIGNALS:
    void addRequested();
    void removeRequested(const QString& name);
    void listChosen();
    void chosenChanged();
    /// The query and the chosen sentence are to be compared.
    void compareRequested();
    /// Said in place: what was exported, or why nothing was.
    void told(InlineMessage::Severity severity, const QString& text);

private:
    void ask(bool now);
    void show(const SearchSentencesRequest& request, const SearchSentencesResult& result);
    void showStatus();
    void showChosen();
    void adapt();
    void retranslate() override;

    Prompts& m_prompts;
    SentenceFinder* m_finder;
    std::vector<SentenceList> m_lists;
    QLabel* m_listLabel;
    QComboBox* m_list;
    QPushButton* m_add;
    QPushButton* m_remove;
    QLabel* m_facts;
    SentenceField* m_query;
    QLabel* m_status;
    HitModel* m_hits;
    QTableView* m_table;
    QLabel* m_whole;                   ///< the chosen sentence and its translations
    QPushButton* m_compare;
    QPushButton* m_copy;
    QPushButton* m_export;
    std::optional<SearchSentencesResult> m_result;
    QString m_failure;
    QString m_asked;                   ///< query that the hits answer
    QString m_from;
};

} // namespace crossgloss
