#include "pack/PackBatches.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

PackSchedule::PackSchedule(const PackCorpus& corpus, const PackTrainOptions& options, Random& random)
{
    std::vector<std::vector<Example>> byLanguage(corpus.languages.size());
    for (std::uint32_t i = 0; i < corpus.items.size(); ++i) {
        const PackItem& item = corpus.items[i];
        const double kind = item.kind == PackItemKind::Chained ? options.chainedWeight
                            : item.kind == PackItemKind::Pair  ? options.pairWeight
                                                               : 1.0;
        std::uint32_t begin = item.answerBegin;
        while (begin < item.answerEnd) {
            const std::size_t language = corpus.languageOf(corpus.answers[begin]);
            const std::uint32_t bound = corpus.languages[language].offset +
                                        static_cast<std::uint32_t>(corpus.languages[language].units.size());
            std::uint32_t end = begin + 1;
            while (end < item.answerEnd && corpus.answers[end] < bound) {
                ++end;
            }
            const double chance =
                static_cast<double>(item.weight) * kind * (language < 5 ? 1.0 : options.otherLanguage);
            if (uniform(random) < chance) {
                byLanguage[language].push_back({i, begin, end});
            }
            begin = end;
        }
    }
    for (std::size_t language = 0; language < byLanguage.size(); ++language) {
        std::vector<Example>& list = byLanguage[language];
        shuffle(list, random);
        for (std::size_t begin = 0; begin < list.size(); begin += options.batch) {
            m_batches.push_back({language, m_examples.size() + begin,
                                 m_examples.size() + std::min(list.size(), begin + options.batch)});
        }
        m_examples.insert(m_examples.end(), list.begin(), list.end());
    }
    shuffle(m_batches, random);
}

PackNegatives::PackNegatives(const PackLanguage& language, const std::vector<double>& answered) : m_answered(answered)
{
    double sum = 0;
    for (std::uint32_t row = 0; row < language.targets; ++row) {
        if (answered[language.offset + row] > 0) {
            sum += std::sqrt(answered[language.offset + row]);
            m_units.push_back(language.offset + row);
            m_cumulative.push_back(sum);
        }
    }
}

std::uint32_t PackNegatives::draw(Random& random) const
{
    const double at = uniform(random) * m_cumulative.back();
    const auto found = std::upper_bound(m_cumulative.begin(), m_cumulative.end(), at);
    return m_units[std::min<std::size_t>(static_cast<std::size_t>(found - m_cumulative.begin()),
                                         m_units.size() - 1)];
}

double PackNegatives::chance(std::uint32_t unit) const
{
    return std::sqrt(m_answered[unit]) / m_cumulative.back();
}

PackBatchMaker::PackBatchMaker(const PackCorpus& corpus, const PackTrainOptions& options)
    : m_corpus(corpus), m_options(options), m_place(corpus.units(), -1), m_switching(corpus)
{
    count();
    for (const PackLanguage& language : corpus.languages) {
        m_samplers.emplace_back(language, m_answered);
    }
}

void PackBatchMaker::make(const PackSchedule& schedule, const PackSchedule::Batch& from, Random& random,
                          PackBatch& batch)
{
    batch.clear();
    const auto candidate = [&](std::uint32_t unit) {
        if (m_place[unit] < 0) {
            m_place[unit] = static_cast<std::int32_t>(batch.candidates.size());
            batch.candidates.push_back(unit);
        }
        return static_cast<std::uint32_t>(m_place[unit]);
    };
    m_rows.clear();
    for (std::size_t i = from.begin; i < from.end; ++i) {
        const PackSchedule::Example& example = schedule.example(i);
        const PackItem& item = m_corpus.items[example.item];
        std::uint32_t answer =
            m_corpus.answers[example.answerBegin + uniformBelow(random, example.answerEnd - example.answerBegin)];
        std::uint32_t extra = ~0U;
        PackSchedule::Example right = example;
        if (item.kind == PackItemKind::Definition && item.language == from.language &&
            uniform(random) < m_options.contextChance) {
            // The other way round: which word stood in the definition of this one?
            if (const std::uint32_t token = contentWord(item, random); token != ~0U && token != answer) {
                extra = answer;
                answer = token;
                right.answerEnd = right.answerBegin;
            }
        }
        if (!addTokens(item, answer, extra, random, batch)) {
            continue;
        }
        batch.positive.push_back(candidate(answer));
        m_rows.push_back(right);
    }
    const std::size_t negatives = std::min(m_options.negatives, m_samplers[from.language].size());
    for (std::size_t i = 0; i < negatives; ++i) {
        candidate(m_samplers[from.language].draw(random));
    }
    for (std::uint32_t row = 0; row < m_rows.size(); ++row) {
        for (std::uint32_t a = m_rows[row].answerBegin; a < m_rows[row].answerEnd; ++a) {
            const std::int32_t place = m_place[m_corpus.answers[a]];
            if (place >= 0 && static_cast<std::uint32_t>(place) != batch.positive[row]) {
                batch.masked.emplace_back(row, static_cast<std::uint32_t>(place));
            }
        }
    }
    std::sort(batch.masked.begin(), batch.masked.end());
    const double rows = static_cast<double>(m_rows.size());
    for (std::uint32_t i = 0; i < batch.candidates.size(); ++i) {
        const std::uint32_t unit = batch.candidates[i];
        const double expected = static_cast<double>(negatives) * m_samplers[from.language].chance(unit) +
                                rows * m_answered[unit] / std::max(1.0, m_total[from.language]);
        batch.logQ.push_back(static_cast<float>(std::log(-std::expm1(-expected))));
        m_place[unit] = -1;
        if (uniform(random) < m_options.gramsOnly) {
            batch.withoutWord.push_back(unit);
        }
    }
    std::sort(batch.withoutWord.begin(), batch.withoutWord.end());
}

