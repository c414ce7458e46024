#include "FakePack.h"

#include "base/Error.h"
#include "lookup/LookupEngine.h"
#include "lookup/MeaningRanking.h"
#include "lookup/Plural.h"
#include "lookup/WordEntry.h"
#include "meanings/MeaningFile.h"
#include "store/Workspace.h"
#include "text/Morphology.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <functional>
#include <memory>
#include <numeric>

using namespace crossgloss;

namespace {

const std::string lemon = "07749582-n\tnoun\tlemon\tcitron (m)\tZitrone (f)\tlimón (m)\tlimone (m)\t"
                          "yellow fruit that is sour | slice in a cup of tea | not sweet at all\t"
                          "fruit jaune et acide | rondelle dans le thé | pas sucré du tout\t"
                          "gelbe saure Frucht | Scheibe im Tee | gar nicht süß\t"
                          "fruta amarilla y ácida | rodaja en el té | nada dulce\t"
                          "frutto giallo e aspro | fetta nel tè | per niente dolce\t"
                          "She squeezed a lemon.\tUn citron suffit.\tEine Zitrone reicht.\tUn limón basta.\tUn limone basta.\n";
const std::string bus = "-\tnoun\tbus; coach (GB)\tautobus (m); bus (m, colloquial)\tBus (m)\tautobús (m); camión (m, Mexico)\t"
                        "autobus (m); pullman (m)\t"
                        "takes many people through the town | you pay the driver | longer than a car\t"
                        "il transporte les gens en ville | on paie le chauffeur | plus long qu'une voiture\t"
                        "fährt viele Leute durch die Stadt | man bezahlt den Fahrer | länger als ein Auto\t"
                        "lleva a la gente por la ciudad | se paga al conductor | más largo que un coche\t"
                        "porta la gente in città | si paga l'autista | più lungo di un'auto\t\t\t\t\t\n";

std::shared_ptr<FakePack> makePack()
{
    auto pack = std::make_shared<FakePack>(4);
    pack->addToken("en", "yellow", {1, 0, 0});
    pack->addToken("en", "sour", {1, 0.2F, 0});
    pack->addToken("en", "fruit", {1, 0, 0.1F});
    pack->addToken("en", "people", {0, 1, 0});
    pack->addToken("en", "town", {0, 1, 0.2F});
    pack->addToken("en", "driver", {0, 1, 0});
    pack->addWord("en", {"yellow", {1, 0, 0}, 0});
    pack->addWord("en", {"people", {0, 1, 0}, 0});
    pack->addWord("fr", {"citron", {24, 0, 0}, 0});
    pack->addWord("fr", {"gens", {0, 24, 0}, 0});
    return pack;
}

} // namespace

/// The vocabulary of meanings: entries read, compiled, opened, ranked, and answering look-ups.
class TestMeanings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void readsEntries();
    void namesTheFaultyLine_data();
    void namesTheFaultyLine();
    void isTheSameWhenOpened();
    void cosinesAreThoseOfTheDescriptions();
    void refusesWhatIsDamaged();
    void belongsToItsPack();
    void ranksTheMeaningDescribed();
    void answersLookUps();
    void reachesFurtherLanguagesBySynset();
    void findsFormsAndLostAccents();
    void knowsPlurals_data();
    void knowsPlurals();
    void knowsOpposites();
    void knowsWhatOffends();
    void namesFaultyLinesOfTables_data();
    void namesFaultyLinesOfTables();
    void findsWordsByName_data();
    void findsWordsByName();
    void hidesWhatOffends();

