#include "common/PlainText.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QTextBoundaryFinder>
#include <QToolTip>

namespace crossgloss {

namespace {

/// Qt guesses whether a label's text is markup. A label is polished before it measures or draws its text for the first
/// time, those that Qt makes itself (tool tips, message boxes) like ours; from then on there is nothing to guess.
class NoGuessing final : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Polish) {
            auto* label = qobject_cast<QLabel*>(watched);
            if (label && label->textFormat() == Qt::AutoText) {
                label->setTextFormat(Qt::PlainText);
            }
        }
        return QObject::eventFilter(watched, event);
    }
};

constexpr qsizetype maxLineLength = 90;
constexpr int maxLines = 25;

/// Where a line that begins at @p begin ends: behind its last break that fits, else where it is full.
qsizetype lineEnd(QTextBoundaryFinder& breaks, const QString& text, qsizetype begin, qsizetype paragraphEnd)
{
    if (paragraphEnd - begin <= maxLineLength) {
        return paragraphEnd;
    }
    breaks.setPosition(begin + maxLineLength + 1);
    const qsizetype found = breaks.toPreviousBoundary();
    const qsizetype full = begin + maxLineLength;
    return found > begin ? found : full + (text.at(full).isLowSurrogate() ? 1 : 0);
}

} // namespace

void showTextAsWritten(QApplication& application)
{
    application.installEventFilter(new NoGuessing(&application));
}

QString toolTipText(const QString& plain)
{
    QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, plain);
    QString shown;
    int lines = 0;
    for (qsizetype begin = 0; begin < plain.size();) {
        if (lines == maxLines) {
            return shown + QStringLiteral("\n…");
        }
        qsizetype paragraphEnd = plain.indexOf(QLatin1Char('\n'), begin);
        paragraphEnd = paragraphEnd < 0 ? plain.size() : paragraphEnd;
        const qsizetype end = lineEnd(breaks, plain, begin, paragraphEnd);
        shown += (lines++ > 0 ? QStringLiteral("\n") : QString()) + plain.mid(begin, end - begin).trimmed();
        begin = end + (end == paragraphEnd ? 1 : 0);
    }
    return shown;
}

void showToolTip(const QPoint& global, const QString& plain, QWidget* widget, const QRect& area)
{
    QToolTip::showText(global, toolTipText(plain), widget, area);
}

void hideToolTip()
{
    QToolTip::hideText();
}

QString withoutMnemonics(QString plain)
{
    return plain.replace(QLatin1Char('&'), QLatin1String("&&"));
}

QString chartText(const QString& plain)
{
    return plain.toHtmlEscaped();
}

} // namespace crossgloss
