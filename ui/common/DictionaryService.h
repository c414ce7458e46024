#pragma once

#include "store/DictionaryUse.h"

#include <functional>

namespace crossgloss {

/// Which dictionaries look-ups draw on. Every member may take its time and is called from worker threads only. Failures
/// are thrown as Error.
class DictionaryService
{
public:
    virtual ~DictionaryService() = default;

    virtual DictionaryUses uses() = 0;
    /// As changeDictionaryUses(): returns the list as it was before.
    virtual DictionaryUses change(const std::function<void(DictionaryUses&)>& change) = 0;
};

} // namespace crossgloss
