#include "lookup/LookupEngine.h"

#include "base/Error.h"
#include "lookup/DescriptionLanguage.h"
#include "lookup/EntryDetails.h"
#include "lookup/Explanation.h"
#include "lookup/LookupSearch.h"
#include "lookup/Plural.h"
#include "lookup/TargetRanking.h"
#include "lookup/WordEntry.h"
#include "lookup/WordFilter.h"
#include "lookup/WordGrammar.h"
#include "lookup/WordShape.h"
#include "meanings/MeaningFile.h"
#include "store/DefinitionIndex.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <optional>
#include <set>

namespace crossgloss {

namespace {

constexpr double statedWeight = 8;       // of a part of speech that a definition states, against one that none does
constexpr double minSure = 0.25;     // score of a best answer below which fewer than one of five is right
constexpr double minMeaning = 0.05;  // chance of a meaning that is told
constexpr std::size_t maxMeanings = 8;
constexpr double minExpected = 0.02; // of a part of speech that the description's beginning rules out

/// Sets a row's parts of speech, of those that the word has: first one that the filter asks for, else the one that the
/// description (@p openings, may be empty) and its finder (@p said) make likeliest.
void setPos(LookupRow& row, std::uint32_t mask, PartOfSpeech said, const std::vector<PartOfSpeech>& wanted,
            const std::vector<double>& openings)
{
    double best = 0;
    for (std::size_t bit = 1; bit < 32; ++bit) {
        const auto pos = static_cast<PartOfSpeech>(bit);
        if ((mask & posBit(pos)) == 0) {
            continue;
        }
        double chance = minExpected + (bit < openings.size() ? openings[bit] : 0);
        chance *= pos == said ? statedWeight : 1;
        chance += std::ranges::find(wanted, pos) != wanted.end() ? 1000 : 0;
        if (chance > best) {
            best = chance;
            row.pos = pos;
        }
        row.furtherPos.push_back(pos);
    }
    std::erase(row.furtherPos, row.pos);
}

std::string join(const std::vector<std::string>& list)
{
    std::string text;
    for (const std::string& item : list) {
        text += (text.empty() ? "" : ", ") + item;
    }
    return text;
}

double millisecondsSince(std::chrono::steady_clock::time_point started)
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - started).count();
}

