#include "glossespage/OutlookPanel.h"

#include "common/Texts.h"

#include <QLocale>

namespace crossgloss {

namespace {

QString percent(double share)
{
    return QLocale().toString(100 * share, 'f', 0);
}

} // namespace

OutlookPanel::OutlookPanel(QWidget* parent) : FactsPanel("outlook", parent)
{
    retranslate();
}

void OutlookPanel::setOutlook(const LinkingOutlook& outlook)
{
    m_outlook = outlook;
    retranslate();
}

void OutlookPanel::clear()
{
    m_outlook.reset();
    retranslate();
}

void OutlookPanel::retranslate()
{
    begin(tr("Before the run"));
    setVisible(m_outlook.has_value());
    if (!m_outlook) {
        return;
    }
    const LinkingOutlook& outlook = *m_outlook;
    QStringList facts{tr("Words of the glosses with a vector: %1 % and %2 %")
                          .arg(percent(outlook.source.knownWords), percent(outlook.target.knownWords))};
    if (outlook.fit) {
        facts.append(tr("%1 % of known pairs are closer than random pairs").arg(percent(*outlook.fit)));
    }
    if (outlook.translated) {
        facts.append(tr("Glosses with a word that the dictionary translates: %1 %").arg(percent(*outlook.translated)));
    }
    setFacts(facts);
    addWarnings(outlook.warnings, tr("No problems found."));
}

} // namespace crossgloss
