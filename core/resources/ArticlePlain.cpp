#include "resources/ArticleHead.h"
#include "resources/ArticleText.h"

namespace crossgloss {

std::vector<DictionaryEntry> parsePlainArticle(const Article& article, const ArticleContext& context)
{
    const std::vector<std::string_view> lines = splitLines(article.text);
    if (lines.empty()) {
        return {};
    }
    const ArticleHead head = parseHead(lines.front(), article);
    std::vector<Sense> senses;
    Sense sense;
    std::string paragraph;
    const auto finish = [&] {
        std::string text = cleanDefinition(paragraph);
        paragraph.clear();
        if (text.empty()) {
            return;
        }
        if (context.translationLanguage.empty()) {
            sense.definitions.push_back(std::move(text));
        } else {
            for (const std::string_view part : splitTopLevel(text, ", ")) {
                addUnique(sense.translations, Translation{cleanWord(part), {}});
            }
        }
    };
    for (std::size_t i = 1; i < lines.size(); ++i) {
        if (trimmed(lines[i]).empty()) {
            finish();
            continue;
        }
        paragraph += ' ';
        paragraph += lines[i];
    }
    finish();
    senses.push_back(std::move(sense));
    return entriesOf(head.headwords, partOfSpeechOfTags(head.tags), std::move(senses));
}

} // namespace crossgloss
