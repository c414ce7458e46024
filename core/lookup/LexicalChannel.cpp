#include "lookup/LexicalChannel.h"

#include "lookup/DefinitionRanker.h"
#include "lookup/PivotLanguage.h"
#include "store/IndexTerms.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <unordered_map>

namespace crossgloss {

namespace {


/// The two best pieces of evidence for a word.
struct WordEvidence {
    double best = 0;
    double second = 0;
    double coverage = 0;
    double support = 0;
    std::uint32_t definition = 0;
    std::int64_t resource = 0;
    PartOfSpeech pos = PartOfSpeech::Unknown;
};

/// One search: gathers evidence for words, definition by definition.
class Search {
public:
    Search(const LexicalOptions& options, DefinitionIndex::Snapshot& snapshot, std::string_view text,
           const ReadDescription& description, Coverage* coverage, const std::vector<std::string>& to)
        : m_options(options), m_snapshot(snapshot), m_coverage(coverage), m_query(text, description.language)
    {
        const std::string& from = description.language;
        m_from = snapshot.languageId(from).value_or(0);
        m_pivot = snapshot.languageId(pivotLanguage).value_or(0);
        for (const std::string& language : to) {
            m_targets.push_back(snapshot.languageId(language).value_or(-1));
        }
        rankDefinitions(text, description);
    }

    std::size_t definitions() const { return m_ranked.size(); }

    /// Looks into the definitions up to @p count and translates the headwords up to @p headwords.
    void deepen(std::size_t count, std::size_t headwords, Progress& progress)
    {
        readDefinitions(count, progress);
        // Definitions of dictionaries that are switched off take nobody's place.
        while (m_read < m_ranked.size() && m_read - m_senseless < count) {
            readDefinitions(m_read + std::max(m_senseless, std::size_t{64}), progress);
        }
        for (; m_translated < std::min(headwords, m_headwords.size()); ++m_translated) {
            if (m_translated % 64 == 0) {
                progress.throwIfCancelled();
            }
            translate(m_headwords[m_translated]);
        }
    }

    /// The best accepted words of a target. @param rejected set when the filter turned a word down.
    std::vector<LexicalHit> best(std::size_t target, std::size_t limit, const LexicalChannel::Accept& accept,
                                 bool& rejected)
    {
        std::vector<LexicalHit> hits;
        if (m_targets[target] < 0) {
            return hits;
        }
        std::vector<std::pair<double, std::int64_t>> order;
        const auto begin = m_evidence.lower_bound(m_targets[target] << 32);
        const auto end = m_evidence.lower_bound((m_targets[target] + 1) << 32);
        for (auto entry = begin; entry != end; ++entry) {
            order.emplace_back(std::min(1.0, entry->second.best + m_options.secondBest * entry->second.second),
                               entry->first);
        }
        std::sort(order.begin(), order.end(), [](const auto& a, const auto& b) {
            return a.first != b.first ? a.first > b.first : a.second < b.second;
        });
        for (const auto& [score, word] : order) {
            if (hits.size() == limit) {
                break;
            }
            const WordEvidence& evidence = m_evidence.at(word);
            std::string text = m_snapshot.word(word);
            if (m_targets[target] == m_from && m_query.contains(text)) {
                continue;
            }
            if (accept && !accept(target, text, evidence.pos)) {
                rejected = true;
                continue;
            }
            hits.push_back({word, std::move(text), score, evidence.coverage, evidence.support, evidence.pos,
                            evidence.definition, evidence.resource});
        }
        return hits;
    }

private:
    struct Headword {
        std::int64_t word = 0;
        double score = 0;
        double coverage = 0;
        std::uint32_t definition = 0;
        std::int64_t resource = 0;
        PartOfSpeech pos = PartOfSpeech::Unknown;
    };
    struct Share {
        std::int64_t word = 0;
        double share = 0;
    };

    void rankDefinitions(std::string_view text, const ReadDescription& description)
    {
        const std::string& from = description.language;
        DefinitionRanker ranker(m_options, m_snapshot);
        std::vector<TermGroup> groups;
        std::set<std::string> seen;
        for (const ReadWord& word : description.words) {
            if (!word.function && seen.insert(word.token).second) {
                TermGroup group;
                std::set<std::string> used;
                for (const std::string& form : word.forms) {
                    if (std::string stemmed = stem(form, from); !stemmed.empty() && used.insert(stemmed).second) {
                        group.alternatives.push_back({indexTerm(stemmed, from), 1.0});
                    }
                }
                groups.push_back(std::move(group));
            }
        }
        if (groups.empty()) {
            for (const std::string& stemmed : contentStems(text, from)) {
                groups.push_back({{{indexTerm(stemmed, from), 1.0}}});
            }
        }
        ranker.rank(groups, from, 1.0, m_ranked);
        if (m_pivot != 0 && m_pivot != m_from) {
            ranker.rank(translatedGroups(description), pivotLanguage, m_options.crossQuery, m_ranked);
        }
    }

