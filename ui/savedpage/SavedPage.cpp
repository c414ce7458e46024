#include "savedpage/SavedPage.h"

#include "CoreText.h"
#include "common/Backend.h"
#include "common/EmptyState.h"
#include "common/Layouts.h"
#include "common/PageHeading.h"
#include "common/Paths.h"
#include "common/Prompts.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "jobs/JobRunner.h"
#include "savedpage/ReviewCard.h"
#include "savedpage/SavedActions.h"
#include "savedpage/SavedEditPanel.h"
#include "savedpage/SavedListsPane.h"
#include "savedpage/SavedTexts.h"
#include "savedpage/SavedView.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace crossgloss {

SavedPage::SavedPage(Parts parts, QWidget* parent)
    : Page(parent)
    , m_backend(std::move(parts.backend))
    , m_jobs(parts.jobs)
    , m_prompts(parts.prompts)
    , m_actions(parts.actions)
    , m_heading(new PageHeading(this))
    , m_message(new InlineMessage(this))
    , m_stack(new QStackedWidget(this))
    , m_empty(new EmptyState(QStringLiteral("savedEmpty"), this))
    , m_view(new SavedView(parts.actions, this))
    , m_card(new ReviewCard(this))
{
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_card);
    auto* layout = columnIn(this, {24, 16, 24, 16}, 8);
    layout->addWidget(m_heading);
    layout->addWidget(m_message);
    layout->addWidget(m_stack, 1);
    connectParts();
    retranslate();
    refreshActions();
}

void SavedPage::connectParts()
{
    connect(m_empty, &EmptyState::actionTriggered, this, &SavedPage::firstWordRequested);
    connect(m_message, &InlineMessage::actionTriggered, this, [this] {
        if (m_offered) {
            const std::function<void()> work = std::exchange(m_offered, {});
            m_message->dismiss();
            work();
        }
    });
    connect(m_view, &SavedView::filterChanged, this, &SavedPage::reload);
    connect(m_view, &SavedView::chosenChanged, this, &SavedPage::refreshActions);
    const SavedEditPanel& editor = m_view->editor();
    connect(&editor, &SavedEditPanel::lookUpRequested, this, &SavedPage::lookUpAgain);
    connect(&editor, &SavedEditPanel::newListRequested, this, &SavedPage::newList);
    connect(&editor, &SavedEditPanel::edited, this, [this](const SavedWord& word) {
        change(tr("Changing a saved word"), [word](SavedWordsService& saved) { return saved.edit(word); });
    });
    connect(&editor, &SavedEditPanel::tagged, this,
            [this](const std::vector<std::string>& ids, const std::vector<std::string>& tags) {
                change(tr("Changing tags"), [ids, tags](SavedWordsService& saved) { return saved.tag(ids, tags, {}); });
            });
    connect(&editor, &SavedEditPanel::moved, this,
            [this](const std::vector<std::string>& ids, const QString& from, const QString& to) {
                change(tr("Changing lists"),
                       [ids, from = from.toStdString(), to = to.toStdString()](SavedWordsService& saved) {
                           return saved.move(ids, from, to);
                       });
            });
    const SavedListsPane& lists = m_view->lists();
    connect(&lists, &SavedListsPane::addRequested, this, [this](const QString& name) {
        change(tr("Changing lists"),
               [name = name.toStdString()](SavedWordsService& saved) { return saved.addList(name); });
    });
    connect(&lists, &SavedListsPane::renameRequested, this, [this](const QString& name, const QString& newName) {
        change(tr("Changing lists"), [from = name.toStdString(), to = newName.toStdString()](
                                         SavedWordsService& saved) { return saved.renameList(from, to); });
    });
    connect(&lists, &SavedListsPane::removeRequested, this, &SavedPage::removeList);
    connect(m_card, &ReviewCard::gradeRequested, this, &SavedPage::grade);
    connect(m_card, &ReviewCard::undoRequested, this, &SavedPage::undoGrade);
    connect(m_card, &ReviewCard::closed, this, &SavedPage::showBrowser);
}

void SavedPage::activate()
{
    // Words come from the Look-up page and from the command line.
    reload();
}

QWidget* SavedPage::focusTarget()
{
    if (isReviewing()) {
        return m_card;
    }
    return m_stack->currentWidget() == m_empty ? static_cast<QWidget*>(m_empty->button()) : m_view->table();
}

bool SavedPage::isReviewing() const
{
    return m_stack->currentWidget() == m_card;
}

QString SavedPage::messageText() const
{
    return m_message->text();
}

