#pragma once

#include "alignment/HeldOut.h"

#include <chrono>
#include <functional>
#include <string_view>
#include <utility>

#include <nlohmann/json.hpp>

namespace crossgloss {

struct AlignmentStep;

/// What an iterative method tells of itself: every step, live and as a curve in the map's details, and the time it took.
class IterationLog {
public:
    explicit IterationLog(std::function<void(const AlignmentStep&)> onStep) : m_onStep(std::move(onStep)) {}

    /// @param phase short name of what the method was at. @param vocabulary rank up to which words were paired; 0 = any.
    void add(const AlignmentStep& step, std::string_view phase, std::size_t vocabulary);
    /// Ends the present phase of the clock under @p name.
    void endPhase(const char* name);
    /// `curve`, `seconds` and `held_out`.
    nlohmann::json json(const DictionarySplit& split, std::size_t scoredWords) const;

private:
    std::function<void(const AlignmentStep&)> m_onStep;
    nlohmann::json m_curve = nlohmann::json::array();
    nlohmann::json m_seconds = nlohmann::json::object();
    std::chrono::steady_clock::time_point m_last = std::chrono::steady_clock::now();
};

} // namespace crossgloss
