#include "saved/AnkiPackage.h"

#include "base/AtomicFile.h"
#include "base/Error.h"
#include "base/Json.h"
#include "base/TemporaryFile.h"
#include "saved/Fsrs.h"
#include "saved/SavedColumns.h"
#include "store/Connection.h"
#include "store/Database.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <string>

#include <archive.h>
#include <archive_entry.h>
#include <nettle/sha1.h>

namespace crossgloss {

namespace {

// Numbers of the note type and the deck: the same in every package, so that Anki recognises them.
constexpr std::int64_t noteType = 1764028800001;
constexpr std::int64_t deck = 1764028800002;
constexpr std::int64_t firstFactor = 2500;

constexpr const char* tables = R"sql(
CREATE TABLE col (
    id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null,
    dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null,
    decks text not null, dconf text not null, tags text not null
);
CREATE TABLE notes (
    id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null,
    tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null,
    data text not null
);
CREATE TABLE cards (
    id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null,
    usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null,
    factor integer not null, reps integer not null, lapses integer not null, left integer not null,
    odue integer not null, odid integer not null, flags integer not null, data text not null
);
CREATE TABLE revlog (
    id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null,
    lastIvl integer not null, factor integer not null, time integer not null, type integer not null
);
CREATE TABLE graves (usn integer not null, oid integer not null, type integer not null);
CREATE INDEX ix_notes_usn ON notes (usn);
CREATE INDEX ix_cards_usn ON cards (usn);
CREATE INDEX ix_revlog_usn ON revlog (usn);
CREATE INDEX ix_cards_nid ON cards (nid);
CREATE INDEX ix_cards_sched ON cards (did, queue, due);
CREATE INDEX ix_revlog_cid ON revlog (cid);
CREATE INDEX ix_notes_csum ON notes (csum);
)sql";

constexpr const char* front = "<div class=meaning>{{Meaning}}</div>\n"
                              "{{#Query}}<div class=query>{{Query}}</div>{{/Query}}\n"
                              "<div class=small>{{Language}} {{Part of speech}}</div>";
constexpr const char* back = "{{FrontSide}}\n<hr id=answer>\n<div class=word>{{Word}}</div>\n"
                             "<div class=small>{{Gender}}</div>\n{{#Note}}<div>{{Note}}</div>{{/Note}}";
constexpr const char* css = ".card { font-family: sans-serif; font-size: 20px; text-align: center; }\n"
                            ".word { font-size: 28px; font-weight: bold; }\n"
                            ".query { font-style: italic; }\n.small { font-size: 14px; opacity: 0.7; }\n";

/// Fields hold HTML.
std::string html(const std::string& text)
{
    std::string result;
    for (const char c : text) {
        switch (c) {
        case '&':
            result += "&amp;";
            break;
        case '<':
            result += "&lt;";
            break;
        case '>':
            result += "&gt;";
            break;
        case '\n':
            result += "<br>";
            break;
        case '\x1f': // what separates fields
            result += ' ';
            break;
        default:
            result += c;
        }
    }
    return result;
}

/// The number that Anki finds equal first fields by: of the first eight hexadecimal digits of their SHA-1.
std::int64_t fieldChecksum(const std::string& field)
{
    sha1_ctx context;
    sha1_init(&context);
    sha1_update(&context, field.size(), reinterpret_cast<const std::uint8_t*>(field.data()));
    std::array<std::uint8_t, SHA1_DIGEST_SIZE> digest{};
    sha1_digest(&context, digest.size(), digest.data());
    return (std::int64_t{digest[0]} << 24) | (std::int64_t{digest[1]} << 16) | (std::int64_t{digest[2]} << 8) |
           std::int64_t{digest[3]};
}

nlohmann::json noteTypes(std::int64_t now)
{
    nlohmann::json fields = nlohmann::json::array();
    nlohmann::json required = nlohmann::json::array();
    for (std::size_t i = 0; i < ankiFields.size(); ++i) {
        fields.push_back({{"name", ankiFieldName(ankiFields[i])},
                          {"ord", i},
                          {"sticky", false},
                          {"rtl", false},
                          {"font", "Arial"},
                          {"size", 20},
                          {"media", nlohmann::json::array()}});
        if (ankiFields[i] == SavedColumn::Meaning || ankiFields[i] == SavedColumn::Query ||
            ankiFields[i] == SavedColumn::Language) {
            required.push_back(i);
        }
    }
    const nlohmann::json card = {{"name", "Meaning to word"}, {"ord", 0},     {"qfmt", front}, {"afmt", back},
                                 {"did", nullptr},            {"bqfmt", ""}, {"bafmt", ""}};
    const auto sortField = std::ranges::find(ankiFields, SavedColumn::Word) - ankiFields.begin();
    return {{std::to_string(noteType),
             {{"id", noteType},
              {"name", "Crossgloss"},
              {"type", 0},
              {"mod", now},
              {"usn", -1},
              {"sortf", sortField},
              {"did", deck},
              {"tmpls", nlohmann::json::array({card})},
              {"flds", fields},
              {"css", css},
              {"latexPre", "\\documentclass[12pt]{article}\n\\begin{document}\n"},
              {"latexPost", "\\end{document}"},
              {"latexsvg", false},
              {"req", nlohmann::json::array({nlohmann::json::array({0, "any", required})})},
              {"tags", nlohmann::json::array()},
              {"vers", nlohmann::json::array()}}}};
}

nlohmann::json deckJson(std::int64_t id, const char* name, std::int64_t now)
{
    const nlohmann::json today = {0, 0};
    return {{"id", id},           {"name", name},       {"mod", now},          {"usn", -1},
            {"desc", ""},         {"dyn", 0},           {"conf", 1},           {"collapsed", false},
            {"browserCollapsed", false}, {"extendNew", 0}, {"extendRev", 50}, {"newToday", today},
            {"revToday", today},  {"lrnToday", today},  {"timeToday", today}};
}

nlohmann::json deckOptions()
{
    return {{"1",
             {{"id", 1},
              {"name", "Default"},
              {"mod", 0},
              {"usn", 0},
              {"maxTaken", 60},
              {"autoplay", true},
              {"timer", 0},
              {"replayq", true},
              {"dyn", false},
              {"new",
               {{"delays", {1.0, 10.0}},
                {"ints", {1, 4, 7}},
                {"initialFactor", firstFactor},
                {"order", 1},
                {"perDay", 20},
                {"bury", false},
                {"separate", true}}},
              {"rev",
               {{"perDay", 200},
                {"ease4", 1.3},
                {"fuzz", 0.05},
                {"minSpace", 1},
                {"ivlFct", 1.0},
                {"maxIvl", 36500},
                {"hardFactor", 1.2},
                {"bury", false}}},
              {"lapse",
               {{"delays", {10.0}},
                {"mult", 0.0},
                {"minInt", 1},
                {"leechFails", 8},
                {"leechAction", 1}}}}}};
}

nlohmann::json configuration(std::size_t words)
{
    return {{"nextPos", words + 1},  {"estTimes", true},   {"activeDecks", {deck}},
            {"sortType", "noteFld"}, {"timeLim", 0},       {"sortBackwards", false},
            {"addToCur", true},      {"curDeck", deck},    {"curModel", std::to_string(noteType)},
            {"newSpread", 0},        {"dueCounts", true},  {"collapseTime", 1200},
            {"schedVer", 2}};
}

/// Fills the tables of a collection.
class CollectionWriter
{
public:
    CollectionWriter(SQLite::Database& database, const std::vector<SavedWord>& words) : m_database(database)
    {
        std::int64_t first = 0;
        for (const SavedWord& word : words) {
            first = first == 0 ? word.savedAt : std::min(first, word.savedAt);
            m_latest = std::max({m_latest, word.savedAt, word.review ? word.review->lastAt : 0});
        }
        m_created = std::max<std::int64_t>(first, 0) / secondsPerDay * secondsPerDay;
    }

