#include "librarypage/NeedsPanel.h"

#include "common/LanguageNames.h"
#include "common/Layouts.h"
#include "common/Texts.h"
#include "common/Theme.h"

#include <QLabel>
#include <QLocale>

#include <set>

namespace crossgloss {

NeedsPanel::NeedsPanel(QWidget* parent)
    : Retranslated(parent), m_heading(styledLabel("section", this)), m_text(new QLabel(this))
{
    setProperty("role", "card");
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::RichText);
    auto* layout = columnIn(this, {16, 12, 16, 12}, 4);
    layout->addWidget(m_heading);
    layout->addWidget(m_text);
    connect(&Theme::instance(), &Theme::changed, this, &NeedsPanel::render);
    render();
}

void NeedsPanel::show(const std::vector<Resource>& resources)
{
    m_resources = resources;
    render();
}

QString NeedsPanel::text() const
{
    return m_text->text();
}

void NeedsPanel::render()
{
    std::set<std::string> defined;
    std::set<std::string> withVectors;
    for (const Resource& resource : m_resources) {
        if (resource.kind == ResourceKind::Dictionary || resource.kind == ResourceKind::Wordnet) {
            defined.insert(resource.language);
        } else if (resource.kind == ResourceKind::Embeddings) {
            withVectors.insert(resource.language);
        }
    }
    const auto names = [](const std::set<std::string>& codes) {
        QStringList list;
        for (const QString& code : sortedByName({codes.begin(), codes.end()})) {
            list.append(displayLanguage(code));
        }
        return QLocale().createSeparatedList(list).toHtmlEscaped();
    };
    const ThemeColours& colours = Theme::instance().colours();
    const auto line = [&colours](bool ready, const QString& job, const QString& state) {
        // A sign as well as a colour.
        return QStringLiteral("<p style=\"margin:2px 0\"><span style=\"color:%1\">%2</span> <b>%3</b> %4</p>")
            .arg((ready ? colours.success : colours.warning).name(), ready ? QStringLiteral("✓") : QStringLiteral("○"),
                 job.toHtmlEscaped(), state);
    };
    m_heading->setText(tr("What you can do now"));
    m_text->setText(
        line(true, tr("Look up"), tr("The model that comes with the program (the pack) answers without any dictionary."))
        + line(!defined.empty(), tr("Definitions beside the answers"),
               defined.empty() ? tr("Needs a dictionary or a wordnet: index the installed ones, or import a file.")
                               : tr("Dictionaries of %1.").arg(names(defined)))
        + line(!withVectors.empty(), tr("Train"),
               withVectors.empty() ? tr("Needs word vectors (.vec, .bin) of each language, and a file of definitions.")
                                   : tr("Vectors of %1.").arg(names(withVectors))));
    setAccessibleName(m_heading->text());
}

} // namespace crossgloss
