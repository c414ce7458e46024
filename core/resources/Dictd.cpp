#include "resources/Dictd.h"

#include "base/Checksum.h"
#include "resources/Article.h"
#include "resources/ArticleText.h"
#include "resources/DictdContainer.h"
#include "resources/ReadIssues.h"
#include "resources/WordCasing.h"
#include "text/Language.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <system_error>
#include <tuple>

namespace crossgloss {

namespace {

constexpr std::size_t kIssuesKept = 100;
constexpr std::size_t kLongestArticle = std::size_t{1} << 20;
constexpr std::size_t kSamples = 400;

/// Languages that the names of dictionaries are searched for ("Spanish-German FreeDict Dictionary").
constexpr std::string_view kNamedLanguages[] = {
    "af", "ar", "bg", "br", "ca", "cs", "cy", "da", "de", "el", "en", "eo", "es", "et", "eu", "fa", "fi", "fr",
    "ga", "gd", "he", "hi", "hr", "hu", "id", "is", "it", "ja", "ko", "la", "lt", "lv", "mk", "nl", "no", "oc",
    "pl", "pt", "ro", "ru", "sa", "sk", "sl", "sr", "sv", "sw", "th", "tr", "uk", "zh"};

/// "freedict-fra-fin" → fr, fi: the last two parts of the name, when both are languages.
bool languagesFromName(std::string_view name, ArticleContext& context)
{
    const std::size_t last = name.rfind('-');
    if (last == std::string_view::npos || last == 0) {
        return false;
    }
    const std::size_t before = name.rfind('-', last - 1);
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    const std::string from = canonicalLanguage(name.substr(begin, last - begin));
    const std::string to = canonicalLanguage(name.substr(last + 1));
    if (!isKnownLanguage(from) || !isKnownLanguage(to)) {
        return false;
    }
    context.headwordLanguage = from;
    context.translationLanguage = from == to ? std::string() : to;
    return true;
}

/// "Spanish-German …", "English - Polish …" → es, de: the first two languages that a title names.
bool languagesFromTitle(std::string_view title, ArticleContext& context)
{
    std::size_t firstAt = std::string_view::npos;
    std::size_t secondAt = std::string_view::npos;
    std::string first;
    std::string second;
    for (const std::string_view code : kNamedLanguages) {
        const std::size_t at = title.find(languageName(code));
        if (at < firstAt) {
            secondAt = firstAt;
            second = std::move(first);
            firstAt = at;
            first = std::string(code);
        } else if (at < secondAt) {
            secondAt = at;
            second = std::string(code);
        }
    }
    if (first.empty()) {
        return false;
    }
    context.headwordLanguage = first;
    context.translationLanguage = second;
    return true;
}

/// Sentences of a paragraph that name a licence, appended to @p licence.
void addLicenceSentences(std::string_view paragraph, std::string& licence)
{
    const std::string text = squeezed(paragraph);
    for (std::size_t begin = 0; begin < text.size();) {
        std::size_t end = text.find(". ", begin);
        // "ver. 2", "Foundation, Inc., 59 …": the sentence goes on.
        while (end != std::string::npos && !(text[end + 2] >= 'A' && text[end + 2] <= 'Z')) {
            end = text.find(". ", end + 2);
        }
        end = end == std::string::npos ? text.size() : end + 1;
        const std::string_view sentence = trimmed(std::string_view(text).substr(begin, end - begin));
        const auto says = [sentence](std::string_view part) { return sentence.find(part) != std::string_view::npos; };
        if ((says("icence") || says("icense") || says("ublic domain")) && !says("should have received")
            && !sentence.starts_with("See the")) {
            licence += licence.empty() ? "" : " ";
            licence += sentence;
        }
        begin = end;
    }
}

/// What a description says may be done with the dictionary, shortened to what a list can show.
std::string licenceOf(const std::string& description)
{
    std::string_view text = description;
    const std::size_t section = text.find("Availability:");
    if (section != std::string_view::npos) {
        text.remove_prefix(section + std::string_view("Availability:").size());
        for (const char* next : {"Publication date:", "Published at:", "Notes:", "Source(s):", "The Project:", "Series:"}) {
            text = text.substr(0, text.find(next));
        }
    }
    std::string licence;
    std::string paragraph;
    for (const std::string_view line : splitLines(text)) {
        if (trimmed(line).empty()) {
            addLicenceSentences(paragraph, licence);
            paragraph.clear();
        }
        paragraph += line;
        paragraph += ' ';
    }
    addLicenceSentences(paragraph, licence);
    constexpr std::size_t longest = 600;
    if (licence.size() > longest) {
        std::size_t cut = longest;
        while (cut > 0 && (static_cast<unsigned char>(licence[cut]) & 0xC0) == 0x80) {
            --cut;
        }
        licence.resize(cut);
    }
    return licence;
}

DictionaryInfo infoOf(const std::filesystem::path& index, const DictdContainer& container)
{
    DictionaryInfo info;
    info.path = index;
    info.name = index.stem().string();
    const std::string description = container.header("info");
    info.title = squeezed(container.header("short"));
    if (info.title.empty()) {
        info.title = squeezed(std::string_view(description).substr(0, description.find('\n')));
    }
    if (info.title.empty()) {
        info.title = info.name;
    }
    ArticleContext context;
    if (info.name == "gcide" || info.title.find("Collaborative International Dictionary of English") != std::string::npos) {
        context.headwordLanguage = "en";
    } else if (!languagesFromName(info.name, context) && !languagesFromTitle(info.title, context)) {
        // The English dictionaries of the dictd world (Jargon File, FOLDOC, Devil's Dictionary) name no language.
        context.headwordLanguage = "en";
    }
    info.headwordLanguage = context.headwordLanguage;
    info.translationLanguage = context.translationLanguage;
    info.definitionLanguage = definitionLanguageOf(detectArticleStyle(description, {}, context), context);
    info.licence = licenceOf(description);
    return info;
}

/// Line numbers grouped by the article that they point at, groups in the order of their first line.
std::vector<std::vector<std::size_t>> groupByArticle(const std::vector<DictdContainer::Line>& lines)
{
    std::vector<std::size_t> order(lines.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&lines](std::size_t a, std::size_t b) {
        return std::tie(lines[a].offset, lines[a].length, a) < std::tie(lines[b].offset, lines[b].length, b);
    });
    std::vector<std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < order.size();) {
        std::size_t end = i + 1;
        while (end < order.size() && lines[order[end]].offset == lines[order[i]].offset
               && lines[order[end]].length == lines[order[i]].length) {
            ++end;
        }
        groups.emplace_back(order.begin() + static_cast<std::ptrdiff_t>(i),
                            order.begin() + static_cast<std::ptrdiff_t>(end));
        i = end;
    }
    std::sort(groups.begin(), groups.end(), [](const auto& a, const auto& b) { return a.front() < b.front(); });
    return groups;
}

