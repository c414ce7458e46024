#pragma once

#include "jobs/AskEncoderService.h"

#include "base/Error.h"

#include <mutex>

namespace crossgloss {

/// Answers by rule; remembers the last request. A model whose name holds "broken" fails.
class FakeAskEncoder final : public AskEncoderService {
public:
    ~FakeAskEncoder() override;   // in Fakes.cpp, and with it all that is virtual
    EncoderReply ask(const AskEncoderRequest& request, Progress& progress) override
    {
        progress.throwIfCancelled();
        {
            const std::lock_guard<std::mutex> lock(m_mutex);
            m_last = request;
        }
        if (request.model.string().find("broken") != std::string::npos) {
            throw Error("The model is damaged").at(request.model.string());
        }
        EncoderReply reply;
        reply.answers = {{"lièvre", 0.71F}, {"lapin", 0.69F}, {"cerf", 0.41F}};
        reply.words = {{"shy", true, 0.3}, {"animal", true, 0.6}, {"zzyzx", false, 0}, {"ears", true, 0.1}};
        if (request.options.nearest > 0) {
            reply.nearest = {{"lièvre", "a timid long eared animal", 0.83F}};
        }
        return reply;
    }
    AskEncoderRequest last()
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        return m_last;
    }

private:
    std::mutex m_mutex;
    AskEncoderRequest m_last;
};

} // namespace crossgloss
