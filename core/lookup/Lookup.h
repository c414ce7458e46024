#pragma once

#include "base/Progress.h"
#include "resources/Dictionary.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace crossgloss {

enum class Channel { Fused, Dense, Lexical };

/// Restrictions on the answers; empty members restrict nothing.
struct LookupFilter {
    std::vector<PartOfSpeech> partsOfSpeech;
    std::string startsWith;                    ///< compared case- and accent-insensitively
    std::string pattern;                       ///< `?` one letter, `*` any run, over the whole word
    int minimumLength = 0;                     ///< in characters as seen (grapheme clusters)
    int maximumLength = 0;                     ///< 0 = no bound
    int minimumFrequencyRank = 0;              ///< 1-based ranks within the language's vocabulary; 0 = no bound
    int maximumFrequencyRank = 0;
    bool hideVulgar = false;                   ///< without words that dictionaries call vulgar or that are known to offend
};

struct LookupQuery {
    std::string text;
    std::string from;                          ///< canonical code of the description
    std::vector<std::string> to;               ///< canonical codes of the answers
    LookupFilter filter;
    Channel channel = Channel::Fused;
    int limit = 20;                            ///< rows per target language
    bool explain = true;                       ///< fill the definition, source and attention
    /// Dictionaries (used even where they are switched off) and groups of them to draw on; empty: all that are on.
    std::vector<std::string> dictionaries = {};
};

/// How a text was recognised as a headword.
enum class WordMatch
{
    Exact,
    Inflected,
    Corrected
};

/// Why a word is among the answers.
enum class AnswerKind
{
    Description, ///< the description leads to it
    Translation, ///< a dictionary translates the word that was asked for with it
    Listed,      ///< nothing was described; it passes the filters
    Synonym      ///< it means the same as the word that was asked for, in its language
};

struct LookupRow {
    std::string word;
    std::string language;
    double score = 0;                          ///< in [0, 1], comparable within one answer
    PartOfSpeech pos = PartOfSpeech::Unknown;  ///< of those that the word has, the one that the description expects
    std::string definition;                    ///< the installed definition that matches best; empty when none
    std::string source;                        ///< dictionary of that definition, or "encoder"
    int frequencyRank = 0;                     ///< 1-based; 0 = unknown
    AnswerKind kind = AnswerKind::Description;
    std::string definitionLanguage = {};       ///< canonical code; empty without a definition
    WordMarks marks = {};                      ///< gender, number and register that dictionaries agree on
    /// Translations of a word asked for by name: those of one sense have one number, 1 for that of the best.
    int sense = 0;
    std::vector<PartOfSpeech> furtherPos = {}; ///< the word's other parts of speech
    std::string meaning = {};                  ///< id of the meaning of the vocabulary that it says here; empty without one
};

/// A meaning that a description may be of, with its words.
struct LookupMeaning
{
    std::string id;                            ///< shared by the words of all languages, the same in every look-up
    std::string definition;                    ///< in the description's language where there is one
    std::string definitionLanguage;
    std::vector<std::pair<std::string, std::vector<std::string>>> words; ///< by language, in the asked order
    double score = 0;                          ///< chance to be the one, in [0, 1]
};

struct TokenWeight {
    std::string token;
    double weight = 0;                         ///< in [0, 1], share of attention; 0 for words the encoder does not know
    bool known = true;
};

struct LookupAnswer {
    std::vector<LookupRow> rows;        ///< by target language in the asked order; translations of a word that was
                                        ///< asked for by name first, then by falling score
    std::string suggestedLanguage;      ///< of the description, where it looks like another than the one given
    std::string headword;               ///< the word that was asked for by name; empty for descriptions
    WordMatch match = WordMatch::Exact; ///< how the text names it
    std::vector<LookupMeaning> meanings; ///< of the vocabulary, the likeliest first
    bool sure = true;                   ///< false where no answer is likely to be right
    bool calibrated = false;            ///< the scores of described words are chances to be right
    std::vector<TokenWeight> attention;        ///< the description as the encoder read it
    double elapsedMs = 0;
};

/// Chance to be right from which on an answer is shown unasked. By the odd lines of tests/development/hints.tsv and
/// everyday.tsv; models/default.md tells how many right and wrong answers it leaves out.
inline constexpr double minLikely = 0.08;

/// Whether a row is shown unasked: words asked for by name, listed words and rows whose score is no chance always are.
inline bool isLikely(const LookupAnswer& answer, const LookupRow& row)
{
    return !answer.calibrated || row.kind != AnswerKind::Description || row.score >= minLikely;
}

/// What the window shows about one word.
struct WordDetails {
    struct Gloss { std::string definition; std::string language; std::string source; PartOfSpeech pos = PartOfSpeech::Unknown; };
    /// A dictionary's whole entry.
    struct Entry
    {
        std::string source;
        std::string translationLanguage; ///< canonical code; empty when the dictionary is monolingual
        DictionaryEntry entry;
    };
    /// The word in a sentence of a text that the user imported.
    struct Sentence
    {
        std::string text;
        std::string translation;
        std::string translationLanguage; ///< canonical code
        std::string source;
    };
    WordMarks marks;                           ///< gender, number and register that dictionaries agree on, or the vocabulary
    std::vector<std::string> pronunciations;   ///< in IPA mostly
    std::string plural;                        ///< of a noun: as a dictionary states it, else by pluralOf()
    std::vector<Entry> entries;                ///< whole, in the order of the dictionaries
    std::vector<Sentence> sentences;
    std::vector<Gloss> glosses;                ///< from installed dictionaries
    std::vector<LookupRow> neighbours;         ///< near words of the same language, in the pack's space
    std::vector<LookupRow> translations;       ///< from dictionaries and the pack
};

/// The reverse dictionary: one pack, optionally one workspace with indexed dictionaries. ask() and describe() are
/// thread-safe; they never wait for a running import.
class LookupEngine {
public:
    virtual ~LookupEngine() = default;

    /// @throws Error when the pack does not serve a language asked for, naming those it does; Cancelled.
    virtual LookupAnswer ask(const LookupQuery& query, Progress& progress) const = 0;
    /// @param dictionaries as in LookupQuery.
    virtual WordDetails describe(const std::string& word, const std::string& language, int limit,
                                 const std::vector<std::string>& dictionaries = {}) const = 0;

    virtual std::vector<std::string> descriptionLanguages() const = 0;
    virtual std::vector<std::string> answerLanguages() const = 0;
};

} // namespace crossgloss
