#include "frame/AboutDialog.h"

#include "common/Backend.h"
#include "common/Layouts.h"
#include "common/SealedBrowser.h"
#include "common/Texts.h"
#include "jobs/JobRunner.h"

#include <QDialogButtonBox>
#include <QIcon>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QTabWidget>
#include <QVBoxLayout>

namespace crossgloss {

namespace {

/// Lists and objects of a card as nested rich-text lists, whatever they hold.
QString asHtml(const QJsonValue& value, int depth)
{
    if (depth > 6) {
        return QStringLiteral("…");
    }
    if (value.isObject()) {
        QString html = QStringLiteral("<ul>");
        const QJsonObject object = value.toObject();
        for (auto i = object.begin(); i != object.end(); ++i) {
            html += QStringLiteral("<li><b>%1</b>: %2</li>").arg(i.key().toHtmlEscaped(), asHtml(i.value(), depth + 1));
        }
        return html + QStringLiteral("</ul>");
    }
    if (value.isArray()) {
        QString html = QStringLiteral("<ul>");
        for (const QJsonValue& item : value.toArray()) {
            html += QStringLiteral("<li>%1</li>").arg(asHtml(item, depth + 1));
        }
        return html + QStringLiteral("</ul>");
    }
    return value.toVariant().toString().toHtmlEscaped();
}

} // namespace

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent), m_pack(new SealedBrowser(this))
{
    setWindowTitle(tr("About Crossgloss"));
    setProperty("helpPage", QStringLiteral("index"));
    auto* icon = new QLabel(this);
    icon->setPixmap(QIcon(QStringLiteral(":/icons/crossgloss.svg")).pixmap(64, 64));
    auto* name = new QLabel(QStringLiteral("Crossgloss ") + QLatin1String(CROSSGLOSS_VERSION), this);
    followFont(name, 1.5, true);
    auto* sentence = styledLabel("muted", this);
    sentence->setText(tr("Describe a meaning in one language, get the word in another."));
    sentence->setWordWrap(true);
    auto* titles = new QVBoxLayout;
    titles->setSpacing(4);
    titles->addWidget(name);
    titles->addWidget(sentence);
    titles->addStretch();
    auto* head = newRow(16);
    head->addWidget(icon, 0, Qt::AlignTop);
    head->addLayout(titles, 1);

    auto* licences = new SealedBrowser(this);
    licences->setFrameShape(QFrame::NoFrame);
    licences->setHtml(
        QStringLiteral("<p>%1</p><p>%2</p><ul><li>Qt 6, Qt Charts: LGPL-3.0, GPL-3.0</li><li>Eigen: MPL-2.0</li>"
                       "<li>BLIS: BSD-3-Clause</li><li>SQLite: %3; SQLiteCpp: MIT</li><li>ICU: Unicode-3.0</li>"
                       "<li>libarchive: BSD-2-Clause</li><li>Snowball: BSD-3-Clause</li><li>oneTBB: Apache-2.0</li>"
                       "<li>nlohmann-json: MIT; CLI11: BSD-3-Clause; xxHash: BSD-2-Clause</li></ul><p>%4</p>")
            .arg(
                tr("Crossgloss is free software under the GNU General Public License, version 3 or later. It comes "
                   "without any warranty."),
                tr("It uses these libraries:"), tr("public domain"),
                tr("Dictionaries that are indexed on this computer keep their own licences; the Library shows each.")));
    m_pack->setFrameShape(QFrame::NoFrame);
    m_pack->setHtml(QStringLiteral("<p>%1</p>").arg(tr("Reading the card of the pack …")));
    auto* tabs = new QTabWidget(this);
    tabs->setDocumentMode(false);
    tabs->addTab(licences, tr("Licences"));
    tabs->addTab(m_pack, tr("Data of the pack"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = columnIn(this, {16, 16, 16, 16}, 16);
    layout->addLayout(head);
    layout->addWidget(tabs, 1);
    layout->addWidget(buttons);
    resize(620, 520);
}

void AboutDialog::setPackCard(const QString& json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json.toUtf8());
    m_pack->setHtml(document.isObject() ? asHtml(document.object(), 0)
                                        : QStringLiteral("<p>%1</p>").arg(tr("No pack is open.")));
}

void AboutDialog::open(std::shared_ptr<Backend> backend, JobRunner& jobs, QWidget* parent)
{
    auto* dialog = new AboutDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    jobs.ask(
        tr("Reading the card of the pack"), [backend](JobProgress&) { return backend->packCard(); }, dialog,
        [dialog](const std::string& card) { dialog->setPackCard(QString::fromStdString(card)); },
        JobRunner::Lane::Long);
}

} // namespace crossgloss