private:
    std::filesystem::path folder() const { return m_folder->path().toStdString(); }
    void put(const std::string& name, const std::string& text) const
    {
        std::filesystem::create_directories(folder() / "v");
        std::ofstream(folder() / "v" / name, std::ios::binary) << text;
    }
    std::filesystem::path compiled(const Pack& pack) const
    {
        put("noun.tsv", lemon + bus);
        NullProgress progress;
        MeaningFile::write(readVocabulary(folder() / "v"), pack, folder() / "p.meanings", progress);
        return folder() / "p.meanings";
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestMeanings::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestMeanings::readsEntries()
{
    put("b.tsv", bus);
    put("a.tsv", lemon);
    const std::vector<Meaning> meanings = readMeanings(folder() / "v");
    QCOMPARE(meanings.size(), std::size_t{2});
    QCOMPARE(meanings[0].synset, std::string("07749582-n"));
    QCOMPARE(meanings[0].words[2].front().text, std::string("Zitrone"));
    QVERIFY(meanings[0].words[2].front().marks.has(Gender::Feminine));
    QCOMPARE(meanings[0].descriptions[1].size(), std::size_t{3});
    QCOMPARE(meanings[0].examples[0], std::string("She squeezed a lemon."));
    QVERIFY(meanings[1].synset.empty());
    QCOMPARE(meanings[1].words[0][1].region, std::string("GB"));
    QVERIFY(meanings[1].words[0][1].marks.has(Usage::Regional));
    QVERIFY(meanings[1].words[1][1].marks.has(Usage::Colloquial) && meanings[1].words[1][1].marks.has(Gender::Masculine));
    QCOMPARE(meanings[1].words[3][1].region, std::string("Mexico"));
}

void TestMeanings::namesTheFaultyLine_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("columns") << "-\tnoun\tbus\n";
    QTest::newRow("part of speech") << QString::fromStdString(bus).replace("\tnoun\t", "\tthing\t");
    QTest::newRow("no word") << QString::fromStdString(bus).replace("\tBus (m)\t", "\t\t");
}

void TestMeanings::namesTheFaultyLine()
{
    QFETCH(QString, line);
    put("a.tsv", lemon + line.toStdString());
    try {
        readMeanings(folder() / "v");
        QFAIL("read");
    } catch (const Error& error) {
        QCOMPARE(error.line(), std::uint64_t{2});
        QVERIFY(error.file().ends_with("a.tsv"));
    }
}

void TestMeanings::isTheSameWhenOpened()
{
    const auto pack = makePack();
    const auto file = MeaningFile::open(compiled(*pack), *pack);
    const std::vector<Meaning> meanings = readMeanings(folder() / "v");
    QCOMPARE(file->size(), meanings.size());
    for (std::size_t m = 0; m < meanings.size(); ++m) {
        QCOMPARE(std::string(file->synset(m)), meanings[m].synset);
        QVERIFY(file->pos(m) == meanings[m].pos);
        for (std::size_t k = 0; k < meaningLanguages.size(); ++k) {
            QCOMPARE(file->wordCount(k, m), meanings[m].words[k].size());
            for (std::size_t i = 0; i < meanings[m].words[k].size(); ++i) {
                const MeaningWord word = file->word(k, m, i);
                QCOMPARE(word.text, meanings[m].words[k][i].text);
                QCOMPARE(word.region, meanings[m].words[k][i].region);
                QVERIFY(word.marks == meanings[m].words[k][i].marks);
                const auto found = file->meaningsOf(k, normalise(word.text, meaningLanguages[k]));
                QVERIFY(std::ranges::find(found, m) != found.end());
            }
            QCOMPARE(std::string(file->definition(k, m)), meanings[m].descriptions[k].front());
            QCOMPARE(std::string(file->example(k, m)), meanings[m].examples[k]);
        }
    }
    QVERIFY(file->id(0) == "07749582-n" && file->id(1).starts_with('m'));
    QVERIFY(file->meaningsOf(0, "nothing").empty());
}

