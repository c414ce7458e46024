#include "trainpage/TrainingCurveModel.h"

#include "common/Texts.h"

#include <QLocale>

namespace crossgloss {

QString TrainingCurveModel::heading(int column) const
{
    return QStringList{tr("Epoch"), tr("Step"), tr("Loss"), tr("P@1"), tr("P@10"), tr("MRR"), tr("Time"),
                       tr("Examples/s")}.value(column);
}

QVariant TrainingCurveModel::cell(const TrainingPoint& point, int column, int role) const
{
    if (role != Qt::DisplayRole) {
        return {};
    }
    const QLocale locale;
    const auto score = [&locale](const std::optional<double>& value) {
        return value ? locale.toString(*value, 'f', 3) : QString();
    };
    switch (column) {
    case EpochColumn: return locale.toString(point.epoch);
    case StepColumn: return locale.toString(static_cast<qulonglong>(point.step));
    case LossColumn: return locale.toString(point.loss, 'g', 4);
    case P1Column: return score(point.validationP1);
    case P10Column: return score(point.validationP10);
    case MrrColumn: return score(point.validationMrr);
    case TimeColumn: return displayDuration(point.seconds);
    case SpeedColumn: return point.examplesPerSecond > 0 ? locale.toString(qRound64(point.examplesPerSecond)) : QString();
    default: return {};
    }
}

} // namespace crossgloss
