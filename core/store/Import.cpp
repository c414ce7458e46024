#include "store/Workspace.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "resources/Dictd.h"
#include "resources/EmbeddingSpace.h"
#include "resources/LineReader.h"
#include "resources/WordPairs.h"
#include "resources/Wordnet.h"
#include "store/EntryPipeline.h"
#include "store/IndexTerms.h"
#include "store/ResourceImport.h"
#include "text/Language.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <optional>

namespace crossgloss {

namespace {

constexpr std::size_t maximumIssues = 100;

/// File name without folder and the endings that say how it is stored: "novels.fr" of /x/novels.fr.vec.xz.
std::string plainName(const std::filesystem::path& file)
{
    std::filesystem::path name = file.filename().empty() ? file.parent_path().filename() : file.filename();
    for (int i = 0; i < 3; ++i) {
        const std::string ending = name.extension().string();
        static const std::vector<std::string> endings = {".xz",  ".gz",   ".dz",    ".vec", ".bin",  ".txt", ".tsv",
                                                         ".tab", ".dict", ".index", ".csv", ".space", ".xml"};
        if (std::find(endings.begin(), endings.end(), ending) == endings.end()) {
            break;
        }
        name = name.stem();
    }
    return name.string();
}

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

void addIssues(Resource& resource, const ReadReport& report)
{
    resource.skipped += report.skipped;
    for (const ReadIssue& issue : report.issues) {
        if (resource.issues.size() < maximumIssues) {
            resource.issues.push_back(issue);
        }
    }
}

[[noreturn]] void missingLanguage(const std::filesystem::path& file, bool second)
{
    throw Error(second ? CROSSGLOSS_TEXT("The file does not say which second language it holds")
                       : CROSSGLOSS_TEXT("The file does not say which language it is in"))
        .at(file.string())
        .advise(second ? CROSSGLOSS_TEXT("Name it with --second-language")
                       : CROSSGLOSS_TEXT("Name it with --language"));
}

/// Fills the languages that neither the options nor the file say from the file's name.
void fillLanguages(StoredResource& stored, const ImportOptions& options, const std::filesystem::path& file, int needed)
{
    Resource& resource = stored.resource;
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

std::int64_t synsetNumber(const Synset& synset)
{
    char* end = nullptr;
    const long long offset = std::strtoll(synset.id.c_str(), &end, 10);
    if (end && *end == '-' && end[1] != '\0' && end[2] == '\0' && offset >= 0) {
        return static_cast<std::int64_t>(offset) * 256 + static_cast<unsigned char>(end[1]);
    }
    // Wordnets with ids of their own meet at the interlingual index where they are linked to it.
    const std::string& id = synset.ili.empty() ? synset.id : synset.ili;
    // Ids of another making join with each other only when they are the same text (FNV-1a, kept negative).
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char c : id) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    }
    return -static_cast<std::int64_t>(hash >> 1) - 1;
}

void writeWordnet(const Wordnet& wordnet, std::int64_t resource, IndexWriter& writer, Progress& progress)
{
    progress.stage(CROSSGLOSS_TEXT("Indexing the wordnet"), wordnet.synsets.size());
    const std::int64_t language = writer.language(wordnet.language);
    std::uint64_t done = 0;
    for (const Synset& synset : wordnet.synsets) {
        if (++done % 1000 == 0) {
            progress.advance(done);
            progress.throwIfCancelled();
        }
        const std::int64_t number = synsetNumber(synset);
        std::vector<std::int64_t> words;
        for (const std::string& lemma : synset.lemmas) {
            if (const std::string clean = cleanWord(lemma, wordnet.language); !clean.empty()) {
                words.push_back(writer.word(language, wordnet.language, clean));
                writer.synsetWord(number, words.back(), resource, synset.pos);
            }
        }
        for (const std::string& text : synset.definitions) {
            const PreparedDefinition prepared = prepareDefinition(text, wordnet.language);
            if (prepared.count == 0) {
                continue;
            }
            const std::int64_t definition = writer.definition(language, prepared);
            writer.synsetDefinition(number, definition, resource);
            for (const std::int64_t word : words) {
                writer.sense(definition, word, resource, SenseKind::Headword, synset.pos);
            }
        }
    }
    writer.joinWordnets();
}

/// A number at the start of a line, nothing when the first field is none.
std::optional<double> leadingScore(const std::string& field)
{
    char* end = nullptr;
    const double value = std::strtod(field.c_str(), &end);
    if (end == field.c_str() || *end != '\0' || !std::isfinite(value)) {
        return std::nullopt;
    }
    return value;
}

std::vector<std::string> splitTabs(std::string_view line)
{
    std::vector<std::string> fields;
    std::size_t begin = 0;
    for (;;) {
        const std::size_t end = line.find('\t', begin);
        fields.emplace_back(line.substr(begin, end == std::string_view::npos ? end : end - begin));
        if (end == std::string_view::npos) {
            return fields;
        }
        begin = end + 1;
    }
}

void addIssue(ReadReport& report, const std::filesystem::path& file, std::uint64_t line, std::string message)
{
    ++report.skipped;
    if (report.issues.size() < maximumIssues) {
        report.issues.push_back({file.string(), line, std::move(message)});
    }
}

/// Stores lines of two texts and perhaps a score.
class LineWriter {
public:
    LineWriter(SQLite::Database& database, std::int64_t resource)
        : m_insert(database, "INSERT INTO lines(resource, line, first, second, score) VALUES (?, ?, ?, ?, "
                             "CASE WHEN ? THEN ? / 1000000.0 END)"),
          m_resource(resource)
    {
    }
    void add(std::string_view first, std::string_view second, std::optional<double> score)
    {
        m_insert.bind(1, m_resource).bind(2, ++m_line).bind(3, first).bind(4, second);
        m_insert.bind(5, score ? std::int64_t{1} : std::int64_t{0});
        m_insert.bind(6, score ? static_cast<std::int64_t>(std::llround(*score * 1e6)) : std::int64_t{0}).run();
    }
    std::uint64_t count() const { return static_cast<std::uint64_t>(m_line); }

private:
    FastStatement m_insert;
    std::int64_t m_resource;
    std::int64_t m_line = 0;
};

ReadReport writeParallel(const std::vector<std::filesystem::path>& files, LineWriter& writer, Progress& progress)
{
    ReadReport report;
    LineReader first(files[0]);
    progress.stage(CROSSGLOSS_TEXT("Reading parallel text"), first.totalBytes());
    std::string_view line;
    if (files.size() == 1) {
        while (first.next(line)) {
            progress.advance(first.bytesRead());
            progress.throwIfCancelled();
            const std::vector<std::string> fields = splitTabs(line);
            if (fields.size() < 2 || !isValidUtf8(line)) {
                addIssue(report, files[0], first.line(), "not two texts with a tab between them");
            } else {
                writer.add(fields[0], fields[1], std::nullopt);
            }
        }
        return report;
    }
    LineReader second(files[1]);
    std::string_view other;
    for (;;) {
        const bool has = first.next(line);
        if (has != second.next(other)) {
            throw Error(CROSSGLOSS_TEXT("The two files do not have the same number of lines"))
                .at(files[has ? 1 : 0].string(), has ? second.line() : first.line())
                .advise(CROSSGLOSS_TEXT("Line N of one must be the translation of line N of the other"));
        }
        if (!has) {
            return report;
        }
        progress.advance(first.bytesRead());
        progress.throwIfCancelled();
        if (line.empty() || other.empty()) {
            continue;              // By custom an empty line says that the text is absent in that language.
        }
        if (!isValidUtf8(line) || !isValidUtf8(other)) {
            addIssue(report, files[isValidUtf8(line) ? 1 : 0], first.line(), "not UTF-8");
        } else {
            writer.add(line, other, std::nullopt);
        }
    }
}

ReadReport writePairs(const std::filesystem::path& file, LineWriter& writer, Progress& progress)
{
    ReadReport report;
    LineReader reader(file);
    progress.stage(CROSSGLOSS_TEXT("Reading sentence pairs"), reader.totalBytes());
    std::string_view line;
    while (reader.next(line)) {
        progress.advance(reader.bytesRead());
        progress.throwIfCancelled();
        const std::vector<std::string> fields = splitTabs(line);
        const bool scored = fields.size() >= 3;
        if (fields.size() < 2 || !isValidUtf8(line)) {
            addIssue(report, file, reader.line(), "not score, text and text with tabs between them");
        } else if (scored && fields[0].empty()) {
            writer.add(fields[1], fields[2], std::nullopt);
        } else if (scored && !leadingScore(fields[0])) {
            addIssue(report, file, reader.line(), "the first field is no number");
        } else if (scored) {
            writer.add(fields[1], fields[2], leadingScore(fields[0]));
        } else {
            writer.add(fields[0], fields[1], std::nullopt);
        }
    }
    return report;
}

std::string joinAnswers(const std::vector<std::string>& answers)
{
    std::string joined;
    for (const std::string& answer : answers) {
        joined += (joined.empty() ? "" : "|") + answer;
    }
    return joined;
}

} // namespace

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

