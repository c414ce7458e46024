#include "linking/MakeLinking.h"

#include "base/Error.h"
#include "gloss/GlossCandidates.h"
#include "linking/Counterparts.h"
#include "linking/LinkingMeasure.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <unordered_set>

namespace crossgloss {

namespace {

/// Bytes of a candidate pair while the matching works: index and score, its edge and the column's list.
constexpr double bytesPerCandidate = 8 + 16 + 4;
constexpr double bytesPerDensePair = 4 + 8 + 4;
constexpr double bytesPerGloss = 2000;
constexpr std::size_t targetShare = 5; ///< sources that a target brings: a fifth of what a source keeps

std::vector<std::uint8_t> kindsOf(const std::vector<LinkingGloss>& glosses)
{
    std::vector<std::uint8_t> kinds;
    for (const LinkingGloss& gloss : glosses) {
        kinds.push_back(static_cast<std::uint8_t>(gloss.pos));
    }
    return kinds;
}

std::vector<std::string> textsOf(const std::vector<LinkingGloss>& glosses)
{
    std::vector<std::string> texts;
    for (const LinkingGloss& gloss : glosses) {
        texts.push_back(gloss.text);
    }
    return texts;
}

GlossSet glossSet(const LinkingSide& side, const LinkableWordnet& wordnet, const MakeLinkingOptions& options,
                  Progress& progress)
{
    return GlossSet(textsOf(side.glosses), {side.language, options.dropStopWords, options.dimension}, wordnet.vectors,
                    progress);
}

LinkingGloss glossOf(const Synset& synset)
{
    LinkingGloss gloss{synset.id, synset.pos, synset.lemmas, {}, synset.ili};
    for (const std::string& definition : synset.definitions) {
        gloss.text += (gloss.text.empty() ? "" : "; ") + definition;
    }
    return gloss;
}

LinkingSide sideOf(const LinkableWordnet& wordnet, std::vector<LinkingGloss> glosses)
{
    LinkingSide side;
    side.name = wordnet.wordnet->name;
    side.language = wordnet.wordnet->language;
    side.licence = wordnet.wordnet->licence;
    side.checksum = wordnet.checksum;
    side.header = wordnet.wordnet->header;
    side.glosses = std::move(glosses);
    return side;
}

void takeGlosses(const LinkableWordnet& source, const LinkableWordnet& target, bool commonOnly, Linking& linking)
{
    if (commonOnly) {
        auto [from, to] = commonLinkingGlosses(*source.wordnet, *target.wordnet);
        linking.source = sideOf(source, std::move(from));
        linking.target = sideOf(target, std::move(to));
        if (linking.source.glosses.empty()) {
            throw Error(CROSSGLOSS_TEXT("%1 and %2 define no synset in common"),
                        {linking.source.name, linking.target.name})
                .advise(CROSSGLOSS_TEXT("Many wordnets hold words without definitions; take ones that have def rows"));
        }
        return;
    }
    linking.source = sideOf(source, linkingGlosses(*source.wordnet));
    linking.target = sideOf(target, linkingGlosses(*target.wordnet));
    for (const LinkingSide* side : {&linking.source, &linking.target}) {
        if (side->glosses.empty()) {
            throw Error(CROSSGLOSS_TEXT("%1 has no definitions"), {side->name})
                .advise(CROSSGLOSS_TEXT("Many wordnets hold words without definitions; take ones that have def rows"));
        }
    }
}

/// Targets that have a translation of a lemma among theirs.
GlossCandidates translatedCandidates(const LinkingSide& source, const LinkingSide& target,
                                     const std::vector<WordPair>& dictionary, bool samePartOfSpeech)
{
    std::unordered_map<std::string, std::vector<std::string>> translations;
    for (const WordPair& pair : dictionary) {
        translations[normalise(pair.source, source.language)].push_back(normalise(pair.target, target.language));
    }
    std::unordered_map<std::string, std::vector<std::uint32_t>> having;
    for (std::size_t i = 0; i < target.glosses.size(); ++i) {
        for (const std::string& lemma : target.glosses[i].lemmas) {
            having[normalise(lemma, target.language)].push_back(static_cast<std::uint32_t>(i));
        }
    }
    GlossCandidates candidates;
    std::vector<std::uint32_t> row;
    for (const LinkingGloss& gloss : source.glosses) {
        row.clear();
        for (const std::string& lemma : gloss.lemmas) {
            const auto known = translations.find(normalise(lemma, source.language));
            if (known == translations.end()) {
                continue;
            }
            for (const std::string& translation : known->second) {
                if (const auto synsets = having.find(translation); synsets != having.end()) {
                    row.insert(row.end(), synsets->second.begin(), synsets->second.end());
                }
            }
        }
        if (samePartOfSpeech && gloss.pos != PartOfSpeech::Unknown) {
            std::erase_if(row, [&](std::uint32_t index) {
                const PartOfSpeech pos = target.glosses[index].pos;
                return pos != PartOfSpeech::Unknown && pos != gloss.pos;
            });
        }
        std::ranges::sort(row);
        row.erase(std::unique(row.begin(), row.end()), row.end());
        candidates.target.insert(candidates.target.end(), row.begin(), row.end());
        candidates.start.push_back(candidates.target.size());
    }
    return candidates;
}

/// How many sources the model was trained to find the counterpart of, where ids tell which that is.
std::size_t counterpartsSeen(const SiameseModel& model, const Linking& linking, const GlossSet& from,
                             const GlossSet& to)
{
    const std::vector<std::int32_t> targetOf = counterparts(linking.source.glosses, linking.target.glosses);
    std::size_t seen = 0;
    for (std::size_t i = 0; i < targetOf.size(); ++i) {
        if (targetOf[i] >= 0) {
            const std::uint32_t hash = pairHash(from, i, to, static_cast<std::size_t>(targetOf[i]));
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

    const GlossSet from = glossSet(linking.source, source, options, progress);
    const GlossSet to = glossSet(linking.target, target, options, progress);
    const LinkingMeasure measure({linking.source, from}, {linking.target, to}, options, progress);
    std::vector<std::uint8_t> fromKinds;
    std::vector<std::uint8_t> toKinds;
    if (options.samePartOfSpeech) {
        fromKinds = kindsOf(linking.source.glosses);
        toKinds = kindsOf(linking.target.glosses);
    }
    GlossCandidates candidates;
    if (options.dictionary) {
        candidates =
            translatedCandidates(linking.source, linking.target, *options.dictionary, options.samePartOfSpeech);
    } else if (options.candidates == 0) {
        candidates = allCandidates(from.size(), to.size(), fromKinds, toKinds);
    } else {
        NearestCandidatesOptions nearest;
        nearest.perSource = options.candidates;
        nearest.perTarget = (options.candidates + targetShare - 1) / targetShare;
        nearest.threads = options.threads;
        candidates = measure.nearest(fromKinds, toKinds, nearest, progress);
    }
    if (candidates.pairs() == 0) {
        throw Error(CROSSGLOSS_TEXT("No gloss of %1 has a candidate among those of %2"),
                    {linking.source.name, linking.target.name})
            .advise(CROSSGLOSS_TEXT("Is the dictionary of these languages, and in this direction?"));
    }
    linking.candidates =
        ranked(candidates, measure.scores(candidates, progress), options.dictionary ? options.candidates : 0);
    keepWords(from, linking.source);
    keepWords(to, linking.target);

    nlohmann::json parameters = options.parameters.is_object() ? options.parameters : nlohmann::json::object();
    parameters["drop_stop_words"] = options.dropStopWords;
    parameters["same_part_of_speech"] = options.samePartOfSpeech;
    parameters["common_only"] = options.commonOnly;
    parameters["candidates"] = options.candidates;
    parameters["by_dictionary"] = options.dictionary.has_value();
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
    linking.parameters = parameters.dump();
    keepOthers(*target.wordnet, linking.target);
    return linking;
}

LinkingNeeds linkingNeeds(std::size_t sources, std::size_t targets, std::size_t candidates, std::size_t dimension)
{
    const double rows = static_cast<double>(sources);
    const double columns = static_cast<double>(targets);
    const double all = rows * columns;
    LinkingNeeds needs;
    const double share = static_cast<double>((candidates + targetShare - 1) / targetShare);
    needs.pairs = candidates == 0 ? all : std::min(all, rows * static_cast<double>(candidates) + columns * share);
    needs.bytes = needs.pairs * (candidates == 0 ? bytesPerDensePair : bytesPerCandidate) +
                  (rows + columns) * (bytesPerGloss + 3.0 * sizeof(float) * static_cast<double>(dimension));
    return needs;
}

} // namespace crossgloss
