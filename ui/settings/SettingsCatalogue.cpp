#include "settings/SettingsCatalogue.h"

#include "common/Theme.h"
#include "frame/InterfaceLanguage.h"
#include "frame/PageCatalogue.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QRegularExpression>

#include <algorithm>

namespace crossgloss {

namespace {

constexpr const char* context = "SettingsCatalogue";

std::vector<SettingEntry> appearance()
{
    using enum SettingKind;
    constexpr SettingSection section = SettingSection::Appearance;
    return {
        {SettingKey::language, section, Choice, QString(), QT_TRANSLATE_NOOP("SettingsCatalogue", "Language"),
         QT_TRANSLATE_NOOP("SettingsCatalogue", "Language of menus, texts and numbers. It does not change what you look up in.")},
        {SettingKey::theme, section, Choice, 0, QT_TRANSLATE_NOOP("SettingsCatalogue", "Theme"),
         QT_TRANSLATE_NOOP("SettingsCatalogue", "Light or dark colours.")},
        {SettingKey::font, section, Choice, QString(), QT_TRANSLATE_NOOP("SettingsCatalogue", "Font"),
         QT_TRANSLATE_NOOP("SettingsCatalogue", "Font of the whole window. Missing characters use a fallback font.")},
        {SettingKey::zoom, section, Number, 100, QT_TRANSLATE_NOOP("SettingsCatalogue", "Size"),
         QT_TRANSLATE_NOOP("SettingsCatalogue", "Size of text and controls. Ctrl++ and Ctrl+- change it too."), 100, 200, 10,
         QT_TRANSLATE_NOOP("SettingsCatalogue", " %")},
        {SettingKey::lessMotion, section, Switch, false, QT_TRANSLATE_NOOP("SettingsCatalogue", "Reduce motion"),
         QT_TRANSLATE_NOOP("SettingsCatalogue", "Turns off the animations of the map.")},
    };
}

std::vector<SettingEntry> lookup()
{
    using enum SettingKind;
    constexpr SettingSection section = SettingSection::Lookup;
    return {
        {SettingKey::typeAhead, section, Switch, true, QT_TRANSLATE_NOOP("SettingsCatalogue", "Look up while typing"),
         QT_TRANSLATE_NOOP("SettingsCatalogue", "Answers appear while you type. Otherwise press Enter for them.")},
        {SettingKey::answers, section, Number, 50, QT_TRANSLATE_NOOP("SettingsCatalogue", "Answers per language"),
         QT_TRANSLATE_NOOP("SettingsCatalogue", "The most words that are listed for each language."), 5, 500, 5},
        {SettingKey::hideVulgar, section, Switch, true, QT_TRANSLATE_NOOP("SettingsCatalogue", "Hide vulgar words"),
         QT_TRANSLATE_NOOP("SettingsCatalogue", "Words that dictionaries call vulgar or offensive are left out of the answers.")},
        {SettingKey::keepHistory, section, Switch, true, QT_TRANSLATE_NOOP("SettingsCatalogue", "Keep the history"),
         QT_TRANSLATE_NOOP("SettingsCatalogue", "Look-ups are remembered after the window is closed. Turning this off "
                                                "deletes the history.")},
    };
}

std::vector<SettingEntry> dictionaries()
{
    using enum SettingKind;
    constexpr SettingSection section = SettingSection::Dictionaries;
    return {
        {SettingKey::folders, section, Folders, QStringList(),
         QT_TRANSLATE_NOOP("SettingsCatalogue", "Folders of dictionaries"),
         QT_TRANSLATE_NOOP("SettingsCatalogue", "These folders and their subfolders are searched for dictd and StarDict "
                                                "dictionaries, in addition to the system folders. Changes are indexed at "
                                                "once; removing a folder removes its dictionaries.")},
        {SettingKey::index, section, Choice, 0,
         QT_TRANSLATE_NOOP("SettingsCatalogue", "Index installed dictionaries on startup"),
         QT_TRANSLATE_NOOP("SettingsCatalogue", "Finds dictionaries that were installed, changed or removed. File > Index "
                                                "installed dictionaries does so at any time.")},
    };
}

std::vector<SettingEntry> glosses()
{
    using enum SettingKind;
    return {
        {SettingKey::reviewer, SettingSection::Glosses, Text, QString(), QT_TRANSLATE_NOOP("SettingsCatalogue", "Reviewer"),
         QT_TRANSLATE_NOOP("SettingsCatalogue", "Your decisions about glosses are saved under this name. An open linking "
                                                "keeps the name it was opened with.")},
    };
}

std::vector<SettingEntry> performance()
{
    using enum SettingKind;
    constexpr SettingSection section = SettingSection::Performance;
    return {
        {SettingKey::threads, section, Number, 0, QT_TRANSLATE_NOOP("SettingsCatalogue", "Threads"),
         QT_TRANSLATE_NOOP("SettingsCatalogue", "Processor threads that a job uses unless its own settings say otherwise. "
                                                "Running jobs are not affected."),
         0, 1024, 1, nullptr, QT_TRANSLATE_NOOP("SettingsCatalogue", "all")},
        {SettingKey::memory, section, Number, 0, QT_TRANSLATE_NOOP("SettingsCatalogue", "Memory"),
         QT_TRANSLATE_NOOP("SettingsCatalogue", "Most memory that the program may use. Linkings, comparisons of glosses "
                                                "and trainings of word vectors that need more do not start."),
         0, 4096, 1, QT_TRANSLATE_NOOP("SettingsCatalogue", " GiB"),
         QT_TRANSLATE_NOOP("SettingsCatalogue", "all that is free")},
    };
}

std::vector<SettingEntry> start()
{
    using enum SettingKind;
    constexpr SettingSection section = SettingSection::Start;
    return {
        {SettingKey::startWorkspace, section, Choice, 0, QT_TRANSLATE_NOOP("SettingsCatalogue", "Workspace"),
         QT_TRANSLATE_NOOP("SettingsCatalogue", "The workspace that opens on startup, unless the command line names "
                                                "another.")},
        {SettingKey::startPage, section, Choice, QString(), QT_TRANSLATE_NOOP("SettingsCatalogue", "Page"),
         QT_TRANSLATE_NOOP("SettingsCatalogue", "The page that is shown first.")},
        {SettingKey::restoreSession, section, Switch, true,
         QT_TRANSLATE_NOOP("SettingsCatalogue", "Restore the last session"),
         QT_TRANSLATE_NOOP("SettingsCatalogue", "Restores texts, choices and settings of the pages. Size and position of "
                                                "the window are always kept.")},
        {SettingKey::offerRuns, section, Switch, true,
         QT_TRANSLATE_NOOP("SettingsCatalogue", "Offer to resume interrupted runs"),
         QT_TRANSLATE_NOOP("SettingsCatalogue", "Asks on startup whether to resume trainings and other runs that closing "
                                                "the program interrupted.")},
        {SettingKey::checkVectors, section, Switch, true, QT_TRANSLATE_NOOP("SettingsCatalogue", "Check the vectors"),
         QT_TRANSLATE_NOOP("SettingsCatalogue", "Vectors that changed since the last check are compared with their "
                                                "checksums, in the background.")},
    };
}

QString folded(const QString& text)
{
    static const QRegularExpression marks(QStringLiteral("\\p{M}+"));
    QString plain = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    return plain.remove(marks);
}

QList<SettingChoice> fonts()
{
    QList<SettingChoice> choices{{QString(), QCoreApplication::translate("SettingsCatalogue", "System default")}};
    for (const QString& family : QFontDatabase::families()) {
        if (!QFontDatabase::isPrivateFamily(family)) {
            choices.append({family, family});
        }
    }
    return choices;
}

} // namespace

const std::vector<SettingEntry>& settingsCatalogue()
{
    static const std::vector<SettingEntry> all = [] {
        std::vector<SettingEntry> entries;
        for (const auto& part : {appearance(), lookup(), dictionaries(), glosses(), performance(), start()}) {
            entries.insert(entries.end(), part.begin(), part.end());
        }
        return entries;
    }();
    return all;
}

const SettingEntry* settingEntry(const QString& key)
{
    const auto& all = settingsCatalogue();
    const auto found = std::ranges::find_if(all, [&](const SettingEntry& entry) { return key == QLatin1String(entry.key); });
    return found == all.end() ? nullptr : &*found;
}

QList<SettingSection> settingSections()
{
    QList<SettingSection> sections;
    for (const SettingEntry& entry : settingsCatalogue()) {
        if (!sections.contains(entry.section)) {
            sections.append(entry.section);
        }
    }
    return sections;
}

QString settingSectionTitle(SettingSection section)
{
    switch (section) {
    case SettingSection::Appearance: return QCoreApplication::translate("SettingsCatalogue", "Appearance");
    case SettingSection::Lookup: return QCoreApplication::translate("SettingsCatalogue", "Look-up");
    case SettingSection::Dictionaries: return QCoreApplication::translate("SettingsCatalogue", "Dictionaries");
    case SettingSection::Glosses: return QCoreApplication::translate("SettingsCatalogue", "Glosses");
    case SettingSection::Performance: return QCoreApplication::translate("SettingsCatalogue", "Performance");
    case SettingSection::Start: return QCoreApplication::translate("SettingsCatalogue", "On startup");
    }
    return {};
}

QString settingTitle(const SettingEntry& entry)
{
    return QCoreApplication::translate(context, entry.title);
}

QString settingAbout(const SettingEntry& entry)
{
    return QCoreApplication::translate(context, entry.about);
}

QString settingUnit(const SettingEntry& entry)
{
    return entry.unit ? QCoreApplication::translate(context, entry.unit) : QString();
}

QString settingZero(const SettingEntry& entry)
{
    return entry.zero ? QCoreApplication::translate(context, entry.zero) : QString();
}

QList<SettingChoice> settingChoices(const SettingEntry& entry)
{
    const QLatin1String key(entry.key);
    const auto text = [](const char* english) { return QCoreApplication::translate(context, english); };
    if (key == QLatin1String(SettingKey::language)) {
        QList<SettingChoice> choices{{QString(), text("System default")}};
        for (const QString& code : InterfaceLanguage::available()) {
            choices.append({code, InterfaceLanguage::nameOf(code)});
        }
        return choices;
    }
    if (key == QLatin1String(SettingKey::theme)) {
        return {{static_cast<int>(ThemeMode::System), text("System default")},
                {static_cast<int>(ThemeMode::Light), text(QT_TRANSLATE_NOOP("SettingsCatalogue", "Light"))},
                {static_cast<int>(ThemeMode::Dark), text(QT_TRANSLATE_NOOP("SettingsCatalogue", "Dark"))}};
    }
    if (key == QLatin1String(SettingKey::font)) {
        return fonts();
    }
    if (key == QLatin1String(SettingKey::index)) {
        return {{static_cast<int>(IndexAtStart::NewVersion),
                 text(QT_TRANSLATE_NOOP("SettingsCatalogue", "Once per version"))},
                {static_cast<int>(IndexAtStart::Always), text(QT_TRANSLATE_NOOP("SettingsCatalogue", "Every time"))},
                {static_cast<int>(IndexAtStart::Never), text(QT_TRANSLATE_NOOP("SettingsCatalogue", "Never"))}};
    }
    if (key == QLatin1String(SettingKey::startWorkspace)) {
        return {{static_cast<int>(StartWorkspace::Usual), text(QT_TRANSLATE_NOOP("SettingsCatalogue", "The default one"))},
                {static_cast<int>(StartWorkspace::Last),
                 text(QT_TRANSLATE_NOOP("SettingsCatalogue", "The last one used"))}};
    }
    if (key == QLatin1String(SettingKey::startPage)) {
        QList<SettingChoice> choices{
            {QString(), text(QT_TRANSLATE_NOOP("SettingsCatalogue", "The last one used"))}};
        for (const PageEntry& page : pageCatalogue()) {
            choices.append({QString::fromLatin1(page.key), pageTitle(page.id)});
        }
        return choices;
    }
    return {};
}

bool settingMatches(const SettingEntry& entry, const QString& search)
{
    QString text = settingTitle(entry) + QLatin1Char(' ') + settingAbout(entry) + QLatin1Char(' ')
                   + settingSectionTitle(entry.section) + QLatin1Char(' ') + settingZero(entry);
    for (const SettingChoice& choice : settingChoices(entry)) {
        text += QLatin1Char(' ') + choice.text;
    }
    text = folded(text);
    const QStringList words = folded(search).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::all_of(words, [&](const QString& word) { return text.contains(word); });
}

QVariant settingValue(const SettingEntry& entry, const QVariant& value)
{
    if (!value.isValid()) {
        return entry.initial;
    }
    switch (entry.kind) {
    case SettingKind::Switch: return value.toBool();
    case SettingKind::Text: return value.toString();
    case SettingKind::Folders: {
        QStringList folders = value.toStringList();
        folders.removeAll(QString());
        folders.removeDuplicates();
        return folders;
    }
    case SettingKind::Number: {
        bool number = false;
        const int wanted = value.toInt(&number);
        return number ? QVariant(qBound(entry.least, wanted, entry.most)) : entry.initial;
    }
    case SettingKind::Choice:
        for (const SettingChoice& choice : settingChoices(entry)) {
            // Files hold texts only.
            if (choice.value.toString() == value.toString()) {
                return choice.value;
            }
        }
        return entry.initial;
    }
    return entry.initial;
}

} // namespace crossgloss
