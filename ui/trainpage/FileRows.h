#pragma once

#include "trainpage/FileTableModel.h"

#include "corpus/ParallelSentences.h"

#include <QString>

#include <filesystem>

class QSettings;

namespace crossgloss {

class FileTable;

/// Parallel sentences as a row and back; two files aligned by line are written with a comma between them.
FileTableModel::Row rowOf(const SentenceFile& file);
SentenceFile toSentenceFile(const FileTableModel::Row& row);

/// Rows of a table of files in a session, under a name of their own.
void saveRows(QSettings& settings, const QString& name, const FileTable& table);
void restoreRows(QSettings& settings, const QString& name, FileTable& table);

} // namespace crossgloss
