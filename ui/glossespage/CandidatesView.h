#pragma once

#include "common/Retranslated.h"
#include "common/RowModel.h"
#include "linking/ReviewDesk.h"

#include <QWidget>

#include <vector>

class QAction;
class QLabel;
class QTableView;
class QToolButton;

namespace crossgloss {

/// A candidate as it is listed.
struct CandidateRow {
    int key = 0;                       ///< 1 … 9, 0 for the tenth
    QString synset;
    std::int32_t target = -1;
    QString lemmas;
    QString gloss;
    QString marks;                     ///< why it may not be the one, and whether it is chosen now
    float score = 0;
    bool current = false;              ///< is suggested or accepted
    bool rejected = false;
};

class CandidateModel : public RowModel<CandidateRow> {
    Q_OBJECT

public:
    enum Column { FirstColumnPlace, LemmasColumn, GlossColumn, MarksColumn, ScoreColumn, ColumnCount };
    /// What stands before the lemmas.
    enum class FirstColumn { Key, Synset };
    explicit CandidateModel(FirstColumn first, QObject* parent = nullptr);

protected:
    QString heading(int column) const override;
    QVariant cell(const CandidateRow& row, int column, int role) const override;
    bool isNumber(int column) const override { return column == ScoreColumn; }

private:
    FirstColumn m_first;
};

/// Candidates as they are listed for the gloss of @p item.
std::vector<CandidateRow> candidateRows(const Linking& linking, const ReviewItem& item,
                                        const std::vector<ReviewDesk::Candidate>& candidates);

/// The best candidates of a gloss. A row can be looked at, and taken by its key, by Enter or by a double click.
class CandidatesView : public Retranslated<QWidget> {
    Q_OBJECT

public:
    /// @param search leads to all other concepts.
    explicit CandidatesView(QAction* search, QWidget* parent = nullptr);

    void show(const Linking& linking, const ReviewItem& item, const std::vector<ReviewDesk::Candidate>& candidates);
    void clear();
    const CandidateModel& model() const { return *m_model; }
    QTableView* table() const { return m_table; }

Q_SIGNALS:
    /// @param candidate position among the best.
    void chosen(int candidate);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void adapt();
    void retranslate() override;

    QLabel* m_title;
    QToolButton* m_search;
    CandidateModel* m_model;
    QTableView* m_table;
};

} // namespace crossgloss
