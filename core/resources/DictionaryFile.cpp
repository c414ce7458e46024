#include "resources/DictionaryFile.h"

#include "resources/Dictd.h"
#include "resources/DictdContainer.h"
#include "resources/StarDict.h"
#include "resources/StarDictContainer.h"
#include "resources/Tei.h"
#include "resources/Wiktextract.h"

#include <string>
#include <system_error>

namespace crossgloss {

namespace {

bool isDictd(const std::filesystem::path& file)
{
    const std::string name = file.filename().string();
    return name.ends_with(".index") || name.ends_with(".dict.dz") || name.ends_with(".dict");
}

std::filesystem::path dictdIndex(const std::filesystem::path& file)
{
    std::string name = file.string();
    for (const std::string_view ending : {".dict.dz", ".dict"}) {
        if (name.ends_with(ending)) {
            name.resize(name.size() - ending.size());
            return name + ".index";
        }
    }
    return file;
}

} // namespace

DictionaryFormat dictionaryFormatOf(const std::filesystem::path& file)
{
    std::error_code ignored;
    if (std::filesystem::is_directory(file, ignored)) {
        return DictionaryFormat::None;
    }
    if (!StarDictContainer::findIfo(file).empty()) {
        return DictionaryFormat::StarDict;
    }
    if (isDictd(file)) {
        return DictionaryFormat::Dictd;
    }
    if (isTei(file)) {
        return DictionaryFormat::Tei;
    }
    return isWiktextract(file) ? DictionaryFormat::Wiktextract : DictionaryFormat::None;
}

std::filesystem::path mainFileOf(DictionaryFormat format, const std::filesystem::path& file)
{
    switch (format) {
    case DictionaryFormat::Dictd:
        return dictdIndex(file);
    case DictionaryFormat::StarDict:
        return StarDictContainer::findIfo(file);
    default:
        return file;
    }
}

std::vector<std::filesystem::path> filesOf(DictionaryFormat format, const std::filesystem::path& file)
{
    const std::filesystem::path main = mainFileOf(format, file);
    if (format == DictionaryFormat::Dictd) {
        return {main, DictdContainer::findData(main)};
    }
    if (format == DictionaryFormat::StarDict) {
        return StarDictContainer::files(main);
    }
    return {main};
}

DictionaryInfo readDictionaryInfo(DictionaryFormat format, const std::filesystem::path& file,
                                  const DictionaryLanguages& wanted, Progress& progress)
{
    switch (format) {
    case DictionaryFormat::StarDict:
        return readStarDictInfo(file, wanted, progress);
    case DictionaryFormat::Tei:
        return readTeiInfo(file, wanted, progress);
    case DictionaryFormat::Wiktextract:
        return readWiktextractInfo(file, wanted, progress);
    default:
        break;
    }
    DictionaryInfo info = readDictdInfo(file);
    if (!wanted.headword.empty()) {
        info.headwordLanguage = wanted.headword;
    }
    if (!wanted.translation.empty()) {
        info.translationLanguage = wanted.translation;
    }
    return info;
}

ReadReport readDictionary(DictionaryFormat format, const DictionaryInfo& info, Progress& progress,
                          const EntrySink& sink)
{
    switch (format) {
    case DictionaryFormat::StarDict:
        return readStarDict(info, progress, sink);
    case DictionaryFormat::Tei:
        return readTei(info, progress, sink);
    case DictionaryFormat::Wiktextract:
        return readWiktextract(info, progress, sink);
    default:
        return readDictd(info.path, progress, sink);
    }
}

} // namespace crossgloss
