#include "common/TextDirection.h"

#include <QGuiApplication>

namespace crossgloss {

QString isolated(const QString& text)
{
    return QChar(0x2068) + text + QChar(0x2069);
}

QString displayDirection(const QString& from, const QString& to)
{
    if (QGuiApplication::isRightToLeft()) {
        // From right to left wherever it stands: a chart writes its legend from left to right.
        return QChar(0x2067) + isolated(from) + QStringLiteral(" ← ") + isolated(to) + QChar(0x2069);
    }
    return from + QStringLiteral(" → ") + to;
}

QString joinedFacts(const QStringList& facts)
{
    const bool mirrored = QGuiApplication::isRightToLeft();
    QStringList parts;
    for (const QString& fact : facts) {
        if (!fact.isEmpty()) {
            parts.append(mirrored ? isolated(fact) : fact);
        }
    }
    const QString line = parts.join(QStringLiteral(" · "));
    return mirrored && !line.isEmpty() ? QChar(0x200F) + line : line; // the mark makes the line run so from its first word
}

} // namespace crossgloss
