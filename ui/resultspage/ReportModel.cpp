#include "resultspage/ReportModel.h"

#include "common/AlignTexts.h"
#include "common/PlotExport.h"
#include "resultspage/RunModels.h"
#include "resultspage/RunTexts.h"

#include <algorithm>

namespace crossgloss {

void ReportModel::setReports(std::vector<RunReport> reports)
{
    m_reports = std::move(reports);
    std::vector<Line> lines;
    for (std::size_t i = 0; i < m_reports.size(); ++i) {
        for (const RunFigures& figures : m_reports[i].figures) {
            lines.push_back({i, figures});
        }
    }
    makeColumns(lines);
    setRows(std::move(lines), static_cast<int>(m_columns.size()));
}

void ReportModel::makeColumns(const std::vector<Line>& lines)
{
    m_labels.clear();
    m_names.clear();
    m_columns.clear();
    if (m_reports.size() > 1) {
        m_labels.push_back(Label::Run);
    }
    for (const Label label : {Label::Subset, Label::Direction, Label::Stage, Label::Method, Label::Retrieval}) {
        if (std::ranges::any_of(lines, [&](const Line& line) { return !labelText(line, label).isEmpty(); })) {
            m_labels.push_back(label);
        }
    }
    for (const Line& line : lines) {
        for (const RunValue& value : line.figures.values) {
            if (std::ranges::find(m_names, value.name) == m_names.end()) {
                m_names.push_back(value.name);
            }
        }
    }
    for (const Label label : m_labels) {
        m_columns.push_back({Kind::Label, label, {}});
    }
    if (std::ranges::any_of(lines, [](const Line& line) { return line.figures.n.has_value(); })) {
        m_columns.push_back({Kind::Count, Label::Run, {}});
    }
    for (const std::string& name : m_names) {
        m_columns.push_back({Kind::Value, Label::Run, name});
        const auto hasInterval = [&name](const Line& line) {
            const RunValue* value = valueOf(line, name);
            return value && value->interval;
        };
        if (std::ranges::any_of(lines, hasInterval)) {
            m_columns.push_back({Kind::Interval, Label::Run, name});
        }
    }
}

QString ReportModel::labelText(const Line& line, Label label) const
{
    switch (label) {
    case Label::Run: return displayRun(m_reports[line.report].row);
    case Label::Subset: return displaySubset(line.figures);
    case Label::Direction: return displayDirectionName(line.figures.direction);
    case Label::Stage: return displayStageName(line.figures.stage);
    case Label::Method: return displayMethodName(line.figures.method);
    case Label::Retrieval: return displayMethodName(line.figures.retrieval);
    }
    return {};
}

const RunValue* ReportModel::valueOf(const Line& line, const std::string& name)
{
    const auto found = std::ranges::find(line.figures.values, name, &RunValue::name);
    return found == line.figures.values.end() ? nullptr : &*found;
}

QVariant ReportModel::cell(const Line& line, int index, int role) const
{
    const Column& column = m_columns[static_cast<std::size_t>(index)];
    if (role != Qt::DisplayRole && role != plotValueRole) {
        return {};
    }
    const bool exact = role == plotValueRole;
    const RunValue* value = valueOf(line, column.name);
    const QString nothing = QStringLiteral("–");
    switch (column.kind) {
    case Kind::Label: return exact ? QVariant() : QVariant(labelText(line, column.label));
    case Kind::Count:
        return !line.figures.n ? (exact ? QVariant() : QVariant(nothing))
               : exact         ? QVariant(static_cast<double>(*line.figures.n))
                               : QVariant(displayCount(*line.figures.n));
    case Kind::Value:
        return !value  ? (exact ? QVariant() : QVariant(nothing))
               : exact ? QVariant(value->value)
                       : QVariant(displayFigureValue(value->name, value->value));
    case Kind::Interval:
        return exact ? QVariant()
               : value && value->interval
                   ? QVariant(QStringLiteral("%1 – %2").arg(displayFigureValue(value->name, value->interval->low),
                                                            displayFigureValue(value->name, value->interval->high)))
                   : QVariant(QString());
    }
    return {};
}

QString ReportModel::heading(int index) const
{
    const Column& column = m_columns[static_cast<std::size_t>(index)];
    switch (column.kind) {
    case Kind::Label: break;
    case Kind::Count: return QStringLiteral("n");
    case Kind::Value: return displayFigure(column.name);
    case Kind::Interval: return tr("95 % interval");
    }
    switch (column.label) {
    case Label::Run: return tr("Run");
    case Label::Subset:
        return tr("Subset");
    case Label::Direction: return tr("Direction");
    case Label::Stage: return tr("Stage");
    case Label::Method: return tr("Method");
    case Label::Retrieval: return tr("Retrieval");
    }
    return {};
}

} // namespace crossgloss
