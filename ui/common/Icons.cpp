#include "common/Icons.h"

#include "common/Theme.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace crossgloss {

namespace {

class ThemedIconEngine final : public QIconEngine {
public:
    explicit ThemedIconEngine(QString name) : m_name(std::move(name)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal ratio = painter->device()->devicePixelRatioF();
        const int size = qMin(rect.width(), rect.height());
        const QPixmap drawn = tintedPixmap(m_name, colour(mode, state), size, ratio);
        painter->drawPixmap(rect.x() + (rect.width() - size) / 2, rect.y() + (rect.height() - size) / 2, drawn);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return tintedPixmap(m_name, colour(mode, state), qMin(size.width(), size.height()), 1);
    }

    QIconEngine* clone() const override { return new ThemedIconEngine(m_name); }

private:
    static QColor colour(QIcon::Mode mode, QIcon::State state)
    {
        if (mode == QIcon::Disabled) {
            return QApplication::palette().color(QPalette::Disabled, QPalette::ButtonText);
        }
        return state == QIcon::On ? Theme::instance().colours().accent
                                  : QApplication::palette().color(QPalette::ButtonText);
    }

    QString m_name;
};

} // namespace

QIcon themedIcon(const QString& name)
{
    return QIcon(new ThemedIconEngine(name));
}

QPixmap tintedPixmap(const QString& name, const QColor& colour, int size, qreal devicePixelRatio)
{
    const int pixels = qMax(1, qRound(size * devicePixelRatio));
    const QString key = QStringLiteral("crossgloss/%1/%2/%3").arg(name, colour.name()).arg(pixels);
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
        pixmap = QPixmap(pixels, pixels);
        pixmap.fill(Qt::transparent);
        if (file.open(QIODevice::ReadOnly)) {
            QSvgRenderer renderer(file.readAll().replace("currentColor", colour.name().toLatin1()));
            QPainter painter(&pixmap);
            renderer.render(&painter, QRectF(0, 0, pixels, pixels));
        }
        QPixmapCache::insert(key, pixmap);
    }
    pixmap.setDevicePixelRatio(devicePixelRatio);
    return pixmap;
}

} // namespace crossgloss
