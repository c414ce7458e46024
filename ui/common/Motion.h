#pragma once

class QWidget;

namespace crossgloss {

/// Whether things jump to their place instead of moving there; for whom moving pictures make ill. For the whole program.
void setMotionReduced(bool reduced);

/// How long something may move: @p usual milliseconds, or 0 where the user or the style wants no motion.
int motionTime(const QWidget& widget, int usual);

} // namespace crossgloss
