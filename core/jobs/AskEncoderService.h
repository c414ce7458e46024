#pragma once

#include "base/Progress.h"
#include "encoder/TrainedDictionary.h"

#include <filesystem>
#include <string>

namespace crossgloss {

/// A description for a trained dictionary encoder.
struct AskEncoderRequest {
    std::filesystem::path model;       ///< as train writes it
    std::string description;
    std::string from;                  ///< canonical code of the description's language
    std::string to;                    ///< and of the answers'
    AskOptions options;
};

/// What the Train page asks of a trained encoder. As Backend: called from worker threads, failures thrown as Error.
class AskEncoderService {
public:
    virtual ~AskEncoderService() = default;

    /// Answers with what explains them.
    virtual EncoderReply ask(const AskEncoderRequest& request, Progress& progress) = 0;
};

} // namespace crossgloss
