#pragma once

#include "base/Progress.h"
#include "pack/PackAssembler.h"
#include "pack/PackTrainer.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace crossgloss {

/// The files that a pack is made from.
struct PackInputs
{
    struct Definitions
    {
        std::filesystem::path file;
        std::string answerLanguage, definitionLanguage;
    };
    struct Bilingual
    {
        std::filesystem::path file;
        std::string first, second;
    };
    bool installed = true;                                ///< the dictd dictionaries and the WordNet of the system
    std::vector<Definitions> definitions;                 ///< readDefinitions
    std::vector<Bilingual> pairs;                         ///< readWordPairs; `.csv`: word;…;…;word
    std::vector<Bilingual> parallel;                      ///< sentence pairs, tab between; for frequencies
    std::vector<std::filesystem::path> wordnets;          ///< Open Multilingual Wordnet tabs
    std::vector<std::pair<std::string, std::filesystem::path>>
        vectors;                                          ///< language, starting vectors, frequent words first
    std::map<std::string, std::string> licences;          ///< file name → licence, where the file states none
};

/// Reads everything and puts the corpus together. @p start receives the vectors.
/// @throws Error with the file that cannot be used, Cancelled.
PackCorpus gatherPackCorpus(const PackInputs& inputs, const PackAssemblyOptions& options, PackStart& start, int threads,
                            Progress& progress);

} // namespace crossgloss
