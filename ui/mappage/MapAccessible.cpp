#include "mappage/MapAccessible.h"

#include "mappage/MapView.h"

#include <QAccessibleWidget>

namespace crossgloss {

namespace {

class MapAccessible : public QAccessibleWidget {
public:
    explicit MapAccessible(MapView* view) : QAccessibleWidget(view, QAccessible::Chart) {}
    QString text(QAccessible::Text kind) const override
    {
        const auto* view = static_cast<const MapView*>(widget());
        return kind == QAccessible::Value ? view->textOf(view->current()) : QAccessibleWidget::text(kind);
    }
};

QAccessibleInterface* makeMapAccessible(const QString&, QObject* object)
{
    auto* view = qobject_cast<MapView*>(object);
    return view ? new MapAccessible(view) : nullptr;
}

} // namespace

void installMapAccessibility()
{
    // Known factories are not installed twice.
    QAccessible::installFactory(makeMapAccessible);
}

} // namespace crossgloss