    void write(const std::vector<SavedWord>& words, const std::vector<SavedReview>& reviews)
    {
        m_database.exec(tables);
        writeCollection(words.size());
        std::int64_t position = 0;
        for (const SavedWord& word : words) {
            const std::int64_t note = freeNumber(word.savedAt * 1000, m_notes);
            m_noteOf[word.id] = note;
            writeNote(word, note);
            writeCard(word, note, ++position);
        }
        for (const SavedReview& review : reviews) {
            if (const auto note = m_noteOf.find(review.word); note != m_noteOf.end()) {
                writeReview(review, note->second);
            }
        }
    }

private:
    static std::int64_t freeNumber(std::int64_t wanted, std::set<std::int64_t>& taken)
    {
        wanted = std::max<std::int64_t>(wanted, 1);
        while (!taken.insert(wanted).second) {
            // Words of one import share their second; going on from the last keeps this linear.
            wanted = std::max(wanted + 1, *taken.rbegin() + 1);
        }
        return wanted;
    }

    void writeCollection(std::size_t words)
    {
        const nlohmann::json decks = {{"1", deckJson(1, "Default", m_latest)},
                                      {std::to_string(deck), deckJson(deck, "Crossgloss", m_latest)}};
        SQLite::Statement row(m_database, "INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')");
        row.bind(1, m_created);
        row.bind(2, m_latest * 1000);
        row.bind(3, m_latest * 1000);
        row.bind(4, jsonText(configuration(words)));
        row.bind(5, jsonText(noteTypes(m_latest)));
        row.bind(6, jsonText(decks));
        row.bind(7, jsonText(deckOptions()));
        row.exec();
    }

