#pragma once

#include "common/Retranslated.h"
#include "lookup/Lookup.h"

#include <QWidget>

#include <functional>
#include <vector>

class QLabel;
class QTableView;

namespace crossgloss {

class ResultModel;
class WordDelegate;

/// The answers in one language: heading and list. Wide (the only language) it has a column for the definition; narrow
/// (one of several) the definition stands under the word.
class ResultColumn : public Retranslated<QWidget> {
    Q_OBJECT

public:
    ResultColumn(const QString& language, bool wide, QWidget* parent = nullptr);

    const QString& language() const { return m_language; }
    /// @param leftOut Answers that are not among the rows, for they are hardly right.
    void setRows(std::vector<LookupRow> rows, int leftOut = 0);
    const std::vector<LookupRow>& rows() const;
    /// The row that the arrow keys stand on; null when there is none.
    const LookupRow* current() const;
    void setCurrentRow(int row);
    int currentRow() const;
    /// Gives the list the keyboard, on its first row if it stands on none.
    void enter();
    QTableView* view() const { return m_view; }
    /// Which answers bear a star.
    void setSavedTest(const std::function<bool(const LookupRow&)>& test);
    void refreshStars();

Q_SIGNALS:
    void currentChanged();
    /// A click or double click.
    void opened();
    /// Enter.
    void entered();
    void escaped();
    /// Up from the first row.
    void leftUp();
    /// Left (-1) or right (+1) as seen in reading direction.
    void leftSideways(int step);
    /// The star of an answer was clicked.
    void starClicked(const LookupRow& row);
    /// The menu of the present row is asked for, at a place of the screen.
    void menuRequested(const QPoint& at);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate() override;
    void adaptSizes();

    QString m_language;
    bool m_wide;
    int m_leftOut = 0;
    QLabel* m_heading;
    QLabel* m_empty;
    QTableView* m_view;
    ResultModel* m_model;
    WordDelegate* m_wordDelegate;
};

} // namespace crossgloss
