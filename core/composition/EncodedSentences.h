#pragma once

#include "composition/SentenceModel.h"
#include "pack/Pack.h"

#include <filesystem>
#include <memory>

namespace crossgloss {

/// Sentences as the dictionary encoder of a pack reads descriptions.
std::shared_ptr<const SentenceModel> packSentenceModel(std::shared_ptr<const Pack> pack);

/// Sentences as a trained dictionary encoder reads definitions. Opens the vectors that it was trained with.
/// @throws Error when the model or its vectors cannot be read; Cancelled.
std::shared_ptr<const SentenceModel> encoderSentenceModel(const std::filesystem::path& model, int threads,
                                                          Progress& progress);

} // namespace crossgloss
