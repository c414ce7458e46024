#include "datasets/ReverseSet.h"

#include "datasets/ExcludedSet.h"

#include "base/Error.h"
#include "text/Language.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

namespace crossgloss {

namespace {

std::uint64_t both(std::uint32_t first, std::uint32_t second)
{
    return std::uint64_t{first} << 32 | second;
}

bool isAffix(const std::string& word)
{
    return word.front() == '-' || word.back() == '-';
}

/// What makes a word an answer, worked out once a word.
enum class AnswerKind : std::uint8_t { Unknown, Good, NoWord, StopWord, Excluded };

class DirectionBuilder
{
public:
    DirectionBuilder(ReverseSet& set, int answers, const ReverseSetOptions& options, const ExcludedSet& excluded)
        : m_set(set), m_direction(set.directions[static_cast<std::size_t>(answers)]), m_options(options),
          m_excluded(excluded), m_answerSide(static_cast<std::size_t>(answers)), m_textSide(1 - m_answerSide),
          m_kinds(set.material.words[m_answerSide].size())
    {
        m_direction.answers = answers;
    }

    void build(Progress& progress)
    {
        const std::vector<DefinedSense>& senses = m_set.material.senses[m_textSide];
        progress.stage(CROSSGLOSS_TEXT("Joining definitions with translations"), senses.size());
        std::vector<std::uint32_t> keys;
        std::vector<std::uint32_t> texts;
        for (std::size_t i = 0; i < senses.size(); ++i) {
            report(progress, i);
            keys.push_back(m_set.texts.add(senses[i].definition, m_set.material.languages[m_textSide]));
            texts.push_back(textNumber(senses[i].definition));
            for (const std::uint32_t answer : senses[i].translations) {
                m_direct.insert(both(senses[i].headword, keys.back()));
                add(senses[i], answer, texts.back(), keys.back(), false);
            }
        }
        for (std::size_t i = 0; m_options.chained && i < senses.size(); ++i) {
            report(progress, i);
            // What a dictionary says of this very sense goes before what it says of the word.
            if (!m_direct.contains(both(senses[i].headword, keys[i]))) {
                for (const std::uint32_t answer :
                     m_set.material.bestTranslations(static_cast<int>(m_textSide), senses[i].headword, senses[i].pos,
                                                     m_options.translations)) {
                    add(senses[i], answer, texts[i], keys[i], true);
                }
            }
        }
    }

private:
    static void report(Progress& progress, std::size_t done)
    {
        if (done % 1024 == 0) {
            progress.throwIfCancelled();
            progress.advance(done);
        }
    }
    std::uint32_t textNumber(const std::string& text)
    {
        const auto [place, fresh] = m_texts.try_emplace(text, static_cast<std::uint32_t>(m_direction.texts.size()));
        if (fresh) {
            m_direction.texts.push_back(text);
        }
        return place->second;
    }
    AnswerKind kindOf(std::uint32_t answer)
    {
        AnswerKind& kind = m_kinds[answer];
        if (kind == AnswerKind::Unknown) {
            const std::string& word = m_set.material.words[m_answerSide].word(answer);
            const std::string& language = m_set.material.languages[m_answerSide];
            const std::vector<std::string> tokens = tokenise(word, language);
            kind = tokens.size() != 1 || isAffix(word)    ? AnswerKind::NoWord
                   : isStopWord(tokens.front(), language) ? AnswerKind::StopWord
                   : m_excluded.word(word, language)      ? AnswerKind::Excluded
                                                          : AnswerKind::Good;
        }
        return kind;
    }
    void add(const DefinedSense& sense, std::uint32_t answer, std::uint32_t text, std::uint32_t key, bool chained)
    {
        LeftOutPairs& left = m_direction.leftOut;
        const std::size_t length = m_set.texts.length(key);
        const std::string& language = m_set.material.languages[m_textSide];
        const AnswerKind kind = kindOf(answer);
        if (kind == AnswerKind::NoWord) {
            ++left.noWord;
        } else if (kind == AnswerKind::StopWord) {
            ++left.stopWord;
        } else if (length < m_options.minimumWords || (m_options.maximumWords > 0 && length > m_options.maximumWords)) {
            ++left.length;
        } else if (kind == AnswerKind::Excluded || m_excluded.text(sense.definition, language) ||
                   m_excluded.word(m_set.material.words[m_textSide].word(sense.headword), language)) {
            ++left.excluded;
        } else if (!m_seen.insert(both(answer, key)).second) {
            ++left.repeated;
        } else {
            m_direction.pairs.push_back({answer, sense.headword, text, key, SetPart::Train, chained});
        }
    }

    ReverseSet& m_set;
    ReverseDirection& m_direction;
    const ReverseSetOptions& m_options;
    const ExcludedSet& m_excluded;
    std::size_t m_answerSide, m_textSide;
    std::vector<AnswerKind> m_kinds;
    std::unordered_map<std::string, std::uint32_t> m_texts;
    std::unordered_set<std::uint64_t> m_direct, m_seen;
};

} // namespace

ReverseSet makeReverseSet(const Workspace& workspace, const ReverseSetOptions& options, Progress& progress)
{
    if (options.languages[0] == options.languages[1]) {
        throw Error(CROSSGLOSS_TEXT("A set of this kind is of two languages"));
    }
    const ExcludedSet excluded(options.exclude, progress);
    ReverseSet set;
    set.material = gatherMaterial(workspace, options.languages, options.dictionaries, progress);
    for (const int answers : {0, 1}) {
        DirectionBuilder(set, answers, options, excluded).build(progress);
    }
    if (set.directions[0].pairs.empty() && set.directions[1].pairs.empty()) {
        throw Error(CROSSGLOSS_TEXT("The dictionaries have no word of %1 or %2 with a definition in the other language"),
                    {languageName(options.languages[0]), languageName(options.languages[1])})
            .advise(options.exclude.empty()
                        ? CROSSGLOSS_TEXT("Import dictionaries that translate between them, or join definitions with "
                                          "translations")
                        : CROSSGLOSS_TEXT("Exclude a smaller set"));
    }
    splitReverseSet(set, options, progress);
    return set;
}

} // namespace crossgloss
