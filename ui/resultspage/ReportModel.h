#pragma once

#include "jobs/ResultsService.h"

#include <QAbstractTableModel>
#include <QString>

#include <string>
#include <vector>

namespace crossgloss {

/// The figures of one or several runs: a column for whatever tells their lines apart, the number of items, and each
/// figure with its interval. Columns that would be empty are not there.
class ReportModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// What tells lines apart.
    enum class Label { Run, Subset, Direction, Stage, Method, Retrieval };
    struct Line {
        std::size_t report = 0;        ///< which run
        RunFigures figures;
    };

    explicit ReportModel(QObject* parent = nullptr);

    void setReports(std::vector<RunReport> reports);
    const std::vector<RunReport>& reports() const { return m_reports; }
    const std::vector<Line>& lines() const { return m_lines; }
    /// Labels that have a column.
    const std::vector<Label>& labels() const { return m_labels; }
    QString labelText(const Line& line, Label label) const;
    /// Names of the figures in the order of their columns.
    const std::vector<std::string>& names() const { return m_names; }
    /// Null when the line has no such figure.
    static const RunValue* valueOf(const Line& line, const std::string& name);
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    enum class Kind { Label, Count, Value, Interval };
    struct Column {
        Kind kind = Kind::Count;
        Label label = Label::Run;
        std::string name;
    };
    void makeColumns();

    std::vector<RunReport> m_reports;
    std::vector<Line> m_lines;
    std::vector<Label> m_labels;
    std::vector<std::string> m_names;
    std::vector<Column> m_columns;
};

} // namespace crossgloss
