#pragma once

#include <QString>

namespace crossgloss {

/// Text as searches compare it: without case and accents.
QString foldedForSearch(const QString& text);

} // namespace crossgloss
