#pragma once

#include "resources/Article.h"
#include "resources/MarkupTree.h"
#include "resources/StarDictContainer.h"

#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Gathers what the parts of an article say, whatever they are written in, into entries: one for each part of speech.
class StarDictArticle
{
public:
    StarDictArticle(const DictionaryInfo& info, std::string_view headword);

    void sound(std::string_view text);
    /// Takes the part of speech and marks in @p text; a part of speech behind senses begins another entry.
    /// @return false when it names neither.
    bool grammar(const std::string& text);
    void label(std::string_view text);
    void reference(std::string word, bool synonym);
    void example(std::string text, std::string translation);
    void beginSense();
    /// Words of the other language; definitions where there is none.
    void translation(std::string_view text);
    void definition(std::string_view text);
    /// What may be either: in a bilingual dictionary it is judged by its length.
    void gloss(std::string_view text);
    /// Text as it stands: pronunciation, headword, part of speech and number are taken off its front first.
    void line(std::string text);
    bool isBilingual() const { return !m_info.translationLanguage.empty(); }
    bool isHeadword(std::string_view text) const;
    /// Whether running text of the dictionary explains in the headwords' language.
    bool explainsInOwnLanguage() const { return m_info.definitionLanguage == m_info.headwordLanguage; }

    /// Entries without headwords.
    std::vector<DictionaryEntry> take();

private:
    Sense& sense();
    void finish();
    void takeSounds(std::string& text);
    void takeHeadword(std::string& text);
    void takeNumber(std::string& text);
    void takeAbbreviation(std::string& text);

    const DictionaryInfo& m_info;
    std::string m_headword; ///< normalised
    DictionaryEntry m_entry;
    std::vector<DictionaryEntry> m_entries;
    bool m_newSense = true;
};

/// Whether an article in HTML is laid out as those of FreeDict are: <div> around translations, lists of senses.
bool isStructured(const MarkupNode& tree);
/// Reads an article in HTML, Pango's markup ('g'), XDXF ('x') or KingSoft's XML ('k').
void readMarkup(char type, std::string_view text, StarDictArticle& article);

/// A word of the index without what is said of it in brackets: "белеть(transitive)".
std::string headwordOfStarDict(std::string_view word);

/// The entries of an article, with headwords for each of @p words (views that outlive the call). @p texts style is how
/// fields of plain text are laid out. The fields must be UTF-8.
std::vector<DictionaryEntry> entriesOfStarDict(const std::vector<StarDictField>& fields,
                                               const std::vector<std::string_view>& words, ArticleStyle style,
                                               const DictionaryInfo& info);

} // namespace crossgloss
