#include "resources/Article.h"
#include "resources/ArticleText.h"
#include "resources/GcideText.h"
#include "resources/WordCasing.h"

#include <QTest>

using namespace crossgloss;

namespace {

/// Everything of the entries in one text: `word (pos): a, b = definition ~ synonym " example # label | next sense`.
QString described(const std::vector<DictionaryEntry>& entries)
{
    const auto list = [](const char* mark, const std::vector<std::string>& parts) {
        QString text;
        for (const std::string& part : parts) {
            text += QLatin1String(mark) + QString::fromStdString(part);
        }
        return text;
    };
    QStringList lines;
    for (const DictionaryEntry& entry : entries) {
        QStringList senses;
        for (const Sense& sense : entry.senses) {
            std::vector<std::string> translations;
            for (const Translation& translation : sense.translations) {
                translations.push_back(translation.word);
            }
            std::vector<std::string> examples;
            for (const Example& example : sense.examples) {
                examples.push_back(example.text);
            }
            QString text = list(", ", translations).mid(2);
            text += list(" = ", sense.definitions) + list(" ~ ", sense.synonyms) + list(" \" ", examples);
            if (!sense.label.empty()) {
                text += " # " + QString::fromStdString(sense.label);
            }
            senses << text.trimmed();
        }
        const std::string pos(partOfSpeechName(entry.pos));
        lines << QString::fromStdString(entry.headword) + " (" + QString::fromStdString(pos) + "): " + senses.join(" | ");
    }
    return lines.join('\n');
}

} // namespace

/// The layouts of articles, each with articles written for this test.
class TestArticles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatStandsBesideWords();
    void readsMarks_data();
    void readsMarks();
    void reads_data();
    void reads();
    void tellsStylesApart_data();
    void tellsStylesApart();
    void explainsJmdictInTheOtherLanguage();
    void surviveEveryCut_data();
    void surviveEveryCut();
    void decodesGcideLetters();
    void knowsGcideBrackets();
    void undoesCapitalsOfGcide();
    void splitsOutsideOfBrackets();
    void keepsBracketsWithinWords();

private:
    struct Case { const char* name; ArticleStyle style; const char* from; const char* to; const char* words;
                  const char* article; const char* expected; };
    static const std::vector<Case>& cases();
};

