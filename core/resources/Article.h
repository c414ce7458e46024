#pragma once

#include "resources/Dictionary.h"

#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

class WordCasing;

/// How the articles of a dictd dictionary are laid out. The container says nothing about it.
enum class ArticleStyle {
    Freedict, ///< headword /ipa/ <tags>, then numbered translations, WikDict's with definition lines below them
    Ding,     ///< the same head; [domains], Note:, Synonym:, see: lines (deu-eng, eng-deu)
    Jmdict,   ///< kanji and kana variants, parts of speech spelt out in lines of their own (jpn-…)
    Homonyms, ///< roman-numbered homonyms with inline tags (eng-pol)
    Gcide,    ///< Webster 1913: headword \pronunciation\, part of speech, numbered senses in English
    Plain     ///< anything else: a headword line, then text
};

/// One article as it lies in the data file.
struct Article {
    std::string_view text;
    /// The index words that point at it, as the index spells them (mostly without case and punctuation).
    std::vector<std::string_view> words;
};

/// What the articles themselves do not say.
struct ArticleContext {
    std::string headwordLanguage;
    std::string translationLanguage; ///< empty when monolingual
    /// How running text of the dictionary writes words; only Gcide asks, and may do without.
    const WordCasing* casing = nullptr;
};

/// Style of a dictionary by its description and some of its articles; by the description alone when there are none.
ArticleStyle detectArticleStyle(std::string_view description, const std::vector<std::string_view>& samples,
                                const ArticleContext& context);

/// Language of what a style calls definitions: JMdict explains in the language of the translations.
std::string definitionLanguageOf(ArticleStyle style, const ArticleContext& context);

/// Entries of one article, none when it holds nothing usable. The text must be valid UTF-8.
std::vector<DictionaryEntry> parseArticle(ArticleStyle style, const Article& article, const ArticleContext& context);

// One parser per style, each in a file of its own.
std::vector<DictionaryEntry> parseFreedictArticle(const Article& article, const ArticleContext& context);
std::vector<DictionaryEntry> parseDingArticle(const Article& article, const ArticleContext& context);
std::vector<DictionaryEntry> parseJmdictArticle(const Article& article, const ArticleContext& context);
std::vector<DictionaryEntry> parseHomonymsArticle(const Article& article, const ArticleContext& context);
std::vector<DictionaryEntry> parseGcideArticle(const Article& article, const ArticleContext& context);
std::vector<DictionaryEntry> parsePlainArticle(const Article& article, const ArticleContext& context);

} // namespace crossgloss
