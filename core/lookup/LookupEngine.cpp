#include "lookup/LookupEngine.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "lookup/Explanation.h"
#include "lookup/TargetRanking.h"
#include "lookup/WordFilter.h"
#include "store/DefinitionIndex.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <chrono>
#include <set>

namespace crossgloss {

namespace {

std::uint32_t posBit(PartOfSpeech pos)
{
    return pos == PartOfSpeech::Unknown ? 0 : std::uint32_t{1} << static_cast<int>(pos);
}

/// The part of speech to show: one that the filter asks for where there is a choice.
PartOfSpeech shownPos(std::uint32_t mask, const std::vector<PartOfSpeech>& wanted)
{
    for (const PartOfSpeech pos : wanted) {
        if ((mask & posBit(pos)) != 0) {
            return pos;
        }
    }
    for (int bit = 1; bit < 32; ++bit) {
        if ((mask & (std::uint32_t{1} << bit)) != 0) {
            return static_cast<PartOfSpeech>(bit);
        }
    }
    return PartOfSpeech::Unknown;
}

bool contains(const std::vector<std::string>& list, const std::string& value)
{
    return std::find(list.begin(), list.end(), value) != list.end();
}

std::string join(const std::vector<std::string>& list)
{
    std::string text;
    for (const std::string& item : list) {
        text += (text.empty() ? "" : ", ") + item;
    }
    return text;
}

class Engine final : public ReverseDictionary {
public:
    Engine(std::shared_ptr<const Pack> pack, const Workspace* workspace, const LookupOptions& options)
        : m_pack(std::move(pack)), m_options(options), m_lexical(options.lexical)
    {
        if (workspace) {
            m_index = std::make_unique<DefinitionIndex>(*workspace);
        }
        if (!m_pack && !m_index) {
            throw Error(CROSSGLOSS_TEXT("A look-up needs a pack or a workspace with dictionaries"));
        }
        if (m_pack) {
            m_packFrom = m_pack->descriptionLanguages();
            m_packTo = m_pack->answerLanguages();
        }
    }

    LookupAnswer ask(const LookupQuery& query, Progress& progress) const override
    {
        const auto started = std::chrono::steady_clock::now();
        LookupAnswer answer;
        const std::unique_ptr<DefinitionIndex::Snapshot> snapshot = m_index ? m_index->snapshot() : nullptr;
        check(query, snapshot.get());
        const WordFilter filter(query.filter);
        const QueryWords words(query.text, query.from);
        Encoding encoding;
        const std::vector<LookupTarget> targets =
            search(query, filter, snapshot.get(), m_options.threads, encoding, progress);
        for (const EncodedToken& token : encoding.tokens) {
            answer.attention.push_back({token.token, token.weight, token.known});
        }
        progress.throwIfCancelled();

        Explainer explainer(snapshot.get(), query.text, query.from);
        for (const LookupTarget& target : targets) {
            const TargetRanking ranking(m_pack.get(), m_options.fusion, target, query, filter, words);
            for (const RankedWord& candidate : ranking.best()) {
                answer.rows.push_back(toRow(ranking, candidate, query, snapshot.get()));
                if (query.explain) {
                    explain(answer.rows.back(), target, candidate, explainer);
                }
            }
            progress.throwIfCancelled();
        }
        answer.elapsedMs =
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - started).count();
        return answer;
    }

    AnswerRank rank(const LookupQuery& query, const std::vector<std::string>& answers, Progress& progress) const override
    {
        const std::unique_ptr<DefinitionIndex::Snapshot> snapshot = m_index ? m_index->snapshot() : nullptr;
        check(query, snapshot.get());
        const WordFilter filter(query.filter);
        const QueryWords words(query.text, query.from);
        Encoding encoding;
        const std::vector<LookupTarget> targets = search(query, filter, snapshot.get(), 1, encoding, progress);
        const LookupTarget& target = targets.front();
        const TargetRanking ranking(m_pack.get(), m_options.fusion, target, query, filter, words);

        AnswerRank result;
        for (const std::string& text : answers) {
            const std::string folded = normalise(text, target.language);
            const std::size_t row = vocabularyRow(target.language, text);
            RankedWord candidate;
            if (row != noRow) {
                result.covered = true;
                const auto hit = target.hitOfRow.find(row);
                candidate = ranking.atRow(row, hit == target.hitOfRow.end() ? noRow : hit->second);
            } else {
                const auto hit =
                    std::find_if(target.lexical.begin(), target.lexical.end(), [&](const LexicalHit& entry) {
                        return entry.text == text || normalise(entry.text, target.language) == folded;
                    });
                if (hit == target.lexical.end()) {
                    result.covered = result.covered ||
                                     (!m_pack && snapshot && !snapshot->findWord(text, target.language).empty());
                    continue;
                }
                result.covered = true;
                candidate = ranking.outside(static_cast<std::size_t>(hit - target.lexical.begin()));
            }
            if (!ranking.admits(candidate)) {
                continue;
            }
            const std::uint64_t place = ranking.placeOf(candidate);
            if (result.rank == 0 || place < result.rank) {
                result.rank = place;
            }
        }
        return result;
    }