    /// The description's words as stems of their English translations.
    static std::vector<TermGroup> translatedGroups(const ReadDescription& description)
    {
        std::vector<TermGroup> groups;
        std::set<std::string> seen;
        for (const ReadWord& word : description.words) {
            if (word.english.empty() || !seen.insert(word.token).second) {
                continue;
            }
            TermGroup group;
            std::set<std::string> used;
            for (const ReadWord::Translation& translation : word.english) {
                const std::vector<std::string> stems = contentStems(translation.word, pivotLanguage);
                if (stems.size() == 1 && used.insert(stems.front()).second) {
                    group.alternatives.push_back(
                        {indexTerm(stems.front(), pivotLanguage), std::sqrt(translation.p / word.english.front().p)});
                }
            }
            if (!group.alternatives.empty()) {
                groups.push_back(std::move(group));
            }
        }
        return groups;
    }

    void readDefinitions(std::size_t count, Progress& progress)
    {
        count = std::min(count, m_ranked.size());
        if (count > m_sorted) {
            const auto begin = m_ranked.begin() + static_cast<std::ptrdiff_t>(m_sorted);
            const auto end = m_ranked.begin() + static_cast<std::ptrdiff_t>(count);
            if (end != m_ranked.end()) {
                std::nth_element(begin, end, m_ranked.end(), ranksBefore);
            }
            std::sort(begin, end, ranksBefore);
            m_sorted = count;
        }
        for (; m_read < count; ++m_read) {
            if (m_read % 256 == 0) {
                progress.throwIfCancelled();
            }
            readSenses(m_ranked[m_read]);
        }
    }

    void readSenses(const RankedDefinition& definition)
    {
        m_senses.clear();
        m_snapshot.senses(definition.id, [&](const IndexedSense& sense) { m_senses.push_back(sense); });
        if (m_senses.empty()) {
            ++m_senseless;
            return;
        }
        std::int64_t last = -1;
        double covered = 0;
        if (m_coverage) {
            const auto text = m_snapshot.definition(definition.id);
            covered = m_coverage->of(text.stems, text.language);
        }
        for (const IndexedSense& sense : m_senses) {
            const std::int64_t language = DefinitionIndex::languageOf(sense.word);
            const double factor = sense.kind == SenseKind::Translation ? m_options.translatedSense : 1;
            const double score = definition.score * factor;
            if (std::find(m_targets.begin(), m_targets.end(), language) != m_targets.end()) {
                support(sense.word, score, covered * factor, definition.id, sense.resource, sense.pos);
            }
            if ((language == m_from || language == m_pivot) && sense.word != last) {
                last = sense.word;
                if (m_seenHeadwords.emplace(sense.word, 0).second) {
                    m_headwords.push_back({sense.word, score, covered, definition.id, sense.resource, sense.pos});
                }
            }
        }
    }

    void support(std::int64_t word, double score, double covered, std::uint32_t definition, std::int64_t resource,
                 PartOfSpeech pos)
    {
        WordEvidence& evidence = m_evidence[word];
        evidence.coverage = std::max(evidence.coverage, covered);
        evidence.support += score;
        const bool preferred = score == evidence.best && evidence.definition != 0 && evidence.resource != resource &&
                               m_snapshot.placeOf(resource) < m_snapshot.placeOf(evidence.resource);
        if (evidence.definition == definition) {
            evidence.best = std::max(evidence.best, score);
            evidence.resource = preferred ? resource : evidence.resource;
        } else if (score > evidence.best || preferred) {
            evidence.second = evidence.best;
            evidence.best = score;
            evidence.definition = definition;
            evidence.resource = resource;
            evidence.pos = pos == PartOfSpeech::Unknown ? evidence.pos : pos;
        } else {
            evidence.second = std::max(evidence.second, score);
        }
        if (evidence.pos == PartOfSpeech::Unknown) {
            evidence.pos = pos;
        }
    }

    /// Translations of a word in one language with their shares of the votes, a vote being a dictionary.
    std::vector<Share> shares(std::int64_t word, std::int64_t language)
    {
        std::map<std::int64_t, std::set<std::int64_t>> votes;
        m_snapshot.translations(word, [&](const IndexedLink& link) {
            if (DefinitionIndex::languageOf(link.word) == language) {
                votes[link.word].insert(link.resource);
            }
        });
        return toShares(votes);
    }

