#pragma once

#include <QTextBrowser>

namespace crossgloss {

/// Shows markup of ours with text of others in it, escaped. Should some markup get through all the same, it reads no
/// file and follows no link: links are only told by anchorClicked().
class SealedBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    explicit SealedBrowser(QWidget* parent = nullptr);

    QVariant loadResource(int type, const QUrl& name) override;
};

} // namespace crossgloss
