#include "librarypage/LibraryPage.h"

#include "common/Backend.h"
#include "common/DictionaryService.h"
#include "common/Icons.h"
#include "common/InlineMessage.h"
#include "common/Layouts.h"
#include "common/Paths.h"
#include "common/PlainText.h"
#include "common/Prompts.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "jobs/JobRunner.h"
#include "librarypage/ImportPanel.h"
#include "librarypage/KindPanel.h"
#include "librarypage/NeedsPanel.h"
#include "librarypage/ResourceCard.h"
#include "librarypage/ResourceDetails.h"
#include "librarypage/ResourceModel.h"
#include "librarypage/UsePanel.h"

#include <QClipboard>
#include <QEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>

namespace crossgloss {

LibraryPage::LibraryPage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : Page(parent), m_backend(std::move(backend)), m_jobs(jobs), m_prompts(prompts), m_model(new ResourceModel(this)),
      m_title(new QLabel(this)), m_import(new QPushButton(this)), m_index(new QPushButton(this)),
      m_message(new InlineMessage(this)), m_kindPanel(new KindPanel(this)), m_panel(new ImportPanel(this)),
      m_splitter(new QSplitter(Qt::Horizontal, this)), m_list(new QListView(this)), m_empty(styledLabel("muted", this)),
      m_details(new ResourceDetails(this)), m_usePanel(new UsePanel(this)), m_needs(new NeedsPanel(this)), m_drop(styledLabel("muted", this))
{
    followFont(m_title, 1.5, true);
    m_import->setIcon(themedIcon(QStringLiteral("import")));
    m_index->setIcon(themedIcon(QStringLiteral("index")));
    m_kindPanel->hide();
    m_panel->hide();
    m_list->setObjectName(QStringLiteral("resources"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ResourceCard(this));
    m_list->setMouseTracking(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setStyleSheet(QStringLiteral("QListView { background: transparent; border: none; }"));
    m_list->installEventFilter(this);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_drop->setWordWrap(true);

    auto* head = newRow(8);
    head->addWidget(m_title, 1);
    head->addWidget(m_index);
    head->addWidget(m_import);
    auto* left = new QWidget(this);
    auto* leftLayout = columnIn(left, {}, 8);
    leftLayout->addWidget(m_list, 1);
    leftLayout->addWidget(m_empty, 1);
    auto* right = new QWidget(this);
    auto* rightLayout = columnIn(right, {0, 3, 0, 3}, 8);
    rightLayout->addWidget(m_usePanel);
    rightLayout->addWidget(m_details, 1);
    rightLayout->addWidget(m_needs);
    rightLayout->addStretch();
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(16);
    m_splitter->addWidget(left);
    m_splitter->addWidget(right);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    auto* layout = columnIn(this, {24, 16, 24, 16}, 8);
    layout->addLayout(head);
    layout->addWidget(m_drop);
    layout->addWidget(m_message);
    layout->addWidget(m_kindPanel);
    layout->addWidget(m_panel);
    layout->addSpacing(8);
    layout->addWidget(m_splitter, 1);

    connect(m_import, &QPushButton::clicked, this, &LibraryPage::chooseFiles);
    connect(m_index, &QPushButton::clicked, this, &LibraryPage::indexInstalled);
    connect(m_panel, &ImportPanel::accepted, this, &LibraryPage::importOffered);
    connect(m_panel, &ImportPanel::dismissed, this, [this] {
        m_panel->hide();
        openNext();
    });
    connect(m_kindPanel, &KindPanel::chosen, this, [this] {
        m_kindPanel->hide();
        offerAs(m_kindPanel->files(), m_kindPanel->kind(), false);
    });
    connect(m_kindPanel, &KindPanel::dismissed, this, [this] {
        m_kindPanel->hide();
        openNext();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &LibraryPage::showCurrent);
    connect(m_list, &QListView::customContextMenuRequested, this, &LibraryPage::showUseMenu);
    connect(m_model, &ResourceModel::enableRequested, this, &LibraryPage::enableDictionaries);
    connect(m_usePanel, &UsePanel::enableRequested, this, [this](bool enabled) {
        enableDictionaries(m_model->dictionaries(m_list->currentIndex()), enabled);
    });
    connect(m_usePanel, &UsePanel::groupRequested, this, &LibraryPage::groupCurrent);
    connect(m_details, &ResourceDetails::removeRequested, this, &LibraryPage::removeCurrent);
    connect(m_details, &ResourceDetails::lineRequested, this, &LibraryPage::lineRequested);
    connect(m_message, &InlineMessage::actionTriggered, this, [this] {
        if (m_offered) {
            const std::function<void()> work = m_offered; // which may show another message
            work();
        }
    });
    m_details->show(nullptr);
    m_usePanel->hide();
    m_list->hide();
    retranslate();
}

void LibraryPage::activate()
{
    if (!m_loaded) {
        reload();
    }
}

QWidget* LibraryPage::focusTarget()
{
    return m_model->rowCount() > 0 ? static_cast<QWidget*>(m_list) : m_import;
}

bool LibraryPage::copy()
{
    const Resource* resource = m_model->resource(m_list->currentIndex());
    if (!resource) {
        return false;
    }
    QGuiApplication::clipboard()->setText(QString::fromStdString(resource->name));
    return true;
}

QString LibraryPage::messageText() const
{
    return m_message->text();
}

void LibraryPage::reload()
{
    m_loaded = true;
    m_jobs.ask(
        tr("Reading the library"),
        [backend = m_backend](JobProgress&) {
            std::vector<Resource> resources = backend->resources();
            DictionaryUses uses;
            try {
                uses = backend->dictionaries().uses();
            } catch (const Error&) {
                // Whoever changes something is told what is wrong with what the user chose.
            }
            return std::pair(std::move(resources), std::move(uses));
        },
        this,
        [this](std::pair<std::vector<Resource>, DictionaryUses> found) {
            showResources(std::move(found.first), std::move(found.second));
        });
}

void LibraryPage::showResources(std::vector<Resource> resources, DictionaryUses uses)
{
    const Resource* before = m_model->resource(m_list->currentIndex());
    const std::optional<std::string> group =
        m_selectGroupAfterReload ? m_selectGroupAfterReload : m_model->group(m_list->currentIndex());
    m_selectGroupAfterReload.reset();
    const std::string chosen = !m_selectAfterReload.empty() ? m_selectAfterReload : before ? before->name : std::string();
    m_selectAfterReload.clear();
    m_model->setResources(std::move(resources), std::move(uses));
    const bool any = m_model->rowCount() > 0;
    m_list->setVisible(any);
    m_empty->setVisible(!any);
    if (any) {
        int row = group && chosen.empty() ? m_model->rowOfGroup(*group) : m_model->rowOf(chosen);
        if (row < 0) {
            row = m_model->resource(m_model->index(0, 0)) ? 0 : 1; // a group has members
        }
        m_list->setCurrentIndex(m_model->index(row, 0));
    }
    showCurrent();
    m_needs->show(m_model->resources());
    m_panel->setResources(m_model->resources());
}

void LibraryPage::showCurrent()
{
    m_details->show(m_model->resource(m_list->currentIndex()));
    showUse();
}

void LibraryPage::chooseFiles()
{
    const QStringList files = m_prompts.openFiles(
        this, tr("Import"),
        tr("Resources (*.vec *.bin *.gz *.xz *.index *.dict *.dz *.ifo *.idx *.syn *.tei *.jsonl *.tab "
           "*.xml *.tsv *.tmx *.txt *.noun);;All files (*)"));
    if (!files.isEmpty()) {
        offer(files);
    }
}

namespace {

/// A file as far as it can be told without importing it.
struct LookedAt
{
    std::optional<ResourceKind> kind;
    QString beginning;
};

} // namespace

void LibraryPage::offer(const QStringList& files)
{
    m_message->dismiss();
    m_kindPanel->hide();
    lookAt(files, false);
}

void LibraryPage::open(const QStringList& files)
{
    m_waiting += files;
    openNext();
}

void LibraryPage::openNext()
{
    if (!m_waiting.isEmpty() && m_panel->isHidden() && m_kindPanel->isHidden()) {
        lookAt({m_waiting.takeFirst()}, true);
    }
}

void LibraryPage::lookAt(const QStringList& files, bool atOnce)
{
    m_jobs.ask(
        tr("Examining %1").arg(QFileInfo(files.first()).fileName()),
        [backend = m_backend, name = files.first()](JobProgress&) {
            LookedAt found;
            try {
                found.kind = backend->guessKind(toPath(name));
            } catch (const Cancelled&) {
                throw;
            } catch (const Error&) {
                // Whoever brought the file may know what it is, where it is one.
                const QFileInfo info(name);
                if (!info.isFile() || !info.isReadable()) {
                    throw;
                }
                found.beginning = KindPanel::beginningOf(name);
            }
            return found;
        },
        this,
        [this, files, atOnce](const LookedAt& found) {
            if (found.kind) {
                offerAs(files, found.kind, atOnce);
            } else {
                m_panel->hide();
                m_kindPanel->show();
                m_kindPanel->ask(files, found.beginning);
            }
        },
        JobRunner::Lane::Long)
        ->onFailure(this, [this](const Job& ended) {
            showFailure(ended);
            openNext();
        });
}

void LibraryPage::offerAs(const QStringList& files, std::optional<ResourceKind> kind, bool atOnce)
{
    m_panel->setResources(m_model->resources());
    m_panel->offer(files, kind);
    m_panel->setVisible(!atOnce || !m_panel->isComplete());
    if (m_panel->isHidden()) {
        importOffered();
    }
}

void LibraryPage::importOffered()
{
    m_panel->hide();
    m_message->dismiss();
    const ResourceKind kind = m_panel->kind();
    const std::vector<std::filesystem::path> files = m_panel->files();
    const ImportOptions options = m_panel->options();
    QStringList names;
    for (const std::filesystem::path& file : files) {
        names.append(displayPath(file));
    }
    remember(names);
    Job* job = m_jobs.compute(
        tr("Importing %1").arg(QFileInfo(names.first()).fileName()),
        [backend = m_backend, kind, files, options](JobProgress& progress) {
            Resource resource = backend->import(kind, files, options, progress);
            progress.report(resource.issues);
            return resource;
        },
        this, [this](const Resource& resource) { imported(resource); });
    connect(job, &Job::finished, this, [this, job] {
        if (job->state() == Job::State::Failed) {
            showFailure(*job);
        }
        openNext();
    });
}

void LibraryPage::imported(const Resource& resource)
{
    const QString what =
        tr("%1 imported: %2")
            .arg(isolated(ResourceModel::displayTitle(resource)), ResourceModel::displaySize(resource));
    if (resource.faulty() > 0) {
        showMessage(InlineMessage::Severity::Warning,
                    what + QLatin1Char(' ') +
                        tr("%Ln line(s) could not be used; they are listed with the resource.", nullptr,
                           static_cast<int>(resource.faulty())));
    } else {
        showMessage(InlineMessage::Severity::Info, what);
    }
    m_selectAfterReload = resource.name;
    reload();
    Q_EMIT resourcesChanged();
}

void LibraryPage::showFailure(const Job& job)
{
    const QString file = job.failureFile();
    const quint64 line = job.failureLine();
    showMessage(InlineMessage::Severity::Error, job.message(),
                file.isEmpty() || line == 0 ? QString() : tr("Show the line"),
                [this, file, line] { Q_EMIT lineRequested(file, line); });
}

void LibraryPage::showMessage(InlineMessage::Severity severity, const QString& text, const QString& action,
                              std::function<void()> work)
{
    m_offered = std::move(work);
    m_message->show(severity, text, action);
}

void LibraryPage::indexInstalled()
{
    if (m_indexing) {
        m_indexAgain = true;
        return;
    }
    m_indexing = true;
    m_index->setEnabled(false);
    std::vector<std::filesystem::path> folders;
    for (const QString& folder : std::as_const(m_folders)) {
        folders.emplace_back(folder.toStdU16String());
    }
    Job* job = m_jobs.compute(
        tr("Indexing installed dictionaries"),
        [backend = m_backend, folders](JobProgress& progress) {
            Workspace::InstalledReport report = backend->importInstalled(folders, progress);
            progress.report(report.failures);
            return report;
        },
        this,
        [this](const Workspace::InstalledReport& report) {
            QString text = tr("%Ln dictionary(ies) found on this computer", nullptr, report.found);
            if (report.imported > 0) {
                text += QStringLiteral(", ") + tr("%Ln indexed now", nullptr, report.imported);
            }
            if (report.removed > 0) {
                text += QStringLiteral(", ") + tr("%Ln no longer there", nullptr, report.removed);
            }
            text += QLatin1Char('.');
            if (report.found == 0) {
                text += QLatin1Char(' ')
                        + tr("Packages such as wordnet-base, dict-gcide or dict-freedict-eng-fra bring some.");
            }
            if (!report.failures.empty()) {
                text += QLatin1Char(' ')
                        + tr("%Ln could not be read; the Jobs list says why.", nullptr, static_cast<int>(report.failures.size()));
            }
            showMessage(report.failures.empty() ? InlineMessage::Severity::Info : InlineMessage::Severity::Warning,
                        text);
            if (report.imported > 0 || report.removed > 0) {
                Q_EMIT resourcesChanged();
            }
            Q_EMIT installedIndexed();
        });
    connect(job, &Job::finished, this, [this, job] {
        m_indexing = false;
        m_index->setEnabled(true);
        if (std::exchange(m_indexAgain, false) && job->state() == Job::State::Done) {
            indexInstalled();
        }
        if (job->state() == Job::State::Failed) {
            showFailure(*job);
        }
        // What was indexed before a cancel is there to stay.
        if (m_loaded) {
            reload();
        }
    });
}

void LibraryPage::setRecentMenu(QMenu* menu)
{
    m_recentMenu = menu;
    fillRecent();
}

void LibraryPage::remember(const QStringList& files)
{
    for (const QString& file : files) {
        m_recent.removeAll(file);
        m_recent.prepend(file);
    }
    m_recent = m_recent.mid(0, 10);
    fillRecent();
}

void LibraryPage::fillRecent()
{
    if (!m_recentMenu) {
        return;
    }
    m_recentMenu->clear();
    for (const QString& file : std::as_const(m_recent)) {
        QAction* action = m_recentMenu->addAction(withoutMnemonics(QFileInfo(file).fileName()));
        action->setToolTip(file);
        connect(action, &QAction::triggered, this, [this, file] {
            remember({file});
            offer({file});
        });
    }
    m_recentMenu->setEnabled(!m_recent.isEmpty());
}

void LibraryPage::saveSession(QSettings& settings) const
{
    settings.setValue(QStringLiteral("recentFiles"), m_recent);
    settings.setValue(QStringLiteral("librarySplitter"), m_splitter->saveState());
}

void LibraryPage::restoreSession(QSettings& settings)
{
    m_recent = settings.value(QStringLiteral("recentFiles")).toStringList();
    m_splitter->restoreState(settings.value(QStringLiteral("librarySplitter")).toByteArray());
    fillRecent();
}

bool LibraryPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete) {
        removeCurrent();
        return true;
    }
    return Page::eventFilter(watched, event);
}

void LibraryPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    offerUse();
}

void LibraryPage::hideEvent(QHideEvent* event)
{
    Page::hideEvent(event);
    offerUse();
}

void LibraryPage::retranslate()
{
    m_model->retranslate();
    m_title->setText(tr("Library"));
    m_import->setText(tr("Import…"));
    m_import->setToolTip(tr("Import word vectors, a dictionary, a wordnet, word pairs or text (Ctrl+O)"));
    m_index->setText(tr("Index installed dictionaries"));
    m_index->setToolTip(tr("Find the dictionaries that are installed on this computer and index what is new (Ctrl+I)"));
    m_drop->setText(tr("Drop files anywhere on the window to import them: word vectors, dictionaries, wordnets, word "
                       "pairs, text."));
    m_empty->setText(tr("The library is empty. Index the dictionaries of this computer, so that answers come with "
                        "definitions."));
    m_list->setAccessibleName(tr("Resources of the library"));
}

} // namespace crossgloss
