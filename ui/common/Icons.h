#pragma once

#include <QIcon>
#include <QString>

namespace crossgloss {

/// A drawing of resources/icons in the colours of the palette in force when it is painted: icons need no renewing when
/// the theme changes.
QIcon themedIcon(const QString& name);

/// The same for one colour of the caller's choice.
QPixmap tintedPixmap(const QString& name, const QColor& colour, int size, qreal devicePixelRatio);

} // namespace crossgloss
