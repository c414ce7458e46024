#include "jobs/JobsDock.h"

#include "CoreText.h"
#include "common/BarDelegate.h"
#include "common/FileLink.h"
#include "common/Icons.h"
#include "common/Layouts.h"
#include "common/SealedBrowser.h"
#include "common/Theme.h"
#include "jobs/JobModel.h"
#include "jobs/JobRunner.h"

#include <QHeaderView>
#include <QPushButton>
#include <QSplitter>
#include <QTreeView>

namespace crossgloss {

JobsDock::JobsDock(JobRunner& runner, QWidget* parent)
    : Retranslated(parent)
    , m_runner(runner)
    , m_model(new JobModel(runner, this))
    , m_view(new QTreeView(this))
    , m_log(new SealedBrowser(this))
    , m_cancel(new QPushButton(this))
    , m_clear(new QPushButton(this))
{
    setProperty("helpPage", QStringLiteral("window#jobs"));
    setObjectName(QStringLiteral("jobsDock"));
    setAllowedAreas(Qt::BottomDockWidgetArea | Qt::TopDockWidgetArea);
    setFeatures(DockWidgetClosable | DockWidgetMovable);
    m_view->setModel(m_model);
    m_view->setMinimumHeight(120);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setItemDelegateForColumn(JobModel::ProgressColumn, new BarDelegate(JobModel::FractionRole, this));
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(JobModel::TitleColumn, QHeaderView::Stretch);
    for (const int column : {JobModel::StageColumn, JobModel::ProgressColumn, JobModel::RemainingColumn}) {
        m_view->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    }
    m_log->setProperty("role", "framed");
    m_cancel->setIcon(themedIcon(QStringLiteral("stop")));
    m_clear->setIcon(themedIcon(QStringLiteral("check")));

    auto* content = new QWidget(this);
    auto* buttons = new QVBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_clear);
    buttons->addStretch();
    auto* splitter = new QSplitter(Qt::Horizontal, content);
    splitter->addWidget(m_view);
    splitter->addWidget(m_log);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setHandleWidth(8);
    auto* layout = rowIn(content, {8, 4, 8, 8}, 8);
    layout->addWidget(splitter, 1);
    layout->addLayout(buttons);
    setWidget(content);

    connect(m_cancel, &QPushButton::clicked, this, &JobsDock::cancelCurrent);
    connect(m_clear, &QPushButton::clicked, &m_runner, &JobRunner::clearFinished);
    connect(m_log, &SealedBrowser::anchorClicked, this, [this](const QUrl& link) {
        const FileLink target = FileLink::fromUrl(link);
        Q_EMIT lineRequested(target.file, target.line);
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &JobsDock::refresh);
    connect(&m_runner, &JobRunner::added, this, &JobsDock::select);
    connect(&m_runner, &JobRunner::jobChanged, this, &JobsDock::refresh);
    connect(&m_runner, &JobRunner::removed, this, &JobsDock::refresh);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        m_shownLog.clear();
        showLog();
    });
    retranslate();
}

Job* JobsDock::current() const
{
    return m_model->job(m_view->currentIndex());
}

void JobsDock::select(Job* job)
{
    const auto row = static_cast<int>(m_runner.jobs().indexOf(job));
    if (row >= 0 && row < m_model->rowCount()) {
        m_view->setCurrentIndex(m_model->index(row, 0));
    }
    refresh();
}

void JobsDock::cancelCurrent()
{
    if (Job* job = current()) {
        job->cancel();
    }
}

void JobsDock::refresh()
{
    const Job* job = current();
    m_cancel->setEnabled(job && job->isActive() && job->isStoppable() && !job->isStopping());
    m_clear->setEnabled(m_runner.jobs().size() > m_runner.activeCount());
    showLog();
}

void JobsDock::showLog()
{
    QString html;
    if (const Job* job = current()) {
        const QString error = Theme::instance().colours().error.name();
        if (!job->message().isEmpty()) {
            const QString text = job->message().toHtmlEscaped();
            html += job->failureFile().isEmpty()
                        ? QStringLiteral("<p style=\"color:%1\">%2</p>").arg(error, text)
                        : QStringLiteral("<p style=\"color:%1\">%2 <a href=\"%3\">%4</a></p>")
                              .arg(error, text, FileLink{job->failureFile(), job->failureLine()}.toAttribute(),
                                   tr("Show the line"));
        }
        for (const std::string& note : job->notes()) {
            html += QStringLiteral("<p>%1</p>").arg(QString::fromStdString(note).toHtmlEscaped());
        }
        html += issuesAsHtml(job->issues());
        if (html.isEmpty()) {
            html = QStringLiteral("<p>%1</p>").arg(job->isActive() ? tr("No messages so far.") : tr("No messages."));
        }
    }
    // Renewing the text would throw the reader back to its top.
    if (html != m_shownLog) {
        m_shownLog = html;
        m_log->setHtml(html);
    }
}

void JobsDock::retranslate()
{
    setWindowTitle(tr("Jobs"));
    m_cancel->setText(tr("Cancel job"));
    m_cancel->setToolTip(tr("Stop the selected job; what it had not finished stays as it was"));
    m_clear->setText(tr("Clear finished"));
    m_view->setAccessibleName(tr("Jobs"));
    m_log->setAccessibleName(tr("Messages of the chosen job"));
    m_model->retranslate();
    refresh();
}

} // namespace crossgloss
