#pragma once

#include "jobs/AlignmentService.h"
#include "common/Theme.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <filesystem>
#include <optional>

class QCoreApplication;

namespace crossgloss {

/// What the command line of the window says; empty where it says nothing.
struct WindowArguments {
    /// Ends the program where the command line asks for help or the version, or is wrong.
    static WindowArguments parse(const QCoreApplication& app);
    /// The command line asks for help or the version, which need no display.
    static bool onlyAsks(const QStringList& arguments);
    /// Prints what onlyAsks() found asked for and ends the program. Needs an application object.
    [[noreturn]] static void answer(const QStringList& arguments);

    std::filesystem::path workspace;           ///< the user's own when nothing is said
    bool namesWorkspace = false;
    std::filesystem::path pack;
    QStringList files;                         ///< to import; absolute
    QString lookup;                            ///< a description
    QString from;
    QStringList to;
    QString page;
    AlignRequest align;
    bool aligns = false;                       ///< something of align was said
    QString tab;
    QString manual;                            ///< a page of the manual
    QString projection;
    std::size_t points = 0;
    QString linking;
    QString reviewer;
    QString screenshot;                        ///< a file
    bool details = false;
    bool entry = false;
    std::optional<QSize> size;
    std::optional<ThemeMode> theme;
    std::optional<QString> language;
};

} // namespace crossgloss
