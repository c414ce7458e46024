#include "mappage/PointsPanel.h"

#include "common/AlignTexts.h"
#include "common/Layouts.h"
#include "common/PlotPanel.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "mappage/MapState.h"
#include "mappage/PointModel.h"

#include <QCheckBox>
#include <QEvent>
#include <QHeaderView>
#include <QItemSelection>
#include <QLabel>
#include <QTableView>

#include <algorithm>

namespace crossgloss {

PointsPanel::PointsPanel(MapState& state, QWidget* parent)
    : Retranslated(parent)
    , m_state(state)
    , m_only(new QCheckBox(this))
    , m_count(styledLabel("muted", this))
    , m_model(new PointModel(state, this))
    , m_table(new QTableView(this))
{
    m_only->setObjectName(QStringLiteral("mapSelectedOnly"));
    m_table->setObjectName(QStringLiteral("mapPoints"));
    m_table->setModel(m_model);
    prepareTable(m_table);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    QHeaderView* header = m_table->horizontalHeader();
    // By the rows in sight: there may be a hundred thousand.
    header->setResizeContentsPrecision(0);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSortIndicatorShown(true);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    header->setSectionsClickable(true);
    auto* head = newRow(8);
    head->addWidget(m_only);
    head->addStretch();
    head->addWidget(m_count);
    auto* layout = columnIn(this, {12, 12, 12, 12}, 8);
    layout->addLayout(head);
    layout->addWidget(m_table, 1);
    setFocusProxy(m_table);
    m_delay.setSingleShot(true);
    m_delay.setInterval(50);
    connect(&m_delay, &QTimer::timeout, this, &PointsPanel::reload);
    connect(header, &QHeaderView::sortIndicatorChanged, this, [this](int column, Qt::SortOrder order) {
        m_marking = true;
        m_model->sort(column, order);
        m_marking = false;
        markSelection();
    });
    connect(m_only, &QCheckBox::toggled, this, [this](bool only) {
        m_marking = true;
        m_model->setSelectedOnly(only);
        m_marking = false;
        reload();
    });
    for (const auto signal : {&MapState::clustersChanged, &MapState::hubsChanged, &MapState::placedChanged}) {
        connect(&m_state, signal, this, &PointsPanel::later);
    }
    connect(&m_state, &MapState::layoutChanged, this, &PointsPanel::later);
    connect(&m_state, &MapState::moved, this, [this] {
        if (!m_state.isLive()) {
            later();
        }
    });
    connect(&m_state, &MapState::selectionChanged, this, [this] {
        m_count->setText(tr("%1 of %2 selected").arg(displayCount(m_state.selection().size()), displayCount(m_state.size())));
        m_model->selectedOnly() && !m_marking ? later() : markSelection();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &PointsPanel::takeSelection);
    const auto visit = [this](const QModelIndex& index) {
        if (index.isValid()) {
            m_state.visit(m_model->point(index.row()));
        }
    };
    connect(m_table, &QTableView::activated, this, visit);
    connect(m_table, &QTableView::doubleClicked, this, visit);
    const auto adapt = [this] {
        // Glosses and sentences leave room for what stands behind them.
        m_table->horizontalHeader()->setMaximumSectionSize(Theme::instance().scaled(170));
        m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + Theme::instance().scaled(8));
    };
    connect(&Theme::instance(), &Theme::changed, this, adapt);
    adapt();
    retranslate();
}

void PointsPanel::setSelectedOnly(bool only)
{
    m_only->setChecked(only);
}

void PointsPanel::later()
{
    m_stale = true;
    // What is gone must not be asked for meanwhile.
    if (m_model->rowCount() > 0 && static_cast<std::size_t>(m_model->rowCount()) > m_state.size()) {
        reload();
    } else if (isVisible()) {
        m_delay.start();
    } else {
        m_marking = true;
        m_model->reload();
        m_marking = false;
    }
}

void PointsPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale) {
        reload();
    }
}

void PointsPanel::reload()
{
    m_delay.stop();
    m_stale = false;
    m_marking = true;
    m_model->reload();
    m_marking = false;
    for (int column = 0; column < PointModel::ColumnCount; ++column) {
        m_table->setColumnHidden(column, !m_model->hasColumn(column));
    }
    m_count->setText(tr("%1 of %2 selected").arg(displayCount(m_state.selection().size()), displayCount(m_state.size())));
    markSelection();
}

void PointsPanel::markSelection()
{
    if (m_marking || m_model->selectedOnly() || m_stale) {
        return;
    }
    std::vector<int> rows;
    for (const std::uint32_t point : m_state.selection()) {
        if (const int row = m_model->rowOf(point); row >= 0) {
            rows.push_back(row);
        }
    }
    std::ranges::sort(rows);
    QItemSelection selection;
    for (std::size_t i = 0; i < rows.size();) {
        std::size_t end = i + 1;
        while (end < rows.size() && rows[end] == rows[end - 1] + 1) {
            ++end;
        }
        selection.append(QItemSelectionRange(m_model->index(rows[i], 0),
                                             m_model->index(rows[end - 1], PointModel::ColumnCount - 1)));
        i = end;
    }
    m_marking = true;
    m_table->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    m_marking = false;
    if (!rows.empty()) {
        m_table->scrollTo(m_model->index(rows.front(), 0));
    }
}

void PointsPanel::takeSelection()
{
    if (m_marking) {
        return;
    }
    std::vector<std::uint32_t> points;
    for (const QItemSelectionRange& range : m_table->selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row) {
            points.push_back(m_model->point(row));
        }
    }
    if (m_model->selectedOnly()) {
        // Within the selection a row is looked at; the selection stays.
        if (points.size() == 1) {
            m_state.setCurrent(static_cast<int>(points.front()));
        }
        return;
    }
    m_marking = true;
    if (points.size() == 1) {
        m_state.setCurrent(static_cast<int>(points.front()));
    }
    m_state.select(std::move(points));
    m_marking = false;
}

void PointsPanel::retranslate()
{
    m_model->retranslate();
    m_only->setText(tr("&Selected ones only"));
    m_table->setAccessibleName(tr("Points; what is selected here is selected on the map"));
    m_count->setText(tr("%1 of %2 selected").arg(displayCount(m_state.selection().size()), displayCount(m_state.size())));
}

} // namespace crossgloss
