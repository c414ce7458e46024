#pragma once

#include <QObject>

class QActionGroup;
class QMainWindow;
class QMenu;

namespace crossgloss {

class Actions;
class InterfaceLanguage;
class Preferences;
class WorkspaceMenu;

/// The menu bar, with the choices of theme and interface language.
class Menus : public QObject {
    Q_OBJECT

public:
    /// @param preferences must outlive this.
    Menus(QMainWindow* window, const Actions& actions, Preferences& preferences);

    /// Files that were imported lately, newest first.
    QMenu* recent() const { return m_recent; }
    WorkspaceMenu& workspaces() const { return *m_workspaces; }
    void retranslate();
    /// System, light, dark, system, …
    void nextTheme();

Q_SIGNALS:
    /// The file menu opens: what it lists must be there.
    void fileMenuOpens();

private:
    void fillMap(const Actions& actions);
    /// What is chosen elsewhere shows here too.
    void mark();

    Preferences& m_preferences;
    QMenu* m_file;
    QMenu* m_recent;
    WorkspaceMenu* m_workspaces;
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
