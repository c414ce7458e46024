#include "trainpage/TrainPage.h"

#include "common/ChoiceBar.h"
#include "common/GlossMaterialsFields.h"
#include "common/PageHeading.h"
#include "trainpage/DictionaryEncoderPane.h"
#include "trainpage/GlossEncoderPane.h"
#include "trainpage/GlossEncoderSettings.h"
#include "trainpage/TrainingSettings.h"

#include <QEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace crossgloss {

TrainPage::TrainPage(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : Page(parent)
    , m_heading(new PageHeading(this))
    , m_kind(new ChoiceBar(this))
    , m_stack(new QStackedWidget(this))
    , m_dictionary(new DictionaryEncoderPane(backend, jobs, prompts, m_stack))
    , m_glosses(new GlossEncoderPane(backend, jobs, prompts, m_stack))
{
    m_kind->setObjectName(QStringLiteral("trainingKind"));
    m_stack->addWidget(m_dictionary);
    m_stack->addWidget(m_glosses);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 16, 24, 16);
    layout->setSpacing(8);
    layout->addWidget(m_heading);
    layout->addWidget(m_kind);
    layout->addWidget(m_stack, 1);
    retranslate();
    connect(m_kind, &ChoiceBar::chosen, this, [this](int kind) {
        m_stack->setCurrentIndex(kind);
        retranslate();
    });
    for (TrainingPane* pane : {static_cast<TrainingPane*>(m_dictionary), static_cast<TrainingPane*>(m_glosses)}) {
        connect(pane, &Page::lineRequested, this, &Page::lineRequested);
        connect(pane, &Page::runEnded, this, &Page::runEnded);
    }
    connect(m_glosses, &GlossEncoderPane::linkingRequested, this, &TrainPage::linkingRequested);
}

void TrainPage::activate()
{
    m_dictionary->activate();
    m_glosses->activate();
}

void TrainPage::reloadResources()
{
    m_dictionary->reloadResources();
    m_glosses->reloadResources();
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
    m_dictionary->setKeys(starts, cancel);
    m_glosses->setKeys(starts, cancel);
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
    return pane().isRunning();
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

void TrainPage::saveSession(QSettings& settings) const
{
    settings.setValue(QStringLiteral("trainKind"), m_kind->current());
    m_dictionary->saveSession(settings);
    m_glosses->saveSession(settings);
}

void TrainPage::restoreSession(QSettings& settings)
{
    m_kind->choose(settings.value(QStringLiteral("trainKind"), DictionaryEncoder).toInt());
    m_dictionary->restoreSession(settings);
    m_glosses->restoreSession(settings);
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
    m_kind->setAccessibleName(tr("What is trained"));
    m_kind->setChoices({{DictionaryEncoder, tr("Dictionary encoder")},
                        {GlossEncoder, tr("Gloss encoder (Siamese LSTM)")}});
    m_heading->setTexts(
        tr("Train"),
        kind() == GlossEncoder
            ? tr("Teach a network when two glosses say the same, from wordnets that share synsets, to link others by "
                 "it.")
            : tr("Teach an encoder to read descriptions, from dictionaries and word vectors of your own."));
}

} // namespace crossgloss
