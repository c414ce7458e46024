#pragma once

#include <QString>

#include <filesystem>

namespace crossgloss {

inline std::filesystem::path toPath(const QString& file)
{
    return std::filesystem::path(file.toStdU16String());
}

inline QString fromPath(const std::filesystem::path& path)
{
    return QString::fromStdU16String(path.u16string());
}

} // namespace crossgloss
