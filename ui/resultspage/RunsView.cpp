#include "resultspage/RunsView.h"

#include "common/AlignTexts.h"
#include "common/Icons.h"
#include "common/Layouts.h"
#include "common/PlotPanel.h"
#include "common/Texts.h"
#include "common/Theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QPushButton>
#include <QSettings>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace crossgloss {

RunsView::RunsView(QWidget* parent)
    : Retranslated(parent)
    , m_model(new RunModel(this))
    , m_filter(new RunFilter(m_model, this))
    , m_text(new QLineEdit(this))
    , m_kind(new QComboBox(this))
    , m_count(styledLabel("muted", this))
    , m_export(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_table(new QTableView(this))
{
    m_text->setObjectName(QStringLiteral("runFilter"));
    m_text->setClearButtonEnabled(true);
    m_kind->setObjectName(QStringLiteral("runKind"));
    m_count->setObjectName(QStringLiteral("runCount"));
    m_export->setObjectName(QStringLiteral("exportRuns"));
    m_export->setIcon(themedIcon(QStringLiteral("export")));
    m_remove->setObjectName(QStringLiteral("removeRuns"));
    m_remove->setIcon(themedIcon(QStringLiteral("trash")));
    m_table->setObjectName(QStringLiteral("runs"));
    m_table->setModel(m_filter);
    prepareTable(m_table);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(RunModel::NumberColumn, Qt::DescendingOrder);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->installEventFilter(this);
    auto* head = newRow(8);
    head->addWidget(m_text, 1);
    head->addWidget(m_kind);
    head->addWidget(m_count);
    head->addStretch();
    head->addWidget(m_export);
    head->addWidget(m_remove);
    auto* layout = columnIn(this, {}, 8);
    layout->addLayout(head);
    layout->addWidget(m_table, 1);

    connect(m_text, &QLineEdit::textChanged, this, &RunsView::filterChanged);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &RunsView::filterChanged);
    connect(m_export, &QPushButton::clicked, this, &RunsView::exportRequested);
    connect(m_remove, &QPushButton::clicked, this, &RunsView::removeRequested);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        m_remove->setEnabled(m_table->selectionModel()->hasSelection());
        if (!m_filling) {
            Q_EMIT chosenChanged();
        }
    });
    const auto adapt = [this] {
        m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height()
                                                         + Theme::instance().scaled(12));
        m_table->setMinimumHeight(Theme::instance().scaled(120));
        // Names of files may be long; whole they stand in the tool tip.
        m_table->horizontalHeader()->setMaximumSectionSize(m_table->fontMetrics().averageCharWidth() * 60);
        for (QPushButton* button : {m_export, m_remove}) {
            button->setIconSize(QSize(Theme::instance().scaled(16), Theme::instance().scaled(16)));
        }
    };
    connect(&Theme::instance(), &Theme::changed, this, adapt);
    adapt();
    retranslate();
}

void RunsView::setRuns(std::vector<RunRow> rows)
{
    std::vector<std::int64_t> before = std::exchange(m_wantedRuns, {});
    if (before.empty()) {
        for (const RunRow& row : chosen()) {
            before.push_back(row.run.id);
        }
    }
    m_filling = true;
    m_model->setRows(std::move(rows));
    fillKinds();
    m_filling = false;
    filterChanged();
    choose(before);
}

std::vector<RunRow> RunsView::chosen() const
{
    QModelIndexList indices = m_table->selectionModel()->selectedRows();
    std::ranges::sort(indices, {}, &QModelIndex::row);
    std::vector<RunRow> rows;
    for (const QModelIndex& index : indices) {
        if (const RunRow* row = m_filter->row(index)) {
            rows.push_back(*row);
        }
    }
    return rows;
}

