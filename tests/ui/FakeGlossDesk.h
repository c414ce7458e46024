#pragma once

#include "Gate.h"
#include "jobs/GlossDeskService.h"

#include "base/Random.h"

#include <QTemporaryDir>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>
#include <mutex>
#include <sstream>

namespace crossgloss {

/// Italian and English glosses written for the tests, whose words share vectors where they translate each other.
inline Linking writtenLinking()
{
    struct Concept {
        const char* lemma;
        const char* gloss;
        const char* english;
        const char* englishGloss;
        PartOfSpeech pos = PartOfSpeech::Noun;
    };
    static const Concept concepts[] = {
        {"casa, abitazione", "edificio dove vive una famiglia", "house, home", "a building where a family lives"},
        {"capanna", "piccola casa di legno nel bosco", "hut, cabin", "a small house of wood in the forest"},
        {"palazzo", "grande edificio dove vive un re", "palace", "a large building where a king lives"},
        {"bosco", "terreno con molti alberi", "forest, wood", "land with many trees"},
        {"albero", "grande pianta con radici e foglie", "tree", "a large plant with roots and leaves"},
        {"fiore", "parte colorata di una pianta", "flower", "the coloured part of a plant"},
        {"mare", "grande quantità di acqua salata", "sea", "a large body of salt water"},
        {"fiume", "acqua che scorre verso il mare", "river", "water that flows to the sea"},
        {"barca", "piccolo veicolo per andare sul mare", "boat", "a small vehicle to travel on the sea"},
        {"nave", "grande veicolo per andare sul mare", "ship", "a large vehicle to travel on the sea"},
        {"pane", "cibo di farina e acqua", "bread", "food made of flour and water"},
        {"torta", "cibo dolce di farina", "cake", "sweet food made of flour"},
        {"camminare", "andare a piedi", "walk", "to travel on foot", PartOfSpeech::Verb},
        {"correre", "andare a piedi con grande fretta", "run", "to travel on foot in a great hurry", PartOfSpeech::Verb},
        {"nuotare", "andare in acqua con le braccia", "swim", "to travel in water with the arms", PartOfSpeech::Verb},
        {"dolce", "che ha il gusto dello zucchero", "sweet", "having the taste of sugar", PartOfSpeech::Adjective},
        {"salato", "che ha il gusto del sale", "salty", "having the taste of salt", PartOfSpeech::Adjective},
        {"cane", "animale che abita con la famiglia", "dog", "an animal that lives with a family"},
        {"gatto", "piccolo animale che mangia topi", "cat", "a small animal that eats mice"},
        {"topo", "piccolo animale con una lunga coda", "mouse", "a small animal with a long tail"},
        {"re", "uomo che governa un paese", "king", "a man who rules a country"},
        {"regina", "donna che governa un paese", "queen", "a woman who rules a country"},
        {"libro", "molte pagine con parole", "book", "many pages with words"},
        {"lettera", "pagina con parole per una persona", "letter", "a page with words for a person"},
    };
    static const std::pair<const char*, const char*> lexicon[] = {
        {"edificio", "building"}, {"vive", "lives"}, {"famiglia", "family"}, {"piccola", "small"}, {"piccolo", "small"},
        {"casa", "house"}, {"legno", "wood"}, {"bosco", "forest"}, {"grande", "large"}, {"re", "king"}, {"terreno", "land"},
        {"molti", "many"}, {"molte", "many"}, {"alberi", "trees"}, {"pianta", "plant"}, {"radici", "roots"},
        {"foglie", "leaves"}, {"parte", "part"}, {"colorata", "coloured"}, {"quantità", "body"}, {"acqua", "water"},
        {"salata", "salt"}, {"scorre", "flows"}, {"mare", "sea"}, {"veicolo", "vehicle"}, {"andare", "travel"},
        {"cibo", "food"}, {"farina", "flour"}, {"dolce", "sweet"}, {"piedi", "foot"}, {"fretta", "hurry"},
        {"braccia", "arms"}, {"gusto", "taste"}, {"zucchero", "sugar"}, {"sale", "salt"}, {"animale", "animal"},
        {"abita", "lives"}, {"mangia", "eats"}, {"topi", "mice"}, {"lunga", "long"}, {"coda", "tail"}, {"uomo", "man"},
        {"donna", "woman"}, {"governa", "rules"}, {"paese", "country"}, {"pagine", "pages"}, {"pagina", "page"},
        {"parole", "words"}, {"persona", "person"}};
    Linking linking;
    linking.name = "Italian to English";
    linking.measure = "wmd";
    linking.parameters = "{}";
    linking.dimension = 24;
    linking.source.name = "ItalWordNet";
    linking.source.language = "it";
    linking.source.licence = "written for the tests";
    linking.target.name = "WordNet 3.0";
    linking.target.language = "en";
    linking.target.licence = "written for the tests";
    Random random(7);
    std::map<std::string, std::vector<float>> english;
    const auto normalised = [](std::vector<float> vector) {
        float length = 0;
        for (const float value : vector) {
            length += value * value;
        }
        for (float& value : vector) {
            value /= std::sqrt(length);
        }
        return vector;
    };
    const auto add = [&](LinkingSide& side, const std::string& word, std::vector<float> vector) {
        vector = normalised(std::move(vector));
        side.words.push_back(word);
        side.vectors.insert(side.vectors.end(), vector.begin(), vector.end());
    };
    std::map<std::string, bool> italian;
    for (const auto& [it, en] : lexicon) {
        std::vector<float>& vector = english[en];
        if (vector.empty()) {
            for (std::size_t i = 0; i < linking.dimension; ++i) {
                vector.push_back(static_cast<float>(normal(random)));
            }
            add(linking.target, en, vector);
        }
        if (!italian[it]) {
            italian[it] = true;
            std::vector<float> near = vector;
            for (float& value : near) {
                value += 0.5F * static_cast<float>(normal(random));
            }
            add(linking.source, it, near);
        }
    }
    const auto mean = [&](const LinkingSide& side, const std::string& text) {
        std::vector<float> sum(linking.dimension, 0);
        std::istringstream words(text);
        for (std::string word; words >> word;) {
            const auto found = std::find(side.words.begin(), side.words.end(), word);
            for (std::size_t i = 0; found != side.words.end() && i < linking.dimension; ++i) {
                sum[i] += side.vectors[static_cast<std::size_t>(found - side.words.begin()) * linking.dimension + i];
            }
        }
        return normalised(sum);
    };
    const auto split = [](const std::string& text) {
        std::vector<std::string> lemmas;
        std::istringstream parts(text);
        for (std::string lemma; std::getline(parts >> std::ws, lemma, ',');) {
            lemmas.push_back(lemma);
        }
        return lemmas;
    };
    std::size_t number = 100;
    for (const Concept& each : concepts) {
        const std::string id = "02913" + std::to_string(number++);
        const char letter = each.pos == PartOfSpeech::Verb ? 'v' : each.pos == PartOfSpeech::Adjective ? 'a' : 'n';
        linking.source.glosses.push_back({"iwn-" + id + "-" + letter, each.pos, split(each.lemma), each.gloss, {}});
        linking.target.glosses.push_back({id + "-" + letter, each.pos, split(each.english), each.englishGloss, {}});
    }
    for (const LinkingGloss& gloss : linking.source.glosses) {
        const std::vector<float> here = mean(linking.source, gloss.text);
        std::vector<std::pair<float, std::int32_t>> row;
        for (std::size_t j = 0; j < linking.target.glosses.size(); ++j) {
            const std::vector<float> there = mean(linking.target, linking.target.glosses[j].text);
            float cosine = 0;
            for (std::size_t i = 0; i < linking.dimension; ++i) {
                cosine += here[i] * there[i];
            }
            row.emplace_back(cosine, static_cast<std::int32_t>(j));
        }
        std::sort(row.begin(), row.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
        for (const auto& [score, target] : row) {
            linking.candidates.target.push_back(target);
            linking.candidates.score.push_back(score);
        }
        linking.candidates.start.push_back(linking.candidates.target.size());
    }
    return linking;
}

/// The real desk over a workspace of its own. Linkings are planted; a source wordnet whose name holds "broken" fails at
/// line 3, "huge" does not fit while all pairs are asked for.
class FakeGlossDesk final : public GlossDeskService {
public:
    ~FakeGlossDesk() override;   // in Fakes.cpp, and with it all that is virtual
    Workspace& workspace()
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        if (!m_workspace) {
            m_workspace = std::make_unique<Workspace>(std::filesystem::path(m_folder.path().toStdString()));
        }
        return *m_workspace;
    }
    std::int64_t plant(Linking linking)
    {
        NullProgress progress;
        addLinking(workspace(), linking, progress);
        return linking.id;
    }

    std::vector<LinkingSummary> linkings() override { return crossgloss::linkings(workspace()); }
    LinkingForecast forecast(const LinkingRequest& request, Progress&) override
    {
        if (request.sourceWordnet.file.string().find("broken") != std::string::npos) {
            throw Error("The line has no second field").at(request.sourceWordnet.file.string(), 3).advise("Mend the line");
        }
        const bool huge = request.sourceWordnet.file.string().find("huge") != std::string::npos;
        LinkingForecast forecast;
        LinkingOutlook& outlook = forecast.outlook;
        outlook.source = {12557, 0.94, 12};
        outlook.target = {117659, 0.97, 80};
        outlook.fit = 0.91;
        outlook.bytes = request.candidates == 0 ? 6e9 : 4e8;
        outlook.seconds = request.candidates == 0 ? 240 : 35;
        forecast.fits = !(huge && request.candidates == 0);
        forecast.dictionaries = {{"freedict-eng-ita", "English-Italian FreeDict Dictionary", {}, 4525},
                                 {{}, "Italian-English FreeDict Dictionary", "/usr/share/dictd/freedict-ita-eng.index", 0}};
        if (request.hasDictionary()) {
            outlook.translated = request.dictionaries.size() > 1 ? 0.45 : 0.23;
            outlook.warnings.push_back(
                {Warning::Severity::Note,
                 "The dictionary translates words of %1 % of the glosses; the others get no suggestion",
                 {request.dictionaries.size() > 1 ? "45" : "23"},
                 "Several dictionaries together cover more"});
        }
        if (request.sourceVectors.file.string().find("strange") != std::string::npos) {
            outlook.warnings.insert(outlook.warnings.begin(),
                                    {Warning::Severity::Doubtful,
                                     "%1 is in %2, its word vectors are in %3",
                                     {"ItalWordNet", "Italian", "Finnish"},
                                     {}});
        }
        if (request.dictionary.string().find("greek") != std::string::npos) {
            outlook.warnings.insert(outlook.warnings.begin(), {Warning::Severity::Impossible,
                                                               "The dictionary translates no word of %1 into one of %2",
                                                               {"ItalWordNet", "WordNet 3.0"},
                                                               {}});
        }
        return forecast;
    }
    std::int64_t create(const LinkingRequest& request, Progress& progress) override
    {
        progress.stage("Comparing glosses", 100);
        for (std::uint64_t i = 0; i < 20; ++i) {
            progress.throwIfCancelled();
            progress.advance(5 * i);
            gate.pass(progress, static_cast<int>(i));
        }
        Linking linking = writtenLinking();
        linking.name = request.name;
        return plant(std::move(linking));
    }
    void remove(std::int64_t linking) override { removeLinking(workspace(), linking); }
    std::shared_ptr<ReviewDesk> open(std::int64_t linking, const std::string& reviewer, Progress& progress) override
    {
        return std::make_shared<ReviewDesk>(workspace(), linking, reviewer, progress);
    }
    LinkingExportReport exportTo(std::int64_t linking, LinkingFormat format, const std::string& reviewer,
                                 const std::filesystem::path& file, Progress& progress) override
    {
        return exportLinking(workspace(), linking, format, reviewer, file, progress);
    }

    Gate gate;                         ///< of the steps of create()

private:
    QTemporaryDir m_folder;
    std::mutex m_mutex;
    std::unique_ptr<Workspace> m_workspace;
};

} // namespace crossgloss
