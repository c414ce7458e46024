#pragma once

#include "encoder/JointComponents.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <thread>
#include <vector>

namespace crossgloss {

/// Components that learn on threads of their own while the dictionary makes a step, without locks: each makes as many steps
/// as it has time for (asynchronous training, Mnih et al. 2016). Between rounds all of them rest, so that what they share
/// can be scored and kept.
class JointWorkers {
public:
    /// All must outlive this.
    JointWorkers(const std::vector<std::unique_ptr<JointComponent>>& components, WordRows& words, std::uint64_t seed);
    ~JointWorkers();
    JointWorkers(const JointWorkers&) = delete;
    JointWorkers& operator=(const JointWorkers&) = delete;

    /// While one lives the workers learn.
    class Round {
    public:
        explicit Round(JointWorkers& workers);
        ~Round();
        Round(const Round&) = delete;
        Round& operator=(const Round&) = delete;

    private:
        JointWorkers& m_workers;
    };

private:
    void work(JointComponent& component);

    WordRows& m_words;
    std::uint64_t m_seed;
    std::atomic<std::uint32_t> m_begun{0};     ///< rounds
    std::atomic<std::uint32_t> m_ended{0};     ///< rounds; the workers still finish their steps
    std::atomic<std::uint32_t> m_resting{0};   ///< workers that are done with the round
    std::atomic<bool> m_over{false};
    std::vector<std::thread> m_threads;
};

} // namespace crossgloss
