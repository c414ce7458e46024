#pragma once

#include "base/Progress.h"

#include <string>
#include <string_view>

namespace crossgloss::test {

/// Asks to stop once a stage of that name has begun.
class StopsAt final : public Progress {
public:
    explicit StopsAt(std::string name) : m_name(std::move(name)) {}
    void stage(std::string_view name, std::uint64_t) override { m_reached = m_reached || name == m_name; }
    void advance(std::uint64_t) override {}
    bool cancelled() const override { return m_reached; }

private:
    std::string m_name;
    bool m_reached = false;
};

} // namespace crossgloss::test
