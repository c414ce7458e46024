#include "glossespage/LinkingsView.h"

#include "common/AlignTexts.h"
#include "common/Icons.h"
#include "common/LanguageNames.h"
#include "common/Layouts.h"
#include "common/PlainText.h"
#include "common/PlotPanel.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "glossespage/GlossTexts.h"

#include <QDir>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTableView>

namespace crossgloss {

QString LinkingsModel::heading(int column) const
{
    return QStringList{tr("Linking"), tr("Languages"), tr("Wordnets"), tr("Measure"), tr("Glosses"), tr("Decided"),
                       tr("Opened by")}.value(column);
}

QVariant LinkingsModel::cell(const LinkingSummary& row, int column, int role) const
{
    const QString glosses = tr("%1 × %2").arg(displayCount(row.sources), displayCount(row.targets));
    const QString wordnets =
        displayDirection(isolated(QString::fromStdString(row.sourceName)), isolated(QString::fromStdString(row.targetName)));
    if (role == Qt::ToolTipRole) {
        QStringList reviewers;
        for (const std::string& reviewer : row.reviewers) {
            reviewers.append(isolated(QString::fromStdString(reviewer)));
        }
        const QString made = tr("Created %1").arg(displayTime(row.createdAt));
        const QString reviewed =
            reviewers.isEmpty() ? QString() : QLatin1Char('\n') + tr("Reviewed by %1").arg(reviewers.join(QStringLiteral(", ")));
        return toolTipText(column == HolderColumn && !row.holder.empty() ? QString::fromStdString(row.holder)
                           : column == WordnetsColumn                    ? wordnets
                                                                         : made + reviewed);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (column) {
    case NameColumn: return isolated(QString::fromStdString(row.name));
    case LanguagesColumn: return displayDirection(displayLanguage(row.sourceLanguage), displayLanguage(row.targetLanguage));
    case WordnetsColumn: return wordnets;
    case MeasureColumn: return displayMeasure(row.measure);
    case GlossesColumn: return glosses;
    case DecidedColumn:
        return tr("%1 %").arg(QLocale().toString(
            row.sources == 0 ? 0.0 : 100.0 * static_cast<double>(row.decided) / static_cast<double>(row.sources), 'f', 1));
    case HolderColumn: return row.holder.empty() ? QStringLiteral("–") : QString::fromStdString(row.holder);
    default: return {};
    }
}

QString loginName()
{
    for (const char* name : {"USER", "LOGNAME", "USERNAME"}) {
        const QString value = qEnvironmentVariable(name);
        if (!value.isEmpty()) {
            return value;
        }
    }
    return QDir::home().dirName();
}

LinkingsView::LinkingsView(QWidget* parent)
    : Retranslated(parent)
    , m_reviewerLabel(new QLabel(this))
    , m_reviewer(new QLineEdit(this))
    , m_model(new LinkingsModel(this))
    , m_table(new QTableView(this))
    , m_empty(styledLabel("muted", this))
    , m_emptyButton(new QPushButton(this))
    , m_open(new QPushButton(this))
    , m_new(new QPushButton(this))
    , m_remove(new QPushButton(this))
{
    m_reviewer->setObjectName(QStringLiteral("reviewer"));
    m_reviewer->setText(loginName());
    m_reviewerLabel->setBuddy(m_reviewer);
    m_table->setObjectName(QStringLiteral("linkings"));
    m_table->setModel(m_model);
    prepareTable(m_table);
    m_table->installEventFilter(this);
    m_open->setObjectName(QStringLiteral("openLinking"));
    m_open->setProperty("role", "primary");
    m_new->setObjectName(QStringLiteral("newLinking"));
    m_new->setIcon(themedIcon(QStringLiteral("plus")));
    m_remove->setObjectName(QStringLiteral("removeLinking"));
    m_remove->setIcon(themedIcon(QStringLiteral("trash")));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_emptyButton->setObjectName(QStringLiteral("glossesEmpty"));
    m_emptyButton->setProperty("role", "primary");

    auto* name = newRow(8);
    name->addWidget(m_reviewerLabel);
    name->addWidget(m_reviewer);
    name->addStretch(1);
    auto* buttons = newRow(8);
    buttons->addWidget(m_open);
    buttons->addWidget(m_new);
    buttons->addStretch();
    buttons->addWidget(m_remove);
    auto* layout = columnIn(this, {}, 8);
    layout->addLayout(name);
    layout->addWidget(m_table, 1);
    layout->addStretch(1);
    layout->addWidget(m_empty);
    layout->addSpacing(8);
    layout->addWidget(m_emptyButton, 0, Qt::AlignCenter);
    layout->addStretch(1);
    layout->addLayout(buttons);

    connect(m_open, &QPushButton::clicked, this, &LinkingsView::openCurrent);
    connect(m_table, &QAbstractItemView::doubleClicked, this, &LinkingsView::openCurrent);
    connect(m_new, &QPushButton::clicked, this, &LinkingsView::newRequested);
    connect(m_emptyButton, &QPushButton::clicked, this, &LinkingsView::newRequested);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (const LinkingSummary* chosen = current()) {
            Q_EMIT removeRequested(chosen->id);
        }
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &LinkingsView::refresh);
    connect(m_reviewer, &QLineEdit::textChanged, this, [this] {
        refresh();
        Q_EMIT reviewerChanged(reviewer());
    });
    connect(&Theme::instance(), &Theme::changed, this, &LinkingsView::adapt);
    adapt();
    retranslate();
}

void LinkingsView::setLinkings(const std::vector<LinkingSummary>& linkings)
{
    const std::int64_t before = current() ? current()->id : -1;
    m_model->setRows(linkings);
    select(before);
    refresh();
}

const LinkingSummary* LinkingsView::current() const
{
    return m_model->row(m_table->currentIndex());
}

void LinkingsView::select(std::int64_t id)
{
    int row = 0;
    for (std::size_t i = 0; i < m_model->rows().size(); ++i) {
        row = m_model->rows()[i].id == id ? static_cast<int>(i) : row;
    }
    if (m_model->rowCount() > 0) {
        m_table->setCurrentIndex(m_model->index(row, 0));
    }
}

QString LinkingsView::reviewer() const
{
    return m_reviewer->text().trimmed();
}

void LinkingsView::setReviewer(const QString& name)
{
    if (!name.trimmed().isEmpty()) {
        m_reviewer->setText(name);
    }
}

void LinkingsView::setBusy(bool busy)
{
    m_busy = busy;
    refresh();
}

QWidget* LinkingsView::focusTarget() const
{
    return m_model->rowCount() > 0 ? static_cast<QWidget*>(m_table) : m_emptyButton;
}

void LinkingsView::openCurrent()
{
    const LinkingSummary* chosen = current();
    if (chosen && m_open->isEnabled()) {
        Q_EMIT openRequested(chosen->id);
    }
}

void LinkingsView::refresh()
{
    const bool any = m_model->rowCount() > 0;
    m_table->setVisible(any);
    m_empty->setVisible(!any);
    m_emptyButton->setVisible(!any);
    m_new->setVisible(any);
    m_open->setVisible(any);
    m_remove->setVisible(any);
    m_open->setEnabled(!m_busy && current() && !reviewer().isEmpty());
    m_remove->setEnabled(!m_busy && current());
}

bool LinkingsView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            openCurrent();
            return true;
        }
        if (key == Qt::Key_Delete && m_remove->isEnabled()) {
            m_remove->click();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void LinkingsView::adapt()
{
    const Theme& theme = Theme::instance();
    const QFontMetrics metrics = m_table->fontMetrics();
    m_table->verticalHeader()->setDefaultSectionSize(metrics.height() + theme.scaled(14));
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Stretch);
    for (const int column : {LinkingsModel::LanguagesColumn, LinkingsModel::MeasureColumn, LinkingsModel::GlossesColumn,
                             LinkingsModel::DecidedColumn}) {
        header->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    }
    m_reviewer->setMinimumWidth(theme.scaled(200));
    // Beside the settings of a new linking there is room for what tells linkings apart.
    const bool narrow = width() < theme.scaled(760);
    m_table->setColumnHidden(LinkingsModel::WordnetsColumn, narrow);
    m_table->setColumnHidden(LinkingsModel::MeasureColumn, narrow);
    header->setSectionResizeMode(LinkingsModel::HolderColumn, narrow ? QHeaderView::ResizeToContents : QHeaderView::Stretch);
}

void LinkingsView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    adapt();
}

void LinkingsView::retranslate()
{
    m_model->retranslate();
    m_reviewerLabel->setText(tr("Your &name as a reviewer"));
    m_reviewer->setAccessibleName(tr("Your name as a reviewer"));
    m_reviewer->setToolTip(tr("Decisions are saved under this name"));
    m_table->setAccessibleName(tr("Linkings of the workspace"));
    m_empty->setText(tr("No linking yet. Compare two wordnets, and review which glosses mean the same."));
    m_emptyButton->setText(tr("New linking…"));
    m_open->setText(tr("Open"));
    m_new->setText(tr("New linking…"));
    m_remove->setText(tr("Remove…"));
    m_remove->setToolTip(tr("Remove the linking with all its decisions"));
}

} // namespace crossgloss
