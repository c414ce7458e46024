#include "linking/CoverageCurve.h"

#include "linking/Counterparts.h"
#include "linking/ReviewDesk.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <numeric>

namespace crossgloss {

namespace {

/// What is taken, the surest first.
struct Taken
{
    double confidence = 0;
    bool right = false;
    bool counts = true; ///< for coverage
};

std::vector<CoveragePoint> curveOf(std::vector<Taken> all, std::size_t possible, std::size_t most)
{
    std::ranges::stable_sort(all, std::ranges::greater(), &Taken::confidence);
    std::vector<CoveragePoint> curve;
    CoveragePoint point;
    std::size_t reached = 0;
    for (std::size_t place = 0; place < all.size(); ++place) {
        ++point.taken;
        point.right += all[place].right ? 1 : 0;
        reached += all[place].counts ? 1 : 0;
        if (place + 1 == all.size() || (place + 1) * most / all.size() != place * most / all.size()) {
            point.coverage = static_cast<double>(reached) / static_cast<double>(possible);
            point.precision = static_cast<double>(point.right) / static_cast<double>(point.taken);
            point.interval = wilsonInterval(point.right, point.taken);
            point.confidence = all[place].confidence;
            curve.push_back(point);
        }
    }
    return curve;
}

/// Of each source, whether the other side has its concept.
std::vector<bool> haveCounterparts(const Linking& linking)
{
    const std::vector<std::int32_t> targetOf = counterparts(linking.source.glosses, linking.target.comparedGlosses());
    std::vector<bool> have;
    have.reserve(targetOf.size());
    for (const std::int32_t target : targetOf) {
        have.push_back(target >= 0);
    }
    return have;
}

float orZero(float value)
{
    return std::isnan(value) ? 0.0F : value;
}

} // namespace

std::vector<CoveragePoint> coverageCurve(const Linking& linking, const std::vector<std::int32_t>& targetOf,
                                         const std::vector<float>& confidence, std::size_t most)
{
    const std::vector<bool> has = haveCounterparts(linking);
    const auto possible = static_cast<std::size_t>(std::ranges::count(has, true));
    if (possible == 0) {
        return {};
    }
    std::vector<Taken> all;
    for (std::size_t source = 0; source < targetOf.size(); ++source) {
        if (targetOf[source] >= 0) {
            const LinkingGloss& suggested = linking.target.glosses[static_cast<std::size_t>(targetOf[source])];
            all.push_back({confidence[source], isSameConcept(linking.source.glosses[source], suggested), has[source]});
        }
    }
    return curveOf(std::move(all), possible, most);
}

std::vector<CoveragePoint> coverageCurve(std::span<const JudgedSuggestion> judged, std::size_t most)
{
    std::vector<Taken> all;
    all.reserve(judged.size());
    for (const JudgedSuggestion& each : judged) {
        all.push_back({each.margin, each.right, true});
    }
    return curveOf(std::move(all), judged.size(), most);
}

CoverageCurves coverageCurves(const ReviewDesk& desk, std::size_t most)
{
    const Linking& linking = desk.linking();
    std::vector<std::int32_t> matched;
    std::vector<std::int32_t> retrieved;
    std::vector<float> margins;
    std::vector<float> scores;
    std::vector<float> best;
    for (std::size_t source = 0; source < desk.size(); ++source) {
        const ReviewItem& item = desk.item(static_cast<std::int32_t>(source));
        matched.push_back(item.target);
        retrieved.push_back(item.retrieved);
        margins.push_back(orZero(item.margin));
        scores.push_back(orZero(item.score));
        best.push_back(item.retrieved < 0 ? 0.0F : linking.candidates.scoreOf(source, item.retrieved).value_or(0));
    }
    CoverageCurves curves;
    curves.sources = desk.size();
    curves.known = static_cast<std::size_t>(std::ranges::count(haveCounterparts(linking), true));
    curves.matchingByMargin = coverageCurve(linking, matched, margins, most);
    curves.matchingByScore = coverageCurve(linking, matched, scores, most);
    curves.retrievalByScore = coverageCurve(linking, retrieved, best, most);
    const std::vector<JudgedSuggestion> judged = desk.judgedSuggestions();
    curves.judged = judged.size();
    curves.judgedByMargin = coverageCurve(judged, most);
    return curves;
}

} // namespace crossgloss