void TestMeanings::cosinesAreThoseOfTheDescriptions()
{
    const auto pack = makePack();
    const auto file = MeaningFile::open(compiled(*pack), *pack);
    // A row's four values are at most a fifteenth of the largest one off, so a row of length one is at most 2/15 off.
    constexpr double off = 2.0 / 15;
    const auto unit = [](std::vector<float> vector) {
        const float length = std::sqrt(std::inner_product(vector.begin(), vector.end(), vector.begin(), 0.0F));
        std::ranges::for_each(vector, [length](float& value) { value /= length; });
        return vector;
    };
    const auto encoded = [&](const std::string& text) { return unit(pack->encode(text, "en").vector); };
    // Of the words that the pack knows of their descriptions; two of the bus have such, and both count alike.
    std::vector<float> both = encoded("people town");
    std::ranges::transform(both, encoded("driver"), both.begin(), std::plus());
    const std::array<std::vector<float>, 2> meant = {encoded("sour yellow fruit"), unit(both)};
    for (const char* const question : {"yellow", "sour fruit", "people town", "fruit driver"}) {
        std::vector<float> asked = encoded(question);
        const std::vector<float> cosines = file->cosines(asked);
        QCOMPARE(cosines.size(), meant.size());
        for (std::size_t meaning = 0; meaning < meant.size(); ++meaning) {
            const double expected = std::inner_product(asked.begin(), asked.end(), meant[meaning].begin(), 0.0);
            QVERIFY2(std::abs(static_cast<double>(cosines[meaning]) - expected) <= off, question);
        }
        std::ranges::for_each(asked, [](float& value) { value *= 5; });
        const std::vector<float> same = file->cosines(asked); // whatever the length
        for (std::size_t meaning = 0; meaning < meant.size(); ++meaning) {
            QVERIFY(std::abs(same[meaning] - cosines[meaning]) <= 1e-3F);
        }
    }
}

void TestMeanings::refusesWhatIsDamaged()
{
    const auto pack = makePack();
    const std::filesystem::path path = compiled(*pack);
    std::ifstream in(path, std::ios::binary);
    const std::string whole((std::istreambuf_iterator<char>(in)), {});
    for (const std::size_t cut : {std::size_t{0}, std::size_t{40}, std::size_t{100}, whole.size() / 2, whole.size() - 1}) {
        std::ofstream(path, std::ios::binary) << whole.substr(0, cut);
        QVERIFY_THROWS_EXCEPTION(Error, MeaningFile::open(path, *pack));
    }
    for (std::size_t at = 80; at < whole.size(); at += 97) {
        std::string bent = whole;
        bent[at] = static_cast<char>(bent[at] ^ 0x5a);
        std::ofstream(path, std::ios::binary) << bent;
        QVERIFY_THROWS_EXCEPTION(Error, MeaningFile::open(path, *pack));
    }
}

void TestMeanings::belongsToItsPack()
{
    const auto pack = makePack();
    const FakePack other(7);
    QVERIFY_THROWS_EXCEPTION(Error, MeaningFile::open(compiled(*pack), other));
}

void TestMeanings::ranksTheMeaningDescribed()
{
    const auto pack = makePack();
    const auto file = MeaningFile::open(compiled(*pack), *pack);
    const MeaningRanking ranking(*file, *pack);
    const auto best = [&](const char* text, const char* language) {
        const auto ranked = ranking.rank(DescriptionReader().read(text, language, pack.get(), nullptr), 2);
        return ranked.empty() ? ~0U : ranked.front().meaning;
    };
    QCOMPARE(best("a sour yellow fruit", "en"), 0U);
    QCOMPARE(best("brings people to town", "en"), 1U);
    // By its terms alone, where no vector is known.
    QCOMPARE(best("rondelle dans le thé", "fr"), 0U);
    QCOMPARE(best("on paie le chauffeur", "fr"), 1U);
    const auto ranked = ranking.rank(DescriptionReader().read("yellow fruit", "en", pack.get(), nullptr), 10);
    QCOMPARE(ranked.size(), std::size_t{2});
    QVERIFY(std::abs(ranked[0].chance + ranked[1].chance - 1) < 1e-9);
}

