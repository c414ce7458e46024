#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <vector>

namespace crossgloss {

enum class SettingSection { Appearance, Lookup, Dictionaries, Glosses, Performance, Start };

/// How a setting is chosen; its value is of one type each.
enum class SettingKind {
    Choice,  ///< one of settingChoices(): the choice's value
    Number,  ///< int
    Switch,  ///< bool
    Folders, ///< QStringList of absolute paths
    Text     ///< QString
};

/// Names under which values are kept, for good: later versions read what earlier ones wrote.
namespace SettingKey {
inline constexpr const char* language = "language";              ///< code; empty = the system's
inline constexpr const char* theme = "theme";                    ///< ThemeMode
inline constexpr const char* font = "font";                      ///< family; empty = the system's
inline constexpr const char* zoom = "zoom";                      ///< percent
inline constexpr const char* lessMotion = "lessMotion";
inline constexpr const char* typeAhead = "lookup/typeAhead";
inline constexpr const char* answers = "lookup/answers";         ///< per language
inline constexpr const char* hideVulgar = "lookup/hideVulgar";
inline constexpr const char* keepHistory = "keepHistory";
inline constexpr const char* folders = "dictionaries/folders";
inline constexpr const char* index = "dictionaries/index";       ///< IndexAtStart
inline constexpr const char* reviewer = "reviewer";
inline constexpr const char* threads = "performance/threads";    ///< 0 = all
inline constexpr const char* memory = "performance/memory";      ///< GiB; 0 = all that is free
inline constexpr const char* startPage = "start/page";           ///< key of a page; empty = the last one
inline constexpr const char* startWorkspace = "start/workspace"; ///< StartWorkspace
inline constexpr const char* restoreSession = "start/session";
inline constexpr const char* checkVectors = "start/check";
inline constexpr const char* offerRuns = "start/runs";
}

enum class IndexAtStart { NewVersion, Always, Never };
enum class StartWorkspace { Usual, Last };

/// One setting: what it is called, what it is for and what it is until somebody changes it.
struct SettingEntry {
    const char* key;
    SettingSection section;
    SettingKind kind;
    QVariant initial;
    const char* title;           ///< not translated
    const char* about;           ///< one sentence or two, not translated
    int least = 0;               ///< of numbers
    int most = 0;
    int step = 1;
    const char* unit = nullptr;  ///< behind a number, not translated
    const char* zero = nullptr;  ///< what the least number means, not translated
};

struct SettingChoice {
    QVariant value;
    QString text;                ///< translated
};

/// All settings of the program, section by section, in the order of the page.
const std::vector<SettingEntry>& settingsCatalogue();
/// Null for a key that is none.
const SettingEntry* settingEntry(const QString& key);
QList<SettingSection> settingSections();

// Translated.
QString settingSectionTitle(SettingSection section);
QString settingTitle(const SettingEntry& entry);
QString settingAbout(const SettingEntry& entry);
QString settingUnit(const SettingEntry& entry);
QString settingZero(const SettingEntry& entry);
/// What there is to choose from; empty for other kinds.
QList<SettingChoice> settingChoices(const SettingEntry& entry);

/// Every word of @p search is found in what the setting is called, its section, its description or its choices; upper
/// and lower case are alike, accents do not count.
bool settingMatches(const SettingEntry& entry, const QString& search);

/// @p value as the setting can have it: of its type, within its range, one of its choices; else what it is at first.
QVariant settingValue(const SettingEntry& entry, const QVariant& value);

} // namespace crossgloss