/// Puts a word's translations, which are sorted by language, into the order in which a look-up of the word has them.
void sortTranslations(const WordEntries& entries, const std::string& word, const std::string& language,
                      std::vector<LookupRow>& rows)
{
    const std::optional<FoundWord> headword = entries.find(word, language);
    for (auto begin = rows.begin(); headword && begin != rows.end();) {
        const std::string other = begin->language;
        const auto end = std::find_if(begin, rows.end(), [&](const LookupRow& row) { return row.language != other; });
        std::map<std::string, std::size_t> places;
        for (const WordTranslation& translation : entries.translations(*headword, language, other)) {
            places.emplace(normalise(translation.word, other), places.size());
        }
        std::stable_sort(begin, end, [&](const LookupRow& a, const LookupRow& b) {
            const auto place = [&](const LookupRow& row) {
                const auto found = places.find(normalise(row.word, other));
                return found == places.end() ? places.size() : found->second;
            };
            return place(a) < place(b);
        });
        begin = end;
    }
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
            std::filesystem::path meanings = m_pack->file();
            std::error_code failure;
            if (m_options.meanings && !meanings.empty()
                && std::filesystem::exists(meanings.replace_extension(".meanings"), failure)) {
                m_meanings = MeaningFile::open(meanings, *m_pack);
            }
        }
    }

    LookupAnswer ask(const LookupQuery& query, Progress& progress) const override
    {
        const auto started = std::chrono::steady_clock::now();
        LookupAnswer answer;
        const std::unique_ptr<DefinitionIndex::Snapshot> snapshot = m_index ? m_index->snapshot(query.dictionaries) : nullptr;
        check(query, snapshot.get());
        if (tokenise(query.text, query.from).empty()) {
            listWords(query, snapshot.get(), answer);
            answer.elapsedMs = millisecondsSince(started);
            return answer;
        }
        if (m_pack) {
            answer.suggestedLanguage = suggestedLanguage(query.text, query.from, m_packFrom, *m_pack);
        }
        const LookupSearch search(resources(snapshot.get()), query, m_options.threads, progress);
        answer.attention = search.attention();
        listMeanings(search, query, answer);
        const std::vector<double> openings = search.openings();

        Explainer explainer(snapshot.get(), query.text, query.from);
        const WordEntries entries(query.channel == Channel::Lexical ? nullptr : m_pack.get(),
                                  query.channel == Channel::Dense ? nullptr : snapshot.get(), m_meanings.get());
        const std::optional<FoundWord> headword =
            query.channel == Channel::Fused ? entries.find(query.text, query.from) : std::nullopt;
        if (headword) {
            answer.headword = headword->word;
            answer.match = headword->match;
        }
        for (std::size_t i = 0; i < query.to.size(); ++i) {
            std::set<std::string> shown;
            const std::size_t end = answer.rows.size() + static_cast<std::size_t>(std::max(0, query.limit));
            if (headword) {
                for (LookupRow& row : translated(entries, *headword, query, i, snapshot.get())) {
                    if (answer.rows.size() < end && shown.insert(normalise(row.word, row.language)).second) {
                        answer.rows.push_back(std::move(row));
                    }
                }
            }
            const TargetRanking& ranking = search.ranking(i);
            std::vector<LookupRow> vulgar; // below the others
            for (const RankedWord& candidate : search.isUnderstood() ? ranking.best() : std::vector<RankedWord>()) {
                if (answer.rows.size() == end) {
                    break;
                }
                if (!shown.insert(normalise(ranking.textOf(candidate), query.to[i])).second) {
                    continue;
                }
                LookupRow row = toRow(ranking, candidate, query, openings, snapshot.get());
                if (isBroken(row.word, row.language, contains(m_packTo, row.language) ? m_pack.get() : nullptr, snapshot.get())) {
                    continue;
                }
                markOffence(row);
                row.score = search.shownScore(i, candidate.score);
                if (query.explain && row.definition.empty()) {
                    explain(row, ranking.target(), candidate, query.from, explainer);
                }
                (offends(row) ? vulgar : answer.rows).push_back(std::move(row));
            }
            for (LookupRow& row : vulgar) {
                if (answer.rows.size() < end && !query.filter.hideVulgar) {
                    answer.rows.push_back(std::move(row));
                }
            }
            progress.throwIfCancelled();
        }
        // A meaning is as likely as the likeliest of its words, by all that is known of them.
        for (LookupMeaning& meaning : answer.meanings) {
            meaning.score = 0;
            for (const LookupRow& row : answer.rows) {
                meaning.score = row.meaning == meaning.id ? std::max(meaning.score, row.score) : meaning.score;
            }
        }
        std::ranges::stable_sort(answer.meanings, std::ranges::greater(), &LookupMeaning::score);
        answer.calibrated = search.isWeighed();
        answer.sure = !search.isWeighed() || !answer.headword.empty()
                      || std::ranges::any_of(answer.rows, [](const LookupRow& row) { return row.score >= minSure; });
        answer.elapsedMs = millisecondsSince(started);
        return answer;
    }

    std::vector<NamedCandidate> candidates(const LookupQuery& query, Progress& progress) const override
    {
        const std::unique_ptr<DefinitionIndex::Snapshot> snapshot = m_index ? m_index->snapshot(query.dictionaries) : nullptr;
        check(query, snapshot.get());
        const LookupSearch search(resources(snapshot.get()), query, 1, progress);
        std::vector<NamedCandidate> result;
        for (const Candidate& candidate : search.candidates(0)) {
            result.push_back({search.ranking(0).textOf(candidate.word), candidate.word.score, candidate.features});
        }
        return result;
    }

    AnswerRank rank(const LookupQuery& query, const std::vector<std::string>& answers, Progress& progress) const override
    {
        const std::unique_ptr<DefinitionIndex::Snapshot> snapshot = m_index ? m_index->snapshot(query.dictionaries) : nullptr;
        check(query, snapshot.get());
        const LookupSearch search(resources(snapshot.get()), query, 1, progress);
        const TargetRanking& ranking = search.ranking(0);
        const LookupTarget& target = ranking.target();

        AnswerRank result;
        const auto reach = [&](std::uint64_t place) {
            result.covered = true;
            result.rank = result.rank == 0 ? place : std::min(result.rank, place);
        };
        // A text that names a word is answered by its translations first, as in ask().
        const std::vector<std::string> first = namedFirst(query, snapshot.get());
        for (const std::string& text : answers) {
            const std::string folded = normalise(text, target.language);
            if (const auto named = std::find(first.begin(), first.end(), folded); named != first.end()) {
                reach(static_cast<std::uint64_t>(named - first.begin()) + 1);
                continue;
            }
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
            if (!search.isUnderstood() || !ranking.admits(candidate)) {
                continue;
            }
            const std::uint64_t place = ranking.placeOf(candidate);
            std::uint64_t above = 0; // of the words named first, those that stand before it anyway
            for (const std::string& word : first) {
                const std::size_t named = vocabularyRow(target.language, word);
                const auto hit = named == noRow ? target.hitOfRow.end() : target.hitOfRow.find(named);
                if (named != noRow &&
                    ranking.placeOf(ranking.atRow(named, hit == target.hitOfRow.end() ? noRow : hit->second)) < place) {
                    ++above;
                }
            }
            reach(place + first.size() - above);
        }
        return result;
    }

    WordDetails describe(const std::string& word, const std::string& language, int limit,
                         const std::vector<std::string>& dictionaries = {}) const override;

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
            // Where some dictionaries are chosen, a language that others have is answered with nothing.
            return snapshot && query.channel != Channel::Dense &&
                   (snapshot->languageId(language).has_value() ||
                    (!query.dictionaries.empty() && contains(m_index->languages(), language)));
        };
        const bool dense = query.channel != Channel::Lexical;
        if (!(dense && contains(m_packFrom, query.from)) && !indexed(query.from)) {
            throw Error(CROSSGLOSS_TEXT("Descriptions in the language %1 are not understood"), {query.from})
                .advise(CROSSGLOSS_TEXT("Choose one of: ") + join(descriptionLanguages()));
        }
        if (query.to.empty()) {
            throw Error(CROSSGLOSS_TEXT("No language was requested"));
        }
        for (const std::string& language : query.to) {
            if (!(dense && contains(m_packTo, language)) && !indexed(language)) {
                throw Error(CROSSGLOSS_TEXT("There are no words of the language %1"), {language})
                    .advise(CROSSGLOSS_TEXT("Choose one of: ") + join(answerLanguages()));
            }
        }
    }

    /// Without a description the filters alone list words, frequent ones first.
    void listWords(const LookupQuery& query, DefinitionIndex::Snapshot* snapshot, LookupAnswer& answer) const
    {
        const WordFilter filter(query.filter);
        for (const std::string& language : query.to) {
            if (filter.empty() || !m_pack || !contains(m_packTo, language)) {
                continue;
            }
            int listed = 0;
            const std::size_t size = m_pack->vocabularySize(language);
            for (std::size_t place = 0; place < size && listed < query.limit; ++place) {
                const std::string word(m_pack->word(language, place));
                const std::uint32_t mask = m_pack->partsOfSpeech(language, place);
                if (!filter.accepts(word, mask, static_cast<int>(place) + 1)) {
                    continue;
                }
                LookupRow row;
                row.word = snapshot ? dictionaryForm(*snapshot, word, language) : word;
                row.language = language;
                setPos(row, mask, PartOfSpeech::Unknown, query.filter.partsOfSpeech, {});
                row.source = "encoder";
                row.kind = AnswerKind::Listed;
                if (snapshot && (query.explain || query.filter.hideVulgar)) {
                    row.marks = agreedMarks(*snapshot, row.word, language);
                }
                if (query.filter.hideVulgar && row.marks.has(Usage::Vulgar)) {
                    continue;
                }
                row.frequencyRank = static_cast<int>(place) + 1;
                if (query.explain) {
                    Explainer(snapshot, std::string_view(), query.from).search(row);
                }
                ++listed;
                answer.rows.push_back(std::move(row));
            }
        }
    }

    LookupResources resources(DefinitionIndex::Snapshot* snapshot) const
    {
        const bool served = snapshot && !snapshot->nothingServes() && hasIndex();
        return {m_pack.get(), m_packTo, served ? snapshot : nullptr, &m_lexical, &m_options, m_meanings.get()};
    }

    std::size_t vocabularyRow(const std::string& language, std::string_view word) const
    {
        return resources(nullptr).vocabularyRow(language, word);
    }

    /// The answers of query.to.front() that come first because the text names a word, normalised.
    std::vector<std::string> namedFirst(const LookupQuery& query, DefinitionIndex::Snapshot* snapshot) const
    {
        std::vector<std::string> result;
        const WordEntries entries(m_pack.get(), snapshot, m_meanings.get());
        const std::optional<FoundWord> headword =
            query.channel == Channel::Fused ? entries.find(query.text, query.from) : std::nullopt;
        if (headword) {
            LookupQuery plain = query;
            plain.explain = false;
            for (const LookupRow& row : translated(entries, *headword, plain, 0, snapshot)) {
                std::string folded = normalise(row.word, row.language);
                if (std::find(result.begin(), result.end(), folded) == result.end()) {
                    result.push_back(std::move(folded));
                }
            }
        }
        return result;
    }

    /// Translations of a word asked for by name into one target, those that the filter lets through.
    std::vector<LookupRow> translated(const WordEntries& entries, const FoundWord& headword, const LookupQuery& query,
                                      std::size_t target, DefinitionIndex::Snapshot* snapshot) const
    {
        const std::string& language = query.to[target];
        const WordFilter filter(query.filter);
        const std::vector<WordTranslation> found = entries.translations(headword, query.from, language);
        double total = 0;
        for (const WordTranslation& translation : found) {
            total += std::exp(translation.score - found.front().score);
        }
        std::vector<LookupRow> rows;
        for (const WordTranslation& translation : found) {
            LookupRow row;
            row.word = translation.word;
            row.language = language;
            row.kind = language == query.from ? AnswerKind::Synonym : AnswerKind::Translation;
            row.score = std::exp(translation.score - found.front().score) / total;
            row.source = translation.source.empty() ? "encoder" : translation.source;
            const std::size_t place = vocabularyRow(language, row.word);
            row.frequencyRank = place == noRow ? 0 : static_cast<int>(place) + 1;
            const std::uint32_t mask = partsOfSpeech(language, row.word, place, translation.pos, snapshot);
            if (!filter.accepts(row.word, mask, row.frequencyRank)) {
                continue;
            }
            if (snapshot && query.explain && !translation.ids.empty()) {
                if (const std::uint32_t definition = entries.commonDefinition(headword, translation, query.from)) {
                    if (auto text = snapshot->definition(definition); text.language == query.from) {
                        row.definition = std::move(text.text);
                        row.definitionLanguage = std::move(text.language);
                    }
                }
            }
            setPos(row, mask, translation.pos, query.filter.partsOfSpeech, {});
            row.sense = translation.sense;
            if (snapshot && query.explain) {
                row.marks = agreedMarks(*snapshot, row.word, language);
            }
            if (const auto place = meaningLanguage(language); m_meanings && place) {
                tellGender(row, normalise(row.word, language), *place);
            }
            if (query.filter.partsOfSpeech.empty()) {
                settleNoun(row, m_meanings.get(), snapshot);
            }
            markOffence(row);
            rows.push_back(std::move(row));
        }
        // Who asks for such a word by name is answered with such words.
        LookupRow own;
        own.word = headword.word;
        own.language = query.from;
        own.marks = snapshot ? agreedMarks(*snapshot, headword.ids) : WordMarks();
        markOffence(own);
        if (!offends(own)) {
            const auto decent = [&](const LookupRow& row) { return !offends(row); };
            const auto rest = std::ranges::stable_partition(rows, decent);
            if (query.filter.hideVulgar) {
                rows.erase(rest.begin(), rest.end());
            }
        }
        return rows;
    }

    /// Adds what the vocabulary's list of offensive words says.
    void markOffence(LookupRow& row) const
    {
        if (m_meanings) {
            row.marks.usage |= m_meanings->offence(row.language, normalise(row.word, row.language));
        }
    }

    /// Whether a word is to be hidden where vulgar ones are; dictionaries call too much derogatory to go by that.
    bool offends(const LookupRow& row) const
    {
        return row.marks.has(Usage::Vulgar)
               || (m_meanings && m_meanings->offence(row.language, normalise(row.word, row.language)) != 0);
    }

    /// A word's own parts of speech: by the pack's votes, else by the index's, else what its finder says.
    std::uint32_t partsOfSpeech(const std::string& language, const std::string& word, std::size_t row,
                                PartOfSpeech said, DefinitionIndex::Snapshot* snapshot) const
    {
        std::uint32_t mask = row == noRow ? 0 : m_pack->partsOfSpeech(language, row);
        if (mask == 0 && snapshot) {
            for (const std::int64_t id : snapshot->findWord(word, language)) {
                mask |= votedPartsOfSpeech(*snapshot, id);
            }
        }
        return mask != 0 ? mask : posBit(said);
    }

    LookupRow toRow(const TargetRanking& ranking, const RankedWord& candidate, const LookupQuery& query,
                    const std::vector<double>& openings, DefinitionIndex::Snapshot* snapshot) const
    {
        const LookupTarget& target = ranking.target();
        LookupRow row;
        row.language = target.language;
        row.word = ranking.textOf(candidate);
        row.score = target.dense.empty() ? candidate.score : shownScore(candidate.score, m_options.fusion);
        if (candidate.row != noRow) {
            row.frequencyRank = static_cast<int>(candidate.row) + 1;
        }
        const PartOfSpeech said = candidate.hit == noRow ? PartOfSpeech::Unknown : target.lexical[candidate.hit].pos;
        setPos(row, partsOfSpeech(target.language, row.word, candidate.row, said, snapshot), said,
               query.filter.partsOfSpeech, openings);
        row.source = "encoder";
        if (candidate.hit == noRow && snapshot) {
            row.word = dictionaryForm(*snapshot, row.word, target.language);
        }
        if (snapshot && query.explain) {
            row.marks = agreedMarks(*snapshot, row.word, target.language);
        }
        if (m_meanings) {
            tellMeaning(row, target, query);
        }
        if (query.filter.partsOfSpeech.empty()) {
            settleNoun(row, m_meanings.get(), snapshot);
        }
        return row;
    }

    /// What the vocabulary says of a word: how it is written, its gender and register; of the meaning that the description
    /// is likely to be of, its definition and part of speech.
    void tellMeaning(LookupRow& row, const LookupTarget& target, const LookupQuery& query) const
    {
        const std::string folded = normalise(row.word, row.language);
        const auto meant = target.meant.find(folded);
        const auto language = meaningLanguage(row.language);
        if (meant == target.meant.end()) {
            if (language) {
                tellGender(row, folded, *language);
            }
            return;
        }
        const MeantWord& said = meant->second;
        if (language) {
            const MeaningWord word = m_meanings->word(*language, said.meaning, said.place);
            row.word = word.text;
            if (word.marks.genders != 0) {
                row.marks.genders = word.marks.genders;
                row.marks.plural = word.marks.plural;
            }
            row.marks.usage |= word.marks.usage;
        }
        if (said.best < minMeaning) {
            return;
        }
        row.meaning = m_meanings->id(said.meaning);
        if (const PartOfSpeech pos = m_meanings->pos(said.meaning); pos != row.pos && query.filter.partsOfSpeech.empty()) {
            row.furtherPos.push_back(row.pos);
            std::erase(row.furtherPos, pos);
            std::erase(row.furtherPos, PartOfSpeech::Unknown);
            row.pos = pos;
        }
        if (query.explain) {
            const std::size_t reader = meaningLanguage(query.from).value_or(0);
            row.definition = m_meanings->definition(reader, said.meaning);
            row.definitionLanguage = meaningLanguages[reader];
            row.source = vocabularySource;
        }
    }

    /// The gender of a word by the meanings of the vocabulary that it says, where they agree.
    void tellGender(LookupRow& row, const std::string& folded, std::size_t language) const
    {
        std::optional<WordMarks> agreed;
        for (const std::uint32_t meaning : m_meanings->meaningsOf(language, folded)) {
            for (std::size_t place = 0; place < m_meanings->wordCount(language, meaning); ++place) {
                const MeaningWord word = m_meanings->word(language, meaning, place);
                if (m_meanings->pos(meaning) != row.pos || normalise(word.text, row.language) != folded) {
                    continue;
                }
                if (agreed && (agreed->genders != word.marks.genders || agreed->plural != word.marks.plural)) {
                    return;
                }
                agreed = word.marks;
                row.word = word.text;
            }
        }
        if (agreed && agreed->genders != 0) {
            row.marks.genders = agreed->genders;
            row.marks.plural = agreed->plural;
        }
    }

    /// Gender and plural of a noun that dictionaries do not state.
    void completeNoun(const std::string& word, const std::string& language, std::size_t place, WordDetails& details) const
    {
        const std::string folded = normalise(word, language);
        LookupRow noun;
        noun.word = word;
        noun.language = language;
        noun.pos = PartOfSpeech::Noun;
        tellGender(noun, folded, place);
        if (details.marks.genders == 0 && noun.word == word) {
            details.marks.genders = noun.marks.genders;
            details.marks.plural = noun.marks.plural;
        }
        const bool isNoun = details.marks.genders != 0
                            || std::ranges::any_of(m_meanings->meaningsOf(place, folded), [&](std::uint32_t meaning) {
                                   return m_meanings->pos(meaning) == PartOfSpeech::Noun;
                               });
        if (isNoun && details.plural.empty() && !isSmallGerman(word, language)) {
            details.plural = pluralOf(word, language, details.marks, *m_meanings);
        }
    }

    void listMeanings(const LookupSearch& search, const LookupQuery& query, LookupAnswer& answer) const
    {
        for (const RankedMeaning& ranked : search.meanings()) {
            if (ranked.chance < minMeaning || answer.meanings.size() == maxMeanings) {
                break;
            }
            LookupMeaning meaning;
            meaning.id = m_meanings->id(ranked.meaning);
            const std::size_t reader = meaningLanguage(query.from).value_or(0);
            meaning.definition = m_meanings->definition(reader, ranked.meaning);
            meaning.definitionLanguage = meaningLanguages[reader];
            meaning.score = ranked.chance;
            for (const std::string& language : query.to) {
                std::vector<std::string> words;
                for (auto& [word, id] : search.wordsOf(ranked.meaning, language)) {
                    if (!query.filter.hideVulgar || m_meanings->offence(language, normalise(word, language)) == 0) {
                        words.push_back(std::move(word));
                    }
                }
                meaning.words.emplace_back(language, std::move(words));
            }
            answer.meanings.push_back(std::move(meaning));
        }
    }

    /// The definition of a word that the vocabulary knows with one meaning only.
    void tellOnlyMeaning(LookupRow& row, const std::string& from) const
    {
        const auto language = meaningLanguage(row.language);
        const auto reader = meaningLanguage(from);
        if (!language || !reader) {
            return;
        }
        const auto meanings = m_meanings->meaningsOf(*language, normalise(row.word, row.language));
        if (meanings.size() == 1 && m_meanings->pos(meanings.front()) == row.pos) {
            row.definition = m_meanings->definition(*reader, meanings.front());
            row.definitionLanguage = from;
            row.source = vocabularySource;
        }
    }

    void explain(LookupRow& row, const LookupTarget& target, const RankedWord& candidate, const std::string& from,
                 Explainer& explainer) const
    {
        if (candidate.hit != noRow && target.lexical[candidate.hit].definition != 0) {
            const LexicalHit& hit = target.lexical[candidate.hit];
            explainer.fill(row, hit.definition, hit.resource);
        }
        if (row.definition.empty()) {
            explainer.search(row);
        }
        if (row.definition.empty() && m_meanings) {
            tellOnlyMeaning(row, from);
        }
    }

    std::shared_ptr<const Pack> m_pack;
    LookupOptions m_options;
    LexicalChannel m_lexical;
    std::unique_ptr<DefinitionIndex> m_index;
    std::shared_ptr<const MeaningFile> m_meanings; ///< null where the pack has none beside it
    std::vector<std::string> m_packFrom;
    std::vector<std::string> m_packTo;
};

