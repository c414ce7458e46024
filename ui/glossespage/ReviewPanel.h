#pragma once

#include "common/Retranslated.h"
#include "common/RowModel.h"
#include "linking/ReviewDesk.h"

#include <QWidget>

#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTabWidget;
class QTableView;

namespace crossgloss {

/// A gloss whose suggestion the last step changed.
struct MovedRow {
    std::int32_t source = -1;
    QString lemmas;
    QString before;
    QString after;
};

class MovedModel : public RowModel<MovedRow> {
    Q_OBJECT

public:
    enum Column { SourceColumn, BeforeColumn, AfterColumn, ColumnCount };
    explicit MovedModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}

protected:
    QString heading(int column) const override;
    QVariant cell(const MovedRow& row, int column, int role) const override;
    bool isNumber(int) const override { return false; }
};

/// A count of the review by its name.
struct CountRow {
    QString name;
    QString value;
};

class CountModel : public RowModel<CountRow> {
    Q_OBJECT

public:
    explicit CountModel(QObject* parent = nullptr) : RowModel(2, parent) {}

protected:
    QString heading(int column) const override;
    QVariant cell(const CountRow& row, int column, int role) const override;
    bool isNumber(int column) const override { return column == 1; }
};

/// How far the review is, what the last decision moved, counts, and the agreement of two reviewers.
class ReviewPanel : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit ReviewPanel(QWidget* parent = nullptr);

    void showStatistics(const ReviewStatistics& statistics);
    void showMoved(const Linking& linking, const std::vector<ReviewChange::Moved>& moved);
    void clearMoved();
    void setReviewers(const std::vector<std::string>& reviewers);
    void showAgreement(const ReviewAgreement& agreement);
    const MovedModel& moved() const { return *m_moved; }
    QTableView* movedTable() const { return m_movedTable; }
    void showAgreementTab();
    bool agreementVisible() const;
    /// The two reviewers that are compared; empty without two.
    std::pair<std::string, std::string> compared() const;

Q_SIGNALS:
    void sourceRequested(std::int32_t source);
    /// Precision and coverage are to be shown.
    void coverageRequested();
    void agreementRequested();
    void differencesRequested(const std::vector<std::int32_t>& sources);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    void fillCounts();
    void fillAgreement();
    void adapt();
    void retranslate() override;

    QLabel* m_decided;
    QProgressBar* m_bar;
    QLabel* m_share;
    QLabel* m_movedLabel;
    MovedModel* m_moved;
    QTableView* m_movedTable;
    QTabWidget* m_tabs;
    CountModel* m_counts;
    QTableView* m_countTable;
    QPushButton* m_coverage;
    QWidget* m_agreementTab;
    QComboBox* m_first;
    QComboBox* m_second;
    CountModel* m_agreementCounts;
    QTableView* m_agreementTable;
    QLabel* m_agreementHint;
    QPushButton* m_differences;
    ReviewStatistics m_statistics;
    ReviewAgreement m_agreement;
    bool m_setting = false;
};

} // namespace crossgloss
