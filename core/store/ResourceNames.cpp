#include "base/Error.h"
#include "store/ResourceImport.h"
#include "text/Language.h"

#include <algorithm>
#include <cctype>

namespace crossgloss {

namespace {

/// Languages that a file name shows: "xling.en-fr.train" → en, fr. Short words that are codes by chance ("no") are a risk
/// that --language rules out.
std::vector<std::string> languagesInName(const std::string& name)
{
    std::vector<std::string> found;
    std::string piece;
    const auto take = [&] {
        if (piece.size() == 2 || piece.size() == 3) {
            const std::string code = canonicalLanguage(piece);
            if (isKnownLanguage(code) && std::find(found.begin(), found.end(), code) == found.end()) {
                found.push_back(code);
            }
        }
        piece.clear();
    };
    for (const char c : name) {
        if (std::isalpha(static_cast<unsigned char>(c))) {
            piece.push_back(c);
        } else {
            take();
        }
    }
    take();
    return found;
}

} // namespace

std::string plainName(const std::filesystem::path& file)
{
    std::filesystem::path name = file.filename().empty() ? file.parent_path().filename() : file.filename();
    for (int i = 0; i < 3; ++i) {
        const std::string ending = name.extension().string();
        static const std::vector<std::string> endings = {".xz",  ".gz",   ".dz",    ".vec", ".bin",  ".txt", ".tsv",
                                                         ".tab", ".dict", ".index", ".csv", ".space", ".xml",
                                                         ".tei", ".tmx", ".jsonl", ".ifo", ".idx", ".syn"};
        if (std::find(endings.begin(), endings.end(), ending) == endings.end()) {
            break;
        }
        name = name.stem();
    }
    return name.string();
}

void missingLanguage(const std::filesystem::path& file, bool second)
{
    throw Error(second ? CROSSGLOSS_TEXT("The file does not say which second language it holds")
                       : CROSSGLOSS_TEXT("The file does not say which language it is in"))
        .at(file.string())
        .advise(second ? CROSSGLOSS_TEXT("Say which language the second one is")
                       : CROSSGLOSS_TEXT("Say which language it is in"));
}

void fillLanguages(Resource& resource, const ImportOptions& options, const std::filesystem::path& file, int needed)
{
    if (!options.language.empty()) {
        resource.language = canonicalLanguage(options.language);
    }
    if (!options.secondLanguage.empty()) {
        resource.secondLanguage = canonicalLanguage(options.secondLanguage);
    }
    const std::vector<std::string> shown = languagesInName(plainName(file));
    if (resource.language.empty() && resource.secondLanguage.empty() && shown.size() == 2) {
        resource.language = shown[0];
        resource.secondLanguage = needed > 1 ? shown[1] : std::string();
    } else if (resource.language.empty() && shown.size() == 1) {
        resource.language = shown[0];
    }
    if (resource.language.empty()) {
        missingLanguage(file, false);
    }
    if (needed > 1 && resource.secondLanguage.empty()) {
        missingLanguage(file, true);
    }
}

} // namespace crossgloss
