#pragma once

#include "resources/Dictionary.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

class LexicalCategories;

/// One word of a description as the encoder read it.
struct EncodedToken
{
    std::string token;
    double weight = 0; ///< share of attention in [0, 1]; sums to 1 over the known tokens
    bool known = true; ///< false: neither vocabulary nor subwords gave a vector
};

struct Encoding
{
    std::vector<float> vector; ///< dimension() floats in the shared space
    std::vector<EncodedToken> tokens;
};

/// A trained pack: one read-only file with a dictionary encoder and target vocabularies in one shared space,
/// memory-mapped. All members are thread-safe.
class Pack
{
public:
    /// @throws Error when the file, or that of its categories, is no such thing, is damaged (checksum) or is newer than
    /// this program.
    static std::shared_ptr<const Pack> open(const std::filesystem::path& path);
    virtual ~Pack() = default;

    /// Where it was opened from; other files of it lie beside. Empty where it is no file.
    virtual std::filesystem::path file() const { return {}; }
    /// The card: JSON with data, licences, command, seed, scores.
    virtual std::string card() const = 0;
    virtual std::size_t dimension() const = 0;
    /// Of the file's content; what was learned in the space of a pack names it.
    virtual std::string checksum() const { return {}; }
    /// Lexical categories learned in its space, from the file of the same name that ends in ".categories"; null without.
    virtual const LexicalCategories* categories() const { return nullptr; }
    virtual std::vector<std::string> descriptionLanguages() const = 0; ///< those encode() serves
    virtual std::vector<std::string> answerLanguages() const = 0;      ///< those with a target vocabulary

    /// Builds now the tables that questions about a language's words need, which otherwise the first one does.
    virtual void prepare(std::string_view /*language*/) const {}

    /// Encodes a description. @throws Error when the language is not served. An empty vector when no token is known.
    virtual Encoding encode(std::string_view text, std::string_view language) const = 0;
    /// Encodes a token list that is already normalised (tokenise()).
    virtual Encoding encodeTokens(std::span<const std::string> tokens, std::string_view language) const = 0;

    /// Number of salience values that a word has.
    virtual std::size_t heads() const = 0;
    /// One normalised word as the encoder reads it, by its vocabulary or else by its letters.
    /// @param vector dimension() floats. @param salience heads() floats, the larger the more it counts.
    /// @return false, and both untouched, when nothing of it is known. @throws Error for a language without words.
    virtual bool readToken(std::string_view token, std::string_view language, std::span<float> vector,
                           std::span<float> salience) const = 0;
    /// True when the vocabulary of a language has a normalised word, as an answer or in descriptions; letters alone do
    /// not count.
    virtual bool knows(std::string_view token, std::string_view language) const = 0;
    /// Encodes words that were read or mixed beforehand, whatever their language. @param vectors words × dimension().
    /// @param salience words × heads(). @return the description with one token a word, without their texts.
    virtual Encoding encodeRead(std::span<const float> vectors, std::span<const float> salience) const = 0;

    struct Near
    {
        std::size_t row = 0;
        float cosine = 0;
    };
    /// The @p k target words of a language nearest to each of some vectors. @param vectors any number × dimension().
    /// @return one list a vector, by falling cosine, then by row.
    virtual std::vector<std::vector<Near>> nearest(std::span<const float> vectors, std::string_view language,
                                                   std::size_t k) const = 0;

    /// Words of one target language; row = falling frequency, so rank = row + 1.
    virtual std::size_t vocabularySize(std::string_view language) const = 0;
    virtual std::string_view word(std::string_view language, std::size_t row) const = 0;
    virtual std::optional<std::size_t> find(std::string_view language, std::string_view word) const = 0;
    /// The most frequent word of a language with a Snowball stem (stem()).
    virtual std::optional<std::size_t> findStem(std::string_view language, std::string_view stem) const = 0;
    /// Bit 1 << int(PartOfSpeech) for each part of speech the word is known with; 0 = unknown.
    virtual std::uint32_t partsOfSpeech(std::string_view language, std::size_t row) const = 0;

    /// P(part of speech) by int(PartOfSpeech) of what descriptions define that begin with these tokens (two at most are
    /// looked at); empty when the pack does not know.
    virtual std::vector<double> openings(std::string_view language, const std::vector<std::string>& tokens) const = 0;
    /// Translations of a word of the pack's first language, with the share of the votes that each has.
    virtual void links(std::size_t row, std::string_view language,
                       const std::function<void(std::size_t row, double share)>& sink) const = 0;

    /// The same the other way round: words of the first language that a word of @p language translates, with the share
    /// that it has of each one's votes.
    virtual void backLinks(std::size_t row, std::string_view language,
                           const std::function<void(std::size_t row, double share)>& sink) const = 0;

    /// Score of every word of a language for a description, frequency prior included; higher is better, comparable
    /// across languages. @param out vocabularySize(language) floats.
    virtual void score(const Encoding& encoding, std::string_view language, std::span<float> out) const = 0;
    /// Vector of a target word in the shared space. @param out dimension() floats.
    virtual void targetVector(std::string_view language, std::size_t row, std::span<float> out) const = 0;
};

} // namespace crossgloss
