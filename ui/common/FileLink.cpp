#include "common/FileLink.h"

#include "common/TextDirection.h"

#include <QFileInfo>

namespace crossgloss {

QUrl FileLink::toUrl() const
{
    QUrl url = QUrl::fromLocalFile(file);
    url.setFragment(QString::number(line));
    return url;
}

QString FileLink::toAttribute() const
{
    return toUrl().toString(QUrl::FullyEncoded).toHtmlEscaped();
}

FileLink FileLink::fromUrl(const QUrl& url)
{
    return {url.toLocalFile(), url.fragment().toULongLong()};
}

QString issuesAsHtml(const std::vector<ReadIssue>& issues)
{
    QString html;
    for (const ReadIssue& issue : issues) {
        const QString file = QString::fromStdString(issue.file);
        const QString name = QFileInfo(file).fileName();
        const QString place = issue.line > 0 ? name + QLatin1Char(':') + QString::number(issue.line) : name;
        html += QStringLiteral("<p><a href=\"%1\">%2</a> %3</p>")
                    .arg(FileLink{file, issue.line}.toAttribute(), isolated(place.toHtmlEscaped()),
                         QString::fromStdString(issue.message).toHtmlEscaped());
    }
    return html;
}

} // namespace crossgloss
