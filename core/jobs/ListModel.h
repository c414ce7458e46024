#pragma once

#include "jobs/JobContext.h"
#include "jobs/SentenceModelChoice.h"
#include "jobs/SharedPack.h"

#include "composition/SentenceRows.h"
#include "composition/SentenceTexts.h"

#include <memory>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// Opens the model of a list that is being read; "pack" without a file is the shared one.
std::shared_ptr<const SentenceModel> openListModel(JobContext& context, SharedPack& pack,
                                                   const SentenceModelChoice& choice, const SentenceTexts& texts,
                                                   int threads, Progress& progress);

/// What is kept with a list, so that its model can be opened again and be known for the same: `model, method,
/// checksums`.
nlohmann::json listModelToJson(JobContext& context, SharedPack& pack, const SentenceModelChoice& choice,
                               const SentenceModel& model);

/// The choice that listModelToJson() wrote. @throws Error when it cannot be read.
SentenceModelChoice listModelChoice(const std::string& about);

/// Opens the model that made the vectors of a stored list.
/// @throws Error when it is gone, or has changed since so that its vectors are others; Cancelled.
std::shared_ptr<const SentenceModel> reopenListModel(JobContext& context, SharedPack& pack, const std::string& name,
                                                     const std::string& about, const SentenceRows& rows, int threads,
                                                     Progress& progress);

} // namespace crossgloss
