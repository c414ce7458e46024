#pragma once

#include "jobs/CallReceiver.h"
#include "lookup/Lookup.h"

#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <memory>

namespace crossgloss {

/// Asks the engine away from the window's thread. A new question calls off the one before it, and an answer that comes
/// late for a question no longer asked is dropped: every question carries a generation, only the newest one's counts.
class LookupController : public CallReceiver {
    Q_OBJECT

public:
    explicit LookupController(QObject* parent = nullptr);
    ~LookupController() override;

    void setEngine(std::shared_ptr<const LookupEngine> engine);
    const std::shared_ptr<const LookupEngine>& engine() const { return m_engine; }

    /// Asks once typing has paused.
    void ask(const LookupQuery& query);
    /// Asks at once.
    void askNow(const LookupQuery& query);
    /// Forgets the present question; no answer to it will come.
    void callOff();
    /// Fetches what is known about a word.
    void describe(const QString& word, const QString& language, const std::vector<std::string>& dictionaries = {});
    /// What was asked of a word is no longer wanted; it will not come.
    void callOffDescription() { ++m_describeGeneration; }
    /// True from the question until its answer or failure.
    bool isBusy() const { return m_busy; }

    static constexpr int debounceMs = 120;

Q_SIGNALS:
    void answered(const LookupQuery& query, const LookupAnswer& answer);
    void failed(const LookupQuery& query, const QString& message);
    void described(const QString& word, const QString& language, const WordDetails& details);
    void describeFailed(const QString& word, const QString& language, const QString& message);
    void busyChanged(bool busy);

private:
    void dispatch();
    void setBusy(bool busy);

    std::shared_ptr<const LookupEngine> m_engine;
    QThreadPool m_pool;
    QTimer m_debounce;
    LookupQuery m_pending;
    quint64 m_generation = 0;
    quint64 m_describeGeneration = 0;
    std::shared_ptr<std::atomic<bool>> m_stop;
    bool m_busy = false;
};

} // namespace crossgloss
