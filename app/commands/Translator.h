#pragma once

#include "MappedSpaces.h"
#include "Session.h"

#include "evaluation/TranslationEvaluation.h"
#include "space/Retrieval.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace crossgloss {

/// What `translate` is told.
struct TranslateArguments {
    MappedSpacesArguments spaces;
    std::string test;
    std::string words;
    std::string retrieval = "csls";
    std::string direction;
    std::vector<std::size_t> bins = TranslationOptions().frequencyBins;
    std::size_t sourceLimit = 0;
    std::size_t targetLimit = 0;
    double beta = 0;
    std::size_t sample = RetrievalOptions().sample;
    std::size_t neighbourhood = RetrievalOptions().neighbourhood;
    std::size_t pivots = RetrievalOptions().pivots;
    std::size_t answers = 10;
    bool lowerCase = false;
    std::vector<std::string> properNames;
    std::vector<std::string> also;
    std::string training;
    std::string out;
};

/// The pairs the other way round.
std::vector<WordPair> turned(std::vector<WordPair> pairs);

/// Both spaces under the map, and what every translation of them needs.
class Translator {
public:
    Translator(const TranslateArguments& arguments, const Session& session);

    const AlignmentMap& map() const { return m_spaces.map; }
    std::size_t dimension() const { return m_spaces.map.source.shared; }
    const SpaceArgument& side(TranslationDirection direction, bool from) const
    {
        return m_spaces.side(direction, from);
    }
    MapSide mapSide(TranslationDirection direction) const { return m_spaces.mapSide(direction, true); }
    SharedSpace shared(TranslationDirection direction, bool from) const;
    /// @param training the map's dictionary, to learn the way back on; may be empty.
    RetrievalOptions retrieval(TranslationDirection direction, std::span<const WordPair> training) const;

private:
    std::optional<double> backwardBeta(std::span<const WordPair> training) const;

    const TranslateArguments& m_arguments;
    const Session& m_session;
    MappedSpaces m_spaces;
    RetrievalOptions m_retrieval;
};

} // namespace crossgloss
