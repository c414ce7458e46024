#pragma once

#include <QObject>
#include <QTimer>

#include <functional>

namespace crossgloss {

/// Has the session written while the user works, so that a program that is killed loses a moment at most: soon after
/// whatever the user did anywhere in the window, and when it is told of news.
class SessionKeeper : public QObject {
    Q_OBJECT

public:
    /// @param save Writes everything; must not be slow.
    SessionKeeper(std::function<void()> save, QObject* parent);

    /// Writes at once what is waiting to be written.
    void flush();

    /// From news to the disk; more news within it are written together.
    static constexpr int delayMs = 300;

public Q_SLOTS:
    void later();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::function<void()> m_save;
    QTimer m_timer;
};

} // namespace crossgloss