std::vector<std::filesystem::path> searchedFolders()
{
    std::vector<std::filesystem::path> folders;
    const auto addList = [&folders](const char* list, const char* below) {
#ifdef _WIN32
        constexpr char separator = ';';
#else
        constexpr char separator = ':';
#endif
        std::string_view rest = list == nullptr ? "" : list;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find(separator), rest.size());
            if (end > 0) {
                folders.push_back(std::filesystem::path(std::string(rest.substr(0, end))) / below);
            }
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    };
    if (const char* given = std::getenv("CROSSGLOSS_DICTD_PATH")) {
        addList(given, "");
        return folders;
    }
#ifdef _WIN32
    addList(std::getenv("LOCALAPPDATA"), "dictd");
    addList(std::getenv("PROGRAMDATA"), "dictd");
#else
    if (const char* home = std::getenv("XDG_DATA_HOME"); home != nullptr && *home != '\0') {
        addList(home, "dictd");
    } else if (const char* user = std::getenv("HOME")) {
        addList(user, ".local/share/dictd");
    }
    const char* const shared = std::getenv("XDG_DATA_DIRS");
    addList(shared != nullptr && *shared != '\0' ? shared : "/usr/local/share:/usr/share", "dictd");
    for (const char* folder : {"/usr/share/dictd", "/usr/local/share/dictd", "/usr/lib/dict", "/usr/share/dict",
                               "/opt/homebrew/share/dictd"}) {
        folders.emplace_back(folder);
    }
#endif
    return folders;
}

} // namespace

