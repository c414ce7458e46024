#include "datasets/ReverseSet.h"

#include "datasets/SetFiles.h"

#include "base/AtomicFile.h"
#include "base/Error.h"
#include "base/Json.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <set>

namespace crossgloss {

namespace {

std::string directionName(const ReverseSet& set, const ReverseDirection& direction)
{
    const auto side = static_cast<std::size_t>(direction.answers);
    return set.material.languages[side] + set.material.languages[1 - side];
}

nlohmann::json toJson(const Leakage& leakage)
{
    return {{"definition_in_training", leakage.sameDirection},
            {"definition_in_other_direction", leakage.otherDirection},
            {"nearly_in_training", leakage.nearly},
            {"headword_in_training", leakage.headword},
            {"answer_in_definition", leakage.answerInDefinition}};
}

/// Pairs, answers and different definitions of a part, or of all of the set.
nlohmann::json countsOf(const ReverseDirection& direction, const std::set<SetPart>& parts)
{
    std::set<std::uint32_t> words, headwords, texts;
    std::size_t pairs = 0;
    std::size_t chained = 0;
    for (const ReversePair& pair : direction.pairs) {
        if (parts.contains(pair.part)) {
            ++pairs;
            chained += pair.chained ? 1 : 0;
            words.insert(pair.answer);
            headwords.insert(pair.headword);
            texts.insert(pair.key);
        }
    }
    return {{"pairs", pairs}, {"words", words.size()}, {"headwords", headwords.size()}, {"definitions", texts.size()},
            {"chained", chained}};
}

nlohmann::json toJson(const ReverseSet& set, const ReverseDirection& direction)
{
    const auto side = static_cast<std::size_t>(direction.answers);
    nlohmann::json json = {{"answers", set.material.languages[side]},
                           {"definitions", set.material.languages[1 - side]},
                           {"all", countsOf(direction, {SetPart::Train, SetPart::Valid, SetPart::Test})},
                           {"left_out",
                            {{"no_word", direction.leftOut.noWord},
                             {"stop_word", direction.leftOut.stopWord},
                             {"length", direction.leftOut.length},
                             {"repeated", direction.leftOut.repeated},
                             {"excluded", direction.leftOut.excluded}}},
                           {"removed_by_strictness", direction.removed},
                           {"leakage", {{"before", toJson(direction.before)}, {"after", toJson(direction.after)}}}};
    for (std::size_t part = 0; part < setPartNames.size(); ++part) {
        json[setPartNames[part]] = countsOf(direction, {static_cast<SetPart>(part)});
    }
    return json;
}

/// Words of a language in the set: answers, headwords of one word and words of definitions, normalised.
std::set<std::string> vocabularyOf(const ReverseSet& set, std::size_t side)
{
    const std::string& language = set.material.languages[side];
    std::set<std::string> words;
    std::set<std::uint32_t> texts;
    for (const ReverseDirection& direction : set.directions) {
        const bool answers = static_cast<std::size_t>(direction.answers) == side;
        for (const ReversePair& pair : direction.pairs) {
            if (pair.part == SetPart::Dropped) {
                continue;
            }
            const std::string word = normalise(set.material.words[side].word(answers ? pair.answer : pair.headword), language);
            if (word.find(' ') == std::string::npos) {
                words.insert(word);
            }
            if (!answers && texts.insert(pair.text).second) {
                for (std::string& token : tokenise(direction.texts[pair.text], language)) {
                    words.insert(std::move(token));
                }
            }
        }
    }
    return words;
}

} // namespace

nlohmann::json reportOf(const ReverseSet& set, const ReverseSetOptions& options)
{
    nlohmann::json json = {{"kind", "reverse"},
                           {"languages", options.languages},
                           {"seed", options.seed},
                           {"options",
                            {{"chained", options.chained},
                             {"translations", options.translations},
                             {"minimum_words", options.minimumWords},
                             {"maximum_words", options.maximumWords},
                             {"held_out", options.heldOut},
                             {"strict", options.strict},
                             {"nearly_equal", options.nearlyEqual},
                             {"exclude", options.exclude.filename().string()}}},
                           {"dictionaries", dictionariesJson(set.material)}};
    for (const ReverseDirection& direction : set.directions) {
        json["directions"][directionName(set, direction)] = toJson(set, direction);
    }
    return json;
}

void writeReverseSet(const ReverseSet& set, const ReverseSetOptions& options, const std::filesystem::path& folder)
{
    SetFolder files(folder);
    for (const ReverseDirection& direction : set.directions) {
        const auto side = static_cast<std::size_t>(direction.answers);
        for (std::size_t part = 0; part < setPartNames.size(); ++part) {
            std::ostream& out = files.add(directionName(set, direction) + '.' + setPartNames[part] + ".tsv");
            for (const ReversePair& pair : direction.pairs) {
                if (pair.part == static_cast<SetPart>(part)) {
                    out << set.material.words[side].word(pair.answer) << '\t'
                        << set.material.words[1 - side].word(pair.headword) << '\t' << direction.texts[pair.text] << '\n';
                }
            }
        }
    }
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
        std::ostream& out = files.add("vocabulary." + set.material.languages[side] + ".txt");
        for (const std::string& word : vocabularyOf(set, side)) {
            out << word << '\n';
        }
    }
    files.commit(reportOf(set, options));
}

} // namespace crossgloss
