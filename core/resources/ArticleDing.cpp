#include "resources/ArticleText.h"

namespace crossgloss {

std::vector<DictionaryEntry> parseDingArticle(const Article& article, const ArticleContext& context)
{
    return parseFreedictArticle(article, context);
}

} // namespace crossgloss
