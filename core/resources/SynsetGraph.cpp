#include "resources/SynsetGraph.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace crossgloss {

SynsetDensity synsetDensity(const Wordnet& wordnet, std::span<const std::string> ids)
{
    const std::unordered_set<std::string_view> vertices(ids.begin(), ids.end());
    std::set<std::pair<std::string_view, std::string_view>> edges;
    for (const std::string& id : ids) {
        const Synset* synset = wordnet.find(id);
        if (!synset) {
            continue;
        }
        for (const std::vector<std::string>* relation : {&synset->hypernyms, &synset->wholes}) {
            for (const std::string& other : *relation) {
                if (other != id && vertices.contains(other)) {
                    edges.insert(std::minmax(std::string_view(id), std::string_view(other)));
                }
            }
        }
    }
    SynsetDensity result;
    result.vertices = vertices.size();
    result.edges = edges.size();
    if (result.vertices > 1) {
        const auto v = static_cast<double>(result.vertices);
        result.density = 2.0 * static_cast<double>(result.edges) / (v * (v - 1));
    }
    return result;
}

} // namespace crossgloss
