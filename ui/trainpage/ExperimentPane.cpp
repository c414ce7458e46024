#include "trainpage/ExperimentPane.h"

#include "common/Backend.h"
#include "common/Layouts.h"
#include "common/Paths.h"
#include "common/Prompts.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "trainpage/ExperimentSettings.h"
#include "trainpage/FigureTables.h"
#include "trainpage/TrainingChecks.h"
#include "trainpage/TrainingSettings.h"

#include <QFileInfo>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSaveFile>

namespace crossgloss {

namespace {

QString unreadable(const std::filesystem::path& file)
{
    const QString name = displayPath(file);
    const QFileInfo info(name);
    return info.isFile() && info.isReadable() ? QString() : ExperimentPane::tr("%1 cannot be read.").arg(isolated(name));
}

} // namespace

ExperimentPane::ExperimentPane(std::shared_ptr<Backend> shared, JobRunner& jobs, Prompts& prompts, TrainingSettings& common,
                               QWidget* parent)
    : JobPage(QStringLiteral("experiment"), std::move(shared), jobs, parent)
    , m_prompts(prompts)
    , m_shared(common)
    , m_settings(new ExperimentSettings(prompts, fromPath(backend()->modelFolder())))
    , m_start(addStart("startExperiment", [this] { startExperiment(); }))
    , m_card(new QFrame)
    , m_summary(styledLabel("muted", m_card))
    , m_save(new QPushButton(m_card))
    , m_tables(new FigureTables(m_card))
    , m_points([this](const std::vector<ExperimentPoint>& points) { showPoint(points.back()); })
{
    m_summary->setWordWrap(true);
    m_save->setObjectName(QStringLiteral("saveFigures"));
    m_card->setProperty("role", "card");
    auto* line = new QHBoxLayout;
    line->addWidget(m_summary, 1);
    line->addWidget(m_save);
    auto* layout = columnIn(m_card, {16, 16, 16, 16}, 8);
    layout->addLayout(line);
    layout->addWidget(m_tables, 1);
    addFeed(m_points);
    connect(m_save, &QPushButton::clicked, this, &ExperimentPane::saveTables);
    connect(&m_shared, &JobSettings::changed, this, &ExperimentPane::refresh);
    connect(m_settings, &ExperimentSettings::trainingFound, this, [this](const std::vector<DefinitionFile>& files) {
        TrainingConfig config = m_shared.config();
        config.data = files;
        m_shared.setConfig(config);
    });
    setContents(m_settings, m_card);
    retranslate();
}

QString ExperimentPane::summaryText() const
{
    return m_summary->text();
}

QStringList ExperimentPane::dictionaryProblems() const
{
    TrainingConfig base = m_shared.config();
    const DictionaryExperimentRequest request = m_settings->dictionaryRequest(base);
    base.strategy = Strategy::MultiTask;
    base.out = request.folder.empty() ? request.folder : request.folder / "my.model";
    QStringList found;
    if (base.data.empty() || base.vectors.empty()) {
        found.append(tr("Choose definitions and word vectors under \"Dictionary encoder\": all rows learn from them."));
    } else {
        found = problemsOf(base);
    }
    if (request.tests.empty()) {
        found.append(tr("Add definitions to test on."));
    } else if (request.training.size() != request.tests.size()) {
        found.append(tr("Each test needs definitions of the same languages to train on."));
    }
    for (const DefinitionFile& test : request.tests) {
        found.append(unreadable(test.file));
    }
    if (request.conditions.empty()) {
        found.append(tr("Choose a row that can be trained."));
    }
    return found;
}

QStringList ExperimentPane::paraphraseProblems() const
{
    const ParaphraseExperimentRequest request = m_settings->paraphraseRequest(m_shared.config());
    QStringList found;
    if (request.base.train.first.empty() || request.base.test.first.empty()) {
        return {tr("Add sentence pairs to train on and to test on.")};
    }
    for (const SentenceFile& file : {request.base.train, request.base.test, request.base.validation.value_or(request.base.test)}) {
        found.append(unreadable(file.first));
        if (file.firstLanguage.empty() || file.secondLanguage.empty()) {
            found.append(tr("Choose the languages of the sentence pairs."));
        }
    }
    if (request.conditions.empty()) {
        found.append(tr("Choose a row that can be trained."));
    } else if (request.conditions.front().models.empty() && request.base.vectors.empty()) {
        found.append(tr("Choose word vectors under \"Dictionary encoder\"."));
    }
    if (request.folder.empty()) {
        found.append(tr("Choose where to keep what is done."));
    }
    return found;
}

QStringList ExperimentPane::problems() const
{
    QStringList found = m_settings->kind() == ExperimentSettings::Dictionary ? dictionaryProblems() : paraphraseProblems();
    if (m_settings->seeds().empty()) {
        found.append(tr("Write seeds as whole numbers: 1, 2, 3."));
    }
    found.removeAll(QString());
    found.removeDuplicates();
    return found;
}

QString ExperimentPane::stoppedText() const
{
    return tr("Stopped. What is done is kept; start again to go on.");
}

void ExperimentPane::startExperiment()
{
    if (!begin()) {
        return;
    }
    m_last = {};
    showResults();
    const auto then = [this](const ExperimentTables& result) {
        m_last = {};
        m_tables->show(result.tables);
        tell(tr("The tables are complete."));
        showSummary();
    };
    const auto start = [&](const auto& request) {
        run(
            tr("Experiment"),
            [backend = backend(), request, post = m_points.begin()](JobProgress& progress) {
                return backend->experiments().run(request, progress, post);
            },
            then);
    };
    if (m_settings->kind() == ExperimentSettings::Dictionary) {
        start(m_settings->dictionaryRequest(m_shared.config()));
    } else {
        start(m_settings->paraphraseRequest(m_shared.config()));
    }
    showSummary();
}

void ExperimentPane::showPoint(const ExperimentPoint& point)
{
    m_last = point;
    m_tables->show(point.tables);
    showSummary();
}

void ExperimentPane::showSummary()
{
    const QLocale locale;
    m_save->setEnabled(!m_tables->tables().empty());
    if (m_last.row.empty()) {
        m_summary->clear();
        return;
    }
    m_summary->setText(tr("%1 of %2 trainings are done. Now: %3, seed %4")
                           .arg(locale.toString(static_cast<qulonglong>(m_last.done)),
                                locale.toString(static_cast<qulonglong>(m_last.total)), QString::fromStdString(m_last.row),
                                QString::number(m_last.seed)));
}

void ExperimentPane::saveTables()
{
    const QString name = m_prompts.saveFile(this, tr("Save the figures"), tr("figures.tsv"), tr("Tables (*.tsv);;All files (*)"));
    if (name.isEmpty()) {
        return;
    }
    QSaveFile file(name);
    const QByteArray text = m_tables->tsv().toUtf8();
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit()) {
        tellError(tr("%1 cannot be written: %2").arg(isolated(name), file.errorString()));
    }
}

void ExperimentPane::retranslate()
{
    setTexts({{},
              {},
              tr("Tables with intervals and paired tests appear here, and fill while encoder after encoder is trained."),
              tr("Stop; what is done is kept"),
              tr("Progress of the experiment")});
    setStartTexts(m_start, tr("Start"), tr("Train all rows, as far as they are not there yet"));
    m_save->setText(tr("Save as TSV…"));
    showSummary();
    refresh();
}

} // namespace crossgloss
