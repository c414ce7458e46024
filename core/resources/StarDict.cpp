#include "resources/StarDict.h"

#include "base/Error.h"
#include "resources/ArticleText.h"
#include "resources/ReadIssues.h"
#include "resources/StarDictArticle.h"
#include "resources/StarDictContainer.h"
#include "text/Names.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace crossgloss {

namespace {

constexpr std::size_t samples = 400;
constexpr std::size_t maxArticleLength = std::size_t{1} << 20;
constexpr std::size_t maxWords = 64;   ///< of an article, each of which gets a copy of it
constexpr std::size_t fewSynonyms = 4;  ///< more may be inflected forms
constexpr std::size_t maxWordLength = 255; ///< bytes, by StarDict's own rule

void chooseLanguages(DictionaryInfo& info, const DictionaryLanguages& wanted)
{
    DictionaryLanguages told = languageCodesIn(info.name);
    for (const DictionaryLanguages& other : {languageCodesIn(info.title), languagesOfTitle(info.title)}) {
        if (told.headword.empty()) {
            told = other;
        }
    }
    info.headwordLanguage = wanted.headword.empty() ? told.headword : wanted.headword;
    // Who names the headwords' language alone may know better than the title.
    const bool agrees = wanted.headword.empty() || wanted.headword == told.headword;
    info.translationLanguage = wanted.translation.empty() && agrees ? told.translation : wanted.translation;
    if (info.translationLanguage == info.headwordLanguage) {
        info.translationLanguage.clear();
    }
}

/// Spread over the articles that are there.
std::vector<std::string_view> sampleOf(const StarDictContainer& container)
{
    std::vector<std::string_view> articles;
    const std::vector<StarDictContainer::Word>& words = container.words();
    const std::size_t step = std::max<std::size_t>(1, words.size() / samples);
    for (std::size_t i = 0; i < words.size(); i += step) {
        const std::optional<std::string_view> article = container.article(words[i]);
        if (article && article->size() <= maxArticleLength && isValidUtf8(*article)) {
            articles.push_back(*article);
        }
    }
    return articles;
}

/// The fields of one kind of all sampled articles.
std::vector<std::string_view> fieldsOf(const StarDictContainer& container, const std::vector<std::string_view>& articles,
                                       std::string_view types)
{
    std::vector<std::string_view> found;
    for (const std::string_view article : articles) {
        if (const auto fields = container.fields(article)) {
            for (const StarDictField& field : *fields) {
                if (types.find(field.type) != std::string_view::npos) {
                    found.push_back(field.data);
                }
            }
        }
    }
    return found;
}

bool isMostlyStructured(const std::vector<std::string_view>& html)
{
    const auto structured =
        std::ranges::count_if(html, [](std::string_view text) { return isStructured(parseHtml(text)); });
    return 10 * static_cast<std::size_t>(structured) > 3 * html.size();
}

/// Articles of plain text that were taken over from dictd look as they do there.
ArticleStyle styleOf(const StarDictContainer& container, const std::vector<std::string_view>& text,
                     const DictionaryInfo& info)
{
    const ArticleContext context{info.headwordLanguage, info.translationLanguage, nullptr};
    return text.empty() ? ArticleStyle::Plain
                        : detectArticleStyle(info.title + "\n" + container.description().description, text, context);
}

/// Numbers of words grouped by the article that they name, groups in the order of the index.
std::vector<std::vector<std::size_t>> groupByArticle(const std::vector<StarDictContainer::Word>& words)
{
    std::vector<std::size_t> order(words.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&words](std::size_t i) { return std::tuple(words[i].offset, words[i].size, i); });
    std::vector<std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const bool same = i > 0 && words[order[i]].offset == words[order[i - 1]].offset
            && words[order[i]].size == words[order[i - 1]].size;
        if (!same) {
            groups.emplace_back();
        }
        groups.back().push_back(order[i]);
    }
    std::ranges::sort(groups, {}, [](const auto& group) { return group.front(); });
    return groups;
}

/// Whether two words begin alike over half of the shorter one.
bool looksInflected(std::string_view headword, std::string_view word)
{
    const std::string second = normalise(word, "");
    const auto [end, other] = std::ranges::mismatch(headword, second);
    const auto shared = static_cast<std::size_t>(end - headword.begin());
    return 2 * shared >= std::min(headword.size(), second.size()) && shared >= 3;
}

/// Goes through the articles.
class Reading
{
public:
    Reading(const DictionaryInfo& info, const StarDictContainer& container, ArticleStyle style, const EntrySink& sink)
        : m_info(info), m_container(container), m_style(style), m_sink(sink), m_synonyms(container.synonyms())
    {
        std::ranges::stable_sort(m_synonyms, {}, &StarDictContainer::Synonym::index);
    }

