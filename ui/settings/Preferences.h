#pragma once

#include <QObject>
#include <QString>
#include <QVariant>

class QSettings;

namespace crossgloss {

/// The values of the settings that the catalogue lists. Whoever changes one does so here, a menu as much as the settings
/// themselves, and everybody else hears of it.
class Preferences : public QObject {
    Q_OBJECT

public:
    /// @param store Where the values are kept; must outlive this. What is as it is at first is not written there.
    explicit Preferences(QSettings& store, QObject* parent = nullptr);

    /// What is kept, if the setting can have it, else what it is at first. @p key must be in the catalogue.
    QVariant value(const QString& key) const;
    bool flag(const char* key) const { return value(QLatin1String(key)).toBool(); }
    int number(const char* key) const { return value(QLatin1String(key)).toInt(); }
    QString text(const char* key) const { return value(QLatin1String(key)).toString(); }
    QStringList list(const char* key) const { return value(QLatin1String(key)).toStringList(); }

    void set(const QString& key, const QVariant& value);
    /// As set(), but everybody hears of it even where the value was that before: the command line may have put another
    /// one into force for this once.
    void choose(const QString& key, const QVariant& value);
    bool isInitial(const QString& key) const;
    /// Makes it what it is at first.
    void restore(const QString& key);

Q_SIGNALS:
    void changed(const QString& key);
    /// What was changed could not be written to the disk and ends with the program; said once.
    void notKept(const QString& file);

private:
    QSettings& m_store;
    bool m_told = false;
};

} // namespace crossgloss
