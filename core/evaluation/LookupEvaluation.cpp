#include "evaluation/LookupEvaluation.h"

#include "base/Parallel.h"
#include "pack/PackTrainer.h"
#include "lookup/WordFilter.h"
#include "resources/LineReader.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <atomic>
#include <mutex>

namespace crossgloss {

namespace {

/// Lets several threads report to a receiver that expects one.
class SharedProgress final : public Progress {
public:
    explicit SharedProgress(Progress& receiver) : m_receiver(receiver) {}
    void stage(std::string_view, std::uint64_t) override {}
    void advance(std::uint64_t) override {}
    bool cancelled() const override { return m_cancelled; }
    void finishOne()
    {
        const std::lock_guard lock(m_mutex);
        m_receiver.advance(++m_done);
        if (m_receiver.cancelled()) {
            m_cancelled = true;
        }
    }

private:
    Progress& m_receiver;
    std::mutex m_mutex;
    std::uint64_t m_done = 0;
    std::atomic<bool> m_cancelled{false};
};

/// First character as the filter compares it: the shortest prefix that is a whole code point.
std::string firstLetter(const std::string& word)
{
    std::size_t end = word.empty() ? 0 : 1;
    while (end < word.size() && (static_cast<unsigned char>(word[end]) & 0xc0) == 0x80) {
        ++end;
    }
    return word.substr(0, end);
}

} // namespace

RetrievalScores evaluateLookup(const ReverseDictionary& dictionary, const std::vector<DescriptionCase>& cases,
                               const LookupQuery& query, const LookupEvaluationOptions& options, Progress& progress)
{
    progress.stage(CROSSGLOSS_TEXT("Looking up"), cases.size());
    SharedProgress shared(progress);
    std::vector<std::uint32_t> ranks(cases.size(), 0);
    parallelEach(cases.size(), options.threads, [&](std::size_t i) {
        shared.throwIfCancelled();
        LookupQuery one = query;
        one.text = cases[i].description;
        if (options.firstLetter && !cases[i].answers.empty()) {
            one.filter.startsWith = firstLetter(cases[i].answers.front());
        }
        const ReverseDictionary::AnswerRank rank = dictionary.rank(one, cases[i].answers, shared);
        // An answer that was not placed ranks behind everything.
        constexpr std::uint64_t last = 1000000;
        if (rank.covered) {
            ranks[i] = static_cast<std::uint32_t>(rank.rank == 0 ? last : std::min(rank.rank, last));
        }
        shared.finishOne();
    });

    return scoresOf(std::move(ranks));
}

std::vector<DescriptionCase> readLookupCases(const std::filesystem::path& file, Progress& progress, ReadReport& report)
{
    bool three = false;
    {
        LineReader reader(file);
        std::string_view line;
        while (reader.next(line)) {
            if (!line.empty()) {
                three = std::count(line.begin(), line.end(), '\t') >= 2;
                break;
            }
        }
    }
    if (!three) {
        return readDescriptions(file, progress, report);
    }
    std::vector<DescriptionCase> cases;
    for (DefinitionPair& pair : readDefinitions(file, progress, report)) {
        cases.push_back({{std::move(pair.answer)}, std::move(pair.definition)});
    }
    return cases;
}

} // namespace crossgloss
