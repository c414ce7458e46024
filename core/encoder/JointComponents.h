#pragma once

#include "corpus/TextIds.h"
#include "encoder/EncoderStep.h"
#include "encoder/JointRows.h"
#include "encoder/Training.h"
#include "wordvectors/ContextWindow.h"
#include "wordvectors/NegativeSampler.h"
#include "wordvectors/WordRows.h"

#include "base/Progress.h"

#include <cstdint>
#include <span>
#include <vector>

namespace crossgloss {

/// Words of one language among the rows that all languages share.
struct JointLanguage {
    const WordTable::Block* block = nullptr;   ///< its words: rows block.first …
    TextIds text;                              ///< by row − block.first; words without a vector left out
    std::vector<std::uint64_t> counts;         ///< by row − block.first, in the text
};

/// Reads the texts of a language. @throws Error when a file cannot be read or no word of it has a vector; Cancelled.
JointLanguage readJointText(const WordTable::Block& block, const std::vector<std::filesystem::path>& files, int threads,
                            Progress& progress);

/// A component of the joint objective (BilDRL, section 3.4) that moves word vectors: each of its steps learns from a batch
/// and updates the rows of its words with an optimiser of its own.
///
/// AMSGrad divides a constant factor of its gradients out, so with a state for each component λ would do nothing to the
/// gradient: it weighs the step.
class JointComponent {
public:
    virtual ~JointComponent() = default;
    /// @param words rows that others may be changing. @param seed,step what is drawn follows from both alone.
    /// @return the loss before the step, its mean over the examples.
    virtual double step(WordRows& words, std::uint64_t seed, std::uint64_t step) = 0;
    /// Arrays for checkpoints, which do not move.
    virtual std::vector<std::span<float>> arrays() = 0;
    virtual void restored(std::uint64_t steps) = 0;
    virtual std::uint64_t steps() const = 0;
};

/// L^SG: skip-gram with negative sampling over one language's text (Mikolov et al. 2013).
class SkipGramComponent final : public JointComponent {
public:
    /// @param language must outlive this.
    SkipGramComponent(const JointLanguage& language, std::size_t rows, std::size_t dimension, const JointSettings& settings,
                      std::size_t batch);

    double step(WordRows& words, std::uint64_t seed, std::uint64_t step) override;
    std::vector<std::span<float>> arrays() override;
    void restored(std::uint64_t steps) override;
    std::uint64_t steps() const override { return m_wordSteps.steps(); }

    /// The loss and gradients of one pair of a word and one that stands near it, added to those of the batch. For tests.
    double addPair(const WordRows& words, std::uint32_t word, std::uint32_t near, std::span<const std::uint32_t> negatives);
    const RowGradients& wordGradients() const { return m_wordGradients; }
    const RowGradients& contextGradients() const { return m_contextGradients; }
    WordRows& contexts() { return m_contexts; }

private:
    const JointLanguage& m_language;
    JointSettings m_settings;
    std::size_t m_batch;
    WordRows m_contexts;                       // by row − block.first
    NegativeSampler m_negatives;
    Subsampling m_subsampling;
    RowGradients m_wordGradients;
    RowGradients m_contextGradients;
    RowAmsGrad m_wordSteps;
    RowAmsGrad m_contextSteps;
    std::vector<std::uint32_t> m_kept;
    std::vector<std::uint32_t> m_drawn;
    std::vector<float> m_change;
};

/// Ω^A: the squared distance of the mean words of parallel sentences (BilDRL, section 3.4; Gouws et al. 2015).
class AlignmentComponent final : public JointComponent {
public:
    AlignmentComponent(std::size_t rows, std::size_t dimension, const JointSettings& settings, std::size_t batch);

    /// Sentences that mean the same, in rows of all languages.
    void add(const TextIds& first, std::uint32_t firstRow, const TextIds& second, std::uint32_t secondRow);
    std::size_t pairs() const { return m_first.sentences(); }

    double step(WordRows& words, std::uint64_t seed, std::uint64_t step) override;
    std::vector<std::span<float>> arrays() override { return {m_wordSteps.state()}; }
    void restored(std::uint64_t steps) override { m_wordSteps.restored(steps); }
    std::uint64_t steps() const override { return m_wordSteps.steps(); }

    /// As SkipGramComponent::addPair().
    double addPair(const WordRows& words, std::size_t pair);
    const RowGradients& wordGradients() const { return m_wordGradients; }

private:
    JointSettings m_settings;
    std::size_t m_batch;
    TextIds m_first;
    TextIds m_second;
    RowGradients m_wordGradients;
    RowAmsGrad m_wordSteps;
    std::vector<float> m_difference;
};

/// L^MT: the dictionary. Encoder, word vectors of definitions and those of answers learn from the same batch. Words enter
/// with length one, as they do everywhere else, so that they cannot shrink to meet.
class DictionaryComponent {
public:
    DictionaryComponent(const EncoderShape& shape, std::size_t rows, const TrainingConfig& config);

    const SentenceEncoder<float>& encoder() const { return m_encoder; }
    std::vector<float>& parameters() { return m_parameters; }
    /// @return mean loss over the batch before the update.
    double step(WordRows& words, const PairSet& set, std::span<const std::uint32_t> indices);
    /// Loss and gradients without an update. For tests.
    double gradients(const WordRows& words, const PairSet& set, std::span<const std::uint32_t> indices);
    const RowGradients& wordGradients() const { return m_wordGradients; }
    const std::vector<float>& gradient() const { return m_gradient; }

    AmsGrad& optimiser() { return m_optimiser; }
    RowAmsGrad& wordSteps() { return m_wordSteps; }

private:
    void load(const WordRows& words, const PairSet& set, std::span<const std::uint32_t> indices);
    void addThroughUnit(const WordRows& words, std::uint32_t row, float unit, float sign, const float* gradient);

    SentenceEncoder<float> m_encoder;
    Loss<float> m_loss;
    std::vector<float> m_parameters;
    std::vector<float> m_gradient;
    AmsGrad m_optimiser;
    RowGradients m_wordGradients;
    RowAmsGrad m_wordSteps;
    PackedBatch m_batch;
    BatchInput<float> m_input;
    SentenceEncoder<float>::Workspace m_workspace;
    std::vector<std::uint32_t> m_order;
    std::vector<std::uint32_t> m_tokens;       // by row of the batch
    std::vector<int> m_lengths;
    std::vector<std::uint64_t> m_targetIds;
    std::vector<float> m_encoded, m_targets, m_targetScales, m_dEncoded, m_dInput;
};

} // namespace crossgloss
