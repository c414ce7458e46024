#include "SentenceModelOptions.h"

#include "NamedArgument.h"
#include "Session.h"

#include "base/Error.h"
#include "composition/FusedModel.h"
#include "text/Language.h"

#include <CLI/CLI.hpp>

namespace crossgloss {

SentenceModelChoice SentenceModelArguments::modelChoice() const
{
    SentenceModelChoice chosen = choice;
    for (const std::string& entry : vectors) {
        const auto [language, file] = languageAndFile(entry);
        chosen.vectors.push_back(spaceNamed(file, language));
    }
    chosen.map.file = map;
    if (chosen.model == "pack" || (chosen.isFile() && isFusedModel(chosen.model))) {
        chosen.pack = pack.empty() ? defaultPack() : std::filesystem::path(pack);
    }
    return chosen;
}

void addSentenceModelOptions(CLI::App& command, SentenceModelArguments& arguments)
{
    SentenceModelChoice& choice = arguments.choice;
    command.add_option("--model", choice.model,
                       "pack (default), ngrams (of characters), mean, sif, tfidf, wmd or sinkhorn; or the file of a model "
                       "that compose, fuse or train wrote, or of a pack");
    command.add_option("--vectors", arguments.vectors,
                       "Word vectors, LANGUAGE=FILE or LANGUAGE=NAME of the workspace, for the models made of them; "
                       "repeatable, all in one space");
    command.add_option("--map", arguments.map, "Map that brings the vectors of two languages into one space, in the order named");
    command.add_option("--pack", arguments.pack, "Pack of --model pack; the one that came with the program when left out");
    command.add_option("--smoothing", choice.smoothing, "a of sif's weights a / (a + p(w))")->check(CLI::PositiveNumber);
    command.add_option("--components", choice.components, "Common directions that sif takes out")
        ->check(CLI::Range(0, 100));
    command.add_option("--entropy", choice.entropy, "Regularisation of sinkhorn")->check(CLI::PositiveNumber);
    command.add_option("--sinkhorn-iterations", choice.iterations, "Iterations of sinkhorn")->check(CLI::Range(1, 100000));
}

} // namespace crossgloss
