#pragma once

#include "common/DictionaryService.h"

#include <mutex>

namespace crossgloss {

/// Choices in memory about the two dictionaries of the fake workspace and one more.
class FakeDictionaries final : public DictionaryService
{
public:
    ~FakeDictionaries() override;   // in Fakes.cpp, and with it all that is virtual
    DictionaryUses uses() override
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        return m_uses;
    }
    DictionaryUses change(const std::function<void(DictionaryUses&)>& change) override
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        DictionaryUses before = m_uses;
        change(m_uses);
        return before;
    }

private:
    std::mutex m_mutex;
    DictionaryUses m_uses = {{"freedict-fra-eng", true, std::nullopt}, {"wordnet-3.0", true, std::nullopt}};
};

} // namespace crossgloss
