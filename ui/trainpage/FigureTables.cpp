#include "trainpage/FigureTables.h"

#include "common/Layouts.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QTabWidget>
#include <QTableWidget>

namespace crossgloss {

namespace {

/// Names of tables as core gives them, in the interface language.
QString displayTable(const std::string& name)
{
    if (name == "p1") {
        return QCoreApplication::translate("FigureTables", "P@1");
    }
    if (name == "p10") {
        return QCoreApplication::translate("FigureTables", "P@10");
    }
    if (name == "mrr") {
        return QCoreApplication::translate("FigureTables", "MRR");
    }
    if (name == "scores") {
        return QCoreApplication::translate("FigureTables", "Accuracy and F1");
    }
    if (name == "differences") {
        return QCoreApplication::translate("FigureTables", "Differences");
    }
    return QString::fromStdString(name);
}

QString displayColumn(const std::string& name)
{
    if (name == "accuracy") {
        return QCoreApplication::translate("FigureTables", "Accuracy");
    }
    return name == "f1" ? QStringLiteral("F1") : QString::fromStdString(name);
}

} // namespace

QString displayFigure(const FigureCell& cell, int decimals)
{
    const QLocale locale;
    const auto number = [&](double value, int digits) { return locale.toString(value, 'f', digits); };
    QString text = number(cell.value, decimals);
    if (cell.interval) {
        text += QStringLiteral(" [%1; %2]").arg(number(cell.interval->low, decimals), number(cell.interval->high, decimals));
    }
    if (cell.deviation) {
        text += QStringLiteral(" ± ") + number(*cell.deviation, decimals);
    }
    if (cell.p) {
        text += *cell.p < 0.001 ? QStringLiteral(", p < ") + number(0.001, 3) : QStringLiteral(", p = ") + number(*cell.p, 3);
    }
    return text;
}

FigureTables::FigureTables(QWidget* parent) : QWidget(parent), m_tabs(new QTabWidget(this))
{
    m_tabs->setObjectName(QStringLiteral("figureTables"));
    auto* layout = columnIn(this);
    layout->addWidget(m_tabs);
}

const QTableWidget* FigureTables::table(int tab) const
{
    return qobject_cast<const QTableWidget*>(m_tabs->widget(tab));
}

QString FigureTables::tsv() const
{
    return QString::fromStdString(figureTsv(m_tables));
}

void FigureTables::show(const std::vector<FigureTable>& tables)
{
    m_tables = tables;
    while (m_tabs->count() > static_cast<int>(tables.size())) {
        QWidget* last = m_tabs->widget(m_tabs->count() - 1);
        m_tabs->removeTab(m_tabs->count() - 1);
        last->deleteLater();
    }
    while (m_tabs->count() < static_cast<int>(tables.size())) {
        auto* view = new QTableWidget(m_tabs);
        view->setTabKeyNavigation(false);
        view->setFrameShape(QFrame::NoFrame);
        view->setEditTriggers(QAbstractItemView::NoEditTriggers);
        view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
        view->verticalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
        m_tabs->addTab(view, QString());
    }
    retranslate();
}

void FigureTables::fill(QTableWidget& view, const FigureTable& table) const
{
    view.setColumnCount(static_cast<int>(table.columns.size()));
    view.setRowCount(static_cast<int>(table.rows.size()));
    QStringList columns;
    for (const std::string& column : table.columns) {
        columns.append(displayColumn(column));
    }
    view.setHorizontalHeaderLabels(columns);
    QStringList rows;
    for (int row = 0; row < view.rowCount(); ++row) {
        const FigureTable::Row& figures = table.rows[static_cast<std::size_t>(row)];
        // A difference is written with a hyphen by core.
        rows.append(QString::fromStdString(figures.name).replace(QStringLiteral(" - "), QStringLiteral(" − ")));
        for (int column = 0; column < view.columnCount(); ++column) {
            const std::optional<FigureCell>& cell = figures.cells[static_cast<std::size_t>(column)];
            auto* item = new QTableWidgetItem(cell ? displayFigure(*cell, table.decimals) : QStringLiteral("…"));
            item->setTextAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
            if (cell && cell->n) {
                item->setToolTip(tr("%Ln question(s); 95 % interval in brackets, deviation over the seeds behind ±", nullptr,
                                    static_cast<int>(*cell->n)));
            }
            view.setItem(row, column, item);
        }
    }
    view.setVerticalHeaderLabels(rows);
}

void FigureTables::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void FigureTables::retranslate()
{
    for (int tab = 0; tab < m_tabs->count(); ++tab) {
        auto* view = qobject_cast<QTableWidget*>(m_tabs->widget(tab));
        const FigureTable& shown = m_tables[static_cast<std::size_t>(tab)];
        m_tabs->setTabText(tab, displayTable(shown.name));
        view->setAccessibleName(m_tabs->tabText(tab));
        fill(*view, shown);
    }
}

} // namespace crossgloss
