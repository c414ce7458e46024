#include "jobs/GlossMaterials.h"

#include "base/Checksum.h"

namespace crossgloss {

MappedSpaces openMappedSpaces(OpenedSpaces& spaces, const GlossMaterials& materials, Progress& progress)
{
    return openMappedSpaces(spaces, materials.sourceVectors, materials.targetVectors,
                            {materials.map, materials.alignment}, 0, progress);
}

nlohmann::json runParametersOf(const GlossMaterials& materials)
{
    return {{"source", materials.sourceWordnet.text()},
            {"target", materials.targetWordnet.text()},
            {"source_vectors", materials.sourceVectors.text()},
            {"target_vectors", materials.targetVectors.text()},
            {"map", MapChoice{materials.map, materials.alignment}.path().string()}};
}

void readMaterials(const RunParameters& parameters, GlossMaterials& materials)
{
    materials.sourceWordnet = wordnetNamed(parameters.text("source"));
    materials.targetWordnet = wordnetNamed(parameters.text("target"));
    for (WordnetChoice* choice : {&materials.sourceWordnet, &materials.targetWordnet}) {
        choice->file = parameters.placed(choice->file.string());
    }
    materials.sourceVectors = parameters.space("source_vectors");
    materials.targetVectors = parameters.space("target_vectors");
    materials.map = parameters.file("map");
}

nlohmann::json runParametersOf(const MappedSpaces& spaces, const std::filesystem::path& map)
{
    nlohmann::json json = {{"source_vectors_checksum", spaces.source.space.checksum()},
                           {"source_language", spaces.source.language},
                           {"target_vectors_checksum", spaces.target.space.checksum()},
                           {"target_language", spaces.target.language},
                           {"map", map.string()},
                           {"map_method", spaces.map.method}};
    std::error_code failure;
    if (std::filesystem::is_regular_file(map, failure)) {
        json["map_checksum"] = fileChecksum(map);
    }
    return json;
}

} // namespace crossgloss
