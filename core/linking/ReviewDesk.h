#pragma once

#include "base/Progress.h"
#include "gloss/WordMovers.h"
#include "linking/Decision.h"
#include "linking/Linking.h"
#include "store/Workspace.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace crossgloss {

/// A source gloss as the queue shows it.
struct ReviewItem {
    Verdict verdict = Verdict::Open;
    Relation relation = Relation::Exact;   ///< of an accepted pair
    std::int32_t target = -1;          ///< accepted, else what the matching suggests; -1 = nothing
    float score = 0;                   ///< of source and target; NaN when the target is no candidate
    /// Score above the best other candidate that was not rejected; below zero where retrieval would choose another. A lone
    /// candidate has its score above the worst candidate of all.
    float margin = 0;
    std::int32_t retrieved = -1;       ///< best candidate that was not rejected, whoever else wants it; -1 = none
    std::uint32_t rejected = 0;        ///< targets rejected
    std::string note;
};

struct JudgedSuggestion;

/// What a decision, undo or redo did.
struct ReviewChange {
    std::vector<std::int32_t> decided; ///< sources it was about
    struct Moved {
        std::int32_t source = -1;
        std::int32_t before = -1;      ///< target suggested before, -1 = none
        std::int32_t after = -1;
    };
    std::vector<Moved> moved;          ///< other sources whose suggestion changed
    std::vector<std::int32_t> touched; ///< every source whose item is to be shown anew, these included
};

struct ReviewStatistics {
    std::size_t sources = 0;
    std::size_t open = 0;
    std::size_t accepted = 0;
    std::size_t deferred = 0;
    std::size_t noCounterpart = 0;
    std::size_t rejectedPairs = 0;
    std::size_t notes = 0;
    std::size_t exact = 0, broader = 0, narrower = 0, related = 0;     ///< of the accepted
    std::size_t decidedToday = 0;      ///< UTC
    /// Accepted pairs that were the matching's suggestion (at that moment), and those that were retrieval's best.
    std::size_t acceptedAsSuggested = 0;
    std::size_t acceptedAsRetrieved = 0;
};

/// Two reviewers of one linking, over the sources that both have decided (accepted or no counterpart).
struct ReviewAgreement {
    std::string first;
    std::string second;
    std::size_t both = 0;
    std::size_t same = 0;              ///< same verdict and target
    std::size_t sameRelation = 0;      ///< of these, the same relation too
    /// Cohen's kappa (1960) over the pairs that either judged at these sources, accepted against not: a target that somebody
    /// accepted or rejected there. −1 … 1.
    double kappa = 0;
    std::vector<std::int32_t> different;   ///< sources
};

/// What an import of decisions did.
struct ReviewMerge {
    std::size_t added = 0;
    std::size_t known = 0;             ///< were there already
    std::size_t conflicts = 0;         ///< the same reviewer had decided otherwise: what was there is kept
    std::vector<std::int32_t> conflicting;
    std::vector<std::string> reviewers;
    std::size_t unknown = 0;           ///< synsets that this linking does not have
};

/// Where a linking is reviewed: suggestions from a one-to-one matching that is solved again around each decision.
///
/// Every decision is in the workspace before the call that makes it returns. Not for several threads at once.
class ReviewDesk {
public:
    /// Opens a linking for a reviewer and replays what is decided. @throws Error when somebody else holds it; Cancelled.
    ReviewDesk(Workspace& workspace, std::int64_t linking, std::string reviewer, Progress& progress);
    ~ReviewDesk();
    ReviewDesk(const ReviewDesk&) = delete;
    ReviewDesk& operator=(const ReviewDesk&) = delete;

    const Linking& linking() const;
    const std::string& reviewer() const;
    std::size_t size() const;          ///< sources
    const ReviewItem& item(std::int32_t source) const;
    /// Best candidates of a source: those that were rejected last, marked.
    struct Candidate {
        std::int32_t target = -1;
        float score = 0;
        bool rejected = false;
        std::int32_t linkedTo = -1;    ///< another source that was accepted for it
        std::int32_t suggestedTo = -1; ///< another source that the matching gives it to
    };
    std::vector<Candidate> candidates(std::int32_t source, std::size_t count = 10) const;
    /// Any concept of the target wordnet by word, gloss or id (TargetSearch::find), as candidates of a source; the score is
    /// NaN where the pair was not compared.
    struct Search {
        std::vector<Candidate> found;
        std::size_t all = 0;           ///< that fit, listed or not
    };
    Search search(std::int32_t source, const std::string& text, std::size_t most = 100);
    /// How the words of a pair move; nothing when the linking has no word vectors, or the pair is none of those compared.
    std::optional<GlossPlan> plan(std::int32_t source, std::int32_t target);
    /// The word of a plan. @param source side.
    const std::string& planWord(bool source, std::uint32_t id) const;

    /// Stores and applies a decision; a source that was accepted for the target before is opened again in the same step.
    /// @throws Error when a position is wrong, or it could not be stored; then nothing changed.
    ReviewChange decide(const Decision& decision, Progress& progress);
    /// Several as one step of undo.
    ReviewChange decide(std::span<const Decision> decisions, Progress& progress);

    bool canUndo() const;
    bool canRedo() const;
    /// What undo or redo would take back or do again; its first decision.
    std::optional<Decision> nextUndo() const;
    std::optional<Decision> nextRedo() const;
    ReviewChange undo(Progress& progress);
    ReviewChange redo(Progress& progress);

    /// What was suggested for each source when the reviewer looked at it last; at first what the matching made before
    /// any decision. Kept across openings.
    const std::vector<std::int32_t>& seen() const;
    /// The reviewer has seen what is suggested for a source now. Stored before it returns.
    void look(std::int32_t source);

    ReviewStatistics statistics() const;
    /// What the reviewer made of the suggestions so far, by source.
    std::vector<JudgedSuggestion> judgedSuggestions() const;
    /// Everybody with decisions in this linking, this reviewer first.
    std::vector<std::string> reviewers() const;
    ReviewAgreement agreement(const std::string& first, const std::string& second) const;

    /// Reads decisions that exportDecisions() or another program wrote (see there) and merges them, as one step of undo for
    /// this reviewer's. @throws Error with the file and line; then nothing was merged.
    ReviewMerge importDecisions(const std::filesystem::path& file, ReviewChange& change, Progress& progress);

private:
    struct Private;
    std::unique_ptr<Private> m_d;
};

} // namespace crossgloss
