// Measures look-ups on the development sets, in all directions, through ask(): what a user sees.
//   MeasureLookup WORKSPACE|- PACK meanings.tsv odd|even|all [features.bin [cases.tsv:FROM:TO …]]
// features.bin receives, for each description and target, the candidates' features, to fit the weights by; those of
// further files of answers and descriptions follow.
#include "base/Error.h"
#include "base/Parallel.h"
#include "base/Progress.h"
#include "lookup/LookupEngine.h"
#include "pack/Pack.h"
#include "resources/LineReader.h"
#include "store/Workspace.h"
#include "text/Fields.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <fstream>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

using namespace crossgloss;

namespace {

const std::array<std::string, 5> languages = {"en", "fr", "de", "es", "it"};

struct AskedMeaning
{
    std::string id;
    PartOfSpeech pos = PartOfSpeech::Unknown;
    std::array<std::string, 5> description;
    std::array<std::string, 5> answers;
};

std::set<std::string> answersOf(const std::string& list, const std::string& language)
{
    std::set<std::string> result;
    std::size_t begin = 0;
    while (begin <= list.size()) {
        const std::size_t end = std::min(list.find('|', begin), list.size());
        std::string word = normalise(list.substr(begin, end - begin), language);
        for (const std::string_view prefix : {"sich ", "se ", "s'"}) {
            if (word.starts_with(prefix)) {
                result.insert(word.substr(prefix.size()));
            }
        }
        if (language == "it" && word.ends_with("rsi")) {
            result.insert(word.substr(0, word.size() - 2) + "e");
        }
        if (language == "es" && word.ends_with("rse")) {
            result.insert(word.substr(0, word.size() - 2));
        }
        result.insert(std::move(word));
        begin = end + 1;
    }
    return result;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 5) {
        std::fprintf(stderr, "MeasureLookup WORKSPACE PACK meanings.tsv odd|even|all [features.bin]\n");
        return 2;
    }
    try {
        std::unique_ptr<Workspace> workspace;
        if (std::string(argv[1]) != "-") {
            workspace = std::make_unique<Workspace>(argv[1]);
        }
        LookupOptions options;
        options.threads = 1;
        const auto engine = openLookup(Pack::open(argv[2]), workspace.get(), options);
        const std::string half = argv[4];
        std::vector<AskedMeaning> meanings;
        LineReader lines{std::filesystem::path(argv[3])};
        std::string_view line;
        int number = 0;
        while (lines.next(line)) {
            const auto fields = splitFields(line, '\t');
            if (fields.size() < 12 || fields[0] == "id") {
                continue;
            }
            ++number;
            if ((half == "odd" && number % 2 == 0) || (half == "even" && number % 2 == 1)) {
                continue;
            }
            AskedMeaning meaning;
            meaning.id = fields[0];
            meaning.pos = fields[1] == "adj"   ? PartOfSpeech::Adjective
                          : fields[1] == "adv" ? PartOfSpeech::Adverb
                                               : partOfSpeechFromName(std::string(fields[1]));
            for (std::size_t i = 0; i < 5; ++i) {
                meaning.description[i] = fields[2 + i];
                meaning.answers[i] = fields[7 + i];
            }
            meanings.push_back(std::move(meaning));
        }
        std::ofstream features;
        if (argc > 5) {
            features.open(argv[5], std::ios::binary);
        }
        std::mutex mutex;
        const auto dump = [&](float group, std::size_t from, std::size_t to, const std::string& text,
                              const std::set<std::string>& right) {
            NullProgress progress;
            LookupQuery query;
            query.text = text;
            query.from = languages[from];
            query.to = {languages[to]};
            const auto candidates = engine->candidates(query, progress);
            std::string bytes;
            const auto put = [&](float value) { bytes.append(reinterpret_cast<const char*>(&value), sizeof value); };
            for (const auto& candidate : candidates) {
                put(group);
                put(static_cast<float>(from));
                put(static_cast<float>(to));
                put(right.contains(normalise(candidate.word, languages[to])) ? 1.0F : 0.0F);
                for (const double value : candidate.features.values) {
                    put(static_cast<float>(value));
                }
            }
            const std::lock_guard lock(mutex);
            features << bytes;
        };
        double first[5][5] = {};
        double ten[5][5] = {};
        std::atomic<double> milliseconds{0};
        std::atomic<int> rightShown{0}; // right answers among those shown
        std::atomic<int> otherPos{0};   // of those, with another part of speech than the meaning's
        std::vector<std::string> missed;
        parallelEach(meanings.size() * 5, 2, [&](std::size_t task) {
            NullProgress progress;
            const AskedMeaning& meaning = meanings[task / 5];
            const std::size_t from = task % 5;
            if (features.is_open()) {
                for (std::size_t to = 0; to < 5; ++to) {
                    dump(static_cast<float>(task), from, to, meaning.description[from],
                         answersOf(meaning.answers[to], languages[to]));
                }
                return;
            }
            LookupQuery query;
            query.text = meaning.description[from];
            query.from = languages[from];
            query.to.assign(languages.begin(), languages.end());
            query.limit = 10;
            query.explain = false;
            const LookupAnswer answer = engine->ask(query, progress);
            milliseconds = milliseconds + answer.elapsedMs;
            for (std::size_t to = 0; to < 5; ++to) {
                const std::set<std::string> right = answersOf(meaning.answers[to], languages[to]);
                int place = 0;
                int found = 0;
                std::string shown;
                for (const LookupRow& row : answer.rows) {
                    if (row.language != languages[to]) {
                        continue;
                    }
                    ++place;
                    shown += place <= 6 ? " " + row.word : "";
                    if (right.contains(normalise(row.word, row.language))) {
                        found = found == 0 ? place : found;
                        ++rightShown;
                        if (row.pos != meaning.pos) {
                            ++otherPos;
                            if (std::getenv("OTHERPOS")) {
                                std::printf("%s %s %s %d not %d\n", row.language.c_str(), row.word.c_str(),
                                            query.text.c_str(), static_cast<int>(row.pos),
                                            static_cast<int>(meaning.pos));
                            }
                        }
                    }
                }
                const std::lock_guard lock(mutex);
                first[from][to] += found == 1 ? 1 : 0;
                ten[from][to] += found > 0 ? 1 : 0;
                if (found == 0) {
                    missed.push_back(meaning.id + " " + languages[from] + "-" + languages[to] + " [" +
                                     meaning.description[from] + "] " + meaning.answers[to] + " :" + shown);
                }
            }
        });
        if (features.is_open()) {
            float group = 1e6F;
            for (int i = 6; i < argc; ++i) {
                const std::string name = argv[i];
                const std::size_t at = name.size() - 6;
                const auto index = [&](std::size_t place) {
                    return static_cast<std::size_t>(
                        std::find(languages.begin(), languages.end(), name.substr(place, 2)) - languages.begin());
                };
                std::vector<std::pair<std::string, std::string>> cases;
                LineReader more{std::filesystem::path(name.substr(0, at))};
                while (more.next(line)) {
                    const auto fields = splitFields(line, '\t');
                    if (fields.size() == 2) {
                        cases.emplace_back(fields[0], fields[1]);
                    }
                }
                parallelEach(cases.size(), 2, [&](std::size_t c) {
                    dump(group + static_cast<float>(c), index(at + 1), index(at + 4), cases[c].second,
                         answersOf(cases[c].first, languages[index(at + 4)]));
                });
                group += static_cast<float>(cases.size());
            }
            return 0;
        }
        const auto n = static_cast<double>(meanings.size());
        double all1 = 0;
        double all10 = 0;
        for (std::size_t from = 0; from < 5; ++from) {
            double p1 = 0;
            double p10 = 0;
            std::printf("%s ", languages[from].c_str());
            for (std::size_t to = 0; to < 5; ++to) {
                std::printf(" %s %.2f/%.2f", languages[to].c_str(), first[from][to] / n, ten[from][to] / n);
                p1 += first[from][to] / n / 5;
                p10 += ten[from][to] / n / 5;
            }
            std::printf("   %.3f/%.3f\n", p1, p10);
            all1 += p1 / 5;
            all10 += p10 / 5;
        }
        std::printf("all %.3f/%.3f  n %zu meanings, %.1f ms a look-up in five languages (one thread each)\n", all1,
                    all10, meanings.size(), milliseconds / n / 5);
        std::printf("right answers shown as another part of speech: %d of %d\n", otherPos.load(), rightShown.load());
        if (std::getenv("MISSED")) {
            for (const std::string& text : missed) {
                std::printf("%s\n", text.c_str());
            }
        }
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
    return 0;
}
