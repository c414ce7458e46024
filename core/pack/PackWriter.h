#pragma once

#include "pack/PackCorpus.h"
#include "pack/PackModel.h"

#include <cstddef>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace crossgloss {

struct PackWriteOptions
{
    double prior = 0.25;                  ///< factor of log frequency in Pack::score
    std::map<std::string, double> priors; ///< the same for single languages of answers
    std::size_t inputs = 18000;     ///< words that are no answers but understood in descriptions, the most used ones
    std::uint64_t describes = 2000; ///< descriptions that a language must have been trained on to be served
    std::set<std::string> alsoDescribes; ///< languages that are served besides: trained on translated descriptions
    int threads = 0;
};

/// Writes a pack (atomic). @param card JSON. @return the size of the file.
std::uint64_t writePack(const PackParameters<float>& parameters, const PackGrams& grams, const PackCorpus& corpus,
                        const std::string& card, const std::filesystem::path& path, const PackWriteOptions& options);

/// Puts another card into a pack (atomic). @throws Error when the file is no sound pack.
void replacePackCard(const std::filesystem::path& path, const std::string& card);

} // namespace crossgloss
