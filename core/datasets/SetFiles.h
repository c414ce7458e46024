#pragma once

#include "datasets/DictionaryMaterial.h"

#include "base/AtomicFile.h"

#include <filesystem>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// The files of a data set, which appear together, its report.json last.
class SetFolder
{
public:
    /// Makes the folder. @throws Error when it cannot be made.
    explicit SetFolder(std::filesystem::path folder);

    /// A file to write into. @throws Error.
    std::ostream& add(const std::string& name);
    /// @throws Error when something could not be written.
    void commit(const nlohmann::json& report);

private:
    std::filesystem::path m_folder;
    std::vector<std::unique_ptr<AtomicFile>> m_files;
};

/// `[{name, checksum}]`
nlohmann::json dictionariesJson(const DictionaryMaterial& material);

} // namespace crossgloss
