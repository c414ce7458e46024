#pragma once

#include "lookup/CandidatePool.h"
#include "lookup/Fusion.h"
#include "lookup/LexicalChannel.h"
#include "lookup/Lookup.h"
#include "pack/Pack.h"
#include "store/Workspace.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace crossgloss {

struct LookupOptions {
    FusionOptions fusion;
    LexicalOptions lexical;
    CandidatePoolOptions pool;
    bool meanings = true;              ///< ask the vocabulary of meanings beside the pack, where there is one
    bool rerank = true;                ///< weigh the best candidates by all that is known of them
    int threads = 0;                   ///< of one ask(); 0 = all
    int lexicalPool = 300;             ///< words that the lexical channel hands to the fusion for each target language
};

/// The engine of ask() and describe(), which can also tell where an answer stands in the ranking of all words.
class ReverseDictionary : public LookupEngine {
public:
    /// Rank of one of several equally right answers.
    struct AnswerRank {
        bool covered = false;          ///< one of the answers is a word that could be ranked
        std::uint64_t rank = 0;        ///< 1-based place of the best placed answer; 0 when none is placed
    };

    /// A candidate with its text.
    struct NamedCandidate
    {
        std::string word;
        double score = 0;
        CandidateFeatures features;
    };

    /// Ranks over all words of query.to.front() that pass the filter, not only over the first limit; on the calling thread.
    /// An answer that stands in the description itself is covered but not placed.
    /// @throws Error as ask() does, Cancelled.
    virtual AnswerRank rank(const LookupQuery& query, const std::vector<std::string>& answers,
                            Progress& progress) const = 0;

    /// The candidates of query.to.front() with their features, for fitting the weights; empty where they are not
    /// weighed.
    virtual std::vector<NamedCandidate> candidates(const LookupQuery& query, Progress& progress) const = 0;

    /// True when dictionaries are indexed, so that the lexical channel has something to say.
    virtual bool hasIndex() const = 0;
};

/// @param pack may be null when a workspace with indexed dictionaries is given.
/// @param workspace may be null; must outlive the engine.
/// @throws Error when both are missing.
std::unique_ptr<ReverseDictionary> openLookup(std::shared_ptr<const Pack> pack, const Workspace* workspace,
                                              const LookupOptions& options = {});

} // namespace crossgloss
