#include "corpus/TextFiles.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "corpus/TextIds.h"
#include "resources/LineReader.h"
#include "resources/WordIndex.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace crossgloss {

namespace {

constexpr std::size_t blockBytes = std::size_t{1} << 20;

/// The different words that one thread met, numbered as they came, with their occurrences.
class LocalWords {
public:
    std::uint32_t number(std::string_view word)
    {
        const std::uint64_t hash = hashWord(word);
        if (m_counts.size() * 2 >= m_slots.size()) {
            grow();
        }
        const std::size_t row = insertWord(std::span<WordSlot>(m_slots), hash, word, m_counts.size(),
                                           [&](std::size_t at) { return this->word(at); });
        if (row == m_counts.size()) {
            if (row + 1 >= leftOut) {
                throw Error(CROSSGLOSS_TEXT("There are more different words than can be numbered"));
            }
            m_text += word;
            m_ends.push_back(m_text.size());
            m_counts.push_back(0);
        }
        ++m_counts[row];
        return static_cast<std::uint32_t>(row);
    }

    std::size_t size() const { return m_counts.size(); }
    std::string_view word(std::size_t row) const
    {
        return std::string_view(m_text).substr(m_ends[row], m_ends[row + 1] - m_ends[row]);
    }
    std::uint64_t count(std::size_t row) const { return m_counts[row]; }

private:
    void grow()
    {
        std::vector<WordSlot> slots(wordSlotCount(std::max<std::size_t>(1024, m_counts.size() * 2)));
        for (std::size_t row = 0; row < m_counts.size(); ++row) {
            insertWord(std::span<WordSlot>(slots), hashWord(word(row)), word(row), row,
                       [&](std::size_t at) { return this->word(at); });
        }
        m_slots = std::move(slots);
    }

