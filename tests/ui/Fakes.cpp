#include "FakeBackend.h"
#include "WindowFixture.h"

#include <QCoreApplication>

// What every test of the window would compile again otherwise: constructors, and by the destructors (the key functions of
// their classes) all that is virtual.
namespace crossgloss {

FakeBackend::FakeBackend()
{
    Resource dictionary;
    dictionary.id = 1;
    dictionary.kind = ResourceKind::Dictionary;
    dictionary.name = "freedict-fra-eng";
    dictionary.title = "French-English FreeDict Dictionary";
    dictionary.language = "fr";
    dictionary.secondLanguage = "en";
    dictionary.licence = "GPL-2.0-or-later";
    dictionary.path = "/usr/share/dictd/freedict-fra-eng.index";
    dictionary.checksum = "9f2c0e5d1b7a4c33a1";
    dictionary.importedAt = "2026-11-20T10:00:00Z";
    dictionary.entries = 8511;
    m_resources.push_back(dictionary);
    Resource wordnet = dictionary;
    wordnet.id = 2;
    wordnet.kind = ResourceKind::Wordnet;
    wordnet.name = "wordnet-3.0";
    wordnet.title = "WordNet 3.0";
    wordnet.language = "en";
    wordnet.secondLanguage.clear();
    wordnet.licence = "WordNet 3.0";
    wordnet.path = "/usr/share/wordnet";
    wordnet.entries = 117659;
    m_resources.push_back(wordnet);
    Resource vectors = dictionary;
    vectors.id = 3;
    vectors.kind = ResourceKind::Embeddings;
    vectors.name = "novels.fr";
    vectors.title = "novels.fr";
    vectors.secondLanguage.clear();
    vectors.licence.clear();
    vectors.path = "/home/reader/novels.fr.vec";
    vectors.entries = 40000;
    vectors.dimension = 100;
    vectors.skipped = 2;
    vectors.issues = {{"/home/reader/novels.fr.vec", 117, "99 numbers instead of 100"},
                      {"/home/reader/novels.fr.vec", 2045, "the word repeats that of line 19"}};
    m_resources.push_back(vectors);
    vectors.id = 4;
    vectors.name = "novels.en";
    vectors.title = "novels.en";
    vectors.language = "en";
    vectors.path = "/home/reader/novels.en.vec";
    vectors.entries = 36831;
    vectors.skipped = 0;
    vectors.issues.clear();
    m_resources.push_back(vectors);
}

FakeAligned::~FakeAligned() = default;
FakeAlignment::~FakeAlignment() = default;
FakeAskEncoder::~FakeAskEncoder() = default;
FakeBackend::~FakeBackend() = default;
FakePrompts::~FakePrompts() = default;
FakeDictionaries::~FakeDictionaries() = default;
FakeEngine::~FakeEngine() = default;
FakeExperiments::~FakeExperiments() = default;
FakeGlossDesk::~FakeGlossDesk() = default;
FakeGlossEncoder::~FakeGlossEncoder() = default;
FakeHubnessResult::~FakeHubnessResult() = default;
FakeHubness::~FakeHubness() = default;
FakeLayout::~FakeLayout() = default;
FakeLayouts::~FakeLayouts() = default;
FakeResults::~FakeResults() = default;
FakeSaved::~FakeSaved() = default;
FakeSentenceLists::~FakeSentenceLists() = default;
FakeSentences::~FakeSentences() = default;
FakeWordVectors::~FakeWordVectors() = default;
FakeWorkspaceCare::~FakeWorkspaceCare() = default;

WindowFixture::WindowFixture(const QString& language)
{
    texts.choose(language);
    reopen();
}

WindowFixture::~WindowFixture() = default;

void WindowFixture::reopen()
{
    window.reset();
    window = std::make_unique<MainWindow>(MainWindow::Parts{backend, settings, texts, prompts});
    window->resize(1180, 760);
    window->show();
    window->start(false);
}

void WindowFixture::closeAndReopen()
{
    window->close();
    while (window->isVisible()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    reopen();
}

} // namespace crossgloss
