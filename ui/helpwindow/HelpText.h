#pragma once

#include <QTextBrowser>

namespace crossgloss {

struct HelpPage;

/// A page of the manual as text and pictures, in the colours of the theme. Follows no link by itself: whoever owns it
/// hears of anchorClicked().
class HelpText : public QTextBrowser {
    Q_OBJECT

public:
    explicit HelpText(QWidget* parent = nullptr);

    void setPage(const HelpPage& page);
    /// The names of the headings' anchors in the present page.
    void scrollToAnchorOf(const QString& anchor);
    void scrollToHeading(int heading);
    /// Goes to the next place of @p text, beginning again at the other end. @return false when there is none.
    bool findText(const QString& text, bool backward);
    /// Draws the page anew and stays where it is.
    void refresh();

    QVariant loadResource(int type, const QUrl& name) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void render();
    void styleBlocks();
    void styleTables();
    void fitWidth();
    int textWidth() const;

    QString m_markdown;
    QStringList m_anchors;
    int m_drawnWidth = 0;
    bool m_rendering = false;
};

} // namespace crossgloss
