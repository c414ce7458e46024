#pragma once

#include <QScrollArea>

namespace crossgloss {

/// Holds a page, which gets all the room there is. Where that is less than the page can do with, the page is scrolled: the
/// window fits on small screens at every text size.
class PageScroll : public QScrollArea {
    Q_OBJECT

public:
    explicit PageScroll(QWidget* page, QWidget* parent = nullptr);

    /// A part of the page.
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;
    /// What there is less than the page can do with; zero where it is shown whole.
    QSize lacking() const;

Q_SIGNALS:
    /// The page has come to want more room than there is; not sent when the room has become less.
    void outgrown();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QSize needed(int width) const;
    void fit();
    /// Scrolls to what has the keyboard.
    void follow();

    QSize m_least; ///< of the page, when it was last laid out
};

} // namespace crossgloss
