#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace crossgloss {

/// Of the calendar by which reviews fall due.
constexpr std::int64_t secondsPerDay = 86400;

/// How well a word was known when it was asked for.
enum class ReviewGrade : std::uint8_t
{
    Again = 1, ///< forgotten
    Hard,
    Good,
    Easy
};

/// "again", "hard", "good", "easy".
std::string_view gradeName(ReviewGrade grade);
std::optional<ReviewGrade> gradeNamed(std::string_view name);

/// What is known of the memory of one word.
struct MemoryState
{
    double stability = 0;  ///< days after which it is still known with a chance of 90 %
    double difficulty = 0; ///< 1 (easy) … 10

    friend bool operator==(const MemoryState&, const MemoryState&) = default;
};

/// What is stored of the reviews of a word.
struct ReviewState
{
    MemoryState memory;
    std::int64_t lastAt = 0;       ///< last review, seconds since 1970, UTC
    std::int64_t dueAt = 0;        ///< the same
    std::int64_t intervalDays = 0; ///< between the two; 0 = a few minutes, it was forgotten
    std::int64_t reviews = 0;
    std::int64_t lapses = 0; ///< reviews at which it was forgotten after it had been known

    friend bool operator==(const ReviewState&, const ReviewState&) = default;
};

/// The Free Spaced Repetition Scheduler, version 5, with the weights that its authors publish as defaults (Jarrett Ye
/// and others, open-spaced-repetition; "A Stochastic Shortest Path Algorithm for Optimizing Spaced Repetition
/// Scheduling", KDD 2022, and the project's description of the algorithm). Memory has a stability S and a difficulty D;
/// the chance of recall after t days is R = (1 + 19/81 · t/S)^-0.5.
class Fsrs
{
public:
    struct Options
    {
        double desiredRetention = 0.9; ///< chance of recall at which a word falls due; .7 … .99
        std::int64_t maxIntervalDays = 36500;
        std::array<double, 19> weights = {0.40255, 1.18385, 3.173,  15.69105, 7.1949, 0.5345,  1.4604,
                                          0.0046,  1.54575, 0.1192, 1.01925,  1.9395, 0.11,    0.29605,
                                          2.2698,  0.2315,  2.9898, 0.51655,  0.6621};
    };

    Fsrs() = default;
    /// @throws Error when a value is out of its range.
    explicit Fsrs(const Options& options);

    /// Chance of recall @p days after the last review.
    static double retrievability(const MemoryState& memory, double days);

    /// After the first review of all.
    MemoryState first(ReviewGrade grade) const;
    /// After a review @p days after the last one; less than one day is a review of the same day. On any later day Hard,
    /// Good and Easy never lower the stability; Again never raises it.
    MemoryState next(const MemoryState& memory, double days, ReviewGrade grade) const;
    /// Days until the chance of recall has fallen to the desired retention: whole, at least 1.
    std::int64_t intervalDays(double stability) const;

    /// What each grade would make of a word reviewed at @p now (in the order of the grades). Hard, Good and Easy take
    /// ever longer intervals; a forgotten word comes back after relearnSeconds. A clock that went backwards counts as
    /// a review of the same day.
    std::array<ReviewState, 4> outcomes(const std::optional<ReviewState>& before, std::int64_t now) const;

    static constexpr std::int64_t relearnSeconds = 600;

private:
    double firstDifficulty(double grade) const;
    double nextDifficulty(double difficulty, double grade) const;

    Options m_options;
};

/// The learner's day that a time falls into, as a number that counts up: local days that begin at four in the morning.
std::int64_t reviewDay(std::int64_t secondsSince1970);

/// Whether a word is to be reviewed at @p now: one with an interval of days on the whole day it falls due, one that was
/// forgotten after its minutes. A word whose last review lies in the future, after a clock was set back, is due.
bool isDue(const ReviewState& state, std::int64_t now);

} // namespace crossgloss
