#pragma once

#include "common/AlignTexts.h"
#include "common/PlotExport.h"

#include <QString>
#include <QVariant>

#include <cstddef>
#include <string>

namespace crossgloss {

/// What a cell says: the shown text, or under plotValueRole the exact number.
inline QVariant numberCell(double value, int role, const QString& shown)
{
    return role == Qt::DisplayRole ? QVariant(shown) : role == plotValueRole ? QVariant(value) : QVariant();
}

inline QVariant scoreCell(double value, int role)
{
    return numberCell(value, role, displayScore(value));
}

inline QVariant countCell(std::size_t value, int role)
{
    return numberCell(static_cast<double>(value), role, displayCount(value));
}

inline QVariant textCell(const QString& text, int role)
{
    return role == Qt::DisplayRole ? QVariant(text) : QVariant();
}

inline QVariant textCell(const std::string& text, int role)
{
    return textCell(QString::fromStdString(text), role);
}

} // namespace crossgloss
