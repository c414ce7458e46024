#include "linking/DeskPlan.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace crossgloss {

namespace {

/// The vector of a word; empty when the side does not have it.
std::span<const float> vectorOf(const LinkingSide& side, std::size_t dimension, const std::string& word)
{
    const auto found = std::find(side.words.begin(), side.words.end(), word);
    if (found == side.words.end()) {
        return {};
    }
    return std::span(side.vectors).subspan(static_cast<std::size_t>(found - side.words.begin()) * dimension, dimension);
}

/// Euclidean distance of vectors of length one.
double distanceOf(std::span<const float> a, std::span<const float> b)
{
    double squares = 0;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        const double difference = static_cast<double>(a[i]) - static_cast<double>(b[i]);
        squares += difference * difference;
    }
    return std::sqrt(squares);
}

} // namespace

std::optional<PlanFlows> planFlows(ReviewDesk& desk, std::int32_t source, std::int32_t target)
{
    const std::optional<GlossPlan> plan = desk.plan(source, target);
    if (!plan) {
        return std::nullopt;
    }
    const Linking& linking = desk.linking();
    PlanFlows told;
    told.distance = plan->distance;
    std::vector<std::span<const float>> sourceVectors;
    std::vector<std::span<const float>> targetVectors;
    for (const std::uint32_t id : plan->sourceWords) {
        told.sourceWords.push_back(desk.planWord(true, id));
        sourceVectors.push_back(vectorOf(linking.source, linking.dimension, told.sourceWords.back()));
    }
    for (const std::uint32_t id : plan->targetWords) {
        told.targetWords.push_back(desk.planWord(false, id));
        targetVectors.push_back(vectorOf(linking.target, linking.dimension, told.targetWords.back()));
    }
    double whole = 0;
    for (const Shipment& shipment : plan->shipments) {
        whole += shipment.mass;
    }
    for (const Shipment& shipment : plan->shipments) {
        told.flows.push_back({shipment.source, shipment.target, whole > 0 ? shipment.mass / whole : 0,
                              distanceOf(sourceVectors[shipment.source], targetVectors[shipment.target])});
    }
    std::stable_sort(told.flows.begin(), told.flows.end(),
                     [](const PlanFlows::Flow& a, const PlanFlows::Flow& b) { return a.mass > b.mass; });
    return told;
}

} // namespace crossgloss
