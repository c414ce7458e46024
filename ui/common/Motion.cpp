#include "common/Motion.h"

#include <QStyle>
#include <QWidget>

namespace crossgloss {

namespace {

bool isReduced = false;

} // namespace

void setMotionReduced(bool reduced)
{
    isReduced = reduced;
}

int motionTime(const QWidget& widget, int usual)
{
    return !isReduced && widget.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget) > 0 ? usual : 0;
}

} // namespace crossgloss
