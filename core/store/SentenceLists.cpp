#include "store/SentenceLists.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "store/ResourceImport.h"
#include "store/WorkspaceFiles.h"
#include "store/WorkspacePrivate.h"
#include "text/Names.h"

#include <algorithm>
#include <optional>
#include <system_error>

namespace crossgloss {

namespace {

std::vector<StoredResource> allResources(const Workspace& workspace)
{
    std::vector<StoredResource> all;
    guardDatabase(workspace.d().file, [&] { all = workspace.d().stored(**workspace.d().reader()); });
    return all;
}

const StoredResource* find(const std::vector<StoredResource>& all, const std::string& name)
{
    const auto found = std::ranges::find(all, name, [](const StoredResource& each) { return each.resource.name; });
    return found == all.end() ? nullptr : &*found;
}

/// The resource that is to give way; null where the name is free. Without a name of the user's a free one is found,
/// unless the list was read from the same file before.
const StoredResource* placeFor(Resource& resource, bool named, bool replace, const std::vector<StoredResource>& all)
{
    const StoredResource* earlier = find(all, resource.name);
    const auto isOwn = [&] {
        return earlier->resource.kind == ResourceKind::Sentences && earlier->resource.path == resource.path;
    };
    if (!earlier || replace || (!named && isOwn())) {
        return earlier;
    }
    if (named) {
        throw NameTakenError(resource.name);
    }
    resource.name = freeName(resource.name, [&](const std::string& name) {
        earlier = find(all, name);
        return !earlier || isOwn();
    });
    return earlier;
}

} // namespace

std::vector<StoredSentenceList> storedSentenceLists(const Workspace& workspace)
{
    std::vector<StoredSentenceList> lists;
    for (StoredResource& stored : allResources(workspace)) {
        if (stored.resource.kind == ResourceKind::Sentences) {
            std::filesystem::path file;
            try {
                file = storedPath(workspace.folder(), stored.file);
            } catch (const Error&) {
                // Who opens it is told; the others are there.
            }
            lists.push_back({std::move(stored.resource), std::move(file)});
        }
    }
    return lists;
}

StoredSentenceList storedSentenceList(const Workspace& workspace, const std::string& name)
{
    for (StoredSentenceList& list : storedSentenceLists(workspace)) {
        if (list.resource.name == name) {
            return std::move(list);
        }
    }
    throw Error(CROSSGLOSS_TEXT("The workspace has no list of sentences named %1"), {name})
        .advise(CROSSGLOSS_TEXT("See its lists, or name a file as FILE:LANGUAGE"));
}

std::shared_ptr<const SentenceListFile> openSentenceList(const StoredSentenceList& list)
{
    if (list.file.empty()) {
        throw Error(CROSSGLOSS_TEXT("The list %1 names a file that does not lie in the workspace"), {list.resource.name})
            .advise(CROSSGLOSS_TEXT("Remove the list, or restore a backup"));
    }
    if (std::error_code failure; !std::filesystem::exists(list.file, failure)) {
        throw Error(CROSSGLOSS_TEXT("The file of the list %1 is missing"), {list.resource.name, list.resource.path})
            .at(list.file.string())
            .advise(CROSSGLOSS_TEXT("Add it again from %2"));
    }
    auto file = std::make_shared<SentenceListFile>(list.file);
    if (file->size() != list.resource.entries || file->dimension() != list.resource.dimension) {
        throw Error(CROSSGLOSS_TEXT("The file of the list %1 is another one's"),
                    {list.resource.name, list.resource.path})
            .at(list.file.string())
            .advise(CROSSGLOSS_TEXT("Add it again from %2"));
    }
    return file;
}

Resource addSentenceList(Workspace& workspace, Resource resource, bool replace,
                         const std::function<void(const std::filesystem::path& file)>& write, Progress& progress)
{
    Workspace::Private& d = workspace.d();
    const bool named = !resource.name.empty();
    if (named) {
        requireName(resource.name);
    } else {
        resource.name = nameFrom(plainName(resource.path));
    }
    StoredResource stored;
    fileState({resource.path}, stored.size, stored.modified);
    resource.kind = ResourceKind::Sentences;
    resource.checksum = fileChecksum(resource.path);
    const std::string wanted = resource.name;
    {
        const std::lock_guard lock(d.writing);
        d.requireWriter();
        guardDatabase(d.file, [&] {
            const std::vector<StoredResource> all = d.stored(*d.writer);
            placeFor(resource, named, replace, all);
            const std::string mark = resource.path + resource.checksum + utcNow() + std::to_string(all.size());
            stored.file = matrixName(resource.name, checksum(mark.data(), mark.size()), SentenceListFile::ending, all);
            d.announceFile(stored.file);
        });
    }
    std::string replaced;
    try {
        write(storedPath(workspace.folder(), stored.file));
        const std::lock_guard lock(d.writing);
        guardDatabase(d.file, [&] {
            WriteTransaction transaction(*d.writer);
            // Somebody else may have taken the name meanwhile.
            resource.name = wanted;
            const std::vector<StoredResource> all = d.stored(*d.writer);
            if (const StoredResource* earlier = placeFor(resource, named, replace, all)) {
                replaced = earlier->file;
            }
            resource.title = resource.name;
            stored.resource = std::move(resource);
            d.removeNamed(stored.resource.name);
            d.insertResource(stored);
            finishResource(d, stored);
            progress.throwIfCancelled();
            transaction.commit();
        });
    } catch (...) {
        const std::lock_guard lock(d.writing);
        d.words.clear();
        d.dropFile(stored.file);
        throw;
    }
    const std::lock_guard lock(d.writing);
    d.words.clear();
    if (!replaced.empty()) {
        d.dropFile(replaced);
    }
    return stored.resource;
}

} // namespace crossgloss
