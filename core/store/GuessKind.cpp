#include "store/Workspace.h"

#include "base/Error.h"
#include "base/Numbers.h"
#include "resources/DictionaryFile.h"
#include "resources/LineReader.h"
#include "resources/TableStart.h"
#include "resources/TmxReader.h"
#include "resources/WnLmf.h"
#include "text/Fields.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace crossgloss {

namespace {

constexpr std::size_t linesToRead = 40;

std::size_t countWords(std::string_view text)
{
    std::size_t words = 0;
    bool inside = false;
    for (const char c : text) {
        const bool space = c == ' ';
        words += !space && !inside ? 1 : 0;
        inside = !space;
    }
    return words;
}

bool isNumber(std::string_view text)
{
    double ignored = 0;
    return parseNumber(text, ignored) != NumberFault::NotANumber;
}

/// "00001740-n" as the Open Multilingual Wordnet writes synsets.
bool isSynsetId(std::string_view field)
{
    return field.size() == 10 && field[8] == '-' &&
           std::all_of(field.begin(), field.begin() + 8,
                       [](char c) { return c >= '0' && c <= '9'; });
}

/// A word and at least three numbers behind it, or numbers alone with tabs between them.
bool isVectorLine(std::string_view line)
{
    const bool tabs = line.find('\t') != std::string_view::npos;
    const std::vector<std::string_view> fields = splitFields(line, tabs ? '\t' : ' ');
    return (fields.size() >= 4 && isNumber(fields[1]) && isNumber(fields[2]) && isNumber(fields[3])) ||
           (fields.size() >= (tabs ? 2U : 3U) && std::ranges::all_of(fields, isNumber));
}

bool isVectorHeader(std::string_view line)
{
    const std::vector<std::string_view> fields = splitFields(line, ' ');
    return fields.size() == 2 && isNumber(fields[0]) && isNumber(fields[1]);
}

bool endsWithAny(std::string name, std::initializer_list<std::string_view> endings)
{
    for (const std::string_view packed : {".xz", ".gz"}) {
        if (name.ends_with(packed)) {
            name.resize(name.size() - packed.size());
            break;
        }
    }
    return std::any_of(endings.begin(), endings.end(), [&](std::string_view ending) { return name.ends_with(ending); });
}

/// What the first lines of a file look like, counted.
struct LineShapes {
    std::size_t lines = 0;
    std::size_t synsets = 0;           ///< a synset's id in front
    std::size_t scored = 0;            ///< three fields or more, a number or nothing in front
    std::size_t three = 0;             ///< three fields or more
    std::size_t two = 0;               ///< two fields
    std::size_t alternatives = 0;      ///< of those, with answers between bars
    std::size_t shortFirst = 0;        ///< of those, with a first field of a few words
    std::size_t shortSecond = 0;
    std::size_t pairs = 0;             ///< two words without a tab

    void add(std::string_view line)
    {
        ++lines;
        const std::vector<std::string_view> fields = splitFields(line, '\t');
        synsets += isSynsetId(fields[0]) ? 1 : 0;
        if (fields.size() >= 3) {
            ++three;
            scored += isNumber(fields[0]) || fields[0].empty() ? 1 : 0;
        } else if (fields.size() == 2) {
            ++two;
            alternatives += fields[0].find('|') != std::string_view::npos ? 1 : 0;
            shortFirst += countWords(fields[0]) <= 3 ? 1 : 0;
            shortSecond += countWords(fields[1]) <= 2 ? 1 : 0;
        } else {
            pairs += countWords(line) == 2 ? 1 : 0;
        }
    }

    std::optional<ResourceKind> kind() const
    {
        const auto most = [&](std::size_t count) { return lines > 0 && 10 * count >= 8 * lines; };
        if (synsets > 0 && 2 * synsets >= lines) {
            return ResourceKind::Wordnet;
        }
        if (most(scored)) {
            return ResourceKind::Pairs;
        }
        if (most(three)) {
            return ResourceKind::Dictionary;
        }
        if (most(two)) {
            if (alternatives > 0) {
                return ResourceKind::Descriptions;
            }
            if (most(shortFirst)) {
                return most(shortSecond) ? ResourceKind::Lexicon : ResourceKind::Dictionary;
            }
            return ResourceKind::Parallel;
        }
        return most(pairs) ? std::optional(ResourceKind::Lexicon) : std::nullopt;
    }
};

} // namespace

ResourceKind guessKind(const std::filesystem::path& file)
{
    std::error_code failure;           // names that are too long, for one
    if (!std::filesystem::exists(file, failure)) {
        throw Error(CROSSGLOSS_TEXT("The file does not exist")).at(file.string());
    }
    if (std::filesystem::is_directory(file)) {
        if (std::filesystem::exists(file / "data.noun")) {
            return ResourceKind::Wordnet;
        }
        throw Error(CROSSGLOSS_TEXT("The folder is not a wordnet (it has no data.noun)")).at(file.string());
    }
    const std::string name = file.filename().string();
    if (dictionaryFormatOf(file) != DictionaryFormat::None) {
        return ResourceKind::Dictionary;
    }
    if (endsWithAny(name, {".vec", ".bin"})) {
        return ResourceKind::Embeddings;
    }
    if (isWnLmf(file)) {
        return ResourceKind::Wordnet;
    }
    if (isTmx(file)) {
        return ResourceKind::Parallel;
    }

    LineReader reader(file);
    std::string_view line;
    LineShapes shapes;
    bool header = false;
    while (shapes.lines < linesToRead && reader.next(line)) {
        if (shapes.lines == 0) {
            requireTable(line, file, reader.line());
            refuseSimilarityList(line, file, reader.line());
            header = isVectorHeader(line);
            if (isVectorLine(line)) {
                return ResourceKind::Embeddings;
            }
        } else if (shapes.lines == 1 && header && isVectorLine(line)) {
            return ResourceKind::Embeddings;
        }
        shapes.add(line);
    }
    if (const std::optional<ResourceKind> kind = shapes.kind()) {
        return *kind;
    }
    throw Error(CROSSGLOSS_TEXT("The file does not show what kind of resource it is"))
        .at(file.string())
        .advise(CROSSGLOSS_TEXT(
            "Name the kind: embeddings, dictionary, wordnet, lexicon, parallel, pairs or descriptions"));
}

} // namespace crossgloss
