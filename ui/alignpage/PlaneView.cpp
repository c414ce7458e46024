#include "alignpage/PlaneView.h"

#include "alignpage/PairPlot.h"
#include "common/Icons.h"
#include "common/Layouts.h"
#include "common/PlotPanel.h"
#include "common/SpacePicker.h"
#include "jobs/JobRunner.h"

#include <QHeaderView>
#include <QPushButton>
#include <QTableView>

namespace crossgloss {

PlaneView::PlaneView(JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : Retranslated(parent)
    , m_jobs(jobs)
    , m_model(new PlanePairModel(this))
    , m_plot(new PairPlot(this))
    , m_panel(new PlotPanel(m_plot, m_model, prompts, this))
    , m_add(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_propose(new QPushButton(this))
{
    m_panel->setPainter([this](QPainter& painter, const QRectF& area) { m_plot->draw(painter, area); });
    m_panel->setShares(3, 1);
    m_panel->table()->setObjectName(QStringLiteral("planePairs"));
    m_panel->table()->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked
                                      | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_panel->table()->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_add->setIcon(themedIcon(QStringLiteral("plus")));
    m_remove->setIcon(themedIcon(QStringLiteral("trash")));
    m_add->setObjectName(QStringLiteral("addPair"));
    m_remove->setObjectName(QStringLiteral("removePair"));
    auto* buttons = rowIn(nullptr, {12, 0, 12, 12}, 8);
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    buttons->addWidget(m_propose);
    auto* layout = columnIn(this, {}, 0);
    layout->addWidget(m_panel, 1);
    layout->addLayout(buttons);

    m_delay.setSingleShot(true);
    m_delay.setInterval(150);
    connect(&m_delay, &QTimer::timeout, this, &PlaneView::askNow);
    connect(m_model, &PlanePairModel::pairsChanged, this, [this] {
        m_own = m_own || !m_setting;
        m_delay.start();
    });
    connect(m_add, &QPushButton::clicked, this, &PlaneView::addPair);
    connect(m_remove, &QPushButton::clicked, this, &PlaneView::removeCurrent);
    connect(m_propose, &QPushButton::clicked, this, &PlaneView::proposePairs);
    const auto adapt = [this] { m_remove->setEnabled(m_panel->table()->currentIndex().isValid()); };
    connect(m_panel->table()->selectionModel(), &QItemSelectionModel::currentChanged, this, adapt);
    connect(m_model, &QAbstractItemModel::modelReset, this, adapt);
    adapt();
    retranslate();
}

void PlaneView::setSpaces(std::shared_ptr<const AlignedSpaces> spaces, const PlotParameters& parameters)
{
    m_spaces = std::move(spaces);
    m_panel->setParameters(parameters);
    if (m_spaces) {
        const AlignmentSummary& summary = m_spaces->summary();
        m_plot->setTitles(displayVectors(QString::fromStdString(summary.sourceTitle)),
                          displayVectors(QString::fromStdString(summary.targetTitle)));
        if (!m_own) {
            proposePairs();
        }
    }
    m_propose->setEnabled(m_spaces && !m_spaces->summary().examples.empty());
    askNow();
}

void PlaneView::proposePairs()
{
    if (m_spaces) {
        m_setting = true;
        m_model->setPairs(m_spaces->summary().examples);
        m_setting = false;
        m_own = false;
    }
}

void PlaneView::addPair()
{
    const int row = m_model->addPair();
    const QModelIndex place = m_model->index(row, PlanePairModel::SourceColumn);
    m_panel->table()->setCurrentIndex(place);
    m_panel->table()->edit(place);
}

void PlaneView::removeCurrent()
{
    m_model->removePair(m_panel->table()->currentIndex().row());
}

void PlaneView::askNow()
{
    m_delay.stop();
    ++m_generation;
    const std::vector<WordPair> pairs = m_model->pairs();
    if (!m_spaces || pairs.empty()) {
        show({});
        return;
    }
    m_jobs.ask(
        tr("Plane through word pairs"), [spaces = m_spaces, pairs](JobProgress&) { return spaces->plane(pairs); }, this,
        [this, generation = m_generation](const PlaneAnswer& answer) {
            if (generation == m_generation) {
                show(answer);
            }
        });
}

void PlaneView::show(const PlaneAnswer& answer)
{
    m_plot->setAnswer(answer);
    m_model->setAnswer(answer);
}

void PlaneView::retranslate()
{
    m_model->retranslate();
    m_panel->setTexts(tr("Word pairs in a plane before and after the map; the table has their cosines"),
                      tr("Word pairs with their cosines"), tr("word-pairs"));
    m_panel->setCaption(tr("A plane keeps only part of the distances: judge by the cosines."));
    m_add->setText(tr("Add a pair"));
    m_remove->setText(tr("Remove"));
    m_propose->setText(tr("Suggest pairs"));
    m_propose->setToolTip(tr("Frequent pairs that are not training pairs"));
}

} // namespace crossgloss
