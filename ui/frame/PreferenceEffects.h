#pragma once

#include <QObject>

namespace crossgloss {

class InterfaceLanguage;
class PageStack;
class Preferences;

/// Puts the settings into force: all of them for a window that opens, and each as it changes. What pages let the user
/// choose themselves (the history, vulgar words) goes back into the settings.
class PreferenceEffects : public QObject {
    Q_OBJECT

public:
    /// Theme and language stay as they are, for the command line may have chosen others. All must outlive this.
    PreferenceEffects(Preferences& preferences, InterfaceLanguage& language, PageStack& pages, QObject* parent);

private:
    void apply(const QString& key);

    Preferences& m_preferences;
    InterfaceLanguage& m_language;
    PageStack& m_pages;
};

} // namespace crossgloss
