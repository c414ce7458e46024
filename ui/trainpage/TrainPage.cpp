#include "trainpage/TrainPage.h"

#include "common/ChoiceBar.h"
#include "common/GlossMaterialsFields.h"
#include "common/Layouts.h"
#include "common/PageHeading.h"
#include "trainpage/AskPane.h"
#include "trainpage/AskSettings.h"
#include "trainpage/DictionaryEncoderPane.h"
#include "trainpage/ExperimentPane.h"
#include "trainpage/GlossEncoderPane.h"
#include "trainpage/GlossEncoderSettings.h"
#include "trainpage/TrainingSettings.h"
#include "trainpage/WordVectorPane.h"

#include <QStackedWidget>

namespace crossgloss {

TrainPage::TrainPage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : Page(parent)
    , m_heading(new PageHeading(this))
    , m_kind(new ChoiceBar(this))
    , m_stack(new QStackedWidget(this))
    , m_dictionary(new DictionaryEncoderPane(backend, jobs, prompts, m_stack))
    , m_glosses(new GlossEncoderPane(backend, jobs, prompts, m_stack))
    , m_vectors(new WordVectorPane(backend, jobs, prompts, m_stack))
    , m_ask(new AskPane(backend, jobs, prompts, m_stack))
    , m_experiments(new ExperimentPane(backend, jobs, prompts, m_dictionary->settings(), m_stack))
{
    m_kind->setObjectName(QStringLiteral("trainingKind"));
    for (JobPage* pane : panes()) {
        m_stack->addWidget(pane);
    }
    auto* layout = columnIn(this, {24, 16, 24, 16}, 8);
    layout->addWidget(m_heading);
    layout->addWidget(m_kind);
    layout->addWidget(m_stack, 1);
    retranslate();
    connect(m_kind, &ChoiceBar::chosen, this, [this](int kind) {
        m_stack->setCurrentIndex(kind);
        retranslate();
    });
    for (JobPage* pane : panes()) {
        connect(pane, &Page::lineRequested, this, &Page::lineRequested);
        connect(pane, &Page::runEnded, this, &Page::runEnded);
    }
    connect(m_glosses, &GlossEncoderPane::linkingRequested, this, &TrainPage::linkingRequested);
    connect(m_dictionary, &DictionaryEncoderPane::askRequested, this, &TrainPage::showAsk);
}

void TrainPage::activate()
{
    for (JobPage* pane : panes()) {
        pane->activate();
    }
}

void TrainPage::reloadResources()
{
    for (JobPage* pane : panes()) {
        pane->reloadResources();
    }
}

QWidget* TrainPage::focusTarget()
{
    return pane().focusTarget();
}

bool TrainPage::takeFiles(const QStringList& files)
{
    return pane().takeFiles(files);
}

bool TrainPage::cancelRun()
{
    return pane().cancelRun();
}

void TrainPage::setKeys(const QList<QAction*>& starts, QAction* cancel)
{
    for (JobPage* pane : panes()) {
        pane->setKeys(starts, cancel);
    }
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
    if (!m_glosses->isRunning()) {
        m_glosses->settings().materials().setAlignment(std::move(alignment), request);
    }
}

void TrainPage::showGlossEncoder(const GlossMaterials& materials)
{
    choose(GlossEncoder);
    if (!m_glosses->isRunning()) {
        m_glosses->settings().materials().setMaterials(materials);
    }
}

void TrainPage::showAsk(const std::filesystem::path& model, const std::string& from, const std::string& to)
{
    if (!m_ask->isRunning()) {
        m_ask->settings().setModel(model, from, to);
    }
    choose(AskEncoder);
    m_ask->focusTarget()->setFocus();
}

QList<JobPage*> TrainPage::panes() const
{
    return {m_dictionary, m_glosses, m_vectors, m_ask, m_experiments};
}

JobPage& TrainPage::pane() const
{
    return *panes().at(kind());
}

TrainingSettings& TrainPage::settings()
{
    return m_dictionary->settings();
}

const TrainingCurves& TrainPage::curves() const
{
    return m_stack->currentWidget() == m_glosses ? m_glosses->curves() : m_dictionary->curves();
}

bool TrainPage::isTraining() const
{
    return pane().isRunning();
}

QString TrainPage::messageText() const
{
    return pane().messageText();
}

QString TrainPage::summaryText() const
{
    switch (kind()) {
    case GlossEncoder: return m_glosses->summaryText();
    case WordVectors: return m_vectors->summaryText();
    case DictionaryEncoder: break;
    case AskEncoder: return {};
    case Experiments: return m_experiments->summaryText();
    }
    return m_dictionary->summaryText();
}

void TrainPage::startTraining()
{
    switch (kind()) {
    case DictionaryEncoder: m_dictionary->startTraining(); break;
    case GlossEncoder: m_glosses->startTraining(); break;
    case WordVectors: m_vectors->startTraining(); break;
    case AskEncoder: m_ask->ask(); break;
    case Experiments: m_experiments->startExperiment(); break;
    }
}

void TrainPage::saveSession(QSettings& settings) const
{
    settings.setValue(QStringLiteral("trainKind"), m_kind->current());
    for (JobPage* pane : panes()) {
        pane->saveSession(settings);
    }
}

void TrainPage::restoreSession(QSettings& settings)
{
    m_kind->choose(settings.value(QStringLiteral("trainKind"), DictionaryEncoder).toInt());
    for (JobPage* pane : panes()) {
        pane->restoreSession(settings);
    }
}

void TrainPage::retranslate()
{
    m_kind->setAccessibleName(tr("What is trained"));
    m_kind->setChoices({{DictionaryEncoder, tr("Dictionary encoder")},
                        {GlossEncoder, tr("Gloss encoder (Siamese LSTM)")},
                        {WordVectors, tr("Word vectors")},
                        {AskEncoder, tr("Ask an encoder")},
                        {Experiments, tr("Experiments")}});
    QString sentence = tr("Train an encoder that reads descriptions, from your own dictionaries and word vectors.");
    if (kind() == GlossEncoder) {
        sentence = tr("Train a network that tells when two glosses mean the same, on wordnets that share synsets, to link "
                      "others with it.");
    } else if (kind() == WordVectors) {
        sentence = tr("Train word vectors from plain text, in one language or in two that share a space.");
    } else if (kind() == AskEncoder) {
        sentence = tr("Ask a trained encoder for the words of a description, and see what it looked at.");
    } else if (kind() == Experiments) {
        sentence = tr("Fill whole tables: every encoder and strategy, several seeds, with intervals and paired tests.");
    }
    m_heading->setTexts(tr("Train"), sentence);
}

} // namespace crossgloss
