#pragma once

#include "base/Error.h"
#include "base/MapGuard.h"

#include <cstdint>
#include <string_view>

namespace crossgloss {

/// What long work reports to and polls for cancel. Implementations are called from the working thread and
/// must be cheap: the receiver throttles, the caller does not.
class Progress {
public:
    virtual ~Progress() = default;

    /// Begins a stage. @p name is an English text marked with CROSSGLOSS_TEXT; @p total 0 = unknown.
    virtual void stage(std::string_view name, std::uint64_t total) = 0;
    /// @p done units of the present stage are finished (absolute, not a difference).
    virtual void advance(std::uint64_t done) = 0;
    /// True once the user asked to stop.
    virtual bool cancelled() const = 0;

    /// @throws Cancelled when the user asked to stop; Error when a file that is in use has lost its end, so that going on
    /// would be in vain.
    void throwIfCancelled() const
    {
        if (cancelled()) {
            throw Cancelled();
        }
        MapGuard::requireAll();
    }
};

/// For the inner steps of work that tells its own stages: passes on nothing but the wish to stop.
class QuietProgress final : public Progress {
public:
    explicit QuietProgress(const Progress& outer) : m_outer(outer) {}
    void stage(std::string_view, std::uint64_t) override {}
    void advance(std::uint64_t) override {}
    bool cancelled() const override { return m_outer.cancelled(); }

private:
    const Progress& m_outer;
};

/// For callers who do not care.
class NullProgress final : public Progress {
public:
    void stage(std::string_view, std::uint64_t) override {}
    void advance(std::uint64_t) override {}
    bool cancelled() const override { return false; }
};

} // namespace crossgloss
