#include "meanings/MeaningFile.h"
#include "resources/LineReader.h"
#include "text/Fields.h"
#include "pack/Pack.h"
#include "text/Morphology.h"
#include "text/Tokeniser.h"

#include <QTest>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

using namespace crossgloss;

/// The vocabulary of meanings as it is shipped: well-formed, without duplicates, spelt right, and no description tells its
/// answer. What is right all the same stands in tests/data/vocabulary with its reason.
class TestVocabulary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyMeaningIsWhole();
    void noMeaningStandsTwice();
    void nounsHaveTheirGender();
    void noDescriptionTellsItsAnswer();
    void wordsAreSpeltRight();
    void tablesAreOfTheseEntries();
    void theCompiledFileIsOfTheseEntries();

private:
    std::vector<Meaning> m_meanings;
};

namespace {

std::string nameOf(const Meaning& meaning)
{
    return meaning.words[0].front().text + " (" + std::string(partOfSpeechName(meaning.pos)) + ")";
}

/// Lines of a list of exceptions: what is excepted, then a tab and the reason.
std::set<std::string> exceptions(const std::string& name)
{
    std::ifstream file(CROSSGLOSS_TEST_DATA "/vocabulary/" + name);
    std::set<std::string> result;
    for (std::string line; std::getline(file, line);) {
        result.insert(line.substr(0, line.find('\t')));
    }
    return result;
}

/// Tells the first of the faults, and how many there are.
void fail(const std::vector<std::string>& faults)
{
    std::string text = std::to_string(faults.size()) + " faults:";
    for (std::size_t i = 0; i < std::min<std::size_t>(faults.size(), 40); ++i) {
        text += "\n  " + faults[i];
    }
    if (const char* const file = std::getenv("CROSSGLOSS_FAULTS"); file && !faults.empty()) {
        std::ofstream out(file, std::ios::app);
        for (const std::string& fault : faults) {
            out << fault << '\n';
        }
    }
    QVERIFY2(faults.empty(), text.c_str());
}

/// Words that may stand in answers and descriptions alike: parts of phrases, particles, the commonest verbs.
bool isLight(const std::string& word, std::string_view language)
{
    static const std::map<std::string_view, std::set<std::string>> light = {
        {"en", {"one", "someone", "something", "make", "take", "get", "give", "put", "go", "come", "keep", "have", "do", "set", "turn"}},
        {"fr", {"faire", "mettre", "prendre", "avoir", "être", "donner", "aller", "tenir", "rendre", "chose", "quelque", "quelqu'", "passer"}},
        {"de", {"machen", "haben", "sein", "werden", "gehen", "kommen", "geben", "nehmen", "etwas", "jemanden", "jemandem", "man", "sich", "lassen", "halten", "stellen"}},
        {"es", {"hacer", "poner", "tener", "dar", "ir", "estar", "ser", "algo", "alguien", "tomar", "cosa", "echar"}},
        {"it", {"fare", "mettere", "avere", "essere", "dare", "andare", "prendere", "stare", "cosa", "qualcosa", "qualcuno"}}};
    return word.size() < 3 || isStopWord(word, language) || light.at(language).contains(word);
}

} // namespace

void TestVocabulary::initTestCase()
{
    m_meanings = readMeanings(CROSSGLOSS_SOURCE_DIR "/models/vocabulary");
}

void TestVocabulary::everyMeaningIsWhole()
{
    std::vector<std::string> faults;
    for (const Meaning& meaning : m_meanings) {
        const auto fault = [&](const std::string& what) { faults.push_back(nameOf(meaning) + ": " + what); };
        const bool synset = meaning.synset.size() == 10 && meaning.synset[8] == '-'
                            && std::ranges::all_of(meaning.synset.substr(0, 8), [](char c) { return c >= '0' && c <= '9'; });
        if (!meaning.synset.empty() && !synset) {
            fault("no synset: " + meaning.synset);
        }
        for (std::size_t k = 0; k < meaningLanguages.size(); ++k) {
            if (meaning.descriptions[k].size() < 3) {
                fault("fewer than three descriptions in " + std::string(meaningLanguages[k]));
            }
            std::set<std::string> different;
            for (const std::string& text : meaning.descriptions[k]) {
                if (!different.insert(normalise(text, meaningLanguages[k])).second) {
                    fault("twice: " + text);
                }
                if (text.ends_with('.') || text.find("  ") != std::string::npos || text.find('\t') != std::string::npos) {
                    fault("full stop or spaces: " + text);
                }
            }
            std::set<std::string> words;
            for (const MeaningWord& word : meaning.words[k]) {
                if (!words.insert(word.text).second) {
                    fault("twice: " + word.text);
                }
                if (word.text.find_first_of("()|;") != std::string::npos) {
                    fault("marks in " + word.text);
                }
            }
        }
    }
    fail(faults);
}

