#include "common/FactsPanel.h"

#include "CoreText.h"
#include "common/Icons.h"
#include "common/Layouts.h"
#include "common/Theme.h"

#include <QLabel>

namespace crossgloss {

FactsPanel::FactsPanel(const char* name, QWidget* parent)
    : Retranslated(parent), m_facts(new QLabel(this)), m_heading(styledLabel("section", this)), m_lines(new QVBoxLayout)
{
    setProperty("role", "card");
    setObjectName(QLatin1String(name));
    m_facts->setWordWrap(true);
    m_facts->setTextFormat(Qt::PlainText);
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_lines->setSpacing(4);
    auto* layout = columnIn(this, {12, 8, 12, 8}, 4);
    layout->addWidget(m_heading);
    layout->addWidget(m_facts);
    layout->addLayout(m_lines);
    connect(&Theme::instance(), &Theme::changed, this, [this] { retranslate(); });
}

QString FactsPanel::text() const
{
    const QStringList facts = m_facts->text().isEmpty() ? QStringList() : QStringList{m_facts->text()};
    return (facts + m_texts).join(QLatin1Char('\n'));
}

void FactsPanel::begin(const QString& heading)
{
    while (QLayoutItem* item = m_lines->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_texts.clear();
    m_heading->setText(heading);
    setFacts({});
}

void FactsPanel::setFacts(const QStringList& facts)
{
    m_facts->setText(facts.join(QLatin1Char('\n')));
    m_facts->setVisible(!facts.isEmpty());
}

void FactsPanel::addWarnings(const std::vector<Warning>& warnings, const QString& none)
{
    const ThemeColours& colours = Theme::instance().colours();
    for (const Warning& warning : warnings) {
        const QString text = translated(Error(warning.text, warning.arguments).advise(warning.advice));
        switch (warning.severity) {
        case Warning::Severity::Impossible: addLine("error", colours.error, text); break;
        case Warning::Severity::Doubtful: addLine("warning", colours.warning, text); break;
        case Warning::Severity::Note: addLine("info", colours.accent, text); break;
        }
    }
    if (warnings.empty()) {
        addLine("check", colours.success, none);
    }
}

void FactsPanel::addLine(const char* icon, const QColor& colour, const QString& text)
{
    auto* line = new QWidget(this);
    auto* layout = rowIn(line, {}, 8);
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

} // namespace crossgloss
