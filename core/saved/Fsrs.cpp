#include "saved/Fsrs.h"

#include "base/Error.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>

namespace crossgloss {

namespace {

constexpr double decay = -0.5;
constexpr double factor = 19.0 / 81.0; // so that R(S, S) is .9
constexpr double minStability = 0.01;
constexpr double maxStability = 36500;
constexpr std::int64_t dayBegins = 4 * 3600;

constexpr std::array<std::string_view, 4> gradeNames = {"again", "hard", "good", "easy"};
constexpr std::array grades = {ReviewGrade::Again, ReviewGrade::Hard, ReviewGrade::Good, ReviewGrade::Easy};

double number(ReviewGrade grade)
{
    return static_cast<double>(grade);
}

double boundedStability(double stability)
{
    return std::clamp(stability, minStability, maxStability);
}

} // namespace

std::string_view gradeName(ReviewGrade grade)
{
    return gradeNames.at(static_cast<std::size_t>(grade) - 1);
}

std::optional<ReviewGrade> gradeNamed(std::string_view name)
{
    const auto found = std::ranges::find(gradeNames, name);
    return found == gradeNames.end()
               ? std::nullopt
               : std::optional(grades.at(static_cast<std::size_t>(found - gradeNames.begin())));
}

Fsrs::Fsrs(const Options& options) : m_options(options)
{
    if (!(options.desiredRetention >= 0.7 && options.desiredRetention <= 0.99)) {
        throw Error(CROSSGLOSS_TEXT("The desired retention lies between 0.7 and 0.99"));
    }
    if (options.maxIntervalDays < 1 || options.maxIntervalDays > 36500) {
        throw Error(CROSSGLOSS_TEXT("The longest interval lies between 1 and 36500 days"));
    }
}

double Fsrs::retrievability(const MemoryState& memory, double days)
{
    return std::pow(1 + factor * std::max(0.0, days) / boundedStability(memory.stability), decay);
}

double Fsrs::firstDifficulty(double grade) const
{
    const auto& w = m_options.weights;
    return w[4] - std::exp(w[5] * (grade - 1)) + 1;
}

double Fsrs::nextDifficulty(double difficulty, double grade) const
{
    const auto& w = m_options.weights;
    const double moved = difficulty - w[6] * (grade - 3) * (10 - difficulty) / 9;
    const double easy = firstDifficulty(number(ReviewGrade::Easy));
    return std::clamp(w[7] * easy + (1 - w[7]) * moved, 1.0, 10.0);
}

MemoryState Fsrs::first(ReviewGrade grade) const
{
    return {boundedStability(m_options.weights.at(static_cast<std::size_t>(grade) - 1)),
            std::clamp(firstDifficulty(number(grade)), 1.0, 10.0)};
}

MemoryState Fsrs::next(const MemoryState& memory, double days, ReviewGrade grade) const
{
    const auto& w = m_options.weights;
    const double s = boundedStability(memory.stability);
    const double d = std::clamp(memory.difficulty, 1.0, 10.0);
    double stability = s;
    if (days < 1) {
        stability = s * std::exp(w[17] * (number(grade) - 3 + w[18]));
    } else if (const double r = retrievability(memory, days); grade == ReviewGrade::Again) {
        stability = w[11] * std::pow(d, -w[12]) * (std::pow(s + 1, w[13]) - 1) * std::exp(w[14] * (1 - r));
    } else {
        const double hard = grade == ReviewGrade::Hard ? w[15] : 1;
        const double easy = grade == ReviewGrade::Easy ? w[16] : 1;
        stability =
            s * (1 + std::exp(w[8]) * (11 - d) * std::pow(s, -w[9]) * (std::exp(w[10] * (1 - r)) - 1) * hard * easy);
    }
    if (grade == ReviewGrade::Again) {
        stability = std::min(stability, s);
    }
    return {boundedStability(stability), nextDifficulty(d, number(grade))};
}

std::int64_t Fsrs::intervalDays(double stability) const
{
    const double days = boundedStability(stability) / factor * (std::pow(m_options.desiredRetention, 1 / decay) - 1);
    return std::clamp(static_cast<std::int64_t>(std::llround(days)), std::int64_t{1}, m_options.maxIntervalDays);
}

std::array<ReviewState, 4> Fsrs::outcomes(const std::optional<ReviewState>& before, std::int64_t now) const
{
    const std::int64_t days =
        before ? std::max<std::int64_t>(0, reviewDay(now) - reviewDay(before->lastAt)) : std::int64_t{0};
    std::array<ReviewState, 4> all;
    std::int64_t shorter = 0;
    for (std::size_t i = 0; i < grades.size(); ++i) {
        ReviewState& state = all[i];
        state.memory = before ? next(before->memory, static_cast<double>(days), grades[i]) : first(grades[i]);
        state.lastAt = now;
        state.reviews = (before ? before->reviews : 0) + 1;
        state.lapses = before ? before->lapses : 0;
        if (grades[i] == ReviewGrade::Again) {
            state.dueAt = now + relearnSeconds;
            state.lapses += before && before->intervalDays > 0 ? 1 : 0;
            continue;
        }
        state.intervalDays = std::min(std::max(intervalDays(state.memory.stability), shorter + 1),
                                      std::max(shorter, m_options.maxIntervalDays));
        state.dueAt = now + state.intervalDays * secondsPerDay;
        shorter = state.intervalDays;
    }
    return all;
}

std::int64_t reviewDay(std::int64_t secondsSince1970)
{
    const auto time = static_cast<std::time_t>(secondsSince1970 - dayBegins);
    std::tm local{};
#ifdef _WIN32
    const bool known = localtime_s(&local, &time) == 0;
#else
    const bool known = localtime_r(&time, &local) != nullptr;
#endif
    if (!known) {
        return (secondsSince1970 - dayBegins) / secondsPerDay;
    }
    const std::chrono::year_month_day date{std::chrono::year{local.tm_year + 1900},
                                           std::chrono::month{static_cast<unsigned>(local.tm_mon) + 1},
                                           std::chrono::day{static_cast<unsigned>(local.tm_mday)}};
    return std::chrono::sys_days{date}.time_since_epoch().count();
}

bool isDue(const ReviewState& state, std::int64_t now)
{
    if (state.lastAt > now) {
        return true;
    }
    return state.intervalDays > 0 ? reviewDay(state.dueAt) <= reviewDay(now) : state.dueAt <= now;
}

} // namespace crossgloss
