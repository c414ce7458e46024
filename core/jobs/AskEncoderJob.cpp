#include "jobs/AskEncoderJob.h"

#include <system_error>

namespace crossgloss {

EncoderReply AskEncoderJob::ask(const AskEncoderRequest& request, Progress& progress)
{
    const std::lock_guard<std::mutex> lock(m_mutex);
    std::error_code failure;           // a file that is not there is told by who reads it
    const std::filesystem::file_time_type written = std::filesystem::last_write_time(request.model, failure);
    if (!m_dictionary || m_path != request.model || m_written != written) {
        m_dictionary.reset();
        m_dictionary = std::make_unique<TrainedDictionary>(request.model, request.options.threads, progress);
        m_path = request.model;
        m_written = written;
    }
    return m_dictionary->ask(request.description, request.from, request.to, request.options, progress);
}

} // namespace crossgloss
