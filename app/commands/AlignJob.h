#pragma once

#include "Session.h"

#include "alignment/Align.h"
#include "alignment/MapExport.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace crossgloss {

/// What `align` is told.
struct AlignArguments {
    std::string source;
    std::string target;
    std::string sourceLanguage;
    std::string targetLanguage;
    std::string dictionary;
    std::string workspaceDictionary;
    std::vector<std::string> sentences;
    bool identical = false;
    IdenticalOptions identicalOptions;
    std::size_t identicalLimit = 0;
    bool lowerCase = false;
    std::string method = "procrustes";
    std::string normalisation = "standard";
    AlignOptions options;
    bool orthogonal = false;
    bool noWhitening = false;
    bool noDewhitening = false;
    bool noBeta = false;
    bool noCheck = false;
    std::string out;
    std::string exportSource;
    std::string exportTarget;
    std::string induced;
    std::string inducedRetrieval = "csls";
    InduceOptions inducing;
};

/// "standard", "iterative", "none", or steps with commas between them. Nothing when it is none of these.
std::optional<std::vector<NormalisationStep>> normalisationSteps(const std::string& text);

/// Learns a map, writes it with what was asked for beside it, records the run and prints what came of it.
void runAlignment(const AlignArguments& arguments, const Session& session);

} // namespace crossgloss