    WordDetails describe(const std::string& word, const std::string& language, int limit) const override;

    std::vector<std::string> descriptionLanguages() const override { return merged(m_packFrom); }
    std::vector<std::string> answerLanguages() const override { return merged(m_packTo); }
    bool hasIndex() const override { return m_index && !m_index->empty(); }

private:
    std::vector<std::string> merged(const std::vector<std::string>& pack) const
    {
        // The pack's languages come first, in its own order; installed dictionaries may add others.
        std::vector<std::string> result = pack;
        if (m_index) {
            for (std::string& language : m_index->languages()) {
                if (!contains(result, language)) {
                    result.push_back(std::move(language));
                }
            }
        }
        return result;
    }

    void check(const LookupQuery& query, DefinitionIndex::Snapshot* snapshot) const
    {
        const auto indexed = [&](const std::string& language) {
            return snapshot && query.channel != Channel::Dense && snapshot->languageId(language).has_value();
        };
        const bool dense = query.channel != Channel::Lexical;
        if (!(dense && contains(m_packFrom, query.from)) && !indexed(query.from)) {
            throw Error(CROSSGLOSS_TEXT("Descriptions in the language %1 are not understood"), {query.from})
                .advise(CROSSGLOSS_TEXT("Choose one of: ") + join(descriptionLanguages()));
        }
        if (query.to.empty()) {
            throw Error(CROSSGLOSS_TEXT("No language was asked for"));
        }
        for (const std::string& language : query.to) {
            if (!(dense && contains(m_packTo, language)) && !indexed(language)) {
                throw Error(CROSSGLOSS_TEXT("There are no words of the language %1"), {language})
                    .advise(CROSSGLOSS_TEXT("Choose one of: ") + join(answerLanguages()));
            }
        }
    }

    std::size_t vocabularyRow(const std::string& language, std::string_view word) const
    {
        if (!m_pack || !contains(m_packTo, language)) {
            return noRow;
        }
        if (const auto row = m_pack->find(language, word)) {
            return *row;
        }
        const auto row = m_pack->find(language, normalise(word, language));
        return row ? *row : noRow;
    }

    /// Runs both channels; the lexical one beside the dense ones.
    std::vector<LookupTarget> search(const LookupQuery& query, const WordFilter& filter,
                                     DefinitionIndex::Snapshot* snapshot, int threads, Encoding& encoding,
                                     Progress& progress) const
    {
        std::vector<LookupTarget> targets(query.to.size());
        for (std::size_t i = 0; i < targets.size(); ++i) {
            targets[i].language = query.to[i];
        }
        if (query.channel != Channel::Lexical && contains(m_packFrom, query.from)) {
            encoding = m_pack->encode(query.text, query.from);
        }
        const bool lexical = snapshot && query.channel != Channel::Dense;
        const bool denseFills = !encoding.vector.empty() &&
                                std::all_of(query.to.begin(), query.to.end(), [&](const std::string& language) {
                                    return contains(m_packTo, language);
                                });
        const LexicalChannel::Accept accept = [&](std::size_t target, std::string_view word, PartOfSpeech pos) {
            const std::size_t row = vocabularyRow(query.to[target], word);
            const std::uint32_t mask = row == noRow ? 0 : m_pack->partsOfSpeech(query.to[target], row);
            return filter.accepts(word, mask | posBit(pos), row == noRow ? 0 : static_cast<int>(row) + 1);
        };
        const auto work = [&](std::size_t task) {
            progress.throwIfCancelled();
            if (task == 0) {
                if (lexical) {
                    auto found = m_lexical.search(*snapshot, query.text, query.from, query.to,
                                                  static_cast<std::size_t>(std::max(m_options.lexicalPool, query.limit)),
                                                  denseFills ? 0 : static_cast<std::size_t>(std::max(0, query.limit)),
                                                  filter.empty() ? LexicalChannel::Accept() : accept, progress);
                    for (std::size_t i = 0; i < targets.size(); ++i) {
                        targets[i].lexical = std::move(found[i]);
                    }
                }
                return;
            }
            LookupTarget& target = targets[task - 1];
            if (!encoding.vector.empty() && contains(m_packTo, target.language)) {
                target.dense.resize(m_pack->vocabularySize(target.language));
                m_pack->score(encoding, target.language, target.dense);
                target.scale = denseScale(target.dense);
            }
        };
        if (threads == 1) {
            for (std::size_t task = 0; task <= targets.size(); ++task) {
                work(task);
            }
        } else {
            parallelEach(targets.size() + 1, threads, work);
        }
        for (LookupTarget& target : targets) {
            target.lexicalRow.reserve(target.lexical.size());
            for (std::size_t i = 0; i < target.lexical.size(); ++i) {
                const std::size_t row = vocabularyRow(target.language, target.lexical[i].text);
                target.lexicalRow.push_back(row);
                if (row != noRow) {
                    target.hitOfRow.emplace(row, i);
                }
            }
        }
        return targets;
    }

