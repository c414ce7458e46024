#include "resources/StarDictContainer.h"

#include "base/Error.h"
#include "base/OneLine.h"
#include "resources/ArticleText.h"
#include "resources/CompressedInput.h"
#include "resources/DictdContainer.h"
#include "resources/MarkupTree.h"
#include "text/Tokeniser.h"

#include <charconv>
#include <system_error>

namespace crossgloss {

namespace {

constexpr std::uint64_t maximumIfo = std::uint64_t{1} << 20;
constexpr std::uint64_t sampleBytes = std::uint64_t{4} << 20;
constexpr std::string_view infoMagic = "StarDict's dict ifo file";

bool isThere(const std::filesystem::path& path)
{
    std::error_code ignored;
    return std::filesystem::is_regular_file(path, ignored);
}

std::filesystem::path beside(std::filesystem::path path, const char* extension)
{
    return path.replace_extension(extension);
}

std::uint64_t bigEndian(std::string_view bytes)
{
    std::uint64_t value = 0;
    for (const char c : bytes) {
        value = value << 8 | static_cast<unsigned char>(c);
    }
    return value;
}

[[noreturn]] void refuse(const std::filesystem::path& file, const char* text, std::vector<std::string> arguments = {},
                         std::size_t line = 0)
{
    throw Error(text, std::move(arguments))
        .at(file.string(), line)
        .advise(CROSSGLOSS_TEXT("The dictionary is damaged: fetch or copy it again"));
}

std::filesystem::path findIndex(const std::filesystem::path& ifo)
{
    for (const char* extension : {".idx", ".idx.gz", ".idx.dz"}) {
        if (const std::filesystem::path path = beside(ifo, extension); isThere(path)) {
            return path;
        }
    }
    throw Error(CROSSGLOSS_TEXT("The index of this dictionary is missing"))
        .at(ifo.string())
        .advise(CROSSGLOSS_TEXT("Put the .idx or .idx.gz file beside it"));
}

std::uint64_t numberOf(std::string_view text, const std::filesystem::path& file, std::size_t line)
{
    text = trimmed(text);
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) {
        refuse(file, CROSSGLOSS_TEXT("%1 is not a number"), {oneLine(text, 24)}, line);
    }
    return number;
}

/// Descriptions have <br> for their line breaks, and links.
std::string withoutMarkup(std::string_view text)
{
    std::string lines;
    for (std::size_t at = text.find("<br"); at != std::string_view::npos; at = text.find("<br")) {
        lines.append(text.substr(0, at)).push_back('\n');
        text.remove_prefix(std::min(text.find('>', at), text.size() - 1) + 1);
    }
    return parseHtml(lines.append(text)).allText();
}

} // namespace

std::filesystem::path StarDictContainer::findIfo(const std::filesystem::path& file)
{
    const std::string name = file.string();
    for (const std::string_view ending : {".ifo", ".idx", ".idx.gz", ".idx.dz", ".syn", ".dict", ".dict.dz"}) {
        if (name.ends_with(ending)) {
            std::filesystem::path ifo = name.substr(0, name.size() - ending.size()) + ".ifo";
            if (isThere(ifo)) {
                return ifo;
            }
        }
    }
    return {};
}

std::vector<std::filesystem::path> StarDictContainer::files(const std::filesystem::path& ifo)
{
    std::vector<std::filesystem::path> files = {ifo, findIndex(ifo), DictdContainer::findData(ifo)};
    if (const std::filesystem::path synonyms = beside(ifo, ".syn"); isThere(synonyms)) {
        files.push_back(synonyms);
    }
    return files;
}

StarDictContainer::StarDictContainer(const std::filesystem::path& ifo, Extent extent, const Progress& progress)
    : m_ifo(ifo)
{
    readDescription();
    const std::vector<std::filesystem::path> all = files(ifo);
    readIndex(all[1]);
    progress.throwIfCancelled();
    if (all.size() > 3) {
        readSynonyms(all[3]);
    }
    m_data = DictdContainer::readData(all[2], extent == Extent::Sample ? sampleBytes : 0, progress);
    if (extent == Extent::Everything) {
        checkPlaces();
    }
}

