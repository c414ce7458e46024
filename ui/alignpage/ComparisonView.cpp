#include "alignpage/ComparisonView.h"

#include "common/AlignTexts.h"
#include "common/BarPlot.h"
#include "common/Layouts.h"
#include "common/PlotPanel.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QTableView>

#include <algorithm>

namespace crossgloss {

namespace {

constexpr RetrievalCriterion allCriteria[] = {RetrievalCriterion::NearestNeighbour, RetrievalCriterion::InvertedSoftmax,
                                              RetrievalCriterion::Csls, RetrievalCriterion::GloballyCorrected};

/// Sorts by the exact number where there is one, else by the text.
class ExactSortModel final : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool lessThan(const QModelIndex& a, const QModelIndex& b) const override
    {
        const QVariant left = a.data(plotValueRole);
        const QVariant right = b.data(plotValueRole);
        if (left.userType() == QMetaType::Double && right.userType() == QMetaType::Double) {
            return left.toDouble() < right.toDouble();
        }
        return QString::localeAwareCompare(a.data().toString(), b.data().toString()) < 0;
    }
};

} // namespace

ComparisonView::ComparisonView(Prompts& prompts, QWidget* parent)
    : Retranslated(parent)
    , m_model(new ComparisonModel(this))
    , m_sorted(new ExactSortModel(this))
    , m_plot(new BarPlot(this))
    , m_panel(new PlotPanel(m_plot, m_sorted, prompts, this))
    , m_directionLabel(new QLabel(this))
    , m_direction(new QComboBox(this))
{
    m_sorted->setSourceModel(m_model);
    QTableView* table = m_panel->table();
    table->setObjectName(QStringLiteral("comparison"));
    table->setSortingEnabled(true);
    table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_sorted->sort(-1);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    // The direction may be long; it is the column that gives way.
    table->horizontalHeader()->setSectionResizeMode(ComparisonModel::DirectionColumn, QHeaderView::Interactive);
    table->setColumnWidth(ComparisonModel::DirectionColumn, table->fontMetrics().averageCharWidth() * 22);
    m_directionLabel->setBuddy(m_direction);
    m_direction->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_direction->setMinimumContentsLength(10);
    m_panel->addControl(m_directionLabel);
    m_panel->addControl(m_direction);
    auto* layout = columnIn(this);
    layout->addWidget(m_panel, 1);
    connect(m_direction, &QComboBox::currentIndexChanged, this, &ComparisonView::fillBars);
    retranslate();
}

void ComparisonView::clear()
{
    m_model->clear();
    retranslate();
}

void ComparisonView::begin(const QString& source, const QString& target, const PlotParameters& parameters)
{
    m_model->clear();
    m_model->setTitles(source, target);
    m_panel->setParameters(parameters);
    retranslate();
}

void ComparisonView::append(const std::vector<ComparisonRow>& rows)
{
    m_model->append(rows);
    retranslate();
}

void ComparisonView::setRows(const std::vector<ComparisonRow>& rows)
{
    m_model->setRows(rows);
    retranslate();
}

void ComparisonView::fillBars()
{
    const bool backward = m_direction->currentIndex() == 1;
    QList<AlignmentMethod> methods;
    QList<BarPlot::Series> series;
    for (const RetrievalCriterion criterion : allCriteria) {
        series.append({displayCriterion(criterion), {}});
    }
    QStringList categories;
    for (const ComparisonRow& row : m_model->rows()) {
        if (!methods.contains(row.method) && row.failure.empty()) {
            methods.append(row.method);
            categories.append(displayMethodShort(row.method));
        }
    }
    for (qsizetype i = 0; i < series.size(); ++i) {
        for (const AlignmentMethod method : std::as_const(methods)) {
            const auto row =
                std::find_if(m_model->rows().begin(), m_model->rows().end(), [&](const ComparisonRow& each) {
                    return each.method == method && each.failure.empty() && each.figures.criterion == allCriteria[i]
                           && each.figures.backward == backward;
                });
            series[i].values.append(row == m_model->rows().end() ? -1 : row->figures.p1);
        }
    }
    m_plot->setBars(categories, series);
}

void ComparisonView::retranslate()
{
    m_model->retranslate();
    {
        const QSignalBlocker blocker(m_direction);
        const int chosen = qMax(0, m_direction->currentIndex());
        m_direction->clear();
        m_direction->addItems({m_model->direction(false), m_model->direction(true)});
        m_direction->setCurrentIndex(chosen);
    }
    m_directionLabel->setText(tr("B&ars of"));
    m_direction->setAccessibleName(tr("Direction that the bars show"));
    m_plot->setAxisTitle(tr("P@1"));
    m_panel->setTexts(tr("Bars of P@1 by method and retrieval; the table has the numbers"),
                      tr("All methods, retrieval criteria and directions"), tr("alignment-comparison"));
    m_caption =
        m_model->rowCount() > 0
            ? tr("All on the same words. p: how likely chance alone would give such a difference to the baseline.")
            : tr("Compare methods runs all of them on this dictionary; the table fills as they finish.");
    QStringList told;
    for (const ComparisonRow& row : m_model->rows()) {
        const QString problem = tr("%1: %2").arg(displayMethod(row.method), QString::fromStdString(row.failure));
        if (!row.failure.empty() && !told.contains(problem)) {
            told.append(problem);
            m_caption += QLatin1Char('\n') + problem;
        }
    }
    m_panel->setCaption(m_caption);
    fillBars();
}

} // namespace crossgloss
