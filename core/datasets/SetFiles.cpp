#include "datasets/SetFiles.h"

#include "base/Error.h"
#include "base/Json.h"

#include <system_error>
#include <utility>

namespace crossgloss {

SetFolder::SetFolder(std::filesystem::path folder) : m_folder(std::move(folder))
{
    std::error_code failure;
    std::filesystem::create_directories(m_folder, failure);
    if (failure) {
        throw Error(CROSSGLOSS_TEXT("The folder cannot be made: %1"), {failure.message()}).at(m_folder.string());
    }
}

std::ostream& SetFolder::add(const std::string& name)
{
    m_files.push_back(std::make_unique<AtomicFile>(m_folder / name));
    return m_files.back()->stream();
}

void SetFolder::commit(const nlohmann::json& report)
{
    add("report.json") << jsonText(report, 2) << '\n';
    for (const std::unique_ptr<AtomicFile>& file : m_files) {
        file->commit();
    }
    m_files.clear();
}

nlohmann::json dictionariesJson(const DictionaryMaterial& material)
{
    nlohmann::json json = nlohmann::json::array();
    for (const UsedDictionary& used : material.dictionaries) {
        json.push_back({{"name", used.name}, {"checksum", used.checksum}});
    }
    return json;
}

} // namespace crossgloss
