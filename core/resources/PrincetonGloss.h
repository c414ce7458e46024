#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// Splits a gloss of the Princeton database into what it says and what it quotes: parts between semicolons, those that
/// begin with a quotation mark being examples (their attribution, as in `"…"- Shakespeare`, is dropped). Semicolons
/// within quotations and parentheses do not split. A gloss of quotations alone keeps the whole as its definition too.
void splitGloss(std::string_view gloss, std::vector<std::string>& definitions, std::vector<std::string>& examples);

} // namespace crossgloss