void SavedPage::reload()
{
    Job* job = m_jobs.ask(
        tr("Reading the saved words"),
        [backend = m_backend, filter = m_view->filter()](JobProgress&) { return backend->saved().overview(filter); },
        this,
        [this, generation = ++m_generation](SavedOverview overview) {
            // What was read before changes that still wait would put what they change back into the fields; they have
            // the words read again.
            if (generation == m_generation && m_waiting.empty()) {
                showOverview(std::move(overview));
            }
        });
    tellFailure(job);
}

void SavedPage::showOverview(SavedOverview overview)
{
    const bool any = overview.all > 0 || !overview.lists.empty();
    const bool hadFocus = m_empty->button()->hasFocus();
    if (const std::string list = m_view->filter().list; !list.empty() && !overview.lists.contains(list)) {
        m_view->lists().setCurrent({}); // it is gone, here or elsewhere
        reload();
    }
    m_view->setOverview(std::move(overview));
    if (!isReviewing()) {
        m_stack->setCurrentWidget(any ? static_cast<QWidget*>(m_view) : m_empty);
        if (any && hadFocus) {
            m_view->table()->setFocus();
        }
    }
    refreshActions();
}

void SavedPage::showBrowser()
{
    m_stack->setCurrentWidget(m_view);
    m_view->table()->setFocus();
    reload();
}

void SavedPage::inOrder(std::function<Job*()> start)
{
    m_waiting.push_back(std::move(start));
    if (m_waiting.size() == 1) {
        startNext();
    }
}

void SavedPage::startNext()
{
    const Job* job = m_waiting.front()();
    connect(job, &Job::finished, this, [this] {
        m_waiting.pop_front();
        if (!m_waiting.empty()) {
            startNext();
        }
    });
}

void SavedPage::change(const QString& title, Change work, const QString& told)
{
    inOrder([this, title, work = std::move(work), told] { return startChange(title, work, told); });
}

Job* SavedPage::startChange(const QString& title, const Change& work, const QString& told)
{
    Job* job = m_jobs.ask(
        title, [backend = m_backend, work](JobProgress&) { return work(backend->saved()); }, this,
        [this, told](std::int64_t step) {
            if (step > 0 && !told.isEmpty()) {
                say(InlineMessage::Severity::Info, told, tr("Undo"), [this, step] { takeBack(step); });
            }
            reload();
            Q_EMIT wordsChanged();
        });
    job->setStoppable(false);
    tellFailure(job);
    job->onFailure(this, [this](const Job&) {
        reload(); // what is shown may never have been stored
    });
    return job;
}

void SavedPage::takeBack(std::int64_t step)
{
    change(tr("Undoing"), [step](SavedWordsService& saved) { return saved.takeBack(step).step; });
}

void SavedPage::turn(bool undo)
{
    m_view->editor().commit();
    inOrder([this, undo] { return startTurn(undo); });
}

Job* SavedPage::startTurn(bool undo)
{
    Job* job = m_jobs.ask(
        undo ? tr("Undoing") : tr("Redoing"),
        [backend = m_backend, undo](JobProgress&) { return undo ? backend->saved().undo() : backend->saved().redo(); },
        this,
        [this, undo](const SavedStep& step) {
            m_message->dismiss();
            Q_EMIT statusMessage(step.step == 0 ? (undo ? tr("Nothing to undo") : tr("Nothing to redo"))
                                 : undo         ? tr("Undone: %1").arg(displayStep(step))
                                                : tr("Redone: %1").arg(displayStep(step)));
            reload();
            Q_EMIT wordsChanged();
        });
    job->setStoppable(false);
    tellFailure(job);
    return job;
}

bool SavedPage::undo()
{
    if (isReviewing()) {
        undoGrade();
    } else {
        turn(true);
    }
    return true;
}

bool SavedPage::redo()
{
    if (!isReviewing()) {
        turn(false);
    }
    return true;
}

void SavedPage::removeChosen()
{
    const std::vector<std::string> ids = m_view->chosenIds();
    if (ids.empty() || isReviewing()) {
        return;
    }
    change(
        tr("Removing saved words"), [ids](SavedWordsService& saved) { return saved.remove(ids); },
        tr("%Ln word(s) removed.", nullptr, static_cast<int>(ids.size())));
}

void SavedPage::mergeDuplicates()
{
    const std::vector<std::string> ids = m_view->chosenIds();
    const bool chosen = ids.size() > 1;
    change(
        tr("Merging"),
        [ids, chosen](SavedWordsService& saved) { return chosen ? saved.merge(ids) : saved.mergeDuplicates(); },
        tr("Entries of the same word were merged."));
}