    std::string m_text;
    std::vector<std::size_t> m_ends{0};
    std::vector<std::uint64_t> m_counts;
    std::vector<WordSlot> m_slots;
};

/// Some lines, and then their words in the numbers of the part that cut them.
struct Block {
    std::string text;
    std::vector<std::size_t> ends;         ///< of lines in text
    std::vector<std::uint32_t> ids;
    std::vector<std::uint32_t> words;      ///< by line
    std::size_t part = 0;
};

/// What came of a text before its words are sorted.
struct CutText {
    std::vector<LocalWords> parts;
    std::vector<Block> blocks;             ///< in the text's order, their lines dropped
};

bool fill(LineReader& reader, Block& block)
{
    std::string_view line;
    while (block.text.size() < blockBytes) {
        if (!reader.next(line)) {
            return false;
        }
        if (line.find('\0') != std::string_view::npos) {
            throw Error(CROSSGLOSS_TEXT("This is no plain text"))
                .at(reader.path().string(), reader.line())
                .advise(CROSSGLOSS_TEXT("Expected: UTF-8 text, a sentence or paragraph a line"));
        }
        block.text += line;
        block.ends.push_back(block.text.size());
    }
    return true;
}

void cut(Block& block, LocalWords& words, std::string_view language)
{
    std::size_t begin = 0;
    for (const std::size_t end : block.ends) {
        const std::vector<std::string> tokens = tokenise(std::string_view(block.text).substr(begin, end - begin), language);
        for (const std::string& token : tokens) {
            block.ids.push_back(words.number(token));
        }
        block.words.push_back(static_cast<std::uint32_t>(tokens.size()));
        begin = end;
    }
    block.text = {};
    block.ends = {};
    block.ids.shrink_to_fit();
}

void cutFile(const std::filesystem::path& file, std::string_view language, int threads, Progress& progress, CutText& made)
{
    LineReader reader(file);
    progress.stage(CROSSGLOSS_TEXT("Reading words"), reader.totalBytes());
    for (bool more = true; more;) {
        progress.throwIfCancelled();
        std::vector<Block> blocks(made.parts.size());
        for (std::size_t part = 0; part < blocks.size() && more; ++part) {
            blocks[part].part = part;
            more = fill(reader, blocks[part]);
        }
        parallelRanges(blocks.size(), threads, [&](std::size_t from, std::size_t to, int) {
            for (std::size_t part = from; part < to; ++part) {
                cut(blocks[part], made.parts[part], language);
            }
        });
        std::ranges::move(blocks, std::back_inserter(made.blocks));
        progress.advance(reader.bytesRead());
    }
}

/// The words of all parts in one order, and what each part's numbers become.
struct MergedWords {
    std::vector<std::string> words;
    std::vector<std::uint64_t> counts;
    std::vector<std::vector<std::uint32_t>> renamed;
};

MergedWords mergeWords(const std::vector<LocalWords>& parts, const VocabularyOptions& options)
{
    std::vector<std::pair<std::string_view, std::uint64_t>> all;
    LocalWords numbers;
    MergedWords merged;
    for (const LocalWords& part : parts) {
        std::vector<std::uint32_t>& renamed = merged.renamed.emplace_back(part.size());
        for (std::size_t row = 0; row < part.size(); ++row) {
            renamed[row] = numbers.number(part.word(row));
            if (renamed[row] == all.size()) {
                all.emplace_back(part.word(row), 0);
            }
            all[renamed[row]].second += part.count(row);
        }
    }
    std::vector<std::uint32_t> order(all.size());
    std::iota(order.begin(), order.end(), 0U);
    std::erase_if(order, [&](std::uint32_t id) { return all[id].second < options.minimumCount; });
    std::ranges::sort(order, [&](std::uint32_t a, std::uint32_t b) {
        return all[a].second != all[b].second ? all[a].second > all[b].second : all[a].first < all[b].first;
    });
    if (options.maximumWords > 0 && order.size() > options.maximumWords) {
        order.resize(options.maximumWords);
    }
    std::vector<std::uint32_t> places(all.size(), leftOut);
    for (const std::uint32_t id : order) {
        places[id] = static_cast<std::uint32_t>(merged.words.size());
        merged.words.emplace_back(all[id].first);
        merged.counts.push_back(all[id].second);
    }
    for (std::vector<std::uint32_t>& renamed : merged.renamed) {
        for (std::uint32_t& id : renamed) {
            id = places[id];
        }
    }
    return merged;
}

void append(const Block& block, std::span<const std::uint32_t> renamed, TextIds& text)
{
    std::size_t read = 0;
    for (const std::uint32_t words : block.words) {
        for (const std::size_t end = read + words; read < end; ++read) {
            if (const std::uint32_t id = renamed[block.ids[read]]; id != leftOut) {
                text.ids.push_back(id);
            }
        }
        text.start.push_back(text.ids.size());
        text.words.push_back(words);
    }
}

[[noreturn]] void failEmpty(std::span<const std::filesystem::path> files, const CutText& made,
                            const VocabularyOptions& options)
{
    const bool blank = std::ranges::all_of(made.parts, [](const LocalWords& part) { return part.size() == 0; });
    if (blank) {
        throw Error(CROSSGLOSS_TEXT("There are no words in the text"))
            .at(files.empty() ? std::string() : files.front().string())
            .advise(CROSSGLOSS_TEXT("Expected: UTF-8 text, a sentence or paragraph a line"));
    }
    throw Error(CROSSGLOSS_TEXT("No word occurs %1 times in the text"), {std::to_string(options.minimumCount)})
        .at(files.front().string())
        .advise(CROSSGLOSS_TEXT("Give more text or lower the minimum count"));
}

} // namespace

CountedText countTextFiles(std::span<const std::filesystem::path> files, std::string_view language,
                           const VocabularyOptions& options, int threads, Progress& progress)
{
    CutText made;
    made.parts.resize(static_cast<std::size_t>(resolveThreads(threads)));
    for (const std::filesystem::path& file : files) {
        cutFile(file, language, threads, progress, made);
    }
    MergedWords merged = mergeWords(made.parts, options);
    if (merged.words.empty()) {
        failEmpty(files, made, options);
    }
    CountedText result;
    result.text.ids.reserve(std::accumulate(merged.counts.begin(), merged.counts.end(), std::uint64_t{0}));
    for (Block& block : made.blocks) {
        progress.throwIfCancelled();
        append(block, merged.renamed[block.part], result.text);
        block = {};
    }
    result.vocabulary = Vocabulary(std::move(merged.words));
    result.counts = std::move(merged.counts);
    return result;
}

std::uint64_t wordsRead(const TextIds& text)
{
    return std::accumulate(text.words.begin(), text.words.end(), std::uint64_t{0});
}

} // namespace crossgloss
