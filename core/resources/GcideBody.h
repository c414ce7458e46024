#pragma once

#include "resources/Dictionary.h"

#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// A phrase explained within the article of its main word: "{Free port}, a port where …".
struct GcidePhrase {
    std::vector<std::string> headwords;
    PartOfSpeech pos = PartOfSpeech::Unknown;
    std::vector<Sense> senses;
};

/// What stands below the head of an article.
struct GcideBody {
    std::vector<Sense> senses;
    std::vector<GcidePhrase> phrases;
};

/// @param label what the head says of all senses ("Zool.").
GcideBody readGcideBody(std::string_view text, const std::string& label);

} // namespace crossgloss
