#include "store/Workspace.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "resources/Dictd.h"
#include "resources/DictionaryFile.h"
#include "resources/EmbeddingSpace.h"
#include "store/EntryPipeline.h"
#include "store/ResourceImport.h"
#include "store/WorkspaceFiles.h"
#include "text/Language.h"
#include "text/Names.h"

#include <algorithm>
#include <cctype>
#include <functional>

namespace crossgloss {

namespace {

constexpr std::size_t maximumIssues = 100;

std::string safeFileName(const std::string& name)
{
    std::string safe;
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain = byte < 0x80 && std::isalnum(byte);
        safe.push_back(plain || c == '-' || c == '.' ? c : '_');
    }
    // A checksum and the mark of a temporary file follow, and most file systems hold 255 bytes.
    constexpr std::size_t longest = 120;
    safe.resize(std::min(safe.size(), longest));
    return safe;
}

/// The kinds of plain files; within the transaction.
void importPlain(Workspace::Private& d, StoredResource& stored, const std::vector<std::filesystem::path>& files,
                 Progress& progress)
{
    d.insertResource(stored);
    Resource& resource = stored.resource;
    IndexWriter writer(*d.writer, d.words);
    ReadReport report;
    switch (resource.kind) {
    case ResourceKind::Lexicon: report = importLexicon(writer, resource, files[0], progress); break;
    case ResourceKind::Dictionary: report = importDefinitions(writer, resource, files[0], progress); break;
    case ResourceKind::Descriptions:
    case ResourceKind::Parallel:
    case ResourceKind::Pairs: report = importLines(*d.writer, resource, files, progress); break;
    case ResourceKind::Embeddings:
    case ResourceKind::Wordnet:
    case ResourceKind::Sentences: break;
    }
    addIssues(resource, report);
    if (resource.entries == 0) {
        throw Error(CROSSGLOSS_TEXT("The file holds nothing that can be used"))
            .at(files[0].string(), resource.issues.empty() ? 0 : resource.issues.front().line)
            .advise(CROSSGLOSS_TEXT("Check that it is of the kind you named"));
    }
    writer.finish();
}

/// Reads the vectors and writes their matrix below the workspace's folder.
/// @param name Names the file, relative to the folder, and writes down that it is about to be made.
/// @return the matrix; @p stored gets its name, issues and shape.
std::filesystem::path storeVectors(const std::filesystem::path& folder, StoredResource& stored,
                                   const std::filesystem::path& file, const ImportOptions& options, Progress& progress,
                                   const std::function<std::string(const EmbeddingSpace&)>& name)
{
    ReadVectorsOptions reading;
    reading.threads = options.threads;
    reading.metadata = options.metadata;
    ReadReport report;
    const EmbeddingSpace space = readVectors(file, reading, progress, report);
    Resource& resource = stored.resource;
    addIssues(resource, report);
    resource.entries = space.size();
    resource.dimension = space.dimension();
    stored.file = name(space);
    const std::filesystem::path written = storedPath(folder, stored.file);
    writeSpace(space, written);
    return written;
}

void checkOptions(ResourceKind kind, const ImportOptions& options)
{
    if (!options.metadata.empty() && kind != ResourceKind::Embeddings) {
        throw Error(CROSSGLOSS_TEXT("Only word vectors have their words in a file of metadata")).at(options.metadata.string());
    }
    for (const std::string& code : {options.language, options.secondLanguage}) {
        if (!code.empty() && !options.anyLanguage) {
            requireLanguage(code);
        }
    }
    if (!options.name.empty()) {
        requireName(options.name);
    }
}

/// Whether all files are parts of one dictionary, each of which stands for it.
bool arePartsOfOne(ResourceKind kind, const std::vector<std::filesystem::path>& files)
{
    const DictionaryFormat format =
        kind == ResourceKind::Dictionary && !files.empty() ? dictionaryFormatOf(files[0]) : DictionaryFormat::None;
    return format != DictionaryFormat::None && std::ranges::all_of(files, [&](const std::filesystem::path& file) {
        return dictionaryFormatOf(file) == format && mainFileOf(format, file) == mainFileOf(format, files[0]);
    });
}

void checkFiles(ResourceKind kind, const std::vector<std::filesystem::path>& files)
{
    if (kind == ResourceKind::Sentences) {
        throw Error(CROSSGLOSS_TEXT("Lists of sentences are read with a model that makes their vectors"))
            .advise(CROSSGLOSS_TEXT("Use the Compare page, or the command sentence-lists add"));
    }
    const std::size_t allowed = kind == ResourceKind::Parallel ? 2 : 1;
    if (files.empty() || (files.size() > allowed && !arePartsOfOne(kind, files))) {
        throw Error(allowed == 1 ? CROSSGLOSS_TEXT("Files of this kind are imported one at a time")
                                 : CROSSGLOSS_TEXT("Parallel text is imported from at most two files at a time"));
    }
    for (const std::filesystem::path& file : files) {
        std::error_code failure;
        if (!std::filesystem::exists(file, failure)) {
            throw Error(CROSSGLOSS_TEXT("The file does not exist")).at(file.string());
        }
    }
}

/// What is known before anything is read but a dictionary's own account of itself, which goes to @p info.
StoredResource describe(ResourceKind kind, const std::vector<std::filesystem::path>& files,
                        const ImportOptions& options, DictionaryFormat format, DictionaryInfo& info,
                        Progress& progress)
{
    const std::filesystem::path& file = files[0];
    StoredResource stored;
    Resource& resource = stored.resource;
    resource.kind = kind;
    resource.path = std::filesystem::absolute(file).string();
    fileState(files, stored.size, stored.modified);
    for (const std::filesystem::path& part : files) {
        if (std::filesystem::is_regular_file(part)) {
            resource.checksum += fileChecksum(part);
        }
    }
    if (!options.metadata.empty()) {
        resource.checksum += fileChecksum(options.metadata);
    }
    if (format != DictionaryFormat::None) {
        const DictionaryLanguages wanted{canonicalLanguage(options.language), canonicalLanguage(options.secondLanguage)};
        info = readDictionaryInfo(format, mainFileOf(format, file), wanted, progress);
        describeDictionary(resource, info);
        if (resource.language.empty()) {
            missingLanguage(file, false);
        }
    } else if (kind == ResourceKind::Parallel && isMemory(files)) {
        fillMemoryLanguages(resource, options, file, progress);
    } else if (kind != ResourceKind::Wordnet) {
        const bool two = kind == ResourceKind::Lexicon || kind == ResourceKind::Parallel;
        fillLanguages(resource, options, file, two ? 2 : 1);
    }
    if (!options.name.empty()) {
        resource.name = options.name;
    } else if (resource.name.empty()) {
        resource.name = nameFrom(plainName(file));
    }
    return stored;
}

/// Nothing has changed since @p earlier was imported; what options changed counts as a change of the resource.
bool isSame(const Resource& resource, const Resource& earlier)
{
    return !resource.checksum.empty() && earlier.checksum == resource.checksum && earlier.kind == resource.kind &&
           (resource.language.empty() || earlier.language == resource.language) &&
           earlier.secondLanguage == resource.secondLanguage;
}

/// Where a resource goes: its name, and the earlier resource of that name which it replaces.
struct Place
{
    std::string name;
    const StoredResource* earlier = nullptr;
};

Place placeFor(const Resource& resource, const ImportOptions& options, const std::vector<StoredResource>& all)
{
    Place place;
    const auto look = [&](const std::string& name) {
        const auto found = std::ranges::find(all, name, [](const StoredResource& each) { return each.resource.name; });
        place = {name, found == all.end() ? nullptr : &*found};
    };
    // The same file again: unchanged, or in a newer version.
    const auto isOwn = [&] {
        const Resource& earlier = place.earlier->resource;
        return isSame(resource, earlier) || (earlier.path == resource.path && earlier.kind == resource.kind &&
                                             earlier.secondLanguage == resource.secondLanguage &&
                                             (resource.language.empty() || earlier.language == resource.language));
    };
    look(resource.name);
    if (!place.earlier || isOwn() || options.whenTaken == NameTaken::Replace) {
        return place;
    }
    if (options.whenTaken == NameTaken::Refuse && !options.name.empty()) {
        throw NameTakenError(resource.name);
    }
    freeName(resource.name, [&](const std::string& name) {
        look(name);
        return !place.earlier || isOwn();
    });
    return place;
}

/// Whether what a resource has on the disk beside the database is as it was written.
bool isWhole(const std::filesystem::path& folder, const StoredResource& stored)
{
    if (stored.file.empty()) {
        return true;
    }
    try {
        return openSpace(storedPath(folder, stored.file)).isIntact();
    } catch (const Error&) {
        return false;
    }
}

} // namespace

