#pragma once

#include <QObject>

#include <filesystem>
#include <memory>

namespace crossgloss {

class DialogPrompts;
class InterfaceLanguage;
class MainWindow;
class Settings;

/// Holds the window, with what it shows behind it, and puts one with another workspace in its place.
class WindowHolder : public QObject {
    Q_OBJECT

public:
    /// @param pack Empty: the one that came with the program. All others must outlive this.
    WindowHolder(Settings& settings, InterfaceLanguage& language, DialogPrompts& prompts, std::filesystem::path pack);
    ~WindowHolder() override;

    /// @return the workspace that the settings want at the start: @p usual, or the one that was open last and still is
    /// there.
    std::filesystem::path startWorkspace(const std::filesystem::path& usual) const;
    /// Opens a window with this workspace in the place of the one there is. The window shows before anything is opened.
    /// @param mayIndex Installed dictionaries may be indexed, if the settings want it.
    MainWindow& open(const std::filesystem::path& workspace, bool mayIndex);

private:
    bool indexesAtStart() const;

    Settings& m_settings;
    InterfaceLanguage& m_language;
    DialogPrompts& m_prompts;
    std::filesystem::path m_pack;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace crossgloss