void TestVocabulary::noMeaningStandsTwice()
{
    std::map<std::string, const Meaning*> seen;
    std::vector<std::string> faults;
    for (const Meaning& meaning : m_meanings) {
        std::string key(partOfSpeechName(meaning.pos));
        for (std::size_t k = 0; k < meaningLanguages.size(); ++k) {
            key += '\t' + normalise(meaning.words[k].front().text, meaningLanguages[k]);
        }
        // One synset may be two entries of ours, different synsets with the same five words are two meanings.
        key += '\t' + meaning.synset;
        if (const auto [place, fresh] = seen.emplace(key, &meaning); !fresh) {
            faults.push_back(nameOf(meaning) + ": stands twice");
        }
    }
    fail(faults);
}

void TestVocabulary::nounsHaveTheirGender()
{
    const std::set<std::string> allowed = exceptions("genders.tsv");
    std::vector<std::string> faults;
    for (const Meaning& meaning : m_meanings) {
        if (meaning.pos != PartOfSpeech::Noun) {
            continue;
        }
        for (std::size_t k = 1; k < meaningLanguages.size(); ++k) {
            for (const MeaningWord& word : meaning.words[k]) {
                if (allowed.contains(std::string(meaningLanguages[k]) + ' ' + word.text)) {
                    continue;
                }
                if (word.marks.genders == 0 && !word.marks.plural && word.text.find(' ') == std::string::npos) {
                    faults.push_back(nameOf(meaning) + ": " + word.text + " has no gender");
                }
                const std::string first = toNfc(word.text);
                if (meaningLanguages[k] == "de" && normalise(first, "de") == first && first.find(' ') == std::string::npos) {
                    faults.push_back(nameOf(meaning) + ": " + word.text + " has no capital");
                }
            }
        }
    }
    fail(faults);
}

void TestVocabulary::noDescriptionTellsItsAnswer()
{
    const std::set<std::string> allowed = exceptions("answers.tsv");
    std::vector<std::string> faults;
    for (const Meaning& meaning : m_meanings) {
        for (std::size_t k = 0; k < meaningLanguages.size(); ++k) {
            const std::string language(meaningLanguages[k]);
            std::set<std::string> told;
            for (const MeaningWord& word : meaning.words[k]) {
                for (const std::string& token : tokenise(word.text, language)) {
                    if (!isLight(token, language)) {
                        told.insert(stem(token, language));
                    }
                }
            }
            for (const std::string& description : meaning.descriptions[k]) {
                for (const std::string& token : tokenise(description, language)) {
                    const std::string fault = language + ' ' + nameOf(meaning) + ": " + description;
                    if (!isLight(token, language) && told.contains(stem(token, language)) && !allowed.contains(fault)) {
                        faults.push_back(fault);
                    }
                }
            }
        }
    }
    fail(faults);
}

void TestVocabulary::wordsAreSpeltRight()
{
    // What hunspell lacks and the pack's vocabulary has, dictionaries write like that.
    const auto pack = Pack::open(CROSSGLOSS_SOURCE_DIR "/models/default.pack");
    std::vector<std::string> faults;
    for (std::size_t k = 0; k < meaningLanguages.size(); ++k) {
        const std::string language(meaningLanguages[k]);
        const std::shared_ptr<const Morphology> spelling = morphologyOf(language);
        if (!spelling) {
            continue;
        }
        const std::set<std::string> allowed = exceptions("spelling." + language + ".txt");
        std::map<std::string, std::string> unknown;
        const auto check = [&](const std::string& text) {
            for (const std::string& token : tokenise(text, language)) {
                if (token.size() > 1 && std::ranges::none_of(token, [](char c) { return c >= '0' && c <= '9'; })
                    && !allowed.contains(token) && !spelling->knows(token) && !pack->knows(token, language)) {
                    unknown.emplace(token, text);
                }
            }
        };
        for (const Meaning& meaning : m_meanings) {
            for (const MeaningWord& word : meaning.words[k]) {
                check(word.text);
            }
            for (const std::string& description : meaning.descriptions[k]) {
                check(description);
            }
            check(meaning.examples[k]);
        }
        for (const auto& [token, text] : unknown) {
            faults.push_back(language + ' ' + token + "\t" + text);
        }
    }
    fail(faults);
}

