#include "paraphrase/EncodedPairs.h"

#include "encoder/SentenceEncoder.h"
#include "resources/LineReader.h"
#include "text/Fields.h"
#include "text/Tokeniser.h"

#include "base/Error.h"
#include "base/Parallel.h"

#include <algorithm>
#include <numeric>

namespace crossgloss {

namespace {

constexpr std::size_t maxLineLength = std::size_t{1} << 20; // bytes
constexpr std::size_t sentencesAtOnce = 64;

} // namespace

LabelledPairs readLabelledPairs(const std::filesystem::path& file, Progress& progress)
{
    LineReader reader(file, {.maximumBytes = 0, .maximumLine = maxLineLength});
    progress.stage(CROSSGLOSS_TEXT("Reading labelled pairs"), reader.totalBytes());
    LabelledPairs pairs;
    std::string_view line;
    while (reader.next(line)) {
        if (reader.line() % 1024 == 0) {
            progress.throwIfCancelled();
            progress.advance(reader.bytesRead());
        }
        const std::vector<std::string_view> fields = splitFields(line, '\t');
        const auto fault = [&](const char* text) {
            return Error(text).at(file.string(), reader.line())
                .advise(CROSSGLOSS_TEXT("A line is to be label, tab, sentence, tab, sentence"));
        };
        if (fields.size() != 3) {
            throw fault(CROSSGLOSS_TEXT("The line has not three fields"));
        }
        if (fields[0] != "0" && fields[0] != "1") {
            throw fault(CROSSGLOSS_TEXT("The label is neither 1 (the sentences say the same) nor 0"));
        }
        for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
            const std::string_view text = trimmedField(fields[side + 1]);
            if (text.empty() || !isValidUtf8(text)) {
                throw fault(text.empty() ? CROSSGLOSS_TEXT("A sentence is empty") : CROSSGLOSS_TEXT("A sentence is not UTF-8"));
            }
            pairs.texts[side].emplace_back(text);
        }
        pairs.labels.push_back(fields[0] == "1" ? 1 : 0);
    }
    if (pairs.labels.empty()) {
        throw Error(CROSSGLOSS_TEXT("The file holds no lines")).at(file.string());
    }
    return pairs;
}

bool EncodedPairs::known(std::size_t pair) const
{
    return first[0][pair] < first[0][pair + 1] && first[1][pair] < first[1][pair + 1];
}

void EncodedPairs::addTo(PairBatch<float>& batch, std::size_t pair) const
{
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
        const auto begin = static_cast<std::ptrdiff_t>(first[side][pair]);
        const auto end = static_cast<std::ptrdiff_t>(first[side][pair + 1]);
        batch.lengths[side].push_back(static_cast<int>(end - begin));
        batch.rows[side].insert(batch.rows[side].end(), rows[side].begin() + begin, rows[side].begin() + end);
        batch.scales[side].insert(batch.scales[side].end(), scales[side].begin() + begin, scales[side].begin() + end);
    }
    batch.labels.push_back(labels[pair]);
}

EncodedPairs wordsOf(const LabelledPairs& pairs, const std::array<std::string, 2>& languages, WordTable& table,
                     std::size_t sequenceLength)
{
    EncodedPairs encoded;
    encoded.labels = pairs.labels;
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
        const WordTable::Block& block = table.block(languages[side]);
        encoded.first[side].push_back(0);
        for (const std::string& text : pairs.texts[side]) {
            std::size_t length = 0;
            for (const std::string& token : tokenise(text, languages[side])) {
                const auto id = table.inputId(block, token);
                if (id && table.scale(*id) > 0 && length < sequenceLength) {
                    encoded.rows[side].push_back(table.row(*id));
                    encoded.scales[side].push_back(table.scale(*id));
                    ++length;
                }
            }
            encoded.first[side].push_back(encoded.rows[side].size());
        }
    }
    return encoded;
}

void encodeSentences(const EncoderModel& model, EncodedPairs& pairs, int threads, Progress& progress)
{
    const SentenceEncoder<float> encoder(model.shape);
    const std::size_t size = model.shape.output;
    progress.stage(CROSSGLOSS_TEXT("Encoding sentences"), 0);
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
        const std::vector<std::size_t>& first = pairs.first[side];
        const auto length = [&](std::uint32_t pair) { return first[pair + 1] - first[pair]; };
        std::vector<std::uint32_t> order;
        for (std::uint32_t i = 0; i < pairs.size(); ++i) {
            if (length(i) > 0) {
                order.push_back(i);
            }
        }
        std::ranges::stable_sort(order, std::greater(), length);
        std::vector<float>& vectors = pairs.vectors[side];
        vectors.assign(pairs.size() * size, 0);
        parallelEach((order.size() + sentencesAtOnce - 1) / sentencesAtOnce, threads, [&](std::size_t chunk) {
            progress.throwIfCancelled();
            const std::size_t begin = chunk * sentencesAtOnce;
            const std::span<const std::uint32_t> part =
                std::span(order).subspan(begin, std::min(sentencesAtOnce, order.size() - begin));
            std::vector<int> lengths;
            for (const std::uint32_t pair : part) {
                lengths.push_back(static_cast<int>(length(pair)));
            }
            PackedBatch batch;
            batch.assign(lengths);
            BatchInput<float> input;
            for (std::size_t step = 0; step < batch.steps(); ++step) {
                for (std::size_t sentence = 0; sentence < batch.activeAt(step); ++sentence) {
                    input.rows.push_back(pairs.rows[side][first[part[sentence]] + step]);
                    input.scales.push_back(pairs.scales[side][first[part[sentence]] + step]);
                }
            }
            auto workspace = encoder.makeWorkspace(part.size());
            std::vector<float> out(part.size() * size);
            encoder.forward(model.parameters.data(), batch, input, workspace, out.data());
            for (std::size_t i = 0; i < part.size(); ++i) {
                std::copy_n(out.data() + i * size, size, vectors.data() + part[i] * size);
            }
        });
        std::vector<std::size_t> newFirst{0};
        pairs.rows[side].clear();
        pairs.scales[side].clear();
        for (std::uint32_t i = 0; i < pairs.size(); ++i) {
            if (length(i) > 0) {
                pairs.rows[side].push_back(vectors.data() + i * size);
                pairs.scales[side].push_back(1);
            }
            newFirst.push_back(pairs.rows[side].size());
        }
        pairs.first[side] = std::move(newFirst);
    }
}

} // namespace crossgloss
