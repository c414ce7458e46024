#pragma once

#include "base/Random.h"
#include "linking/Decision.h"
#include "linking/LinkingStore.h"

#include <QTemporaryDir>

#include <algorithm>
#include <string>
#include <vector>

namespace crossgloss {

/// A linking whose source i belongs to target i: planted scores, three words a gloss with vectors along the axes.
inline Linking plantedLinking(std::size_t size, std::size_t candidates, std::uint64_t seed = 1)
{
    Random random(seed);
    Linking linking;
    linking.measure = "wmd";
    linking.parameters = "{}";
    linking.dimension = 4;
    linking.source.name = "here";
    linking.source.language = "it";
    linking.target.name = "there";
    linking.target.language = "en";
    linking.source.words = {"mano", "casa", "blu", "sole"};
    linking.target.words = {"hand", "house", "blue", "sun"};
    for (LinkingSide* side : {&linking.source, &linking.target}) {
        side->vectors = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
        for (std::size_t i = 0; i < size; ++i) {
            const bool source = side == &linking.source;
            side->glosses.push_back({(source ? "s" : "t") + std::to_string(i), PartOfSpeech::Noun,
                                     {(source ? "parola" : "word") + std::to_string(i)},
                                     side->words[i % 4] + " " + side->words[(i + 1) % 4],
                                     {}});
        }
    }
    for (std::size_t i = 0; i < size; ++i) {
        std::vector<std::pair<float, std::int32_t>> row;
        for (std::size_t j = 0; j < size; ++j) {
            const float noise = static_cast<float>(uniform(random));
            row.emplace_back(i == j ? 0.6F + 0.6F * noise : noise, static_cast<std::int32_t>(j));
        }
        std::sort(row.rbegin(), row.rend());
        row.resize(std::min(candidates, row.size()));
        for (const auto& [score, target] : row) {
            linking.candidates.target.push_back(target);
            linking.candidates.score.push_back(score);
        }
        linking.candidates.start.push_back(linking.candidates.target.size());
    }
    return linking;
}

/// A workspace with one linking.
struct PlantedLinking {
    PlantedLinking(std::size_t size, std::size_t candidates)
        : workspace(folder.path().toStdString()), linking(plantedLinking(size, candidates))
    {
        NullProgress progress;
        addLinking(workspace, linking, progress);
    }

    QTemporaryDir folder;
    Workspace workspace;
    Linking linking;
};

inline Decision decisionOf(Decision::Kind kind, std::int32_t source, std::int32_t target = -1,
                           Relation relation = Relation::Exact)
{
    Decision decision;
    decision.kind = kind;
    decision.source = source;
    decision.target = target;
    decision.relation = relation;
    return decision;
}

inline Decision accept(std::int32_t source, std::int32_t target, Relation relation = Relation::Exact)
{
    return decisionOf(Decision::Kind::Accept, source, target, relation);
}

inline Decision reject(std::int32_t source, std::int32_t target)
{
    return decisionOf(Decision::Kind::Reject, source, target);
}

} // namespace crossgloss