std::string matrixName(const std::string& resource, const std::string& checksum, std::string_view ending,
                       const std::vector<StoredResource>& all)
{
    constexpr std::size_t longest = 80;
    std::string base = safeFileName(resource).substr(0, longest);
    std::string name;
    for (int number = 1;; ++number) {
        name = "vectors/" + base + (number == 1 ? "" : "-" + std::to_string(number)) + "." + checksum.substr(0, 12);
        name += ending;
        const auto user = std::ranges::find(all, name, &StoredResource::file);
        if (user == all.end() || user->resource.name == resource) {
            return name;
        }
    }
}

void addIssues(Resource& resource, const ReadReport& report)
{
    resource.skipped += report.skipped;
    resource.leftOut.insert(resource.leftOut.end(), report.leftOut.begin(), report.leftOut.end());
    for (const ReadIssue& issue : report.issues) {
        if (resource.issues.size() < maximumIssues) {
            resource.issues.push_back(issue);
        }
    }
}

void describeDictionary(Resource& resource, const DictionaryInfo& info)
{
    resource.name = info.name;
    resource.title = info.title;
    resource.licence = info.licence;
    resource.language = info.headwordLanguage;
    resource.secondLanguage = info.translationLanguage;
}

void importDictionary(Workspace::Private& d, StoredResource& stored, DictionaryFormat format,
                      const DictionaryInfo& info, Progress& progress)
{
    d.insertResource(stored);
    IndexWriter writer(*d.writer, d.words);
    const ReadReport report = writeEntries(
        [&](Progress& relayed, const EntrySink& sink) { return readDictionary(format, info, relayed, sink); }, info,
        stored.resource.id, writer, progress);
    stored.resource.entries = report.read;
    addIssues(stored.resource, report);
    writer.finish();
}

