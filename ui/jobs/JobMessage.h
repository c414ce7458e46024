#pragma once

#include "common/InlineMessage.h"

#include <functional>

namespace crossgloss {

class Job;

/// The message of a page that starts jobs: tells how one failed, with a way to the line of the file at fault.
class JobMessage : public InlineMessage {
    Q_OBJECT

public:
    explicit JobMessage(QWidget* parent = nullptr);

    void showFailure(const Job& job);
    /// @param act what the button @p action does; without text there is no button.
    void tell(Severity severity, const QString& text, const QString& action = {}, std::function<void()> act = {});

Q_SIGNALS:
    void lineRequested(const QString& file, quint64 line);

private:
    std::function<void()> m_act;
};

} // namespace crossgloss
