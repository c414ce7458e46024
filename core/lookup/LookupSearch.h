#pragma once

#include "base/Contains.h"
#include "lookup/CandidatePool.h"
#include "lookup/Coverage.h"
#include "lookup/DescriptionReader.h"
#include "lookup/LookupEngine.h"
#include "lookup/MeaningRanking.h"
#include "lookup/TargetRanking.h"

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

std::uint32_t posBit(PartOfSpeech pos);

/// What a look-up draws on; everything outlives it.
struct LookupResources
{
    const Pack* pack = nullptr;                    ///< may be null
    std::vector<std::string> packLanguages;        ///< of the pack's answers
    DefinitionIndex::Snapshot* snapshot = nullptr; ///< null where nothing is indexed
    const LexicalChannel* lexical = nullptr;
    const LookupOptions* options = nullptr;
    const MeaningFile* meanings = nullptr;         ///< the vocabulary of meanings; may be null

    /// Row of a word in the pack's vocabulary, as it is written or in lower case; noRow when the pack lacks it.
    std::size_t vocabularyRow(const std::string& language, std::string_view word) const;
};

/// A word of a meaning.
struct MeaningText
{
    std::string text;
    std::int64_t id = 0; ///< in the index; 0 for those of the vocabulary
};

/// One look-up: reads the description, runs both channels, weighs the candidates of every target. English comes along
/// unasked where its answers are carried to other languages.
class LookupSearch
{
public:
    /// @throws Error, Cancelled.
    LookupSearch(LookupResources resources, const LookupQuery& query, int threads, Progress& progress);

    /// @param target place in the query's languages.
    const TargetRanking& ranking(std::size_t target) const { return *m_rankings[target]; }
    /// The candidates of a target by falling score; empty where they were not weighed.
    const std::vector<Candidate>& candidates(std::size_t target) const { return m_candidates[target]; }
    /// A score of the ranking as it is shown, in [0, 1]: the chance to be right where candidates were weighed.
    double shownScore(std::size_t target, double score) const;
    std::vector<TokenWeight> attention() const;
    /// P(part of speech) of the answers by how the description begins (Pack::openings()); empty where nothing is known.
    std::vector<double> openings() const;
    /// Meanings of the vocabulary that the description may be of, by falling chance; empty where none was asked.
    const std::vector<RankedMeaning>& meanings() const { return m_meanings; }
    /// The words of a meaning in a language, the commonest first: the vocabulary's own, in other languages those that
    /// installed wordnets have in its synset.
    std::vector<MeaningText> wordsOf(std::uint32_t meaning, const std::string& language) const;
    /// False where no word of the description is known anywhere: then nothing answers it.
    bool isUnderstood() const { return m_understood; }
    /// Whether candidates were weighed, so that scores are chances.
    bool isWeighed() const { return m_weigh; }

private:
    void prepare(int threads) const;
    /// The filter of a language: English that was not asked for is not filtered.
    const WordFilter& filterOf(std::size_t target) const
    {
        return target < m_query.to.size() ? m_filter : m_everything;
    }
    bool understood() const;
    void chooseLanguages();
    void runChannels(int threads, Progress& progress);
    void searchDefinitions(Progress& progress);
    void addMeantWords(std::size_t target);
    void score(std::size_t target, bool own);
    void rankAll(int threads, Progress& progress);
    void weigh(std::size_t target, const CarriedShares* carried);
    std::vector<std::pair<const RankedWord*, double>> likelyEnglish() const;
    std::map<std::string, CarriedShares> carry() const;
    std::map<std::string, CarriedShares> translationsOf(const RankedWord& english) const;
    void weighOutside(std::size_t target);

    LookupResources m_resources;
    const LookupQuery& m_query;
    WordFilter m_filter;
    WordFilter m_everything{LookupFilter{}};
    QueryWords m_words;
    const Pack* m_pack = nullptr; ///< null where the encoder is not asked
    bool m_indexed = false;
    bool m_understood = true;
    bool m_weigh = false;
    ReadDescription m_description;
    std::optional<Coverage> m_coverage;
    std::vector<RankedMeaning> m_meanings;
    std::vector<std::string> m_languages; ///< those asked for, then English where it is needed
    std::size_t m_pivot = 0;              ///< English among them
    std::vector<LookupTarget> m_targets;
    std::vector<std::unique_ptr<TargetRanking>> m_rankings;
    std::vector<std::vector<Candidate>> m_candidates;
    std::vector<double> m_logSums; ///< by target: ln Σ exp(score) over its candidates
};

} // namespace crossgloss
