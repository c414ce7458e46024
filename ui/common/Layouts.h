#pragma once

#include <QBoxLayout>
#include <QMargins>

namespace crossgloss {

/// A column or a row with its margins, and its gaps where they are not the style's.
template <class Layout>
Layout* layoutIn(QWidget* parent, const QMargins& margins, int gap)
{
    auto* layout = new Layout(parent);
    layout->setContentsMargins(margins);
    if (gap >= 0) {
        layout->setSpacing(gap);
    }
    return layout;
}

inline QVBoxLayout* columnIn(QWidget* parent, const QMargins& margins = {}, int gap = -1)
{
    return layoutIn<QVBoxLayout>(parent, margins, gap);
}

inline QHBoxLayout* rowIn(QWidget* parent, const QMargins& margins = {}, int gap = -1)
{
    return layoutIn<QHBoxLayout>(parent, margins, gap);
}

/// A row to be put into another layout.
inline QHBoxLayout* newRow(int gap)
{
    auto* layout = new QHBoxLayout;
    layout->setSpacing(gap);
    return layout;
}

} // namespace crossgloss
