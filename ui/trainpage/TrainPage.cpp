#include "trainpage/TrainPage.h"

#include "common/Backend.h"
#include "common/ChoiceBar.h"
#include "common/GlossMaterialsFields.h"
#include "common/Texts.h"
#include "jobs/JobRunner.h"
#include "trainpage/DictionaryEncoderPane.h"
#include "trainpage/GlossEncoderPane.h"
#include "trainpage/GlossEncoderSettings.h"
#include "trainpage/TrainingSettings.h"

#include <QEvent>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace crossgloss {

TrainPage::TrainPage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : Page(parent)
    , m_backend(std::move(backend))
    , m_jobs(jobs)
    , m_title(new QLabel(this))
    , m_sentence(styledLabel("muted", this))
    , m_kind(new ChoiceBar(this))
    , m_stack(new QStackedWidget(this))
    , m_dictionary(new DictionaryEncoderPane(m_backend, jobs, prompts, m_stack))
    , m_glosses(new GlossEncoderPane(m_backend, jobs, prompts, m_stack))
{
    followFont(m_title, 1.5, true);
    m_sentence->setWordWrap(true);
    m_kind->setObjectName(QStringLiteral("trainingKind"));
    m_stack->addWidget(m_dictionary);
    m_stack->addWidget(m_glosses);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 16, 24, 16);
    layout->setSpacing(8);
    layout->addWidget(m_title);
    layout->addWidget(m_sentence);
    layout->addWidget(m_kind);
    layout->addSpacing(8);
    layout->addWidget(m_stack, 1);
    retranslate();
    connect(m_kind, &ChoiceBar::chosen, this, [this](int kind) {
        m_stack->setCurrentIndex(kind);
        retranslate();
    });
    connect(m_glosses, &GlossEncoderPane::linkingRequested, this, &TrainPage::linkingRequested);
}

void TrainPage::activate()
{
    if (!m_loaded) {
        m_loaded = true;
        reloadResources();
    }
}

void TrainPage::reloadResources()
{
    if (!m_loaded) {
        return;
    }
    Job* job = m_jobs.compute(
        tr("Reading the library"), [backend = m_backend](JobProgress&) { return backend->resources(); }, this,
        [this](const std::vector<Resource>& resources) { m_glosses->settings().materials().setResources(resources); },
        JobRunner::Lane::Prompt);
    job->setTransient(true);
}

QWidget* TrainPage::focusTarget()
{
    return kind() == GlossEncoder ? static_cast<QWidget*>(&m_glosses->settings()) : &m_dictionary->settings();
}

bool TrainPage::takeFiles(const QStringList& files)
{
    bool taken = false;
    if (kind() == GlossEncoder && !m_glosses->isTraining()) {
        for (const QString& file : files) {
            taken = m_glosses->settings().materials().takeFile(file) || taken;
        }
    }
    return taken;
}

TrainPage::Kind TrainPage::kind() const
{
    return static_cast<Kind>(m_kind->current());
}

void TrainPage::choose(Kind kind)
{
    m_kind->choose(kind);
}

void TrainPage::setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request)
{
    if (!m_glosses->isTraining()) {
        m_glosses->settings().materials().setAlignment(std::move(alignment), request);
    }
}

void TrainPage::showGlossEncoder(const GlossMaterials& materials)
{
    choose(GlossEncoder);
    if (!m_glosses->isTraining()) {
        m_glosses->settings().materials().setMaterials(materials);
    }
}

TrainingPane& TrainPage::pane() const
{
    return kind() == GlossEncoder ? static_cast<TrainingPane&>(*m_glosses) : *m_dictionary;
}

TrainingSettings& TrainPage::settings()
{
    return m_dictionary->settings();
}

const TrainingCurves& TrainPage::curves() const
{
    return pane().curves();
}

bool TrainPage::isTraining() const
{
    return pane().isTraining();
}

QString TrainPage::messageText() const
{
    return pane().messageText();
}

QString TrainPage::summaryText() const
{
    return pane().summaryText();
}

void TrainPage::startTraining()
{
    pane().startTraining();
}

void TrainPage::cancelTraining()
{
    pane().cancelTraining();
}

void TrainPage::saveSession(QSettings& settings) const
{
    m_dictionary->settings().saveSession(settings);
    m_glosses->settings().saveSession(settings);
    settings.setValue(QStringLiteral("trainKind"), m_kind->current());
    m_dictionary->saveSplitter(settings, QStringLiteral("trainSplitter"));
    m_glosses->saveSplitter(settings, QStringLiteral("trainGlossesSplitter"));
}

void TrainPage::restoreSession(QSettings& settings)
{
    m_dictionary->settings().restoreSession(settings);
    m_glosses->settings().restoreSession(settings);
    m_kind->choose(settings.value(QStringLiteral("trainKind"), DictionaryEncoder).toInt());
    m_dictionary->restoreSplitter(settings, QStringLiteral("trainSplitter"));
    m_glosses->restoreSplitter(settings, QStringLiteral("trainGlossesSplitter"));
}

void TrainPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    Page::changeEvent(event);
}

void TrainPage::retranslate()
{
    m_title->setText(tr("Train"));
    m_kind->setAccessibleName(tr("What is trained"));
    m_kind->setChoices({{DictionaryEncoder, tr("Dictionary encoder")},
                        {GlossEncoder, tr("Gloss encoder (Siamese LSTM)")}});
    m_sentence->setText(
        kind() == GlossEncoder
            ? tr("Teach a network when two glosses say the same, from wordnets that share synsets, to link others by "
                 "it.")
            : tr("Teach an encoder to read descriptions, from dictionaries and word vectors of your own."));
}

} // namespace crossgloss