// How often each word is the answer of an epoch, by expectation.
void PackBatchMaker::count()
{
    m_tokenCount.assign(m_corpus.units(), 0);
    double tokens = 0;
    for (const PackItem& item : m_corpus.items) {
        if (item.kind == PackItemKind::Definition) {
            for (std::uint32_t t = item.tokenBegin; t < item.tokenEnd; ++t) {
                ++m_tokenCount[m_corpus.tokens[t]];
                tokens += 1;
            }
        }
    }
    m_mostFrequent = static_cast<std::uint32_t>(std::max(20.0, tokens * 1e-3));
    m_answered.assign(m_corpus.units(), 0.0);
    for (const PackItem& item : m_corpus.items) {
        for (std::uint32_t a = item.answerBegin; a < item.answerEnd; ++a) {
            m_answered[m_corpus.answers[a]] += 1;
        }
        if (item.kind == PackItemKind::Definition && m_options.contextChance > 0) {
            std::uint32_t content = 0;
            for (std::uint32_t t = item.tokenBegin; t < item.tokenEnd; ++t) {
                content += isContent(m_corpus.tokens[t]) ? 1 : 0;
            }
            for (std::uint32_t t = item.tokenBegin; t < item.tokenEnd; ++t) {
                if (isContent(m_corpus.tokens[t])) {
                    m_answered[m_corpus.tokens[t]] += m_options.contextChance / content;
                }
            }
        }
    }
    m_total.assign(m_corpus.languages.size(), 0);
    for (std::uint32_t unit = 0; unit < m_corpus.units(); ++unit) {
        m_total[m_corpus.languageOf(unit)] += m_answered[unit];
    }
}

bool PackBatchMaker::isContent(std::uint32_t unit) const
{
    return m_tokenCount[unit] <= m_mostFrequent && m_corpus.targetIndex(unit) >= 0;
}

std::uint32_t PackBatchMaker::contentWord(const PackItem& item, Random& random) const
{
    std::uint32_t chosen = ~0U;
    std::uint64_t seen = 0;
    for (std::uint32_t t = item.tokenBegin; t < item.tokenEnd; ++t) {
        if (isContent(m_corpus.tokens[t]) && uniformBelow(random, ++seen) == 0) {
            chosen = m_corpus.tokens[t];
        }
    }
    return chosen;
}

bool PackBatchMaker::addTokens(const PackItem& item, std::uint32_t answer, std::uint32_t extra, Random& random,
                               PackBatch& batch)
{
    const std::uint32_t* tokens = m_corpus.tokens.data() + item.tokenBegin;
    std::uint32_t begin = 0;
    std::uint32_t end = item.tokenEnd - item.tokenBegin;
    if (item.kind != PackItemKind::Pair && m_options.switchChance > 0 && uniform(random) < m_options.switchChance &&
        m_switching.translate(item, random, m_switched)) {
        tokens = m_switched.data();
        end = static_cast<std::uint32_t>(m_switched.size());
    }
    const std::uint32_t length = end;
    if (length > 6 && uniform(random) < m_options.spanChance) {
        const auto span = static_cast<std::uint32_t>(3 + uniformBelow(random, 6));
        if (span < length) {
            begin += static_cast<std::uint32_t>(uniformBelow(random, length - span + 1));
            end = begin + span;
        }
    }
    const std::size_t before = batch.tokens.size();
    const double drop = item.kind == PackItemKind::Pair ? 0.0 : m_options.wordDropout;
    for (std::uint32_t t = begin; t < end && batch.tokens.size() - before < m_options.model.maximumTokens; ++t) {
        // A word does not describe itself; its look-up would not answer it either.
        if (tokens[t] != answer && uniform(random) >= drop) {
            batch.tokens.push_back(tokens[t]);
            if (uniform(random) < m_options.gramsOnly * 0.5) {
                batch.withoutWord.push_back(tokens[t]);
            }
        }
    }
    if (extra != ~0U && batch.tokens.size() - before < m_options.model.maximumTokens) {
        batch.tokens.push_back(extra);
    }
    if (batch.tokens.size() == before) {
        return false;
    }
    batch.rowBegin.push_back(static_cast<std::uint32_t>(batch.tokens.size()));
    return true;
}

} // namespace crossgloss