void SavedPage::lookUpAgain()
{
    const std::vector<SavedWord> words = m_view->chosen();
    if (words.size() != 1) {
        return;
    }
    const SavedWord& word = words.front();
    // What was never asked for is looked up itself.
    const bool asked = !word.query.empty();
    Q_EMIT lookUpRequested(QString::fromStdString(asked ? word.query : word.word),
                           QString::fromStdString(asked ? word.queryLanguage : word.language),
                           asked ? QString::fromStdString(word.language) : QString());
}

void SavedPage::newList()
{
    if (m_stack->currentWidget() == m_view) {
        m_view->lists().beginNew();
    }
}

void SavedPage::renameList()
{
    if (m_stack->currentWidget() == m_view) {
        m_view->lists().beginRename();
    }
}

void SavedPage::removeList()
{
    const QString list = m_view->lists().current();
    if (list.isEmpty()) {
        return;
    }
    m_view->lists().setCurrent({});
    change(
        tr("Changing lists"),
        [list = list.toStdString()](SavedWordsService& saved) { return saved.removeList(list); },
        tr("The list %1 was removed; its words are still saved.").arg(isolated(list)));
}

void SavedPage::startReview()
{
    m_view->editor().commit();
    Job* job = m_jobs.ask(
        tr("Reading the words that are due"),
        [backend = m_backend, list = m_view->filter().list](JobProgress&) { return backend->saved().due(list); }, this,
        [this](DueWords due) {
            m_message->dismiss();
            m_stack->setCurrentWidget(m_card);
            m_card->begin(std::move(due));
            refreshActions();
        });
    tellFailure(job);
}

void SavedPage::grade(const QString& id, ReviewGrade grade)
{
    Job* job = m_jobs.ask(
        tr("Storing a grade"),
        [backend = m_backend, id = id.toStdString(), grade](JobProgress&) { return backend->saved().grade(id, grade); },
        this,
        [this, grade](const SavedGrading& grading) {
            m_card->graded(grade, grading);
            Q_EMIT wordsChanged();
        });
    job->setStoppable(false);
    tellFailure(job);
    connect(job, &Job::finished, m_card, &ReviewCard::release);
}

void SavedPage::undoGrade()
{
    const ReviewSession::Graded* last = m_card->session().last();
    if (!last || m_card->isWaiting()) {
        return;
    }
    Job* job = m_jobs.ask(
        tr("Undoing"), [backend = m_backend, step = last->step](JobProgress&) { backend->saved().takeBack(step); },
        this, [this] { m_card->takenBack(); });
    job->setStoppable(false);
    tellFailure(job);
}

void SavedPage::exportCurrent()
{
    m_view->editor().commit();
    const QString filter = tr("CSV (*.csv);;TSV (*.tsv);;Text for Anki (*.txt);;Package for Anki (*.apkg)");
    const QString file = m_prompts.saveFile(this, tr("Export the words shown"), QStringLiteral("words.csv"), filter);
    if (file.isEmpty()) {
        return;
    }
    const std::filesystem::path path(file.toStdU16String());
    const SavedFormat format = savedFormatOf(path).value_or(SavedFormat::Csv);
    Job* job = m_jobs.ask(
        tr("Exporting saved words"),
        [backend = m_backend, path, format, words = m_view->filter()](JobProgress&) {
            return backend->saved().exportTo(path, format, words);
        },
        this, [this, file](std::size_t count) {
            say(InlineMessage::Severity::Info, tr("%Ln word(s) written to %1.", nullptr, static_cast<int>(count))
                                                   .arg(isolated(QFileInfo(file).fileName())));
        },
        JobRunner::Lane::Long);
    tellFailure(job);
}

void SavedPage::importWords()
{
    const QStringList files =
        m_prompts.openFiles(this, tr("Import words"), tr("Tables of words (*.csv *.tsv *.txt);;All files (*)"));
    for (const QString& file : files) {
        importFile(file, false);
    }
}

bool SavedPage::takeFiles(const QStringList& files)
{
    // What else is dropped here, a dictionary say, is the Library's.
    const bool tables = std::ranges::all_of(files, [](const QString& file) {
        const auto format = savedFormatOf(toPath(file));
        return format && *format != SavedFormat::AnkiPackage;
    });
    if (!tables) {
        return false;
    }
    for (const QString& file : files) {
        importFile(file, false);
    }
    return !files.isEmpty();
}

