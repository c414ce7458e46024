#include "base/Log.h"

#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

namespace crossgloss {

namespace {

spdlog::level::level_enum toSpdlog(LogLevel level)
{
    switch (level) {
    case LogLevel::Debug: return spdlog::level::debug;
    case LogLevel::Info: return spdlog::level::info;
    case LogLevel::Warning: return spdlog::level::warn;
    case LogLevel::Error: return spdlog::level::err;
    }
    return spdlog::level::warn;
}

spdlog::logger& logger()
{
    static const std::shared_ptr<spdlog::logger> instance = [] {
        const std::shared_ptr<spdlog::logger> created = spdlog::stderr_color_mt("crossgloss");
        created->set_level(spdlog::level::warn);
        created->set_pattern("%^%l%$: %v");
        return created;
    }();
    return *instance;
}

} // namespace

void log(LogLevel level, const std::string& message)
{
    logger().log(toSpdlog(level), "{}", message);
}

} // namespace crossgloss
