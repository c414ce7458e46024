#include "comparepage/TwoListsPane.h"

#include "common/Backend.h"
#include "common/Paths.h"
#include "common/ProblemList.h"
#include "common/TextDirection.h"
#include "comparepage/ListFiles.h"
#include "comparepage/ListPicker.h"
#include "comparepage/PairsView.h"
#include "comparepage/SentenceModelBox.h"
#include "comparepage/TwoListsSettings.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace crossgloss {

TwoListsPane::TwoListsPane(std::shared_ptr<Backend> shared, JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : JobPage(QStringLiteral("compareLists"), std::move(shared), jobs, parent)
    , m_settings(new TwoListsSettings(prompts))
    , m_view(new PairsView(jobs, prompts))
    , m_run(addStart("alignLists", [this] { align(); }))
{
    setProperty("helpPage", QStringLiteral("compare#lists"));
    setContents(m_settings, m_view);
    connect(m_view, &PairsView::exportRequested, this, &TwoListsPane::exportPairs);
    connect(m_view, &PairsView::chosenChanged, this, &TwoListsPane::chosenChanged);
    connect(m_view, &PairsView::compareRequested, this, [this] {
        const MinedPair* pair = m_view->chosen();
        if (!pair) {
            return;
        }
        const AlignSentencesResult& result = *m_view->result();
        Q_EMIT compareRequested(QString::fromStdString(result.source[pair->first]),
                                QString::fromStdString(result.sourceLanguage),
                                QString::fromStdString(result.target[pair->second]),
                                QString::fromStdString(result.targetLanguage));
    });
    retranslate();
}

bool TwoListsPane::takeFiles(const QStringList& files)
{
    if (!isRunning() && files.size() == 2 && std::ranges::all_of(files, looksLikeSentences)) {
        m_settings->source().setFile(files.first());
        m_settings->target().setFile(files.last());
        return true;
    }
    return JobPage::takeFiles(files);
}

void TwoListsPane::align()
{
    if (!begin()) {
        return;
    }
    const AlignSentencesRequest request = m_settings->request();
    run(
        tr("Finding partners in two lists"),
        [backend = backend(), request](JobProgress& progress) {
            return std::make_shared<const AlignSentencesResult>(backend->sentenceLists().align(request, progress));
        },
        [this](const AlignedLists& result) { show(result); });
}

void TwoListsPane::exportPairs(const std::vector<std::size_t>& places, const QString& file)
{
    const int count = static_cast<int>(places.size());
    jobs().ask(
        tr("Exporting pairs"),
        [backend = backend(), result = m_view->result(), places, path = toPath(file)](
            JobProgress& progress) { backend->sentenceLists().exportPairs(*result, places, path, progress); },
        this, [this, count, file] { tell(tr("%Ln pair(s) exported to %1.", nullptr, count).arg(isolated(file))); },
        JobRunner::Lane::Long)
        ->onFailure(this, [this](const Job& ended) { tellError(ended.message()); });
}

bool TwoListsPane::canCompareChosen() const
{
    return hasResults() && m_view->chosen() != nullptr;
}

bool TwoListsPane::copy()
{
    const QString text = hasResults() ? m_view->selectedText() : QString();
    if (text.isEmpty()) {
        return false;
    }
    QApplication::clipboard()->setText(text);
    return true;
}

void TwoListsPane::exportCurrent()
{
    if (hasResults()) {
        m_view->openExportMenu();
    }
}

bool TwoListsPane::find()
{
    if (!hasResults()) {
        return false;
    }
    m_view->filter()->setFocus(Qt::ShortcutFocusReason);
    m_view->filter()->selectAll();
    return true;
}

void TwoListsPane::setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request)
{
    m_settings->model().setAlignment(alignment, request);
}

QStringList TwoListsPane::problems() const
{
    QStringList found;
    const AlignSentencesRequest request = m_settings->request();
    const ListPicker* pickers[] = {&m_settings->source(), &m_settings->target()};
    const SentenceFile* files[] = {&request.source, &request.target};
    const QString missing[] = {tr("Choose the first list."), tr("Choose the second list.")};
    for (std::size_t i = 0; i < 2; ++i) {
        const SentenceList* list = pickers[i]->list();
        if (!list) {
            requireFile(found, files[i]->first, missing[i]);
        } else if (list->languages.size() > 1 && files[i]->firstLanguage.empty()) {
            found.append(tr("Choose a language of the list %1.").arg(isolated(QString::fromStdString(list->name))));
        }
    }
    const SentenceList* first = m_settings->source().list();
    const SentenceList* second = m_settings->target().list();
    if (first && second && (first->model != second->model || first->dimension != second->dimension)) {
        found.append(tr("The vectors of these lists are of different models and cannot be compared."));
    }
    return found;
}

std::optional<JobPage::Missing> TwoListsPane::missing()
{
    if (!m_settings->source().isEmpty() && !m_settings->target().isEmpty()) {
        return std::nullopt;
    }
    return Missing{tr("Try an example"), [this] { alignExample(); }};
}

void TwoListsPane::alignExample()
{
    AlignSentencesRequest request = m_settings->request();
    request.model = {};
    request.source = {toPath(exampleListName()), {}, "en", {}};
    request.target = {toPath(exampleListName()), {}, "de", {}};
    m_settings->setRequest(request);
    run(
        tr("Finding partners in two lists"),
        [backend = backend(), name = exampleListName(), request](JobProgress& progress) {
            SentenceListService& service = backend->sentenceLists();
            const std::vector<SentenceList> lists = service.lists();
            if (std::ranges::count(lists, name.toStdString(), &SentenceList::name) == 0) {
                service.add(exampleList(*backend, name), progress);
            }
            return std::make_shared<const AlignSentencesResult>(service.align(request, progress));
        },
        [this](const AlignedLists& result) {
            show(result);
            Q_EMIT listAdded();
        });
}

void TwoListsPane::show(const AlignedLists& result)
{
    m_view->show(result);
    showResults();
}

void TwoListsPane::saveSession(QSettings& settings) const
{
    JobPage::saveSession(settings);
    m_view->saveSession(settings);
}

void TwoListsPane::restoreSession(QSettings& settings)
{
    JobPage::restoreSession(settings);
    m_view->restoreSession(settings);
}

void TwoListsPane::retranslate()
{
    setTexts({{}, {},
              tr("Choose two lists of sentences in one language or two, or drop two files here: each sentence gets its best "
                 "partner, with a score, and what has none is listed."),
              tr("Stop looking for partners"), tr("Progress of finding partners")});
    setStartTexts(m_run, tr("Find partners"), tr("Find the best partners of the sentences"));
    refresh();
}

} // namespace crossgloss
