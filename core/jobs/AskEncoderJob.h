#pragma once

#include "jobs/AskEncoderService.h"

#include <memory>
#include <mutex>

namespace crossgloss {

/// Asks trained dictionary encoders. The last one stays open, so that the next description is answered without reading
/// vectors and training definitions anew; a model file that was written since is read again.
class AskEncoderJob final : public AskEncoderService {
public:
    /// @throws Error when the model, its vectors or a language cannot be used; Cancelled. One question at a time, others wait.
    EncoderReply ask(const AskEncoderRequest& request, Progress& progress) override;

private:
    std::mutex m_mutex;
    std::filesystem::path m_path;
    std::filesystem::file_time_type m_written;
    std::unique_ptr<TrainedDictionary> m_dictionary;
};

} // namespace crossgloss