void finishResource(Workspace::Private& d, const StoredResource& stored)
{
    SQLite::Statement update(*d.writer, "UPDATE resources SET entries = ?, skipped = ?, language = ?, second_language = ?, "
                                        "title = ? WHERE id = ?");
    update.bind(1, static_cast<std::int64_t>(stored.resource.entries));
    update.bind(2, static_cast<std::int64_t>(stored.resource.skipped));
    update.bind(3, stored.resource.language);
    update.bind(4, stored.resource.secondLanguage);
    update.bind(5, stored.resource.title);
    update.bind(6, stored.resource.id);
    update.exec();
    SQLite::Statement insert(*d.writer, "INSERT INTO issues(resource, file, line, message) VALUES (?, ?, ?, ?)");
    for (const ReadIssue& issue : stored.resource.issues) {
        insert.reset();
        insert.bind(1, stored.resource.id);
        insert.bind(2, issue.file);
        insert.bind(3, static_cast<std::int64_t>(issue.line));
        insert.bind(4, issue.message);
        insert.exec();
    }
    SQLite::Statement leftOut(*d.writer,
                              "INSERT INTO left_out(resource, reason, entries, harmless) VALUES (?, ?, ?, ?)");
    for (const LeftOut& each : stored.resource.leftOut) {
        leftOut.reset();
        leftOut.bind(1, stored.resource.id);
        leftOut.bind(2, each.reason);
        leftOut.bind(3, static_cast<std::int64_t>(each.count));
        leftOut.bind(4, each.harmless ? 1 : 0);
        leftOut.exec();
    }
}

NameTakenError::NameTakenError(const std::string& name)
    : Error(CROSSGLOSS_TEXT("The workspace has another resource named %1"), {name})
{
    advise(CROSSGLOSS_TEXT("Choose another name, or replace it"));
}

std::string proposedName(const std::filesystem::path& file)
{
    return plainName(file);
}

Resource Workspace::import(ResourceKind kind, const std::vector<std::filesystem::path>& given,
                           const ImportOptions& options, Progress& progress)
{
    checkFiles(kind, given);
    checkOptions(kind, options);
    const DictionaryFormat format =
        kind == ResourceKind::Dictionary ? dictionaryFormatOf(given[0]) : DictionaryFormat::None;
    const std::vector<std::filesystem::path> files =
        format == DictionaryFormat::None ? given : filesOf(format, given[0]);
    const std::filesystem::path& file = files[0];
    DictionaryInfo info;
    StoredResource stored = describe(kind, files, options, format, info, progress);
    Resource& resource = stored.resource;

    const std::lock_guard lock(d().writing);
    d().requireWriter();
    std::filesystem::path written;
    std::string replaced;
    bool same = false;
    try {
        guardDatabase(d().file, [&] {
            const std::vector<StoredResource> all = d().stored(*d().writer);
            const Place place = placeFor(resource, options, all);
            resource.name = place.name;
            if (resource.title.empty()) {
                resource.title = resource.name;
            }
            if (place.earlier && isSame(resource, place.earlier->resource) && isWhole(d().folder, *place.earlier)) {
                resource = place.earlier->resource;
                same = true;
            } else if (place.earlier) {
                replaced = place.earlier->file;
            }
        });
        if (same) {
            return resource;
        }
        if (kind == ResourceKind::Embeddings) {
            written =
                storeVectors(d().folder, stored, file, options, progress, [&](const EmbeddingSpace& space) {
                    std::string name;
                    guardDatabase(d().file, [&] {
                        name = matrixName(resource.name, space.checksum(), ".space", d().stored(*d().writer));
                        d().announceFile(name);
                    });
                    return name;
                });
        }
        guardDatabase(d().file, [&] {
            WriteTransaction transaction(*d().writer);
            d().removeNamed(resource.name);
            if (format != DictionaryFormat::None) {
                importDictionary(d(), stored, format, info, progress);
            } else if (kind == ResourceKind::Wordnet) {
                importWordnet(d(), stored, file, options, progress);
            } else if (kind == ResourceKind::Embeddings) {
                d().insertResource(stored);
            } else {
                importPlain(d(), stored, files, progress);
            }
            finishResource(d(), stored);
            progress.throwIfCancelled();
            transaction.commit();
        });
    } catch (...) {
        d().words.clear();
        if (!written.empty() && stored.file != replaced) {
            d().dropFile(stored.file);
        }
        throw;
    }
    d().words.clear();
    if (!replaced.empty() && replaced != stored.file) {
        d().dropFile(replaced);
    }
    return resource;
}

} // namespace crossgloss
