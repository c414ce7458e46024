#include "alignpage/AlignResults.h"

#include "alignpage/AlignChecks.h"
#include "alignpage/AlignmentCurve.h"
#include "alignpage/ComparisonView.h"
#include "alignpage/FiguresView.h"
#include "alignpage/NeighboursView.h"
#include "alignpage/PlaneView.h"
#include "common/Layouts.h"
#include "common/Paths.h"
#include "common/PlotPanel.h"
#include "common/Prompts.h"
#include "common/SpacePicker.h"
#include "jobs/JobRunner.h"

#include <QLocale>
#include <QPushButton>
#include <QTabWidget>

namespace crossgloss {

AlignResults::AlignResults(JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : Retranslated(parent)
    , m_jobs(jobs)
    , m_prompts(prompts)
    , m_tabs(new QTabWidget(this))
    , m_curve(new AlignmentCurve(prompts, this))
    , m_figures(new FiguresView(prompts, this))
    , m_neighbours(new NeighboursView(jobs, this))
    , m_plane(new PlaneView(jobs, prompts, this))
    , m_comparison(new ComparisonView(prompts, this))
    , m_saveMap(new QPushButton(this))
    , m_exportVectors(new QPushButton(this))
    , m_exportDictionary(new QPushButton(this))
{
    m_saveMap->setObjectName(QStringLiteral("saveMap"));
    m_exportVectors->setObjectName(QStringLiteral("exportVectors"));
    m_exportDictionary->setObjectName(QStringLiteral("exportDictionary"));
    for (QWidget* tab : std::initializer_list<QWidget*>{m_curve, m_figures, m_neighbours, m_plane, m_comparison}) {
        m_tabs->addTab(tab, QString());
    }
    auto* saving = newRow(8);
    for (QPushButton* button : {m_saveMap, m_exportVectors, m_exportDictionary}) {
        button->setEnabled(false);
        saving->addWidget(button);
    }
    saving->addStretch();
    auto* layout = columnIn(this, {}, 8);
    layout->addWidget(m_tabs, 1);
    layout->addLayout(saving);
    connect(m_saveMap, &QPushButton::clicked, this, &AlignResults::saveMap);
    connect(m_exportVectors, &QPushButton::clicked, this, &AlignResults::exportVectors);
    connect(m_exportDictionary, &QPushButton::clicked, this, &AlignResults::exportDictionary);
    retranslate();
}

void AlignResults::beginAlignment(const AlignRequest& request)
{
    m_curve->clear();
    m_curve->panel().setParameters(parametersOf(request));
    m_figures->clear();
    m_spaces.reset();
    m_neighbours->setSpaces(nullptr);
    m_plane->setSpaces(nullptr, {});
    for (QPushButton* button : {m_saveMap, m_exportVectors, m_exportDictionary}) {
        button->setEnabled(false);
    }
    showTab(CurveTab);
    retranslate();
}

void AlignResults::beginComparison(const AlignRequest& request)
{
    m_comparison->begin(displaySpace(request.source), displaySpace(request.target), parametersOf(request));
    showTab(ComparisonTab);
}

void AlignResults::append(const std::vector<AlignmentStep>& steps, const std::vector<ComparisonRow>& rows)
{
    if (!steps.empty()) {
        m_curve->append(steps);
    }
    if (!rows.empty()) {
        m_comparison->append(rows);
    }
}

void AlignResults::showAlignment(std::shared_ptr<const AlignedSpaces> spaces, const AlignRequest& request)
{
    m_spaces = std::move(spaces);
    m_request = request;
    const AlignmentSummary& summary = m_spaces->summary();
    PlotParameters parameters = parametersOf(request);
    if (summary.beta > 0) {
        parameters.append({tr("β of the inverted softmax"), QLocale().toString(summary.beta, 'f', 2)});
    }
    m_curve->panel().setParameters(parameters);
    m_figures->show(summary, parameters);
    m_neighbours->setSpaces(m_spaces);
    m_plane->setSpaces(m_spaces, parameters);
    for (QPushButton* button : {m_saveMap, m_exportVectors, m_exportDictionary}) {
        button->setEnabled(true);
    }
    showTab(FiguresTab);
    retranslate();
}

void AlignResults::showComparison(const std::vector<ComparisonRow>& rows)
{
    m_comparison->setRows(rows);
}

void AlignResults::showTab(Tab tab)
{
    m_tabs->setCurrentIndex(tab);
}

void AlignResults::exportCurrent()
{
    switch (m_tabs->currentIndex()) {
    case CurveTab: m_curve->panel().openExportMenu(); break;
    case FiguresTab: m_figures->panel().openExportMenu(); break;
    case PlaneTab: m_plane->panel().openExportMenu(); break;
    case ComparisonTab: m_comparison->panel().openExportMenu(); break;
    default: break;
    }
}

Job* AlignResults::save(const QString& title, const std::function<void(Progress&)>& work, const QString& done)
{
    Job* job = m_jobs.start(title, [work](JobProgress& progress) { work(progress); }, this,
                            [this, done] { Q_EMIT saved(done); });
    job->onFailure(this, [this](const Job& ended) { Q_EMIT failed(ended.message()); });
    return job;
}

void AlignResults::saveMap()
{
    if (!m_spaces) {
        return;
    }
    const QString file = m_prompts.saveFile(
        this, tr("Save the map"), tr("%1-%2.map").arg(displaySpace(m_request.source), displaySpace(m_request.target)),
        tr("Maps (*.map);;All files (*)"));
    if (!file.isEmpty()) {
        save(
            tr("Saving the map"),
            [spaces = m_spaces, path = toPath(file)](Progress&) {
                spaces->saveMap(path);
            },
            tr("The map is in %1; it fits these vectors alone.").arg(file))
            ->setStoppable(false);     // written in one go
    }
}

void AlignResults::exportVectors()
{
    if (!m_spaces) {
        return;
    }
    const QString source = m_prompts.saveFile(this, tr("Mapped vectors of %1").arg(displaySpace(m_request.source)),
                                              tr("source.mapped.vec"), tr("Word vectors (*.vec);;All files (*)"));
    if (source.isEmpty()) {
        return;
    }
    const QString target = m_prompts.saveFile(this, tr("Mapped vectors of %1").arg(displaySpace(m_request.target)),
                                              tr("target.mapped.vec"), tr("Word vectors (*.vec);;All files (*)"));
    if (target.isEmpty()) {
        return;
    }
    save(tr("Writing mapped vectors"),
         [spaces = m_spaces, first = toPath(source), second = toPath(target)](Progress& progress) {
             spaces->exportVectors(MapSide::Source, first, progress);
             spaces->exportVectors(MapSide::Target, second, progress);
         },
         tr("The mapped vectors are in %1 and %2.").arg(source, target));
}

void AlignResults::exportDictionary()
{
    if (!m_spaces) {
        return;
    }
    const QString file = m_prompts.saveFile(this, tr("Save the induced dictionary"), tr("induced-dictionary.tsv"),
                                            tr("Word pairs (*.tsv);;All files (*)"));
    if (!file.isEmpty()) {
        save(tr("Inducing a dictionary"),
             [spaces = m_spaces, path = toPath(file)](Progress& progress) {
                 spaces->exportDictionary(path, progress);
             },
             tr("The induced dictionary is in %1.").arg(file));
    }
}

void AlignResults::retranslate()
{
    m_saveMap->setText(tr("Save the map…"));
    m_saveMap->setToolTip(tr("One file that maps these vectors, and words they lack, elsewhere (Ctrl+S)"));
    m_exportVectors->setText(tr("Mapped vectors…"));
    m_exportVectors->setToolTip(tr("Both spaces mapped into the shared one, as .vec files that other tools read"));
    m_exportDictionary->setText(tr("Induced dictionary…"));
    m_exportDictionary->setToolTip(tr("Mutual nearest neighbours (each the other's best translation), with scores"));
    const QStringList tabs = {tr("Curve"), tr("Result"), tr("Neighbours"), tr("Word pairs"), tr("Methods")};
    for (int i = 0; i < tabs.size(); ++i) {
        m_tabs->setTabText(i, tabs.at(i));
    }
    m_tabs->setAccessibleName(tr("Views of the alignment"));
    m_curve->panel().setCaption(
        m_spaces && !m_spaces->summary().iterative
            ? tr("This method finds its map in one step: there is no curve to watch.")
            : tr("Each point is an iteration; its P@1 is that of the held-out pairs that decide when to stop."));
}

} // namespace crossgloss
