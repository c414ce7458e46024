#pragma once

#include "encoder/Training.h"
#include "linking/GlossEncoderTraining.h"
#include "wordvectors/WordVectors.h"

#include <QStringList>

namespace crossgloss {

/// What would make a training run fail, told before it begins; empty when it can begin. Looks at files only.
QStringList problemsOf(const TrainingConfig& config);
QStringList problemsOf(const GlossEncoderOptions& options);
QStringList problemsOf(const WordVectorConfig& config);

/// True when a checkpoint of an earlier run lies beside the model.
bool hasCheckpoint(const TrainingConfig& config);

} // namespace crossgloss
