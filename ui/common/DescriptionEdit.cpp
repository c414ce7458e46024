#include "common/DescriptionEdit.h"

#include "common/Theme.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QMimeData>

#include <cmath>

namespace crossgloss {

DescriptionEdit::DescriptionEdit(QWidget* parent) : QPlainTextEdit(parent)
{
    setTabChangesFocus(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setLineWrapMode(WidgetWidth);
    connect(this, &QPlainTextEdit::textChanged, this, &DescriptionEdit::fit);
    connect(&Theme::instance(), &Theme::changed, this, &DescriptionEdit::fit);
    fit();
}

QString DescriptionEdit::description() const
{
    return toPlainText().simplified();
}

void DescriptionEdit::keyPressEvent(QKeyEvent* event)
{
    const bool plain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == 0;
    if (plain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        Q_EMIT submitted();
        return;
    }
    if (plain && event->key() == Qt::Key_Escape && !toPlainText().isEmpty()) {
        // Through a cursor, so that undo brings the text back.
        QTextCursor cursor(document());
        cursor.select(QTextCursor::Document);
        cursor.removeSelectedText();
        return;
    }
    if (plain && event->key() == Qt::Key_Down) {
        QTextCursor below = textCursor();
        if (!below.movePosition(QTextCursor::Down)) {
            Q_EMIT leftDown();
            return;
        }
    }
    QPlainTextEdit::keyPressEvent(event);
}

void DescriptionEdit::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    fit();
}

void DescriptionEdit::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fit();
    }
}

void DescriptionEdit::insertFromMimeData(const QMimeData* source)
{
    if (source->hasText()) {
        insertPlainText(source->text().simplified().left(2000));
    }
}

void DescriptionEdit::fit()
{
    if (m_fitting) {
        return;
    }
    m_fitting = true;
    // The plain-text layout measures in lines.
    const int lines = qBound(1, static_cast<int>(std::ceil(document()->documentLayout()->documentSize().height())), 3);
    const int frame = height() - viewport()->height();
    const int text = static_cast<int>(std::ceil(lines * fontMetrics().lineSpacing() + 2 * document()->documentMargin()));
    setFixedHeight(text + qMax(frame, Theme::instance().scaled(12)));
    setVerticalScrollBarPolicy(document()->documentLayout()->documentSize().height() > 3 ? Qt::ScrollBarAsNeeded
                                                                                       : Qt::ScrollBarAlwaysOff);
    m_fitting = false;
}

} // namespace crossgloss