void importWordnet(Workspace::Private& d, StoredResource& stored, const std::filesystem::path& path,
                   const ImportOptions& options, Progress& progress)
{
    ReadReport report;
    Wordnet wordnet = readWordnet(path, progress, report);
    if (!options.language.empty()) {
        wordnet.language = canonicalLanguage(options.language);
    }
    if (wordnet.language.empty()) {
        missingLanguage(path, false);
    }
    stored.resource.language = wordnet.language;
    stored.resource.title = wordnet.name;
    stored.resource.licence = wordnet.licence;
    stored.resource.entries = wordnet.synsets.size();
    addIssues(stored.resource, report);
    d.insertResource(stored);
    IndexWriter writer(*d.writer, d.words);
    writeWordnet(wordnet, stored.resource.id, writer, progress);
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

namespace {

/// The kinds whose content lies in SQLite alone; within the transaction, the resource's row being there.
void importLines(Workspace::Private& d, StoredResource& stored, const std::vector<std::filesystem::path>& files,
                 Progress& progress)
{
    Resource& resource = stored.resource;
    IndexWriter writer(*d.writer, d.words);
    LineWriter lines(*d.writer, resource.id);
    ReadReport report;
    switch (resource.kind) {
    case ResourceKind::Lexicon: {
        const std::vector<WordPair> pairs = readWordPairs(files[0], progress, report);
        const std::int64_t source = writer.language(resource.language);
        const std::int64_t target = writer.language(resource.secondLanguage);
        progress.stage(CROSSGLOSS_TEXT("Indexing word pairs"), pairs.size());
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            if (i % 4096 == 0) {
                progress.advance(i);
                progress.throwIfCancelled();
            }
            const std::string from = cleanWord(pairs[i].source, resource.language);
            const std::string to = cleanWord(pairs[i].target, resource.secondLanguage);
            if (!from.empty() && !to.empty()) {
                writer.link(writer.word(source, resource.language, from),
                            writer.word(target, resource.secondLanguage, to), resource.id, PartOfSpeech::Unknown);
                ++resource.entries;
            }
        }
        break;
    }
    case ResourceKind::Dictionary: {
        const std::vector<DefinitionPair> pairs = readDefinitions(files[0], progress, report);
        DictionaryInfo info;
        const bool bilingual = !resource.secondLanguage.empty() && resource.secondLanguage != resource.language;
        info.definitionLanguage = resource.language;
        progress.stage(CROSSGLOSS_TEXT("Indexing definitions"), pairs.size());
        const std::int64_t textLanguage = writer.language(resource.language);
        const std::int64_t answerLanguage = bilingual ? writer.language(resource.secondLanguage) : textLanguage;
        const std::string& answerCode = bilingual ? resource.secondLanguage : resource.language;
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            if (i % 4096 == 0) {
                progress.advance(i);
                progress.throwIfCancelled();
            }
            const DefinitionPair& pair = pairs[i];
            const PreparedDefinition prepared = prepareDefinition(pair.definition, resource.language);
            const std::string answer = cleanWord(pair.answer, answerCode);
            if (prepared.count == 0 || answer.empty()) {
                ++report.skipped;
                continue;
            }
            const std::int64_t definition = writer.definition(textLanguage, prepared);
            const std::int64_t word = writer.word(answerLanguage, answerCode, answer);
            writer.sense(definition, word, resource.id, bilingual ? SenseKind::Translation : SenseKind::Headword,
                         PartOfSpeech::Unknown);
            if (const std::string headword = cleanWord(pair.headword, resource.language);
                bilingual && !headword.empty()) {
                const std::int64_t source = writer.word(textLanguage, resource.language, headword);
                writer.sense(definition, source, resource.id, SenseKind::Headword, PartOfSpeech::Unknown);
                writer.link(source, word, resource.id, PartOfSpeech::Unknown);
            }
            ++resource.entries;
        }
        break;
    }
    case ResourceKind::Descriptions:
        for (const DescriptionCase& entry : readDescriptions(files[0], progress, report)) {
            lines.add(joinAnswers(entry.answers), entry.description, std::nullopt);
        }
        resource.entries = lines.count();
        break;
    case ResourceKind::Parallel:
        report = writeParallel(files, lines, progress);
        resource.entries = lines.count();
        break;
    case ResourceKind::Pairs:
        report = writePairs(files[0], lines, progress);
        resource.entries = lines.count();
        break;
    case ResourceKind::Embeddings:
    case ResourceKind::Wordnet:
        break;
    }
    addIssues(resource, report);
    if (resource.entries == 0) {
        throw Error(CROSSGLOSS_TEXT("The file holds nothing that can be used"))
            .at(files[0].string(), resource.issues.empty() ? 0 : resource.issues.front().line)
            .advise(CROSSGLOSS_TEXT("Check that it is of the kind you named"));
    }
    writer.finish();
}

