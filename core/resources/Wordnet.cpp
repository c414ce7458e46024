#include "resources/Wordnet.h"

#include <algorithm>
#include <cstdlib>
#include <system_error>

namespace crossgloss {

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

std::vector<GlossPair> commonGlosses(const Wordnet& source, const Wordnet& target)
{
    std::vector<GlossPair> pairs;
    for (const Synset& synset : source.synsets) {
        const Synset* other = synset.definitions.empty() ? nullptr : target.find(synset.id);
        if (other && !other->definitions.empty()) {
            pairs.push_back({synset.id, joined(synset.definitions), joined(other->definitions)});
        }
    }
    return pairs;
}

} // namespace crossgloss
