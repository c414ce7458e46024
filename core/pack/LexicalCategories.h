#pragma once

#include "base/Progress.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace crossgloss {

class Pack;
struct Wordnet;

/// What kind of thing a word names and a description describes: a person, an animal, a tool, an act, a feeling, … These
/// are the 45 lexicographer files of WordNet (Fellbaum 1998), learned in a pack's space, which all of its languages
/// share: words by a linear softmax on their vectors, descriptions by a network with one hidden layer on what the encoder
/// makes of all of it and of its first words ("someone who"). Categories as a channel of a reverse dictionary: Zhang et
/// al. 2020. Thread-safe.
class LexicalCategories
{
public:
    static constexpr std::size_t count = 45;
    static constexpr std::size_t person = 18; ///< noun.person
    static constexpr std::size_t firstWords = 3; ///< of a description that are looked at apart
    static constexpr float vectorLength = 4;     ///< what vectors are scaled to
    using Chances = std::array<float, count>;    ///< they sum to 1

    struct Layer
    {
        std::size_t inputs = 0;
        std::size_t outputs = 0;
        std::vector<float> weights; ///< inputs × outputs
        std::vector<float> bias;
    };

    LexicalCategories(std::string packChecksum, Layer word, Layer hidden, Layer description);

    /// @throws Error when the file is damaged or newer than this program.
    static std::shared_ptr<const LexicalCategories> read(const std::filesystem::path& path);
    void write(const std::filesystem::path& path) const;

    /// Of the pack whose space they were learned in.
    const std::string& packChecksum() const { return m_packChecksum; }

    /// @param vector of a word, of any length but zero.
    Chances ofWord(std::span<const float> vector) const;
    /// @param whole the encoded description. @param opening its first words, encoded alone.
    Chances ofDescription(std::span<const float> whole, std::span<const float> opening) const;

private:
    std::string m_packChecksum;
    Layer m_word;
    Layer m_hidden;
    Layer m_description;
};

struct CategoryTrainingOptions
{
    std::size_t hidden = 64;
    int wordEpochs = 6;
    int descriptionEpochs = 5;
    std::size_t batch = 256;
    float learningRate = 0.003F; ///< Adam's; it falls to nothing over the epochs
    std::uint64_t seed = 1;
};

struct CategoryReport
{
    std::size_t words = 0;
    std::size_t descriptions = 0;
    std::size_t heldOut = 0;  ///< descriptions set apart
    double rightWords = 0;    ///< share of the words whose first category is a wordnet's first
    double rightHeldOut = 0;  ///< share of the descriptions set apart whose category comes first
};

/// Learns the categories from an English wordnet that names lexicographer files; one gloss in twenty is set apart.
/// @throws Error when the wordnet names none, Cancelled.
LexicalCategories trainLexicalCategories(const Pack& pack, const Wordnet& wordnet,
                                         const CategoryTrainingOptions& options, CategoryReport& report,
                                         Progress& progress);

} // namespace crossgloss
