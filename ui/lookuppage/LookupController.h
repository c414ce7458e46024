#pragma once

#include "jobs/CallReceiver.h"
#include "lookup/Lookup.h"

#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <array>
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
    void cancel();
    /// Who wants to know about a word: a new request of one takes the place of its own former one only.
    enum class Reader
    {
        Details,
        Entry
    };
    /// Fetches what is known about a word.
    /// @param dictionaries that are drawn on; all where none is named.
    void describe(const QString& word, const QString& language, const std::vector<std::string>& dictionaries = {},
                  Reader reader = Reader::Details);
    /// What was asked of a word for the details is no longer wanted; it will not come.
    void cancelDescription() { ++m_describeGenerations[0]; }
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
    std::array<quint64, 2> m_describeGenerations{}; ///< by reader
    std::shared_ptr<std::atomic<bool>> m_stop;
    bool m_busy = false;
};

} // namespace crossgloss
