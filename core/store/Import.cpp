#include "store/Workspace.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "resources/Dictd.h"
#include "resources/EmbeddingSpace.h"
#include "store/EntryPipeline.h"
#include "store/ResourceImport.h"
#include "text/Language.h"
#include "text/Names.h"

#include <algorithm>
#include <cctype>

namespace crossgloss {

namespace {

constexpr std::size_t maximumIssues = 100;

bool isDictd(const std::filesystem::path& file)
{
    const std::string name = file.filename().string();
    return name.ends_with(".index") || name.ends_with(".dict.dz") || name.ends_with(".dict");
}

std::filesystem::path dictdIndex(const std::filesystem::path& file)
{
    std::string name = file.string();
    for (const std::string_view ending : {".dict.dz", ".dict"}) {
        if (name.ends_with(ending)) {
            name.resize(name.size() - ending.size());
            return name + ".index";
        }
    }
    return file;
}

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
    case ResourceKind::Wordnet: break;
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
/// @return the matrix; @p stored gets its name, issues and shape.
std::filesystem::path storeVectors(const std::filesystem::path& folder, StoredResource& stored,
                                   const std::filesystem::path& file, int threads, Progress& progress)
{
    ReadVectorsOptions reading;
    reading.threads = threads;
    ReadReport report;
    const EmbeddingSpace space = readVectors(file, reading, progress, report);
    Resource& resource = stored.resource;
    addIssues(resource, report);
    resource.entries = space.size();
    resource.dimension = space.dimension();
    stored.file = "vectors/" + safeFileName(resource.name) + "." + space.checksum().substr(0, 12) + ".space";
    const std::filesystem::path written = folder / stored.file;
    writeSpace(space, written);
    return written;
}

void checkOptions(const ImportOptions& options)
{
    for (const std::string& code : {options.language, options.secondLanguage}) {
        if (!code.empty() && !options.anyLanguage) {
            requireLanguage(code);
        }
    }
    if (!options.name.empty()) {
        requireName(options.name);
    }
}

void checkFiles(ResourceKind kind, const std::vector<std::filesystem::path>& files)
{
    const std::size_t allowed = kind == ResourceKind::Parallel ? 2 : 1;
    if (files.empty() || files.size() > allowed) {
        throw Error(CROSSGLOSS_TEXT("This kind of resource is read from %1 file at a time"), {std::to_string(allowed)});
    }
    for (const std::filesystem::path& file : files) {
        std::error_code failure;
        if (!std::filesystem::exists(file, failure)) {
            throw Error(CROSSGLOSS_TEXT("The file does not exist")).at(file.string());
        }
    }
}

/// What is known before anything is read but a dictd dictionary's own account of itself, which goes to @p info.
StoredResource describe(ResourceKind kind, const std::vector<std::filesystem::path>& files,
                        const ImportOptions& options, bool dictd, DictionaryInfo& info)
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
    if (dictd) {
        info = readDictdInfo(dictdIndex(file));
        if (!options.language.empty()) {
            info.headwordLanguage = canonicalLanguage(options.language);
        }
        if (!options.secondLanguage.empty()) {
            info.translationLanguage = canonicalLanguage(options.secondLanguage);
        }
        describeDictd(resource, info);
        if (resource.language.empty()) {
            missingLanguage(file, false);
        }
    } else if (kind != ResourceKind::Wordnet) {
        const bool two = kind == ResourceKind::Lexicon || kind == ResourceKind::Parallel;
        fillLanguages(resource, options, file, two ? 2 : 1);
    }
    if (!options.name.empty()) {
        resource.name = options.name;
    } else if (resource.name.empty()) {
        resource.name = nameFrom(plainName(file));
    }
    if (resource.title.empty()) {
        resource.title = resource.name;
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

void removeQuietly(const std::filesystem::path& file)
{
    std::error_code ignored;
    std::filesystem::remove(file, ignored);
}

} // namespace

void addIssues(Resource& resource, const ReadReport& report)
{
    resource.skipped += report.skipped;
    for (const ReadIssue& issue : report.issues) {
        if (resource.issues.size() < maximumIssues) {
            resource.issues.push_back(issue);
        }
    }
}

void describeDictd(Resource& resource, const DictionaryInfo& info)
{
    resource.name = info.name;
    resource.title = info.title;
    resource.licence = info.licence;
    resource.language = info.headwordLanguage;
    resource.secondLanguage = info.translationLanguage;
}

void importDictd(Workspace::Private& d, StoredResource& stored, const DictionaryInfo& info,
                 const std::filesystem::path& index, Progress& progress)
{
    d.insertResource(stored);
    IndexWriter writer(*d.writer, d.words);
    const ReadReport report = writeEntries(
        [&](Progress& relayed, const EntrySink& sink) { return readDictd(index, relayed, sink); }, info,
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
}

Resource Workspace::import(ResourceKind kind, const std::vector<std::filesystem::path>& files,
                           const ImportOptions& options, Progress& progress)
{
    checkFiles(kind, files);
    checkOptions(options);
    const std::filesystem::path& file = files[0];
    const bool dictd = kind == ResourceKind::Dictionary && isDictd(file);
    DictionaryInfo info;
    StoredResource stored = describe(kind, files, options, dictd, info);
    Resource& resource = stored.resource;

    const std::lock_guard lock(d().writing);
    std::filesystem::path written;
    std::string replaced;
    try {
        guardDatabase(d().file, [&] {
            for (const StoredResource& earlier : d().stored(*d().writer)) {
                if (earlier.resource.name != resource.name) {
                    continue;
                }
                if (isSame(resource, earlier.resource)) {
                    resource = earlier.resource;
                    return;
                }
                replaced = earlier.file;
            }
        });
        if (resource.id != 0) {
            return resource;
        }
        if (kind == ResourceKind::Embeddings) {
            written = storeVectors(d().folder, stored, file, options.threads, progress);
        }
        guardDatabase(d().file, [&] {
            WriteTransaction transaction(*d().writer);
            d().removeNamed(resource.name);
            if (dictd) {
                importDictd(d(), stored, info, dictdIndex(file), progress);
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
            removeQuietly(written);
        }
        throw;
    }
    d().words.clear();
    if (!replaced.empty() && replaced != stored.file) {
        removeQuietly(d().folder / replaced);
    }
    return resource;
}

} // namespace crossgloss
