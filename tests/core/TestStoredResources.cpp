#include "base/Error.h"
#include "store/StoredResources.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>

using namespace crossgloss;

namespace {

std::vector<std::pair<std::string, std::string>> plain(const std::vector<WordPair>& pairs)
{
    std::vector<std::pair<std::string, std::string>> result;
    for (const WordPair& pair : pairs) {
        result.emplace_back(pair.source, pair.target);
    }
    std::sort(result.begin(), result.end());
    return result;
}

} // namespace

class TestStoredResources : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void opensSpaces();
    void pairsOfALexicon();
    void pairsOfWordnets();
    void refusesWhatIsNotThere();

private:
    void import(ResourceKind kind, const char* name, const char* content, const char* language, const char* second);

    QTemporaryDir m_folder;
    std::unique_ptr<Workspace> m_workspace;
};

void TestStoredResources::import(ResourceKind kind, const char* name, const char* content, const char* language,
                                 const char* second)
{
    const std::filesystem::path file = std::filesystem::path(m_folder.path().toStdString()) / name;
    std::ofstream(file, std::ios::binary) << content;
    ImportOptions options;
    options.language = language;
    options.secondLanguage = second;
    options.name = name;
    NullProgress progress;
    m_workspace->import(kind, {file}, options, progress);
}

void TestStoredResources::initTestCase()
{
    m_workspace = std::make_unique<Workspace>(std::filesystem::path(m_folder.path().toStdString()) / "workspace");
    import(ResourceKind::Embeddings, "space", "2 2\ndog 1 0\ncat 0 1\n", "en", "");
    import(ResourceKind::Lexicon, "lexicon", "dog\tchien\ncat\tchat\ndog\ttoutou\ndog\tchien\n", "en", "fr");
    import(ResourceKind::Lexicon, "other", "dog\tHund\n", "en", "de");
    import(ResourceKind::Wordnet, "wordnet-fr",
           "# French\tfra\t\tfree\n00000001-n\tfra:lemma\tchien\n00000002-n\tfra:lemma\tchat\n", "fr", "");
    import(ResourceKind::Wordnet, "wordnet-it",
           "# Italian\tita\t\tfree\n00000001-n\tita:lemma\tcane\n00000001-n\tita:lemma\tcagnolino\n"
           "00000003-n\tita:lemma\tgatto\n", "it", "");
    // Wordnets that number their synsets otherwise meet by the interlingual index alone.
    const auto lmf = [](const char* id, const char* language, const char* lemma, const char* ili) {
        const std::string name(id);
        return "<LexicalResource><Lexicon id='" + name + "' label='' language='" + language + "' version='1'><LexicalEntry id='"
            + name + "-w1'><Lemma writtenForm='" + lemma + "' partOfSpeech='n'/><Sense id='" + name + "-w1-1' synset='" + name
            + "-00000001-n'/></LexicalEntry><Synset id='" + name + "-00000001-n' ili='" + ili + "'/></Lexicon></LexicalResource>";
    };
    import(ResourceKind::Wordnet, "lmf-de", lmf("de1", "de", "Katze", "i7").c_str(), "", "");
    import(ResourceKind::Wordnet, "lmf-es", lmf("es1", "es", "gato", "i7").c_str(), "", "");
    import(ResourceKind::Wordnet, "lmf-nl", lmf("nl1", "nl", "kat", "i8").c_str(), "", "");
}

void TestStoredResources::opensSpaces()
{
    const EmbeddingSpace space = openStoredSpace(*m_workspace, "space");
    QCOMPARE(space.size(), std::size_t{2});
    QCOMPARE(space.word(1), std::string_view("cat"));
    QCOMPARE(storedResource(*m_workspace, "space").language, std::string("en"));
}

void TestStoredResources::pairsOfALexicon()
{
    using Pairs = std::vector<std::pair<std::string, std::string>>;
    QCOMPARE(plain(storedWordPairs(*m_workspace, "lexicon", "en", "fr")),
             (Pairs{{"cat", "chat"}, {"dog", "chien"}, {"dog", "toutou"}}));
    QCOMPARE(plain(storedWordPairs(*m_workspace, "lexicon", "fr", "en")),
             (Pairs{{"chat", "cat"}, {"chien", "dog"}, {"toutou", "dog"}}));
    QCOMPARE(plain(storedWordPairs(*m_workspace, "other", "en", "de")), (Pairs{{"dog", "Hund"}}));
}

void TestStoredResources::pairsOfWordnets()
{
    using Pairs = std::vector<std::pair<std::string, std::string>>;
    QCOMPARE(plain(storedWordPairs(*m_workspace, "wordnet-fr", "fr", "it")),
             (Pairs{{"chien", "cagnolino"}, {"chien", "cane"}}));
    QCOMPARE(plain(storedWordPairs(*m_workspace, "wordnet-fr", "it", "fr")),
             (Pairs{{"cagnolino", "chien"}, {"cane", "chien"}}));
    QCOMPARE(plain(storedWordPairs(*m_workspace, "lmf-de", "de", "es")), (Pairs{{"Katze", "gato"}}));
    QVERIFY_EXCEPTION_THROWN(storedWordPairs(*m_workspace, "lmf-de", "de", "nl"), Error);
    QVERIFY_EXCEPTION_THROWN(storedWordPairs(*m_workspace, "lmf-de", "de", "fr"), Error);
}

void TestStoredResources::refusesWhatIsNotThere()
{
    QVERIFY_EXCEPTION_THROWN(storedResource(*m_workspace, "nothing"), Error);
    QVERIFY_EXCEPTION_THROWN(openStoredSpace(*m_workspace, "nothing"), Error);
    QVERIFY_EXCEPTION_THROWN(openStoredSpace(*m_workspace, "lexicon"), Error);
    QVERIFY_EXCEPTION_THROWN(storedWordPairs(*m_workspace, "lexicon", "en", "de"), Error);
    QVERIFY_EXCEPTION_THROWN(storedWordPairs(*m_workspace, "lexicon", "en", "xx"), Error);
    QVERIFY_EXCEPTION_THROWN(storedWordPairs(*m_workspace, "wordnet-fr", "fr", "en"), Error);
}

QTEST_GUILESS_MAIN(TestStoredResources)
#include "TestStoredResources.moc"
