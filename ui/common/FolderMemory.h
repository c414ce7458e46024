#pragma once

#include <QString>

class QSettings;

namespace crossgloss {

/// Where files of a kind were last opened or saved, so that dialogs begin there. Kinds are told apart by what a
/// dialog's filter lets through, whatever it is called in the interface's language.
class FolderMemory {
public:
    /// @param session Where it is kept; null = nowhere.
    explicit FolderMemory(QSettings* session) : m_session(session) {}

    /// Of this kind, else of any; empty when there is none, or it is gone.
    QString folder(const QString& filter) const;
    /// A file name with the folder it should be saved in; a name with a folder of its own stays.
    QString placed(const QString& filter, const QString& proposal) const;
    void remember(const QString& filter, const QString& file);

private:
    static QString keyOf(const QString& filter);

    QSettings* m_session;
};

} // namespace crossgloss
