#include "mappage/LegendView.h"

#include "common/AlignTexts.h"
#include "common/TextDirection.h"
#include "common/Theme.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>

#include <algorithm>

namespace crossgloss {

namespace {

QIcon swatch(const QColor& colour)
{
    const int side = Theme::instance().scaled(14);
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(colour);
    painter.setPen(Qt::NoPen);
    painter.drawEllipse(QRectF(1, 1, side - 2, side - 2));
    return QIcon(pixmap);
}

} // namespace

LegendView::LegendView(QWidget* parent) : Retranslated(parent)
{
    setObjectName(QStringLiteral("mapLegend"));
    setFlow(LeftToRight);
    setWrapping(true);
    setResizeMode(Adjust);
    setSpacing(2);
    setUniformItemSizes(false);
    setSelectionMode(SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QListWidget::itemChanged, this, &LegendView::shownChanged);
    retranslate();
}

void LegendView::setClasses(const std::vector<MapClass>& classes)
{
    QStringList names;
    for (const MapClass& each : classes) {
        names.append(each.name);
    }
    const std::vector<bool> before = shown();
    const bool same = names == m_names;
    m_names = names;
    {
        const QSignalBlocker quiet(this);
        const int at = currentRow();
        clear();
        for (std::size_t i = 0; i < classes.size(); ++i) {
            auto* item = new QListWidgetItem(swatch(classes[i].colour),
                                             tr("%1 (%2)", "a class of points, how many")
                                                 .arg(isolated(classes[i].name), displayCount(classes[i].points)),
                                             this);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
            item->setCheckState(!same || before[i] ? Qt::Checked : Qt::Unchecked);
        }
        setCurrentRow(same ? at : -1);
    }
    fitRows();
    doItemsLayout();
}

std::vector<bool> LegendView::shown() const
{
    std::vector<bool> shown(static_cast<std::size_t>(count()));
    for (int i = 0; i < count(); ++i) {
        shown[static_cast<std::size_t>(i)] = item(i)->checkState() == Qt::Checked;
    }
    return shown;
}

void LegendView::setShown(const std::vector<bool>& shown)
{
    {
        const QSignalBlocker quiet(this);
        for (int i = 0; i < std::min(count(), static_cast<int>(shown.size())); ++i) {
            item(i)->setCheckState(shown[static_cast<std::size_t>(i)] ? Qt::Checked : Qt::Unchecked);
        }
    }
    viewport()->update();
    Q_EMIT shownChanged();
}

void LegendView::mouseReleaseEvent(QMouseEvent* event)
{
    QListWidgetItem* clicked = itemAt(event->position().toPoint());
    const Qt::CheckState before = clicked ? clicked->checkState() : Qt::Checked;
    QListWidget::mouseReleaseEvent(event);
    if (clicked && event->button() == Qt::LeftButton && clicked->checkState() == before) {
        clicked->setCheckState(before == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    }
}

void LegendView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const int row = indexAt(event->position().toPoint()).row();
    if (row >= 0) {
        std::vector<bool> alone(static_cast<std::size_t>(count()), false);
        alone[static_cast<std::size_t>(row)] = true;
        // The second release of the mouse ticks as the first one did.
        setShown(alone);
        item(row)->setCheckState(Qt::Unchecked);
    }
}

QSize LegendView::sizeHint() const
{
    const int line = std::max(sizeHintForRow(0), fontMetrics().height()) + 2 * spacing();
    return {Theme::instance().scaled(200), line * m_rows + 2 * frameWidth() + Theme::instance().scaled(4)};
}

QSize LegendView::minimumSizeHint() const
{
    return {Theme::instance().scaled(80), sizeHint().height()};
}

void LegendView::resizeEvent(QResizeEvent* event)
{
    QListWidget::resizeEvent(event);
    fitRows();
}

void LegendView::fitRows()
{
    constexpr int maxRows = 3;
    int width = 0;
    int rows = 1;
    for (int i = 0; i < count(); ++i) {
        const int wide = sizeHintForIndex(indexFromItem(item(i))).width() + 2 * spacing();
        if (width + wide > viewport()->width() && width > 0) {
            ++rows;
            width = 0;
        }
        width += wide;
    }
    rows = std::min(rows, maxRows);
    if (rows != m_rows) {
        m_rows = rows;
        updateGeometry();
    }
}

void LegendView::retranslate()
{
    setAccessibleName(tr("Legend: what is ticked is drawn"));
    setToolTip(tr("Click a class to hide it or to show it again; double-click to show it alone"));
}

} // namespace crossgloss
