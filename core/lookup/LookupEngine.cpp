#include "lookup/LookupEngine.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "lookup/Explanation.h"
#include "lookup/WordFilter.h"
#include "store/DefinitionIndex.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <chrono>
#include <set>
#include <unordered_map>
#include <unordered_set>

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

constexpr std::size_t noRow = ~std::size_t{0};

/// Everything known about the words of one target language for one description.
struct Target {
    std::string language;
    std::vector<float> dense;                                  ///< by row; empty without the encoder
    DenseScale scale;
    std::vector<LexicalHit> lexical;
    std::vector<std::size_t> lexicalRow;                       ///< row of each hit, noRow outside of the vocabulary
    std::unordered_map<std::size_t, std::size_t> hitOfRow;     ///< the best hit of a row
};

/// A word of the ranking.
struct Candidate {
    double score = 0;                  ///< fused
    std::size_t row = noRow;
    std::size_t hit = noRow;           ///< index into Target::lexical
};

/// Best first; equal scores by place in the vocabulary, then by place in the lexical list: the same in every run.
bool ranksBefore(const Candidate& a, const Candidate& b)
{
    if (a.score != b.score) {
        return a.score > b.score;
    }
    return a.row != b.row ? a.row < b.row : a.hit < b.hit;
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
        std::vector<Target> targets = search(query, filter, snapshot.get(), m_options.threads, encoding, progress);
        for (const EncodedToken& token : encoding.tokens) {
            answer.attention.push_back({token.token, token.weight, token.known});
        }
        progress.throwIfCancelled();

        Explainer explainer(snapshot.get(), query.text, query.from);
        for (const Target& target : targets) {
            for (const Candidate& candidate : best(target, query, filter, words)) {
                answer.rows.push_back(toRow(target, candidate, query, snapshot.get()));
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
        const std::vector<Target> targets = search(query, filter, snapshot.get(), 1, encoding, progress);
        const Target& target = targets.front();

        AnswerRank result;
        for (const std::string& text : answers) {
            const std::string folded = normalise(text, target.language);
            const std::size_t row = vocabularyRow(target.language, text);
            Candidate candidate;
            if (row != noRow) {
                result.covered = true;
                const auto hit = target.hitOfRow.find(row);
                candidate = atRow(target, row, hit == target.hitOfRow.end() ? noRow : hit->second);
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
                candidate = outside(target, static_cast<std::size_t>(hit - target.lexical.begin()));
            }
            if (!admitted(target, candidate, query, filter, words)) {
                continue;
            }
            const std::uint64_t place = placeOf(target, candidate, query, filter, words);
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
    std::vector<Target> search(const LookupQuery& query, const WordFilter& filter, DefinitionIndex::Snapshot* snapshot,
                               int threads, Encoding& encoding, Progress& progress) const
    {
        std::vector<Target> targets(query.to.size());
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
            Target& target = targets[task - 1];
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
        for (Target& target : targets) {
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

    Candidate atRow(const Target& target, std::size_t row, std::size_t hit) const
    {
        const double lexical = hit == noRow ? 0 : target.lexical[hit].score;
        if (target.dense.empty()) {
            return {lexical, row, hit};
        }
        return {fuse(static_cast<double>(target.dense[row]), target.scale, lexical, m_options.fusion), row, hit};
    }

    Candidate outside(const Target& target, std::size_t hit) const
    {
        const double lexical = target.lexical[hit].score;
        return {target.dense.empty() ? lexical : fuse(std::nullopt, target.scale, lexical, m_options.fusion), noRow, hit};
    }

    bool admitted(const Target& target, const Candidate& candidate, const LookupQuery& query, const WordFilter& filter,
                  const QueryWords& words) const
    {
        // Lexical hits have passed both tests already.
        if (candidate.hit != noRow) {
            return true;
        }
        const std::string_view word = m_pack->word(target.language, candidate.row);
        if (!filter.empty() && !filter.accepts(word, m_pack->partsOfSpeech(target.language, candidate.row),
                                               static_cast<int>(candidate.row) + 1)) {
            return false;
        }
        return target.language != query.from || !words.contains(word);
    }

    /// Hits that stand for a word of their own: those outside of the vocabulary and the best one of each row.
    template <typename Sink> void eachHit(const Target& target, const Sink& sink) const
    {
        for (std::size_t i = 0; i < target.lexical.size(); ++i) {
            const std::size_t row = target.lexicalRow[i];
            if (row == noRow) {
                sink(outside(target, i));
            } else if (target.hitOfRow.at(row) == i) {
                sink(atRow(target, row, i));
            }
        }
    }

    std::vector<Candidate> best(const Target& target, const LookupQuery& query, const WordFilter& filter,
                                const QueryWords& words) const
    {
        // Some more than asked for, since forms of one word are merged afterwards.
        const std::size_t wanted = static_cast<std::size_t>(std::max(0, query.limit)) + 16;
        std::vector<Candidate> heap;
        const auto offer = [&](const Candidate& candidate) {
            if (heap.size() == wanted && !ranksBefore(candidate, heap.front())) {
                return;
            }
            if (!admitted(target, candidate, query, filter, words)) {
                return;
            }
            if (heap.size() == wanted) {
                std::pop_heap(heap.begin(), heap.end(), ranksBefore);
                heap.pop_back();
            }
            heap.push_back(candidate);
            std::push_heap(heap.begin(), heap.end(), ranksBefore);
        };
        eachHit(target, offer);
        for (std::size_t row = 0; row < target.dense.size(); ++row) {
            const Candidate candidate = atRow(target, row, noRow);
            if (heap.size() == wanted && !ranksBefore(candidate, heap.front())) {
                continue;
            }
            if (!target.hitOfRow.contains(row)) {
                offer(candidate);
            }
        }
        std::sort(heap.begin(), heap.end(), ranksBefore);
        std::unordered_set<std::string> seen;
        std::vector<Candidate> result;
        for (const Candidate& candidate : heap) {
            if (result.size() == static_cast<std::size_t>(std::max(0, query.limit))) {
                break;
            }
            if (seen.insert(normalise(textOf(target, candidate), target.language)).second) {
                result.push_back(candidate);
            }
        }
        return result;
    }

    std::uint64_t placeOf(const Target& target, const Candidate& candidate, const LookupQuery& query,
                          const WordFilter& filter, const QueryWords& words) const
    {
        std::uint64_t above = 0;
        const auto count = [&](const Candidate& other) {
            if (ranksBefore(other, candidate) && admitted(target, other, query, filter, words)) {
                ++above;
            }
        };
        eachHit(target, count);
        for (std::size_t row = 0; row < target.dense.size(); ++row) {
            const Candidate other = atRow(target, row, noRow);
            if (ranksBefore(other, candidate) && !target.hitOfRow.contains(row)) {
                count(other);
            }
        }
        if (target.dense.empty() && candidate.hit == noRow) {
            // Without the encoder, words that the lexical channel does not find share the places behind its hits.
            const std::size_t vocabulary = m_pack->vocabularySize(target.language);
            return target.lexical.size() + (vocabulary - std::min(vocabulary, target.lexical.size())) / 2 + 1;
        }
        return above + 1;
    }

    std::string textOf(const Target& target, const Candidate& candidate) const
    {
        return candidate.hit != noRow ? target.lexical[candidate.hit].text
                                      : std::string(m_pack->word(target.language, candidate.row));
    }

    LookupRow toRow(const Target& target, const Candidate& candidate, const LookupQuery& query,
                    DefinitionIndex::Snapshot* snapshot) const
    {
        LookupRow row;
        row.language = target.language;
        row.word = textOf(target, candidate);
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

    void explain(LookupRow& row, const Target& target, const Candidate& candidate, Explainer& explainer) const
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
        Target target;
        target.language = other;
        target.dense.resize(m_pack->vocabularySize(other));
        m_pack->score(encoding, other, target.dense);
        target.scale = denseScale(target.dense);
        LookupQuery query;
        query.from = language;
        query.limit = own ? limit + 1 : 3;
        std::vector<LookupRow>& rows = own ? details.neighbours : details.translations;
        for (const Candidate& candidate : best(target, query, everything, nothing)) {
            LookupRow found = toRow(target, candidate, query, snapshot.get());
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
