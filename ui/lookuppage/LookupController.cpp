#include "lookuppage/LookupController.h"

#include "CoreText.h"

#include <exception>

namespace crossgloss {

namespace {

/// Polled by the engine; nothing is shown of a look-up's progress.
class StopFlag final : public Progress {
public:
    explicit StopFlag(std::shared_ptr<std::atomic<bool>> flag) : m_flag(std::move(flag)) {}
    void stage(std::string_view, std::uint64_t) override {}
    void advance(std::uint64_t) override {}
    bool cancelled() const override { return *m_flag; }

private:
    std::shared_ptr<std::atomic<bool>> m_flag;
};

template <typename Function>
QString failureOf(Function&& function)
{
    try {
        function();
        return {};
    } catch (const Error& error) {
        return translated(error);
    } catch (const std::exception& error) {
        return QString::fromUtf8(error.what());
    }
}

} // namespace

LookupController::LookupController(QObject* parent) : CallReceiver(parent)
{
    // One for the question, two for the details and the entry of a word, one spare for a question that is being called off.
    m_pool.setMaxThreadCount(4);
    m_debounce.setSingleShot(true);
    m_debounce.setInterval(debounceMs);
    connect(&m_debounce, &QTimer::timeout, this, &LookupController::dispatch);
}

LookupController::~LookupController()
{
    if (m_stop) {
        *m_stop = true;
    }
    m_pool.waitForDone();
}

void LookupController::setEngine(std::shared_ptr<const LookupEngine> engine)
{
    cancel();
    m_engine = std::move(engine);
}

void LookupController::ask(const LookupQuery& query)
{
    cancel();
    m_pending = query;
    setBusy(true);
    m_debounce.start();
}

void LookupController::askNow(const LookupQuery& query)
{
    cancel();
    m_pending = query;
    setBusy(true);
    dispatch();
}

void LookupController::cancel()
{
    m_debounce.stop();
    ++m_generation;
    if (m_stop) {
        *m_stop = true;
    }
    setBusy(false);
}

void LookupController::dispatch()
{
    if (!m_engine) {
        setBusy(false);
        return;
    }
    m_stop = std::make_shared<std::atomic<bool>>(false);
    startOn(m_pool, [this, engine = m_engine, query = m_pending, generation = m_generation, stop = m_stop] {
        if (*stop) {
            return;
        }
        LookupAnswer answer;
        StopFlag progress(stop);
        const QString failure = failureOf([&] { answer = engine->ask(query, progress); });
        if (*stop) {
            return;
        }
        post([this, query, answer = std::move(answer), failure, generation] {
            if (generation != m_generation) {
                return;
            }
            setBusy(false);
            if (failure.isEmpty()) {
                Q_EMIT answered(query, answer);
            } else {
                Q_EMIT failed(query, failure);
            }
        });
    });
}

void LookupController::describe(const QString& word, const QString& language,
                                const std::vector<std::string>& dictionaries, Reader reader)
{
    if (!m_engine) {
        return;
    }
    const auto place = static_cast<std::size_t>(reader);
    const quint64 generation = ++m_describeGenerations[place];
    startOn(m_pool, [this, engine = m_engine, word, language, dictionaries, place, generation] {
        WordDetails details;
        const QString failure =
            failureOf([&] { details = engine->describe(word.toStdString(), language.toStdString(), 12, dictionaries); });
        post([this, word, language, details = std::move(details), failure, place, generation] {
            if (generation != m_describeGenerations[place]) {
                return;
            }
            if (failure.isEmpty()) {
                Q_EMIT described(word, language, details);
            } else {
                Q_EMIT describeFailed(word, language, failure);
            }
        });
    });
}

void LookupController::setBusy(bool busy)
{
    if (m_busy != busy) {
        m_busy = busy;
        Q_EMIT busyChanged(busy);
    }
}

} // namespace crossgloss
