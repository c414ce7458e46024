#include "alignpage/AlignabilityPanel.h"

#include "common/AlignTexts.h"
#include "common/SpacePicker.h"
#include "common/Texts.h"
#include "common/Theme.h"

#include <QLabel>
#include <QLocale>

#include <algorithm>

namespace crossgloss {

AlignabilityPanel::AlignabilityPanel(QWidget* parent) : FactsPanel("alignability", parent)
{
    retranslate();
}

void AlignabilityPanel::setAnswer(const AlignabilityAnswer& answer)
{
    m_answer = answer;
    m_failure.clear();
    retranslate();
}

void AlignabilityPanel::setFailure(const QString& message)
{
    m_answer.reset();
    m_failure = message;
    retranslate();
}

void AlignabilityPanel::setBusy()
{
    // An earlier answer stays readable until the new one is there.
    m_facts->setEnabled(false);
}

void AlignabilityPanel::clear()
{
    m_answer.reset();
    m_failure.clear();
    retranslate();
}

bool AlignabilityPanel::isHopeless() const
{
    return m_answer && std::any_of(m_answer->warnings.begin(), m_answer->warnings.end(), [](const Warning& warning) {
               return warning.severity == Warning::Severity::Impossible;
           });
}

void AlignabilityPanel::retranslate()
{
    begin(tr("Before the run"));
    m_facts->setEnabled(true);
    if (!m_failure.isEmpty()) {
        addLine("error", Theme::instance().colours().error, m_failure);
    }
    if (m_answer) {
        const AlignabilityAnswer& answer = *m_answer;
        QStringList facts;
        for (const AlignabilityAnswer::Side* side : {&answer.source, &answer.target}) {
            facts.append(tr("%1: %2 words × %3 dimensions")
                             .arg(displayVectors(QString::fromStdString(side->title)), displayCount(side->words),
                                  displayCount(side->dimension)));
        }
        if (answer.pairsListed > 0) {
            facts.append(tr("Dictionary: %1 of %2 pairs in both; covers %3 % of its source words")
                             .arg(displayCount(answer.pairsUsable), displayCount(answer.pairsListed),
                                  QLocale().toString(100 * answer.coverage, 'f', 0)));
        }
        facts.append(tr("Strings in both: %1").arg(displayCount(answer.identical)));
        if (answer.spectralDistance) {
            facts.append(
                tr("Spectral distance: %1 (0 = isomorphic)").arg(QLocale().toString(*answer.spectralDistance, 'g', 3)));
        }
        setFacts(facts);
        addWarnings(answer.warnings, tr("No problems found."));
    }
    setVisible(m_answer || !m_failure.isEmpty());
}

} // namespace crossgloss
