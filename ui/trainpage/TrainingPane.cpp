#include "trainpage/TrainingPane.h"

#include "common/Layouts.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "trainpage/TrainingCurveModel.h"
#include "trainpage/TrainingCurves.h"

#include <QCheckBox>
#include <QFrame>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

namespace crossgloss {

TrainingPane::TrainingPane(const QString& name, std::shared_ptr<Backend> backend, JobRunner& jobs, QWidget* parent)
    : JobPage(name, std::move(backend), jobs, parent)
    , m_start(addStart("startTraining", [this] { startTraining(); }))
    , m_afresh(new QCheckBox)
    , m_card(new QFrame)
    , m_summary(styledLabel("muted", m_card))
    , m_curves(new TrainingCurves(m_card))
    , m_steps([this](const std::vector<Step>& steps) { append(steps); })
{
    m_afresh->setObjectName(QStringLiteral("trainAfresh"));
    m_summary->setWordWrap(true);
    m_card->setProperty("role", "card");
    auto* layout = columnIn(m_card, {16, 16, 16, 16}, 8);
    layout->addWidget(m_summary);
    layout->addWidget(m_curves, 1);
    addFeed(m_steps);
    connect(m_afresh, &QCheckBox::toggled, this, &TrainingPane::refresh);
}

void TrainingPane::setSettings(JobSettings* settings)
{
    setContents(settings, m_card, nullptr, m_afresh);
}

QString TrainingPane::summaryText() const
{
    return m_summary->text();
}

QString TrainingPane::candidateText(std::size_t) const
{
    return {};
}

void TrainingPane::startTraining()
{
    if (!begin()) {
        return;
    }
    m_curves->clear();
    m_candidate = 0;
    showResults();
    train(!m_afresh->isChecked(), [post = m_steps.begin()](std::size_t candidate, const TrainingPoint& point) {
        post({candidate, point});
    });
    showSummary();
}

void TrainingPane::showPoints(const std::vector<TrainingPoint>& points)
{
    m_curves->clear();
    m_curves->append(points);
    showSummary();
}

void TrainingPane::append(const std::vector<Step>& steps)
{
    std::vector<TrainingPoint> points;
    for (const Step& step : steps) {
        if (step.candidate != m_candidate) {
            // Each candidate has curves of its own.
            m_candidate = step.candidate;
            m_curves->clear();
            points.clear();
        }
        points.push_back(step.point);
    }
    m_curves->append(points);
    showSummary();
}

QString TrainingPane::stoppedText() const
{
    return hasCheckpoint() ? resumableText() : JobPage::stoppedText();
}

void TrainingPane::ended()
{
    m_afresh->setChecked(false);
}

void TrainingPane::showSummary()
{
    const auto& points = m_curves->model().rows();
    m_summary->setVisible(!points.empty());
    if (points.empty()) {
        m_summary->clear();
        return;
    }
    const QLocale locale;
    const TrainingPoint& last = points.back();
    QStringList facts{isRunning() ? candidateText(m_candidate) : QString(),
                      tr("Epoch %1 · loss %2").arg(last.epoch).arg(locale.toString(last.loss, 'g', 4))};
    for (auto point = points.rbegin(); point != points.rend(); ++point) {
        if (point->validationMrr) {
            facts.append(tr("MRR %1").arg(locale.toString(*point->validationMrr, 'f', 3)));
            break;
        }
    }
    facts.append(displayDuration(last.seconds));
    if (last.examplesPerSecond > 0) {
        facts.append(tr("%1 examples/s").arg(locale.toString(qRound64(last.examplesPerSecond))));
    }
    m_summary->setText(joinedFacts(facts));
}

void TrainingPane::adapt()
{
    const bool checkpoint = hasCheckpoint();
    m_afresh->setVisible(!isRunning() && checkpoint);
    setStartTexts(m_start, checkpoint && !m_afresh->isChecked() ? tr("Resume") : tr("Start"),
                  tr("Train with these settings"));
}

void TrainingPane::retranslate()
{
    setTexts({{},
              {},
              tr("Loss and validation scores of the training appear here, epoch by epoch."),
              tr("Stop after the current step; the checkpoint stays"),
              tr("Progress of the training run")});
    m_afresh->setText(tr("Start from scratch, not from the checkpoint of the earlier run"));
    showSummary();
    refresh();
}

} // namespace crossgloss
