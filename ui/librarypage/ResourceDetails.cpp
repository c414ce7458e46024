#include "librarypage/ResourceDetails.h"

#include "CoreText.h"
#include "common/FileLink.h"
#include "common/Icons.h"
#include "common/LanguageNames.h"
#include "common/Layouts.h"
#include "common/SealedBrowser.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "librarypage/ResourceModel.h"

#include <QDateTime>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

namespace crossgloss {

ResourceDetails::ResourceDetails(QWidget* parent)
    : Retranslated(parent)
    , m_title(new QLabel(this))
    , m_text(new SealedBrowser(this))
    , m_remove(new QPushButton(this))
{
    setProperty("role", "card");
    followFont(m_title, 1.3, true);
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::PlainText);
    m_text->document()->setDocumentMargin(0);
    m_text->viewport()->setAutoFillBackground(false);
    m_remove->setObjectName(QStringLiteral("removeResource"));
    m_remove->setIcon(themedIcon(QStringLiteral("trash")));
    auto* layout = columnIn(this, {16, 16, 16, 16}, 8);
    layout->addWidget(m_title);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_remove, 0, Qt::AlignLeading);
    connect(m_remove, &QPushButton::clicked, this, &ResourceDetails::removeRequested);
    connect(m_text, &SealedBrowser::anchorClicked, this, [this](const QUrl& link) {
        const FileLink target = FileLink::fromUrl(link);
        Q_EMIT lineRequested(target.file, target.line);
    });
    connect(&Theme::instance(), &Theme::changed, this, &ResourceDetails::render);
    retranslate();
}

void ResourceDetails::show(const Resource* resource)
{
    m_resource = resource ? std::optional<Resource>(*resource) : std::nullopt;
    render();
}

QString ResourceDetails::issuesText() const
{
    return m_text->toPlainText();
}

void ResourceDetails::render()
{
    setVisible(m_resource.has_value());
    if (!m_resource) {
        return;
    }
    const Resource& shown = *m_resource;
    m_title->setText(ResourceModel::displayTitle(shown));
    const QString muted = Theme::instance().colours().muted.name();
    QString facts = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"2\">");
    const auto row = [&facts, &muted](const QString& name, const QString& value) {
        if (!value.isEmpty()) {
            facts += QStringLiteral("<tr><td style=\"color:%1; padding-right:12px\">%2</td><td>%3</td></tr>")
                         .arg(muted, name.toHtmlEscaped(), isolated(value.toHtmlEscaped()));
        }
    };
    row(tr("Kind"), displayResourceKind(shown.kind));
    row(tr("Languages"), ResourceModel::displayLanguages(shown));
    row(tr("Size"), ResourceModel::displaySize(shown));
    row(tr("Licence"), shown.licence.empty() ? tr("not stated") : QString::fromStdString(shown.licence));
    row(tr("Name"), QString::fromStdString(shown.name));
    row(tr("Read from"), QString::fromStdString(shown.path));
    const QDateTime when = QDateTime::fromString(QString::fromStdString(shown.importedAt), Qt::ISODate);
    row(tr("Imported"), QLocale().toString(when.toLocalTime(), QLocale::ShortFormat));
    row(tr("Checksum"), QString::fromStdString(shown.checksum).left(16));
    facts += QStringLiteral("</table>");
    if (!shown.leftOut.empty()) {
        facts += QStringLiteral("<p style=\"margin-top:12px\"><b>%1</b></p><ul>").arg(tr("Left out").toHtmlEscaped());
        for (const LeftOut& each : shown.leftOut) {
            const QString line =
                tr("%1 × %2").arg(QLocale().toString(static_cast<qulonglong>(each.count)), translatedCore(each.reason));
            facts +=
                QStringLiteral("<li>%1</li>")
                    .arg((each.harmless ? tr("%1 (usual in an intact dictionary)").arg(line) : line).toHtmlEscaped());
        }
        facts += QStringLiteral("</ul>");
    }
    if (shown.skipped > 0 || !shown.issues.empty()) {
        facts += QStringLiteral("<p style=\"margin-top:12px\"><b>%1</b></p>")
                     .arg(tr("%Ln line(s) could not be used", nullptr,
                             static_cast<int>(qMax<quint64>(shown.skipped, shown.issues.size()))));
        facts += issuesAsHtml(shown.issues);
        if (!shown.issues.empty() && shown.skipped > shown.issues.size()) {
            facts += QStringLiteral("<p>%1</p>").arg(
                tr("… and %Ln more", nullptr, static_cast<int>(shown.skipped - shown.issues.size())));
        }
    }
    m_text->setHtml(facts);
}

void ResourceDetails::retranslate()
{
    setAccessibleName(tr("Details of the resource"));
    m_text->setAccessibleName(tr("Details of the resource"));
    m_remove->setText(tr("Remove"));
    m_remove->setToolTip(tr("Remove the resource from the workspace (Del); the file it was read from stays"));
    render();
}

} // namespace crossgloss
