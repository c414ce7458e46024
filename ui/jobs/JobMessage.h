#pragma once

#include "common/InlineMessage.h"

namespace crossgloss {

class Job;

/// The message of a page that starts jobs: tells how one failed, with a way to the line of the file at fault.
class JobMessage : public InlineMessage {
    Q_OBJECT

public:
    explicit JobMessage(QWidget* parent = nullptr);

    void showFailure(const Job& job);

Q_SIGNALS:
    void lineRequested(const QString& file, quint64 line);

private:
    QString m_file;
    quint64 m_line = 0;
};

} // namespace crossgloss
