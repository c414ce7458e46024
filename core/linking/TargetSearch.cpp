#include "linking/TargetSearch.h"

#include "lookup/WordFilter.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <tuple>
#include <utility>

namespace crossgloss {

namespace {

std::vector<std::string> wordsOf(const std::string& text)
{
    std::vector<std::string> words;
    for (std::size_t begin = text.find_first_not_of(' '); begin != std::string::npos;) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        words.push_back(text.substr(begin, end - begin));
        begin = text.find_first_not_of(' ', end);
    }
    return words;
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
}

/// Words are found from their beginning; scripts outside of ASCII, some of which write no blanks, anywhere.
bool holds(const std::string& text, const std::string& word)
{
    const bool anywhere = !isLetter(word.front()) || static_cast<unsigned char>(word.front()) >= 0x80;
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        if (anywhere || at == 0 || !isLetter(text[at - 1])) {
            return true;
        }
    }
    return false;
}

bool holdsAll(const std::string& text, const std::vector<std::string>& words)
{
    return std::ranges::all_of(words, [&text](const std::string& word) { return holds(text, word); });
}

} // namespace

TargetSearch::TargetSearch(const Linking& linking)
{
    m_texts.reserve(linking.target.glosses.size());
    for (const LinkingGloss& gloss : linking.target.glosses) {
        Texts texts{foldLetters(gloss.synset), foldLetters(gloss.ili), "\n", foldLetters(gloss.text)};
        for (const std::string& lemma : gloss.lemmas) {
            texts.lemmas += foldLetters(lemma) + '\n';
        }
        m_texts.push_back(std::move(texts));
    }
}

int TargetSearch::rank(const Texts& texts, const std::string& whole, const std::vector<std::string>& words)
{
    if (texts.id == whole || (!texts.ili.empty() && texts.ili == whole)) {
        return 0;
    }
    if (texts.lemmas.find('\n' + whole + '\n') != std::string::npos) {
        return 1;
    }
    if (texts.lemmas.find('\n' + whole) != std::string::npos) {
        return 2;
    }
    if (holdsAll(texts.lemmas, words)) {
        return 3;
    }
    const bool fits = std::ranges::all_of(
        words, [&texts](const std::string& word) { return holds(texts.gloss, word) || holds(texts.lemmas, word); });
    return fits ? 4 : -1;
}

TargetSearch::Found TargetSearch::find(std::string_view text, std::size_t most) const
{
    const std::vector<std::string> words = wordsOf(foldLetters(text));
    Found found;
    if (words.empty()) {
        return found;
    }
    std::string whole;
    for (const std::string& word : words) {
        whole += (whole.empty() ? "" : " ") + word;
    }
    struct Fit
    {
        int rank = 0;
        std::size_t length = 0;
        std::int32_t target = 0;
    };
    std::vector<Fit> fits;
    for (std::size_t i = 0; i < m_texts.size(); ++i) {
        if (const int how = rank(m_texts[i], whole, words); how >= 0) {
            fits.push_back({how, how == 2 || how == 3 ? m_texts[i].lemmas.size() : 0, static_cast<std::int32_t>(i)});
        }
    }
    found.all = fits.size();
    const auto better = [](const Fit& a, const Fit& b) {
        return std::tie(a.rank, a.length, a.target) < std::tie(b.rank, b.length, b.target);
    };
    const auto end = fits.begin() + static_cast<std::ptrdiff_t>(std::min(most, fits.size()));
    std::partial_sort(fits.begin(), end, fits.end(), better);
    std::transform(fits.begin(), end, std::back_inserter(found.targets), [](const Fit& fit) { return fit.target; });
    return found;
}

} // namespace crossgloss