const std::vector<TestArticles::Case>& TestArticles::cases()
{
    using enum ArticleStyle;
    static const std::vector<Case> all = {
        // --- FreeDict: WikDict ---
        {"translation and definition", Freedict, "de", "fr", "apfelbaum",
         "Apfelbaum /ˈap͡fl̩ˌbaʊ̯m/ <n, masc>\npommier\nBaum, an dem Äpfel wachsen\n",
         "Apfelbaum (noun): pommier = Baum, an dem Äpfel wachsen"},
        {"several translations", Freedict, "de", "fr", "lärm",
         "Lärm /lɛʁm/ /lɛrm/ <n, masc>\nbruit, vacarme\nlautes, störendes Geräusch\n",
         "Lärm (noun): bruit, vacarme = lautes, störendes Geräusch"},
        {"numbered senses", Freedict, "en", "fi", "crane",
         "crane //kɹeɪn// <n>\n1. kurki\nlarge wading bird\n2. nosturi\nmachine that lifts loads\n",
         "crane (noun): kurki = large wading bird | nosturi = machine that lifts loads"},
        {"sense without definition", Freedict, "en", "fi", "crane",
         "crane /kɹeɪn/ <n>\n1. kurki\n2. nosturi\nmachine that lifts loads\n",
         "crane (noun): kurki | nosturi = machine that lifts loads"},
        {"inner numbers", Freedict, "de", "fr", "beräuchern",
         "beräuchern /x/ <v>\nenfumer 2.\nmit Rauch umgeben\n 3.\nübertrieben loben\n",
         "beräuchern (verb): enfumer = mit Rauch umgeben = übertrieben loben"},
        {"inner numbers within senses", Freedict, "de", "fr", "korb",
         "Korb /kɔʁp/ <n, masc>\n1. panier 2.\ngeflochtener Behälter\n 3.\nRing mit einem Netz\n2. refus\nAblehnung\n",
         "Korb (noun): panier = geflochtener Behälter = Ring mit einem Netz | refus = Ablehnung"},
        {"german field before the colon", Freedict, "de", "es", "stern",
         "Stern /x/ <n, masc>\nestrella\nAstronomie: leuchtender Himmelskörper\n",
         "Stern (noun): estrella = leuchtender Himmelskörper # Astronomie"},
        {"french field in brackets", Freedict, "fr", "it", "aile",
         "aile /ɛl/ <n, fem>\nala\n(Zoologie) Partie du corps de l’oiseau\n",
         "aile (noun): ala = Partie du corps de l’oiseau # Zoologie"},
        {"german ordinal is no number", Freedict, "de", "bg", "akkusativ",
         "Akkusativ /x/ <n, masc>\nвинителен падеж\n4. Fall der Beugung\n",
         "Akkusativ (noun): винителен падеж = 4. Fall der Beugung"},
        {"dutch definition with a number", Freedict, "nl", "es", "egel",
         "egel /x/ <n>\nerizo\n1. klein stekelig zoogdier\n",
         "egel (noun): erizo = klein stekelig zoogdier"},
        {"dutch numbers without definitions", Freedict, "nl", "es", "rust",
         "rust /x/ <n>\n1. descanso\n1.\n2. calma\n2.\n", "rust (noun): descanso | calma"},
        {"definition in brackets before the translation", Freedict, "nl", "it", "droom",
         "droom /x/ <n>\n1.  [1. wat men slapend ziet] sogno\n2.  [2. een wens] desiderio\n",
         "droom (noun): sogno = wat men slapend ziet | desiderio = een wens"},
        {"wiki leftovers and sense references", Freedict, "it", "bg", "capo",
         "capo /x/ <n>\nглава\n}} parte di [1], () superiore\n", "capo (noun): глава = parte di , superiore"},
        {"definition that repeats the word", Freedict, "en", "ja", "folk dance",
         "folk dance /x/ <n>\n民族舞踊\nfolk dance\n", "folk dance (noun): 民族舞踊"},
        {"stress marks and ligatures", Freedict, "nl", "bg", "ijs",
         "ĳs /x/ <n>\nледе\u0301н\n1. bevroren water van de zeeëngte ĳ\n",
         "ijs (noun): леден = bevroren water van de zeeëngte ij"},
        {"definition all in brackets", Freedict, "pt", "fr", "balança",
         "balança /x/ <n>\nbalance\n(instrumento para pesar)\n", "balança (noun): balance = instrumento para pesar"},
        {"label all in brackets", Freedict, "it", "fi", "nove", "nove /x/ <n>\nyhdeksän\n(sostantivo)\n",
         "nove (noun): yhdeksän # sostantivo"},
        {"polish reference", Freedict, "pl", "fr", "arsenał",
         "arsenał /x/ <n>\narsenal\nskład broni; ; (zobacz) też arsenał\n", "arsenał (noun): arsenal = skład broni"},
        {"typographic apostrophe", Freedict, "fr", "de", "daplomb", "d’aplomb /x/ <adv>\nl’envers\n", "d'aplomb (adverb): l'envers"},
        {"translation that ends in a number stays", Freedict, "en", "fi", "gate",
         "gate /x/ <n>\nportti 2.\nthe second gate\n", "gate (noun): portti 2. = the second gate"},
        // --- FreeDict: the older style ---
        {"no definitions", Freedict, "de", "it", "kugel", "Kugel /kˈuːɡəl/\n1. globo\n2. palla, sfera\n",
         "Kugel (): globo | palla, sfera"},
        {"no pronunciation", Freedict, "oc", "ca", "cantar", "cantar <v>\ncantar  <v>\n", "cantar (verb): cantar"},
        {"two headwords", Freedict, "es", "de", "alto|alta",
         "alto, alta /ˈalto/ /ˈalta/ <adj>\n1. hoch\n2. groß <adj>\n", "alto (adjective): hoch | groß\nalta (adjective): hoch | groß"},
        {"a comma inside a proverb", Freedict, "fr", "de", "tel père tel fils",
         "tel père, tel fils /x/ <phrase>\nwie der Vater, so der Sohn\n",
         "tel père, tel fils (phrase): wie der Vater, so der Sohn"},
        {"pronunciations between headwords", Freedict, "el", "en", "άλφα|αλφα",
         "άλφα /ˈalfa/, αλφα /ˈalfa/ <n>\nalpha\n", "άλφα (noun): alpha\nαλφα (noun): alpha"},
        {"empty line and remark", Freedict, "en", "el", "farce", "farce /x/\n\nφάρσα  (κωμωδίας)\n",
         "farce (): φάρσα # κωμωδίας"},
        {"long list in two lines", Freedict, "en", "el", "rate", "rate /x/\n\nρυθμός, βαθμός,\n    ΕΠΕ\n", "rate (): ρυθμός, βαθμός, ΕΠΕ"},
        {"typographic hyphen", Freedict, "en", "nl", "reread", "re‐read /x/\nherlezen\n", "re-read (): herlezen"},
        {"affix", Freedict, "nl", "en", "aard", "‐aard /x/\n‐er\n", "-aard (affix): -er"},
        {"gender alone is a noun", Freedict, "it", "de", "leone", "leone /x/ <m>\nLöwe <m>\n", "leone (noun): Löwe"},
        {"disagreeing tags say nothing", Freedict, "en", "pt", "speed", "speed /x/ <s> <vt>\n1. rapidez\n2. acelerar\n",
         "speed (): rapidez | acelerar"},
        {"nothing below the head", Freedict, "en", "nl", "business", "business /x/\n\n\n", ""},
        // --- Ding ---
        {"domains and synonyms", Ding, "de", "en", "kelter",
         "Kelter /x/ <fem, n, sg>\n [agr.] wine press <n>, winepress <n> [Br.]\n   Synonyms: {Weinpresse}, {Torkel}\n\n see: {Keltern}\n\n",
         "Kelter (noun): wine press, winepress ~ Weinpresse ~ Torkel # agr.; Br."},
        {"placeholders", Ding, "de", "en", "etw ausrufen",
         "etw. ausrufen /x/ <v>\nproclaim sth. <v>, call sth. out <v>\n   Synonym: {jdm. etw. verkünden}\n\n",
         "ausrufen (verb): proclaim, call sth. out ~ verkünden"},
        {"choices", Ding, "de", "en", "zentrum",
         "Zentrum /x/ <neut, n, sg>\nshopping centre / center <n>, coach/car park <n>, 24/7 shop <n>\n",
         "Zentrum (noun): shopping centre, shopping center, coach park, car park, 24/7 shop"},
        {"part of speech of the translations", Ding, "en", "de", "mop", "mop /x/\nMopp <masc>, Wischer <masc> [ugs.]\n",
         "mop (noun): Mopp, Wischer # ugs."},
        {"notes on both sides", Ding, "de", "en", "quad",
         "Quad /x/ <neut, n, sg>\nquad <n>\n         Note: type in printing\n   Synonym: {Geviert}\n\n         Note: bewegliche Type im Bleisatz\n",
         "Quad (noun): quad = bewegliche Type im Bleisatz ~ Geviert # type in printing"},
        {"note with translations behind it", Ding, "de", "en", "schärfe",
         "Schärfe /x/ <fem, n, sg>\nkeenness <n>\n         Note: of a blade, sharpness <n>\n",
         "Schärfe (noun): keenness, sharpness # of a blade"},
        {"example", Ding, "de", "en", "als", "als /x/ <conj>\nthan <conj>\n      \"größer als\"  - bigger than\n",
         "als (conjunction): than \" größer als"},
        {"sentence", Ding, "en", "de", "that's it", "That's it! /x/\nDas war's!\n see: {that}\n\n", "That's it! (phrase): Das war's!"},
        {"subject of a form", Ding, "en", "de", "he she grows", "he/she grows /x/\ner/sie wächst\n", "grows (): wächst"},
        {"glued abbreviation", Ding, "de", "en", "indiana", "Indiana /x/\n [geogr.] IndianaIN,  /ˈɪn/\n", "Indiana (): Indiana # geogr."},
        {"ellipsis", Ding, "en", "de", "office", "office /x/\nBüro…, Amts…\n", "office (): Büro-, Amts-"},
        // --- JMdict ---
        {"kanji, reading, frequency marks", Jmdict, "ja", "en", "木陰|こかげ",
         " [news2]  [nf29]  木陰 /(en)tʃ(ja)lˈe̞tə/,  (irregular okurigana usage)  木蔭 /x/,  [news2]  [nf29] こかげ /ko/\n"
         "(noun (common) (futsuumeishi))\n (nouns which may take the genitive case particle `no')\nshade of a tree, bower\n",
         "木陰 (noun): shade of a tree, bower"},
        {"verb and numbered senses", Jmdict, "ja", "en", "止まる",
         " [ichi1]  止まる /x/,  [ichi1] とまる /y/\n1. (Godan verb with `ru' ending)\n (intransitive verb)\nto stop (moving), to halt\n2. to perch on\n",
         "止まる (verb): stop, halt # moving | perch on"},
        {"usually kana, glued remark", Jmdict, "ja", "fr", "鞄|かばん",
         "鞄 /x/, かばん /y/\n(noun (common) (futsuumeishi))\n\n         Note: word usually written using kana alonecartable, sac\n",
         "かばん (noun): cartable, sac"},
        {"german genders and inner senses", Jmdict, "ja", "de", "家",
         "家 /x/\n(noun (common) (futsuumeishi))\n(1) (n) Haus, kleines (n) Heim, (2) (f) Familie\n",
         "家 (noun): Haus, kleines Heim | Familie"},
        {"glued source of a loan word", Jmdict, "ja", "de", "シュート",
         "シュート /x/\n(noun (common) (futsuumeishi))\ndust chute(m) Müllschlucker\n", "シュート (noun): Müllschlucker"},
        {"explanation", Jmdict, "ja", "en", "鎮物",
         "鎮物 /x/\n(noun (common) (futsuumeishi))\n [Buddhist term] goods buried at the founding of a temple\n",
         "鎮物 (noun): = goods buried at the founding of a temple # Buddhist term"},
        {"cross reference before the gloss", Jmdict, "ja", "en", "男児", "男児 /x/\n(noun (common) (futsuumeishi))\n{女児}boy, son\n",
         "男児 (noun): boy, son"},
        // --- English-Polish ---
        {"one part of speech", Homonyms, "en", "pl", "leper", "leper /ˈlepə/ <N>\n  trędowaty\n", "leper (noun): trędowaty"},
        {"homonyms", Homonyms, "en", "pl", "plan",
         "plan /plæn/\nI.  <N>  plan, program\nII.  <V> 1.  planować (for sth - coś)\n 2.  zamierzać [coś ważnego]\nIII.  <V Phras>plan out   rozplanowywać\n",
         "plan (noun): plan, program\nplan (verb): planować | zamierzać # coś ważnego\nplan out (verb): rozplanowywać"},
        {"phrase with its code", Homonyms, "en", "pl", "trust",
         "trust /x/ <N>\n 1.  zaufanie\n 2.  a breach of trust (:a :breach :of :trust)\n - zdrada zaufania\n",
         "trust (noun): zaufanie\na breach of trust (phrase): zdrada zaufania"},
        // --- GCIDE ---
        {"field, etymology, source", Gcide, "en", "", "Coralline",
         "Coralline \\Cor\"al*line\\, n. [L. corallinus: cf. F.\n   corallin. See {Coral}.] (Zool.)\n   A small animal that builds stony stems in the sea.\n   [1913 Webster]\n",
         "coralline (noun): = A small animal that builds stony stems in the sea. # Zool."},
        {"numbered senses, usage, quotation", Gcide, "en", "", "Fling",
         "Fling \\Fling\\ (fl[i^]ng), v. t. [imp. & p. p. {Flung}; p. pr.\n   & vb. n. {Flinging}.] [OE. flingen.]\n"
         "   1. To throw with force; to hurl; as, to fling a stone.\n      [1913 Webster]\n\n"
         "            He flung the door behind him.         --Author.\n      [1913 Webster]\n\n"
         "   2. To scatter. [Obs.] --Poet.\n      [1913 Webster]\n",
         "fling (verb): = To throw with force; to hurl \" to fling a stone \" He flung the door behind him. | = To scatter. # Obs."},
        {"lettered senses share the field", Gcide, "en", "", "Cell",
         "Cell \\Cell\\, n.\n   1. A very small room.\n\n   2. (Arch.)\n      (a) A space between ribs.\n      (b) A part of a\n          temple.\n",
         "cell (noun): = A very small room. | = A space between ribs. # Arch. | = A part of a temple. # Arch."},
        {"two headwords", Gcide, "en", "", "Scenic|Scenical",
         "Scenic \\Scen\"ic\\, Scenical \\Scen\"ic*al\\, a. [L. scaenicus.]\n   Of the stage.\n",
         "scenic (adjective): = Of the stage.\nscenical (adjective): = Of the stage."},
        {"phrases and synonyms", Gcide, "en", "", "Free|Free port",
         "Free \\Free\\ (fr[=e]), a.\n   Not bound.\n   [1913 Webster]\n\n"
         "   {Free port}. (Com.)\n       (a) A port without duties.\n       (b) A port open to\n           all ships.\n\n"
         "   {To make free with}, or {To go free with}, to take\n      liberties with. [Colloq.] --W. Black.\n\n"
         "   {Free church}. See {Church}.\n\n"
         "   Note: A remark that is not wanted.\n         [1913 Webster]\n\n"
         "   Syn: Loose; at liberty; unbound.\n        [1913 Webster]\n",
         "free (adjective): = Not bound. ~ loose ~ at liberty ~ unbound\n"
         "free port (noun): = A port without duties. # Com. | = A port open to all ships. # Com.\n"
         "make free with (verb): = to take liberties with. # Colloq.\ngo free with (verb): = to take liberties with. # Colloq."},
        {"remark, other name", Gcide, "en", "", "Sea pink",
         "Sea pink \\Sea\" pink`\\ (Bot.)\n   A plant of the coast; -- so called from its color; called\n   also {thrift}, and {marsh rose}.\n",
         "sea pink (noun): = A plant of the coast; so called from its color ~ thrift ~ marsh rose # Bot."},
        {"reference alone", Gcide, "en", "", "Windlace", "Windlace \\Wind\"lace\\, n. & v.\n   See {Windlass}. [Obs.]\n   [1913 Webster]\n", ""},
        {"pronunciation in the next line", Gcide, "en", "", "Underhand",
         "Underhand \\Un\"der*hand\\\n   ([u^]n\"d[~e]r*h[a^]nd), a. Secret; sly. [R.]\n   [1913 Webster]\n",
         "underhand (adjective): = Secret; sly. # R."},
        {"genus keeps its capital", Gcide, "en", "", "Fungites", "Fungites \\Fun*gi\"tes\\, n. (Zool.)\n   A genus of simple corals.\n",
         "Fungites (noun): = A genus of simple corals. # Zool."},
        {"proper noun", Gcide, "en", "", "Honshu", "Honshu \\Hon\"shu\\ prop. n.\n   The largest island of Japan.\n   [PJC]\n",
         "Honshu (proper noun): = The largest island of Japan."},
        {"no pronunciation, no part of speech", Gcide, "en", "", "odd", "odd\n   To be remarked.\n", "odd (verb): = To be remarked."},
        // --- anything else ---
        {"plain english", Plain, "en", "", "hacker", "hacker\n\n   A person who enjoys\n   programs.\n\n   Another paragraph.\n",
         "hacker (): = A person who enjoys programs. = Another paragraph."},
        {"plain pairs", Plain, "cs", "en", "pes", "pes\n  dog, hound\n", "pes (): dog, hound"},
    };
    return all;
}

