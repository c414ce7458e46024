#include "mappage/KeptPanel.h"

#include "common/AlignTexts.h"
#include "common/Backend.h"
#include "common/Icons.h"
#include "common/Layouts.h"
#include "common/PlotPanel.h"
#include "common/TextDirection.h"
#include "common/Theme.h"
#include "jobs/JobRunner.h"
#include "mappage/KeptModel.h"
#include "mappage/MapState.h"
#include "mappage/MapTexts.h"

#include <QDateTime>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTableView>

#include <algorithm>

namespace crossgloss {

QString KeptModel::heading(int column) const
{
    return QStringList{tr("Name"), tr("Data"), tr("Method"), tr("Points"), tr("Made")}.value(column);
}

QVariant KeptModel::cell(const KeptLayout& layout, int column, int role) const
{
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (column) {
    case NameColumn: return isolated(QString::fromStdString(layout.name));
    case AboutColumn: return isolated(QString::fromStdString(layout.about));
    case MethodColumn: {
        const auto method = projectionMethod(layout.method);
        return method ? displayProjection(*method) : QString::fromStdString(layout.method);
    }
    case PointsColumn: return displayCount(layout.points);
    case MadeColumn: {
        const QDateTime made = QDateTime::fromString(QString::fromStdString(layout.made), Qt::ISODate);
        return made.isValid() ? QLocale().toString(made.toLocalTime(), QLocale::ShortFormat)
                              : QString::fromStdString(layout.made);
    }
    default: return {};
    }
}

KeptPanel::KeptPanel(MapState& state, std::shared_ptr<Backend> backend, JobRunner& jobs, QWidget* parent)
    : Retranslated(parent)
    , m_state(state)
    , m_backend(std::move(backend))
    , m_jobs(jobs)
    , m_nameLabel(new QLabel(this))
    , m_name(new QLineEdit(this))
    , m_keep(new QPushButton(this))
    , m_model(new KeptModel(this))
    , m_table(new QTableView(this))
    , m_open(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setProperty("helpPage", QStringLiteral("map#keep"));
    setProperty("role", "card");
    setObjectName(QStringLiteral("mapKept"));
    m_name->setObjectName(QStringLiteral("mapKeptName"));
    m_keep->setObjectName(QStringLiteral("mapKeep"));
    m_keep->setIcon(themedIcon(QStringLiteral("save")));
    m_table->setObjectName(QStringLiteral("mapKeptLayouts"));
    m_open->setObjectName(QStringLiteral("mapOpenKept"));
    m_remove->setObjectName(QStringLiteral("mapRemoveKept"));
    m_remove->setIcon(themedIcon(QStringLiteral("trash")));
    m_nameLabel->setBuddy(m_name);
    m_table->setModel(m_model);
    prepareTable(m_table);
    auto* head = newRow(8);
    head->addWidget(m_nameLabel);
    head->addWidget(m_name, 1);
    head->addWidget(m_keep);
    auto* buttons = newRow(8);
    buttons->addWidget(m_open);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    buttons->addWidget(m_close);
    auto* layout = columnIn(this, {12, 12, 12, 12}, 8);
    layout->addLayout(head);
    layout->addWidget(m_table);
    layout->addLayout(buttons);
    connect(m_name, &QLineEdit::textChanged, this, &KeptPanel::adapt);
    connect(m_name, &QLineEdit::returnPressed, this, &KeptPanel::keep);
    connect(m_keep, &QPushButton::clicked, this, &KeptPanel::keep);
    connect(m_open, &QPushButton::clicked, this, &KeptPanel::openChosen);
    connect(m_table, &QTableView::activated, this, &KeptPanel::openChosen);
    connect(m_remove, &QPushButton::clicked, this, &KeptPanel::removeChosen);
    connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &KeptPanel::adapt);
    connect(&m_state, &MapState::layoutChanged, this, &KeptPanel::adapt);
    const auto fit = [this] {
        m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + Theme::instance().scaled(8));
        m_table->setFixedHeight(Theme::instance().scaled(130));
    };
    connect(&Theme::instance(), &Theme::changed, this, fit);
    fit();
    retranslate();
}

