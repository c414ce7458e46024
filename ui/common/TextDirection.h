#pragma once

#include <QString>
#include <QStringList>

namespace crossgloss {

// Texts that stand right in windows of either reading direction: names of any script, numbers with signs, arrows.

/// Before a sign or a number, which would move behind it where the text around runs from right to left.
inline constexpr QChar leftToRightMark(0x200E);

/// @p text between first-strong isolate and pop: its direction cannot disturb what stands around it.
QString isolated(const QString& text);

/// "English → French"; the arrow points as the interface is read.
QString displayDirection(const QString& from, const QString& to);

/// "noun · score 0.41 · rank 1,203": the facts that are not empty on one line, in the order in which the interface is read,
/// whatever script each begins with.
QString joinedFacts(const QStringList& facts);

} // namespace crossgloss