    void writeNote(const SavedWord& word, std::int64_t note)
    {
        std::string fields;
        for (const SavedColumn column : ankiFields) {
            fields += (fields.empty() ? "" : "\x1f") + html(columnText(word, column));
        }
        SQLite::Statement row(m_database, "INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')");
        row.bind(1, note);
        row.bind(2, word.id);
        row.bind(3, noteType);
        row.bind(4, std::max(word.savedAt, word.review ? word.review->lastAt : 0));
        row.bind(5, word.tags.empty() ? std::string() : ' ' + tagText(word.tags) + ' ');
        row.bind(6, fields);
        row.bind(7, html(word.word));
        row.bind(8, fieldChecksum(word.id));
        row.exec();
    }

    void writeCard(const SavedWord& word, std::int64_t note, std::int64_t position)
    {
        // A forgotten word is given a day: Anki's own queue of minutes would mean nothing elsewhere.
        const bool reviewed = word.review.has_value();
        const std::int64_t due =
            reviewed ? std::max<std::int64_t>(0, (word.review->dueAt - m_created) / secondsPerDay) : position;
        SQLite::Statement row(m_database,
                              "INSERT INTO cards VALUES (?, ?, ?, 0, ?, -1, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, ?)");
        row.bind(1, note);
        row.bind(2, note);
        row.bind(3, deck);
        row.bind(4, std::max(word.savedAt, reviewed ? word.review->lastAt : 0));
        row.bind(5, reviewed ? 2 : 0);
        row.bind(6, reviewed ? 2 : 0);
        row.bind(7, due);
        row.bind(8, reviewed ? std::max<std::int64_t>(1, word.review->intervalDays) : 0);
        row.bind(9, reviewed ? firstFactor : 0);
        row.bind(10, reviewed ? word.review->reviews : 0);
        row.bind(11, reviewed ? word.review->lapses : 0);
        row.bind(12, reviewed ? jsonText({{"s", word.review->memory.stability}, {"d", word.review->memory.difficulty}})
                              : std::string());
        row.exec();
    }

