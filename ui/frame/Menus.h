#pragma once

#include <QObject>

class QActionGroup;
class QMainWindow;
class QMenu;

namespace crossgloss {

class Actions;
class InterfaceLanguage;
class Settings;

/// The menu bar, with the choices of theme and interface language.
class Menus : public QObject {
    Q_OBJECT

public:
    Menus(QMainWindow* window, const Actions& actions, InterfaceLanguage& language, Settings& settings);

    /// Files that were imported lately, newest first.
    QMenu* recent() const { return m_recent; }
    void retranslate();
    /// System, light, dark, system, …
    void nextTheme();

Q_SIGNALS:
    /// The file menu opens: what it lists must be there.
    void fileMenuOpens();

private:
    void fillMap(const Actions& actions);
    void chooseTheme(int mode);
    void markTheme();

    Settings& m_settings;
    InterfaceLanguage& m_language;
    QMenu* m_file;
    QMenu* m_recent;
    QMenu* m_edit;
    QMenu* m_dictionaries;
    QMenu* m_view;
    QMenu* m_theme;
    QMenu* m_languages;
    QMenu* m_run;
    QMenu* m_sentences;
    QMenu* m_map;
    QMenu* m_mapColours;
    QMenu* m_saved;
    QMenu* m_review;
    QMenu* m_candidates;
    QMenu* m_relations;
    QMenu* m_help;
    QMenu* m_tours;
    QActionGroup* m_themeGroup;
    QActionGroup* m_languageGroup;
};

} // namespace crossgloss
