#include "Readers.h"

#include "alignment/AlignmentMap.h"
#include "alignment/AlignmentPairs.h"
#include "base/Checksum.h"
#include "base/Error.h"
#include "base/Json.h"
#include "base/Random.h"
#include "encoder/EncoderModel.h"
#include "encoder/SentenceEncoder.h"
#include "encoder/TrainingJson.h"
#include "gloss/GlossFusion.h"
#include "gloss/SiameseLstm.h"
#include "linking/DecisionTable.h"
#include "linking/LinkingDatabase.h"
#include "linking/LinkingStore.h"
#include "linking/ReviewDesk.h"
#include "pack/Pack.h"
#include "pack/PackFormat.h"
#include "pack/PackWriter.h"
#include "resources/CompressedOutput.h"
#include "resources/NumpyFile.h"
#include "resources/WnLmf.h"
#include "resources/WordIndex.h"
#include "store/UserDatabase.h"
#include "store/Workspace.h"
#include "training/Checkpoint.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <fstream>
#include <iterator>
#include <memory>

namespace crossgloss::fuzz {

namespace {

namespace fs = std::filesystem;

std::string bytesOf(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void put(const fs::path& path, const std::string& bytes)
{
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

std::string compressed(const fs::path& folder, const std::string& bytes, const char* ending)
{
    const fs::path path = folder / (std::string("compressed") + ending);
    CompressedOutput out(path);
    out.write(bytes.data(), bytes.size());
    out.commit();
    return bytesOf(path);
}

/// A workspace that is made anew now and then, so that it stays small.
class Imports
{
public:
    explicit Imports(fs::path folder) : m_folder(std::move(folder)) {}

    void operator()(ResourceKind kind, const std::vector<fs::path>& files, const ImportOptions& options)
    {
        if (!m_workspace || ++m_imports % 500 == 0) {
            m_workspace.reset();
            fs::remove_all(m_folder);
            m_workspace = std::make_unique<Workspace>(m_folder);
        }
        NullProgress progress;
        const Resource resource = m_workspace->import(kind, files, options, progress);
        static_cast<void>(jsonText(resource.title + resource.licence));
        m_workspace->remove(resource.name);
    }

private:
    fs::path m_folder;
    std::unique_ptr<Workspace> m_workspace;
    std::uint64_t m_imports = 0;
};

Reader imported(const fs::path& folder, const char* name, ResourceKind kind, const char* file,
                std::vector<std::string> seeds, std::vector<std::string> words,
                ImportOptions options = {"en", "fr", {}, false, 1})
{
    const auto imports = std::make_shared<Imports>(folder / (std::string("workspace-") + name));
    for (const char* ending : {".gz", ".xz"}) {
        seeds.push_back(compressed(folder, seeds.front(), ending));
    }
    return {name,
            std::move(seeds),
            std::move(words),
            file,
            [imports, kind, options](const fs::path& path) {
                try {
                    static_cast<void>(guessKind(path));
                } catch (const Error&) {
                    // Named below.
                }
                (*imports)(kind, {path}, options);
            },
            {}};
}

const std::string tab =
    "# Tiny\tfra\thttps://example.org/\tCC0\n00000223-n\tfra:lemma\toutil\n00000223-n\tfra:def\t0\tce que "
    "l'on tient\n00000223-n\tfra:exe\t0\tà chaque tâche\n00000220-v\tfra:lemma\tscier\n00000226-s\tfra:lemma\t"
    "tranchant\n99999999-n\tfra:def\tune définition\n00000320-a\tfra:lemma\tGAP!\n";

std::string tableOfVectors()
{
    std::string text = "6 4\n";
    for (const char* word : {"hare", "mer", "forêt", "日本", "a-b", "sun"}) {
        text.append(word).append(" 0.1250 -0.5 1e-3 3.25\n");
    }
    return text;
}

/// What the readers of dictd find: an index, a byte 1, the data.
constexpr char between = '\1';

std::string dictd(const std::vector<std::pair<std::string, std::string>>& articles)
{
    const auto number = [](std::size_t value) {
        static constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        std::string text;
        do {
            text.insert(text.begin(), digits[value % 64]);
            value /= 64;
        } while (value > 0);
        return text;
    };
    std::string index;
    std::string data;
    for (const auto& [word, article] : articles) {
        index += word + '\t' + number(data.size()) + '\t' + number(article.size()) + '\n';
        data += article;
    }
    return index + between + data;
}

std::vector<std::string> dictdSeeds()
{
    return {
        dictd({{"00databaseinfo", "Deutsch-français FreeDict+WikDict dictionary\n"},
               {"00databaseshort", "Deutsch-français FreeDict+WikDict dictionary ver. 1\n"},
               {"apfelbaum", "Apfelbaum /ap/ <n, masc>\npommier\nBaum, an dem Äpfel wachsen\n"},
               {"korb", "Korb /k/ <n>\n1. panier 2.\ngeflochten\n 3.\nRing\n2. refus\nAblehnung\n"}}),
        dictd({{"00databaseinfo", "The Collaborative International Dictionary of English\n"},
               {"hare",
                "Hare \\Hare\\ (h[^a]r), n. [AS. hara.] (Zo[\"o]l.)\n   A rodent of the genus {Lepus}, having long\n   "
                "ears.\n   [1913 Webster]\n\n   2. (Astron.) A small constellation.\n"}}),
        dictd({{"00databaseshort", "Japanese-English FreeDict Dictionary\n"},
               {"00databaseinfo", "Japanese Multilingual Dictionary\n"},
               {"兎", "兎 /うさぎ/\n(noun (common) (futsuumeishi))\nrabbit, hare\n 1. (Godan verb) to jump\n"}}),
        dictd({{"00databaseshort", "English-German FreeDict Dictionary\n"},
               {"tool", "tool /tu:l/ <n>\nWerkzeug <n, n>\n   Synonym: {instrument}\n\n see: {tools}\n"}}),
        dictd({{"00databaseshort", "English-French FreeDict Dictionary\n"},
               {"fly", "fly /fl/\nI.  <n>\n1. mouche\nII.  <v>\n1. voler\n"}})};
}

std::string lmfText(const char* version)
{
    return std::string("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE LexicalResource SYSTEM "
                       "\"http://globalwordnet.github.io/schemas/WN-LMF-") +
           version +
           ".dtd\">\n<LexicalResource xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n<Lexicon id=\"x\" label=\"X "
           "&amp; Y\" "
           "language=\"en\" email=\"a@b\" license=\"CC0\" version=\"1\">\n<LexicalEntry id=\"x-w1\"><Lemma "
           "writtenForm=\"tool\" "
           "partOfSpeech=\"n\"/><Sense id=\"x-w1-1\" synset=\"x-1\"><Count>12</Count><Example>a "
           "tool</Example></Sense></LexicalEntry>"
           "\n<Synset id=\"x-1\" ili=\"i35545\" partOfSpeech=\"n\" members=\"x-w1\" dc:source=\"s\"><Definition "
           "language=\"en\">something &#x68;eld</Definition><SynsetRelation relType=\"hypernym\" "
           "target=\"x-2\"/><Example><![CDATA[a < b]]></Example></Synset>\n<Synset id=\"x-2\" ili=\"in\" "
           "partOfSpeech=\"n\"><Definition>a thing</Definition></Synset>\n</Lexicon>\n</LexicalResource>\n";
}

std::string fastText()
{
    std::string bytes;
    const auto add = [&bytes](auto value) { bytes.append(reinterpret_cast<const char*>(&value), sizeof value); };
    add(std::int32_t{793712314});
    add(std::int32_t{12});
    constexpr std::int32_t dimension = 3;
    constexpr std::int32_t buckets = 8;
    for (const std::int32_t value : {dimension, 5, 5, 1, 5, 1, 1, 2, buckets, 2, 3, 100}) {
        add(value);
    }
    add(1e-4);
    const std::array<const char*, 3> words = {"hare", "sea", "sun"};
    add(static_cast<std::int32_t>(words.size()));
    add(static_cast<std::int32_t>(words.size()));
    add(std::int32_t{0});
    add(std::int64_t{100});
    add(std::int64_t{-1});
    for (const char* word : words) {
        bytes.append(word).push_back('\0');
        add(std::int64_t{10});
        add(std::int8_t{0});
    }
    add(std::int8_t{0});
    const std::int64_t rows = static_cast<std::int64_t>(words.size()) + buckets;
    add(rows);
    add(std::int64_t{dimension});
    for (std::int64_t i = 0; i < rows * dimension; ++i) {
        add(0.25F * static_cast<float>(i % 7));
    }
    return bytes;
}

std::string word2vec()
{
    std::string bytes = "3 4\n";
    for (const char* word : {"hare", "sea", "sun"}) {
        bytes.append(word).push_back(' ');
        for (const float value : {0.5F, -1.0F, 2.0F, 0.125F}) {
            bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
        }
        bytes.push_back('\n');
    }
    return bytes;
}

Reader mapReader(const fs::path& folder)
{
    AlignmentMap map;
    map.method = "procrustes";
    map.beta = 0.5;
    map.details = {{"dictionary", {{"name", "d.txt"}, {"pairs", 3}}}, {"curve", {1, 2, 3}}};
    for (SideMap* side : {&map.source, &map.target}) {
        side->dimension = 3;
        side->shared = 2;
        side->normalisation = Normalisation({NormalisationStep::Unit, NormalisationStep::Centre}, {{0.1F, 0.2F, 0.3F}});
        side->matrix = {1, 0, 0, 1, 0.5F, 0.5F};
        side->checksum = "0123";
        side->name = "a.vec";
        side->language = "en";
    }
    const fs::path seed = folder / "seed.map";
    writeMap(map, seed);
    return {"map",
            {bytesOf(seed)},
            {"\"dimension\":", "\"shared\":", "\"unit\"", "\"centre\"", "null", "[[", "1e400", "{}"},
            "a.map",
            [folder](const fs::path& path) {
                const AlignmentMap read = readMap(path);
                static_cast<void>(
                    read.applyRows(MapSide::Source, std::vector<float>(read.source.dimension).data(), 1, 1));
                writeMap(read, folder / "again.map");
            },
            [](std::string& bytes) {
                constexpr std::size_t head = 64;
                if (bytes.size() >= head) {
                    const std::string sum = checksum(bytes.data() + head, bytes.size() - head);
                    bytes.replace(32, sum.size(), sum);
                    std::uint64_t text = 0;
                    std::memcpy(&text, bytes.data() + 16, sizeof text);
                    const std::uint64_t values =
                        text <= bytes.size() - head ? (bytes.size() - head - text) / sizeof(float) : 0;
                    std::memcpy(bytes.data() + 24, &values, sizeof values);
                }
            }};
}

/// Behind a parameter file stands its checksum, in front of it how long its two parts are.
void repairParameters(std::string& bytes)
{
    constexpr std::size_t head = 32;
    constexpr std::size_t sumSize = 32;
    if (bytes.size() < head + sumSize) {
        return;
    }
    std::uint64_t header = 0;
    std::memcpy(&header, bytes.data() + 16, sizeof header);
    const std::uint64_t body = bytes.size() - head - sumSize;
    if (header <= body) {
        const std::uint64_t floats = (body - header) / sizeof(float);
        std::memcpy(bytes.data() + 24, &floats, sizeof floats);
    }
    const std::string sum = checksum(bytes.data(), bytes.size() - sumSize);
    bytes.replace(bytes.size() - sumSize, sumSize, sum);
}

const std::vector<std::string>& jsonWords()
{
    static const std::vector<std::string> words = {"null",         "[]",          "{}",
                                                   "[[[[",         "-1",          "1e308",
                                                   "\"\"",         "true",        "18446744073709551615",
                                                   "\"hidden\":",  "\"layers\":", "\"dimension\":",
                                                   "\"longest\":", "\"version\":"};
    return words;
}

Reader modelReader(const fs::path& folder)
{
    EncoderModel model;
    model.config.hidden = 3;
    model.config.layers = 1;
    model.config.data = {{"a.tsv", "fr", "en"}};
    model.config.vectors = {{"en", "en.vec"}, {"fr", "fr.vec"}};
    model.shape = shapeOf(model.config, 2);
    model.vectors["en"] = {"/x/en.vec", "0123", 7};
    model.epoch = 4;
    model.scores = {{"mrr", 0.5}};
    model.parameters.resize(SentenceEncoder<float>(model.shape).parameterCount());
    const fs::path seed = folder / "seed.model";
    saveModel(model, seed);
    return {"model",
            {bytesOf(seed)},
            jsonWords(),
            "a.model",
            [folder](const fs::path& path) { saveModel(loadModel(path), folder / "again.model"); },
            repairParameters};
}

Reader siameseReader(const fs::path& folder)
{
    SiameseModel model;
    model.shape.dimension = 2;
    model.shape.hidden = 3;
    model.parameters.assign(model.shape.parameterCount(), 0.1F);
    model.settings = {{"epochs", 3}};
    model.trainedPairs = {1, 5, 9};
    model.vectors = {"a", "b"};
    const fs::path seed = folder / "seed.siamese";
    saveSiamese(model, seed);
    return {"siamese",
            {bytesOf(seed)},
            jsonWords(),
            "a.siamese",
            [folder](const fs::path& path) {
                const SiameseModel read = loadSiamese(path);
                static_cast<void>(jsonText(toJson(read)));
                saveSiamese(read, folder / "again.siamese");
            },
            repairParameters};
}

Reader checkpointReader(const fs::path& folder)
{
    std::vector<float> weights(6, 0.5F);
    std::vector<float> moments(4, 0.25F);
    const std::vector<TrainedArray> arrays = {{"weights", weights, true}, {"moments", moments}};
    TrainingState state;
    state.fingerprint = "of something";
    state.epochsDone = state.bestEpoch = 1;
    state.curve.resize(2);
    const fs::path seed = folder / "seed.checkpoint";
    writeCheckpoint(seed, "test", {{"hidden", 3}}, state, arrays, weights);
    return {"checkpoint",
            {bytesOf(seed)},
            jsonWords(),
            "a.checkpoint",
            [folder](const fs::path& path) {
                const CheckpointReader read(path, "test");
                std::vector<float> first(6);
                std::vector<float> second(4);
                std::vector<float> best;
                const std::vector<TrainedArray> filled = {{"weights", first, true}, {"moments", second}};
                read.read(filled, best);
                static_cast<void>(read.readAll());
                writeCheckpoint(folder / "again.checkpoint", "test", read.options(), read.state(), filled, best);
            },
            repairParameters};
}

Reader packReader(const fs::path& folder)
{
    PackCorpus corpus;
    PackLanguage en;
    en.code = "en";
    for (char c = 'a'; c < 'a' + 12; ++c) {
        en.units.push_back(std::string("word") + c);
    }
    en.targets = 10;
    en.shown.assign(en.units.begin(), en.units.begin() + 10);
    en.pos.assign(10, 2);
    PackLanguage de = en;
    de.code = "de";
    de.shown[3][0] = 'W';
    corpus.languages = {en, de};
    corpus.number();
    for (std::uint32_t unit = 0; unit < 12; ++unit) {
        PackItem item;
        item.tokenBegin = static_cast<std::uint32_t>(corpus.tokens.size());
        corpus.tokens.push_back(unit);
        item.tokenEnd = item.tokenBegin + 1;
        corpus.items.push_back(item);
    }
    PackModelOptions options;
    options.dimension = 8;
    options.heads = 2;
    options.hidden = 4;
    options.subwords.buckets = 16;
    PackParameters<float> parameters;
    parameters.resize(options, corpus.units());
    Random random(5);
    for (auto* array : {&parameters.words, &parameters.grams, &parameters.salience, &parameters.w1, &parameters.w2}) {
        for (float& value : *array) {
            value = 0.3F * static_cast<float>(normal(random));
        }
    }
    PackWriteOptions writing;
    writing.describes = 1;
    const fs::path seed = folder / "seed.pack";
    writePack(parameters, PackGrams::of(corpus, options.subwords), corpus, R"({"licence":"test"})", seed, writing);
    return {"pack",
            {bytesOf(seed)},
            {"\"heads\":", "\"targets\":", "\"units\":", "\"code\":", "\"hidden\":", "\"buckets\":", "null", "[[[["},
            "a.pack",
            [folder](const fs::path& path) {
                const auto pack = Pack::open(path);
                static_cast<void>(parsedJson(pack->card()));
                const auto from = pack->descriptionLanguages();
                for (const std::string& language : pack->answerLanguages()) {
                    std::vector<float> scores(pack->vocabularySize(language));
                    const Encoding encoding =
                        from.empty() ? Encoding{} : pack->encode("worda wordzz wordk", from.front());
                    pack->score(encoding, language, scores);
                    std::vector<float> vector(pack->dimension());
                    for (std::size_t row = 0; row < scores.size(); ++row) {
                        static_cast<void>(pack->find(language, pack->word(language, row)));
                        pack->targetVector(language, row, vector);
                    }
                }
            },
            [](std::string& bytes) {
                if (bytes.size() > sizeof(PackHeader)) {
                    const std::uint64_t size = bytes.size();
                    std::memcpy(bytes.data() + 16, &size, sizeof size);
                    const std::string sum =
                        checksum(bytes.data() + sizeof(PackHeader), bytes.size() - sizeof(PackHeader));
                    bytes.replace(24, sum.size(), sum);
                }
            }};
}

Reader spaceReader(const fs::path& folder)
{
    const fs::path text = folder / "seed.vec";
    put(text, tableOfVectors());
    const fs::path withSubwords = folder / "seed.bin";
    put(withSubwords, fastText());
    std::vector<std::string> seeds;
    for (const fs::path& from : {text, withSubwords}) {
        NullProgress progress;
        ReadReport report;
        const fs::path seed = folder / "seed.space";
        writeSpace(readVectors(from, {0, 1}, progress, report), seed);
        seeds.push_back(bytesOf(seed));
    }
    return {"space",
            seeds,
            {},
            "a.space",
            [](const fs::path& path) {
                const EmbeddingSpace space = openSpace(path);
                float sum = 0;
                for (std::size_t row = 0; row < space.size(); ++row) {
                    static_cast<void>(space.find(std::string(space.word(row)) + "x"));
                    for (std::size_t i = 0; i < space.dimension(); ++i) {
                        sum += space.data()[row * space.dimension() + i];
                    }
                }
                std::vector<float> vector(space.dimension());
                static_cast<void>(space.vectorOf("hares", vector));
                static_cast<void>(sum);
            },
            [](std::string& bytes) {
                constexpr std::size_t head = 176;
                if (bytes.size() > head + 8) {
                    const std::uint64_t size = bytes.size();
                    std::memcpy(bytes.data() + 16, &size, sizeof size);
                    const std::uint64_t hash = hashWord(std::string_view(bytes).substr(0, head));
                    std::memcpy(bytes.data() + head, &hash, sizeof hash);
                }
            }};
}

Reader numpyReader()
{
    const auto file = [](const char* type, const std::string& values) {
        std::string header = std::string("{'descr': '") + type + "', 'fortran_order': False, 'shape': (2, 3), }";
        header.resize(117, ' ');
        header += '\n';
        std::string bytes("\x93NUMPY\x01", 7);
        bytes.push_back('\0');
        bytes.push_back(static_cast<char>(header.size()));
        bytes.push_back('\0');
        return bytes + header + values;
    };
    return {"numpy",
            {file("<f4", std::string(24, '\1')), file("<f8", std::string(48, '\2'))},
            {"'descr':", "'<f8'", "'<f4'", "(", ")", "True", "'shape': (", "99999999999", "4294967296, 4294967296"},
            "a.npy",
            [](const fs::path& path) {
                const NumpyMatrix matrix(path);
                static_cast<void>(matrix.asFloatsIfExact());
                double sum = 0;
                for (std::size_t i = 0; i < matrix.rows() * matrix.columns(); ++i) {
                    sum += matrix.isDouble() ? matrix.doubles()[i] : static_cast<double>(matrix.floats()[i]);
                }
                static_cast<void>(sum);
            },
            {}};
}

Linking smallLinking()
{
    Linking linking;
    linking.name = "small";
    linking.measure = "wmd";
    linking.parameters = R"({"siamese": {"seen": 3}})";
    linking.dimension = 2;
    for (LinkingSide* side : {&linking.source, &linking.target}) {
        const bool source = side == &linking.source;
        side->name = source ? "here" : "there";
        side->language = source ? "it" : "en";
        side->words = {"mano", "casa"};
        side->vectors = {1, 0, 0, 1};
        for (int i = 0; i < 4; ++i) {
            side->glosses.push_back(
                {(source ? "s" : "t") + std::to_string(i), PartOfSpeech::Noun, {"lemma"}, "mano casa", {}});
        }
    }
    for (std::int32_t i = 0; i < 4; ++i) {
        for (std::int32_t j = 0; j < 2; ++j) {
            linking.candidates.target.push_back((i + j) % 4);
            linking.candidates.score.push_back(1.0F - 0.1F * static_cast<float>(j));
        }
        linking.candidates.start.push_back(linking.candidates.target.size());
    }
    return linking;
}

Reader decisionsReader(const fs::path& folder)
{
    fs::remove_all(folder / "workspace-decisions");
    const auto workspace = std::make_shared<Workspace>(folder / "workspace-decisions");
    Linking linking = smallLinking();
    NullProgress progress;
    addLinking(*workspace, linking, progress);
    const auto desk = std::make_shared<ReviewDesk>(*workspace, linking.id, "anna", progress);
    const std::string table =
        "source\ttarget\tverdict\trelation\tnote\treviewer\tat\ns0\tt0\taccepted\texact\t\\tnote\tanna\t"
        "2026-03-01T12:00:00Z\ns1\tt2\trejected\t\t\tbruno\t2026-03-01\ns2\t\tnone\t\t\t\t\ns3\tt3\taccepted\t"
        "narrower\t\t\t\n";
    return {"decisions",
            {table, "s0\tt1\n"},
            {"accepted", "rejected", "deferred", "none", "open", "exact", "broader", "related", "s1", "t1", "\tt2\t",
             "\\n", "\\t", "reviewer", "note", "2026-03-01T12:00:00Z"},
            "a.tsv",
            // The desk holds on to its workspace.
            [workspace, desk](const fs::path& path) {
                NullProgress quiet;
                static_cast<void>(readDecisionTable(path, quiet));
                ReviewChange change;
                static_cast<void>(desk->importDecisions(path, change, quiet));
                if (desk->canUndo()) {
                    static_cast<void>(desk->undo(quiet));
                }
            },
            {}};
}

Reader linkingReader(const fs::path& folder)
{
    const fs::path home = folder / "workspace-linking";
    fs::remove_all(home);
    fs::path file;
    {
        Workspace workspace(home);
        Linking linking = smallLinking();
        NullProgress progress;
        addLinking(workspace, linking, progress);
        ReviewDesk desk(workspace, linking.id, "anna", progress);
        Decision decision;
        decision.kind = Decision::Kind::Accept;
        decision.source = 1;
        decision.target = 2;
        desk.decide(decision, progress);
        file = userDatabaseFile(workspace);
    }
    return {"linking",
            {bytesOf(file)},
            {"exact", "accepted", "anna", "wmd", "{\"siamese\"", "CREATE TABLE"},
            "a.sqlite",
            [home, file](const fs::path& path) {
                for (const char* beside : {"-wal", "-shm"}) {
                    fs::remove(file.string() + beside);
                }
                fs::copy_file(path, file, fs::copy_options::overwrite_existing);
                Workspace workspace(home);
                NullProgress progress;
                for (const LinkingSummary& summary : linkings(workspace)) {
                    static_cast<void>(readLinking(workspace, summary.id, progress));
                    ReviewDesk desk(workspace, summary.id, "anna", progress);
                    Decision decision;
                    decision.source = 0;
                    desk.decide(decision, progress);
                }
            },
            {}};
}

Reader weightsReader()
{
    FusedWeights weights;
    weights.parts = {{"wmd", 0.1, 0.5, 1.25}, {"semb", -0.1, 0.25, 0.5}};
    weights.pairs = 100;
    return {"weights",
            {jsonText(toJson(weights))},
            {"\"parts\":", "\"measure\":", "null", "[[[[", "1e999", "{}", "\"pairs\":"},
            "weights.json",
            [](const fs::path& path) { static_cast<void>(jsonText(toJson(readFusedWeights(path)))); },
            {}};
}

Reader configurationReader()
{
    TrainingConfig config;
    config.data = {{"a.tsv", "fr", "en"}};
    config.vectors = {{"en", "en.vec"}, {"fr", "fr.vec"}};
    return {"configuration",
            {jsonText(toJson(config)), jsonText(toJson(config), 2)},
            jsonWords(),
            "train.json",
            [](const fs::path& path) {
                const nlohmann::json json = parsedJson(bytesOf(path), true);
                if (json.is_discarded()) {
                    throw Error("The training configuration is not valid JSON");
                }
                TrainingConfig read;
                applyJson(json, read);
                static_cast<void>(jsonText(toJson(read)));
            },
            {}};
}

Reader dictdReader(const fs::path& folder)
{
    Reader reader = imported(folder, "dictd", ResourceKind::Dictionary, "both", dictdSeeds(),
                             {"00databaseinfo", "00databaseshort", "FreeDict", "1. ", "<n, masc>", "see: {", "I.  <",
                              "[1913 Webster]", "[\"o]", "{", "}", "(noun (common)", " /x/", "\tAAAA\t", "////////",
                              std::string(1, between)},
                             {"de", "fr", {}, false, 1});
    reader.seeds.resize(dictdSeeds().size());
    reader.read = [folder,
                   imports = std::make_shared<Imports>(folder / "workspace-dictd-parts")](const fs::path& path) {
        const std::string both = bytesOf(path);
        const std::size_t place = std::min(both.size(), both.find(between));
        const fs::path index = folder / "dictd" / "a.index";
        put(index, both.substr(0, place));
        put(folder / "dictd" / "a.dict", both.substr(std::min(both.size(), place + 1)));
        (*imports)(ResourceKind::Dictionary, {index}, {"de", "fr", {}, false, 1});
    };
    return reader;
}

std::vector<std::string> teiSeeds()
{
    const std::string head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<TEI xmlns=\"http://www.tei-c.org/ns/1.0\"><teiHeader>"
                             "<fileDesc><titleStmt><title>Tiny</title></titleStmt><publicationStmt><availability><p>Free "
                             "licence.</p></availability></publicationStmt></fileDesc></teiHeader><text><body>\n";
    const std::string tail = "</body></text></TEI>\n";
    return {head +
                "<entry><form><orth>hare</orth><pron>hɛə</pron><form type=\"infl\"><orth>hares</orth><gramGrp><num>pl</num>"
                "</gramGrp></form></form><gramGrp><pos>n</pos><gen>m</gen></gramGrp><sense n=\"1\"><usg type=\"reg\">slang</usg>"
                "<def>shy animal</def><cit type=\"trans\" xml:lang=\"fr\"><quote>lièvre (male), bouquin</quote><gramGrp><gen>masc"
                "</gen></gramGrp></cit><cit type=\"example\"><quote>A hare runs.</quote><cit type=\"trans\"><quote>Un lièvre."
                "</quote></cit></cit><xr type=\"syn\"><ref target=\"#x\">rabbit</ref></xr><sense><note type=\"pos\">noun (common)"
                "</note></sense></sense><etym>old</etym></entry>\n" +
                tail,
            head +
                "<entry><form><orth>a</orth></form><hom><sense><def>b, c</def></sense></hom><hom><trans><tr>d</tr></trans></hom>"
                "<re><form><orth>e</orth></form><sense><def>the long one of them</def></sense></re></entry>\n" +
                tail};
}

std::vector<std::string> jsonLinesSeeds()
{
    return {"{\"word\": \"hare\", \"lang\": \"English\", \"lang_code\": \"en\", \"pos\": \"noun\", \"senses\": [{\"glosses\": "
            "[\"animal\", \"shy animal\"], \"tags\": [\"slang\"], \"raw_glosses\": [\"(slang) shy animal\"], \"sense_index\": "
            "\"1-2\", \"examples\": [{\"text\": \"a hare\", \"english\": \"b\"}], \"synonyms\": [{\"word\": \"rabbit\"}]}, "
            "{\"glosses\": [\"plural of x\"], \"form_of\": [{\"word\": \"x\"}]}], \"translations\": [{\"code\": \"fr\", \"word\": "
            "\"lièvre\", \"sense\": \"animal\", \"tags\": [\"masculine\"]}, {\"lang_code\": \"fr\", \"word\": \"b\", "
            "\"sense_index\": 1}], \"forms\": [{\"form\": \"hares\", \"tags\": [\"plural\"]}], \"sounds\": [{\"ipa\": \"/h/\"}], "
            "\"etymology_text\": \"old\"}\n{\"title\": \"a\", \"redirect\": \"b\"}\n{\"word\": \"perro\", \"lang\": \"Spanish\", "
            "\"lang_code\": \"es\", \"senses\": [{\"glosses\": [\"dog, hound; an animal that barks\"]}]}\n",
            "{\"word\": \"x\", \"lang\": \"Anglais\", \"lang_code\": \"en\", \"senses\": [{\"glosses\": [\"Chat, matou.\"]}]}\n"};
}

/// The files of a StarDict one behind the other.
const std::string nextPart = "\n\1\1\n";

std::vector<std::string> partsOf(const std::string& bytes)
{
    std::vector<std::string> parts;
    std::size_t begin = 0;
    while (parts.size() < 3) {
        const std::size_t end = std::min(bytes.find(nextPart, begin), bytes.size());
        parts.push_back(bytes.substr(begin, end - begin));
        begin = std::min(end + nextPart.size(), bytes.size());
    }
    parts.push_back(bytes.substr(begin));
    return parts;
}

std::string bigEndian(std::size_t value)
{
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8) {
        bytes += static_cast<char>(value >> shift & 0xFF);
    }
    return bytes;
}

std::string starDict(const std::string& types, const std::vector<std::pair<std::string, std::string>>& articles)
{
    std::string index;
    std::string data;
    for (const auto& [word, article] : articles) {
        index += word + '\0' + bigEndian(data.size()) + bigEndian(article.size());
        data += article;
    }
    return "StarDict's dict ifo file\nversion=3.0.0\nbookname=Tiny (en-fr)\nwordcount=" + std::to_string(articles.size()) +
           "\nidxfilesize=" + std::to_string(index.size()) + (types.empty() ? "" : "\nsametypesequence=" + types) +
           "\nsynwordcount=1\ndescription=By nobody.<br>Free licence.\n" + nextPart + index + nextPart +
           (std::string("other") + '\0' + bigEndian(0)) + nextPart + data;
}

std::vector<std::string> starDictSeeds()
{
    return {starDict("h", {{"hare", "<div>/<font color=\"gray\">h</font>/<br>\n<font class=\"grammar\" color=\"green\">noun</font>"
                                    "<br>shy animal<ol><li><div>lièvre</div></li><li><div>bouquin</div></li></ol><div>Related: "
                                    "<a href=\"bword://x\">x</a></div></div>"},
                           {"sea", "<b>sea</b> [si] <i>n.</i><br>1. mer<br>2. much water that goes far"}}),
            starDict("m", {{"hare", "*[h]\nn. lièvre, bouquin\nvt. courir"}, {"sea", "sea /s/ <n>\nmer\nwater\n"}}),
            starDict("x", {{"hare", "<k>hare</k>\n<tr>h</tr> <abr>n</abr>\n<dtrn>lièvre <abr>m</abr></dtrn><ex>a hare</ex>"}}),
            starDict("", {{"hare", std::string("th\0mlièvre\0P\0\0\0\1xwa ''b'' [[c|d]]\0", 29)},
                          {"sea", std::string("g<b>sea</b>\nmer\0k<a><![CDATA[mer]]></a>", 38)}})};
}

/// Makes the counts of the description those of the other files.
void repairStarDict(std::string& bytes)
{
    std::vector<std::string> parts = partsOf(bytes);
    const auto count = [](const std::string& list, std::size_t behind) {
        std::size_t words = 0;
        for (std::size_t at = list.find('\0'); at != std::string::npos && at + behind < list.size();
             at = list.find('\0', at + behind + 1)) {
            ++words;
        }
        return words;
    };
    const auto set = [&parts](const std::string& key, std::size_t value) {
        const std::size_t at = parts[0].find(key);
        if (at != std::string::npos) {
            const std::size_t end = std::min(parts[0].find('\n', at), parts[0].size());
            parts[0].replace(at, end - at, key + std::to_string(value));
        }
    };
    set("\nwordcount=", count(parts[1], 8));
    set("\nidxfilesize=", parts[1].size());
    set("\nsynwordcount=", count(parts[2], 4));
    bytes = parts[0] + nextPart + parts[1] + nextPart + parts[2] + nextPart + parts[3];
}

Reader starDictReader(const fs::path& folder)
{
    const auto imports = std::make_shared<Imports>(folder / "workspace-stardict");
    return {"stardict",
            starDictSeeds(),
            {"<div>", "</div>", "<ol><li>", "</li>", "<font color=\"green\">", "<br>", "<k>", "<dtrn>", "<![CDATA[", "]]>", "&eacute;",
             "idxoffsetbits=64\n", "sametypesequence=tm", "sametypesequence=WP", "\xff\xff\xff\xff", std::string(4, '\0'), "[[", "{{",
             "1. ", "n. ", "/", "<a href=\"bword://a\">", nextPart},
            "all",
            [folder, imports](const fs::path& path) {
                const std::vector<std::string> parts = partsOf(bytesOf(path));
                const fs::path base = folder / "stardict";
                put(base / "a.ifo", parts[0]);
                put(base / "a.idx", parts[1]);
                put(base / "a.syn", parts[2]);
                put(base / "a.dict", parts[3]);
                (*imports)(ResourceKind::Dictionary, {base / "a.ifo"}, {{}, {}, {}, false, 1});
            },
            repairStarDict};
}

Reader princetonReader(const fs::path& folder)
{
    const fs::path from = fs::path(CROSSGLOSS_TEST_DATA) / "wordnet" / "tiny";
    const fs::path home = folder / "princeton";
    fs::create_directories(home);
    for (const fs::directory_entry& entry : fs::directory_iterator(from)) {
        fs::copy_file(entry.path(), home / entry.path().filename(), fs::copy_options::overwrite_existing);
    }
    const auto imports = std::make_shared<Imports>(folder / "workspace-princeton");
    return {"princeton",
            {bytesOf(from / "data.noun")},
            {"00000223", " n ", " 02 ", " 001 @ ", " | ", "ff", "999", "WordNet 3.0", "; \"", "(ip)"},
            "data.noun",
            [home, imports](const fs::path& path) {
                fs::copy_file(path, home / "data.noun", fs::copy_options::overwrite_existing);
                (*imports)(ResourceKind::Wordnet, {home}, {"en", {}, {}, false, 1});
            },
            {}};
}

/// Two files of which line N of one belongs to line N of the other.
Reader twoFilesReader(const fs::path& folder)
{
    const auto imports = std::make_shared<Imports>(folder / "workspace-two");
    return {"two-files",
            {"one\ntwo\n\nfour\n", "a\r\nb\r\n\r\nd"},
            {"\n", "\n\n", "\r"},
            "first.txt",
            [folder, imports](const fs::path& path) {
                put(folder / "second.txt", "un\ndeux\n\nquatre\n");
                (*imports)(ResourceKind::Parallel, {path, folder / "second.txt"}, {"en", "fr", {}, false, 1});
            },
            {}};
}

} // namespace

std::vector<Reader> readers(const fs::path& folder)
{
    using enum ResourceKind;
    const std::vector<std::string> numbers = {" 0.1",  " -0.25", " 1e-3", " 1e39", " nan",
                                              "3 4\n", "\n",     " ",     "\t",    "1000000 300\n"};
    std::vector<Reader> all = {
        imported(folder, "vec", Embeddings, "a.vec",
                 {tableOfVectors(), "hare 0.1 0.2\nsea 0.3 0.4\r\nnew york 0.5 0.6\n"}, numbers),
        imported(folder, "word2vec", Embeddings, "b.bin", {word2vec()}, {"3 4\n", "1000000000 300\n", "hare "}),
        imported(folder, "fasttext", Embeddings, "c.bin", {fastText()}, {std::string(1, '\0')}),
        imported(folder, "tab", Wordnet, "a.tab", {tab},
                 {"fra:lemma\t", "fra:def\t0\t", "eng:lemma\t", "00000223-n\t", "#", "GAP!", "\n", "\t"}),
        imported(folder, "lmf", Wordnet, "a.xml", {lmfText("1.0"), lmfText("1.4")},
                 {"<Synset id=\"x-3\">",
                  "</Synset>",
                  "<Definition>",
                  "</Definition>",
                  "<Lexicon id=\"y\">",
                  "</Lexicon>",
                  "&amp;",
                  "&#x1F600;",
                  "&eacute;",
                  "<![CDATA[",
                  "]]>",
                  "<!--",
                  "-->",
                  "<?pi",
                  "<!DOCTYPE x [",
                  "<!ENTITY a \"b\">",
                  "encoding=\"EUC-JP\"",
                  "encoding=\"UTF-16\"",
                  "encoding=\"US-ASCII\"",
                  "xmlns:a=\"b\"",
                  "members=\"x-w1 x-w2\"",
                  "relType=\"hypernym\"",
                  "target=\"x-1\"",
                  "<Count>",
                  "ili=\"i1\"",
                  "\xff\xfe<"}),
        princetonReader(folder),
        dictdReader(folder),
        imported(folder, "tei", Dictionary, "a.tei", teiSeeds(),
                 {"<entry>", "</entry>", "<form>", "<orth>", "</orth>", "<sense>", "</sense>", "<hom>", "<re>", "<def>", "<quote>",
                  "<cit type=\"trans\">", "</cit>", " xml:lang=\"de\"", "<usg>", "<note type=\"def\">", "&amp;", "&#0;", "&eacute;",
                  "<!DOCTYPE TEI [", "<TEI.2>", "(", ", ", "encoding=\"UTF-16\""}),
        imported(folder, "jsonl", Dictionary, "a.jsonl", jsonLinesSeeds(),
                 {"\"word\": ", "\"senses\": [", "\"glosses\": [", "\"translations\": [", "\"lang_code\": \"fr\"", "\"sense\": ",
                  "\"sense_index\": \"1-99999\"", "\\u0000", "\\ud800", "\\", "\"", "{", "}", "[", "]", "null", "1e999", "\n", "; ", ", "}),
        starDictReader(folder),
        imported(folder, "word-pairs", Lexicon, "pairs.txt", {"one un\ntwo\tdeux\nthree trois 0.5\nice cream\tglace\n"},
                 {"\t", "\n", " ", "|", "\xe3\x80\x80"}),
        imported(folder, "definitions", Dictionary, "definitions.tsv",
                 {"chien\tdog\ta tame animal\nchat\ta tame animal that purrs\n"}, {"\t", "\t\t", "\n", "|"}),
        imported(folder, "descriptions", Descriptions, "descriptions.tsv",
                 {"hare|rabbit\ta shy animal\nsea\tx\tmuch water\n"}, {"|", "||", "\t", "\n"}),
        imported(folder, "parallel", Parallel, "parallel.tsv", {"a house\tune maison\nthe sea\tla mer\n"},
                 {"\t", "\n"}),
        twoFilesReader(folder),
        imported(folder, "sentence-pairs", Pairs, "scored.tsv", {"0.5\ta house\tune maison\n\tthe sea\tla mer\na\tb\n"},
                 {"1e300\t", "nan\t", "0x1p3\t", "-0.0\t", "\t", "\n"}),
        mapReader(folder),
        modelReader(folder),
        siameseReader(folder),
        checkpointReader(folder),
        packReader(folder),
        spaceReader(folder),
        numpyReader(),
        weightsReader(),
        configurationReader(),
        decisionsReader(folder),
        linkingReader(folder)};
    for (Reader& reader : sentenceReaders(folder)) {
        all.push_back(std::move(reader));
    }
    for (Reader& reader : workspaceReaders(folder)) {
        all.push_back(std::move(reader));
    }
    return all;
}

} // namespace crossgloss::fuzz
