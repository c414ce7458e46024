#include "store/EntryPipeline.h"

#include "base/Error.h"
#include "resources/ReadIssues.h"
#include "store/EntryArchive.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <thread>

namespace crossgloss {

namespace {

constexpr std::size_t batchSize = 16 * EntryBlock::capacity;
constexpr std::size_t queueLength = 16;

/// Entries with the blocks that hold them whole, the first EntryBlock::capacity of them in the first.
struct Batch
{
    std::vector<PreparedEntry> entries;
    std::vector<std::string> blocks;
    EntryBlock open;

    void close()
    {
        if (!open.empty()) {
            blocks.push_back(open.take());
        }
    }
};

/// Batches between one producer and one consumer; either side may give up.
class BatchQueue {
public:
    /// @return false when the consumer has given up.
    bool push(Batch&& batch)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_batches.size() < queueLength || m_stopped; });
        if (m_stopped) {
            return false;
        }
        m_batches.push_back(std::move(batch));
        m_changed.notify_all();
        return true;
    }

    /// @return false when the producer has ended and everything was taken.
    bool pop(Batch& batch)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return !m_batches.empty() || m_ended; });
        if (m_batches.empty()) {
            return false;
        }
        batch = std::move(m_batches.front());
        m_batches.pop_front();
        m_changed.notify_all();
        return true;
    }

    void end() { set(m_ended); }
    void stop() { set(m_stopped); }

private:
    void set(bool& flag)
    {
        const std::lock_guard lock(m_mutex);
        flag = true;
        m_changed.notify_all();
    }

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Batch> m_batches;
    bool m_ended = false;
    bool m_stopped = false;
};

/// Takes the reader's reports over to the writing thread, which passes them on: a Progress is called from one thread.
class RelayedProgress final : public Progress {
public:
    explicit RelayedProgress(Progress& receiver) : m_receiver(receiver) {}

    void stage(std::string_view name, std::uint64_t total) override
    {
        const std::lock_guard lock(m_mutex);
        m_name = name;
        m_total = total;
        m_changed = true;
        m_done = 0;
    }
    void advance(std::uint64_t done) override { m_done = done; }
    bool cancelled() const override { return m_cancelled; }

    void relay()
    {
        {
            const std::lock_guard lock(m_mutex);
            if (m_changed) {
                m_receiver.stage(m_name, m_total);
                m_changed = false;
            }
        }
        m_receiver.advance(m_done);
        if (m_receiver.cancelled()) {
            m_cancelled = true;
        }
    }

private:
    Progress& m_receiver;
    std::mutex m_mutex;
    std::string m_name;
    std::uint64_t m_total = 0;
    bool m_changed = false;
    std::atomic<std::uint64_t> m_done{0};
    std::atomic<bool> m_cancelled{false};
};

} // namespace

ReadReport writeEntries(const EntryReader& read, const DictionaryInfo& info, std::int64_t resource, IndexWriter& writer,
                        Progress& progress)
{
    BatchQueue queue;
    RelayedProgress relayed(progress);
    ReadReport report;
    std::uint64_t empty = 0;
    std::exception_ptr failure;

    std::thread reader([&] {
        try {
            Batch batch;
            bool wanted = true;
            report = read(relayed, [&](DictionaryEntry&& entry) {
                PreparedEntry prepared;
                if (!wanted) {
                    throw Cancelled();
                }
                if (!prepareEntry(entry, info, prepared)) {
                    ++empty;
                    return;
                }
                batch.entries.push_back(std::move(prepared));
                batch.open.add(entry);
                if (batch.open.full()) {
                    batch.close();
                }
                if (batch.entries.size() == batchSize) {
                    wanted = queue.push(std::move(batch));
                    batch = Batch();
                }
            });
            batch.close();
            queue.push(std::move(batch));
        } catch (...) {
            failure = std::current_exception();
        }
        queue.end();
    });

    std::exception_ptr writeFailure;
    try {
        Batch batch;
        while (queue.pop(batch)) {
            relayed.relay();
            progress.throwIfCancelled();
            std::int64_t block = 0;
            for (std::size_t i = 0; i < batch.entries.size(); ++i) {
                const std::size_t place = i % EntryBlock::capacity;
                if (place == 0) {
                    block = writer.entryBlock(batch.blocks[i / EntryBlock::capacity], resource);
                }
                writer.archivedEntry(writer.entry(batch.entries[i], info, resource), resource, block, place);
            }
        }
    } catch (...) {
        writeFailure = std::current_exception();
        queue.stop();
    }
    reader.join();
    if (writeFailure) {
        std::rethrow_exception(writeFailure);
    }
    if (failure) {
        std::rethrow_exception(failure);
    }
    report.read -= std::min(report.read, empty);
    report.skipped += empty;
    if (empty > 0) {
        countLeftOut(report, CROSSGLOSS_TEXT("The entry holds no words that can be looked up"), true, empty);
    }
    return report;
}

} // namespace crossgloss
