#include "helpwindow/HelpText.h"

#include "common/Theme.h"
#include "helpwindow/HelpBook.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QPixmap>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextList>
#include <QTextTable>
#include <QUrl>

#include <algorithm>

namespace crossgloss {

namespace {

constexpr int widestText = 800; ///< pixels of a 100 % window: longer lines are hard to read
constexpr int sideMargin = 24;

/// Begin and end of what the text gives in a fixed pitch.
QList<QPair<int, int>> fixedPitchRanges(const QTextDocument& document)
{
    QList<QPair<int, int>> ranges;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto i = block.begin(); !i.atEnd(); ++i) {
            const QTextFragment fragment = i.fragment();
            if (fragment.charFormat().fontFixedPitch()) {
                ranges.append({fragment.position(), fragment.position() + fragment.length()});
            }
        }
    }
    return ranges;
}

} // namespace

HelpText::HelpText(QWidget* parent) : QTextBrowser(parent)
{
    setObjectName(QStringLiteral("helpText"));
    setOpenLinks(false);
    setOpenExternalLinks(false);
    setFrameShape(QFrame::NoFrame);
    // A bar that comes and goes with the length of the text would change the width that the text is laid out for.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setTextInteractionFlags(Qt::TextBrowserInteraction);
    connect(&Theme::instance(), &Theme::changed, this, &HelpText::refresh);
}

void HelpText::setPage(const HelpPage& page)
{
    m_markdown = page.markdown;
    m_anchors = page.anchors;
    render();
    verticalScrollBar()->setValue(0);
}

int HelpText::textWidth() const
{
    const int room = viewport()->width() - 2 * Theme::instance().scaled(sideMargin);
    return std::max(200, std::min(room, Theme::instance().scaled(widestText)));
}

void HelpText::render()
{
    m_rendering = true;
    m_drawnWidth = textWidth();
    document()->clear(); // forgets pictures that were drawn for another width or theme
    setMarkdown(m_markdown);
    styleBlocks();
    styleTables();
    fitWidth();
    m_rendering = false;
}

void HelpText::refresh()
{
    const QScrollBar& bar = *verticalScrollBar();
    const double place = bar.maximum() > 0 ? static_cast<double>(bar.value()) / bar.maximum() : 0;
    render();
    verticalScrollBar()->setValue(qRound(place * verticalScrollBar()->maximum()));
}

void HelpText::styleBlocks()
{
    const Theme& theme = Theme::instance();
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        cursor.setPosition(block.position());
        QTextBlockFormat format = block.blockFormat();
        const int level = format.headingLevel();
        const bool inTable = cursor.currentTable() != nullptr;
        format.setLineHeight(inTable ? 115 : 130, QTextBlockFormat::ProportionalHeight);
        if (level > 0) {
            format.setTopMargin(theme.scaled(level == 1 ? 12 : 22));
            format.setBottomMargin(theme.scaled(level == 1 ? 10 : 6));
        } else if (inTable) {
            format.setTopMargin(0);
            format.setBottomMargin(0);
        } else {
            format.setTopMargin(theme.scaled(block.textList() ? 2 : 5));
            format.setBottomMargin(theme.scaled(block.textList() ? 4 : 7));
        }
        cursor.setBlockFormat(format);
    }
    // What is typed stands on a faint ground; so do keys.
    QTextCharFormat ground;
    ground.setBackground(theme.colours().hover);
    ground.setFontPointSize(font().pointSizeF() * 0.95);
    for (const auto& [from, to] : fixedPitchRanges(*document())) {
        cursor.setPosition(from);
        cursor.setPosition(to, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(ground);
    }
    cursor.endEditBlock();
}

void HelpText::styleTables()
{
    const Theme& theme = Theme::instance();
    for (QTextFrame* frame : document()->rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table) {
            continue;
        }
        QTextTableFormat format = table->format();
        format.setBorder(1);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(theme.colours().border);
        format.setBorderCollapse(true);
        format.setCellSpacing(0);
        format.setCellPadding(theme.scaled(5));
        format.setTopMargin(theme.scaled(6));
        format.setBottomMargin(theme.scaled(12));
        table->setFormat(format);
        for (int column = 0; column < table->columns(); ++column) {
            QTextTableCell cell = table->cellAt(0, column);
            QTextCharFormat head = cell.format();
            head.setBackground(theme.colours().hover);
            cell.setFormat(head);
        }
    }
}

void HelpText::fitWidth()
{
    const int spare = std::max(0, viewport()->width() - m_drawnWidth);
    QTextFrameFormat format = document()->rootFrame()->frameFormat();
    format.setLeftMargin(std::min(spare / 2, Theme::instance().scaled(sideMargin)));
    format.setRightMargin(spare - format.leftMargin());
    format.setTopMargin(Theme::instance().scaled(8));
    format.setBottomMargin(Theme::instance().scaled(24));
    document()->setDocumentMargin(0);
    document()->rootFrame()->setFrameFormat(format);
}

void HelpText::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (m_rendering) {
        return;                        // the document must not be made anew while its parts are being styled
    }
    if (textWidth() != m_drawnWidth) {
        refresh();
    } else {
        fitWidth();
    }
}

QVariant HelpText::loadResource(int type, const QUrl& name)
{
    if (type != QTextDocument::ImageResource) {
        return {};
    }
    const QPixmap picture(QStringLiteral(":/help/pictures/") + name.fileName());
    if (picture.isNull()) {
        return {};
    }
    const qreal ratio = devicePixelRatioF();
    const int width = std::min(textWidth(), picture.width());
    QPixmap fitted = picture.scaledToWidth(qRound(width * ratio), Qt::SmoothTransformation);
    QPainter painter(&fitted);
    painter.setPen(QPen(Theme::instance().colours().border, std::max<qreal>(1, ratio)));
    painter.drawRect(fitted.rect().adjusted(0, 0, -1, -1));
    painter.end();
    fitted.setDevicePixelRatio(ratio);
    return fitted;
}

void HelpText::scrollToAnchorOf(const QString& anchor)
{
    const qsizetype heading = anchor.isEmpty() ? -1 : m_anchors.indexOf(anchor);
    if (heading >= 0) {
        scrollToHeading(static_cast<int>(heading));
    }
}

void HelpText::scrollToHeading(int heading)
{
    int left = heading;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || left-- > 0) {
            continue;
        }
        const QRectF place = document()->documentLayout()->blockBoundingRect(block);
        verticalScrollBar()->setValue(heading == 0 ? 0 : qRound(place.top()) - Theme::instance().scaled(8));
        QTextCursor cursor(block);
        setTextCursor(cursor); // Tab goes on to the links from here
        verticalScrollBar()->setValue(heading == 0 ? 0 : qRound(place.top()) - Theme::instance().scaled(8));
        return;
    }
}

bool HelpText::findText(const QString& text, bool backward)
{
    if (text.isEmpty()) {
        return true;
    }
    const QTextDocument::FindFlags flags = backward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (find(text, flags)) {
        return true;
    }
    const QTextCursor before = textCursor();
    QTextCursor end(document());
    end.movePosition(backward ? QTextCursor::End : QTextCursor::Start);
    setTextCursor(end);
    if (find(text, flags)) {
        return true;
    }
    setTextCursor(before);
    return false;
}

} // namespace crossgloss
