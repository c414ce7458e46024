#include "jobs/RunParameters.h"

#include <algorithm>

namespace crossgloss {

RunParameters::RunParameters(const Run& run, const std::vector<Resource>& resources)
    : m_json(nlohmann::json::parse(run.parameters, nullptr, false)), m_resources(resources)
{
    if (!m_json.is_object()) {
        m_json = nlohmann::json::object();
    }
}

std::string RunParameters::text(const char* key) const
{
    const nlohmann::json& value = m_json.contains(key) ? m_json[key] : nlohmann::json();
    if (value.is_object() && value.contains("name") && value["name"].is_string()) {
        return value["name"].get<std::string>();
    }
    return value.is_string() ? value.get<std::string>() : std::string();
}

void RunParameters::read(const Fields& fields) const
{
    readValues(m_json, fields);
    for (const Field& field : fields) {
        const std::string key(field.name);
        if (!has(key.c_str())) {
            continue;
        }
        if (std::filesystem::path* const* path = std::get_if<std::filesystem::path*>(&field.target)) {
            const std::string name = text(key.c_str());
            **path = isResource(name) ? std::filesystem::path(name) : placed(name);
        } else if (std::string* const* string = std::get_if<std::string*>(&field.target)) {
            **string = text(key.c_str());
        }
    }
}

std::filesystem::path RunParameters::placed(const std::string& name) const
{
    std::filesystem::path path(name);
    const std::string folder = text("folder");
    return name.empty() || path.is_absolute() || folder.empty() ? path : std::filesystem::path(folder) / path;
}

bool RunParameters::isResource(const std::string& name) const
{
    return std::ranges::find(m_resources, name, &Resource::name) != m_resources.end();
}

SpaceChoice RunParameters::space(const char* key) const
{
    const std::string name = text(key);
    if (name.empty()) {
        return {};
    }
    if (isResource(name)) {
        return {name, {}};
    }
    SpaceChoice choice{{}, placed(name)};
    // What the file's name tells need not be said.
    const std::string language = text((std::string(key) + "_language").c_str());
    choice.language = language == languageInFileName(choice.file) ? std::string() : language;
    return choice;
}

} // namespace crossgloss
