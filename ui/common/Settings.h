#pragma once

#include <QSettings>
#include <QString>

namespace crossgloss {

/// What the user likes (preferences) and where the user was (session), in two files: throwing one away keeps the other.
class Settings {
public:
    /// @param folder Where preferences.ini and session.ini live; empty = the platform's place.
    explicit Settings(const QString& folder = {});

    QSettings& preferences() { return m_preferences; }
    QSettings& session() { return m_session; }

private:
    QSettings m_preferences;
    QSettings m_session;
};

} // namespace crossgloss
