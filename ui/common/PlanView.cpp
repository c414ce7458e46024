#include "common/PlanView.h"

#include "common/AlignTexts.h"
#include "common/PlainText.h"
#include "common/TextDirection.h"
#include "common/Theme.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <numeric>

namespace crossgloss {

namespace {

QString displayShare(double share)
{
    const QString number = QLocale().toString(100 * share, 'f', 0) + QStringLiteral(" %");
    return share > 0 && share < 0.005 ? QStringLiteral("<1 %") : number;
}

} // namespace

PlanView::PlanView(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void PlanView::setPlan(const std::optional<PlanFlows>& plan)
{
    m_hasPlan = plan.has_value();
    m_bands.clear();
    for (const Side side : {Source, Target}) {
        m_words[side].clear();
        m_masses[side].clear();
        m_alone[side].clear();
    }
    m_hovered = {};
    m_chosen = {};
    if (plan) {
        // Words of the target stand where their mass comes from: fewer bands cross.
        std::vector<double> from(plan->targetWords.size(), 0);
        std::vector<double> mass(plan->targetWords.size(), 0);
        for (const PlanFlows::Flow& flow : plan->flows) {
            from[flow.target] += flow.mass * static_cast<double>(flow.source);
            mass[flow.target] += flow.mass;
        }
        std::vector<std::size_t> order(plan->targetWords.size());
        std::iota(order.begin(), order.end(), std::size_t(0));
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            if (mass[a] <= 0 || mass[b] <= 0) {
                return mass[a] > 0 && mass[b] <= 0;
            }
            return from[a] * mass[b] < from[b] * mass[a];
        });
        std::vector<std::size_t> place(order.size());
        for (std::size_t i = 0; i < order.size(); ++i) {
            place[order[i]] = i;
            m_words[Target].push_back(QString::fromStdString(plan->targetWords[order[i]]));
            m_alone[Target].push_back(!plan->targetAlone.empty() && plan->targetAlone[order[i]]);
        }
        for (const std::string& word : plan->sourceWords) {
            m_words[Source].push_back(QString::fromStdString(word));
        }
        m_alone[Source] = plan->sourceAlone;
        m_alone[Source].resize(m_words[Source].size(), false);
        m_masses[Source].assign(m_words[Source].size(), 0);
        m_masses[Target].assign(m_words[Target].size(), 0);
        for (const PlanFlows::Flow& flow : plan->flows) {
            m_bands.push_back({flow.source, place[flow.target], flow.mass, flow.cost, 0, 0,
                               !m_alone[Source][flow.source] && !m_alone[Target][place[flow.target]]});
        }
        std::sort(m_bands.begin(), m_bands.end(), [](const Band& a, const Band& b) {
            return std::pair(a.source, a.target) < std::pair(b.source, b.target);
        });
        for (Band& band : m_bands) {
            band.sourceTop = m_masses[Source][band.source];
            band.targetTop = m_masses[Target][band.target];
            m_masses[Source][band.source] += band.mass;
            m_masses[Target][band.target] += band.mass;
        }
        m_mostMass = 1e-9;
        for (const Side side : {Source, Target}) {
            for (const double each : m_masses[side]) {
                m_mostMass = std::max(m_mostMass, each);
            }
        }
    }
    if (hasFocus() && !m_words[Source].empty()) {
        choose({Source, 0});
    } else {
        setAccessibleDescription(QString());
    }
    updateGeometry();
    update();
}

void PlanView::setPlaceholder(const QString& text)
{
    m_placeholder = text;
    update();
}

int PlanView::minRowHeight() const
{
    return QFontMetrics(QApplication::font()).height() + Theme::instance().scaled(8);
}

double PlanView::rowHeight() const
{
    // Fills the card, within reason.
    const auto rows = static_cast<double>(std::max({std::size_t(1), m_words[Source].size(), m_words[Target].size()}));
    return std::clamp((height() - Theme::instance().scaled(12)) / rows, static_cast<double>(minRowHeight()),
                      1.6 * minRowHeight());
}

