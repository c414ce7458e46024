#pragma once

#include "resources/Wordnet.h"

#include <cstddef>
#include <span>
#include <string>

namespace crossgloss {

/// How closely concepts are tied to each other (Sever & Ercan 2020, section 3.1).
struct SynsetDensity {
    std::size_t vertices = 0;          ///< concepts
    std::size_t edges = 0;             ///< pairs of them, one of which is above the other or has it as a part
    double density = 0;                ///< 2 E / (V (V − 1)), equation 4; 0 for fewer than two concepts
};

/// Density of the graph of the concepts @p ids under the relations (hypernyms and wholes) that @p wordnet states.
/// @param ids each once; those that the wordnet does not know are vertices without edges.
SynsetDensity synsetDensity(const Wordnet& wordnet, std::span<const std::string> ids);

} // namespace crossgloss
