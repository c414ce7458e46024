#include "linking/Agreement.h"

#include <set>

namespace crossgloss {

namespace {

/// The pair (source, target) as one of two judges sees it.
bool links(const SourceState& state, std::int32_t target)
{
    return state.verdict == Verdict::Accepted && state.target == target;
}

} // namespace

ReviewAgreement agreementOf(const std::vector<SourceState>& first, const std::vector<SourceState>& second)
{
    ReviewAgreement agreement;
    double pairs = 0;
    double samePairs = 0;
    double firstYes = 0;
    double secondYes = 0;
    for (std::size_t source = 0; source < first.size(); ++source) {
        const SourceState& a = first[source];
        const SourceState& b = second[source];
        if (!a.isDecided() || !b.isDecided()) {
            continue;
        }
        ++agreement.both;
        if (a.verdict == b.verdict && a.target == b.target) {
            ++agreement.same;
            agreement.sameRelation += a.relation == b.relation ? 1 : 0;
        } else {
            agreement.different.push_back(static_cast<std::int32_t>(source));
        }
        std::set<std::int32_t> judged = a.rejected;
        judged.insert(b.rejected.begin(), b.rejected.end());
        for (const SourceState* state : {&a, &b}) {
            if (state->verdict == Verdict::Accepted) {
                judged.insert(state->target);
            }
        }
        for (const std::int32_t target : judged) {
            const bool yesA = links(a, target);
            const bool yesB = links(b, target);
            ++pairs;
            samePairs += yesA == yesB ? 1 : 0;
            firstYes += yesA ? 1 : 0;
            secondYes += yesB ? 1 : 0;
        }
    }
    if (pairs > 0) {
        const double a = firstYes / pairs;
        const double b = secondYes / pairs;
        const double chance = a * b + (1 - a) * (1 - b);
        const double observed = samePairs / pairs;
        agreement.kappa = chance < 1 ? (observed - chance) / (1 - chance) : 1.0;
    }
    return agreement;
}

} // namespace crossgloss