    void writeReview(const SavedReview& review, std::int64_t card)
    {
        std::int64_t& last = m_lastInterval[card];
        const std::int64_t interval = review.intervalDays > 0 ? review.intervalDays : -Fsrs::relearnSeconds;
        SQLite::Statement row(m_database, "INSERT INTO revlog VALUES (?, ?, -1, ?, ?, ?, ?, 0, ?)");
        row.bind(1, freeNumber(review.at * 1000, m_reviews));
        row.bind(2, card);
        row.bind(3, static_cast<int>(review.grade));
        row.bind(4, interval);
        row.bind(5, last);
        row.bind(6, firstFactor);
        row.bind(7, review.first ? 0 : last < 0 ? 2 : 1);
        row.exec();
        last = interval;
    }

    SQLite::Database& m_database;
    std::int64_t m_created = 0;
    std::int64_t m_latest = 0;
    std::set<std::int64_t> m_notes;
    std::set<std::int64_t> m_reviews;
    std::map<std::string, std::int64_t> m_noteOf;
    std::map<std::int64_t, std::int64_t> m_lastInterval;
};

struct ArchiveDeleter
{
    void operator()(archive* writer) const { archive_write_free(writer); }
};

Error unwritten(const std::filesystem::path& file)
{
    return Error(CROSSGLOSS_TEXT("The file could not be written completely"))
        .at(file.string())
        .advise(CROSSGLOSS_TEXT("Check the free space of the disk"));
}

la_ssize_t writePiece(archive*, void* stream, const void* data, std::size_t size)
{
    auto& out = *static_cast<std::ostream*>(stream);
    out.write(static_cast<const char*>(data), static_cast<std::streamsize>(size));
    return out ? static_cast<la_ssize_t>(size) : -1;
}

void addEntry(archive& writer, const char* name, std::int64_t size, std::istream& content,
              const std::filesystem::path& file)
{
    archive_entry* entry = archive_entry_new();
    archive_entry_set_pathname(entry, name);
    archive_entry_set_size(entry, size);
    archive_entry_set_filetype(entry, AE_IFREG);
    archive_entry_set_perm(entry, 0644);
    const int code = archive_write_header(&writer, entry);
    archive_entry_free(entry);
    std::array<char, 65536> piece{};
    std::int64_t written = 0;
    while (code == ARCHIVE_OK && content.read(piece.data(), piece.size()).gcount() > 0) {
        written += archive_write_data(&writer, piece.data(), static_cast<std::size_t>(content.gcount()));
    }
    if (written != size) {
        throw unwritten(file);
    }
}

} // namespace

void writeAnkiPackage(const std::vector<SavedWord>& words, const std::vector<SavedReview>& reviews,
                      const std::filesystem::path& file)
{
    AtomicFile out(file);
    const TemporaryFile collection(systemTemporaryFolder());
    try {
        const auto database = connectDatabase(collection.path(), SQLite::OPEN_READWRITE);
        database->exec("PRAGMA journal_mode = MEMORY");
        database->exec("PRAGMA synchronous = OFF");
        WriteTransaction transaction(*database);
        CollectionWriter(*database, words).write(words, reviews);
        transaction.commit();
    } catch (const SQLite::Exception&) {
        throw unwritten(collection.path());
    }
    const std::unique_ptr<archive, ArchiveDeleter> writer(archive_write_new());
    bool fine = archive_write_set_format_zip(writer.get()) == ARCHIVE_OK &&
                archive_write_open(writer.get(), &out.stream(), nullptr, writePiece, nullptr) == ARCHIVE_OK;
    if (!fine) {
        throw unwritten(file);
    }
    std::ifstream content(collection.path(), std::ios::binary);
    addEntry(*writer, "collection.anki2", static_cast<std::int64_t>(std::filesystem::file_size(collection.path())),
             content, file);
    std::istringstream media("{}");
    addEntry(*writer, "media", 2, media, file);
    fine = archive_write_close(writer.get()) == ARCHIVE_OK;
    if (!fine) {
        throw unwritten(file);
    }
    out.commit();
}

} // namespace crossgloss
