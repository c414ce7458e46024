#include "datasets/ParaphraseSet.h"

#include "datasets/SetFiles.h"

#include <algorithm>
#include <map>
#include <set>

namespace crossgloss {

namespace {

constexpr double nearly = 0.8; // Jaccard index

std::uint32_t textOf(const ParaphraseSet& set, const ParaphrasePair& pair, std::size_t side)
{
    return set.aligned[pair.aligned[side]].texts[side];
}

/// Texts that stand in more than one part, words whose definition and whose translation's stand in different ones, and test texts that are nearly a text of training.
nlohmann::json leakageOf(const ParaphraseSet& set, Progress& progress)
{
    std::map<std::uint32_t, std::set<SetPart>> texts;
    std::map<std::uint32_t, std::set<SetPart>> words;
    std::set<std::uint32_t> trained, tested;
    for (const ParaphrasePair& pair : set.pairs) {
        for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
            texts[textOf(set, pair, side)].insert(pair.part);
            words[pair.aligned[side]].insert(pair.part);
            if (pair.part != SetPart::Valid) {
                (pair.part == SetPart::Train ? trained : tested).insert(textOf(set, pair, side));
            }
        }
    }
    const auto several = [](const auto& entry) { return entry.second.size() > 1; };
    const auto near = nearlyEqual(set.texts, {tested.begin(), tested.end()}, {trained.begin(), trained.end()}, nearly,
                                  progress);
    const auto count = std::ranges::count_if(near, [](const auto& found) { return !found.empty(); });
    return {{"sentences_in_several_parts", std::ranges::count_if(texts, several)},
            {"translations_in_several_parts", std::ranges::count_if(words, several)},
            {"test_sentences_nearly_in_training",
             static_cast<double>(count) / static_cast<double>(std::max<std::size_t>(tested.size(), 1))}};
}

} // namespace

nlohmann::json reportOf(const ParaphraseSet& set, const ParaphraseSetOptions& options, Progress& progress)
{
    nlohmann::json json = {{"kind", "paraphrase"},
                           {"languages", options.languages},
                           {"seed", options.seed},
                           {"options",
                            {{"chained", options.chained},
                             {"pairs", options.pairs},
                             {"neighbours", options.neighbours},
                             {"minimum_words", options.minimumWords},
                             {"maximum_words", options.maximumWords},
                             {"split", options.split},
                             {"exclude", options.exclude.filename().string()}}},
                           {"dictionaries", dictionariesJson(set.material)},
                           {"aligned", set.aligned.size()},
                           {"aligned_by_senses", std::ranges::count(set.aligned, false, &AlignedDefinitions::chained)},
                           {"with_vectors", set.withVectors},
                           {"excluded", set.excluded},
                           {"pairs", set.pairs.size()},
                           {"leakage", leakageOf(set, progress)}};
    for (std::size_t part = 0; part < setPartNames.size(); ++part) {
        std::array<std::size_t, 2> labels{};
        for (const ParaphrasePair& pair : set.pairs) {
            labels[pair.paraphrase ? 1 : 0] += pair.part == static_cast<SetPart>(part) ? 1 : 0;
        }
        json[setPartNames[part]] = {{"paraphrases", labels[1]}, {"others", labels[0]}};
    }
    return json;
}

void writeParaphraseSet(const ParaphraseSet& set, const nlohmann::json& report, const std::filesystem::path& folder)
{
    SetFolder files(folder);
    std::set<std::uint32_t> used;
    for (std::size_t part = 0; part < setPartNames.size(); ++part) {
        std::ostream& out = files.add(std::string(setPartNames[part]) + ".tsv");
        for (const ParaphrasePair& pair : set.pairs) {
            if (pair.part == static_cast<SetPart>(part)) {
                out << (pair.paraphrase ? 1 : 0);
                for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
                    out << '\t' << set.material.senses[side][set.aligned[pair.aligned[side]].senses[side]].definition;
                    used.insert(pair.aligned[side]);
                }
                out << '\n';
            }
        }
    }
    std::ostream& words = files.add("words.tsv");
    for (const std::uint32_t place : used) {
        words << set.material.words[0].word(set.aligned[place].words[0]) << '\t'
              << set.material.words[1].word(set.aligned[place].words[1]) << '\n';
    }
    files.commit(report);
}

} // namespace crossgloss
