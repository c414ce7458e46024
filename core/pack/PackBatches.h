#pragma once

#include "base/Random.h"
#include "pack/PackSwitching.h"
#include "pack/PackTrainer.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace crossgloss {

/// The examples of an epoch in batches of one answer language each, in random order.
class PackSchedule
{
public:
    struct Example
    {
        std::uint32_t item = 0;
        std::uint32_t answerBegin = 0, answerEnd = 0;
    };
    struct Batch
    {
        std::size_t language, begin, end;
    };

    PackSchedule(const PackCorpus& corpus, const PackTrainOptions& options, Random& random);

    const std::vector<Batch>& batches() const { return m_batches; }
    const Example& example(std::size_t i) const { return m_examples[i]; }

private:
    std::vector<Example> m_examples;
    std::vector<Batch> m_batches;
};

/// Draws wrong answers of one language by the square root of how often they are right ones. Words that no example
/// answers are never drawn, rare ones rarely: nothing else would pull them back.
class PackNegatives
{
public:
    /// @param answered how often each unit is the answer of an epoch, by expectation.
    PackNegatives(const PackLanguage& language, const std::vector<double>& answered);

    std::size_t size() const { return m_units.size(); }
    std::uint32_t draw(Random& random) const;
    /// Chance of one draw to give an answered unit.
    double chance(std::uint32_t unit) const;

private:
    const std::vector<double>& m_answered;
    std::vector<std::uint32_t> m_units;
    std::vector<double> m_cumulative;
};

/// Makes batches: words dropped, switched or cut to a span, answers chosen, wrong answers drawn.
class PackBatchMaker
{
public:
    PackBatchMaker(const PackCorpus& corpus, const PackTrainOptions& options);

    void make(const PackSchedule& schedule, const PackSchedule::Batch& from, Random& random, PackBatch& batch);

private:
    void count();
    bool isContent(std::uint32_t unit) const;
    std::uint32_t contentWord(const PackItem& item, Random& random) const;
    bool addTokens(const PackItem& item, std::uint32_t answer, std::uint32_t extra, Random& random, PackBatch& batch);

    const PackCorpus& m_corpus;
    const PackTrainOptions& m_options;
    std::vector<std::int32_t> m_place;
    std::vector<PackNegatives> m_samplers;
    std::vector<double> m_answered, m_total;
    std::vector<std::uint32_t> m_tokenCount;
    std::uint32_t m_mostFrequent = 0;
    std::vector<PackSchedule::Example> m_rows;
    PackSwitching m_switching;
    std::vector<std::uint32_t> m_switched;
};

} // namespace crossgloss
