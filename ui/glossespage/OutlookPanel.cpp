#include "glossespage/OutlookPanel.h"

#include "CoreText.h"
#include "common/Icons.h"
#include "common/Texts.h"
#include "common/Theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace crossgloss {

namespace {

QString percent(double share)
{
    return QLocale().toString(100 * share, 'f', 0);
}

} // namespace

OutlookPanel::OutlookPanel(QWidget* parent)
    : Retranslated(parent), m_heading(styledLabel("section", this)), m_facts(new QLabel(this)), m_lines(new QVBoxLayout)
{
    setProperty("role", "card");
    setObjectName(QStringLiteral("outlook"));
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
    connect(&Theme::instance(), &Theme::changed, this, &OutlookPanel::rebuild);
    clear();
}

void OutlookPanel::setOutlook(const LinkingOutlook& outlook)
{
    m_outlook = outlook;
    rebuild();
}

void OutlookPanel::clear()
{
    m_outlook.reset();
    rebuild();
}

QString OutlookPanel::text() const
{
    return (QStringList(m_facts->text()) + m_texts).join(QLatin1Char('\n'));
}

void OutlookPanel::addLine(const char* icon, const QColor& colour, const QString& text)
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

void OutlookPanel::rebuild()
{
    while (QLayoutItem* item = m_lines->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_texts.clear();
    m_facts->clear();
    m_heading->setText(tr("Before the run"));
    setVisible(m_outlook.has_value());
    if (!m_outlook) {
        return;
    }
    const LinkingOutlook& outlook = *m_outlook;
    QStringList facts{tr("Words of the glosses with a vector: %1 % and %2 %")
                          .arg(percent(outlook.source.knownWords), percent(outlook.target.knownWords))};
    if (outlook.fit) {
        facts.append(tr("Corresponding glosses nearer than random pairs: %1 %").arg(percent(*outlook.fit)));
    }
    if (outlook.translated) {
        facts.append(tr("Glosses with a word that the dictionary translates: %1 %").arg(percent(*outlook.translated)));
    }
    m_facts->setText(facts.join(QLatin1Char('\n')));
    const ThemeColours& colours = Theme::instance().colours();
    for (const Warning& warning : outlook.warnings) {
        const QString text = translated(Error(warning.text, warning.arguments).advise(warning.advice));
        switch (warning.severity) {
        case Warning::Severity::Impossible:
            addLine("error", colours.error, text);
            break;
        case Warning::Severity::Doubtful:
            addLine("warning", colours.warning, text);
            break;
        case Warning::Severity::Note:
            addLine("info", colours.accent, text);
            break;
        }
    }
    if (outlook.warnings.empty()) {
        addLine("check", colours.success, tr("No problems found."));
    }
}

} // namespace crossgloss
