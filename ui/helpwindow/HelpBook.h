#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace crossgloss {

/// A page of the manual as its file has it.
struct HelpPage {
    QString key;         ///< "lookup"; also the name of its file
    QString title;       ///< its first heading
    QString language;    ///< of the text: English where the wanted language lacks the page
    QString markdown;    ///< without the marks of anchors
    QStringList anchors; ///< of each heading, in order; empty where a heading has none
};

/// The manual in one language: Markdown pages of resources/help. A heading may end in "{#name}", and a link to
/// "page.md#name" leads there.
class HelpBook {
public:
    /// A heading of a page with the text below it, as a search found it.
    struct Hit {
        QString key;
        int heading = 0; ///< 0: the page's title
        QString title;   ///< of the page
        QString section; ///< the heading; empty when it is the title
        QString excerpt; ///< some words around the first match
    };

    /// @param language Code of the interface language.
    explicit HelpBook(const QString& language);

    /// Of all pages, in the order of the table of contents.
    static QStringList keys();
    /// The page that tells of the others.
    static QString startKey();

    const QList<HelpPage>& pages() const { return m_pages; }
    /// @return nullptr when there is none.
    const HelpPage* page(const QString& key) const;
    /// Replaces @p mark in a page by text that is made while the program runs.
    void fill(const QString& key, const QString& mark, const QString& markdown);

    /// Sections in which every word of @p words occurs, whatever its case and accents; those whose heading has one first.
    QList<Hit> find(const QString& words) const;

    /// Text of Markdown without its marks, one line a block.
    static QString plainText(const QString& markdown);

private:
    QList<HelpPage> m_pages;
};

} // namespace crossgloss