void TestMeanings::answersLookUps()
{
    const auto pack = makePack();
    pack->setFile(folder() / "p.pack");
    compiled(*pack);
    NullProgress progress;
    LookupQuery query;
    query.text = "sour yellow fruit";
    query.from = "en";
    query.to = {"fr"};
    const LookupAnswer answer = openLookup(pack, nullptr)->ask(query, progress);
    QVERIFY(!answer.rows.empty());
    QCOMPARE(answer.rows.front().word, std::string("citron"));
    QCOMPARE(answer.rows.front().meaning, std::string("07749582-n"));
    QCOMPARE(answer.rows.front().definition, std::string("yellow fruit that is sour"));
    QVERIFY(answer.rows.front().marks.has(Gender::Masculine));
    QCOMPARE(answer.meanings.front().id, std::string("07749582-n"));
    QCOMPARE(answer.meanings.front().words.front().second.front(), std::string("citron"));
    // A word that the pack does not have comes from its meaning.
    query.text = "takes people through town";
    const LookupAnswer other = openLookup(pack, nullptr)->ask(query, progress);
    const auto bus = std::ranges::find(other.rows, std::string("autobus"), &LookupRow::word);
    QVERIFY(bus != other.rows.end() && bus->meaning == other.meanings.front().id);
    LookupOptions without;
    without.meanings = false;
    QVERIFY(openLookup(pack, nullptr, without)->ask(query, progress).meanings.empty());
}

void TestMeanings::reachesFurtherLanguagesBySynset()
{
    // A language that neither the pack nor the vocabulary has: one wordnet has the synset, a dictionary translates "bus".
    const auto pack = makePack();
    pack->addWord("en", {"bus", {0, 24, 0}, 0});
    pack->setFile(folder() / "p.pack");
    compiled(*pack);
    NullProgress progress;
    const auto workspace = std::make_unique<Workspace>(folder() / "w");
    const auto import = [&](ResourceKind kind, const std::string& name, const std::string& text, const ImportOptions& options) {
        std::ofstream(folder() / name, std::ios::binary) << text;
        workspace->import(kind, {folder() / name}, options, progress);
    };
    import(ResourceKind::Wordnet, "ell.tab", "# Greek\tell\tx\ty\n07749582-n\tell:lemma\tλεμόνι\n07749582-n\tell:lemma\tλεμονάκι\n"
                      "04548362-n\tell:lemma\tπορτοφόλι\n", {});
    ImportOptions pairs;
    pairs.language = "en";
    pairs.secondLanguage = "el";
    import(ResourceKind::Lexicon, "bus.txt", "bus\tλεωφορείο\nbus\tπούλμαν\npeople\tάνθρωποι\n", pairs);
    const auto engine = openLookup(pack, workspace.get());
    LookupQuery query;
    query.text = "sour yellow fruit";
    query.from = "en";
    query.to = {"el"};
    const LookupAnswer lemons = engine->ask(query, progress);
    QVERIFY(!lemons.rows.empty());
    QCOMPARE(lemons.meanings.front().words.front().second.size(), std::size_t{2});
    QVERIFY(lemons.rows.front().word == "λεμόνι" || lemons.rows.front().word == "λεμονάκι");
    QCOMPARE(lemons.rows.front().meaning, std::string("07749582-n"));
    QCOMPARE(lemons.rows.front().definition, std::string("yellow fruit that is sour"));
    QVERIFY(std::ranges::none_of(lemons.rows, [](const LookupRow& row) { return row.word == "πορτοφόλι"; }));
    // Without a synset the English answers carry.
    query.text = "takes people through town";
    const LookupAnswer buses = engine->ask(query, progress);
    QVERIFY(std::ranges::any_of(buses.rows, [](const LookupRow& row) { return row.word == "λεωφορείο"; }));
    for (const LookupAnswer* answer : {&lemons, &buses}) {
        for (const LookupRow& row : answer->rows) {
            QVERIFY(row.score >= 0 && row.score <= 1);
        }
    }
    // A wordnet that is switched off says nothing.
    query.text = "sour yellow fruit";
    query.dictionaries = {"bus"};
    QVERIFY(std::ranges::none_of(engine->ask(query, progress).rows, [](const LookupRow& row) { return row.word == "λεμόνι"; }));
}