void TestArticles::readsWhatStandsBesideWords()
{
    ArticleContext context{"en", "de", nullptr};
    const std::vector<std::string_view> words = {"cat"};
    const std::vector<DictionaryEntry> entries =
        parseArticle(ArticleStyle::Ding,
                     {"cat /k\u00e6t/ <n>\nKatze <fem> [zool.], Mieze <fem> [ugs.], Vieh <neut, sg> [vulg.] [pej.]\n"
                      "      \"the cat sleeps\"  - die Katze schl\u00e4ft\n   Synonym: {feline}\n\n see: {cats}, {house cat}\n",
                      words},
                     context);
    QCOMPARE(entries.size(), 1U);
    const DictionaryEntry& entry = entries.front();
    QCOMPARE(entry.pronunciations, (std::vector<std::string>{"k\u00e6t"}));
    QCOMPARE(entry.references, (std::vector<std::string>{"cats", "house cat"}));
    const Sense& sense = entry.senses.front();
    QCOMPARE(sense.examples, (std::vector<Example>{{"the cat sleeps", "die Katze schl\u00e4ft"}}));
    QCOMPARE(sense.translations.size(), 3U);
    QVERIFY(sense.translations[0].marks.has(Gender::Feminine) && sense.translations[0].marks.usage == 0);
    QVERIFY(sense.translations[1].marks.has(Usage::Colloquial) && !sense.translations[1].marks.has(Usage::Vulgar));
    QVERIFY(sense.translations[2].marks.has(Gender::Neuter) && sense.translations[2].marks.has(Usage::Vulgar)
            && sense.translations[2].marks.has(Usage::Derogatory));

    context = {"fr", "de", nullptr};
    const std::vector<std::string_view> chat = {"chats"};
    const std::vector<DictionaryEntry> plural =
        parseArticle(ArticleStyle::Freedict, {"chats /\u0283a/ <n, masc, pl>\n1. Katzen\n", chat}, context);
    QCOMPARE(plural.size(), 1U);
    QVERIFY(plural.front().marks.has(Gender::Masculine) && plural.front().marks.plural);
    QCOMPARE(plural.front().pronunciations, (std::vector<std::string>{"\u0283a"}));
}

