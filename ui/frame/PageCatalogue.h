#pragma once

#include "common/Page.h"

#include <QKeySequence>
#include <QString>

#include <span>

namespace crossgloss {

/// All that the frame says of a page: one row here makes its place on the rail, its entry in the menu View, its shortcut,
/// its name on the command line and in the session.
struct PageEntry
{
    PageId id;
    const char* key;   ///< "lookup"
    const char* title; ///< as the menu writes it, not translated
    const char* icon;
    QKeyCombination shortcut;
};

/// In the order of the rail: the way people work.
std::span<const PageEntry> pageCatalogue();
const PageEntry& pageEntry(PageId id);
/// The page of a key; Look up for what is none.
PageId pageOfKey(const QString& key);
QStringList pageKeys();

/// Translated: with the mnemonic of the menu, and without it.
QString pageMenuText(PageId id);
QString pageTitle(PageId id);

} // namespace crossgloss
