#include "settings/Preferences.h"

#include "settings/SettingsCatalogue.h"

#include <QSettings>

namespace crossgloss {

Preferences::Preferences(QSettings& store, QObject* parent) : QObject(parent), m_store(store) {}

QVariant Preferences::value(const QString& key) const
{
    const SettingEntry* entry = settingEntry(key);
    Q_ASSERT(entry);
    return settingValue(*entry, m_store.value(key));
}

void Preferences::set(const QString& key, const QVariant& value)
{
    const SettingEntry* entry = settingEntry(key);
    Q_ASSERT(entry);
    const QVariant wanted = settingValue(*entry, value);
    if (wanted == this->value(key)) {
        return;
    }
    if (wanted == entry->initial) {
        m_store.remove(key);
    } else {
        m_store.setValue(key, wanted);
    }
    m_store.sync();
    if (m_store.status() != QSettings::NoError && !m_told) {
        m_told = true;
        Q_EMIT notKept(m_store.fileName());
    }
    Q_EMIT changed(key);
}

void Preferences::choose(const QString& key, const QVariant& value)
{
    const bool news = settingValue(*settingEntry(key), value) != this->value(key);
    set(key, value);
    if (!news) {
        Q_EMIT changed(key);
    }
}

bool Preferences::isInitial(const QString& key) const
{
    return value(key) == settingEntry(key)->initial;
}

void Preferences::restore(const QString& key)
{
    set(key, settingEntry(key)->initial);
}

} // namespace crossgloss
