#include "base/Random.h"
#include "pack/Pack.h"
#include "lookup/LookupEngine.h"
#include "store/Workspace.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

using namespace crossgloss;

namespace {

// Text to rows over five target languages of 50,000 words each, or of CROSSGLOSS_BENCH_WORDS. CROSSGLOSS_BENCH_PACK names a pack to ask instead of the
// synthetic one, CROSSGLOSS_BENCH_WORKSPACE a workspace with indexed dictionaries to ask beside it.

const std::size_t vocabulary = [] {
    const char* words = std::getenv("CROSSGLOSS_BENCH_WORDS");
    return words ? std::max<std::size_t>(1000, std::strtoul(words, nullptr, 10)) : std::size_t{50000};
}();
constexpr std::size_t width = 200;
const std::vector<std::string> languages = {"en", "fr", "de", "es", "it"};

const std::vector<std::string> descriptions = {
    "a large round yellow fruit",
    "someone who repairs shoes",
    "to walk slowly without a goal",
    "the feeling of being sad because something is over",
    "a small person in stories who lives in the forest",
    "relating to the heart",
    "a machine that is used to lift heavy things",
    "the part of a plant that is under the ground",
};

/// Random int8 vectors with one scale a row; words are w0, w1, …
class SyntheticPack final : public Pack {
public:
    SyntheticPack()
    {
        Random random(1);
        for (const std::string& language : languages) {
            Table& table = m_tables[language];
            table.values.resize(vocabulary * width);
            for (std::int8_t& value : table.values) {
                value = static_cast<std::int8_t>(static_cast<int>(uniformBelow(random, 255)) - 127);
            }
            for (std::size_t row = 0; row < vocabulary; ++row) {
                table.words.push_back("w" + std::to_string(row));
                table.rows[table.words.back()] = row;
            }
        }
    }

