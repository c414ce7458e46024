#include "trainpage/GlossEncoderPane.h"

#include "common/Backend.h"
#include "common/SettingsScroll.h"
#include "jobs/JobRunner.h"
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

GlossEncoderPane::GlossEncoderPane(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : GlossEncoderPane(backend, jobs,
                       new GlossEncoderSettings(prompts, QString::fromStdU16String(backend->modelFolder().u16string())),
                       parent)
{
}

GlossEncoderPane::GlossEncoderPane(std::shared_ptr<Backend> backend, JobRunner& jobs, GlossEncoderSettings* settings,
                                   QWidget* parent)
    : TrainingPane(jobs, settings, new SettingsScroll(settings), parent)
    , m_backend(std::move(backend))
    , m_settings(settings)
{
    connect(m_settings, &GlossEncoderSettings::changed, this, &GlossEncoderPane::refresh);
    retranslate();
}

QStringList GlossEncoderPane::problems() const
{
    return m_settings->materialProblems() + problemsOf(m_settings->request().options);
}

bool GlossEncoderPane::hasCheckpoint() const
{
    const GlossEncoderOptions options = m_settings->request().options;
    return !options.siamese.out.empty() && isSiameseUnfinished(options.siamese.out, candidatesOf(options));
}

Job* GlossEncoderPane::run(bool resume, const OnPoint& onPoint)
{
    m_request = m_settings->request();
    m_request.options.resume = resume;
    const bool hoped = resume && hasCheckpoint();
    return jobs().compute(
        tr("Training a gloss encoder"),
        [backend = m_backend, request = m_request, onPoint](JobProgress& progress) {
            return backend->glossEncoder().train(request, progress, onPoint);
        },
        this, [this, hoped](const GlossEncoderResult& result) { showReady(result, hoped); });
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
        text += QLatin1Char(' ')
                + tr("What an earlier run had left belongs to other settings or glosses and was not used.");
    }
    succeed(text, tr("Link with it"), result.best.curve);
}

QString GlossEncoderPane::stoppedText() const
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

void GlossEncoderPane::act()
{
    Q_EMIT linkingRequested(m_request, m_request.options.siamese.out);
}

} // namespace crossgloss
