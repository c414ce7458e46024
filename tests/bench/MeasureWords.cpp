// Measures translations of words asked for by name.
//   MeasureWords WORKSPACE|- PACK pairs.txt FROM TO [features.bin]     lines of a word and one of its translations
//   MeasureWords WORKSPACE|- PACK words.tsv odd|even|all [features.bin]  language, word, part of speech, en, fr, de, es,
//   it
#include "base/Error.h"
#include "lookup/WordEntry.h"
#include "resources/LineReader.h"
#include "store/DefinitionIndex.h"
#include "store/Workspace.h"
#include "text/Fields.h"
#include "text/Tokeniser.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <memory>
#include <set>

using namespace crossgloss;

namespace {

struct Case
{
    std::string from, to, word;
    std::set<std::string> right;
};

void add(std::set<std::string>& right, std::string_view list, const std::string& language)
{
    std::size_t begin = 0;
    while (begin <= list.size()) {
        const std::size_t end = std::min(list.find('|', begin), list.size());
        right.insert(normalise(list.substr(begin, end - begin), language));
        begin = end + 1;
    }
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 5) {
        return 2;
    }
    try {
        std::unique_ptr<Workspace> workspace;
        std::unique_ptr<DefinitionIndex> index;
        std::unique_ptr<DefinitionIndex::Snapshot> snapshot;
        if (std::string(argv[1]) != "-") {
            workspace = std::make_unique<Workspace>(argv[1]);
            index = std::make_unique<DefinitionIndex>(*workspace);
            snapshot = index->snapshot();
        }
        const auto pack = Pack::open(argv[2]);
        std::filesystem::path meanings = argv[2];
        const auto vocabulary = std::filesystem::exists(meanings.replace_extension(".meanings")) ? MeaningFile::open(meanings, *pack) : nullptr;
        const WordEntries entries(pack.get(), snapshot.get(), vocabulary.get());
        std::vector<Case> cases;
        LineReader lines{std::filesystem::path(argv[3])};
        std::string_view line;
        std::ofstream features;
        if (argc <= 6) {
            const std::string half = argv[4];
            const std::vector<std::string> languages = {"en", "fr", "de", "es", "it"};
            for (int number = 0; lines.next(line);) {
                const auto fields = splitFields(line, '\t');
                if (fields.size() < 8 || fields[0] == "language") {
                    continue;
                }
                ++number;
                if ((half == "odd" && number % 2 == 0) || (half == "even" && number % 2 == 1)) {
                    continue;
                }
                for (std::size_t i = 0; i < 5; ++i) {
                    if (!fields[3 + i].empty() && fields[0] != languages[i]) {
                        Case one{std::string(fields[0]), languages[i], std::string(fields[1]), {}};
                        add(one.right, fields[3 + i], languages[i]);
                        cases.push_back(one);
                    }
                }
            }
        } else {
            std::map<std::string, Case> byWord;
            while (lines.next(line)) {
                const std::size_t cut = line.find_first_of(" \t");
                if (cut == std::string::npos) {
                    continue;
                }
                const std::string word(line.substr(0, cut));
                Case& one = byWord[word];
                one.from = argv[4];
                one.to = argv[5];
                one.word = word;
                one.right.insert(normalise(line.substr(line.find_first_not_of(" \t", cut)), argv[5]));
            }
            for (auto& [word, one] : byWord) {
                cases.push_back(std::move(one));
            }
        }
        if (const int place = argc <= 6 ? 5 : 6; argc > place) {
            features.open(argv[place], std::ios::binary);
        }
        std::map<std::string, std::array<double, 4>> results;
        for (std::size_t c = 0; c < cases.size(); ++c) {
            const Case& one = cases[c];
            auto& result = results[one.from + "-" + one.to];
            result[3] += 1;
            const auto found = entries.find(one.word, one.from);
            if (!found) {
                continue;
            }
            const auto list = entries.translations(*found, one.from, one.to);
            bool any = false;
            for (std::size_t i = 0; i < list.size(); ++i) {
                const bool right = one.right.contains(normalise(list[i].word, one.to));
                any = any || right;
                result[0] += i == 0 && right ? 1 : 0;
                if (features.is_open()) {
                    const float head[4] = {static_cast<float>(c), 0, 0, right ? 1.0F : 0.0F};
                    features.write(reinterpret_cast<const char*>(head), sizeof head);
                    for (const double value : list[i].features.values) {
                        const auto f = static_cast<float>(value);
                        features.write(reinterpret_cast<const char*>(&f), sizeof f);
                    }
                }
            }
            result[1] += any ? 1 : 0;
            result[2] += list.empty() ? 0 : 1;
            if (std::getenv("MISSED") && (list.empty() || !one.right.contains(normalise(list.front().word, one.to)))) {
                std::printf("%s-%s %s:", one.from.c_str(), one.to.c_str(), one.word.c_str());
                for (std::size_t i = 0; i < std::min<std::size_t>(5, list.size()); ++i) {
                    std::printf(" %s", list[i].word.c_str());
                }
                std::printf("   wanted %s\n", one.right.begin()->c_str());
            }
        }
        for (const auto& [direction, result] : results) {
            std::printf(
                "%s  first right %.3f of all, %.3f of those in the list; in the list %.3f; answered %.3f; n %.0f\n",
                direction.c_str(), result[0] / result[3], result[0] / std::max(1.0, result[1]), result[1] / result[3],
                result[2] / result[3], result[3]);
        }
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
    return 0;
}
