#include "resources/Dictd.h"

#include "base/Checksum.h"
#include "resources/Article.h"
#include "resources/ArticleText.h"
#include "resources/DictdContainer.h"
#include "resources/DictionaryTitle.h"
#include "resources/ReadIssues.h"
#include "resources/WordCasing.h"
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
    DictionaryLanguages languages;
    if (info.title.find("Collaborative International Dictionary of English") == std::string::npos) {
        languages = languagesOfName(info.name);
        if (languages.headword.empty()) {
            languages = languagesOfTitle(info.title);
        }
    }
    // The English dictionaries of the dictd world (GCIDE, Jargon File, FOLDOC, Devil's Dictionary) name no other language.
    info.headwordLanguage = languages.headword.empty() ? "en" : languages.headword;
    info.translationLanguage = languages.translation;
    const ArticleContext context{info.headwordLanguage, info.translationLanguage, nullptr};
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

std::vector<std::filesystem::path> installedDictdFolders()
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
            const std::filesystem::path folder(std::string(rest.substr(0, end)));
            // XDG: a relative folder is none. CROSSGLOSS_DICTD_PATH is our own and may name one.
            if (end > 0 && (*below == '\0' || folder.is_absolute())) {
                folders.push_back(folder / below);
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
    if (const char* home = std::getenv("XDG_DATA_HOME"); home != nullptr && std::filesystem::path(home).is_absolute()) {
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

std::vector<std::filesystem::path> findInstalledDictd()
{
    std::vector<std::filesystem::path> found;
    for (const std::filesystem::path& folder : installedDictdFolders()) {
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