void TestArticles::readsMarks_data()
{
    QTest::addColumn<QString>("tag");
    QTest::addColumn<int>("genders");
    QTest::addColumn<bool>("plural");
    QTest::addColumn<int>("usage");
    const auto bit = [](auto mark) { return static_cast<int>(mark); };
    QTest::newRow("nothing") << "zool." << 0 << false << 0;
    QTest::newRow("verb") << "v, tr" << 0 << false << 0;
    QTest::newRow("German noun") << "fem, n, sg" << bit(Gender::Feminine) << false << 0;
    QTest::newRow("both") << "mf" << (bit(Gender::Masculine) | bit(Gender::Feminine)) << false << 0;
    QTest::newRow("plural") << "masc, pl" << bit(Gender::Masculine) << true << 0;
    QTest::newRow("two") << "ugs.; veraltet" << 0 << false << (bit(Usage::Colloquial) | bit(Usage::Dated));
    QTest::newRow("accents") << "Litt\u00e9raire" << 0 << false << bit(Usage::Literary);
    QTest::newRow("region") << "Am." << 0 << false << bit(Usage::Regional);
    QTest::newRow("no region") << "am Kran" << 0 << false << 0;
    QTest::newRow("region with umlaut") << "\u00d6s." << 0 << false << bit(Usage::Regional);
}

