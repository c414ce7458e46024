#include "composition/SentencePlan.h"

#include "base/Error.h"
#include "gloss/Transport.h"
#include "numeric/Elementwise.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

/// The words of a side that take part: each once, those without a vector behind the others.
struct Side {
    std::vector<std::string> words;
    std::vector<double> masses;        ///< of the words with vectors, summing to one
    std::vector<const float*> vectors;
};

bool anyContent(const SentenceWords& sentence)
{
    return std::ranges::any_of(sentence.words, [](const SentenceWords::Word& word) { return word.known && !word.function; });
}

Side sideOf(const SentenceWords& sentence)
{
    Side side;
    const bool dropFunctionWords = anyContent(sentence);
    std::vector<std::string> unknown;
    double sum = 0.0;
    for (std::size_t i = 0; i < sentence.words.size(); ++i) {
        const SentenceWords::Word& word = sentence.words[i];
        if (!word.known) {
            if (!word.function && std::ranges::count(unknown, word.text) == 0) {
                unknown.push_back(word.text);
            }
            continue;
        }
        if ((word.function && dropFunctionWords) || word.weight <= 0.0) {
            continue;
        }
        sum += word.weight;
        const auto found = std::ranges::find(side.words, word.text);
        if (found != side.words.end()) {
            side.masses[static_cast<std::size_t>(found - side.words.begin())] += word.weight;
            continue;
        }
        side.words.push_back(word.text);
        side.masses.push_back(word.weight);
        side.vectors.push_back(sentence.vectors.data() + i * sentence.dimension);
    }
    for (double& mass : side.masses) {
        mass /= sum;
    }
    side.words.insert(side.words.end(), unknown.begin(), unknown.end());
    return side;
}

float nearestCosine(const float* vector, const SentenceWords& sentence)
{
    float nearest = -1.0F;
    const bool dropFunctionWords = anyContent(sentence);
    for (std::size_t i = 0; i < sentence.words.size(); ++i) {
        if (sentence.words[i].known && !(sentence.words[i].function && dropFunctionWords)) {
            nearest = std::max(nearest, dot(sentence.dimension, vector, sentence.vectors.data() + i * sentence.dimension));
        }
    }
    return nearest;
}

/// By word of a side, whether the other side has nothing for it.
std::vector<bool> aloneOf(const Side& side, const SentenceWords& other, std::span<const SentenceWords> otherBackground)
{
    std::vector<bool> alone(side.words.size(), true);
    for (std::size_t i = 0; i < side.vectors.size(); ++i) {
        const float nearest = nearestCosine(side.vectors[i], other);
        const auto nearer = std::ranges::count_if(
            otherBackground, [&](const SentenceWords& random) { return nearestCosine(side.vectors[i], random) >= nearest; });
        alone[i] = static_cast<double>(nearer) > (1.0 - counterpartShare) * static_cast<double>(otherBackground.size());
    }
    return alone;
}

} // namespace

std::optional<PlanFlows> sentencePlan(const SentenceWords& first, const SentenceWords& second,
                                      std::span<const SentenceWords> firstBackground,
                                      std::span<const SentenceWords> secondBackground)
{
    if (first.dimension != second.dimension) {
        throw Error(CROSSGLOSS_TEXT("The words of the two sentences have vectors of different dimensions"));
    }
    Side source = sideOf(first);
    Side target = sideOf(second);
    if (source.vectors.empty() || target.vectors.empty()) {
        return std::nullopt;
    }
    std::vector<float> costs;
    for (const float* from : source.vectors) {
        for (const float* to : target.vectors) {
            costs.push_back(std::sqrt(std::max(0.0F, 2.0F - 2.0F * dot(first.dimension, from, to))));
        }
    }
    PlanFlows plan;
    TransportSolver solver;
    plan.distance = solver.solve(source.masses, target.masses, costs.data(), target.masses.size());
    for (const Shipment& shipment : solver.plan()) {
        plan.flows.push_back({shipment.source, shipment.target, shipment.mass,
                              static_cast<double>(costs[shipment.source * target.masses.size() + shipment.target])});
    }
    std::ranges::stable_sort(plan.flows, std::ranges::greater(), &PlanFlows::Flow::mass);
    plan.sourceAlone = aloneOf(source, second, secondBackground);
    plan.targetAlone = aloneOf(target, first, firstBackground);
    plan.sourceWords = std::move(source.words);
    plan.targetWords = std::move(target.words);
    return plan;
}

} // namespace crossgloss
