#pragma once

#include "trainpage/FileTableModel.h"

#include <QString>

#include <filesystem>

class QSettings;

namespace crossgloss {

class FileTable;

std::filesystem::path toPath(const QString& file);
QString fromPath(const std::filesystem::path& path);

/// Rows of a table of files in a session, under a name of their own.
void saveRows(QSettings& settings, const QString& name, const FileTable& table);
void restoreRows(QSettings& settings, const QString& name, FileTable& table);

} // namespace crossgloss
