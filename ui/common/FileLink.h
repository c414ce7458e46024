#pragma once

#include "resources/Dictionary.h"

#include <QString>
#include <QUrl>

#include <vector>

namespace crossgloss {

/// A place in a file that a message points at, as a link of rich text.
struct FileLink {
    QString file;
    quint64 line = 0;                  ///< 1-based; 0 = the whole file

    QUrl toUrl() const;
    /// toUrl() for the quotation marks of href.
    QString toAttribute() const;
    static FileLink fromUrl(const QUrl& url);
};

/// The faults of a file as lines of rich text, each with a link to its place.
QString issuesAsHtml(const std::vector<ReadIssue>& issues);

} // namespace crossgloss