WordDetails Engine::describe(const std::string& word, const std::string& language, int limit,
                             const std::vector<std::string>& dictionaries) const
{
    const std::size_t wanted = static_cast<std::size_t>(std::max(0, limit));
    const std::unique_ptr<DefinitionIndex::Snapshot> snapshot = m_index ? m_index->snapshot(dictionaries) : nullptr;
    WordDetails details;
    std::set<std::string> translated;
    if (snapshot) {
        details = dictionaryDetails(*snapshot, word, language, wanted);
        for (const LookupRow& row : details.translations) {
            translated.insert(row.language);
        }
        sortTranslations(WordEntries(m_pack.get(), snapshot.get(), m_meanings.get()), word, language, details.translations);
    }
    if (const auto place = meaningLanguage(language); m_meanings && place) {
        completeNoun(word, language, *place, details);
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
        std::vector<LookupRow> rows;
        const TargetRanking ranking(m_pack.get(), m_options.fusion, target, query, everything, nothing);
        for (const RankedWord& candidate : ranking.best()) {
            LookupRow found = toRow(ranking, candidate, query, {}, snapshot.get());
            if (!(own && normalise(found.word, language) == folded) && rows.size() < wanted) {
                rows.push_back(std::move(found));
            }
        }
        // The word's own language first; guesses into others where no dictionary translates it.
        details.neighbours.insert(own ? details.neighbours.begin() : details.neighbours.end(), rows.begin(),
                                  rows.end());
    }
    return details;
}

} // namespace

std::unique_ptr<ReverseDictionary> openLookup(std::shared_ptr<const Pack> pack, const Workspace* workspace,
                                              const LookupOptions& options)
{
    return std::make_unique<Engine>(std::move(pack), workspace, options);
}

} // namespace crossgloss