int PlanView::columnWidth() const
{
    const QFontMetrics metrics(QApplication::font());
    int widest = Theme::instance().scaled(48);
    for (const Side side : {Source, Target}) {
        for (const QString& word : m_words[side]) {
            widest = std::max(widest, metrics.horizontalAdvance(word));
        }
    }
    // Room for the share that stands beside a word at times.
    const int share = metrics.horizontalAdvance(displayShare(1) + QLatin1Char(' '));
    return std::min(widest + share + Theme::instance().scaled(24), width() * 38 / 100);
}

QSize PlanView::sizeHint() const
{
    // As high for most pairs: what stands below keeps its place.
    const std::size_t rows = std::max({std::size_t(5), m_words[Source].size(), m_words[Target].size()});
    return {Theme::instance().scaled(280), static_cast<int>(rows) * minRowHeight() + Theme::instance().scaled(12)};
}

QSize PlanView::minimumSizeHint() const
{
    return sizeHint();
}

QRectF PlanView::chip(Side side, std::size_t place) const
{
    const double margin = Theme::instance().scaled(12);
    const double gap = Theme::instance().scaled(4);
    const double high = std::min(rowHeight() - gap, minRowHeight() * 1.15);
    const double column = columnWidth() - margin / 2;
    const bool leading = (side == Source) == (layoutDirection() == Qt::LeftToRight);
    return {leading ? margin : width() - margin - column,
            static_cast<double>(place) * rowHeight() + (rowHeight() - high) / 2, column, high};
}

QString PlanView::textOf(Word word) const
{
    return m_words[word.side].at(static_cast<std::size_t>(word.place));
}

PlanView::Word PlanView::wordAt(const QPointF& point) const
{
    for (const Side side : {Source, Target}) {
        for (std::size_t i = 0; i < m_words[side].size(); ++i) {
            if (chip(side, i).contains(point)) {
                return {side, static_cast<int>(i)};
            }
        }
    }
    return {};
}

QString PlanView::told(Word word) const
{
    if (word.isNone()) {
        return {};
    }
    QStringList parts;
    for (const Band& band : m_bands) {
        if (static_cast<int>(word.side == Source ? band.source : band.target) == word.place) {
            const QString other = word.side == Source ? m_words[Target][band.target] : m_words[Source][band.source];
            parts.append(tr("%1 %2, distance %3", "word, share of the mass, cost")
                             .arg(isolated(other), displayShare(band.mass), displayScore(band.cost)));
        }
    }
    if (isAlone(word)) {
        parts.prepend(tr("no counterpart", "of a word"));
    }
    return tr("%1: %2", "word: what it is carried to").arg(isolated(textOf(word)), parts.join(QStringLiteral("; ")));
}

QString PlanView::toldOfChosen() const
{
    return told(shownWord());
}

void PlanView::choose(Word word)
{
    m_chosen = word;
    setAccessibleDescription(told(word));
    update();
}

