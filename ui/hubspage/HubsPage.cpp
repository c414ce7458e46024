#include "hubspage/HubsPage.h"

#include "common/AlignTexts.h"
#include "common/Backend.h"
#include "common/ProblemList.h"
#include "common/SpacePicker.h"
#include "common/Texts.h"
#include "hubspage/HubsSettings.h"
#include "hubspage/HubsView.h"

#include <QFileInfo>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>

namespace crossgloss {

HubsPage::HubsPage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : JobPage(QStringLiteral("hubs"), std::move(backend), jobs, parent)
    , m_settings(new HubsSettings(prompts))
    , m_view(new HubsView(jobs, prompts))
    , m_run(addStart("measureHubness", [this] { measure(); }))
{
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setWidget(m_view);
    setContents(m_settings, scroll);
    retranslate();
}

void HubsPage::setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request)
{
    m_settings->setAlignment(std::move(alignment), request);
}

void HubsPage::exportCurrent()
{
    if (m_view->isVisible()) {
        m_view->exportCurrent();
    }
}

void HubsPage::measure()
{
    if (!begin()) {
        return;
    }
    const HubnessRequest request = m_settings->request();
    PlotParameters parameters = {
        {tr("queries"), displaySpace(request.source)},
        {tr("answers"), displaySpace(request.target)},
        {tr("map"), request.alignment      ? QString::fromStdString(request.alignment->summary().method)
                    : request.map.empty() ? tr("none")
                                          : QFileInfo(displayPath(request.map)).fileName()},
        {QStringLiteral("k"), QString::number(request.k)},
        {tr("words that ask"), request.queries == 0 ? tr("all") : QString::number(request.queries)},
        {tr("words that answer"), request.targets == 0 ? tr("all") : QString::number(request.targets)},
        {tr("seed"), QString::number(request.seed)}};
    if (!request.dictionary.empty()) {
        parameters.append({tr("dictionary"), QFileInfo(displayPath(request.dictionary)).fileName()});
    }
    run(
        tr("Measuring hubs of %1").arg(displaySpace(request.target)),
        [backend = backend(), request](JobProgress& progress) { return backend->hubness().measure(request, progress); },
        [this, parameters](std::shared_ptr<const HubnessResult> result) {
            m_view->show(std::move(result), parameters);
            showResults();
        });
}

QStringList HubsPage::problems() const
{
    const HubnessRequest request = m_settings->request();
    QStringList found;
    if (request.source.resource.empty()) {
        requireFile(found, request.source.file, tr("Choose the query vectors."));
    }
    if (request.target.resource.empty()) {
        requireFile(found, request.target.file, tr("Choose the vectors that answer."));
    }
    if (!request.map.empty()) {
        requireFile(found, request.map, {});
    }
    if (!request.dictionary.empty()) {
        requireFile(found, request.dictionary, {});
    }
    return found;
}

std::optional<JobPage::Missing> HubsPage::missing()
{
    const HubnessRequest request = m_settings->request();
    if (!request.source.empty() && !request.target.empty()) {
        return std::nullopt;
    }
    SpacePicker* side = request.source.empty() ? m_settings->sourcePicker() : m_settings->targetPicker();
    return Missing{tr("Open word vectors…"), [side] { side->chooseFile(); }};
}

void HubsPage::saveSession(QSettings& settings) const
{
    JobPage::saveSession(settings);
    settings.setValue(QStringLiteral("hubsLists"), m_view->splitter()->saveState());
}

void HubsPage::restoreSession(QSettings& settings)
{
    JobPage::restoreSession(settings);
    m_view->splitter()->restoreState(settings.value(QStringLiteral("hubsLists")).toByteArray());
}

void HubsPage::retranslate()
{
    setTexts({tr("Hubs"),
              tr("See which words crowd the answers to everything, and what a retrieval criterion does about it."),
              tr("Choose query and target vectors; with a map between them, both stages are measured."),
              tr("Stop after the present step"), tr("Progress of the measurement")});
    setStartTexts(m_run, tr("Measure"), tr("Measure the hubs of all criteria"));
    refresh();
}

} // namespace crossgloss
