#include "common/SealedBrowser.h"

#include <QImage>

namespace crossgloss {

SealedBrowser::SealedBrowser(QWidget* parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
}

QVariant SealedBrowser::loadResource(int type, const QUrl&)
{
    // Qt would read the file itself where it got nothing.
    if (type != QTextDocument::ImageResource) {
        return QByteArray("");
    }
    QImage nothing(1, 1, QImage::Format_ARGB32_Premultiplied);
    nothing.fill(Qt::transparent);
    return nothing;
}

} // namespace crossgloss
