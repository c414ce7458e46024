#include "resultspage/ReportView.h"

#include "common/BarPlot.h"
#include "common/Layouts.h"
#include "common/PlotPanel.h"
#include "resultspage/RunModels.h"
#include "resultspage/RunTexts.h"

#include <QComboBox>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QTableView>

#include <algorithm>
#include <limits>
#include <optional>

namespace crossgloss {

ReportView::ReportView(Prompts& prompts, QWidget* parent)
    : Retranslated(parent)
    , m_model(new ReportModel(this))
    , m_plot(new BarPlot(this))
    , m_panel(new PlotPanel(m_plot, m_model, prompts, this, Qt::Horizontal))
    , m_figure(new QComboBox(this))
{
    m_figure->setObjectName(QStringLiteral("reportFigure"));
    m_figure->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_panel->addControl(m_figure);
    m_panel->table()->setObjectName(QStringLiteral("report"));
    m_panel->table()->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_panel->setShares(5, 4);
    auto* layout = columnIn(this);
    layout->addWidget(m_panel);
    connect(m_figure, &QComboBox::currentIndexChanged, this, &ReportView::draw);
    retranslate();
}

void ReportView::setReports(std::vector<RunReport> reports, const PlotParameters& parameters)
{
    m_model->setReports(std::move(reports));
    m_panel->setParameters(parameters);
    retranslate();
}

void ReportView::chooseFigure(const QString& name)
{
    m_figure->setCurrentIndex(m_figure->findData(name));
}

void ReportView::fillChoices()
{
    const QSignalBlocker blocker(m_figure);
    const QString before = m_figure->currentData().toString();
    m_figure->clear();
    for (const std::string& name : m_model->names()) {
        m_figure->addItem(displayFigure(name), QString::fromStdString(name));
    }
    m_figure->setCurrentIndex(std::max(m_figure->count() > 0 ? 0 : -1, m_figure->findData(before)));
    m_figure->setVisible(m_figure->count() > 1);
}

void ReportView::draw()
{
    using Label = ReportModel::Label;
    const std::string name = m_figure->currentData().toString().toStdString();
    const auto& lines = m_model->lines();
    const auto& labels = m_model->labels();
    // One label makes the series, the others stand beneath the bars.
    const auto distinct = [&](Label label) {
        QStringList texts;
        for (const ReportModel::Line& line : lines) {
            const QString text = m_model->labelText(line, label);
            if (!texts.contains(text)) {
                texts.append(text);
            }
        }
        return texts;
    };
    std::optional<Label> split;
    for (const Label label : {Label::Run, Label::Stage, Label::Direction, Label::Retrieval}) {
        if (!split && std::ranges::find(labels, label) != labels.end() && labels.size() > 1
            && distinct(label).size() > 1) {
            split = label;
        }
    }
    QList<BarPlot::Series> series;
    QStringList categories;
    const auto place = [](QStringList& texts, const QString& text) {
        if (!texts.contains(text)) {
            texts.append(text);
        }
        return texts.indexOf(text);
    };
    QStringList seriesNames;
    struct Bar { qsizetype series; qsizetype category; const RunValue* value; };
    std::vector<Bar> bars;
    bool intervals = false;
    for (const ReportModel::Line& line : lines) {
        const RunValue* value = ReportModel::valueOf(line, name);
        if (!value) {
            continue;
        }
        QStringList rest;
        for (const Label label : labels) {
            // What all lines share says nothing beneath a bar. On one line: a bar's name is broken at its blanks.
            const QString text = m_model->labelText(line, label);
            if (label != split && !text.isEmpty() && distinct(label).size() > 1) {
                rest.append(QString(text).replace(QLatin1Char(' '), QChar(QChar::Nbsp)));
            }
        }
        const QString category =
            rest.isEmpty() ? (lines.size() > 1 ? tr("all") : displayRun(m_model->reports()[line.report].row))
                           : rest.join(QStringLiteral(", "));
        const QString seriesName = split ? m_model->labelText(line, *split) : displayFigure(name);
        bars.push_back({place(seriesNames, seriesName), place(categories, category), value});
        intervals = intervals || value->interval;
    }
    for (const QString& each : std::as_const(seriesNames)) {
        BarPlot::Series one{each, QList<double>(categories.size(), std::numeric_limits<double>::quiet_NaN())};
        if (intervals) {
            one.intervals = QList<QPair<double, double>>(categories.size(), {0, 0});
        }
        series.append(one);
    }
    for (const Bar& bar : bars) {
        series[bar.series].values[bar.category] = bar.value->value;
        if (intervals) {
            const Interval interval = bar.value->interval.value_or(Interval{bar.value->value, bar.value->value});
            series[bar.series].intervals[bar.category] = {interval.low, interval.high};
        }
    }
    m_plot->setAxisTitle(displayFigure(name));
    m_plot->setBars(categories, series, isShareFigure(name) ? BarPlot::Scale::Share : BarPlot::Scale::Number);
    m_panel->setCaption(intervals ? tr("Whiskers are 95 % intervals; the table has all figures.")
                                  : tr("The table has all figures."));
}

void ReportView::retranslate()
{
    m_model->retranslate();
    m_figure->setAccessibleName(tr("Figure shown"));
    m_figure->setToolTip(tr("Figure shown"));
    m_panel->setTexts(tr("Bars of the chosen figure; the table has the numbers"), tr("Figures of the chosen runs"),
                      tr("run-figures"));
    fillChoices();
    draw();
}

} // namespace crossgloss
