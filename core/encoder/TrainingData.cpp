#include "encoder/TrainingData.h"

#include "resources/WordPairs.h"
#include "text/Language.h"
#include "text/Tokeniser.h"

#include "base/Error.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <unordered_set>

namespace crossgloss {

namespace {

constexpr std::uint32_t unknown = std::numeric_limits<std::uint32_t>::max();

/// FNV-1a with a final mix; the same on every platform, so that splits are. Two of a million texts share their 64 bits with a
/// chance of 3 · 10^-8; such a pair would only be held out together.
std::uint64_t hashText(std::uint64_t seed, std::string_view text)
{
    std::uint64_t hash = 0xcbf29ce484222325ULL ^ (seed * 0x9e3779b97f4a7c15ULL);
    for (const char c : text) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    }
    hash = (hash ^ (hash >> 30)) * 0xbf58476d1ce4e5b9ULL;
    hash = (hash ^ (hash >> 27)) * 0x94d049bb133111ebULL;
    return hash ^ (hash >> 31);
}

/// A word of a language, as held-out words are named.
std::uint64_t wordKey(std::string_view language, std::string_view word)
{
    return hashText(hashText(0, language), word);
}

/// A line of a data file as ids.
struct ReadPair {
    EncodedPair pair;                                  // answer and target may be unknown, length may be 0
    std::uint32_t definitionBlock = 0;
    std::uint32_t answerBlock = 0;
    std::uint64_t answerKey = 0;
    std::uint64_t headwordKey = 0;                     // 0: no headword
    std::uint64_t definitionKey = 0;
    bool truncated = false;
};

struct ReadPairs {
    std::vector<std::uint32_t> tokens;
    std::vector<ReadPair> pairs;
};

std::uint32_t blockIndex(const WordTable& table, const WordTable::Block& block)
{
    return static_cast<std::uint32_t>(&block - table.blocks().data());
}

void readFile(const DefinitionFile& file, Strategy strategy, std::size_t sequenceLength, WordTable& table,
              Progress& progress, ReadPairs& out)
{
    const std::string answerLanguage = canonicalLanguage(file.answerLanguage);
    const std::string definitionLanguage = canonicalLanguage(file.definitionLanguage);
    const WordTable::Block& answers = table.block(answerLanguage);
    const WordTable::Block& words = table.block(definitionLanguage);
    ReadReport report;
    const std::vector<DefinitionPair> lines = readDefinitions(file.file, progress, report);
    progress.stage(CROSSGLOSS_TEXT("Preparing definitions"), lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i % 1024 == 0) {
            progress.throwIfCancelled();
            progress.advance(i);
        }
        const DefinitionPair& line = lines[i];
        if (strategy == Strategy::Mono && line.headword.empty()) {
            throw Error(CROSSGLOSS_TEXT("Monolingual training needs the headword in the definition's language"))
                .at(file.file.string())
                .advise(CROSSGLOSS_TEXT("Take files with three columns (answer, headword, definition) or another strategy"));
        }
        ReadPair pair;
        pair.definitionBlock = blockIndex(table, words);
        pair.answerBlock = blockIndex(table, answers);
        const std::string answer = normalise(line.answer, answerLanguage);
        pair.answerKey = wordKey(answerLanguage, answer);
        pair.pair.answer = table.vocabularyId(answers, answer).value_or(unknown);
        pair.pair.target = pair.pair.answer;
        if (!line.headword.empty()) {
            const std::string headword = normalise(line.headword, definitionLanguage);
            pair.headwordKey = wordKey(definitionLanguage, headword);
            if (strategy == Strategy::Mono) {
                pair.pair.target = table.vocabularyId(words, headword).value_or(unknown);
            }
        }
        if (out.tokens.size() > std::numeric_limits<std::uint32_t>::max() - sequenceLength) {
            throw Error(CROSSGLOSS_TEXT("There is more training text than can be indexed")).at(file.file.string());
        }
        pair.pair.begin = static_cast<std::uint32_t>(out.tokens.size());
        std::uint64_t key = hashText(1, definitionLanguage);
        for (const std::string& token : tokenise(line.definition, definitionLanguage)) {
            key = hashText(key, token);
            const std::optional<std::uint32_t> id = table.inputId(words, token);
            if (!id) {
                continue;
            }
            if (pair.pair.length == sequenceLength) {
                pair.truncated = true;
                continue;
            }
            out.tokens.push_back(*id);
            ++pair.pair.length;
        }
        pair.definitionKey = key;
        out.pairs.push_back(pair);
    }
}

