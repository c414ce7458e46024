#include "resources/Wordnet.h"

#include "text/Language.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <system_error>
#include <unordered_map>

namespace crossgloss {

std::string Wordnet::languageCode() const
{
    return canonicalLanguage(header.languageCode) == language ? header.languageCode : language;
}

const Synset* Wordnet::find(std::string_view id) const
{
    const auto place = std::lower_bound(synsets.begin(), synsets.end(), id,
                                        [](const Synset& synset, std::string_view wanted) { return synset.id < wanted; });
    return place != synsets.end() && place->id == id ? &*place : nullptr;
}

std::filesystem::path findInstalledPrinceton()
{
    const auto holdsData = [](const std::filesystem::path& folder) {
        std::error_code failure;
        return std::filesystem::is_regular_file(folder / "data.noun", failure);
    };
    // When the variable is set it decides alone, so that a test or a user can also say "none".
    if (const char* folder = std::getenv("CROSSGLOSS_WORDNET_PATH")) {
        return *folder && holdsData(folder) ? std::filesystem::path(folder) : std::filesystem::path();
    }
    for (const char* folder : {"/usr/share/wordnet", "/usr/local/share/wordnet", "/usr/local/WordNet-3.0/dict",
                               "/opt/homebrew/opt/wordnet/dict", "/usr/local/opt/wordnet/dict",
                               "C:/Program Files (x86)/WordNet/3.0/dict"}) {
        if (holdsData(folder)) {
            return folder;
        }
    }
    return {};
}

namespace {

std::string joined(const std::vector<std::string>& texts)
{
    std::string line;
    for (const std::string& text : texts) {
        if (!line.empty()) {
            line += "; ";
        }
        line += text;
    }
    return line;
}

} // namespace

std::vector<SynsetPair> commonSynsets(const Wordnet& source, const Wordnet& target)
{
    constexpr std::size_t nobody = std::numeric_limits<std::size_t>::max();
    std::vector<std::size_t> partner(source.synsets.size(), nobody);
    std::vector<bool> taken(target.synsets.size(), false);
    for (std::size_t i = 0; i < source.synsets.size(); ++i) {
        if (const Synset* same = target.find(source.synsets[i].id)) {
            partner[i] = static_cast<std::size_t>(same - target.synsets.data());
            taken[partner[i]] = true;
        }
    }
    // An id says more than an ILI, which several synsets of one wordnet may share: the free ones come second.
    std::unordered_map<std::string_view, std::size_t> byIli;
    for (std::size_t i = 0; i < target.synsets.size(); ++i) {
        if (!taken[i] && !target.synsets[i].ili.empty()) {
            byIli.emplace(target.synsets[i].ili, i);
        }
    }
    std::vector<SynsetPair> pairs;
    for (std::size_t i = 0; i < source.synsets.size(); ++i) {
        if (partner[i] == nobody && !byIli.empty() && !source.synsets[i].ili.empty()) {
            const auto place = byIli.find(source.synsets[i].ili);
            if (place != byIli.end()) {
                partner[i] = place->second;
                byIli.erase(place);
            }
        }
        if (partner[i] != nobody) {
            pairs.push_back({i, partner[i]});
        }
    }
    return pairs;
}

std::vector<GlossPair> commonGlosses(const Wordnet& source, const Wordnet& target)
{
    std::vector<GlossPair> pairs;
    for (const SynsetPair& pair : commonSynsets(source, target)) {
        const Synset& synset = source.synsets[pair.source];
        const Synset& other = target.synsets[pair.target];
        if (!synset.definitions.empty() && !other.definitions.empty()) {
            pairs.push_back({synset.id, joined(synset.definitions), joined(other.definitions)});
        }
    }
    return pairs;
}

} // namespace crossgloss
