#pragma once

#include "resources/Article.h"

#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// First line of a FreeDict article.
struct ArticleHead {
    std::vector<std::string> headwords;
    std::vector<std::string> pronunciations; ///< without slashes and brackets
    std::vector<std::string> tags;
};
/// Reads `word /ipa/ <tags>`, `word, word /ipa/ /ipa/ <tags>`, `word /ipa/, word /ipa/ <tags>`. Commas separate
/// headwords only when the index knows the parts.
ArticleHead parseHead(std::string_view line, const Article& article);

} // namespace crossgloss
