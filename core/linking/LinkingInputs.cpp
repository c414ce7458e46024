#include "linking/LinkingInputs.h"

#include "base/Error.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace crossgloss {

namespace {

constexpr std::size_t targetShare = 5; ///< sources that a target brings: a fifth of what a source keeps

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

} // namespace

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

std::vector<std::string> textsOf(const std::vector<LinkingGloss>& glosses)
{
    std::vector<std::string> texts;
    texts.reserve(glosses.size());
    for (const LinkingGloss& gloss : glosses) {
        texts.push_back(gloss.text);
    }
    return texts;
}

std::vector<std::uint8_t> kindsOf(const std::vector<LinkingGloss>& glosses, const MakeLinkingOptions& options)
{
    std::vector<std::uint8_t> kinds;
    if (options.samePartOfSpeech) {
        for (const LinkingGloss& gloss : glosses) {
            kinds.push_back(static_cast<std::uint8_t>(gloss.pos));
        }
    }
    return kinds;
}

GlossSet glossSetOf(const LinkingSide& side, const LinkableWordnet& wordnet, const MakeLinkingOptions& options,
                    Progress& progress)
{
    return GlossSet(textsOf(side.glosses), {side.language, options.dropStopWords, options.dimension}, wordnet.vectors,
                    progress);
}

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

std::size_t nearestPerTarget(std::size_t candidates)
{
    return (candidates + targetShare - 1) / targetShare;
}

NearestCandidatesOptions nearestOf(const MakeLinkingOptions& options)
{
    NearestCandidatesOptions nearest;
    nearest.perSource = options.candidates;
    nearest.perTarget = nearestPerTarget(options.candidates);
    nearest.threads = options.threads;
    return nearest;
}

bool candidatesByDictionary(const MakeLinkingOptions& options)
{
    return options.dictionary && options.dictionaryCandidates;
}

} // namespace crossgloss
