#include "base/Error.h"
#include "resources/LineReader.h"
#include "resources/ReadIssues.h"
#include "resources/VecLines.h"
#include "resources/VectorSource.h"
#include "text/Ascii.h"
#include "text/Fields.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <deque>
#include <string>
#include <vector>

namespace crossgloss {

namespace {

constexpr std::size_t linesToSample = 64;
constexpr std::size_t maxMetadataLineLength = std::size_t{1} << 20;

bool isWholeNumber(std::string_view text)
{
    if (text.starts_with('-')) {
        text.remove_prefix(1);
    }
    return !text.empty() && std::ranges::all_of(text, isDigit);
}

/// Calls @p take with each of the numbers' places in @p line, which one or more spaces or tabs separate.
template <typename Take>
void eachToken(std::string_view line, const Take& take)
{
    constexpr std::string_view blanks = " \t\r";
    for (std::size_t begin = line.find_first_not_of(blanks); begin != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(blanks, begin), line.size());
        take(line.substr(begin, end - begin));
        begin = line.find_first_not_of(blanks, end);
    }
}

/// Which column of metadata has the words: the one of that name, else the first.
std::size_t wordColumn(const std::vector<std::string_view>& names)
{
    for (std::size_t i = 0; i < names.size(); ++i) {
        std::string name(trimmedField(names[i]));
        std::ranges::transform(name, name.begin(),
                               [](char c) { return isUpper(c) ? static_cast<char>(c - 'A' + 'a') : c; });
        if (name == "word" || name == "words" || name == "label" || name == "name" || name == "token") {
            return i;
        }
    }
    return 0;
}

struct MetadataWords
{
    std::deque<std::string> words;
    std::vector<std::uint32_t> lines;
};

/// The words of metadata.tsv: a heading stands there only when there are several columns.
MetadataWords readMetadata(const VectorRequest& request, std::size_t limit)
{
    const std::filesystem::path& path = request.options.metadata;
    LineReader reader(path, {.maximumBytes = 0, .maximumLine = maxMetadataLineLength});
    request.progress.stage(CROSSGLOSS_TEXT("Reading the words"), reader.totalBytes());
    MetadataWords result;
    std::size_t columns = 0;
    std::size_t column = 0;
    std::string_view line;
    while (result.words.size() < limit && reader.next(line)) {
        if ((reader.line() & 0x3ff) == 0) {
            request.progress.throwIfCancelled();
            request.progress.advance(reader.bytesRead());
        }
        const std::vector<std::string_view> fields = splitFields(line, '\t');
        if (columns == 0) {
            columns = fields.size();
            column = wordColumn(fields);
            if (columns > 1) {
                continue;
            }
        }
        if (fields.size() != columns) {
            throw Error(CROSSGLOSS_TEXT("The line has %1 columns instead of %2"),
                        {std::to_string(fields.size()), std::to_string(columns)})
                .at(path.string(), reader.line());
        }
        result.words.emplace_back(trimmedField(fields[column]));
        result.lines.push_back(static_cast<std::uint32_t>(reader.line()));
    }
    return result;
}

} // namespace

bool isWithoutWords(std::string_view start)
{
    std::size_t lines = 0;
    bool decimalsInFront = false;
    bool wholeAlone = true;
    while (!start.empty() && lines < linesToSample) {
        const std::size_t feed = start.find('\n');
        if (feed == std::string_view::npos && lines > 0) {
            break; // it may go on behind what was given
        }
        const std::string_view line = start.substr(0, feed);
        start = feed == std::string_view::npos ? std::string_view() : start.substr(feed + 1);
        bool first = true;
        bool numbersAlone = true;
        eachToken(line, [&](std::string_view token) {
            float ignored = 0;
            numbersAlone = numbersAlone && parseValue(token, ignored) != ValueFault::NotANumber;
            decimalsInFront = decimalsInFront || (first && !isWholeNumber(token));
            wholeAlone = wholeAlone && isWholeNumber(token);
            first = false;
        });
        if (first) {
            continue;
        }
        if (!numbersAlone) {
            return false;
        }
        wholeAlone = wholeAlone && line.find('\t') != std::string_view::npos;
        ++lines;
    }
    // Whole numbers in front of others may be words: years, or numbers of nodes and synsets.
    return lines > 0 && (decimalsInFront || wholeAlone);
}

EmbeddingSpace readProjectorVectors(const VectorRequest& request)
{
    const MetadataWords metadata = readMetadata(request, request.limit());
    LineReader reader(request.path);
    request.progress.stage(CROSSGLOSS_TEXT("Reading vectors"), reader.totalBytes());
    SkippedRows skipped;
    std::vector<RowWord> words;
    std::vector<float> values;
    std::size_t dimension = 0;
    std::string_view line;
    while (words.size() < request.limit() && reader.next(line)) {
        if ((reader.line() & 0x3ff) == 0) {
            request.progress.throwIfCancelled();
            request.progress.advance(reader.bytesRead());
        }
        const std::size_t before = values.size();
        eachToken(line, [&](std::string_view token) {
            float value = 0;
            const ValueFault fault = parseValue(token, value);
            if (fault != ValueFault::None) {
                throw Error(fault == ValueFault::NotFinite ? CROSSGLOSS_TEXT("The value “%1” is not a finite number")
                                                           : CROSSGLOSS_TEXT("“%1” is where a number should be"),
                            {std::string(token.substr(0, 40))})
                    .at(request.path.string(), reader.line());
            }
            values.push_back(value);
        });
        const std::size_t found = values.size() - before;
        if (found == 0) {
            continue;
        }
        if (dimension == 0) {
            dimension = found;
        }
        if (found != dimension) {
            throw Error(CROSSGLOSS_TEXT("The line holds %1 values instead of %2"),
                        {std::to_string(found), std::to_string(dimension)})
                .at(request.path.string(), reader.line());
        }
        RowWord row;
        if (words.size() < metadata.words.size()) {
            const std::string& word = metadata.words[words.size()];
            row.line = metadata.lines[words.size()];
            const std::string_view fault = faultOfWord(word);
            if (fault.empty()) {
                row.text = word.data();
                row.length = static_cast<std::uint32_t>(word.size());
                row.hash = hashWord(word);
            } else {
                skipped.add(row.line, fault);
            }
        }
        words.push_back(row);
    }
    if (dimension == 0) {
        throw Error(CROSSGLOSS_TEXT("The file holds no word vectors")).at(request.path.string());
    }
    if (words.size() != metadata.words.size()) {
        throw Error(CROSSGLOSS_TEXT("The file has %1 words for %2 vectors"),
                    {std::to_string(metadata.words.size()), std::to_string(words.size())})
            .at(request.options.metadata.string())
            .advise(CROSSGLOSS_TEXT(
                "Line N of it must be the word of vector N; with several columns, a heading comes first"));
    }
    PageBuffer matrix(values.size() * sizeof(float));
    std::ranges::copy(values, matrix.as<float>(values.size()).begin());
    // What is wrong with a word stands in its own file.
    const VectorRequest ofWords{request.options.metadata, request.options, request.progress, request.report};
    return EmbeddingSpace(finishSpace(ofWords, words, std::move(matrix), dimension, skipped));
}

} // namespace crossgloss