/// The words set aside: per answer language the lowest hashes among those that a pair could be scored on.
std::unordered_set<std::uint64_t> chooseHeldOut(const TrainingConfig& config, const ReadPairs& read)
{
    std::map<std::uint32_t, std::set<std::uint64_t>> words;
    for (const ReadPair& pair : read.pairs) {
        if (pair.pair.answer != unknown && pair.pair.target != unknown && pair.pair.length > 0) {
            words[pair.answerBlock].insert(pair.answerKey);
        }
    }
    std::unordered_set<std::uint64_t> heldOut;
    for (const auto& [block, keys] : words) {
        std::vector<std::pair<std::uint64_t, std::uint64_t>> order;
        for (const std::uint64_t key : keys) {
            const std::string_view bytes(reinterpret_cast<const char*>(&key), sizeof key);
            order.emplace_back(hashText(config.seed, bytes), key);
        }
        std::sort(order.begin(), order.end());
        const std::size_t count = std::min<std::size_t>(static_cast<std::size_t>(config.heldOut), order.size() / 10);
        for (std::size_t i = 0; i < count; ++i) {
            heldOut.insert(order[i].second);
        }
    }
    return heldOut;
}

void append(ValidationSet& validation, const ReadPairs& read, const ReadPair& pair)
{
    EncodedPair copy = pair.pair;
    copy.begin = static_cast<std::uint32_t>(validation.set.tokens.size());
    if (copy.answer == unknown) {
        copy.length = 0;
        copy.answer = 0;
    }
    if (copy.target == unknown) {
        copy.target = copy.answer;                     // only trained pairs need their target
    }
    const auto begin = read.tokens.begin() + pair.pair.begin;
    validation.set.tokens.insert(validation.set.tokens.end(), begin, begin + copy.length);
    validation.set.pairs.push_back(copy);
    validation.definitionBlocks.push_back(pair.definitionBlock);
    validation.answerBlocks.push_back(pair.answerBlock);
    validation.shared.push_back(false);
}

} // namespace

WordTable loadVectors(const TrainingConfig& config, Progress& progress)
{
    WordTable table;
    for (const auto& [language, path] : config.vectors) {
        ReadReport report;
        progress.stage(CROSSGLOSS_TEXT("Reading vectors"), 0);
        table.add(canonicalLanguage(language), readVectors(path, {0, config.threads}, progress, report), config.centre,
                  config.threads);
    }
    return table;
}

TrainingData loadTrainingData(const TrainingConfig& config, WordTable& table, Progress& progress)
{
    const auto sequenceLength = static_cast<std::size_t>(config.sequenceLength);
    ReadPairs read;
    for (const DefinitionFile& file : config.data) {
        readFile(file, config.strategy, sequenceLength, table, progress, read);
    }
    TrainingData data;
    data.counts.lines = read.pairs.size();

    ReadPairs validationRead;
    std::unordered_set<std::uint64_t> heldOut;
    if (config.validation) {
        readFile(*config.validation, config.strategy, sequenceLength, table, progress, validationRead);
        for (const ReadPair& pair : validationRead.pairs) {
            append(data.validation, validationRead, pair);
        }
    } else if (config.heldOut > 0) {
        heldOut = chooseHeldOut(config, read);
    }

    std::unordered_set<std::uint64_t> trainedDefinitions;
    std::vector<std::uint64_t> validationDefinitions;
    for (const ReadPair& pair : validationRead.pairs) {
        validationDefinitions.push_back(pair.definitionKey);
    }
    for (const ReadPair& pair : read.pairs) {
        const bool isAnswer = heldOut.contains(pair.answerKey);
        if (isAnswer || (pair.headwordKey != 0 && heldOut.contains(pair.headwordKey))) {
            ++data.counts.heldOut;
            if (isAnswer) {
                append(data.validation, read, pair);
                validationDefinitions.push_back(pair.definitionKey);
            }
            continue;
        }
        if (pair.pair.answer == unknown || pair.pair.target == unknown) {
            ++data.counts.unknownAnswer;
            continue;
        }
        if (pair.pair.length == 0) {
            ++data.counts.unknownDefinition;
            continue;
        }
        data.counts.truncated += pair.truncated ? 1 : 0;
        data.training.pairs.push_back(pair.pair);
        trainedDefinitions.insert(pair.definitionKey);
    }
    data.counts.trained = data.training.pairs.size();
    data.training.tokens = std::move(read.tokens);
    for (std::size_t i = 0; i < validationDefinitions.size(); ++i) {
        data.validation.shared[i] = trainedDefinitions.contains(validationDefinitions[i]);
    }
    if (data.training.pairs.empty()) {
        throw Error(CROSSGLOSS_TEXT("None of the %1 definitions can be trained on: %2 have no answer with a vector, %3 no "
                                    "word with one"),
                    {std::to_string(data.counts.lines), std::to_string(data.counts.unknownAnswer),
                     std::to_string(data.counts.unknownDefinition)})
            .at(config.data.front().file.string())
            .advise(CROSSGLOSS_TEXT("Check that the languages of the data and of the vectors are the right ones"));
    }
    return data;
}

ValidationSet loadTestData(const DefinitionFile& file, Strategy strategy, std::size_t sequenceLength, WordTable& table,
                           Progress& progress)
{
    // A test needs no headword: only the answer is ranked.
    const Strategy reading = strategy == Strategy::Mono ? Strategy::Single : strategy;
    ReadPairs read;
    readFile(file, reading, sequenceLength, table, progress, read);
    ValidationSet test;
    for (const ReadPair& pair : read.pairs) {
        append(test, read, pair);
    }
    return test;
}

} // namespace crossgloss