void RunsView::choose(const std::vector<std::int64_t>& runs)
{
    m_filling = true;
    m_table->clearSelection();
    QModelIndex first;
    for (const std::int64_t run : runs) {
        const QModelIndex index = m_filter->indexOf(run);
        if (index.isValid()) {
            first = first.isValid() ? first : index;
            m_table->selectionModel()->select(index, QItemSelectionModel::Select | QItemSelectionModel::Rows);
        }
    }
    if (!first.isValid() && m_filter->rowCount() > 0) {
        first = m_filter->index(0, 0);
        m_table->selectionModel()->select(first, QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
    if (first.isValid()) {
        m_table->selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    }
    m_filling = false;
    Q_EMIT chosenChanged();
}

void RunsView::saveSession(QSettings& settings) const
{
    QVariantList runs;
    for (const RunRow& row : chosen()) {
        runs.append(static_cast<qlonglong>(row.run.id));
    }
    settings.setValue(QStringLiteral("results/filter"), m_text->text());
    settings.setValue(QStringLiteral("results/kind"), m_kind->currentData());
    settings.setValue(QStringLiteral("results/chosen"), runs);
}

void RunsView::restoreSession(QSettings& settings)
{
    m_wantedKind = settings.value(QStringLiteral("results/kind")).toString();
    m_wantedRuns.clear();
    for (const QVariant& run : settings.value(QStringLiteral("results/chosen")).toList()) {
        m_wantedRuns.push_back(run.toLongLong());
    }
    m_text->setText(settings.value(QStringLiteral("results/filter")).toString());
}

QString RunsView::selectedText() const
{
    QStringList lines;
    QModelIndexList indices = m_table->selectionModel()->selectedRows();
    std::ranges::sort(indices, {}, &QModelIndex::row);
    for (const QModelIndex& index : indices) {
        QStringList cells;
        for (int column = 0; column < RunModel::ColumnCount; ++column) {
            cells.append(index.siblingAtColumn(column).data().toString());
        }
        lines.append(cells.join(QLatin1Char('\t')));
    }
    return lines.join(QLatin1Char('\n'));
}

void RunsView::fillKinds()
{
    const QString before =
        m_wantedKind.isEmpty() ? m_kind->currentData().toString() : std::exchange(m_wantedKind, QString());
    QMap<QString, QString> kinds;
    for (const RunRow& row : m_model->rows()) {
        kinds.insert(displayRunKind(row.run.kind), QString::fromStdString(row.run.kind));
    }
    m_kind->clear();
    m_kind->addItem(tr("All kinds"), QString());
    for (auto kind = kinds.cbegin(); kind != kinds.cend(); ++kind) {
        m_kind->addItem(kind.key(), kind.value());
    }
    m_kind->setCurrentIndex(std::max(0, m_kind->findData(before)));
}

void RunsView::filterChanged()
{
    if (m_filling) {
        return;
    }
    m_filter->setText(m_text->text());
    m_filter->setKind(m_kind->currentData().toString());
    const int all = m_model->rowCount();
    const int left = m_filter->rowCount();
    m_count->setText(left == all ? tr("%Ln run(s)", nullptr, all)
                                 : tr("%1 of %Ln run(s)", nullptr, all).arg(displayCount(static_cast<std::size_t>(left))));
    // What is filtered out is no longer chosen; something always is.
    if (!m_table->selectionModel()->hasSelection() && left > 0) {
        choose({});
    }
}

bool RunsView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete) {
        Q_EMIT removeRequested();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void RunsView::retranslate()
{
    m_model->retranslate();
    m_filling = true;
    fillKinds();
    m_filling = false;
    m_text->setPlaceholderText(tr("Filter: a measure, a file, a language …"));
    m_text->setAccessibleName(tr("Filter the runs"));
    m_kind->setAccessibleName(tr("Kind of run"));
    m_table->setAccessibleName(tr("Runs of the workspace"));
    m_export->setText(tr("Export list"));
    m_export->setToolTip(tr("Write the list as it is filtered and sorted"));
    m_remove->setText(tr("Remove"));
    m_remove->setToolTip(tr("Remove the selected runs (Del); Ctrl+Z restores them"));
    filterChanged();
}

} // namespace crossgloss
