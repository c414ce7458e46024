#include "linking/MakeLinking.h"

#include "base/Error.h"
#include "base/Json.h"
#include "gloss/GlossCandidates.h"
#include "linking/Counterparts.h"
#include "linking/LinkingInputs.h"
#include "linking/LinkingMeasure.h"

#include <algorithm>
#include <numeric>
#include <unordered_set>

namespace crossgloss {

namespace {

/// Bytes of a candidate pair while the matching works: index and score, its edge and the column's list.
constexpr double bytesPerCandidate = 8 + 16 + 4;
constexpr double bytesPerDensePair = 4 + 8 + 4;
constexpr double bytesPerGloss = 2000;

LinkingGloss glossOf(const Synset& synset)
{
    LinkingGloss gloss{synset.id, synset.pos, synset.lemmas, {}, synset.ili};
    for (const std::string& definition : synset.definitions) {
        gloss.text += (gloss.text.empty() ? "" : "; ") + definition;
    }
    return gloss;
}

/// How many sources the model was trained to find the counterpart of, where ids tell which that is.
std::size_t counterpartsSeen(const SiameseModel& model, const Linking& linking, const GlossSet& from,
                             const GlossSet& to)
{
    const std::vector<std::int32_t> targetOf = counterparts(linking.source.glosses, linking.target.glosses);
    std::size_t seen = 0;
    for (std::size_t i = 0; i < targetOf.size(); ++i) {
        if (targetOf[i] >= 0) {
            const std::uint64_t hash = pairHash(from, i, to, static_cast<std::size_t>(targetOf[i]));
            seen += std::ranges::binary_search(model.trainedPairs, hash) ? 1 : 0;
        }
    }
    return seen;
}

/// Best first; at most @p most of each source, 0 = all.
LinkingCandidates ranked(const GlossCandidates& candidates, const std::vector<float>& scores, std::size_t most)
{
    LinkingCandidates result;
    std::vector<std::size_t> order;
    for (std::size_t source = 0; source < candidates.sources(); ++source) {
        order.resize(candidates.start[source + 1] - candidates.start[source]);
        std::iota(order.begin(), order.end(), candidates.start[source]);
        std::ranges::stable_sort(order, std::ranges::greater(), [&scores](std::size_t i) { return scores[i]; });
        if (most > 0 && order.size() > most) {
            order.resize(most);
        }
        for (const std::size_t i : order) {
            result.target.push_back(static_cast<std::int32_t>(candidates.target[i]));
            result.score.push_back(scores[i]);
        }
        result.start.push_back(result.target.size());
    }
    return result;
}

/// The target's concepts that are not compared, for reviewers to find.
void keepOthers(const Wordnet& wordnet, LinkingSide& side)
{
    side.compared = side.glosses.size();
    std::unordered_set<std::string> compared;
    for (const LinkingGloss& gloss : side.glosses) {
        compared.insert(gloss.synset);
    }
    for (const Synset& synset : wordnet.synsets) {
        if (!compared.contains(synset.id)) {
            side.glosses.push_back(glossOf(synset));
        }
    }
}

void keepWords(const GlossSet& glosses, LinkingSide& side)
{
    for (std::size_t word = 0; word < glosses.vocabulary(); ++word) {
        side.words.push_back(glosses.word(static_cast<std::uint32_t>(word)));
    }
    side.vectors = glosses.vectors();
}

} // namespace

std::vector<LinkingGloss> linkingGlosses(const Wordnet& wordnet)
{
    std::vector<LinkingGloss> glosses;
    for (const Synset& synset : wordnet.synsets) {
        if (!synset.definitions.empty()) {
            glosses.push_back(glossOf(synset));
        }
    }
    return glosses;
}

std::pair<std::vector<LinkingGloss>, std::vector<LinkingGloss>> commonLinkingGlosses(const Wordnet& source,
                                                                                     const Wordnet& target)
{
    std::pair<std::vector<LinkingGloss>, std::vector<LinkingGloss>> glosses;
    for (const SynsetPair& pair : commonSynsets(source, target)) {
        const Synset& from = source.synsets[pair.source];
        const Synset& to = target.synsets[pair.target];
        if (!from.definitions.empty() && !to.definitions.empty()) {
            glosses.first.push_back(glossOf(from));
            glosses.second.push_back(glossOf(to));
        }
    }
    return glosses;
}

Linking makeLinking(const LinkableWordnet& source, const LinkableWordnet& target, const MakeLinkingOptions& options,
                    Progress& progress)
{
    Linking linking;
    linking.name = options.name;
    linking.measure = nameOf(options.measure);
    linking.dimension = options.dimension;
    takeGlosses(source, target, options.commonOnly, linking);

    const GlossSet from = glossSetOf(linking.source, source, options, progress);
    const GlossSet to = glossSetOf(linking.target, target, options, progress);
    const LinkingMeasure measure({linking.source, from}, {linking.target, to}, options, progress);
    const std::vector<std::uint8_t> fromKinds = kindsOf(linking.source.glosses, options);
    const std::vector<std::uint8_t> toKinds = kindsOf(linking.target.glosses, options);
    GlossCandidates candidates;
    if (candidatesByDictionary(options)) {
        candidates =
            translatedCandidates(linking.source, linking.target, *options.dictionary, options.samePartOfSpeech);
    } else if (options.candidates == 0) {
        candidates = allCandidates(from.size(), to.size(), fromKinds, toKinds);
    } else {
        candidates = measure.nearest(fromKinds, toKinds, nearestOf(options), progress);
    }
    if (candidates.pairs() == 0) {
        throw Error(CROSSGLOSS_TEXT("No gloss of %1 has a candidate among those of %2"),
                    {linking.source.name, linking.target.name})
            .advise(CROSSGLOSS_TEXT("Is the dictionary of these languages, and in this direction?"));
    }
    linking.candidates = ranked(candidates, measure.scores(candidates, progress),
                                candidatesByDictionary(options) ? options.candidates : 0);
    keepWords(from, linking.source);
    keepWords(to, linking.target);

    nlohmann::json parameters = options.parameters.is_object() ? options.parameters : nlohmann::json::object();
    parameters["drop_stop_words"] = options.dropStopWords;
    parameters["same_part_of_speech"] = options.samePartOfSpeech;
    parameters["common_only"] = options.commonOnly;
    parameters["candidates"] = options.candidates;
    parameters["by_dictionary"] = candidatesByDictionary(options);
    if (options.measure == GlossMeasure::Sinkhorn || options.measure == GlossMeasure::Fused) {
        parameters["regularisation"] = options.similarity.sinkhorn.regularisation;
        parameters["iterations"] = options.similarity.sinkhorn.iterations;
    }
    if (measure.weights()) {
        parameters["weights"] = toJson(*measure.weights());
    }
    if (options.siamese) {
        parameters["siamese"]["model"] = toJson(*options.siamese);
        parameters["siamese"]["seen"] = counterpartsSeen(*options.siamese, linking, from, to);
    }
    linking.parameters = jsonText(parameters);
    keepOthers(*target.wordnet, linking.target);
    return linking;
}

LinkingNeeds linkingNeeds(std::size_t sources, std::size_t targets, std::size_t candidates, std::size_t dimension)
{
    const double rows = static_cast<double>(sources);
    const double columns = static_cast<double>(targets);
    const double all = rows * columns;
    LinkingNeeds needs;
    const double share = static_cast<double>(nearestPerTarget(candidates));
    needs.pairs = candidates == 0 ? all : std::min(all, rows * static_cast<double>(candidates) + columns * share);
    needs.bytes = needs.pairs * (candidates == 0 ? bytesPerDensePair : bytesPerCandidate) +
                  (rows + columns) * (bytesPerGloss + 3.0 * sizeof(float) * static_cast<double>(dimension));
    return needs;
}

} // namespace crossgloss
