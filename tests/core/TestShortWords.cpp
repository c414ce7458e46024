#include "store/IndexTerms.h"
#include "store/StoredResources.h"
#include "store/Workspace.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <fstream>
#include <string>
#include <vector>

using namespace crossgloss;

/// Words of one to four letters stay words of their languages: the same texts, and texts of which hashes are alike, stand in
/// five languages at once.
class TestShortWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyWordComesBack();
    void definitionsComeBack();

private:
    std::filesystem::path folder() const { return m_folder->path().toStdString(); }
    std::filesystem::path write(const std::string& name, const std::string& text) const
    {
        std::ofstream(folder() / name, std::ios::binary) << text;
        return folder() / name;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

constexpr std::array languages = {"en", "fr", "de", "es", "it"};

void addWords(const std::vector<std::string>& letters, std::size_t longest, std::vector<std::string>& words)
{
    std::vector<std::string> last{""};
    for (std::size_t length = 1; length <= longest; ++length) {
        std::vector<std::string> longer;
        for (const std::string& word : last) {
            for (const std::string& letter : letters) {
                longer.push_back(word + letter);
            }
        }
        words.insert(words.end(), longer.begin(), longer.end());
        last = std::move(longer);
    }
}

/// All words of one to three letters of the Latin alphabet, and of one to four of eight letters of two alphabets.
std::vector<std::string> shortWords()
{
    std::vector<std::string> latin;
    for (char c = 'a'; c <= 'z'; ++c) {
        latin.emplace_back(1, c);
    }
    std::vector<std::string> words;
    addWords(latin, 3, words);
    addWords({latin.begin(), latin.begin() + 8}, 4, words);
    addWords({"а", "б", "в", "г", "д", "е", "ж", "з"}, 4, words);
    std::ranges::sort(words);
    words.erase(std::unique(words.begin(), words.end()), words.end());
    // What dictionaries say in place of a person or a thing (sb, etw) is no word of theirs.
    std::erase_if(words, [](const std::string& word) {
        return std::ranges::any_of(languages, [&](const char* language) { return cleanWord(word, language) != word; });
    });
    return words;
}

std::vector<std::pair<std::string, std::string>> sorted(const std::vector<WordPair>& pairs)
{
    std::vector<std::pair<std::string, std::string>> result;
    for (const WordPair& pair : pairs) {
        result.emplace_back(pair.source, pair.target);
    }
    std::ranges::sort(result);
    return result;
}

} // namespace

void TestShortWords::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestShortWords::everyWordComesBack()
{
    const std::vector<std::string> words = shortWords();
    QVERIFY(words.size() > 27000);
    Workspace workspace(folder() / "w");
    NullProgress progress;
    std::vector<std::vector<std::pair<std::string, std::string>>> expected;
    for (std::size_t i = 0; i + 1 < languages.size(); ++i) {
        std::string text;
        expected.emplace_back();
        for (std::size_t k = 0; k < words.size(); ++k) {
            expected.back().emplace_back(words[k], words[(k + i) % words.size()]);
            text += expected.back().back().first + '\t' + expected.back().back().second + '\n';
        }
        std::ranges::sort(expected.back());
        ImportOptions options;
        options.language = languages[i];
        options.secondLanguage = languages[i + 1];
        options.name = "pairs" + std::to_string(i);
        workspace.import(ResourceKind::Lexicon, {write(options.name + ".tsv", text)}, options, progress);
    }
    for (std::size_t i = 0; i + 1 < languages.size(); ++i) {
        const auto stored =
            sorted(storedWordPairs(workspace, "pairs" + std::to_string(i), languages[i], languages[i + 1]));
        QCOMPARE(stored.size(), expected[i].size());
        QVERIFY(stored == expected[i]);
    }
}

void TestShortWords::definitionsComeBack()
{
    // Equal texts of two languages and texts that differ in one letter are definitions of their own.
    Workspace workspace(folder() / "w");
    NullProgress progress;
    const std::vector<std::string> words = {"cas", "cap", "vin", "une", "und", "car", "cat", "dog", "чай"};
    for (const char* language : languages) {
        std::string text;
        for (std::size_t k = 0; k < words.size(); ++k) {
            text += "answer" + std::to_string(k) + '\t' + words[k] + '\n';
        }
        ImportOptions options;
        options.language = language;
        options.name = std::string("definitions.") + language;
        workspace.import(ResourceKind::Dictionary, {write(options.name + ".tsv", text)}, options, progress);
    }
    const SQLite::Database database((folder() / "w" / "workspace.sqlite").string());
    SQLite::Statement rows(database, "SELECT l.code, d.text, count(*) FROM definitions d JOIN languages l ON l.id = d.language "
                                     "GROUP BY l.code, d.text");
    std::size_t found = 0;
    while (rows.executeStep()) {
        QCOMPARE(rows.getColumn(2).getInt(), 1);
        QVERIFY(std::ranges::find(words, rows.getColumn(1).getString()) != words.end());
        ++found;
    }
    QCOMPARE(found, words.size() * languages.size());
}

QTEST_GUILESS_MAIN(TestShortWords)
#include "TestShortWords.moc"