void TestArticles::readsMarks()
{
    QFETCH(QString, tag);
    const WordMarks marks = marksOfTag(tag.toStdString());
    QTEST(static_cast<int>(marks.genders), "genders");
    QTEST(marks.plural, "plural");
    QTEST(static_cast<int>(marks.usage), "usage");
}

void TestArticles::reads_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < cases().size(); ++i) {
        QTest::addRow("%s %s-%s: %s", cases()[i].words, cases()[i].from, cases()[i].to, cases()[i].name) << static_cast<int>(i);
    }
}

void TestArticles::reads()
{
    QFETCH(int, index);
    const Case& sample = cases()[static_cast<std::size_t>(index)];
    Article article;
    article.text = sample.article;
    article.words = splitTopLevel(sample.words, "|");
    const ArticleContext context{sample.from, sample.to, nullptr};
    QCOMPARE(described(parseArticle(sample.style, article, context)), QString::fromUtf8(sample.expected));
}

void TestArticles::tellsStylesApart_data()
{
    QTest::addColumn<int>("style");
    for (int style = 0; style <= static_cast<int>(ArticleStyle::Plain); ++style) {
        QTest::addRow("style %d", style) << style;
    }
}

void TestArticles::tellsStylesApart()
{
    QFETCH(int, style);
    std::vector<std::string_view> samples;
    ArticleContext context;
    for (const Case& sample : cases()) {
        if (static_cast<int>(sample.style) == style) {
            samples.push_back(sample.article);
            context.headwordLanguage = sample.from;
            context.translationLanguage = sample.to;
        }
    }
    QCOMPARE(static_cast<int>(detectArticleStyle("", samples, context)), style);
}