void TestVocabulary::tablesAreOfTheseEntries()
{
    const VocabularyFolder vocabulary = readVocabulary(CROSSGLOSS_SOURCE_DIR "/models/vocabulary");
    std::vector<std::string> faults;
    // Both words of every line are English words of entries.
    std::set<std::string> english;
    for (const Meaning& meaning : m_meanings) {
        for (const MeaningWord& word : meaning.words[0]) {
            english.insert(word.text);
        }
    }
    LineReader reader{std::filesystem::path(CROSSGLOSS_SOURCE_DIR "/models/vocabulary/opposites.tsv")};
    for (std::string_view line; reader.next(line);) {
        const std::vector<std::string_view> cells = splitFields(line, '\t');
        const std::size_t first = cells[0] == "not" ? 1 : 0;
        for (std::size_t i = first; i < first + 2; ++i) {
            if (!english.contains(std::string(cells[i]))) {
                faults.push_back("opposites: " + std::string(line));
            }
        }
    }
    QVERIFY(vocabulary.opposites.size() > m_meanings.size() / 10);
    for (std::size_t k = 0; k < meaningLanguages.size(); ++k) {
        std::set<std::string> seen;
        for (const WordForm& form : vocabulary.forms[k]) {
            if (form.form == form.headword || !seen.insert(form.form + '\t' + form.headword + '\t' + std::string(partOfSpeechName(form.pos))).second) {
                faults.push_back(std::string(meaningLanguages[k]) + " form " + form.form);
            }
        }
        QVERIFY(!seen.empty());
    }
    std::set<std::string> languages;
    for (const OffensiveWord& word : vocabulary.offensive) {
        languages.insert(word.language);
    }
    QCOMPARE(languages.size(), std::size_t{17});
    fail(faults);
}

void TestVocabulary::theCompiledFileIsOfTheseEntries()
{
    const auto pack = Pack::open(CROSSGLOSS_SOURCE_DIR "/models/default.pack");
    const auto file = MeaningFile::open(CROSSGLOSS_SOURCE_DIR "/models/default.meanings", *pack);
    const char* const advice = "crossgloss-cli vocabulary build models/vocabulary";
    QVERIFY2(file->size() == m_meanings.size(), advice);
    for (std::size_t m = 0; m < m_meanings.size(); ++m) {
        QVERIFY2(file->synset(m) == m_meanings[m].synset && file->pos(m) == m_meanings[m].pos, advice);
        for (std::size_t k = 0; k < meaningLanguages.size(); ++k) {
            const auto& descriptions = m_meanings[m].descriptions[k];
            const auto& begin = file->language(k).descriptionBegin;
            QVERIFY2(file->definition(k, m) == descriptions.front() && file->example(k, m) == m_meanings[m].examples[k]
                         && begin[m + 1] - begin[m] == descriptions.size(),
                     advice);
            for (std::size_t d = 0; d < descriptions.size(); ++d) {
                const std::vector<std::string> tokens = tokenise(descriptions[d], meaningLanguages[k]);
                std::set<std::string> stems;
                for (const std::string& token : tokens) {
                    stems.insert(stem(token, meaningLanguages[k]));
                }
                const auto& bounds = file->stems(k).begin;
                QVERIFY2(bounds[begin[m] + d + 1] - bounds[begin[m] + d] == stems.size(), advice);
            }
            QVERIFY2(file->wordCount(k, m) == m_meanings[m].words[k].size(), advice);
            for (std::size_t i = 0; i < m_meanings[m].words[k].size(); ++i) {
                const MeaningWord word = file->word(k, m, i);
                QVERIFY2(word.text == m_meanings[m].words[k][i].text && word.marks == m_meanings[m].words[k][i].marks, advice);
            }
        }
    }
}

QTEST_GUILESS_MAIN(TestVocabulary)
#include "TestVocabulary.moc"
