#include "encoder/JointWorkers.h"

namespace crossgloss {

JointWorkers::JointWorkers(const std::vector<std::unique_ptr<JointComponent>>& components, WordRows& words,
                           std::uint64_t seed)
    : m_words(words), m_seed(seed)
{
    for (const std::unique_ptr<JointComponent>& component : components) {
        m_threads.emplace_back([this, each = component.get()] { work(*each); });
    }
}

JointWorkers::~JointWorkers()
{
    m_over = true;
    ++m_begun;
    m_begun.notify_all();
    for (std::thread& thread : m_threads) {
        thread.join();
    }
}

void JointWorkers::work(JointComponent& component)
{
    for (std::uint32_t done = 0;; ++done) {
        m_begun.wait(done);
        if (m_over) {
            return;
        }
        // One step at least: a round may be over before its threads have woken up.
        do {
            component.step(m_words, m_seed, component.steps());
        } while (m_ended.load(std::memory_order_relaxed) == done);
        ++m_resting;
        m_resting.notify_all();
    }
}

JointWorkers::Round::Round(JointWorkers& workers) : m_workers(workers)
{
    m_workers.m_resting = 0;
    ++m_workers.m_begun;
    m_workers.m_begun.notify_all();
}

JointWorkers::Round::~Round()
{
    ++m_workers.m_ended;
    const auto all = static_cast<std::uint32_t>(m_workers.m_threads.size());
    for (std::uint32_t resting = m_workers.m_resting.load(); resting < all; resting = m_workers.m_resting.load()) {
        m_workers.m_resting.wait(resting);
    }
}

} // namespace crossgloss
