#include "comparepage/SearchPane.h"

#include "common/AlignTexts.h"
#include "common/Backend.h"
#include "common/DescriptionEdit.h"
#include "common/ProblemList.h"
#include "common/Prompts.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "comparepage/AddListSettings.h"
#include "comparepage/ListFiles.h"
#include "comparepage/SearchView.h"
#include "comparepage/SentenceField.h"
#include "comparepage/SentenceModelBox.h"
#include "jobs/SentenceService.h"
#include "resources/CompressedInput.h"

#include <QPushButton>

#include <algorithm>

namespace crossgloss {

namespace {

/// The first lines of a file up to a tab, enough to tell their language by.
std::string beginningOf(const std::filesystem::path& file)
{
    std::string bytes(4096, '\0');
    bytes.resize(CompressedInput(file).read(bytes.data(), bytes.size()));
    std::string text;
    for (std::size_t begin = 0; begin < bytes.size();) {
        const std::size_t end = std::min(bytes.find('\n', begin), bytes.size());
        const std::string_view line = std::string_view(bytes).substr(begin, end - begin);
        text.append(line.substr(0, line.find('\t'))).push_back('\n');
        begin = end + 1;
    }
    return text;
}

} // namespace

SearchPane::SearchPane(std::shared_ptr<Backend> shared, JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : JobPage(QStringLiteral("compareSearch"), std::move(shared), jobs, parent)
    , m_prompts(prompts)
    , m_settings(new AddListSettings(prompts))
    , m_view(new SearchView(backend(), jobs, prompts))
    , m_add(addStart("addList", [this] { addList(); }))
{
    setProperty("helpPage", QStringLiteral("compare#search"));
    setContents(m_settings, m_view, nullptr, nullptr, Qt::Vertical);
    connect(m_settings, &AddListSettings::fileChanged, this, &SearchPane::detectLanguage);
    connect(m_settings, &AddListSettings::closed, this, [this] { focusTarget()->setFocus(Qt::OtherFocusReason); });
    connect(m_view, &SearchView::addRequested, this, [this] { openForm(); });
    connect(m_view, &SearchView::removeRequested, this, &SearchPane::removeList);
    connect(m_view, &SearchView::compareRequested, this, &SearchPane::compareChosen);
    connect(m_view, &SearchView::chosenChanged, this, &SearchPane::chosenChanged);
    connect(m_view, &SearchView::told, this, [this](InlineMessage::Severity severity, const QString& text) {
        severity == InlineMessage::Severity::Error ? tellError(text) : tell(text);
    });
    retranslate();
}

void SearchPane::activate()
{
    JobPage::activate();
    if (!m_listsRead) {
        reloadLists();
    }
}

void SearchPane::reloadResources()
{
    JobPage::reloadResources();
    if (m_listsRead) {
        reloadLists();
    }
}

void SearchPane::reloadLists(const QString& chosen)
{
    m_listsRead = true;
    jobs().ask(
        tr("Reading the library"), [backend = backend()](JobProgress&) { return backend->sentenceLists().lists(); }, this,
        [this, chosen](const std::vector<SentenceList>& lists) {
            const bool first = m_lists.empty();
            QWidget* const at = window()->focusWidget();
            const bool here = at && (at == this || isAncestorOf(at));
            m_lists = lists;
            m_settings->setLists(lists);
            m_view->setLists(lists, chosen.isEmpty() ? std::exchange(m_wanted, {}) : chosen);
            if (lists.empty()) {
                showEmpty();
                m_settings->open();
            } else {
                showResults();
                if (first) {
                    m_settings->close();
                }
            }
            refresh();
            if (here && !isRunning()) {
                focusTarget()->setFocus(Qt::OtherFocusReason);
            }
            Q_EMIT listsChanged(m_lists);
        })
        ->onFailure(this, [this](const Job& ended) { tellError(ended.message()); });
}

QWidget* SearchPane::focusTarget()
{
    if (!hasResults() && !m_settings->isOpen()) {
        return this; // until it is known what the library has
    }
    return hasResults() && !m_settings->isOpen() ? static_cast<QWidget*>(m_view->query().edit()) : m_settings->focusTarget();
}

bool SearchPane::copy()
{
    if (!m_view->isVisible() || !m_view->chosen()) {
        return false;
    }
    m_view->copyChosen();
    return true;
}

void SearchPane::exportCurrent()
{
    m_view->exportHits();
}

void SearchPane::setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request)
{
    m_settings->model().setAlignment(alignment, request);
}

void SearchPane::setLanguages(const std::vector<std::string>& codes)
{
    m_settings->setLanguages(codes);
    m_view->query().setLanguages(codes);
}

void SearchPane::openForm(const QString& file)
{
    if (!isRunning()) {
        m_settings->open(file);
        m_settings->focusTarget()->setFocus(Qt::OtherFocusReason);
    }
}

void SearchPane::detectLanguage()
{
    const AddSentenceListRequest request = m_settings->request();
    const quint64 detection = ++m_detection;
    const QString name = displayPath(request.file);
    if (!looksLikeSentences(name) || name.contains(QLatin1String(".tmx"), Qt::CaseInsensitive)) {
        return; // a translation memory says it itself
    }
    jobs().ask(
        tr("Detecting the language"),
        [backend = backend(), file = request.file](JobProgress&) {
            try {
                return backend->sentences().languageOf(beginningOf(file));
            } catch (const Error&) {
                return std::string(); // the list will say what is wrong with the file
            }
        },
        this,
        [this, detection](const std::string& code) {
            if (detection == m_detection) {
                m_settings->setDetected(QString::fromStdString(code));
            }
        });
}

void SearchPane::addList()
{
    if (!m_settings->isOpen()) {
        openForm();
        return;
    }
    if (begin()) {
        add([request = m_settings->request()](Backend&) { return request; });
    }
}

void SearchPane::add(std::function<AddSentenceListRequest(Backend& backend)> request)
{
    run(
        tr("Adding a list of sentences"),
        [backend = backend(), request = std::move(request)](JobProgress& progress) {
            return backend->sentenceLists().add(request(*backend), progress);
        },
        [this](const AddSentenceListResult& result) {
            m_settings->clear();
            m_settings->close();
            tellAdded(result);
            reloadLists(QString::fromStdString(result.list.name));
        });
}

void SearchPane::tellAdded(const AddSentenceListResult& result)
{
    QStringList parts{tr("%1 was added: %2 sentences.")
                          .arg(isolated(QString::fromStdString(result.list.name)), displayCount(result.list.sentences))};
    if (result.blank > 0) {
        parts.append(tr("%Ln blank line(s) left out.", nullptr, static_cast<int>(result.blank)));
    }
    if (result.skipped > 0) {
        parts.append(tr("%Ln line(s) could not be read.", nullptr, static_cast<int>(result.skipped)));
    }
    if (result.uncovered > 0) {
        parts.append(tr("Of %Ln sentence(s) the model knows no word; they are never found.", nullptr,
                        static_cast<int>(result.uncovered)));
    }
    tell(parts.join(QLatin1Char(' ')));
}

void SearchPane::removeList()
{
    const QString name = m_view->list();
    if (name.isEmpty()
        || !m_prompts.confirm(this, tr("Remove the list"),
                              tr("%1 and the vectors of its sentences are removed from the library. The file it was read "
                                 "from stays.").arg(isolated(name)),
                              tr("Remove"))) {
        return;
    }
    Job* job = jobs().ask(
        tr("Removing %1").arg(isolated(name)),
        [backend = backend(), name = name.toStdString()](JobProgress&) { backend->sentenceLists().remove(name); }, this,
        [this, name] {
            tell(tr("%1 was removed.").arg(isolated(name)));
            reloadLists();
        },
        JobRunner::Lane::Long);
    job->setStoppable(false);
    job->onFailure(this, [this](const Job& ended) { tellError(ended.message()); });
}

bool SearchPane::canCompareChosen() const
{
    return hasResults() && m_view->chosen() != nullptr;
}

void SearchPane::compareChosen()
{
    if (const SearchSentencesResult::Hit* hit = m_view->chosen()) {
        Q_EMIT compareRequested(m_view->query().text(), m_view->queryLanguage(), QString::fromStdString(hit->sentence),
                                QString::fromStdString(hit->language));
    }
}

QStringList SearchPane::problems() const
{
    QStringList found;
    if (!m_settings->isOpen()) {
        return found;
    }
    const AddSentenceListRequest request = m_settings->request();
    requireFile(found, request.file, tr("Choose a file of sentences."));
    if (!request.file.empty() && request.name.empty()) {
        found.append(tr("Give the list a name."));
    }
    if (m_settings->isTaken() && !request.replace) {
        found.append(tr("The library has a list of this name: choose another name, or replace it."));
    }
    return found;
}

std::optional<JobPage::Missing> SearchPane::missing()
{
    return Missing{tr("Try an example list"), [this] {
                       add([name = exampleListName()](Backend& backend) { return exampleList(backend, name); });
                   }};
}

void SearchPane::adapt()
{
    // What stands about the form, buttons and progress, takes no room while no list is added.
    m_settings->parentWidget()->setVisible(isRunning() || m_settings->isOpen());
    m_add->setVisible(!isRunning() && m_settings->isOpen());
}

QString SearchPane::stoppedText() const
{
    return tr("Stopped. Nothing was added.");
}

void SearchPane::saveSession(QSettings& settings) const
{
    JobPage::saveSession(settings);
    settings.beginGroup(QStringLiteral("search"));
    settings.setValue(QStringLiteral("list"), m_wanted.isEmpty() ? m_view->list() : m_wanted);
    settings.setValue(QStringLiteral("query"), m_view->query().text());
    settings.setValue(QStringLiteral("language"), m_view->query().language());
    settings.endGroup();
}

void SearchPane::restoreSession(QSettings& settings)
{
    JobPage::restoreSession(settings);
    settings.beginGroup(QStringLiteral("search"));
    m_wanted = settings.value(QStringLiteral("list")).toString();
    m_view->query().setText(settings.value(QStringLiteral("query")).toString());
    m_view->query().setLanguage(settings.value(QStringLiteral("language")).toString());
    settings.endGroup();
}

void SearchPane::retranslate()
{
    setTexts({{}, {},
              tr("Lists of sentences are kept in the library with what they mean, and searched by meaning as you type, in any "
                 "language of the model. The pack alone will do."),
              tr("Stop adding the list"), tr("Progress of adding the list")});
    setStartTexts(m_add, tr("Add the list"), tr("Read the file, make the vectors and keep both in the library"));
    refresh();
}

} // namespace crossgloss
