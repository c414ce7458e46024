#include "frame/PreferenceEffects.h"

#include "common/Motion.h"
#include "common/Theme.h"
#include "frame/InterfaceLanguage.h"
#include "frame/PageStack.h"
#include "glossespage/GlossesPage.h"
#include "librarypage/LibraryPage.h"
#include "lookuppage/LookupPage.h"
#include "settings/Preferences.h"
#include "settings/SettingsCatalogue.h"

#include "base/FreeMemory.h"
#include "base/ThreadLimit.h"

namespace crossgloss {

PreferenceEffects::PreferenceEffects(Preferences& preferences, InterfaceLanguage& language, PageStack& pages,
                                     QObject* parent)
    : QObject(parent), m_preferences(preferences), m_language(language), m_pages(pages)
{
    LookupPage* lookup = &pages.lookup();
    for (const char* key : {SettingKey::font, SettingKey::zoom, SettingKey::lessMotion, SettingKey::typeAhead, SettingKey::answers,
                            SettingKey::hideVulgar, SettingKey::keepHistory, SettingKey::threads, SettingKey::memory}) {
        apply(QLatin1String(key));
    }
    connect(&preferences, &Preferences::changed, this, &PreferenceEffects::apply);
    connect(lookup, &LookupPage::historyKeptChanged, this,
            [this](bool kept) { m_preferences.set(QLatin1String(SettingKey::keepHistory), kept); });
    connect(lookup, &LookupPage::hidesVulgarChanged, this,
            [this](bool hides) { m_preferences.set(QLatin1String(SettingKey::hideVulgar), hides); });
}

void PreferenceEffects::apply(const QString& key)
{
    const auto is = [&key](const char* name) { return key == QLatin1String(name); };
    const auto number = [&] { return m_preferences.value(key).toInt(); };
    const auto flag = [&] { return m_preferences.value(key).toBool(); };
    LookupPage& lookup = m_pages.lookup();
    if (is(SettingKey::language)) {
        m_language.choose(m_preferences.text(SettingKey::language));
    } else if (is(SettingKey::theme)) {
        Theme::instance().setMode(static_cast<ThemeMode>(number()));
    } else if (is(SettingKey::font)) {
        Theme::instance().setFontFamily(m_preferences.text(SettingKey::font));
    } else if (is(SettingKey::zoom)) {
        Theme::instance().setZoom(number());
    } else if (is(SettingKey::lessMotion)) {
        setMotionReduced(flag());
    } else if (is(SettingKey::typeAhead)) {
        lookup.setTypeAhead(flag());
    } else if (is(SettingKey::answers)) {
        lookup.setAnswerLimit(number());
    } else if (is(SettingKey::hideVulgar)) {
        lookup.setHidesVulgar(flag());
    } else if (is(SettingKey::keepHistory)) {
        lookup.setHistoryKept(flag());
    } else if (is(SettingKey::threads)) {
        setAllThreads(number());
    } else if (is(SettingKey::memory)) {
        setMemoryLimit(static_cast<double>(number()) * (1 << 30));
    } else if (is(SettingKey::folders)) {
        LibraryPage& library = m_pages.library();
        library.setDictionaryFolders(m_preferences.list(SettingKey::folders));
        library.indexInstalled();
    } else if (is(SettingKey::reviewer)) {
        m_pages.setReviewer(m_preferences.text(SettingKey::reviewer));
    }
    // What concerns the start is read at the next one.
}

} // namespace crossgloss
