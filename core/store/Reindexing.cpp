#include "store/Reindexing.h"

#include "store/WorkspacePrivate.h"

namespace crossgloss {

namespace {

constexpr std::int64_t sizeMarked = -1;            // size of a resource that is to be read again
constexpr std::int64_t sizeTold = -2;              // of one that could not be

void noteFailure(Workspace::Private& d, const StoredResource& stored, const ReadIssue& failure)
{
    const std::lock_guard lock(d.writing);
    guardDatabase(d.file, [&] {
        WriteTransaction transaction(*d.writer);
        SQLite::Statement size(*d.writer, "UPDATE resources SET size = ? WHERE id = ?");
        size.bind(1, sizeTold);
        size.bind(2, stored.resource.id);
        size.exec();
        SQLite::Statement issue(*d.writer, "INSERT INTO issues(resource, file, line, message) VALUES (?, ?, 0, ?)");
        issue.bind(1, stored.resource.id);
        issue.bind(2, failure.file);
        issue.bind(3, failure.message);
        issue.exec();
        transaction.commit();
    });
}

} // namespace

void importMarkedAgain(Workspace& workspace, Workspace::InstalledReport& report, Progress& progress)
{
    Workspace::Private& d = workspace.d();
    std::vector<StoredResource> all;
    guardDatabase(d.file, [&] {
        const auto reader = d.reader();
        all = d.stored(**reader);
    });
    for (const StoredResource& stored : all) {
        const Resource& resource = stored.resource;
        if (stored.installed || stored.size != sizeMarked || !resource.checksum.empty()) {
            continue;
        }
        progress.throwIfCancelled();
        ImportOptions options;
        options.language = resource.language;
        options.secondLanguage = resource.secondLanguage;
        options.name = resource.name;
        options.anyLanguage = true;
        options.whenTaken = NameTaken::Replace;
        try {
            workspace.import(resource.kind, {resource.path}, options, progress);
            ++report.imported;
        } catch (const Cancelled&) {
            throw;
        } catch (const Error& error) {
            const Error failure =
                Error(CROSSGLOSS_TEXT("An earlier version indexed %1 in a way that mixes up short words, and it cannot be "
                                      "read again: %2"),
                      {resource.name, error.what()})
                    .at(resource.path)
                    .advise(CROSSGLOSS_TEXT("Import it again"));
            report.failures.push_back({resource.path, 0, failure.what()});
            noteFailure(d, stored, report.failures.back());
        }
    }
}

} // namespace crossgloss
