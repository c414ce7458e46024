#include "common/DictionaryGroups.h"

#include "common/Backend.h"
#include "common/DictionaryService.h"

namespace crossgloss {

QStringList dictionaryGroups(Backend& backend)
{
    QStringList groups;
    try {
        for (const std::string& group : groupsOf(backend.dictionaries().uses())) {
            if (!group.empty()) {
                groups.append(QString::fromStdString(group));
            }
        }
    } catch (const Error&) {
        // Look-ups draw on all dictionaries then; the core says why.
        groups.clear();
    }
    return groups;
}

} // namespace crossgloss
