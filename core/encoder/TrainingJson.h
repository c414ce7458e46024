#pragma once

#include "base/Field.h"
#include "encoder/Training.h"

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// Names as the command line and files use them; the readers throw Error listing what there is.
std::string_view encoderName(EncoderKind kind);
EncoderKind encoderFromName(std::string_view name);
std::string_view strategyName(Strategy strategy);
Strategy strategyFromName(std::string_view name);
std::string_view objectiveName(Objective objective);
Objective objectiveFromName(std::string_view name);
std::string_view placementName(AttentionPlacement placement);
AttentionPlacement placementFromName(std::string_view name);
std::string_view poolingName(Pooling pooling);
Pooling poolingFromName(std::string_view name);

/// `FILE:ANSWER_LANGUAGE:DEFINITION_LANGUAGE`, languages in canonical form. @throws Error when it is not of that form.
DefinitionFile definitionFileFromText(std::string_view text);
std::string toText(const DefinitionFile& file);

/// Named as the command line's options.
Fields fieldsOf(TrainingConfig& config);
nlohmann::json toJson(const TrainingConfig& config);
/// Keys that are absent keep their value in @p config. @throws Error for keys that do not exist and values that do not fit.
void applyJson(const nlohmann::json& json, TrainingConfig& config);

nlohmann::json toJson(const RetrievalScores& scores);

} // namespace crossgloss