    std::string card() const override { return "{}"; }
    std::size_t dimension() const override { return width; }
    std::vector<std::string> descriptionLanguages() const override { return languages; }
    std::vector<std::string> answerLanguages() const override { return languages; }
    Encoding encode(std::string_view text, std::string_view) const override
    {
        Random random(std::hash<std::string_view>{}(text));
        Encoding encoding;
        for (std::size_t i = 0; i < width; ++i) {
            encoding.vector.push_back(static_cast<float>(normal(random)));
        }
        encoding.tokens.push_back({std::string(text), 1.0, true});
        return encoding;
    }
    Encoding encodeTokens(std::span<const std::string> tokens, std::string_view language) const override
    {
        return encode(tokens.empty() ? std::string() : tokens.front(), language);
    }
    std::size_t heads() const override { return 1; }
    bool readToken(std::string_view token, std::string_view, std::span<float> vector,
                   std::span<float> salience) const override
    {
        Random random(std::hash<std::string_view>{}(token));
        for (float& value : vector) {
            value = static_cast<float>(normal(random));
        }
        salience[0] = 0;
        return true;
    }
    bool knows(std::string_view, std::string_view) const override { return true; }
    Encoding encodeRead(std::span<const float> vectors, std::span<const float>) const override
    {
        Encoding encoding;
        const std::size_t count = vectors.size() / width;
        encoding.vector.assign(count > 0 ? width : 0, 0.0F);
        encoding.tokens.assign(count,
                               {std::string(), 1.0 / static_cast<double>(std::max<std::size_t>(1, count)), true});
        for (std::size_t i = 0; i < vectors.size(); ++i) {
            encoding.vector[i % width] += vectors[i];
        }
        return encoding;
    }
    std::vector<std::vector<Near>> nearest(std::span<const float> vectors, std::string_view language,
                                           std::size_t k) const override
    {
        std::vector<std::vector<Near>> result;
        std::vector<float> scores(vocabulary);
        for (std::size_t begin = 0; begin < vectors.size(); begin += width) {
            Encoding encoding;
            encoding.vector.assign(vectors.begin() + static_cast<std::ptrdiff_t>(begin),
                                   vectors.begin() + static_cast<std::ptrdiff_t>(begin + width));
            score(encoding, language, scores);
            std::vector<Near> near;
            for (std::size_t row = 0; row < k; ++row) {
                near.push_back({row, scores[row] * 1e-6F});
            }
            result.push_back(std::move(near));
        }
        return result;
    }
    std::optional<std::size_t> findStem(std::string_view language, std::string_view stem) const override
    {
        return find(language, stem);
    }
    std::vector<double> openings(std::string_view, const std::vector<std::string>&) const override { return {}; }
    void links(std::size_t row, std::string_view, const std::function<void(std::size_t, double)>& sink) const override
    {
        sink(row, 1.0);
    }
    void backLinks(std::size_t row, std::string_view,
                   const std::function<void(std::size_t, double)>& sink) const override
    {
        sink(row, 1.0);
    }
    std::size_t vocabularySize(std::string_view) const override { return vocabulary; }
    std::string_view word(std::string_view language, std::size_t row) const override { return table(language).words[row]; }
    std::optional<std::size_t> find(std::string_view language, std::string_view word) const override
    {
        const auto& rows = table(language).rows;
        const auto found = rows.find(std::string(word));
        return found == rows.end() ? std::nullopt : std::optional(found->second);
    }
    std::uint32_t partsOfSpeech(std::string_view, std::size_t) const override { return 0; }
    void score(const Encoding& encoding, std::string_view language, std::span<float> out) const override
    {
        const Table& words = table(language);
        std::vector<std::int16_t> query(width);
        for (std::size_t i = 0; i < width; ++i) {
            query[i] = static_cast<std::int16_t>(std::lround(100 * encoding.vector[i]));
        }
        for (std::size_t row = 0; row < vocabulary; ++row) {
            const std::int8_t* values = words.values.data() + row * width;
            std::int32_t sum = 0;
            for (std::size_t i = 0; i < width; ++i) {
                sum += static_cast<std::int32_t>(values[i]) * static_cast<std::int32_t>(query[i]);
            }
            out[row] = static_cast<float>(sum);
        }
    }
    void targetVector(std::string_view, std::size_t, std::span<float> out) const override
    {
        std::fill(out.begin(), out.end(), 0.0F);
    }

private:
    struct Table {
        std::vector<std::int8_t> values;
        std::vector<std::string> words;
        std::unordered_map<std::string, std::size_t> rows;
    };
    const Table& table(std::string_view language) const { return m_tables.at(std::string(language)); }
    std::map<std::string, Table> m_tables;
};

struct Setting {
    std::shared_ptr<const Pack> pack;
    std::unique_ptr<Workspace> workspace;
    std::unique_ptr<ReverseDictionary> dictionary;
};

Setting& setting()
{
    static Setting instance = [] {
        Setting made;
        const char* pack = std::getenv("CROSSGLOSS_BENCH_PACK");
        made.pack = pack ? Pack::open(pack) : std::make_shared<SyntheticPack>();
        if (const char* folder = std::getenv("CROSSGLOSS_BENCH_WORKSPACE")) {
            made.workspace = std::make_unique<Workspace>(folder);
        }
        LookupOptions options;
        options.threads = 2;
        made.dictionary = openLookup(made.pack, made.workspace.get(), options);
        return made;
    }();
    return instance;
}

void ask(benchmark::State& state, Channel channel, bool explain)
{
    Setting& use = setting();
    if (channel == Channel::Lexical && !use.workspace) {
        state.SkipWithError("CROSSGLOSS_BENCH_WORKSPACE names no workspace");
        return;
    }
    NullProgress progress;
    std::size_t next = 0;
    double rows = 0;
    for (auto _ : state) {
        LookupQuery query;
        query.text = descriptions[next++ % descriptions.size()];
        query.from = "en";
        query.to = languages;
        query.channel = channel;
        query.explain = explain;
        rows += static_cast<double>(use.dictionary->ask(query, progress).rows.size());
    }
    state.counters["rows"] = benchmark::Counter(rows, benchmark::Counter::kAvgIterations);
}

/// The floor: every byte of the quantised vectors read once, on one thread.
void readVectors(benchmark::State& state)
{
    std::vector<std::uint64_t> bytes(languages.size() * vocabulary * width / sizeof(std::uint64_t), 1);
    for (auto _ : state) {
        std::uint64_t sum = 0;
        for (const std::uint64_t value : bytes) {
            sum += value;
        }
        benchmark::DoNotOptimize(sum);
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * bytes.size() * sizeof(std::uint64_t)));
}

} // namespace

BENCHMARK(readVectors)->Name("floor/read vectors once")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(ask, dense, Channel::Dense, false)->Name("lookup/dense")->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(ask, lexical, Channel::Lexical, false)->Name("lookup/lexical")->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(ask, fused, Channel::Fused, false)->Name("lookup/fused")->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(ask, explained, Channel::Fused, true)->Name("lookup/fused and explained")->Unit(benchmark::kMillisecond)->UseRealTime();

BENCHMARK_MAIN();