void TestMeanings::findsFormsAndLostAccents()
{
    std::filesystem::create_directories(folder() / "v" / "forms");
    put("forms/en.tsv", "buses\tbus\tnoun\nlemoned\tlemon\tverb\nlemoned\tbus\tverb\nvans\tvan\tnoun\n");
    const auto pack = makePack();
    const auto file = MeaningFile::open(compiled(*pack), *pack);
    QCOMPARE(file->headwordsOf(0, "buses").size(), std::size_t{1});
    QCOMPARE(std::string(file->headwordsOf(0, "buses").front().word), std::string("bus"));
    QVERIFY(file->headwordsOf(0, "buses").front().pos == PartOfSpeech::Noun);
    // Of several headwords the likeliest, which the file has first.
    QCOMPARE(std::string(file->headwordsOf(0, "lemoned").front().word), std::string("lemon"));
    QCOMPARE(file->headwordsOf(0, "lemoned").size(), std::size_t{2});
    // Nobody asks for forms of words that neither the vocabulary nor the pack has.
    QVERIFY(file->headwordsOf(0, "vans").empty());
    QVERIFY(file->headwordsOf(0, "bus").empty() && file->headwordsOf(1, "buses").empty());
    std::string word;
    QCOMPARE(file->meaningsOfFolded(3, "limon", word), std::vector<std::uint32_t>{0});
    QCOMPARE(word, std::string("limón"));
    QVERIFY(file->meaningsOfFolded(3, "limom", word).empty());
}

void TestMeanings::knowsPlurals_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("noun");
    QTest::addColumn<int>("gender");
    QTest::addColumn<QString>("plural");
    const int none = 0;
    const int masculine = static_cast<int>(Gender::Masculine);
    const int feminine = static_cast<int>(Gender::Feminine);
    const int neuter = static_cast<int>(Gender::Neuter);
    const auto row = [](const char* language, const char* noun, int gender, const char* plural) {
        QTest::newRow(noun) << language << noun << gender << plural;
    };
    row("en", "bus", none, "buses");
    row("en", "lady", none, "ladies");
    row("en", "boy", none, "boys");
    row("en", "potato", none, "potatoes");
    row("en", "child", none, "children");
    row("fr", "citron", masculine, "citrons");
    row("fr", "bras", masculine, "bras");
    row("fr", "feu", masculine, "feux");
    row("fr", "bal", masculine, "bals");
    row("fr", "œil", masculine, "yeux");
    row("es", "camión", masculine, "camiones");
    row("es", "luz", feminine, "luces");
    row("es", "lunes", masculine, "lunes");
    row("es", "patrón", masculine, "patrones");
    row("it", "amica", feminine, "amiche");
    row("it", "amico", masculine, "amici");
    row("it", "gioco", masculine, "giochi");
    row("it", "figlio", masculine, "figli");
    row("it", "città", feminine, "città");
    row("it", "uovo", masculine, "uova");
    row("de", "Zeitung", feminine, "Zeitungen");
    row("de", "Lampe", feminine, "Lampen");
    row("de", "Fahrer", masculine, "Fahrer");
    row("de", "Haus", neuter, "Häuser");
    row("de", "Apfel", masculine, "Äpfel");
    row("de", "Treibhaus", neuter, "Treibhäuser"); // by its last part
    row("de", "Detail", neuter, "Details");
    row("de", "Milch", feminine, "");
    row("fr", "nid-de-poule", masculine, "");
    row("es", "Berlín", masculine, "");
}

