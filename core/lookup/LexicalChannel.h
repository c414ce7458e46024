#pragma once

#include "base/Progress.h"
#include "lookup/Coverage.h"
#include "lookup/DescriptionReader.h"
#include "lookup/WordFilter.h"
#include "store/DefinitionIndex.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// How installed definitions are searched. Defaults were chosen on development data (ARCHITECTURE.md).
struct LexicalOptions {
    double k1 = 1.2;                   ///< BM25: how fast repetition saturates; with binary counts, the weight of length
    double b = 0.4;                    ///< BM25: 0 = length does not matter, 1 = fully; definitions are short
    int definitions = 400;             ///< best definitions that are looked into first; more only if filters ask for it
    int maximumDefinitions = 8000;     ///< where that ends
    int headwords = 200;               ///< headwords of the description's language that are translated
    double secondBest = 0.15;          ///< share of a word's second-best definition added to the best one's score
    double translatedSense = 0.9;      ///< a translation given for the very sense, against a headword's 1
    double linkExponent = 0.5;         ///< a link counts share^this, share = votes for it / votes for all translations
    double pivot = 0.7;                ///< a link through English counts this much
    double crossQuery = 0.9;           ///< English definitions found through translated words of the description
};

/// One answer of the lexical channel.
struct LexicalHit {
    std::int64_t word = 0;
    std::string text;
    double score = 0;                  ///< in [0, 1]: 1 = all words of the description stand in a short definition
    double coverage = 0;               ///< in [0, 1]: the best coverage (Coverage) of one of its definitions
    double support = 0;                ///< sum of the scores of the definitions that speak for it
    PartOfSpeech pos = PartOfSpeech::Unknown;
    std::uint32_t definition = 0;      ///< the best one
    std::int64_t resource = 0;         ///< whose
};

/// BM25 over the definitions of installed dictionaries: the words they define or translate, carried into the target
/// languages by the senses' own translations, by links of dictionaries in both directions and, where there is none, through
/// English. A description in another language than English also asks the English definitions by its words' translations.
/// Thread-safe.
class LexicalChannel {
public:
    explicit LexicalChannel(LexicalOptions options = {});

    /// Decides whether a word may be an answer; called before the best are taken.
    using Accept = std::function<bool(std::size_t target, std::string_view word, PartOfSpeech pos)>;

    /// @param coverage of the same description; null where it is not asked for. @param to target languages.
    /// @param limit most words returned for each of them.
    /// @param wanted accepted words below which more definitions are looked into, when @p accept turned words down; 0
    /// where another channel fills the list, so that a filter costs little.
    /// @return one list a target language, by falling score, then by word.
    std::vector<std::vector<LexicalHit>> search(DefinitionIndex::Snapshot& snapshot, std::string_view text,
                                                const ReadDescription& description, Coverage* coverage,
                                                const std::vector<std::string>& to, std::size_t limit,
                                                std::size_t wanted, const Accept& accept, Progress& progress) const;

    const LexicalOptions& options() const { return m_options; }

private:
    LexicalOptions m_options;
};

} // namespace crossgloss
