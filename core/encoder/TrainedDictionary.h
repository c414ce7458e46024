#pragma once

#include "encoder/EncoderModel.h"
#include "encoder/EncoderStep.h"
#include "encoder/WordTable.h"

#include "base/Progress.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// An answer of a trained encoder.
struct EncoderAnswer {
    std::string word;
    float score = 0;                   ///< cosine
};

/// A word of the description, as the encoder read it.
struct EncoderWord {
    std::string text;                  ///< normalised
    bool known = false;                ///< has a vector, and stands within the length that is read
    /// Share in the vector of the sentence, 0 … 1, adding up to 1: the last attention layer's weight; of encoders without
    /// attention how far the vector turns when the word is left out.
    double share = 0;
};

/// A training definition whose vector lies near that of the description.
struct NearDefinition {
    std::string answer;
    std::string definition;
    float similarity = 0;              ///< cosine
};

struct EncoderReply {
    std::vector<EncoderAnswer> answers;        ///< best first
    std::vector<EncoderWord> words;            ///< in the order of the description
    std::vector<NearDefinition> nearest;       ///< nearest first; empty when the training files are gone
};

struct AskOptions {
    std::size_t answers = 10;
    std::size_t nearest = 5;           ///< 0 = training definitions are not looked at
    int threads = 0;
};

/// A dictionary encoder that can be asked, and says why: what it looked at, and which definitions it learned from are like
/// the one that was typed. One thread at a time.
class TrainedDictionary {
public:
    /// @throws Error when the model or its vectors cannot be read; Cancelled.
    TrainedDictionary(const std::filesystem::path& model, int threads, Progress& progress);

    const EncoderModel& model() const { return m_model; }
    /// Languages that it has words of.
    std::vector<std::string> languages() const;

    /// @param from,to canonical codes. @throws Error when a language is unknown to it, or no word of the description has a
    /// vector; Cancelled.
    EncoderReply ask(std::string_view description, const std::string& from, const std::string& to, const AskOptions& options,
                     Progress& progress);

private:
    /// Definitions of one language that the model was trained on, with their vectors; read when they are first asked for.
    struct Learned {
        std::string definitionLanguage;
        std::string answerLanguage;
        std::vector<std::string> answers;
        std::vector<std::string> definitions;
        std::vector<float> vectors;            ///< definitions × dimension, of length one
    };

    PairSet encodable(const std::vector<std::string>& tokens, const WordTable::Block& block,
                      std::vector<std::size_t>& places);
    std::vector<float> encode(const PairSet& set, int threads, Progress& progress) const;
    std::vector<double> shares(const PairSet& sentence, const std::vector<float>& encoded, int threads,
                               Progress& progress) const;
    void learn(Progress& progress, int threads);

    EncoderModel m_model;
    WordTable m_table;
    SentenceEncoder<float> m_encoder;
    std::optional<std::vector<Learned>> m_learned;
};

} // namespace crossgloss
