#include "lookuppage/AttentionView.h"

#include "common/PlainText.h"
#include "common/Theme.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>

#include <algorithm>

namespace crossgloss {

AttentionView::AttentionView(QWidget* parent) : Retranslated(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void AttentionView::setTokens(std::vector<TokenWeight> tokens)
{
    m_tokens = std::move(tokens);
    retranslate();
    updateGeometry();
}

QString AttentionView::describe(const TokenWeight& token) const
{
    const QString word = QString::fromStdString(token.token);
    return token.known ? tr("%1: %2 % of the attention").arg(word, QString::number(qRound(100 * token.weight)))
                       : tr("%1: unknown, so it did not count").arg(word);
}

void AttentionView::retranslate()
{
    QStringList parts;
    for (const TokenWeight& token : m_tokens) {
        parts.append(describe(token));
    }
    setAccessibleName(tr("Words that counted"));
    setAccessibleDescription(parts.join(QStringLiteral(", ")));
    update();
}

std::vector<AttentionView::Cell> AttentionView::arrange(int width, int* height) const
{
    const Theme& theme = Theme::instance();
    QFont small = font();
    small.setPointSizeF(font().pointSizeF() * 0.8);
    const QFontMetrics metrics(font());
    const QFontMetrics smallMetrics(small);
    const int padding = theme.scaled(6);
    const int gap = theme.scaled(4);
    const int cellHeight = metrics.height() + smallMetrics.height() + theme.scaled(6);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    std::vector<Cell> cells;
    int x = 0;
    int y = 0;
    for (std::size_t i = 0; i < m_tokens.size(); ++i) {
        const int textWidth = qMax(metrics.horizontalAdvance(QString::fromStdString(m_tokens[i].token)),
                                   smallMetrics.horizontalAdvance(QStringLiteral("100 %")));
        const int cellWidth = qMin(width, textWidth + 2 * padding);
        if (x > 0 && x + cellWidth > width) {
            x = 0;
            y += cellHeight + gap;
        }
        cells.push_back({QRect(mirrored ? width - x - cellWidth : x, y, cellWidth, cellHeight), i});
        x += cellWidth + gap;
    }
    *height = cells.empty() ? 0 : y + cellHeight;
    return cells;
}

int AttentionView::heightForWidth(int width) const
{
    int height = 0;
    arrange(width, &height);
    return height;
}

QSize AttentionView::sizeHint() const
{
    const int width = qMax(this->width(), Theme::instance().scaled(240));
    return {width, heightForWidth(width)};
}

QSize AttentionView::minimumSizeHint() const
{
    return {Theme::instance().scaled(120), heightForWidth(qMax(width(), Theme::instance().scaled(120)))};
}

void AttentionView::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::instance();
    const ThemeColours& colours = theme.colours();
    double most = 0;
    for (const TokenWeight& token : m_tokens) {
        most = std::max(most, token.weight);
    }
    QFont small = font();
    small.setPointSizeF(font().pointSizeF() * 0.8);
    int height = 0;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Cell& cell : arrange(width(), &height)) {
        const TokenWeight& token = m_tokens[cell.token];
        const double strength = most > 0 ? token.weight / most : 0;
        QColor shade = colours.accent;
        shade.setAlphaF(token.known ? 0.06 + 0.34 * strength : 0);
        painter.setPen(Qt::NoPen);
        painter.setBrush(shade);
        painter.drawRoundedRect(cell.place, theme.scaled(5), theme.scaled(5));
        QFont wordFont = font();
        wordFont.setStrikeOut(!token.known);
        wordFont.setWeight(strength > 0.75 ? QFont::DemiBold : QFont::Normal);
        const int smallHeight = QFontMetrics(small).height();
        const QRect upper = cell.place.adjusted(0, theme.scaled(2), 0, -smallHeight - theme.scaled(2));
        const QRect lower(cell.place.left(), cell.place.bottom() - smallHeight - theme.scaled(1), cell.place.width(),
                          smallHeight);
        painter.setPen(token.known ? palette().color(QPalette::Text) : colours.muted);
        painter.setFont(wordFont);
        painter.drawText(upper, Qt::AlignCenter | Qt::TextSingleLine, QString::fromStdString(token.token));
        painter.setPen(colours.muted);
        painter.setFont(small);
        painter.drawText(lower, Qt::AlignCenter,
                         token.known ? tr("%1 %").arg(qRound(100 * token.weight)) : QStringLiteral("–"));
    }
}

bool AttentionView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        int height = 0;
        for (const Cell& cell : arrange(width(), &height)) {
            if (cell.place.contains(help->pos())) {
                showToolTip(help->globalPos(), describe(m_tokens[cell.token]), this, cell.place);
                return true;
            }
        }
        hideToolTip();
        return true;
    }
    return QWidget::event(event);
}

} // namespace crossgloss