void SavedPage::importFile(const QString& file, bool takeFile)
{
    SavedImportOptions options;
    options.list = m_view->filter().list;
    options.takeFile = takeFile;
    const std::filesystem::path path(file.toStdU16String());
    Job* job = m_jobs.compute(
        tr("Importing %1").arg(QFileInfo(file).fileName()),
        [backend = m_backend, path, options](JobProgress& progress) {
            return backend->saved().import(path, options, progress);
        },
        this,
        [this, file](const SavedImportReport& report) {
            tellImport(file, report);
            reload();
            Q_EMIT wordsChanged();
        });
    tellFailure(job);
}

void SavedPage::tellImport(const QString& file, const SavedImportReport& report)
{
    const auto count = [](std::size_t number) { return static_cast<int>(number); };
    QStringList lines{isolated(QFileInfo(file).fileName()) + QStringLiteral(": ") +
                      QStringList{tr("%Ln added", nullptr, count(report.added)),
                                  tr("%Ln merged", nullptr, count(report.merged)),
                                  tr("%Ln unchanged", nullptr, count(report.unchanged)),
                                  tr("%Ln skipped", nullptr, count(report.skipped))}
                          .join(QStringLiteral(", "))};
    constexpr int maxLines = 5;
    int told = 0;
    for (const SavedImportLine& line : report.lines) {
        if (line.reason && told < maxLines) {
            lines.append(translated(*line.reason));
            ++told;
        }
    }
    if (count(report.skipped) > told) {
        lines.append(tr("… and %Ln more", nullptr, count(report.skipped) - told));
    }
    QString action;
    std::function<void()> work;
    if (report.differing > 0 && !report.tookFile) {
        lines.append(tr("%Ln line(s) differ from what is saved here, which was kept.", nullptr,
                        count(report.differing)));
        action = tr("Use the values of the file");
        work = [this, file] { importFile(file, true); };
    } else if (report.step > 0) {
        action = tr("Undo");
        work = [this, step = report.step] { takeBack(step); };
    }
    say(report.skipped > 0 ? InlineMessage::Severity::Warning : InlineMessage::Severity::Info,
        lines.join(QLatin1Char('\n')), action, std::move(work));
}

bool SavedPage::copy()
{
    const QString text = m_view->selectedText();
    if (text.isEmpty() || isReviewing()) {
        return false;
    }
    QApplication::clipboard()->setText(text);
    Q_EMIT statusMessage(tr("Copied"));
    return true;
}

bool SavedPage::find()
{
    if (m_stack->currentWidget() != m_view) {
        return false;
    }
    m_view->searchField()->setFocus(Qt::ShortcutFocusReason);
    m_view->searchField()->selectAll();
    return true;
}

void SavedPage::tellFailure(Job* job)
{
    job->onFailure(this, [this](const Job& ended) { say(InlineMessage::Severity::Error, ended.message()); });
}

void SavedPage::say(InlineMessage::Severity severity, const QString& text, const QString& action,
                    std::function<void()> work)
{
    m_offered = std::move(work);
    m_message->show(severity, text, action);
}

void SavedPage::refreshActions()
{
    const bool browsing = m_stack->currentWidget() == m_view;
    const std::size_t chosen = browsing ? m_view->chosenIds().size() : 0;
    const SavedOverview& overview = m_view->overview();
    m_actions.lookUpAgain->setEnabled(chosen == 1);
    m_actions.remove->setEnabled(chosen > 0);
    m_actions.merge->setEnabled(browsing && overview.duplicates > 0);
    m_actions.newList->setEnabled(browsing);
    const bool list = browsing && !m_view->lists().current().isEmpty();
    m_actions.renameList->setEnabled(list);
    m_actions.removeList->setEnabled(list);
    m_actions.exportWords->setEnabled(browsing && !overview.words.empty());
}

void SavedPage::saveSession(QSettings& settings) const
{
    m_view->saveSession(settings);
    settings.setValue(QStringLiteral("saved/direction"), static_cast<int>(m_card->direction()));
}

void SavedPage::restoreSession(QSettings& settings)
{
    m_view->restoreSession(settings);
    m_card->setDirection(static_cast<ReviewCard::Direction>(
        std::clamp(settings.value(QStringLiteral("saved/direction"), 0).toInt(), 0, 1)));
}

void SavedPage::retranslate()
{
    m_heading->setTexts(tr("Saved words"), tr("Your saved words: in lists, with notes, to review and export."));
    m_empty->setText(tr("Saved words are listed here, to find, review and export. Save an answer of the Look-up page "
                        "with its star or Ctrl+D."));
    m_empty->button()->setText(tr("Look up a word"));
}

} // namespace crossgloss
