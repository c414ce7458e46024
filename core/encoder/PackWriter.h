#pragma once

#include "encoder/PackCorpus.h"
#include "encoder/PackModel.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace crossgloss {

struct PackWriteOptions {
    double prior = 0.5;                ///< factor of log frequency in Pack::score
    std::size_t inputs = 90000;        ///< words that keep a vector for descriptions; the others borrow that of the answer
    std::size_t minimumInputs = 2000;  ///< languages with fewer serve no descriptions
    int threads = 0;
};

/// Writes a pack (atomic). @param card JSON. @return the size of the file.
std::uint64_t writePack(const PackParameters<float>& parameters, const PackGrams& grams, const PackCorpus& corpus,
                        const std::string& card, const std::filesystem::path& path, const PackWriteOptions& options);

} // namespace crossgloss
