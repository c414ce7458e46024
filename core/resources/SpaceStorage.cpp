#include "resources/SpaceStorage.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <cstring>

namespace crossgloss {

std::string EmbeddingSpace::Storage::computeChecksum() const
{
    RunningChecksum sum;
    const std::uint64_t shape[] = {words.size(), dimension, subwords.buckets,
                                   static_cast<std::uint64_t>(subwords.minimumLength),
                                   static_cast<std::uint64_t>(subwords.maximumLength)};
    sum.add(shape, sizeof shape);
    if (words.size() > 0) {
        sum.add(words.bounds.data(), words.bounds.size_bytes());
        sum.add(words.text, static_cast<std::size_t>(words.bounds.back()));
        sum.add(values, words.size() * dimension * sizeof(float));
    }
    sum.add(subwords.rows, static_cast<std::size_t>(subwords.buckets) * dimension * sizeof(float));
    return sum.hex();
}

std::shared_ptr<EmbeddingSpace::Storage> assembleSpace(std::span<const RowWord> words, PageBuffer values,
                                                       std::size_t dimension,
                                                       const std::function<void(std::size_t)>& repeated)
{
    std::size_t textSize = 0;
    std::size_t candidates = 0;
    for (const RowWord& word : words) {
        if (word.length != RowWord::skipped) {
            textSize += word.length;
            ++candidates;
        }
    }
    auto slots = std::make_shared<std::vector<WordSlot>>(wordSlotCount(candidates));
    auto text = std::make_shared<std::string>();
    auto bounds = std::make_shared<std::vector<std::uint64_t>>();
    text->reserve(textSize);
    bounds->reserve(candidates + 1);
    bounds->push_back(0);

    const std::size_t rowBytes = dimension * sizeof(float);
    const auto wordOfRow = [&](std::size_t row) {
        return std::string_view(*text).substr((*bounds)[row], (*bounds)[row + 1] - (*bounds)[row]);
    };
    std::size_t kept = 0;
    for (std::size_t source = 0; source < words.size(); ++source) {
        const RowWord& word = words[source];
        if (word.length == RowWord::skipped) {
            continue;
        }
        const std::string_view wordText(word.text, word.length);
        if (insertWord(*slots, word.hash, wordText, kept, wordOfRow) != kept) {
            repeated(source);
            continue;
        }
        *text += wordText;
        bounds->push_back(text->size());
        if (kept != source) {
            std::memmove(values.data() + kept * rowBytes, values.data() + source * rowBytes, rowBytes);
        }
        ++kept;
    }
    values.shrink(kept * rowBytes);

    auto storage = std::make_shared<EmbeddingSpace::Storage>();
    auto owned = std::make_shared<PageBuffer>(std::move(values));
    storage->dimension = dimension;
    storage->values = owned->as<const float>(kept * dimension).data();
    storage->words = {text->data(), *bounds, *slots};
    storage->owners = {std::move(owned), std::move(text), std::move(bounds), std::move(slots)};
    return storage;
}

std::string_view faultOfWord(std::string_view word)
{
    if (word.empty()) {
        return CROSSGLOSS_TEXT("The word is empty");
    }
    bool ascii = true;
    for (const char c : word) {
        const unsigned char byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte == 0x7f) {
            return CROSSGLOSS_TEXT("The word holds control characters");
        }
        ascii = ascii && byte < 0x80;
    }
    return ascii || isValidUtf8(word) ? std::string_view() : CROSSGLOSS_TEXT("The word is not UTF-8");
}

} // namespace crossgloss
