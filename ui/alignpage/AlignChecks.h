#pragma once

#include "jobs/AlignmentService.h"

#include <QStringList>

namespace crossgloss {

/// What is missing before an alignment can begin; empty when it can. Looks at files only.
QStringList problemsOf(const AlignRequest& request);

/// What a run or a plot of it was made with, for exports and captions.
QList<QPair<QString, QString>> parametersOf(const AlignRequest& request);

} // namespace crossgloss