void PlanView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(QApplication::font());
    const Theme& theme = Theme::instance();
    if (!m_hasPlan || m_bands.empty()) {
        painter.setPen(theme.colours().muted);
        const int margin = theme.scaled(12);
        painter.drawText(rect().adjusted(margin, 0, -margin, 0), Qt::AlignCenter | Qt::TextWordWrap, m_placeholder);
        return;
    }
    const Word shown = shownWord();
    const double scale = (minRowHeight() - theme.scaled(6)) / m_mostMass;
    const auto belongs = [&shown](const Band& band) {
        return !shown.isNone()
            && static_cast<int>(shown.side == Source ? band.source : band.target) == shown.place;
    };
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    painter.setPen(Qt::NoPen);
    for (const bool above : {false, true}) {
        for (const Band& band : m_bands) {
            if (belongs(band) != above) {
                continue;
            }
            const QRectF source = chip(Source, band.source);
            const QRectF target = chip(Target, band.target);
            const double thick = std::max(1.5, band.mass * scale);
            const double from = source.center().y() - m_masses[Source][band.source] * scale / 2 + band.sourceTop * scale;
            const double to = target.center().y() - m_masses[Target][band.target] * scale / 2 + band.targetTop * scale;
            const double x1 = mirrored ? source.left() : source.right();
            const double x2 = mirrored ? target.right() : target.left();
            const double bend = (x1 + x2) / 2;
            QPainterPath path;
            path.moveTo(x1, from);
            path.cubicTo(bend, from, bend, to, x2, to);
            path.lineTo(x2, to + thick);
            path.cubicTo(bend, to + thick, bend, from + thick, x1, from + thick);
            path.closeSubpath();
            QColor colour = theme.colours().accent;
            const float quiet = band.carries ? 0.32F : 0.1F;
            colour.setAlphaF(shown.isNone() ? quiet : above ? 2.3F * quiet : 0.08F);
            painter.fillPath(path, colour);
        }
    }
    const QFontMetrics metrics(painter.font());
    for (const Side side : {Source, Target}) {
        for (std::size_t i = 0; i < m_words[side].size(); ++i) {
            const Word word{side, static_cast<int>(i)};
            bool part = shown.isNone() || word == shown;
            double share = -1;
            for (const Band& band : m_bands) {
                if (belongs(band) && (side == Source ? band.source : band.target) == i && side != shown.side) {
                    part = true;
                    share = band.mass;
                }
            }
            const QRectF area = chip(side, i);
            QPen frame = word == shown ? QPen(theme.colours().accent, word == m_chosen && hasFocus() ? 2 : 1)
                                       : QPen(isAlone(word) ? theme.colours().muted : theme.colours().border, 1);
            frame.setStyle(isAlone(word) ? Qt::DashLine : Qt::SolidLine);
            painter.setPen(frame);
            painter.setBrush(word == shown   ? QBrush(theme.colours().selection)
                             : isAlone(word) ? QBrush(Qt::NoBrush)
                                             : QBrush(palette().color(QPalette::AlternateBase)));
            painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), theme.scaled(6), theme.scaled(6));
            painter.setPen(part ? palette().color(QPalette::Text) : theme.colours().muted);
            const QRectF inside = area.adjusted(theme.scaled(8), 0, -theme.scaled(8), 0);
            QString text = textOf(word);
            if (share >= 0) {
                const QString number = displayShare(share);
                painter.drawText(inside, Qt::AlignVCenter | (mirrored ? Qt::AlignLeft : Qt::AlignRight), number);
                text = metrics.elidedText(text, Qt::ElideRight,
                                          static_cast<int>(inside.width()) - metrics.horizontalAdvance(number + QLatin1Char(' ')));
            } else {
                text = metrics.elidedText(text, Qt::ElideRight, static_cast<int>(inside.width()));
            }
            painter.drawText(inside, Qt::AlignVCenter | (mirrored ? Qt::AlignRight : Qt::AlignLeft), text);
        }
    }
}

void PlanView::mouseMoveEvent(QMouseEvent* event)
{
    const Word word = wordAt(event->position());
    if (!(word == m_hovered)) {
        m_hovered = word;
        update();
    }
}

void PlanView::leaveEvent(QEvent*)
{
    m_hovered = {};
    update();
}

void PlanView::keyPressEvent(QKeyEvent* event)
{
    const auto last = [this](Side side) { return static_cast<int>(m_words[side].size()) - 1; };
    Word word = m_chosen;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    switch (event->key()) {
    case Qt::Key_Up: word.place = std::max(0, word.place - 1); break;
    case Qt::Key_Down: word.place = std::min(last(word.side), word.place + 1); break;
    case Qt::Key_Home: word.place = 0; break;
    case Qt::Key_End: word.place = last(word.side); break;
    case Qt::Key_Left:
    case Qt::Key_Right:
        word.side = (event->key() == Qt::Key_Left) == mirrored ? Target : Source;
        word.place = std::clamp(word.place, 0, std::max(0, last(word.side)));
        break;
    case Qt::Key_Escape:
        if (!m_chosen.isNone()) {
            choose({});
            return;
        }
        [[fallthrough]];
    default: QWidget::keyPressEvent(event); return;
    }
    if (last(word.side) >= 0) {
        m_hovered = {};
        choose(word);
    }
}

void PlanView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    if (m_chosen.isNone() && !m_words[Source].empty()) {
        choose({Source, 0});
    }
    update();
}

void PlanView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    choose({});
}

bool PlanView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const QString text = told(wordAt(help->pos()));
        if (text.isEmpty()) {
            hideToolTip();
        } else {
            showToolTip(help->globalPos(), text, this);
        }
        return true;
    }
    return QWidget::event(event);
}

} // namespace crossgloss
