#include "mappage/ClustersPanel.h"

#include "common/AlignTexts.h"
#include "common/Backend.h"
#include "common/Layouts.h"
#include "common/PlotExport.h"
#include "common/PlotPanel.h"
#include "common/SettingsForm.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "jobs/JobRunner.h"
#include "jobs/LayoutService.h"
#include "mappage/ClusterModel.h"
#include "mappage/MapState.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>

namespace crossgloss {

QString ClusterModel::heading(int column) const
{
    return column == NameColumn ? tr("Cluster") : tr("Points");
}

QVariant ClusterModel::cell(const ClusterRow& row, int column, int role) const
{
    if (column == NameColumn) {
        return role == Qt::DisplayRole || role == Qt::ToolTipRole ? QVariant(isolated(row.name)) : QVariant();
    }
    return role == Qt::DisplayRole   ? QVariant(displayCount(row.points))
           : role == plotValueRole ? QVariant(static_cast<double>(row.points))
                                   : QVariant();
}

ClustersPanel::ClustersPanel(MapState& state, std::shared_ptr<Backend> backend, JobRunner& jobs, QWidget* parent)
    : Retranslated(parent)
    , m_state(state)
    , m_backend(std::move(backend))
    , m_jobs(jobs)
    , m_method(new QComboBox(this))
    , m_numberLabel(new QLabel(this))
    , m_number(numberField(this, "mapClusterNumber", 2, 200, 12))
    , m_size(numberField(this, "mapClusterSize", 0, 1000000, 0))
    , m_find(new QPushButton(this))
    , m_status(styledLabel("muted", this))
    , m_model(new ClusterModel(this))
    , m_table(new QTableView(this))
{
    m_method->setObjectName(QStringLiteral("mapClusterMethod"));
    m_method->addItems({QString(), QString()});
    m_method->setCurrentIndex(static_cast<int>(ClusterMethod::KMeans));
    m_find->setObjectName(QStringLiteral("mapFindClusters"));
    m_status->setWordWrap(true);
    m_table->setObjectName(QStringLiteral("mapClusters"));
    m_table->setModel(m_model);
    prepareTable(m_table);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->horizontalHeader()->setSectionResizeMode(ClusterModel::PointsColumn, QHeaderView::ResizeToContents);
    auto* head = newRow(8);
    head->addWidget(m_method, 1);
    auto* numbers = newRow(8);
    numbers->addWidget(m_numberLabel);
    numbers->addWidget(m_number);
    numbers->addWidget(m_size);
    numbers->addStretch();
    numbers->addWidget(m_find);
    auto* layout = columnIn(this, {12, 12, 12, 12}, 8);
    layout->addLayout(head);
    layout->addLayout(numbers);
    layout->addWidget(m_status);
    layout->addWidget(m_table, 1);
    setFocusProxy(m_method);
    connect(m_method, &QComboBox::currentIndexChanged, this, &ClustersPanel::retranslate);
    connect(m_find, &QPushButton::clicked, this, &ClustersPanel::find);
    connect(&m_state, &MapState::clustersChanged, this, &ClustersPanel::show);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ClustersPanel::selectChosen);
    const auto adapt = [this] {
        m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + Theme::instance().scaled(8));
    };
    connect(&Theme::instance(), &Theme::changed, this, adapt);
    adapt();
    retranslate();
    show();
}

ClusterOptions ClustersPanel::options() const
{
    ClusterOptions options;
    options.method = static_cast<ClusterMethod>(m_method->currentIndex());
    options.clusters = static_cast<std::size_t>(m_number->value());
    options.minimumSize = static_cast<std::size_t>(m_size->value());
    return options;
}

void ClustersPanel::find()
{
    if (!m_state.layout() || m_state.isLive()) {
        return;
    }
    if (m_job) {
        m_job->cancel();
    }
    Job* job = m_jobs.ask(
        tr("Finding clusters"),
        [backend = m_backend, layout = m_state.layout(), options = options()](JobProgress& progress) {
            return backend->layouts().clusters(*layout, options, progress);
        },
        this,
        [this, layout = m_state.layout()](Clusters clusters) {
            if (layout == m_state.layout()) {
                m_state.setClusters(std::move(clusters));
                Q_EMIT clustered();
            }
        },
        JobRunner::Lane::Long);
    m_job = job;
    m_status->setText(tr("Finding clusters…"));
    connect(job, &Job::finished, this, [this, job] {
        if (job->state() == Job::State::Failed) {
            Q_EMIT failed(job->message());
        }
        if (job == m_job && job->state() != Job::State::Done) {
            show();
        }
    });
}

void ClustersPanel::show()
{
    std::vector<ClusterRow> rows;
    std::size_t within = 0;
    if (const auto& clusters = m_state.clusters()) {
        for (std::size_t i = 0; i < clusters->count; ++i) {
            rows.push_back({i, m_state.clusterName(i), clusters->sizes[i]});
            within += clusters->sizes[i];
        }
        m_status->setText(tr("%1 clusters; %2 points are in none.")
                              .arg(displayCount(clusters->count), displayCount(m_state.points() - within)));
    } else {
        m_status->setText(tr("Clusters are named by their most typical words; choosing one selects its points."));
    }
    m_model->setRows(std::move(rows));
}

void ClustersPanel::selectChosen()
{
    const auto& clusters = m_state.clusters();
    if (!clusters || m_table->selectionModel()->selectedRows().isEmpty()) {
        return;
    }
    std::vector<bool> chosen(clusters->count, false);
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows()) {
        chosen[m_model->row(index)->cluster] = true;
    }
    std::vector<std::uint32_t> points;
    for (std::size_t i = 0; i < clusters->of.size(); ++i) {
        if (clusters->of[i] >= 0 && chosen[static_cast<std::size_t>(clusters->of[i])]) {
            points.push_back(static_cast<std::uint32_t>(i));
        }
    }
    m_state.select(std::move(points));
}

void ClustersPanel::changeEvent(QEvent* event)
{
    Retranslated::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_model->retranslate();
        show();
    }
}

void ClustersPanel::retranslate()
{
    const bool density = m_method->currentIndex() == static_cast<int>(ClusterMethod::Density);
    m_method->setItemText(static_cast<int>(ClusterMethod::KMeans), tr("k-means of the vectors"));
    m_method->setItemText(static_cast<int>(ClusterMethod::Density), tr("By density on the map (HDBSCAN)"));
    m_method->setAccessibleName(tr("How clusters are found"));
    m_number->setVisible(!density);
    m_size->setVisible(density);
    m_numberLabel->setText(density ? tr("Minimum points") : tr("Clusters"));
    m_numberLabel->setBuddy(density ? m_size : m_number);
    m_number->setAccessibleName(tr("Number of clusters"));
    m_size->setAccessibleName(tr("Minimum points of a cluster"));
    m_size->setSpecialValueText(tr("1 %"));
    m_find->setText(tr("Find"));
    m_find->setToolTip(tr("Find clusters of the points"));
    m_table->setAccessibleName(tr("Clusters; choosing one selects its points"));
}

} // namespace crossgloss
