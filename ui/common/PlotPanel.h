#pragma once

#include "common/PlotExport.h"
#include "common/Retranslated.h"

#include <QWidget>

class QAbstractItemModel;
class QAction;
class QHBoxLayout;
class QLabel;
class QSplitter;
class QTableView;
class QToolButton;

namespace crossgloss {

class InlineMessage;
class Prompts;

/// A plot, the table of the same numbers, and a menu that exports both. What it shows is told in a line above.
class PlotPanel : public Retranslated<QWidget> {
    Q_OBJECT

public:
    /// @param plot Becomes a child; a QChartView or any widget that paints itself. @param model Owned by the caller.
    /// @param orientation Vertical: the table beneath the plot; horizontal: beside it.
    PlotPanel(QWidget* plot, QAbstractItemModel* model, Prompts& prompts, QWidget* parent = nullptr,
              Qt::Orientation orientation = Qt::Vertical);

    QTableView* table() const { return m_table; }
    /// Puts something that changes the plot into the line above it, before the button of exports.
    void addControl(QWidget* control);
    /// The line above the plot; may be empty.
    void setCaption(const QString& text);
    /// Names of plot and table for those who cannot see them, and of the file that an export proposes.
    void setTexts(const QString& plotName, const QString& tableName, const QString& fileName);
    /// Told in every export.
    void setParameters(const PlotParameters& parameters) { m_parameters = parameters; }
    /// How plot and table share the room at first.
    void setShares(int plot, int table);
    /// What an export paints, when the widget as it is on the screen will not do.
    void setPainter(const PlotPainter& painter) { m_painter = painter; }
    /// Opens the menu of exports below its button.
    void openExportMenu();
    void exportTo(const QString& file);

private:
    void ask(const QString& suffix, const QString& filter);
    void retranslate() override;
    void adapt();

    Prompts& m_prompts;
    QWidget* m_plot;
    QAbstractItemModel* m_model;
    QHBoxLayout* m_head;
    QLabel* m_caption;
    QToolButton* m_export;
    QAction* m_csv;
    QAction* m_comments;               ///< whether tables begin with the parameters
    QAction* m_png;
    QAction* m_svg;
    InlineMessage* m_message;
    QSplitter* m_splitter;
    QTableView* m_table;
    PlotParameters m_parameters;
    PlotPainter m_painter;
    QString m_fileName;
};

/// A table as all pages have them: whole rows, no grid, the header aligned with the cells.
void prepareTable(QTableView* table);

} // namespace crossgloss
