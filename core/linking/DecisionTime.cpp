#include "linking/DecisionTime.h"

#include <charconv>
#include <chrono>
#include <cstdio>

namespace crossgloss {

namespace {

/// Takes pieces off a text; everything after the first that is not there fails.
class TimeReader
{
public:
    explicit TimeReader(std::string_view text) : m_rest(text) {}

    /// @p digits digits, at most @p largest.
    int number(std::size_t digits, int largest)
    {
        int value = 0;
        if (m_rest.size() < digits) {
            m_failed = true;
            return 0;
        }
        const auto [end, failure] = std::from_chars(m_rest.data(), m_rest.data() + digits, value);
        if (failure != std::errc() || end != m_rest.data() + digits || m_rest.front() == '-' || value > largest) {
            m_failed = true;
        }
        m_rest.remove_prefix(digits);
        return value;
    }

    bool take(char wanted)
    {
        if (!m_rest.starts_with(wanted)) {
            return false;
        }
        m_rest.remove_prefix(1);
        return true;
    }

    void need(char wanted) { m_failed = !take(wanted) || m_failed; }

    void skipDigits()
    {
        while (!m_rest.empty() && m_rest.front() >= '0' && m_rest.front() <= '9') {
            m_rest.remove_prefix(1);
        }
    }

    bool atEnd() const { return m_rest.empty(); }
    bool failed() const { return m_failed; }

private:
    std::string_view m_rest;
    bool m_failed = false;
};

} // namespace

std::optional<std::string> decisionTime(std::string_view text)
{
    using namespace std::chrono;
    TimeReader reader(text);
    const int y = reader.number(4, 9999);
    reader.need('-');
    const int m = reader.number(2, 12);
    reader.need('-');
    const int d = reader.number(2, 31);
    minutes offset{0};
    seconds ofDay{0};
    if (!reader.atEnd()) {
        if (!reader.take(' ')) {
            reader.need('T');
        }
        const int hour = reader.number(2, 23);
        reader.need(':');
        const int minute = reader.number(2, 59);
        const int second = reader.take(':') ? reader.number(2, 60) : 0;
        if (reader.take('.')) {
            reader.skipDigits();
        }
        ofDay = hours(hour) + minutes(minute) + seconds(second);
        const bool east = reader.take('+');
        if (east || reader.take('-')) {
            const int h = reader.number(2, 14);
            reader.need(':');
            offset = hours(h) + minutes(reader.number(2, 59));
            offset = east ? offset : -offset;
        } else {
            reader.take('Z');
        }
    }
    const year_month_day date{year(y), month(static_cast<unsigned>(m)), day(static_cast<unsigned>(d))};
    if (reader.failed() || !reader.atEnd() || !date.ok() || y < 1900) {
        return std::nullopt;
    }
    const sys_seconds moment = sys_days(date) + ofDay - offset;
    const sys_days utcDay = floor<days>(moment);
    const year_month_day utc(utcDay);
    const hh_mm_ss<seconds> time(moment - utcDay);
    char result[48];
    std::snprintf(result, sizeof result, "%04d-%02u-%02uT%02d:%02d:%02dZ", static_cast<int>(utc.year()),
                  static_cast<unsigned>(utc.month()), static_cast<unsigned>(utc.day()),
                  static_cast<int>(time.hours().count()), static_cast<int>(time.minutes().count()),
                  static_cast<int>(time.seconds().count()));
    return std::string(result);
}

} // namespace crossgloss
