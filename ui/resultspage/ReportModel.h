#pragma once

#include "common/RowModel.h"
#include "jobs/ResultsService.h"

#include <QString>

#include <string>
#include <vector>

namespace crossgloss {

struct ReportLine {
    std::size_t report = 0;            ///< which run
    RunFigures figures;
};

/// The figures of one or several runs: a column for whatever tells their lines apart, the number of items, and each
/// figure with its interval. Columns that would be empty are not there.
class ReportModel : public RowModel<ReportLine> {
    Q_OBJECT

public:
    /// What tells lines apart.
    enum class Label { Run, Subset, Direction, Stage, Method, Retrieval };
    using Line = ReportLine;

    explicit ReportModel(QObject* parent = nullptr) : RowModel(0, parent) {}

    void setReports(std::vector<RunReport> reports);
    const std::vector<RunReport>& reports() const { return m_reports; }
    const std::vector<Line>& lines() const { return rows(); }
    /// Labels that have a column.
    const std::vector<Label>& labels() const { return m_labels; }
    QString labelText(const Line& line, Label label) const;
    /// Names of the figures in the order of their columns.
    const std::vector<std::string>& names() const { return m_names; }
    /// Null when the line has no such figure.
    static const RunValue* valueOf(const Line& line, const std::string& name);
    void retranslate() { setRows(lines()); }

protected:
    QString heading(int column) const override;
    QVariant cell(const Line& line, int column, int role) const override;
    bool isNumber(int column) const override { return m_columns[static_cast<std::size_t>(column)].kind != Kind::Label; }

private:
    enum class Kind { Label, Count, Value, Interval };
    struct Column {
        Kind kind = Kind::Count;
        Label label = Label::Run;
        std::string name;
    };
    void makeColumns(const std::vector<Line>& lines);

    std::vector<RunReport> m_reports;
    std::vector<Label> m_labels;
    std::vector<std::string> m_names;
    std::vector<Column> m_columns;
};

} // namespace crossgloss
