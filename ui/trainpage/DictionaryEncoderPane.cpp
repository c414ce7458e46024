#include "trainpage/DictionaryEncoderPane.h"

#include "common/Backend.h"
#include "common/Paths.h"
#include "trainpage/TrainingChecks.h"
#include "trainpage/TrainingSettings.h"

#include <QLocale>

namespace crossgloss {

DictionaryEncoderPane::DictionaryEncoderPane(std::shared_ptr<Backend> shared, JobRunner& jobs, Prompts& prompts,
                                             QWidget* parent)
    : TrainingPane(QStringLiteral("train"), std::move(shared), jobs, parent)
    , m_settings(new TrainingSettings(prompts, fromPath(backend()->modelFolder())))
{
    setProperty("helpPage", QStringLiteral("train#encoder"));
    setSettings(m_settings);
    retranslate();
}

QStringList DictionaryEncoderPane::problems() const
{
    return problemsOf(m_settings->config());
}

std::optional<JobPage::Missing> DictionaryEncoderPane::missing()
{
    const TrainingConfig config = m_settings->config();
    if (config.data.empty()) {
        return Missing{tr("Add definitions…"), [this] { m_settings->addDefinitions(); }};
    }
    if (config.vectors.empty()) {
        return Missing{tr("Add word vectors…"), [this] { m_settings->addVectors(); }};
    }
    return std::nullopt;
}

bool DictionaryEncoderPane::hasCheckpoint() const
{
    return crossgloss::hasCheckpoint(m_settings->config());
}

void DictionaryEncoderPane::train(bool resume, const OnPoint& onPoint)
{
    TrainingConfig config = m_settings->config();
    config.resume = resume;
    run(
        tr("Training"),
        [backend = backend(), config, onPoint](JobProgress& progress) {
            return backend->train(config, progress, [&onPoint](const TrainingPoint& point) { onPoint(0, point); });
        },
        [this, out = config.out, languages = config.data.front()](const TrainingResult& result) {
            tell(tr("The model is ready. Best: epoch %1, MRR %2 on held-out words.")
                     .arg(result.bestEpoch)
                     .arg(QLocale().toString(result.bestValidationMrr, 'f', 3)),
                 tr("Ask it…"), [this, out, languages] {
                     Q_EMIT askRequested(out, languages.definitionLanguage, languages.answerLanguage);
                 });
        });
}

QString DictionaryEncoderPane::resumableText() const
{
    return tr("Stopped. The best model so far is kept; start again to go on from the checkpoint.");
}

} // namespace crossgloss
