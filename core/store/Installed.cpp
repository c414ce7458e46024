#include "store/InstalledDictionaries.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "resources/Dictd.h"
#include "store/ResourceImport.h"
#include "store/WorkspaceFiles.h"

#include <algorithm>
#include <map>
#include <set>

namespace crossgloss {

namespace {

/// Whether @p path lies below @p folder.
bool isBelow(const std::filesystem::path& path, const std::filesystem::path& folder)
{
    const std::filesystem::path relative = path.lexically_normal().lexically_relative(folder.lexically_normal());
    return !relative.empty() && *relative.begin() != "..";
}

/// Whether what was indexed from @p path earlier stays though it was not found now.
bool stays(const std::filesystem::path& path, const InstalledFolders& where,
           const std::vector<std::filesystem::path>& unread)
{
    const auto below = [&](const std::filesystem::path& folder) { return isBelow(path, folder); };
    if (std::ranges::any_of(unread, below)) {
        return true;
    }
    const std::vector<std::filesystem::path> system = installedDictdFolders();
    std::error_code failure;
    return where.keepOthers && std::ranges::none_of(system, below) && std::ranges::none_of(where.folders, below) &&
           std::filesystem::is_regular_file(path, failure);
}

std::string contentChecksum(const InstalledDictionary& found)
{
    std::string sum;
    if (found.wordnet) {
        for (const char* part : {"data.noun", "data.verb", "data.adj", "data.adv"}) {
            if (std::filesystem::exists(found.path / part)) {
                sum += fileChecksum(found.path / part);
            }
        }
    } else {
        for (const std::filesystem::path& file : found.files) {
            sum += fileChecksum(file);
        }
    }
    return sum;
}

/// Shows how many of the dictionaries are done while each one's own progress goes by unseen.
class CountedProgress final : public Progress {
public:
    CountedProgress(Progress& receiver, std::uint64_t total) : m_receiver(receiver)
    {
        m_receiver.stage(CROSSGLOSS_TEXT("Indexing installed dictionaries"), total);
    }
    void begin(std::uint64_t before, std::uint64_t weight)
    {
        m_before = before;
        m_weight = weight;
        m_stageTotal = 0;
        m_receiver.advance(before);
    }
    void stage(std::string_view, std::uint64_t total) override { m_stageTotal = total; }
    void advance(std::uint64_t done) override
    {
        const double share = m_stageTotal == 0 ? 0 : static_cast<double>(std::min(done, m_stageTotal)) /
                                                         static_cast<double>(m_stageTotal);
        m_receiver.advance(m_before + static_cast<std::uint64_t>(share * static_cast<double>(m_weight)));
    }
    bool cancelled() const override { return m_receiver.cancelled(); }

private:
    Progress& m_receiver;
    std::uint64_t m_before = 0;
    std::uint64_t m_weight = 0;
    std::uint64_t m_stageTotal = 0;
};

/// Imports a new or changed dictionary in a transaction of its own. @return false when only its time had changed.
bool importOne(Workspace::Private& d, const InstalledDictionary& found, std::int64_t size, std::int64_t modified,
               const StoredResource* known, Progress& progress)
{
    StoredResource stored;
    Resource& resource = stored.resource;
    stored.size = size;
    stored.modified = modified;
    stored.installed = true;
    resource.path = found.path.string();
    resource.checksum = contentChecksum(found);
    WriteTransaction transaction(*d.writer);
    if (known && known->resource.checksum == resource.checksum) {
        SQLite::Statement touch(*d.writer, "UPDATE resources SET size = ?, modified = ? WHERE id = ?");
        touch.bind(1, size);
        touch.bind(2, modified);
        touch.bind(3, known->resource.id);
        touch.exec();
        transaction.commit();
        return false;
    }
    const auto place = [&] {
        // What the user imported under that name is another resource, and so is what another folder has of it.
        const std::vector<StoredResource> all = d.stored(*d.writer);
        resource.name = freeName(resource.name, [&](const std::string& name) {
            return std::ranges::none_of(all, [&](const StoredResource& each) {
                const bool own = each.installed && each.resource.path == resource.path;
                return each.resource.name == name && !own;
            });
        });
        d.removeNamed(known ? known->resource.name : resource.name);
        d.removeNamed(resource.name);
    };
    if (found.wordnet) {
        resource.kind = ResourceKind::Wordnet;
        resource.name = "wordnet";
        place();
        importWordnet(d, stored, found.path, {}, progress);
    } else {
        const DictionaryInfo info = readDictionaryInfo(found.format, found.path, {}, progress);
        resource.kind = ResourceKind::Dictionary;
        describeDictionary(resource, info);
        if (resource.language.empty()) {
            missingLanguage(found.path, false);
        }
        place();
        importDictionary(d, stored, found.format, info, progress);
    }
    finishResource(d, stored);
    progress.throwIfCancelled();
    transaction.commit();
    return true;
}

/// Indexes what of the installed dictionaries is new or changed, and takes out what is gone.
void indexFound(Workspace::Private& d, const InstalledFolders& where, Workspace::InstalledReport& report, Progress& progress)
{
    std::vector<std::filesystem::path> unread;
    const std::vector<InstalledDictionary> found = findInstalled(where.folders, progress, unread);
    report.found = static_cast<int>(found.size());
    for (const std::filesystem::path& folder : unread) {
        const Error told = Error(CROSSGLOSS_TEXT("The folder of dictionaries cannot be read"))
                               .at(folder.string())
                               .advise(CROSSGLOSS_TEXT("Remove it from the list, or make it available again"));
        report.failures.push_back({folder.string(), 0, told.what()});
    }

    struct Work {
        const InstalledDictionary* found = nullptr;
        std::int64_t size = 0;
        std::int64_t modified = 0;
    };
    std::vector<Work> work;
    std::vector<std::string> gone;
    const std::lock_guard lock(d.writing);
    d.requireWriter();
    std::map<std::string, StoredResource> earlier;
    guardDatabase(d.file, [&] {
        for (StoredResource& stored : d.stored(*d.writer)) {
            if (stored.installed) {
                earlier.emplace(stored.resource.path, std::move(stored));
            }
        }
        std::set<std::string> present;
        for (const InstalledDictionary& entry : found) {
            present.insert(entry.path.string());
            Work item{&entry, 0, 0};
            fileState(entry.files, item.size, item.modified);
            const auto known = earlier.find(entry.path.string());
            if (known == earlier.end() || known->second.size != item.size || known->second.modified != item.modified) {
                work.push_back(item);
            }
        }
        for (const auto& [path, stored] : earlier) {
            if (!present.contains(path) && !stays(path, where, unread)) {
                gone.push_back(stored.resource.name);
            }
        }
    });

    std::uint64_t total = 0;
    for (const Work& item : work) {
        total += static_cast<std::uint64_t>(item.size);
    }
    CountedProgress counted(progress, total);
    try {
        for (const std::string& name : gone) {
            progress.throwIfCancelled();
            guardDatabase(d.file, [&] {
                WriteTransaction transaction(*d.writer);
                d.removeNamed(name);
                transaction.commit();
            });
            ++report.removed;
        }
        std::uint64_t before = 0;
        for (const Work& item : work) {
            progress.throwIfCancelled();
            counted.begin(before, static_cast<std::uint64_t>(item.size));
            before += static_cast<std::uint64_t>(item.size);
            const std::string path = item.found->path.string();
            // A dictionary that cannot be read keeps nobody from using the others; a database that cannot be written ends
            // the import (guardDatabase turns what SQLite says into an Error outside of the inner try).
            guardDatabase(d.file, [&] {
                try {
                    const auto known = earlier.find(path);
                    if (importOne(d, *item.found, item.size, item.modified,
                                  known == earlier.end() ? nullptr : &known->second, counted)) {
                        ++report.imported;
                    }
                } catch (const Cancelled&) {
                    throw;
                } catch (const Error& error) {
                    d.words.clear();
                    report.failures.push_back({error.file().empty() ? path : error.file(), error.line(), error.what()});
                }
            });
        }
    } catch (...) {
        d.words.clear();
        throw;
    }
    d.words.clear();
}

} // namespace

Workspace::InstalledReport Workspace::importInstalled(Progress& progress)
{
    return crossgloss::importInstalled(*this, {{}, true}, progress);
}

Workspace::InstalledReport importInstalled(Workspace& workspace, const InstalledFolders& where, Progress& progress)
{
    Workspace::InstalledReport report;
    indexFound(workspace.d(), where, report, progress);
    return report;
}

} // namespace crossgloss