void StarDictContainer::readDescription()
{
    const std::string text = readWhole(m_ifo, maximumIfo);
    const std::vector<std::string_view> lines = splitLines(text);
    if (lines.empty() || lines.front().find(infoMagic) > 3) {
        throw Error(CROSSGLOSS_TEXT("This is not the description of a StarDict dictionary"))
            .at(m_ifo.string(), 1)
            .advise(CROSSGLOSS_TEXT(
                "It must begin with \"StarDict's dict ifo file\"; other kinds of StarDict's files are not read"));
    }
    bool hasVersion = false;
    bool hasWords = false;
    bool hasSize = false;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const std::size_t equals = lines[i].find('=');
        const std::string_view key = trimmed(lines[i].substr(0, equals));
        const std::string_view value =
            equals == std::string_view::npos ? std::string_view() : trimmed(lines[i].substr(equals + 1));
        const auto number = [&] { return numberOf(value, m_ifo, i + 1); };
        if (key == "version") {
            hasVersion = true;
            if (value != "2.4.2" && value != "3.0.0") {
                throw Error(CROSSGLOSS_TEXT("The dictionary is of version %1, which is not known here"),
                            {oneLine(value, 24)})
                    .at(m_ifo.string(), i + 1)
                    .advise(CROSSGLOSS_TEXT("Versions 2.4.2 and 3.0.0 are read"));
            }
        } else if (key == "wordcount") {
            m_description.words = number();
            hasWords = true;
        } else if (key == "idxfilesize") {
            m_description.indexBytes = number();
            hasSize = true;
        } else if (key == "synwordcount") {
            m_description.synonyms = number();
        } else if (key == "idxoffsetbits") {
            const std::uint64_t bits = number();
            if (bits != 32 && bits != 64) {
                refuse(m_ifo, CROSSGLOSS_TEXT("Offsets have 32 or 64 bits, not %1"), {std::to_string(bits)}, i + 1);
            }
            m_description.wideOffsets = bits == 64;
        } else if (key == "bookname") {
            m_description.title = squeezed(toNfc(value));
        } else if (key == "description") {
            m_description.description = withoutMarkup(toNfc(value));
        } else if (key == "sametypesequence") {
            m_description.sameTypes = value;
        }
    }
    if (!hasVersion || !hasWords || !hasSize) {
        refuse(m_ifo, CROSSGLOSS_TEXT("The description lacks its %1"),
               {!hasVersion ? "version" : !hasWords ? "wordcount" : "idxfilesize"});
    }
}

void StarDictContainer::readIndex(const std::filesystem::path& path)
{
    m_index = readWhole(path, DictdContainer::maximumIndex);
    if (m_index.size() != m_description.indexBytes) {
        refuse(path, CROSSGLOSS_TEXT("The index has %1 bytes, the description says %2"),
               {std::to_string(m_index.size()), std::to_string(m_description.indexBytes)});
    }
    const std::size_t offsetBytes = m_description.wideOffsets ? 8 : 4;
    std::string_view rest = m_index;
    while (!rest.empty()) {
        const std::size_t end = rest.find('\0');
        if (end == std::string_view::npos || rest.size() - end - 1 < offsetBytes + 4) {
            refuse(path, CROSSGLOSS_TEXT("The index is cut off within its word number %1"),
                   {std::to_string(m_words.size() + 1)});
        }
        m_words.push_back({rest.substr(0, end), bigEndian(rest.substr(end + 1, offsetBytes)),
                           static_cast<std::uint32_t>(bigEndian(rest.substr(end + 1 + offsetBytes, 4)))});
        rest.remove_prefix(end + 1 + offsetBytes + 4);
    }
    if (m_words.size() != m_description.words) {
        refuse(path, CROSSGLOSS_TEXT("The index has %1 words, the description says %2"),
               {std::to_string(m_words.size()), std::to_string(m_description.words)});
    }
}

