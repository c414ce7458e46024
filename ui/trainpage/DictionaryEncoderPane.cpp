#include "trainpage/DictionaryEncoderPane.h"

#include "common/Backend.h"
#include "jobs/JobRunner.h"
#include "trainpage/TrainingChecks.h"
#include "trainpage/TrainingSettings.h"

#include <QLocale>
#include <QScrollArea>

namespace crossgloss {

namespace {

QScrollArea* scrolled(QWidget* settings)
{
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(settings);
    scroll->setMinimumWidth(360);
    return scroll;
}

} // namespace

DictionaryEncoderPane::DictionaryEncoderPane(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts,
                                             QWidget* parent)
    : DictionaryEncoderPane(
          backend, jobs,
          new TrainingSettings(prompts, QString::fromStdU16String(backend->modelFolder().u16string())), parent)
{
}

DictionaryEncoderPane::DictionaryEncoderPane(std::shared_ptr<Backend> backend, JobRunner& jobs,
                                             TrainingSettings* settings, QWidget* parent)
    : TrainingPane(jobs, settings, scrolled(settings), parent), m_backend(std::move(backend)), m_settings(settings)
{
    connect(m_settings, &TrainingSettings::changed, this, &DictionaryEncoderPane::refresh);
    retranslate();
}

QStringList DictionaryEncoderPane::problems() const
{
    return problemsOf(m_settings->config());
}

bool DictionaryEncoderPane::hasCheckpoint() const
{
    return crossgloss::hasCheckpoint(m_settings->config());
}

Job* DictionaryEncoderPane::run(bool resume, const OnPoint& onPoint)
{
    TrainingConfig config = m_settings->config();
    config.resume = resume;
    return jobs().compute(
        tr("Training"),
        [backend = m_backend, config, onPoint](JobProgress& progress) {
            return backend->train(config, progress, [&onPoint](const TrainingPoint& point) { onPoint(0, point); });
        },
        this, [this](const TrainingResult& result) {
            succeed(tr("The model is ready. Best: epoch %1, MRR %2 on held-out words.")
                        .arg(result.bestEpoch)
                        .arg(QLocale().toString(result.bestValidationMrr, 'f', 3)));
        });
}

QString DictionaryEncoderPane::stoppedText() const
{
    return tr("Stopped. The best model so far is kept; start again to go on from the checkpoint.");
}

} // namespace crossgloss