    LookupRow toRow(const TargetRanking& ranking, const RankedWord& candidate, const LookupQuery& query,
                    DefinitionIndex::Snapshot* snapshot) const
    {
        const LookupTarget& target = ranking.target();
        LookupRow row;
        row.language = target.language;
        row.word = ranking.textOf(candidate);
        row.score = target.dense.empty() ? candidate.score : shownScore(candidate.score, m_options.fusion);
        std::uint32_t mask = candidate.hit == noRow ? 0 : posBit(target.lexical[candidate.hit].pos);
        if (candidate.row != noRow) {
            row.frequencyRank = static_cast<int>(candidate.row) + 1;
            if (mask == 0) {
                mask = m_pack->partsOfSpeech(target.language, candidate.row);
            }
        }
        row.pos = shownPos(mask, query.filter.partsOfSpeech);
        row.source = "encoder";
        if (candidate.hit == noRow && snapshot) {
            row.word = dictionaryForm(*snapshot, row.word, target.language);
        }
        return row;
    }

    void explain(LookupRow& row, const LookupTarget& target, const RankedWord& candidate, Explainer& explainer) const
    {
        if (candidate.hit != noRow) {
            const LexicalHit& hit = target.lexical[candidate.hit];
            explainer.fill(row, hit.definition, hit.resource);
        } else {
            explainer.search(row);
        }
    }

    std::shared_ptr<const Pack> m_pack;
    LookupOptions m_options;
    LexicalChannel m_lexical;
    std::unique_ptr<DefinitionIndex> m_index;
    std::vector<std::string> m_packFrom;
    std::vector<std::string> m_packTo;
};

WordDetails Engine::describe(const std::string& word, const std::string& language, int limit) const
{
    WordDetails details;
    const std::size_t wanted = static_cast<std::size_t>(std::max(0, limit));
    const std::unique_ptr<DefinitionIndex::Snapshot> snapshot = m_index ? m_index->snapshot() : nullptr;
    std::set<std::string> translated;
    if (snapshot) {
        details.glosses = glossesOf(*snapshot, word, language, wanted);
        details.translations = translationsOf(*snapshot, word, language, wanted);
        for (const LookupRow& row : details.translations) {
            translated.insert(row.language);
        }
    }
    const std::size_t row = vocabularyRow(language, word);
    if (row == noRow) {
        return details;
    }
    // A word's own vector serves as a description of it.
    Encoding encoding;
    encoding.vector.resize(m_pack->dimension());
    m_pack->targetVector(language, row, encoding.vector);
    const std::string folded = normalise(word, language);
    const WordFilter everything{LookupFilter{}};
    const QueryWords nothing("", language);
    for (const std::string& other : m_packTo) {
        const bool own = other == language;
        if (!own && translated.contains(other)) {
            continue;
        }
        LookupTarget target;
        target.language = other;
        target.dense.resize(m_pack->vocabularySize(other));
        m_pack->score(encoding, other, target.dense);
        target.scale = denseScale(target.dense);
        LookupQuery query;
        query.from = language;
        query.limit = own ? limit + 1 : 3;
        std::vector<LookupRow>& rows = own ? details.neighbours : details.translations;
        const TargetRanking ranking(m_pack.get(), m_options.fusion, target, query, everything, nothing);
        for (const RankedWord& candidate : ranking.best()) {
            LookupRow found = toRow(ranking, candidate, query, snapshot.get());
            if (!(own && normalise(found.word, language) == folded)) {
                rows.push_back(std::move(found));
            }
        }
    }
    details.neighbours.resize(std::min(details.neighbours.size(), wanted));
    return details;
}

} // namespace

std::unique_ptr<ReverseDictionary> openLookup(std::shared_ptr<const Pack> pack, const Workspace* workspace,
                                              const LookupOptions& options)
{
    return std::make_unique<Engine>(std::move(pack), workspace, options);
}

} // namespace crossgloss
