#pragma once

#include <QLabel>
#include <QStringList>

#include <filesystem>

namespace crossgloss {

/// What keeps a page from starting its work, a line each.
class ProblemList : public QLabel {
    Q_OBJECT

public:
    explicit ProblemList(QWidget* parent = nullptr);

    /// @param wanted the user has asked for the impossible: until then the problems are quiet.
    void setProblems(const QStringList& problems, bool wanted);
};

/// Adds to @p problems when @p file cannot be read; @p missing when none is named.
void requireFile(QStringList& problems, const std::filesystem::path& file, const QString& missing);

} // namespace crossgloss
