#pragma once

#include "base/Progress.h"
#include "gloss/GlossCandidates.h"
#include "gloss/GlossSet.h"
#include "linking/MakeLinking.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace crossgloss {

// What a linking and the outlook on it begin with alike.

/// Fills in what is compared, sides and glosses. @throws Error when a side has none.
void takeGlosses(const LinkableWordnet& source, const LinkableWordnet& target, bool commonOnly, Linking& linking);

std::vector<std::string> textsOf(const std::vector<LinkingGloss>& glosses);

/// Kinds that go together: parts of speech; empty when all do.
std::vector<std::uint8_t> kindsOf(const std::vector<LinkingGloss>& glosses, const MakeLinkingOptions& options);

/// The glosses of a side as bags of words. @throws Error when no word has a vector; Cancelled.
GlossSet glossSetOf(const LinkingSide& side, const LinkableWordnet& wordnet, const MakeLinkingOptions& options,
                    Progress& progress);

/// Targets that have a translation of a lemma among theirs.
GlossCandidates translatedCandidates(const LinkingSide& source, const LinkingSide& target,
                                     const std::vector<WordPair>& dictionary, bool samePartOfSpeech);

/// Sources that a target brings, where so many targets are kept of a source.
std::size_t nearestPerTarget(std::size_t candidates);
/// How many nearest targets and sources are kept.
NearestCandidatesOptions nearestOf(const MakeLinkingOptions& options);

/// True when the dictionary chooses the candidates.
bool candidatesByDictionary(const MakeLinkingOptions& options);

} // namespace crossgloss
