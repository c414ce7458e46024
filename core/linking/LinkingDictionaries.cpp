#include "linking/LinkingDictionaries.h"

#include "base/Error.h"
#include "resources/Dictd.h"
#include "store/IndexTerms.h"
#include "store/StoredResources.h"

#include <algorithm>
#include <set>
#include <unordered_set>

namespace crossgloss {

namespace {

bool joins(std::string_view a, std::string_view b, std::string_view from, std::string_view to)
{
    return (a == from && b == to) || (a == to && b == from);
}

/// Pairs of an installed dictionary, as the index of the workspace would have them.
std::vector<WordPair> installedPairs(const std::filesystem::path& index, std::string_view from, std::string_view to,
                                     Progress& progress)
{
    const DictionaryInfo info = readDictdInfo(index);
    const bool turned = info.headwordLanguage == to && info.translationLanguage == from;
    std::vector<WordPair> pairs;
    readDictd(index, progress, [&](DictionaryEntry&& entry) {
        const std::string headword = cleanWord(entry.headword, info.headwordLanguage);
        for (const Sense& sense : entry.senses) {
            for (const Translation& raw : sense.translations) {
                std::string translation = cleanWord(raw.word, info.translationLanguage);
                if (!headword.empty() && !translation.empty()) {
                    pairs.push_back(turned ? WordPair{translation, headword} : WordPair{headword, translation});
                }
            }
        }
    });
    return pairs;
}

} // namespace

std::vector<LinkingDictionary> linkingDictionaries(const Workspace& workspace, std::string_view from,
                                                   std::string_view to)
{
    std::vector<LinkingDictionary> found;
    if (from.empty() || to.empty() || from == to) {
        return found;
    }
    std::set<std::string> imported;
    for (const Resource& resource : workspace.resources()) {
        imported.insert(resource.path);
        const bool translates = resource.kind == ResourceKind::Dictionary || resource.kind == ResourceKind::Lexicon;
        if (translates && joins(resource.language, resource.secondLanguage, from, to)) {
            found.push_back(
                {resource.name, resource.title.empty() ? resource.name : resource.title, {}, resource.entries});
        }
    }
    for (const std::filesystem::path& index : findInstalledDictd()) {
        if (imported.contains(index.string())) {
            continue;
        }
        try {
            const DictionaryInfo info = readDictdInfo(index);
            if (joins(info.headwordLanguage, info.translationLanguage, from, to)) {
                found.push_back({{}, info.title.empty() ? info.name : info.title, index, 0});
            }
        } catch (const Cancelled&) {
            throw;
        } catch (const Error&) {
            continue; // what cannot be read is not proposed
        }
    }
    std::ranges::sort(found, {}, &LinkingDictionary::title);
    return found;
}

std::vector<WordPair> translationsOf(const Workspace& workspace, std::span<const LinkingDictionary> dictionaries,
                                     std::string_view from, std::string_view to, Progress& progress)
{
    std::vector<WordPair> all;
    std::unordered_set<std::string> known;
    for (const LinkingDictionary& dictionary : dictionaries) {
        progress.throwIfCancelled();
        std::vector<WordPair> pairs = dictionary.name.empty() ? installedPairs(dictionary.index, from, to, progress)
                                                              : storedWordPairs(workspace, dictionary.name, from, to);
        for (WordPair& pair : pairs) {
            if (known.insert(pair.source + '\t' + pair.target).second) {
                all.push_back(std::move(pair));
            }
        }
    }
    return all;
}

} // namespace crossgloss