void TestMeanings::knowsPlurals()
{
    QFETCH(QString, language);
    QFETCH(QString, noun);
    QFETCH(int, gender);
    QFETCH(QString, plural);
    std::filesystem::create_directories(folder() / "v" / "forms");
    put("forms/en.tsv", "children\tchild\tnoun\n");
    put("forms/fr.tsv", "yeux\tœil\tnoun\n");
    put("forms/es.tsv", "patronas\tpatrón\tnoun\npatrones\tpatrón\tnoun\n");
    put("forms/it.tsv", "uova\tuovo\tnoun\n");
    put("forms/de.tsv", "Hauses\tHaus\tnoun\nHäuser\tHaus\tnoun\nHäusern\tHaus\tnoun\nDetails\tDetail\tnoun\nÄpfel\tApfel\tnoun\n");
    const auto pack = makePack();
    for (const auto& [code, form] : {std::pair("en", "children"), std::pair("fr", "yeux"), std::pair("es", "patronas"), std::pair("es", "patrones"),
                                     std::pair("it", "uova"), std::pair("de", "Hauses"), std::pair("de", "Häuser"),
                                     std::pair("de", "Häusern"), std::pair("de", "Äpfel"), std::pair("de", "Details")}) {
        pack->addWord(code, {form, {0, 0, 1}, 0});
    }
    const auto file = MeaningFile::open(compiled(*pack), *pack);
    if (!morphologyOf(language.toStdString())) {
        QSKIP("There is no spelling dictionary of this language");
    }
    WordMarks marks;
    marks.genders = static_cast<std::uint8_t>(gender);
    QCOMPARE(QString::fromStdString(pluralOf(noun.toStdString(), language.toStdString(), marks, *file)), plural);
    marks.plural = true;
    QVERIFY(pluralOf(noun.toStdString(), language.toStdString(), marks, *file).empty());
}

void TestMeanings::knowsOpposites()
{
    put("opposites.tsv", "lemon\tbus\tnoun\nnot\tbus\tlemon\nlemon\tnothing\tnoun\n");
    const auto pack = makePack();
    const auto file = MeaningFile::open(compiled(*pack), *pack);
    QCOMPARE(file->opposites(0).size(), std::size_t{1});
    QVERIFY(file->opposites(0).front().meant == 1);
    QVERIFY(file->opposites(1).size() == 1 && file->opposites(1).front().meant == 0);
    // A description that denies a word is rather of its opposite.
    const MeaningRanking ranking(*file, *pack);
    const auto features = [&](const char* text, const char* language) {
        return ranking.features(DescriptionReader().read(text, language, pack.get(), nullptr));
    };
    const auto denied = features("not a bus at all", "en");
    QCOMPARE(denied[0].values[MeaningFeatures::Denied], 1.0);
    QCOMPARE(denied[1].values[MeaningFeatures::Denied], -1.0);
    QCOMPARE(features("le contraire d'un citron", "fr")[1].values[MeaningFeatures::Denied], 1.0);
    QCOMPARE(features("a bus in town", "en")[0].values[MeaningFeatures::Denied], 0.0);
    // What stands far from the word that denies is not denied.
    QCOMPARE(features("not what you find on the way to the yellow bus", "en")[0].values[MeaningFeatures::Denied], 0.0);
}

void TestMeanings::knowsWhatOffends()
{
    put("offensive.tsv", "en\tBus\tslur\npl\tcytryna\tvulgar\n");
    const auto pack = makePack();
    const auto file = MeaningFile::open(compiled(*pack), *pack);
    QCOMPARE(file->offence("en", "bus"), static_cast<std::uint16_t>(Usage::Derogatory));
    QCOMPARE(file->offence("pl", "cytryna"), static_cast<std::uint16_t>(Usage::Vulgar));
    QCOMPARE(file->offence("en", "cytryna"), std::uint16_t{0});
    QCOMPARE(file->offence("en", "lemon"), std::uint16_t{0});
}

void TestMeanings::namesFaultyLinesOfTables_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("good");
    QTest::addColumn<QString>("line");
    QTest::newRow("a form without its headword") << "forms/en.tsv" << "buses\tbus\tnoun\n" << "buses\tnoun\n";
    QTest::newRow("a form of no part of speech") << "forms/en.tsv" << "buses\tbus\tnoun\n" << "buses\tbus\tthing\n";
    QTest::newRow("one word alone") << "opposites.tsv" << "lemon\tbus\tnoun\n" << "lemon\tnoun\n";
    QTest::newRow("opposites of no part of speech") << "opposites.tsv" << "lemon\tbus\tnoun\n" << "lemon\tbus\tthing\n";
    QTest::newRow("an unknown kind of offence") << "offensive.tsv" << "en\tbus\tslur\n" << "en\tbus\trude\n";
}

