#include "text/Tokeniser.h"

#include <libstemmer.h>

#include <array>
#include <memory>
#include <utility>

namespace crossgloss {

namespace {

/// Canonical code → Snowball's name of the algorithm.
constexpr std::array<std::pair<std::string_view, const char*>, 28> kAlgorithms{{
    {"en", "english"},    {"fr", "french"},     {"de", "german"},     {"it", "italian"},   {"es", "spanish"},
    {"pt", "portuguese"}, {"nl", "dutch"},      {"fi", "finnish"},    {"sv", "swedish"},   {"no", "norwegian"},
    {"nb", "norwegian"},  {"da", "danish"},     {"ca", "catalan"},    {"el", "greek"},     {"ru", "russian"},
    {"id", "indonesian"}, {"ro", "romanian"},   {"hu", "hungarian"},  {"tr", "turkish"},   {"ar", "arabic"},
    {"eu", "basque"},     {"ga", "irish"},      {"hi", "hindi"},      {"hy", "armenian"},  {"lt", "lithuanian"},
    {"ne", "nepali"},     {"sr", "serbian"},    {"ta", "tamil"},
}};

struct StemmerDeleter {
    void operator()(sb_stemmer* stemmer) const { sb_stemmer_delete(stemmer); }
};

/// A handle may be used by one thread at a time, so that every thread owns its handles.
struct Stemmers {
    std::array<std::unique_ptr<sb_stemmer, StemmerDeleter>, kAlgorithms.size()> handles;
    std::array<bool, kAlgorithms.size()> tried{};
};

/// Null for languages without a stemmer, or when the installed library lacks it.
sb_stemmer* stemmerFor(std::string_view language)
{
    thread_local Stemmers stemmers;
    for (std::size_t i = 0; i < kAlgorithms.size(); ++i) {
        if (kAlgorithms[i].first == language) {
            if (!stemmers.tried[i]) {
                stemmers.tried[i] = true;
                stemmers.handles[i].reset(sb_stemmer_new(kAlgorithms[i].second, "UTF_8"));
            }
            return stemmers.handles[i].get();
        }
    }
    return nullptr;
}

/// Longer tokens are no words; Snowball's buffers grow with them and never shrink.
constexpr std::size_t kLongestWord = 256;

} // namespace

std::string stem(std::string_view token, std::string_view language)
{
    sb_stemmer* const stemmer = token.size() <= kLongestWord ? stemmerFor(language) : nullptr;
    if (stemmer == nullptr) {
        return std::string(token);
    }
    const sb_symbol* const stemmed = sb_stemmer_stem(stemmer, reinterpret_cast<const sb_symbol*>(token.data()),
                                                     static_cast<int>(token.size()));
    if (stemmed == nullptr) {
        return std::string(token);
    }
    return std::string(reinterpret_cast<const char*>(stemmed), static_cast<std::size_t>(sb_stemmer_length(stemmer)));
}

} // namespace crossgloss