void TestArticles::explainsJmdictInTheOtherLanguage()
{
    const ArticleContext context{"ja", "de", nullptr};
    const ArticleStyle style = detectArticleStyle("Home: http://www.edrdg.org/jmdict/j_jmdict.html", {}, context);
    QCOMPARE(static_cast<int>(style), static_cast<int>(ArticleStyle::Jmdict));
    QCOMPARE(definitionLanguageOf(style, context), std::string("de"));
    QCOMPARE(definitionLanguageOf(ArticleStyle::Freedict, context), std::string("ja"));
}

void TestArticles::surviveEveryCut_data()
{
    reads_data();
}

/// No style may rely on what follows: every beginning of every article is read by every parser.
void TestArticles::surviveEveryCut()
{
    QFETCH(int, index);
    const Case& sample = cases()[static_cast<std::size_t>(index)];
    const std::string_view whole = sample.article;
    const ArticleContext context{sample.from, sample.to, nullptr};
    for (std::size_t size = 0; size <= whole.size(); ++size) {
        // a copy, so that reading behind its end is seen by the sanitizers
        const std::vector<char> cut(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
        Article article;
        article.text = std::string_view(cut.data(), cut.size());
        article.words = {sample.words};
        for (int style = 0; style <= static_cast<int>(ArticleStyle::Plain); ++style) {
            for (const DictionaryEntry& entry : parseArticle(static_cast<ArticleStyle>(style), article, context)) {
                QVERIFY(!entry.headword.empty());
                QVERIFY(!entry.senses.empty());
            }
        }
    }
}

void TestArticles::decodesGcideLetters()
{
    QCOMPARE(decodeGcideLetters("sc['e]nique gar[,c]on se[~n]or na[\"i]ve cr[^e]pe"), std::string("scénique garçon señor naïve crêpe"));
    QCOMPARE(decodeGcideLetters("[AE]sop, C[ae]sar, [thorn]e"), std::string("Æsop, Cæsar, þe"));
    QCOMPARE(decodeGcideLetters("n[=a]ti[o^]n [R.] [Obs.] [?] [1"), std::string("nation [R.] [Obs.] [?] [1"));
}

void TestArticles::knowsGcideBrackets()
{
    for (const char* source : {"[1913 Webster]", "[PJC]", "[WordNet 1.5 +PJC]", "[2]", "[Webster 1913 Suppl.]"}) {
        QVERIFY2(isGcideSource(source), source);
        QVERIFY2(!isGcideUsage(source), source);
    }
    for (const char* usage : {"[Obs.]", "[R.]", "[R]", "[Prov. Eng. & Scot.]", "[informal]", "[U. S.]"}) {
        QVERIFY2(isGcideUsage(usage), usage);
        QVERIFY2(!isGcideSource(usage), usage);
    }
    for (const char* other : {"[]", "[", "PJC", "[the denial]", "[L. octo eight.]"}) {
        QVERIFY2(!isGcideUsage(other) && !isGcideSource(other), other);
    }
}

void TestArticles::undoesCapitalsOfGcide()
{
    WordCasing casing;
    casing.learn("Norwich \\x\\, n.\n   A town near Norwich, where the Norwich canary lives on seed.\n   Seed is grown. In the seed lies the plant.\n");
    QVERIFY(casing.isCapitalised("Norwich"));
    QVERIFY(!casing.isCapitalised("Seed"));
    QVERIFY(casing.isSeenLower("Seed"));
    QVERIFY(!casing.isCapitalised("unheard"));
    const ArticleContext context{"en", "", &casing};
    const auto headword = [&context](const char* article) {
        return parseArticle(ArticleStyle::Gcide, {article, {}}, context).at(0).headword;
    };
    QCOMPARE(headword("Norwich school \\x\\, n.\n   Painters of landscapes.\n"), std::string("Norwich school"));
    QCOMPARE(headword("Seed vessel \\x\\, n.\n   A pericarp.\n"), std::string("seed vessel"));
    QCOMPARE(headword("NATO \\x\\, n.\n   A treaty.\n"), std::string("NATO"));
}

void TestArticles::splitsOutsideOfBrackets()
{
    const std::vector<std::string_view> parts = splitTopLevel("a, (b, c) d, [e, f, g,  , <h, i>", ", ");
    const std::vector<std::string_view> expected = {"a", "(b, c) d", "[e", "f", "g", "<h, i>"};
    QCOMPARE(parts, expected);
}

void TestArticles::keepsBracketsWithinWords()
{
    std::vector<std::string> remarks;
    QCOMPARE(withoutRemarks("colo(u)r", remarks), std::string("colour"));
    QVERIFY(remarks.empty());
    QCOMPARE(withoutRemarks("farce (a play) [lit.]", remarks), std::string("farce"));
    QCOMPARE(remarks, (std::vector<std::string>{"a play", "lit."}));
    QCOMPARE(withoutRemarks("open (bracket", remarks), std::string("open (bracket"));
}

QTEST_GUILESS_MAIN(TestArticles)
#include "TestArticles.moc"