void TestMeanings::namesFaultyLinesOfTables()
{
    QFETCH(QString, file);
    QFETCH(QString, good);
    QFETCH(QString, line);
    std::filesystem::create_directories(folder() / "v" / "forms");
    put("a.tsv", lemon + bus);
    put(file.toStdString(), (good + line).toStdString());
    try {
        readVocabulary(folder() / "v");
        QFAIL("read");
    } catch (const Error& error) {
        QCOMPARE(error.line(), std::uint64_t{2});
        QVERIFY(error.file().ends_with(file.toStdString()));
    }
    put(file.toStdString(), good.toStdString());
    readVocabulary(folder() / "v");
}

void TestMeanings::findsWordsByName_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("word");
    QTest::newRow("as it is written") << "lemon" << "en" << "lemon";
    QTest::newRow("in capitals") << "LEMON" << "en" << "lemon";
    QTest::newRow("article") << "a lemon" << "en" << "lemon";
    QTest::newRow("elided article") << "l'autobus" << "fr" << "autobus";
    QTest::newRow("typographic apostrophe") << QStringLiteral("l\u2019autobus") << "fr" << "autobus";
    QTest::newRow("noun in lower case") << "die zitrone" << "de" << "Zitrone";
    QTest::newRow("irregular form") << "lemoned" << "en" << "lemon";
    QTest::newRow("pronoun and auxiliary") << "he has lemoned" << "en" << "lemon";
    QTest::newRow("without its accent") << "limon" << "es" << "limón";
    QTest::newRow("nonsense") << "lemxyz" << "en" << "";
    QTest::newRow("an article alone") << "the" << "en" << "";
    QTest::newRow("a description") << "sour yellow fruit" << "en" << "";
}

void TestMeanings::findsWordsByName()
{
    QFETCH(QString, text);
    QFETCH(QString, language);
    QFETCH(QString, word);
    std::filesystem::create_directories(folder() / "v" / "forms");
    put("forms/en.tsv", "lemoned\tlemon\tverb\n");
    const auto pack = makePack();
    const auto file = MeaningFile::open(compiled(*pack), *pack);
    const WordEntries entries(nullptr, nullptr, file.get());
    const auto found = entries.find(text.toStdString(), language.toStdString());
    QCOMPARE(found ? QString::fromStdString(found->word) : QString(), word);
    if (found) {
        const auto translations = entries.translations(*found, language.toStdString(), "it");
        QVERIFY(!translations.empty());
        QCOMPARE(translations.front().source, std::string(vocabularySource));
        QCOMPARE(translations.front().word, std::string(word.startsWith("autobus") ? "autobus" : "limone"));
    }
}

void TestMeanings::hidesWhatOffends()
{
    put("offensive.tsv", "fr\tcitron\tslur\n");
    const auto pack = makePack();
    pack->addToken("fr", "citron", {1});
    pack->addWord("en", {"lemon", {1}, 0});
    pack->setFile(folder() / "p.pack");
    compiled(*pack);
    NullProgress progress;
    const auto engine = openLookup(pack, nullptr);
    LookupQuery query;
    query.text = "sour yellow fruit";
    query.from = "en";
    query.to = {"fr"};
    const auto has = [&](const LookupAnswer& answer) {
        return std::ranges::find(answer.rows, std::string("citron"), &LookupRow::word) != answer.rows.end();
    };
    QVERIFY(has(engine->ask(query, progress)));
    QVERIFY(engine->ask(query, progress).rows.front().word != "citron"); // below the others
    query.filter.hideVulgar = true;
    QVERIFY(!has(engine->ask(query, progress)));
    query.text = "lemon";
    QVERIFY(!has(engine->ask(query, progress)));
    // Who asks for the word by name is answered.
    query.text = "citron";
    query.from = "fr";
    query.to = {"en"};
    QVERIFY(!engine->ask(query, progress).rows.empty());
}

QTEST_GUILESS_MAIN(TestMeanings)
#include "TestMeanings.moc"
