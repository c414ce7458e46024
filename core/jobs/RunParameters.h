#pragma once

#include "jobs/OpenedSpaces.h"

#include "base/Field.h"

#include "store/Workspace.h"

#include <filesystem>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// Reads the parameters of a run, which another version, or a hand, may have written: what is not of the kind expected is as
/// good as not there. Each job writes its own (`runParametersOf`) beside where it reads them.
class RunParameters {
public:
    /// @param resources of the workspace: names of these are resources, others files. Must outlive this.
    RunParameters(const Run& run, const std::vector<Resource>& resources);

    const nlohmann::json& json() const { return m_json; }
    bool has(const char* key) const { return m_json.contains(key) && !m_json[key].is_null(); }
    /// A text, or the name of what is kept as name and checksum.
    std::string text(const char* key) const;
    template <typename Number> void read(const char* key, Number& number) const
    {
        if (m_json.contains(key) && m_json[key].is_number()) {
            number = m_json[key].get<Number>();
        }
    }
    void read(const char* key, bool& flag) const
    {
        if (m_json.contains(key) && m_json[key].is_boolean()) {
            flag = m_json[key].get<bool>();
        }
    }
    /// All that the fields name. Paths are placed as by file(), names of resources stay.
    void read(const Fields& fields) const;
    /// A file; commands write it as it was typed, and where they ran.
    std::filesystem::path file(const char* key) const { return placed(text(key)); }
    std::filesystem::path placed(const std::string& name) const;
    bool isResource(const std::string& name) const;
    /// Vectors, with the language under @p key + "_language".
    SpaceChoice space(const char* key) const;

private:
    nlohmann::json m_json;
    const std::vector<Resource>& m_resources;
};

} // namespace crossgloss