void StarDictContainer::readSynonyms(const std::filesystem::path& path)
{
    m_synonymText = readWhole(path, DictdContainer::maximumIndex);
    std::string_view rest = m_synonymText;
    while (!rest.empty()) {
        const std::size_t end = rest.find('\0');
        if (end == std::string_view::npos || rest.size() - end - 1 < 4) {
            refuse(path, CROSSGLOSS_TEXT("The list of synonyms is cut off within its word number %1"),
                   {std::to_string(m_synonyms.size() + 1)});
        }
        const auto index = static_cast<std::uint32_t>(bigEndian(rest.substr(end + 1, 4)));
        if (index >= m_words.size()) {
            refuse(path, CROSSGLOSS_TEXT("Synonym number %1 belongs to word %2, but there are only %3"),
                   {std::to_string(m_synonyms.size() + 1), std::to_string(std::uint64_t{index} + 1),
                    std::to_string(m_words.size())});
        }
        m_synonyms.push_back({rest.substr(0, end), index});
        rest.remove_prefix(end + 5);
    }
    if (m_description.synonyms && m_synonyms.size() != *m_description.synonyms) {
        refuse(path, CROSSGLOSS_TEXT("The list has %1 synonyms, the description says %2"),
               {std::to_string(m_synonyms.size()), std::to_string(*m_description.synonyms)});
    }
}

void StarDictContainer::checkPlaces() const
{
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        const Word& word = m_words[i];
        if (word.offset > m_data.size() || word.size > m_data.size() - word.offset) {
            refuse(findIndex(m_ifo),
                   CROSSGLOSS_TEXT("Word number %1 of the index points past the end of the data (%2 + %3 of %4 bytes)"),
                   {std::to_string(i + 1), std::to_string(word.offset), std::to_string(word.size),
                    std::to_string(m_data.size())});
        }
    }
}

std::optional<std::string_view> StarDictContainer::article(const Word& word) const
{
    if (word.offset > m_data.size() || word.size > m_data.size() - word.offset) {
        return std::nullopt;
    }
    return std::string_view(m_data).substr(static_cast<std::size_t>(word.offset), word.size);
}

std::optional<std::vector<StarDictField>> StarDictContainer::fields(std::string_view article) const
{
    std::vector<StarDictField> fields;
    const std::string& types = m_description.sameTypes;
    for (std::size_t i = 0; types.empty() ? !article.empty() : i < types.size(); ++i) {
        StarDictField field;
        field.type = types.empty() ? article.front() : types[i];
        article.remove_prefix(types.empty() ? 1 : 0);
        const bool isLast = i + 1 == types.size(); // it takes the rest, without size or end
        const bool isSized = field.type >= 'A' && field.type <= 'Z';
        std::size_t size = article.size();
        std::size_t behind = 0;
        if (isSized && !isLast) {
            if (article.size() < 4) {
                return std::nullopt;
            }
            const std::uint64_t wanted = bigEndian(article.substr(0, 4));
            article.remove_prefix(4);
            if (wanted > article.size()) {
                return std::nullopt;
            }
            size = static_cast<std::size_t>(wanted);
        } else if (!isLast) {
            size = article.find('\0');
            if (size == std::string_view::npos) {
                // The last string of an article that names its types often lacks its end.
                if (!types.empty()) {
                    return std::nullopt;
                }
                size = article.size();
            } else {
                behind = 1;
            }
        }
        field.data = article.substr(0, size);
        article.remove_prefix(size + behind);
        if (!isSized) {
            field.data = field.data.substr(0, field.data.find('\0'));
        }
        fields.push_back(field);
    }
    return fields;
}

} // namespace crossgloss
