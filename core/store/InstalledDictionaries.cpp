#include "store/InstalledDictionaries.h"

#include "base/Error.h"
#include "resources/Dictd.h"
#include "resources/Wordnet.h"

#include <algorithm>
#include <set>
#include <system_error>

namespace crossgloss {

namespace {

constexpr int deepest = 5;

std::vector<std::filesystem::path> filesOfIndex(const std::filesystem::path& index)
{
    std::vector<std::filesystem::path> files{index};
    for (const char* ending : {".dict.dz", ".dict"}) {
        std::filesystem::path data = index;
        data.replace_extension(ending);
        std::error_code ignored;
        if (std::filesystem::is_regular_file(data, ignored)) {
            files.push_back(data);
            break;
        }
    }
    return files;
}

/// A file by which a dictionary is called; nothing of others.
void take(const std::filesystem::path& file, std::vector<InstalledDictionary>& found)
{
    if (file.extension() == ".index") {
        std::vector<std::filesystem::path> files = filesOfIndex(file);
        if (files.size() > 1) {
            found.push_back({file, std::move(files), DictionaryFormat::Dictd, false});
        }
    } else if (file.extension() == ".ifo") {
        InstalledDictionary entry{file, {file}, DictionaryFormat::StarDict, false};
        try {
            entry.files = filesOf(DictionaryFormat::StarDict, file);
        } catch (const Error&) {
            // Reading it says what is missing.
        }
        found.push_back(std::move(entry));
    }
}

/// @return false when the folder cannot be looked through.
bool lookThrough(const std::filesystem::path& folder, Progress& progress, std::vector<InstalledDictionary>& found)
{
    std::error_code failure;
    std::filesystem::recursive_directory_iterator entry(
        folder, std::filesystem::directory_options::skip_permission_denied, failure);
    if (failure || !std::filesystem::is_directory(folder, failure)) {
        return false;
    }
    std::vector<std::filesystem::path> files;
    for (const std::filesystem::recursive_directory_iterator end; !failure && entry != end; entry.increment(failure)) {
        progress.throwIfCancelled();
        std::error_code ignored;
        if (entry.depth() >= deepest) {
            entry.disable_recursion_pending();
        }
        if (entry->is_regular_file(ignored)) {
            files.push_back(entry->path());
        }
    }
    std::ranges::sort(files);
    for (const std::filesystem::path& file : files) {
        take(file, found);
    }
    return !failure;
}

} // namespace

std::vector<InstalledDictionary> findInstalled(const std::vector<std::filesystem::path>& folders, Progress& progress,
                                               std::vector<std::filesystem::path>& unread)
{
    std::vector<InstalledDictionary> all;
    for (const std::filesystem::path& folder : folders) {
        if (!lookThrough(folder, progress, all)) {
            unread.push_back(folder);
        }
    }
    for (const std::filesystem::path& index : findInstalledDictd()) {
        all.push_back({index, filesOfIndex(index), DictionaryFormat::Dictd, false});
    }
    std::vector<InstalledDictionary> found;
    std::set<std::filesystem::path> paths;
    std::set<std::filesystem::path> names;
    for (InstalledDictionary& each : all) {
        const bool dictd = each.format == DictionaryFormat::Dictd;
        if (paths.insert(each.path.lexically_normal()).second && (!dictd || names.insert(each.path.filename()).second)) {
            found.push_back(std::move(each));
        }
    }
    if (const std::filesystem::path princeton = findInstalledPrinceton(); !princeton.empty()) {
        found.push_back({princeton, {princeton}, DictionaryFormat::None, true});
    }
    return found;
}

} // namespace crossgloss
