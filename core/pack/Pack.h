#pragma once

#include "resources/Dictionary.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

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
    /// @throws Error when the file is no pack, is damaged (checksum) or is newer than this program.
    static std::shared_ptr<const Pack> open(const std::filesystem::path& path);
    virtual ~Pack() = default;

    /// The card: JSON with data, licences, command, seed, scores.
    virtual std::string card() const = 0;
    virtual std::size_t dimension() const = 0;
    virtual std::vector<std::string> descriptionLanguages() const = 0; ///< those encode() serves
    virtual std::vector<std::string> answerLanguages() const = 0;      ///< those with a target vocabulary

    /// Encodes a description. @throws Error when the language is not served. An empty vector when no token is known.
    virtual Encoding encode(std::string_view text, std::string_view language) const = 0;
    /// Encodes a token list that is already normalised (tokenise()).
    virtual Encoding encodeTokens(std::span<const std::string> tokens, std::string_view language) const = 0;

    /// Words of one target language; row = falling frequency, so rank = row + 1.
    virtual std::size_t vocabularySize(std::string_view language) const = 0;
    virtual std::string_view word(std::string_view language, std::size_t row) const = 0;
    virtual std::optional<std::size_t> find(std::string_view language, std::string_view word) const = 0;
    /// Bit 1 << int(PartOfSpeech) for each part of speech the word is known with; 0 = unknown.
    virtual std::uint32_t partsOfSpeech(std::string_view language, std::size_t row) const = 0;

    /// Score of every word of a language for a description, frequency prior included; higher is better, comparable
    /// across languages. @param out vocabularySize(language) floats.
    virtual void score(const Encoding& encoding, std::string_view language, std::span<float> out) const = 0;
    /// Vector of a target word in the shared space. @param out dimension() floats.
    virtual void targetVector(std::string_view language, std::size_t row, std::span<float> out) const = 0;
};

} // namespace crossgloss