    void take(const std::vector<std::size_t>& group)
    {
        const StarDictContainer::Word& first = m_container.words()[group.front()];
        const std::string_view article = *m_container.article(first);
        if (article.size() > maxArticleLength) {
            skip(group.front(), CROSSGLOSS_TEXT("The article is too long"));
            return;
        }
        std::optional<std::vector<StarDictField>> fields = m_container.fields(article);
        if (!fields) {
            skip(group.front(), CROSSGLOSS_TEXT("The fields do not fit the article"));
            return;
        }
        // Pictures and sounds need not be text.
        std::erase_if(*fields, [](const StarDictField& field) { return field.type >= 'A' && field.type <= 'Z'; });
        if (!std::ranges::all_of(*fields, [](const StarDictField& field) { return isValidUtf8(field.data); })) {
            skip(group.front(), CROSSGLOSS_TEXT("The article is not UTF-8"));
            return;
        }
        const std::vector<std::string_view> words = wordsOf(group);
        std::vector<DictionaryEntry> entries;
        if (!words.empty()) {
            entries = entriesOfStarDict(*fields, words, m_style, m_info);
        }
        if (entries.empty()) {
            ++report.skipped;
            countLeftOut(report, CROSSGLOSS_TEXT("The article holds neither translations nor definitions"), true);
        }
        for (DictionaryEntry& entry : entries) {
            ++report.read;
            m_sink(std::move(entry));
        }
    }

    ReadReport report;

private:
    /// @param word its number stands for a line.
    void skip(std::size_t word, const char* message) { addIssue(report, m_info.path, word + 1, message); }

    void addWord(std::vector<std::string_view>& words, std::string_view word)
    {
        if (!word.empty() && word.size() <= maxWordLength && words.size() < maxWords && isValidUtf8(word)
            && std::ranges::find(words, word) == words.end()) {
            words.push_back(word);
        }
    }

    using SynonymPlace = std::vector<StarDictContainer::Synonym>::const_iterator;

    static bool areMostlyInflected(std::string_view word, SynonymPlace begin, SynonymPlace end)
    {
        const std::string headword = normalise(headwordOfStarDict(word.substr(0, maxWordLength)), "");
        const auto inflected = std::count_if(
            begin, end, [&headword](const auto& each) { return looksInflected(headword, each.word.substr(0, maxWordLength)); });
        return 2 * inflected > end - begin;
    }

    std::vector<std::string_view> wordsOf(const std::vector<std::size_t>& group)
    {
        std::vector<std::string_view> words;
        for (const std::size_t index : group) {
            addWord(words, m_container.words()[index].word);
        }
        for (const std::size_t index : group) {
            const auto [begin, end] =
                std::ranges::equal_range(m_synonyms, index, {}, [](const auto& each) { return std::size_t{each.index}; });
            const auto count = static_cast<std::size_t>(end - begin);
            if (count > fewSynonyms && areMostlyInflected(m_container.words()[index].word, begin, end)) {
                report.skipped += count;
                countLeftOut(report, CROSSGLOSS_TEXT("The word is an inflected form of its headword"), true, count);
                continue;
            }
            for (auto synonym = begin; synonym != end; ++synonym) {
                addWord(words, synonym->word);
            }
        }
        return words;
    }

    const DictionaryInfo& m_info;
    const StarDictContainer& m_container;
    ArticleStyle m_style;
    const EntrySink& m_sink;
    std::vector<StarDictContainer::Synonym> m_synonyms;
};

} // namespace

DictionaryInfo readStarDictInfo(const std::filesystem::path& ifo, const DictionaryLanguages& wanted, Progress& progress)
{
    const StarDictContainer container(ifo, StarDictContainer::Extent::Sample, progress);
    const StarDictDescription& description = container.description();
    DictionaryInfo info;
    info.path = ifo;
    info.name = ifo.stem().string();
    info.title = description.title.empty() ? info.name : nameFrom(description.title);
    info.licence = licenceOf(description.description);
    chooseLanguages(info, wanted);
    info.definitionLanguage = info.headwordLanguage;
    if (!info.translationLanguage.empty()) {
        const std::vector<std::string_view> articles = sampleOf(container);
        const bool japanese = description.description.find("Japanese Multilingual Dictionary") != std::string::npos;
        const ArticleStyle style = styleOf(container, fieldsOf(container, articles, "ml"), info);
        const bool own = isMostlyStructured(fieldsOf(container, articles, "h"))
            || (style != ArticleStyle::Plain && style != ArticleStyle::Jmdict);
        info.definitionLanguage = own && !japanese ? info.headwordLanguage : info.translationLanguage;
    }
    return info;
}

ReadReport readStarDict(const DictionaryInfo& info, Progress& progress, const EntrySink& sink)
{
    progress.stage(CROSSGLOSS_TEXT("Reading the dictionary"), 0);
    const StarDictContainer container(info.path, StarDictContainer::Extent::Everything, progress);
    const ArticleStyle style = styleOf(container, fieldsOf(container, sampleOf(container), "ml"), info);
    const std::vector<std::vector<std::size_t>> groups = groupByArticle(container.words());
    Reading reading(info, container, style, sink);
    progress.stage(CROSSGLOSS_TEXT("Reading the articles"), groups.size());
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (i % 256 == 0) {
            progress.throwIfCancelled();
            progress.advance(i);
        }
        reading.take(groups[i]);
    }
    progress.advance(groups.size());
    if (reading.report.read == 0) {
        const std::vector<ReadIssue>& issues = reading.report.issues;
        throw Error(CROSSGLOSS_TEXT("No article of this dictionary could be used: %1"),
                    {issues.empty() ? std::string(CROSSGLOSS_TEXT("they hold neither translations nor definitions"))
                                    : issues.front().message})
            .at(info.path.string())
            .advise(CROSSGLOSS_TEXT("Check that the dictionary is in UTF-8"));
    }
    return std::move(reading.report);
}

} // namespace crossgloss
