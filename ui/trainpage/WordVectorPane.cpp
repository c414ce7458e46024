#include "trainpage/WordVectorPane.h"

#include "common/Backend.h"
#include "common/Layouts.h"
#include "common/Paths.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "trainpage/TrainingChecks.h"
#include "trainpage/WordVectorCurve.h"
#include "trainpage/WordVectorSettings.h"

#include <QFrame>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

namespace crossgloss {

WordVectorPane::WordVectorPane(std::shared_ptr<Backend> shared, JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : JobPage(QStringLiteral("trainVectors"), std::move(shared), jobs, parent)
    , m_settings(new WordVectorSettings(prompts, fromPath(backend()->modelFolder())))
    , m_start(addStart("startWordVectors", [this] { startTraining(); }))
    , m_card(new QFrame)
    , m_summary(styledLabel("muted", m_card))
    , m_curve(new WordVectorCurve(m_card))
    , m_points([this](const std::vector<WordVectorPoint>& points) {
        m_curve->append(points);
        showSummary();
    })
{
    setProperty("helpPage", QStringLiteral("train#vectors"));
    m_summary->setWordWrap(true);
    m_card->setProperty("role", "card");
    auto* layout = columnIn(m_card, {16, 16, 16, 16}, 8);
    layout->addWidget(m_summary);
    layout->addWidget(m_curve, 1);
    addFeed(m_points);
    setContents(m_settings, m_card);
    retranslate();
}

QString WordVectorPane::summaryText() const
{
    return m_summary->text();
}

QStringList WordVectorPane::problems() const
{
    return problemsOf(m_settings->request().config);
}

std::optional<JobPage::Missing> WordVectorPane::missing()
{
    if (m_settings->request().config.texts.empty()) {
        return Missing{tr("Add texts…"), [this] { m_settings->addTexts(); }};
    }
    return std::nullopt;
}

void WordVectorPane::startTraining()
{
    if (!begin()) {
        return;
    }
    m_curve->clear();
    showResults();
    run(
        tr("Training word vectors"),
        [backend = backend(), request = m_settings->request(), post = m_points.begin()](JobProgress& progress) {
            return backend->wordVectors().embed(request, progress, post);
        },
        [this](const WordVectorResult& result) {
            QStringList files;
            qint64 words = 0;
            for (const WordVectorResult::Language& language : result.languages) {
                files.append(isolated(displayPath(language.out)));
                words += static_cast<qint64>(language.words);
            }
            tell(tr("The vectors of %Ln word(s) are ready: %1", nullptr, static_cast<int>(words))
                     .arg(QLocale().createSeparatedList(files)));
        });
    showSummary();
}

void WordVectorPane::showSummary()
{
    m_summary->setVisible(!m_curve->points().empty());
    if (m_curve->points().empty()) {
        m_summary->clear();
        return;
    }
    const QLocale locale;
    const WordVectorPoint& last = m_curve->points().back();
    m_summary->setText(tr("Epoch %1 · %2 · loss %3 · %4 · %5 words/s")
                           .arg(last.epoch)
                           .arg(tr("%1 %").arg(qRound(100 * last.share)))
                           .arg(locale.toString(last.loss, 'g', 4), displayDuration(last.seconds),
                                locale.toString(qRound64(last.wordsPerSecond))));
}

void WordVectorPane::retranslate()
{
    setTexts({{},
              {},
              tr("Sample words with their nearest neighbours and the speed appear here while the vectors are learned."),
              tr("Stop; nothing is written"),
              tr("Progress of the training run")});
    setStartTexts(m_start, tr("Start"), tr("Train with these settings"));
    showSummary();
    refresh();
}

} // namespace crossgloss