std::string safeFileName(const std::string& name)
{
    std::string safe;
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        safe.push_back(std::isalnum(byte) || c == '-' || c == '.' ? c : '_');
    }
    return safe;
}

} // namespace

Resource Workspace::import(ResourceKind kind, const std::vector<std::filesystem::path>& files,
                           const ImportOptions& options, Progress& progress)
{
    const std::size_t allowed = kind == ResourceKind::Parallel ? 2 : 1;
    if (files.empty() || files.size() > allowed) {
        throw Error(CROSSGLOSS_TEXT("This kind of resource is read from %1 file at a time"), {std::to_string(allowed)});
    }
    for (const std::filesystem::path& file : files) {
        if (!std::filesystem::exists(file)) {
            throw Error(CROSSGLOSS_TEXT("The file does not exist")).at(file.string());
        }
    }
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
    DictionaryInfo info;
    const bool dictd = kind == ResourceKind::Dictionary && isDictd(file);
    if (dictd) {
        info = readDictdInfo(dictdIndex(file));
        if (!options.language.empty()) {
            info.headwordLanguage = canonicalLanguage(options.language);
        }
        if (!options.secondLanguage.empty()) {
            info.translationLanguage = canonicalLanguage(options.secondLanguage);
        }
        resource.name = info.name;
        resource.title = info.title;
        resource.licence = info.licence;
        resource.language = info.headwordLanguage;
        resource.secondLanguage = info.translationLanguage;
        if (resource.language.empty()) {
            missingLanguage(file, false);
        }
    } else if (kind != ResourceKind::Wordnet) {
        const bool two = kind == ResourceKind::Lexicon || kind == ResourceKind::Parallel;
        fillLanguages(stored, options, file, two ? 2 : 1);
    }
    if (!options.name.empty()) {
        resource.name = options.name;
    } else if (resource.name.empty()) {
        resource.name = plainName(file);
    }
    if (resource.title.empty()) {
        resource.title = resource.name;
    }

    const std::lock_guard lock(d().writing);
    std::filesystem::path written;
    std::string replaced;
    try {
        guardDatabase(d().file, [&] {
            for (const StoredResource& earlier : d().stored(*d().writer)) {
                if (earlier.resource.name != resource.name) {
                    continue;
                }
                // What options changed counts as a change of the resource.
                const bool same = !resource.checksum.empty() && earlier.resource.checksum == resource.checksum &&
                                  earlier.resource.kind == kind &&
                                  (resource.language.empty() || earlier.resource.language == resource.language) &&
                                  earlier.resource.secondLanguage == resource.secondLanguage;
                if (same) {
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
            ReadVectorsOptions reading;
            reading.threads = options.threads;
            ReadReport report;
            const EmbeddingSpace space = readVectors(file, reading, progress, report);
            addIssues(resource, report);
            resource.entries = space.size();
            resource.dimension = space.dimension();
            stored.file = "vectors/" + safeFileName(resource.name) + "." + space.checksum().substr(0, 12) + ".space";
            written = d().folder / stored.file;
            writeSpace(space, written);
        }
        guardDatabase(d().file, [&] {
            WriteTransaction transaction(*d().writer);
            d().removeNamed(resource.name);
            if (dictd) {
                importDictd(d(), stored, info, dictdIndex(file), progress);
            } else if (kind == ResourceKind::Wordnet) {
                importWordnet(d(), stored, file, options, progress);
            } else {
                d().insertResource(stored);
                if (kind != ResourceKind::Embeddings) {
                    importLines(d(), stored, files, progress);
                }
            }
            finishResource(d(), stored);
            progress.throwIfCancelled();
            transaction.commit();
        });
    } catch (...) {
        d().words.clear();
        if (!written.empty() && stored.file != replaced) {
            std::error_code ignored;
            std::filesystem::remove(written, ignored);
        }
        throw;
    }
    d().words.clear();
    if (!replaced.empty() && replaced != stored.file) {
        std::error_code ignored;
        std::filesystem::remove(d().folder / replaced, ignored);
    }
    return resource;
}

} // namespace crossgloss
