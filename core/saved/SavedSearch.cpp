#include "saved/SavedSearch.h"

#include "lookup/WordFilter.h"
#include "text/Fields.h"
#include "text/Language.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <limits>
#include <memory>

#include <unicode/coll.h>

namespace crossgloss {

namespace {

constexpr std::size_t minIdPrefixLength = 4;

std::vector<std::string> foldedTerms(const std::string& text)
{
    std::vector<std::string> terms;
    const std::string folded = foldLetters(text);
    for (const std::string_view term : splitFields(folded, ' ')) {
        if (!trimmedField(term).empty()) {
            terms.emplace_back(trimmedField(term));
        }
    }
    return terms;
}

/// Bytes that compare as the texts do.
std::string sortKey(const icu::Collator* collator, const std::string& text)
{
    if (!collator) {
        return foldLetters(text);
    }
    const icu::UnicodeString unicode = icu::UnicodeString::fromUTF8(text);
    std::string key(static_cast<std::size_t>(collator->getSortKey(unicode, nullptr, 0)), '\0');
    collator->getSortKey(unicode, reinterpret_cast<std::uint8_t*>(key.data()), static_cast<std::int32_t>(key.size()));
    return key;
}

} // namespace

std::vector<SavedWord> filteredWords(std::vector<SavedWord> words, const SavedFilter& filter)
{
    const std::vector<std::string> terms = foldedTerms(filter.text);
    const auto fails = [&](const SavedWord& word) {
        if ((!filter.language.empty() && word.language != filter.language) ||
            (!filter.list.empty() && std::ranges::find(word.lists, filter.list) == word.lists.end()) ||
            (!filter.tag.empty() && std::ranges::find(word.tags, filter.tag) == word.tags.end())) {
            return true;
        }
        if (terms.empty()) {
            return false;
        }
        const std::string text = foldLetters(word.word + '\n' + word.meaning + '\n' + word.query + '\n' + word.note +
                                             '\n' + tagText(word.tags));
        return !std::ranges::all_of(terms,
                                    [&](const std::string& term) { return text.find(term) != std::string::npos; });
    };
    std::erase_if(words, fails);
    return words;
}

void sortWords(std::vector<SavedWord>& words, SavedOrder order, bool descending)
{
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::Collator> collator(icu::Collator::createInstance(icu::Locale::getRoot(), status));
    struct Keyed
    {
        std::int64_t number = 0;
        std::string text;
        SavedWord word;
    };
    std::vector<Keyed> keyed;
    for (SavedWord& word : words) {
        Keyed each;
        switch (order) {
        case SavedOrder::Saved:
            each.number = word.savedAt;
            break;
        case SavedOrder::Word:
            each.text = sortKey(collator.get(), word.word);
            break;
        case SavedOrder::Language:
            each.text = sortKey(collator.get(), languageName(word.language) + '\t' + word.word);
            break;
        case SavedOrder::Meaning:
            each.text = sortKey(collator.get(), word.meaning);
            break;
        case SavedOrder::Due:
            each.number = word.review ? word.review->dueAt : std::numeric_limits<std::int64_t>::max();
            break;
        }
        each.word = std::move(word);
        keyed.push_back(std::move(each));
    }
    const auto before = [](const Keyed& a, const Keyed& b) {
        return a.number != b.number ? a.number < b.number : a.text < b.text;
    };
    std::ranges::stable_sort(keyed, [&](const Keyed& a, const Keyed& b) { return descending ? before(b, a) : before(a, b); });
    words.clear();
    for (Keyed& each : keyed) {
        words.push_back(std::move(each.word));
    }
}

std::vector<SavedWord> wordsNamed(const std::vector<SavedWord>& words, const std::string& name)
{
    std::vector<SavedWord> found;
    const std::string nfc = toNfc(name);
    for (const SavedWord& word : words) {
        if (word.id == name) {
            return {word};
        }
        if (word.word == nfc || (name.size() >= minIdPrefixLength && word.id.starts_with(name))) {
            found.push_back(word);
        }
    }
    return found;
}

} // namespace crossgloss
