#pragma once

namespace crossgloss {

/// From now on a MapView tells assistive technology that it is a chart, and which point is current as its value.
void installMapAccessibility();

} // namespace crossgloss
