#include "resources/Article.h"

#include <algorithm>

namespace crossgloss {

namespace {

bool contains(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

bool looksLikeDing(std::string_view article)
{
    return contains(article, "\n see: {") || contains(article, "\n   Synonym: {") || contains(article, "\n   Synonyms: {");
}

bool looksLikeJmdict(std::string_view article)
{
    return contains(article, "(noun (common)") || contains(article, "(Ichidan verb)") || contains(article, "(Godan verb")
        || contains(article, "(expressions (phrases");
}

bool looksLikeGcide(std::string_view article)
{
    const std::string_view head = article.substr(0, article.find('\n'));
    const std::size_t open = head.find(" \\");
    return open != std::string_view::npos && head.find('\\', open + 2) != std::string_view::npos;
}

bool looksLikeHomonyms(std::string_view article)
{
    return contains(article, "\nII.  <") || contains(article, "\nI.  <");
}

/// `word /ipa/` or `word <n>`, translations from the second line on.
bool looksLikeFreedict(std::string_view article)
{
    const std::string_view head = article.substr(0, article.find('\n'));
    return contains(head, " /") || contains(head, " <");
}

} // namespace

ArticleStyle detectArticleStyle(std::string_view description, const std::vector<std::string_view>& samples,
                                const ArticleContext& context)
{
    const auto share = [&samples](bool (*looks)(std::string_view)) {
        return samples.empty() ? 0.0
                               : static_cast<double>(std::count_if(samples.begin(), samples.end(), looks))
                                     / static_cast<double>(samples.size());
    };
    if (contains(description, "Collaborative International Dictionary") || share(looksLikeGcide) > 0.5) {
        return ArticleStyle::Gcide;
    }
    if (contains(description, "Japanese Multilingual Dictionary") || contains(description, "j_jmdict")
        || share(looksLikeJmdict) > 0.3) {
        return ArticleStyle::Jmdict;
    }
    if (share(looksLikeDing) > 0.2) {
        return ArticleStyle::Ding;
    }
    if (share(looksLikeHomonyms) > 0.02) {
        return ArticleStyle::Homonyms;
    }
    const bool freedict = contains(description, "FreeDict") || share(looksLikeFreedict) > 0.5;
    return freedict && !context.translationLanguage.empty() ? ArticleStyle::Freedict : ArticleStyle::Plain;
}

std::string definitionLanguageOf(ArticleStyle style, const ArticleContext& context)
{
    return style == ArticleStyle::Jmdict && !context.translationLanguage.empty() ? context.translationLanguage
                                                                                 : context.headwordLanguage;
}

std::vector<DictionaryEntry> parseArticle(ArticleStyle style, const Article& article, const ArticleContext& context)
{
    switch (style) {
    case ArticleStyle::Freedict:
        return parseFreedictArticle(article, context);
    case ArticleStyle::Ding:
        return parseDingArticle(article, context);
    case ArticleStyle::Jmdict:
        return parseJmdictArticle(article, context);
    case ArticleStyle::Homonyms:
        return parseHomonymsArticle(article, context);
    case ArticleStyle::Gcide:
        return parseGcideArticle(article, context);
    case ArticleStyle::Plain:
        break;
    }
    return parsePlainArticle(article, context);
}

} // namespace crossgloss
