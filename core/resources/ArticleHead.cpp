#include "resources/ArticleHead.h"

#include "resources/ArticleText.h"
#include "text/Ascii.h"
#include "text/Tokeniser.h"

#include <algorithm>

namespace crossgloss {

namespace {

/// Letters and digits in lower case: equal for an index word and the headword that it was made of.
std::string indexKey(std::string_view word)
{
    std::string key;
    for (const std::string& token : tokenise(word, "")) {
        key += token;
    }
    return key;
}

bool isKnownToIndex(std::string_view word, const std::vector<std::string>& keys)
{
    const std::string key = indexKey(word);
    return !key.empty() && std::find(keys.begin(), keys.end(), key) != keys.end();
}

/// Position behind `/…/` or `//…//` at @p position; npos when it is not closed.
std::size_t behindPronunciation(std::string_view line, std::size_t position)
{
    const bool twice = line.substr(position).starts_with("//");
    const std::size_t close = twice ? line.find("//", position + 2) : line.find('/', position + 1);
    return close == std::string_view::npos ? close : close + (twice ? 2 : 1);
}

std::size_t skipSpaces(std::string_view line, std::size_t position)
{
    while (position < line.size() && isSpace(line[position])) {
        ++position;
    }
    return position;
}

} // namespace

ArticleHead parseHead(std::string_view line, const Article& article)
{
    ArticleHead head;
    std::vector<std::string> chunks;
    std::size_t position = 0;
    while (position < line.size()) {
        // A headword ends before a pronunciation or a tag, both of which a space introduces.
        const std::size_t begin = position;
        std::size_t end = line.size();
        bool pronounced = false;
        for (std::size_t i = begin; i < line.size(); ++i) {
            const bool afterSpace = i == begin || isSpace(line[i - 1]);
            if (line[i] == '<' && afterSpace) {
                end = i;
                break;
            }
            if (line[i] == '/' && afterSpace && i + 1 < line.size() && !isSpace(line[i + 1])
                && behindPronunciation(line, i) != std::string_view::npos) {
                end = i;
                pronounced = true;
                break;
            }
        }
        const std::string_view chunk = trimmed(line.substr(begin, end - begin));
        if (!chunk.empty()) {
            chunks.emplace_back(chunk);
        }
        position = end;
        while (pronounced && position < line.size() && line[position] == '/') {
            const std::size_t begun = position;
            position = behindPronunciation(line, position);
            if (position == std::string_view::npos) {
                position = line.size();
                break;
            }
            constexpr std::string_view brackets = "/[] ";
            std::string_view sound = line.substr(begun, position - begun);
            sound.remove_prefix(std::min(sound.find_first_not_of(brackets), sound.size()));
            addUnique(head.pronunciations, std::string(sound.substr(0, sound.find_last_not_of(brackets) + 1)));
            std::size_t next = skipSpaces(line, position);
            if (next < line.size() && line[next] == ',' && skipSpaces(line, next + 1) < line.size()
                && line[skipSpaces(line, next + 1)] == '/') {
                next = skipSpaces(line, next + 1);
            }
            position = next;
        }
        if (position < line.size() && line[position] == ',') {
            position = skipSpaces(line, position + 1);
            continue;
        }
        break;
    }
    withoutTags(position < line.size() ? line.substr(position) : std::string_view(), head.tags);

    std::vector<std::string> keys;
    if (article.words.size() > 1) {
        for (const std::string_view word : article.words) {
            keys.push_back(indexKey(word));
        }
    }
    for (const std::string& chunk : chunks) {
        const std::vector<std::string_view> parts = splitTopLevel(chunk, ", ");
        const bool several = parts.size() > 1 && !keys.empty()
            && std::all_of(parts.begin(), parts.end(),
                           [&keys](std::string_view part) { return isKnownToIndex(part, keys); });
        std::vector<std::string> remarks;
        if (several) {
            for (const std::string_view part : parts) {
                addUnique(head.headwords, cleanWord(withoutRemarks(part, remarks)));
            }
        } else {
            addUnique(head.headwords, cleanWord(withoutRemarks(chunk, remarks)));
        }
    }
    return head;
}

} // namespace crossgloss
