#pragma once

#include <QSettings>
#include <QString>

#include <memory>

namespace crossgloss {

/// What the user likes (preferences) and where the user was (session), in two files: throwing one away keeps the other.
/// Only their owner can read them, from their creation on.
class Settings {
public:
    /// @param folder Where preferences.ini and session.ini live; empty = the platform's place.
    explicit Settings(const QString& folder = {});

    QSettings& preferences() { return m_preferences; }
    /// Where the user was in the workspace of the window.
    QSettings& session() { return m_other ? *m_other : m_program; }
    /// What is remembered whatever the workspace: folders used last, the recent workspaces.
    QSettings& program() { return m_program; }

    /// Each workspace has a session of its own, for it names what is in it. Nobody may hold the former one's.
    /// @param workspace its folder; empty = the usual one, whose session is the program's.
    void setWorkspace(const QString& workspace);

private:
    QString m_folder;
    QSettings m_preferences;
    QSettings m_program;
    std::unique_ptr<QSettings> m_other;
};

} // namespace crossgloss
