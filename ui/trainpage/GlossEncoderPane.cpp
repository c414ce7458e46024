#include "trainpage/GlossEncoderPane.h"

#include "common/Backend.h"
#include "common/GlossMaterialsFields.h"
#include "common/Paths.h"
#include "trainpage/GlossEncoderSettings.h"
#include "trainpage/TrainingChecks.h"

#include <QLocale>

namespace crossgloss {

namespace {

std::size_t candidatesOf(const GlossEncoderOptions& options)
{
    return options.grid ? siameseGrid(options.siamese).size() : 1;
}

} // namespace

GlossEncoderPane::GlossEncoderPane(std::shared_ptr<Backend> shared, JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : TrainingPane(QStringLiteral("trainGlosses"), std::move(shared), jobs, parent)
    , m_settings(new GlossEncoderSettings(prompts, fromPath(backend()->modelFolder())))
{
    setProperty("helpPage", QStringLiteral("train#glosses"));
    setSettings(m_settings);
    retranslate();
}

QStringList GlossEncoderPane::problems() const
{
    return m_settings->materialProblems() + problemsOf(m_settings->request().options);
}

std::optional<JobPage::Missing> GlossEncoderPane::missing()
{
    if (m_settings->materialProblems().isEmpty()) {
        return std::nullopt;
    }
    return Missing{tr("Choose wordnets and vectors"), [this] { m_settings->materials().focusProblem(); }};
}

bool GlossEncoderPane::hasCheckpoint() const
{
    const GlossEncoderOptions options = m_settings->request().options;
    return !options.siamese.out.empty() && isSiameseUnfinished(options.siamese.out, candidatesOf(options));
}

void GlossEncoderPane::train(bool resume, const OnPoint& onPoint)
{
    m_request = m_settings->request();
    m_request.options.resume = resume;
    const bool hoped = resume && hasCheckpoint();
    run(
        tr("Training a gloss encoder"),
        [backend = backend(), request = m_request, onPoint](JobProgress& progress) {
            return backend->glossEncoder().train(request, progress, onPoint);
        },
        [this, hoped](const GlossEncoderResult& result) { showReady(result, hoped); });
}

void GlossEncoderPane::showReady(const GlossEncoderResult& result, bool hoped)
{
    const QLocale locale;
    QString text = tr("The network is ready, trained on %Ln pair(s).", nullptr, static_cast<int>(result.best.pairs));
    if (result.validation > 0) {
        text += QLatin1Char(' ')
                + tr("Best: epoch %1, MRR %2 on validation pairs.")
                      .arg(result.best.model.epoch)
                      .arg(locale.toString(result.best.bestMrr, 'f', 3));
    }
    const nlohmann::json& settings = result.best.model.settings;
    if (!result.trials.empty()) {
        text += QLatin1Char(' ')
                + tr("Of %1 settings the best has %2 units and dropouts of %3 and %4.")
                      .arg(result.trials.size())
                      .arg(settings.value("hidden", 0))
                      .arg(locale.toString(settings.value("input-dropout", 0.0)),
                           locale.toString(settings.value("state-dropout", 0.0)));
    } else if (hoped && !result.best.resumed) {
        text += QLatin1Char(' ') +
                tr("The checkpoint of an earlier run belongs to other settings or glosses and was not used.");
    }
    if (!result.best.curve.empty()) {
        showPoints(result.best.curve);
    }
    tell(text, tr("Link with it"), [this] { Q_EMIT linkingRequested(m_request, m_request.options.siamese.out); });
}

QString GlossEncoderPane::resumableText() const
{
    return tr("Stopped. Start again to go on from the checkpoint.");
}

QString GlossEncoderPane::candidateText(std::size_t candidate) const
{
    if (!m_request.options.grid) {
        return {};
    }
    const std::vector<SiameseOptions> grid = siameseGrid(m_request.options.siamese);
    return candidate < grid.size() ? tr("Settings %1 of %2: %3 units")
                                         .arg(candidate + 1)
                                         .arg(grid.size())
                                         .arg(QLocale().toString(grid[candidate].hidden))
                                   : QString();
}

} // namespace crossgloss