DictionaryInfo readDictdInfo(const std::filesystem::path& index)
{
    const DictdContainer container(index, DictdContainer::Extent::Headers, NullProgress());
    DictionaryInfo info = infoOf(index, container);
    info.checksum = fileChecksum(container.dataPath());
    return info;
}

ReadReport readDictd(const std::filesystem::path& index, Progress& progress, const EntrySink& sink)
{
    progress.stage(CROSSGLOSS_TEXT("Reading the dictionary"), 0);
    const DictdContainer container(index, DictdContainer::Extent::Everything, progress);
    const DictionaryInfo info = infoOf(index, container);
    ArticleContext context{info.headwordLanguage, info.translationLanguage, nullptr};
    const std::vector<DictdContainer::Line>& lines = container.lines();
    const std::vector<std::vector<std::size_t>> groups = groupByArticle(lines);

    std::vector<std::string_view> samples;
    for (std::size_t i = 0; i < groups.size(); i += std::max<std::size_t>(1, groups.size() / kSamples)) {
        samples.push_back(container.text(lines[groups[i].front()]));
    }
    const ArticleStyle style = detectArticleStyle(container.header("info"), samples, context);

    WordCasing casing;
    if (style == ArticleStyle::Gcide) {
        for (const std::vector<std::size_t>& group : groups) {
            casing.learn(container.text(lines[group.front()]));
        }
        context.casing = &casing;
    }

    ReadReport report;
    const auto skip = [&report, &index](std::uint64_t line, const char* message, bool harmless) {
        ++report.skipped;
        countLeftOut(report, message, harmless);
        if (report.issues.size() < kIssuesKept) {
            report.issues.push_back({index.string(), line, message});
        }
    };
    progress.stage(CROSSGLOSS_TEXT("Reading the articles"), groups.size());
    Article article;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (i % 256 == 0) {
            progress.throwIfCancelled();
            progress.advance(i);
        }
        const DictdContainer::Line& line = lines[groups[i].front()];
        article.text = container.text(line);
        if (article.text.size() > kLongestArticle) {
            skip(line.number, CROSSGLOSS_TEXT("The article is too long"), false);
            continue;
        }
        if (!isValidUtf8(article.text)) {
            skip(line.number, CROSSGLOSS_TEXT("The article is not UTF-8"), false);
            continue;
        }
        article.words.clear();
        for (const std::size_t member : groups[i]) {
            article.words.push_back(lines[member].word);
        }
        std::vector<DictionaryEntry> entries = parseArticle(style, article, context);
        if (entries.empty()) {
            skip(line.number, CROSSGLOSS_TEXT("The article holds neither translations nor definitions"), true);
        }
        for (DictionaryEntry& entry : entries) {
            ++report.read;
            sink(std::move(entry));
        }
    }
    progress.advance(groups.size());
    if (report.read == 0) {
        throw Error(CROSSGLOSS_TEXT("No article of this dictionary could be used: %1"),
                    {report.issues.empty() ? std::string() : report.issues.front().message})
            .at(index.string(), report.issues.empty() ? 0 : static_cast<std::size_t>(report.issues.front().line))
            .advise(CROSSGLOSS_TEXT("Check that the dictionary is in UTF-8"));
    }
    return report;
}

std::vector<std::filesystem::path> findInstalledDictd()
{
    std::vector<std::filesystem::path> found;
    for (const std::filesystem::path& folder : searchedFolders()) {
        std::error_code error;
        for (std::filesystem::directory_iterator file(folder, error), end; !error && file != end; file.increment(error)) {
            std::error_code ignored;
            if (file->path().extension() != ".index" || !file->is_regular_file(ignored)) {
                continue;
            }
            for (const char* extension : {".dict.dz", ".dict"}) {
                std::filesystem::path data = file->path();
                if (std::filesystem::is_regular_file(data.replace_extension(extension), ignored)) {
                    found.push_back(file->path());
                    break;
                }
            }
        }
    }
    // One dictionary of a name: what the user installed hides what the system has, as the folders are ordered.
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.filename() < b.filename(); });
    found.erase(std::unique(found.begin(), found.end(),
                            [](const auto& a, const auto& b) { return a.filename() == b.filename(); }),
                found.end());
    return found;
}

} // namespace crossgloss
