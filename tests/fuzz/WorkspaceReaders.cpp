#include "Readers.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "saved/SavedWords.h"
#include "store/RemovedResources.h"
#include "store/SalvageDatabase.h"
#include "store/UserDatabase.h"
#include "store/Workspace.h"
#include "store/WorkspaceBackup.h"
#include "store/WorkspaceCare.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace crossgloss::fuzz {

namespace {

namespace fs = std::filesystem;

std::string contentOf(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// A workspace with a little of everything, closed.
void makeSmallWorkspace(const fs::path& home)
{
    fs::remove_all(home);
    NullProgress progress;
    const fs::path beside = home.string() + "-imports";
    fs::create_directories(beside);
    std::ofstream(beside / "a.vec") << "2 2\nfish 1 0\ncat 0 1\n";
    std::ofstream(beside / "d.en.tsv") << "lemon\ta sour yellow fruit\n";
    {
        Workspace workspace(home);
        workspace.import(ResourceKind::Embeddings, {beside / "a.vec"}, {"en", {}, {}, false, 1}, progress);
        workspace.import(ResourceKind::Dictionary, {beside / "d.en.tsv"}, {}, progress);
        SavedWord word;
        word.word = "fish";
        word.language = "en";
        SavedWords(workspace).add(word);
    }
}

/// What lies beside a workspace must be there afterwards, and nothing else may.
class Guarded
{
public:
    explicit Guarded(const fs::path& folder) : m_folder(folder)
    {
        fs::create_directories(m_folder);
        std::ofstream(m_folder / "thesis.txt") << "mine";
    }
    /// @throws std::logic_error, which is no Error: a fault.
    void require(const fs::path& home) const
    {
        if (contentOf(m_folder / "thesis.txt") != "mine") {
            throw std::logic_error("a file outside of the workspace is gone");
        }
        for (const auto& entry : fs::directory_iterator(m_folder)) {
            if (entry.path() != home && entry.path().filename() != "thesis.txt") {
                throw std::logic_error("a file was written outside of the workspace");
            }
        }
    }

private:
    fs::path m_folder;
};

void useWorkspace(const fs::path& home)
{
    NullProgress progress;
    Workspace workspace(home);
    for (const Resource& resource : workspace.resources()) {
        removeResource(workspace, resource.name);
    }
    static_cast<void>(workspace.runs());
    static_cast<void>(SavedWords(workspace).all());
}

Reader backupReader(const fs::path& folder)
{
    const fs::path home = folder / "workspace-to-back-up";
    makeSmallWorkspace(home);
    NullProgress progress;
    backUpWorkspace(home, folder / "seed.backup", progress);
    const fs::path outer = folder / "restored";
    fs::remove_all(outer);
    const auto guard = std::make_shared<Guarded>(outer);
    return {"backup",
            {contentOf(folder / "seed.backup")},
            {"vectors/", "../", "/etc/", "checksums.json", "user.sqlite", "GNU.sparse.size=99999999999\n", "ustar", std::string(512, '\0'), "CREATE TRIGGER", "CREATE VIEW"},
            "hostile.backup",
            [outer, guard](const fs::path& path) {
                const fs::path restored = outer / "workspace";
                fs::remove_all(restored);
                NullProgress quiet;
                restoreWorkspace(restored, path, quiet);
                useWorkspace(restored);
                guard->require(restored);
            },
            {}};
}

/// A database of the workspace is swapped for one that somebody made, and looked at, repaired and used.
Reader databaseReader(const fs::path& folder, const char* name, const char* database)
{
    const fs::path outer = folder / name;
    const fs::path home = outer / "workspace";
    const fs::path sound = folder / (std::string(name) + "-sound");
    fs::remove_all(outer);
    makeSmallWorkspace(sound);
    const auto guard = std::make_shared<Guarded>(outer);
    return {name,
            {contentOf(sound / database)},
            {"CREATE TABLE", "CREATE VIEW", "CREATE TRIGGER", "CREATE VIRTUAL TABLE", "vectors/", "../../thesis.txt",
             "WITH RECURSIVE", "; VACUUM INTO 'x'", "sqlite_sequence", std::string(4, '\0')},
            database,
            [home, sound, database = std::string(database), guard](const fs::path& path) {
                fs::remove_all(home);
                fs::copy(sound, home, fs::copy_options::recursive);
                for (const char* beside : {"-wal", "-shm"}) {
                    fs::remove(home / (database + beside));
                }
                fs::copy_file(path, home / database, fs::copy_options::overwrite_existing);
                NullProgress quiet;
                try {
                    useWorkspace(home);
                } catch (const Error&) {
                    // Repaired below.
                }
                guard->require(home);
                static_cast<void>(checkWorkspace(home, quiet).problems());
                repairWorkspace(home, quiet);
                emptyTrash(home);
                guard->require(home);
                useWorkspace(home);
            },
            {}};
}

} // namespace

std::vector<Reader> workspaceReaders(const fs::path& folder)
{
    fs::create_directories(folder);
    return {backupReader(folder), databaseReader(folder, "database", "workspace.sqlite"),
            databaseReader(folder, "user-database", "user.sqlite")};
}

} // namespace crossgloss::fuzz
