#pragma once

#include "jobs/SentenceModelChoice.h"

#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}

namespace crossgloss {

/// A sentence model as a command names it.
struct SentenceModelArguments {
    std::vector<std::string> vectors;  ///< L=F
    std::string map;
    std::string pack;                  ///< empty = the one that came with the program
    SentenceModelChoice choice;

    /// @throws Error when an entry of --vectors is not of its form.
    SentenceModelChoice modelChoice() const;
};

/// Adds --model, --vectors, --map, --pack and the settings of SIF and Sinkhorn.
void addSentenceModelOptions(CLI::App& command, SentenceModelArguments& arguments);

} // namespace crossgloss
