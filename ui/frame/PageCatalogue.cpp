#include "frame/PageCatalogue.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace crossgloss {

namespace {

constexpr std::array<PageEntry, 10> catalogue = {{
    {PageId::Lookup, "lookup", QT_TRANSLATE_NOOP("PageCatalogue", "&Look up"), "lookup", Qt::CTRL | Qt::Key_1},
    {PageId::Compare, "compare", QT_TRANSLATE_NOOP("PageCatalogue", "Co&mpare"), "compare", Qt::CTRL | Qt::Key_2},
    {PageId::Map, "map", QT_TRANSLATE_NOOP("PageCatalogue", "Ma&p"), "map", Qt::CTRL | Qt::Key_3},
    {PageId::Saved, "saved", QT_TRANSLATE_NOOP("PageCatalogue", "&Saved"), "star", Qt::CTRL | Qt::Key_B},
    {PageId::Glosses, "glosses", QT_TRANSLATE_NOOP("PageCatalogue", "&Glosses"), "glosses", Qt::CTRL | Qt::Key_4},
    {PageId::Align, "align", QT_TRANSLATE_NOOP("PageCatalogue", "&Align"), "align", Qt::CTRL | Qt::Key_5},
    {PageId::Hubs, "hubs", QT_TRANSLATE_NOOP("PageCatalogue", "H&ubs"), "hubs", Qt::CTRL | Qt::Key_6},
    {PageId::Train, "train", QT_TRANSLATE_NOOP("PageCatalogue", "&Train"), "train", Qt::CTRL | Qt::Key_7},
    {PageId::Results, "results", QT_TRANSLATE_NOOP("PageCatalogue", "&Results"), "chart", Qt::CTRL | Qt::Key_8},
    {PageId::Library, "library", QT_TRANSLATE_NOOP("PageCatalogue", "L&ibrary"), "library", Qt::CTRL | Qt::Key_9},
}};

} // namespace

std::span<const PageEntry> pageCatalogue()
{
    return catalogue;
}

const PageEntry& pageEntry(PageId id)
{
    return *std::ranges::find(catalogue, id, &PageEntry::id);
}

PageId pageOfKey(const QString& key)
{
    const auto* found = std::ranges::find_if(catalogue, [&](const PageEntry& page) { return key == QLatin1String(page.key); });
    return found == catalogue.end() ? PageId::Lookup : found->id;
}

QStringList pageKeys()
{
    QStringList keys;
    for (const PageEntry& page : catalogue) {
        keys.append(QLatin1String(page.key));
    }
    return keys;
}

QString pageMenuText(PageId id)
{
    return QCoreApplication::translate("PageCatalogue", pageEntry(id).title);
}

QString pageTitle(PageId id)
{
    return pageMenuText(id).remove(QLatin1Char('&'));
}

} // namespace crossgloss
