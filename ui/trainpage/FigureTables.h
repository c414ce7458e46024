#pragma once

#include "evaluation/FigureTable.h"

#include <QWidget>

class QTableWidget;
class QTabWidget;

namespace crossgloss {

/// Tables of figures, each on a tab: rows by columns, a cell with its 95 % interval, its deviation over the seeds and the p of
/// a difference. Cells that are not known yet show an ellipsis.
class FigureTables : public QWidget {
    Q_OBJECT

public:
    explicit FigureTables(QWidget* parent = nullptr);

    /// Shows these in place of those before; the tab and the row that are looked at stay.
    void show(const std::vector<FigureTable>& tables);
    const std::vector<FigureTable>& tables() const { return m_tables; }
    /// The table on the tab of that place.
    const QTableWidget* table(int tab) const;
    /// All of them with one line a cell, as the command writes them.
    QString tsv() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill(QTableWidget& view, const FigureTable& table) const;
    void retranslate();

    std::vector<FigureTable> m_tables;
    QTabWidget* m_tabs;
};

/// "0.012 [0.009, 0.015] ± 0.002", of a difference also its p, in the interface language.
QString displayFigure(const FigureCell& cell, int decimals);

} // namespace crossgloss
