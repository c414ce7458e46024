#include "resources/BareName.h"

namespace crossgloss {

std::string bareName(const std::filesystem::path& file)
{
    std::filesystem::path name = file.filename();
    for (const char* ending : {".xz", ".gz", ".bz2", ".zst", ".tei", ".xml", ".jsonl", ".json"}) {
        if (name.extension() == ending) {
            name = name.stem();
        }
    }
    return name.string();
}

} // namespace crossgloss
