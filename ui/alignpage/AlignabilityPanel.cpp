#include "alignpage/AlignabilityPanel.h"

#include "CoreText.h"
#include "common/AlignTexts.h"
#include "common/Icons.h"
#include "common/SpacePicker.h"
#include "common/Texts.h"
#include "common/Theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace crossgloss {

AlignabilityPanel::AlignabilityPanel(QWidget* parent)
    : Retranslated(parent), m_heading(styledLabel("section", this)), m_facts(new QLabel(this)), m_lines(new QVBoxLayout)
{
    setProperty("role", "card");
    setObjectName(QStringLiteral("alignability"));
    m_facts->setWordWrap(true);
    m_facts->setTextFormat(Qt::PlainText);
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_lines->setSpacing(4);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(4);
    layout->addWidget(m_heading);
    layout->addWidget(m_facts);
    layout->addLayout(m_lines);
    connect(&Theme::instance(), &Theme::changed, this, &AlignabilityPanel::rebuild);
    clear();
}

void AlignabilityPanel::setAnswer(const AlignabilityAnswer& answer)
{
    m_answer = answer;
    m_failure.clear();
    rebuild();
}

void AlignabilityPanel::setFailure(const QString& message)
{
    m_answer.reset();
    m_failure = message;
    rebuild();
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
    rebuild();
}

bool AlignabilityPanel::isHopeless() const
{
    return m_answer && std::any_of(m_answer->warnings.begin(), m_answer->warnings.end(), [](const Warning& warning) {
               return warning.severity == Warning::Severity::Impossible;
           });
}

QString AlignabilityPanel::text() const
{
    const QStringList facts = m_facts->text().isEmpty() ? QStringList() : QStringList{m_facts->text()};
    return (facts + m_texts).join(QLatin1Char('\n'));
}

void AlignabilityPanel::addLine(const char* icon, const QColor& colour, const QString& text)
{
    auto* line = new QWidget(this);
    auto* layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    auto* picture = new QLabel(line);
    picture->setPixmap(tintedPixmap(QLatin1String(icon), colour, Theme::instance().scaled(18), devicePixelRatioF()));
    auto* label = new QLabel(text, line);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    layout->addWidget(picture, 0, Qt::AlignTop);
    layout->addWidget(label, 1);
    m_lines->addWidget(line);
    m_texts.append(text);
}

void AlignabilityPanel::rebuild()
{
    while (QLayoutItem* item = m_lines->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_texts.clear();
    m_heading->setText(tr("Before the run"));
    m_facts->setEnabled(true);
    m_facts->clear();
    const ThemeColours& colours = Theme::instance().colours();
    if (!m_failure.isEmpty()) {
        addLine("error", colours.error, m_failure);
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
        m_facts->setText(facts.join(QLatin1Char('\n')));
        for (const Warning& warning : answer.warnings) {
            const QString text = translated(Error(warning.text, warning.arguments).advise(warning.advice));
            switch (warning.severity) {
            case Warning::Severity::Impossible: addLine("error", colours.error, text); break;
            case Warning::Severity::Doubtful: addLine("warning", colours.warning, text); break;
            case Warning::Severity::Note: addLine("info", colours.accent, text); break;
            }
        }
        if (answer.warnings.empty()) {
            addLine("check", colours.success, tr("No problems found."));
        }
    }
    m_facts->setVisible(!m_facts->text().isEmpty());
    setVisible(m_answer || !m_failure.isEmpty());
}

} // namespace crossgloss