    static std::vector<Share> toShares(const std::map<std::int64_t, std::set<std::int64_t>>& votes)
    {
        double total = 0;
        for (const auto& [word, resources] : votes) {
            total += static_cast<double>(resources.size());
        }
        std::vector<Share> result;
        for (const auto& [word, resources] : votes) {
            result.push_back({word, static_cast<double>(resources.size()) / total});
        }
        return result;
    }

    /// Carries a headword's score to its translations in every target language.
    void translate(const Headword& headword)
    {
        const std::int64_t own = DefinitionIndex::languageOf(headword.word);
        if (own == m_from && m_query.contains(m_snapshot.word(headword.word))) {
            return;
        }
        std::map<std::int64_t, std::map<std::int64_t, std::set<std::int64_t>>> votes;    // language → word → resources
        m_snapshot.translations(headword.word, [&](const IndexedLink& link) {
            const std::int64_t language = DefinitionIndex::languageOf(link.word);
            if (language == m_pivot || std::find(m_targets.begin(), m_targets.end(), language) != m_targets.end()) {
                votes[language][link.word].insert(link.resource);
            }
        });
        for (const std::int64_t target : m_targets) {
            if (target == own || target < 0) {
                continue;
            }
            if (const auto direct = votes.find(target); direct != votes.end()) {
                for (const Share& share : toShares(direct->second)) {
                    supportLink(headword, share.word, share.share, 1.0);
                }
            } else if (own != m_pivot && target != m_pivot) {
                translateThroughPivot(headword, target, votes);
            }
        }
    }

    void translateThroughPivot(const Headword& headword, std::int64_t target,
                               const std::map<std::int64_t, std::map<std::int64_t, std::set<std::int64_t>>>& votes)
    {
        const auto english = votes.find(m_pivot);
        if (english == votes.end()) {
            return;
        }
        std::map<std::int64_t, double> sums;
        for (const Share& first : toShares(english->second)) {
            for (const Share& second : shares(first.word, target)) {
                sums[second.word] += first.share * second.share;
            }
        }
        for (const auto& [word, share] : sums) {
            supportLink(headword, word, share, m_options.pivot);
        }
    }

    void supportLink(const Headword& headword, std::int64_t word, double share, double factor)
    {
        const double carried = factor * std::pow(share, m_options.linkExponent);
        support(word, headword.score * carried, headword.coverage * carried, headword.definition, headword.resource,
                headword.pos);
    }

    const LexicalOptions& m_options;
    DefinitionIndex::Snapshot& m_snapshot;
    Coverage* m_coverage;
    QueryWords m_query;
    std::int64_t m_from = 0;
    std::int64_t m_pivot = 0;
    std::vector<std::int64_t> m_targets;           ///< -1 where the index does not know the language
    std::vector<RankedDefinition> m_ranked;        ///< the first m_sorted in order, the others behind them in none
    std::size_t m_sorted = 0;
    std::size_t m_read = 0;
    std::size_t m_senseless = 0;                   ///< of those, the ones whose dictionaries are all switched off
    std::vector<IndexedSense> m_senses;            ///< of the definition being read
    std::vector<Headword> m_headwords;             ///< by falling score
    std::unordered_map<std::int64_t, int> m_seenHeadwords;
    std::size_t m_translated = 0;
    std::map<std::int64_t, WordEvidence> m_evidence;
};

} // namespace

LexicalChannel::LexicalChannel(LexicalOptions options) : m_options(options) {}

std::vector<std::vector<LexicalHit>> LexicalChannel::search(DefinitionIndex::Snapshot& snapshot, std::string_view text,
                                                            const ReadDescription& description, Coverage* coverage,
                                                            const std::vector<std::string>& to, std::size_t limit,
                                                            std::size_t wanted, const Accept& accept,
                                                            Progress& progress) const
{
    std::vector<std::vector<LexicalHit>> result(to.size());
    Search search(m_options, snapshot, text, description, coverage, to);
    auto depth = static_cast<std::size_t>(m_options.definitions);
    auto headwords = static_cast<std::size_t>(m_options.headwords);
    if (accept) {
        // A filter leaves few of the words, so twice as many are looked into from the start.
        depth *= 2;
        headwords *= 2;
    }
    for (;;) {
        search.deepen(depth, headwords, progress);
        bool wanting = false;
        for (std::size_t target = 0; target < to.size(); ++target) {
            bool rejected = false;
            result[target] = search.best(target, limit, accept, rejected);
            wanting = wanting || (rejected && result[target].size() < std::min(wanted, limit));
        }
        if (!wanting || depth >= search.definitions() || depth >= static_cast<std::size_t>(m_options.maximumDefinitions)) {
            return result;
        }
        depth *= 4;
        headwords *= 4;
    }
}

} // namespace crossgloss