void KeptPanel::open()
{
    show();
    reload();
    if (m_name->text().isEmpty()) {
        m_name->setText(m_shown.isEmpty() ? proposal() : m_shown);
    }
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
}

QString KeptPanel::proposal() const
{
    if (!m_state.layout()) {
        return {};
    }
    QStringList codes;
    for (const std::string& code : m_state.layout()->languages()) {
        codes.append(QString::fromStdString(code));
    }
    return (codes.join(QLatin1Char('-')) + QLatin1Char(' ') + displayMethodOf(m_state.layout()->request())).trimmed();
}

void KeptPanel::setShownName(const QString& name)
{
    m_shown = name;
    m_name->clear();
}

void KeptPanel::reload()
{
    m_jobs.ask(
        tr("Reading the library"), [backend = m_backend](JobProgress&) { return backend->layouts().kept(); }, this,
        [this](const std::vector<KeptLayout>& kept) {
            m_model->setRows(kept);
            adapt();
        })
        ->onFailure(this, [this](const Job& ended) { Q_EMIT failed(ended.message()); });
}

bool KeptPanel::isTaken() const
{
    const std::string name = m_name->text().trimmed().toStdString();
    return std::ranges::find(m_model->rows(), name, &KeptLayout::name) != m_model->rows().end();
}

void KeptPanel::keep()
{
    const QString name = m_name->text().trimmed();
    if (!m_keep->isEnabled() || name.isEmpty()) {
        return;
    }
    m_jobs.ask(
        tr("Keeping %1").arg(isolated(name)),
        [backend = m_backend, layout = m_state.layout(), name = name.toStdString(), replace = isTaken()](JobProgress&) {
            backend->layouts().keep(*layout, name, replace);
        },
        this,
        [this, name, layout = m_state.layout()] {
            if (layout == m_state.layout()) {
                m_shown = name;
            }
            reload();
            Q_EMIT told(tr("The layout is kept as %1.").arg(isolated(name)));
        },
        JobRunner::Lane::Long)
        ->onFailure(this, [this](const Job& ended) {
            Q_EMIT failed(ended.message());
            reload();
        });
}

void KeptPanel::openChosen()
{
    if (const KeptLayout* layout = m_model->row(m_table->currentIndex())) {
        const QString name = QString::fromStdString(layout->name);
        hide();
        Q_EMIT openRequested(name);
    }
}

void KeptPanel::removeChosen()
{
    const KeptLayout* layout = m_model->row(m_table->currentIndex());
    if (!layout) {
        return;
    }
    const std::string name = layout->name;
    Job* job = m_jobs.ask(
        tr("Removing %1").arg(isolated(QString::fromStdString(name))),
        [backend = m_backend, name](JobProgress&) { backend->layouts().remove(name); }, this,
        [this, name] {
            if (m_shown == QString::fromStdString(name)) {
                m_shown.clear();
            }
            reload();
            Q_EMIT told(tr("%1 was removed.").arg(isolated(QString::fromStdString(name))));
        });
    job->setStoppable(false);
    job->onFailure(this, [this](const Job& ended) { Q_EMIT failed(ended.message()); });
}

void KeptPanel::adapt()
{
    const bool chosen = m_table->currentIndex().isValid();
    m_open->setEnabled(chosen);
    m_remove->setEnabled(chosen);
    m_keep->setEnabled(m_state.layout() && !m_state.isLive() && !m_name->text().trimmed().isEmpty());
    m_keep->setText(isTaken() ? tr("Replace") : tr("Keep"));
}

void KeptPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        hide();
        return;
    }
    QFrame::keyPressEvent(event);
}

void KeptPanel::retranslate()
{
    m_model->retranslate();
    m_nameLabel->setText(tr("&Keep the map as"));
    m_name->setAccessibleName(tr("Name of the layout"));
    m_open->setText(tr("&Open"));
    m_remove->setText(tr("&Remove"));
    m_close->setText(tr("Close"));
    m_table->setAccessibleName(tr("Kept layouts; Enter opens one"));
    adapt();
}

} // namespace crossgloss
